import CGtk
import Localization
import Traits

/// Which part of its pad's screen the window of the chosen configuration has. Not there without a pad.
@MainActor
final class ConfigurationPartChooser {
  private let comparison: Comparison
  private let button: ChooserButton
  private let widget: Object
  private let parts: RadioList<Multitasking>

  /// The interface's objects: `part_button` and `part_label`.
  init(_ interface: Interface, comparison: Comparison) {
    self.comparison = comparison
    button = ChooserButton(interface, "part", actions: ["win.window-part"])
    widget = interface.object("part_button")
    parts = RadioList(Multitasking.allCases, name: \.title) { [weak comparison] in
      comparison?.choose($0)
    }
    button.setContent(parts)
    update()
  }

  /// Whether there is something to choose.
  var isOffered: Bool { comparison.parts.count > 1 }

  func popUp() {
    if isOffered { button.popUp() }
  }

  func update() {
    let possible = comparison.parts
    widget.isVisible = isOffered
    guard isOffered else { return }
    let part = comparison.part
    button.show(part.title, name: localized("Window: %1$s", part.title))
    parts.show(part)
    parts.enable(where: possible.contains)
  }
}
