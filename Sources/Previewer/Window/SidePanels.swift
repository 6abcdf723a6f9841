import CGtk
import PreviewerGtk

/// The panels at the sides of the canvas. Where the window has room for both, each is shown or not as its
/// user chose; in a narrower one they take turns, so that the canvas keeps its room.
@MainActor
final class SidePanels {
  typealias Side = PanelWidths.Side

  /// As wide as their user made them, in the usual text.
  private(set) var outlineWidth: Double
  private(set) var inspectorWidth: Double
  /// Whether both may be shown.
  private(set) var isWide = true
  /// Told when other panels are shown than before.
  var onChange: (@MainActor () -> Void)?

  /// Where there is room.
  private var wanted: Set<Side>
  /// Which has its turn in a narrow window.
  private var turn: Side?
  private var width = 0.0
  private var textScale = 1.0

  private let window: Object
  private let panels: [Side: Object]
  private let outlinePaned: Object
  private let inspectorPaned: Object
  private var isArranging = false
  /// The widths of the panes when they were arranged; other ones mean that the window moves a handle.
  private var arrangedWidths: [gint] = []

  /// - Parameters:
  ///   - panels: What is shown or not.
  ///   - outlinePaned: Has the outline first.
  ///   - inspectorPaned: Has the inspector last.
  init(
    _ panels: [Side: Object], in window: Object, outlinePaned: Object, inspectorPaned: Object,
    state: WindowState
  ) {
    (self.window, self.panels) = (window, panels)
    (self.outlinePaned, self.inspectorPaned) = (outlinePaned, inspectorPaned)
    (outlineWidth, inspectorWidth) = (Double(state.outlineWidth), Double(state.inspectorWidth))
    wanted = []
    if state.showsOutline { wanted.insert(.outline) }
    if state.showsInspector { wanted.insert(.inspector) }
    for paned in [outlinePaned, inspectorPaned] {
      Signal.onPointer(paned.raw, "notify::position") { [weak self] _ in self?.handleMoved() }
    }
    fit(state.width)
    showPanels()
  }

  /// What is shown now.
  var shown: Set<Side> { isWide ? wanted : Set([turn].compactMap { $0 }) }

  /// What is shown where there is room.
  func isWanted(_ side: Side) -> Bool { wanted.contains(side) }

  func show(_ side: Side, _ isShown: Bool) {
    if !isWide {
      turn = isShown ? side : nil
    } else if isShown {
      wanted.insert(side)
    } else {
      wanted.remove(side)
    }
    showPanels()
    onChange?()
  }

  /// Makes the panels fit the window, once it has been laid out.
  /// - Parameter width: Logical pixels.
  func fit(_ width: Int) {
    let (width, textScale) = (Double(width), window.textScale)
    let isResized = width != self.width || textScale != self.textScale
    (self.width, self.textScale) = (width, textScale)
    let isWide = widths.hasRoomForBoth
    if isWide != self.isWide {
      self.isWide = isWide
      turn = widths.hasRoomForOne ? [.outline, .inspector].first(where: wanted.contains) : nil
      showPanels()
      onChange?()
    }
    if isResized || paneWidths != arrangedWidths { arrange() }
  }

  private var widths: PanelWidths {
    PanelWidths(
      outline: outlineWidth * textScale, inspector: inspectorWidth * textScale, width: width,
      textScale: textScale)
  }

  /// What a panel has in the window as it is.
  func width(of side: Side) -> Double {
    widths.width(of: side, besideOther: shown.count > 1)
  }

  private var paneWidths: [gint] {
    [outlinePaned, inspectorPaned].map { gtk_widget_get_width($0.widget) }
  }

  private func showPanels() {
    for (side, panel) in panels { panel.isVisible = shown.contains(side) }
    arrangedWidths = []
  }

  /// Gives each panel its width. GTK moves handles itself when a window shrinks, and not back.
  private func arrange() {
    isArranging = true
    defer { isArranging = false }
    arrangedWidths = paneWidths
    var room = gtk_widget_get_width(inspectorPaned.widget)
    if shown.contains(.outline) {
      let position = gint(width(of: .outline).rounded())
      room += gtk_paned_get_position(outlinePaned.opaque) - position
      gtk_paned_set_position(outlinePaned.opaque, position)
    }
    if shown.contains(.inspector), room > 0 {
      gtk_paned_set_position(
        inspectorPaned.opaque, room - gint(width(of: .inspector).rounded()))
    }
  }

  /// A handle that moves while the panes keep their widths is moved by its user.
  private func handleMoved() {
    guard !isArranging, !arrangedWidths.isEmpty, textScale > 0 else { return }
    let paned = paneWidths
    if shown.contains(.outline), paned[0] == arrangedWidths[0] {
      let position = Double(gtk_paned_get_position(outlinePaned.opaque))
      if abs(position - width(of: .outline)) > 1 { outlineWidth = position / textScale }
    }
    if shown.contains(.inspector), paned[1] == arrangedWidths[1] {
      let rest = Double(paned[1] - gtk_paned_get_position(inspectorPaned.opaque))
      if abs(rest - width(of: .inspector)) > 1 { inspectorWidth = rest / textScale }
    }
  }
}

extension Object {
  /// How many times as large a widget's text is as GNOME's usual one, of 11 points at 96 dpi; 1 for smaller
  /// ones.
  var textScale: Double {
    guard let context = gtk_widget_get_pango_context(widget),
      let font = pango_context_get_font_description(context)
    else { return 1 }
    let size = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
    let pixels =
      pango_font_description_get_size_is_absolute(font) != 0 ? size : size * 96 / 72
    return max(1, pixels / (11 * 96 / 72))
  }
}
