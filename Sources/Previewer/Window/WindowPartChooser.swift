import CGtk
import Simulation
import Traits
import WorkerProtocol

/// Which part of the screen the running interface has: the whole, one of the parts that pads give to
/// apps side by side, or a size of its own.
@MainActor
final class WindowPartChooser {
  private let preview: Preview
  private let button: ChooserButton
  private var choices: [(part: Multitasking?, button: Object)] = []
  private let width = Object(gtk_spin_button_new_with_range(1, 4096, 1))
  private let height = Object(gtk_spin_button_new_with_range(1, 4096, 1))
  /// While the widgets follow the preview rather than lead it.
  private var isUpdating = false

  init(_ interface: Interface, preview: Preview) {
    self.preview = preview
    button = ChooserButton(interface, "window")
    build()
    preview.observe { [weak self] change in
      switch change {
      case .mode, .scenes: self?.update()
      default: break
      }
    }
  }

  func popUp() {
    button.popUp()
  }

  private func build() {
    let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
    box.setMargins(6)
    for part in Multitasking.allCases.map(Optional.some) + [nil] {
      let choice = Object(gtk_check_button_new_with_label(Self.name(of: part)))
      if let first = choices.first?.button {
        gtk_check_button_set_group(choice.pointer(), first.pointer())
      }
      Signal.on(choice.raw, "toggled") { [weak self, weak choice] in
        guard let self, let choice, !isUpdating,
          gtk_check_button_get_active(choice.pointer()) != 0
        else { return }
        choose(part)
      }
      box.append(choice)
      choices.append((part, choice))
    }
    let sizes = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
    for (name, spin) in [("Width in points", width), ("Height in points", height)] {
      Accessible(spin.widget).setLabel(name)
      gtk_widget_set_tooltip_text(spin.widget, name)
      if spin === height { sizes.append(Object(gtk_label_new("×"))) }
      sizes.append(spin)
      Signal.on(spin.raw, "value-changed") { [weak self] in self?.resize() }
    }
    box.append(sizes)
    button.setContent(box)
  }

  private static func name(of part: Multitasking?) -> String {
    switch part {
    case .fullScreen: "Full Screen"
    case .oneThird: "Split View 1/3"
    case .oneHalf: "Split View 1/2"
    case .twoThirds: "Split View 2/3"
    case .slideOver: "Slide Over"
    case nil: "Free Size"
    }
  }

  private func choose(_ part: Multitasking?) {
    guard let shown = preview.interaction?.shown else { return }
    let name = Self.name(of: part)
    if let part {
      preview.perform(.multitask(as: part), title: name)
    } else {
      preview.perform(
        .resize(width: shown.size.width, height: shown.size.height), title: name)
    }
  }

  private func resize() {
    guard !isUpdating else { return }
    preview.resize(
      Size(
        width: gtk_spin_button_get_value(width.opaque),
        height: gtk_spin_button_get_value(height.opaque)))
  }

  private func update() {
    guard let shown = preview.interaction?.shown else { return }
    isUpdating = true
    defer { isUpdating = false }
    let current = shown.windowPart
    button.show(Self.name(of: current), name: "Window: \(Self.name(of: current))")
    let screen = shown.device.flatMap { preview.catalogue.device(named: $0) }
      .map { $0.size(shown.orientation) }
    for (part, choice) in choices {
      if part == current { gtk_check_button_set_active(choice.pointer(), 1) }
      var isPossible = true
      if let part, part != .fullScreen {
        // Only pads divide their screens, and upright there are no halves.
        isPossible =
          shown.traits.userInterfaceIdiom == .pad
          && screen.map { part.width(onScreen: $0) != nil } ?? false
      }
      gtk_widget_set_sensitive(choice.widget, isPossible ? 1 : 0)
    }
    for (spin, value) in [(width, shown.size.width), (height, shown.size.height)] {
      gtk_spin_button_set_value(spin.opaque, value)
      gtk_widget_set_sensitive(spin.widget, current == nil ? 1 : 0)
    }
  }
}

extension SimulatedStep {
  /// Nil for a window with a size of its own.
  var windowPart: Multitasking? { isFullScreen ? .fullScreen : multitasking }
}
