import CGtk
import Localization
import Traits

/// The text size that the user of the device prefers: Dynamic Type's setting.
@MainActor
final class TextSizeChooser {
  private let preview: Preview
  private let button: ChooserButton
  private let list: RadioList<ContentSizeCategory>

  /// The interface's objects: `text_size_button` and `text_size_label`.
  init(_ interface: Interface, preview: Preview) {
    self.preview = preview
    button = ChooserButton(interface, "text_size", action: "win.text-size")
    list = RadioList(ContentSizeCategory.allCases, name: Self.name) { [weak preview] in
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

  static func name(of category: ContentSizeCategory) -> String {
    category == .standard ? localized("%1$s (standard)", category.title) : category.title
  }

  private func update() {
    // A canvas has no user, and one text size.
    let category = preview.hasSystem ? preview.settings.contentSize : .standard
    button.setSensitive(preview.hasSystem)
    button.setTooltip(
      preview.hasSystem
        ? localized("Text size")
        : localized(
          "Interface Builder's canvas has one text size: view as a device to choose another"))
    list.show(category)
    button.show(
      category == .standard ? "Aa" : "Aa \(category.shortName)",
      name: localized("Text size: %1$s", category.title))
  }
}
