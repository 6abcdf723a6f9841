import CGtk
import Localization
import PreviewerGtk
import PreviewerModel
import Traits

/// The text size that the user of the device prefers: Dynamic Type's setting.
@MainActor
package final class TextSizePage {
  let box: Object
  let list: RadioList<ContentSizeCategory>
  private let configuration: CurrentConfiguration
  private let reason = Object.reason()
  private let followers = Object.reason()

  init(configuration: CurrentConfiguration) {
    self.configuration = configuration
    list = RadioList(ContentSizeCategory.allCases, name: Self.name) { [weak configuration] in
      configuration?.choose($0)
    }
    reason.setText(
      localized("Interface Builder's canvas has one text size: view as a device to choose another"))
    box = .page(reason, list.box)
    box.append(followers)
    configuration.observe { [weak self] _ in self?.update() }
    configuration.scenes.observe { [weak self] change in
      if case .scenes = change { self?.update() }
    }
    update()
  }

  package static func name(of category: ContentSizeCategory) -> String {
    category == .standard ? localized("%1$s (standard)", category.title) : category.title
  }

  private func update() {
    // A canvas has no user, and one text size.
    let hasUser = configuration.hasSystem
    list.show(hasUser ? configuration.chosen.settings.contentSize : .standard)
    list.enable { _ in hasUser }
    reason.isVisible = !hasUser
    let texts = TextSizeFollowers(in: configuration.scenes.scenes)
    followers.setText(texts.sentence)
    followers.isVisible = hasUser && texts.count > 0
  }
}
