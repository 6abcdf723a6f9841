import CGtk
import Localization
import Traits

/// The text size that the user of the device prefers: Dynamic Type's setting.
@MainActor
final class TextSizePage {
  let box: Object
  let list: RadioList<ContentSizeCategory>
  private let preview: Preview
  private let reason = Object.reason()

  init(preview: Preview) {
    self.preview = preview
    list = RadioList(ContentSizeCategory.allCases, name: Self.name) { [weak preview] in
      preview?.choose($0)
    }
    reason.setText(
      localized("Interface Builder's canvas has one text size: view as a device to choose another"))
    box = .page(reason, list.box)
    preview.observe { [weak self] change in
      if case .choice = change { self?.update() }
    }
    update()
  }

  static func name(of category: ContentSizeCategory) -> String {
    category == .standard ? localized("%1$s (standard)", category.title) : category.title
  }

  private func update() {
    // A canvas has no user, and one text size.
    let hasUser = preview.hasSystem
    list.show(hasUser ? preview.settings.contentSize : .standard)
    list.enable { _ in hasUser }
    reason.isVisible = !hasUser
  }
}
