import CGtk
import Localization
import PreviewerGtk
import PreviewerModel
import Traits

/// The version of iOS on which the interface runs.
@MainActor
final class SystemVersionPage {
  let box: Object
  let list: RadioList<SystemVersion>
  private let configuration: CurrentConfiguration
  private let reason = Object.reason()

  init(configuration: CurrentConfiguration) {
    self.configuration = configuration
    list = RadioList(SystemVersion.series.reversed(), name: Self.name) { [weak configuration] in
      configuration?.choose($0)
    }
    reason.setText(
      localized("Interface Builder's canvas has no version of iOS: view as a device to choose one"))
    box = .page(reason, list.box)
    configuration.observe { [weak self] _ in self?.update() }
    update()
  }

  private static func name(of version: SystemVersion) -> String { "iOS \(version)" }

  private func update() {
    let systems = configuration.systems
    list.offer { systems.contains($0) }
    list.show(configuration.chosen.system)
    list.enable { [hasSystem = configuration.hasSystem] _ in hasSystem }
    reason.isVisible = !configuration.hasSystem
  }
}

extension Object {
  /// Why nothing can be chosen on a page.
  static func reason() -> Object {
    let label = Object.label(wraps: true)
    gtk_label_set_max_width_chars(label.opaque, 40)
    return label
  }

  /// A page of the traits' popover: why nothing can be chosen, and the choices, which scroll where there are
  /// more than a small screen has room for.
  static func page(_ reason: Object, _ choices: Object) -> Object {
    let scroller = Object(gtk_scrolled_window_new())
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_height(scroller.opaque, 1)
    // Logical pixels: a popover in a window of 600 has about 400.
    gtk_scrolled_window_set_max_content_height(scroller.opaque, 320)
    gtk_scrolled_window_set_child(scroller.opaque, choices.widget)
    let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 12))
    box.append(reason)
    box.append(scroller)
    return box
  }
}
