import CGtk
import Traits

/// The version of iOS on which the interface runs.
@MainActor
final class SystemVersionChooser {
  private let preview: Preview
  private let button: ChooserButton
  private let list: RadioList<SystemVersion>

  /// Storyboards have had size classes since 8; 19 to 25 were never released.
  private static let versions = ([26] + (8...18).reversed()).map { SystemVersion($0) }

  /// The interface's objects: `system_button` and `system_label`.
  init(_ interface: Interface, preview: Preview) {
    self.preview = preview
    button = ChooserButton(interface, "system")
    list = RadioList(Self.versions, name: Self.name) { [weak preview] in preview?.choose($0) }
    list.box.setMargins(6)
    button.setContent(list.box)
    Signal.on(button.popover.raw, "show") { [weak self] in
      guard let self else { return }
      list.focus(self.preview.system)
    }
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
    list.show(preview.system)
    button.show(name, name: "Version of the system: \(name)")
  }
}
