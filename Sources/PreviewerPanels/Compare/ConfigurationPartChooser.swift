import CGtk
import Localization
import PreviewerGtk
import PreviewerModel
import Traits

/// Which part of its pad's screen the window of the chosen configuration has. Not there without a pad.
@MainActor
package final class ConfigurationPartChooser {
  enum Child: String, TemplateChild {
    case button, label
    static var definition: [UInt8] { PackageResources.ConfigurationPartChooser_ui }
  }

  private let ui = Template(Child.self)
  private let comparison: Comparison
  private let button: ChooserButton
  private let parts: RadioList<Multitasking>

  init(comparison: Comparison) {
    self.comparison = comparison
    button = ChooserButton(ui[.button], label: ui[.label], actions: ["win.window-part"])
    parts = RadioList(Multitasking.allCases, name: \.title) { [weak comparison] in
      comparison?.choose($0)
    }
    button.setContent(parts)
    update()
  }

  var widget: Object { ui[.button] }

  /// Whether there is something to choose.
  package var isOffered: Bool { comparison.parts.count > 1 }

  package func popUp() {
    if isOffered { button.popUp() }
  }

  package func update() {
    let possible = comparison.parts
    widget.isVisible = isOffered
    guard isOffered else { return }
    let part = comparison.part
    button.show(part.title, name: localized("Window: %1$s", part.title))
    parts.show(part)
    parts.enable(where: possible.contains)
  }
}
