import CGtk
import Localization
import PreviewerGtk
import PreviewerModel
import Simulation
import Traits
import UIKitMetrics
import WorkerProtocol

/// Which part of the screen the running interface has: the whole, one of the parts that pads give to
/// apps side by side, or a size of its own.
@MainActor
final class WindowPartChooser {
  enum Child: String, TemplateChild {
    case button, label
    static var definition: [UInt8] { PackageResources.WindowPartChooser_ui }
  }

  private let ui = Template(Child.self)
  private let running: RunningInterface
  private let catalogue: DeviceCatalogue
  private let button: ChooserButton
  private let parts: RadioList<Multitasking?>
  private let width = Object(gtk_spin_button_new_with_range(1, 4096, 1))
  private let height = Object(gtk_spin_button_new_with_range(1, 4096, 1))
  /// While the figures follow the interface rather than lead it.
  private var isUpdating = false

  init(running: RunningInterface, scenes: ShownScenes, catalogue: DeviceCatalogue) {
    (self.running, self.catalogue) = (running, catalogue)
    button = ChooserButton(ui[.button], label: ui[.label], actions: ["win.window-part"])
    parts = RadioList(Multitasking.allCases + [nil], name: Self.name) { [weak running] in
      running?.giveWindow($0, title: Self.name(of: $0))
    }
    build()
    running.observe { [weak self] in if case .mode = $0 { self?.update() } }
    scenes.observe { [weak self] in if case .scenes = $0 { self?.update() } }
  }

  var widget: Object { ui[.button] }

  func popUp() {
    button.popUp()
  }

  private func build() {
    let sizes = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
    sizes.setLeftToRight()
    for (name, spin) in [
      (localized("Width in points"), width), (localized("Height in points"), height),
    ] {
      Accessible(spin.widget).setLabel(name)
      gtk_widget_set_tooltip_text(spin.widget, name)
      if spin === height { sizes.append(Object(gtk_label_new("×"))) }
      sizes.append(spin)
      Signal.on(spin.raw, "value-changed") { [weak self] in self?.resize() }
    }
    parts.box.append(sizes)
    button.setContent(parts)
    button.takeFocused = { [weak self] in
      guard let self else { return }
      parts.chooseFocused()
      // Figures that have been typed.
      for spin in [width, height] { gtk_spin_button_update(spin.opaque) }
    }
  }

  private static func name(of part: Multitasking?) -> String {
    part?.title ?? localized("Free Size")
  }

  private func resize() {
    guard !isUpdating else { return }
    running.resize(
      Size(
        width: gtk_spin_button_get_value(width.opaque),
        height: gtk_spin_button_get_value(height.opaque)))
  }

  private func update() {
    guard let shown = running.interaction?.shown else { return }
    isUpdating = true
    defer { isUpdating = false }
    let current = shown.windowPart
    button.show(Self.name(of: current), name: localized("Window: %1$s", Self.name(of: current)))
    let device = shown.device.flatMap { catalogue.device(named: $0) }
    let screen = device?.size(shown.orientation)
    let possible = device?.multitasking(on: shown.system) ?? []
    parts.show(current)
    parts.enable { part in
      guard let part, part != .fullScreen else { return true }
      // Upright there are no halves.
      return possible.contains(part) && screen.map { part.width(onScreen: $0) != nil } ?? false
    }
    for (spin, value) in [(width, shown.size.width), (height, shown.size.height)] {
      gtk_spin_button_set_value(spin.opaque, value)
      gtk_widget_set_sensitive(spin.widget, current == nil ? 1 : 0)
    }
  }
}
