import CGtk
import Localization
import Traits

/// The version of iOS on which the interface runs.
@MainActor
final class SystemVersionChooser {
  private let preview: Preview
  private let button: ChooserButton
  private let list: RadioList<SystemVersion>

  /// The interface's objects: `system_button` and `system_label`.
  init(_ interface: Interface, preview: Preview) {
    self.preview = preview
    button = ChooserButton(interface, "system", action: "win.system")
    list = RadioList(SystemVersion.series.reversed(), name: Self.name) { [weak preview] in
      preview?.choose($0)
    }
    button.setContent(list)
    preview.observe { [weak self] change in
      if case .choice = change { self?.update() }
    }
    update()
  }

  func popUp() {
    button.popUp()
  }

  private static func name(of version: SystemVersion) -> String { "iOS \(version)" }

  private func update() {
    let name = Self.name(of: preview.system)
    let systems = preview.systems
    list.offer { systems.contains($0) }
    list.show(preview.system)
    button.setSensitive(preview.hasSystem)
    button.setTooltip(
      preview.hasSystem
        ? localized("Version of iOS")
        : localized(
          "Interface Builder's canvas has no version of iOS: view as a device to choose one"))
    button.show(
      preview.hasSystem ? name : "iOS",
      name: preview.hasSystem
        ? localized("Version of the system: %1$s", name) : localized("Version of the system: none"))
  }
}
