import Localization
import PreviewerCanvas
import PreviewerLayers

extension WindowAction {
  /// What is drawn over the scenes.
  static var overlays: [WindowAction] {
    [
      overlay(.constraints, localized("_Constraints of the Selection")),
      overlay(.safeArea, localized("_Safe Area")),
      overlay(.margins, localized("Layout _Margins")),
      overlay(.guides, localized("Layout _Guides")),
      overlay(.alignment, localized("_Alignment Rectangles")),
      overlay(.wireframe, localized("_Wireframe")),
      overlay(.tapTargets, localized("Small _Tap Targets")),
      overlay(.hidden, localized("_Hidden Views")),
      overlay(.pixelGrid, localized("_Pixel Grid")),
      overlay(.rulers, localized("_Rulers and Guides")),
      .command(
        "guide-at-selection", menu: (.guides, localized("Guide at the Selection's _Edge")),
        keys: ["<Control><Shift>g"],
        shortcut: (.canvas, localized("Guide at the selection's next edge"))
      ) { window in
        if !window.canvas.overlays.contains(.rulers) { window.change(Overlay.rulers.action, true) }
        window.canvas.addGuideAtSelection()
      },
      .command("remove-guides", menu: (.guides, localized("Remove the Scene's G_uides"))) {
        $0.canvas.removeGuides()
      },
    ]
  }

  private static func overlay(_ overlay: Overlay, _ label: String) -> WindowAction {
    .toggle(
      overlay.action, menu: (.overlays, label), isOn: { $0.canvas.overlays.contains(overlay) },
      set: { $0.show(overlay, $1) })
  }
}

extension Overlay {
  /// The name of the action that shows or hides it.
  var action: String { "overlay-\(rawValue)" }
}
