import InterfaceBuilder
import Localization
import Scenes
import Traits
import UIKitMetrics
import WorkerProtocol
import Workspace

/// What of scenes a version of iOS doesn't know: one issue for each feature, about the first view that has
/// it, with how many more do. ``Feature`` has the table.
package struct UnavailableFeatures {
  private let scenes: [Scene]
  private let platform: Platform
  private let features: [Feature]

  init(in scene: Scene) {
    (scenes, platform, features) = ([scene], scene.platform, Feature.allCases)
  }

  /// What the oldest version of iOS that an app is for hasn't got, as far as the app can't be built with it, or
  /// something isn't there.
  package init(in scenes: [Scene], on oldest: SystemVersion) {
    (self.scenes, platform) = (scenes, Platform(running: oldest))
    features = Feature.allCases.filter { [.noApp, .gone].contains($0.loss) }
  }

  package var issues: [Issue] { features.filter { !platform.has($0) }.compactMap(issue) }

  private func issue(_ feature: Feature) -> Issue? {
    // What can't be built at all doesn't look otherwise, either.
    guard feature != .safeArea || platform.has(.earlySafeArea) else { return nil }
    let objects = scenes.flatMap { self.objects(with: feature, in: $0) }
    guard let first = objects.first else { return nil }
    var message: String {
      let sentence = platform.loss(of: feature, in: localized("“%1$s”", first.name))
      return objects.count > 1
        ? localized("%1$s So it is with %2$s more.", sentence, objects.count - 1) : sentence
    }
    return Issue(
      rule: RulePage.unavailable.id, severity: Issue.Severity(feature.loss), id: first.id,
      line: first.line,
      message: message)
  }

  private struct Object {
    let id: String?
    let name: String
    let line: Int

    init(_ view: View) {
      id = view.id
      name = view.givenName ?? view.className
      line = view.line
    }

    init?(_ element: Element?, name: String) {
      guard let element else { return nil }
      id = element.id
      self.name = name
      line = element.line
    }
  }

  // MARK: Who has what

  private func objects(with feature: Feature, in scene: Scene) -> [Object] {
    func views(_ condition: (View) -> Bool) -> [Object] {
      scene.views.filter { $0.element != nil && condition($0) }.map(Object.init)
    }
    func owners(_ kinds: Set<LayoutGuide.Kind>) -> [Object] { Self.owners(kinds, in: scene) }
    return switch feature {
    case .heightVariation:
      scene.environment.traits.userInterfaceIdiom == .pad ? [] : views(Self.hasHeightVariation)
    case .stackView: views { $0.kind == .stackView }
    case .readableWidth: views { $0.followsReadableWidth }
    case .textSizeAdjustment: views { $0.adjustsFontForContentSizeCategory }
    case .earlySafeArea, .safeArea: owners([.safeArea])
    case .webView: views { $0.kind == .wkWebView }
    case .scrollViewGuides: owners([.content, .frame])
    case .keyboardGuide: owners([.keyboard])
    case .namedColor: views { $0.hasColor(where: Self.isOfAssetCatalog) }
    case .largeTitle:
      [Object(scene.bars.top?.element, name: scene.title)].compactMap(\.self).filter { _ in
        NavigationBar(scene.bars.top?.element).prefersLargeTitles
      }
        + views {
          $0.kind == .navigationBar && $0.element?.key == nil
            && NavigationBar($0.element).prefersLargeTitles
        }
    case .symbol: views { view in view.shownImages.contains(where: scene.isSymbol) }
    case .systemColor: views { $0.hasColor(where: Self.isLaterSystemColor) }
    case .insetGroups:
      views { $0.kind == .tableView && TableView($0).writtenStyle == .insetGrouped }
    case .datePickerStyle:
      views { $0.kind == .datePicker && DatePicker($0).hasLaterStyle }
    case .splitColumns:
      [Object(scene.controller, name: scene.title)].compactMap(\.self).filter { _ in
        scene.controller?.name == "splitViewController" && scene.viewController.hasColumnStyle
      }
    case .buttonConfiguration:
      views { $0.kind == .button && Button($0).writtenConfiguration != nil }
    }
  }

  /// The views that have guides which constraints refer to.
  private static func owners(_ kinds: Set<LayoutGuide.Kind>, in scene: Scene) -> [Object] {
    var owners: Set<ViewIndex> = []
    for constraint in scene.constraints {
      for item in [constraint.first, constraint.second].compactMap(\.self) {
        guard case .guide(let index) = item, kinds.contains(scene.guides[index].kind) else {
          continue
        }
        owners.insert(scene.guides[index].owner)
      }
    }
    return owners.sorted().map { Object(scene.views[$0]) }
  }

  private static func hasHeightVariation(_ view: View) -> Bool {
    view.element?.variations.contains { variation in
      variation.conditions?.contains { $0.trait == "heightClass" && $0.value == "compact" } == true
    } == true
  }

  /// A colour with a name that is neither the system's nor of one of macOS's lists of colours, such as the list
  /// “Developer”, which `catalog` names: of those Interface Builder writes the components into the app.
  private static func isOfAssetCatalog(_ color: Element) -> Bool {
    color["name"] != nil && color["systemColor"] == nil && color["catalog"] == nil
  }

  /// Whether a system colour is one that iOS 13 added: earlier ones have other names.
  private static func isLaterSystemColor(_ color: Element) -> Bool {
    let earlier: Set = [
      "darkTextColor", "lightTextColor", "groupTableViewBackgroundColor",
      "viewFlipsideBackgroundColor", "scrollViewTexturedBackgroundColor",
    ]
    guard let name = color["systemColor"] ?? color["xcode11CocoaTouchSystemColor"] else {
      return false
    }
    return !earlier.contains(name)
  }
}

extension View {
  fileprivate func hasColor(where condition: (Element) -> Bool) -> Bool {
    element?.children.contains { $0.name == "color" && condition($0) } == true
  }

  /// The images of image views, and of buttons in the normal state.
  fileprivate var shownImages: [ImageReference] {
    [ImageView(self).image].compactMap(\.self) + Button(self).writtenImages
  }
}

extension Issue.Severity {
  fileprivate init(_ loss: Feature.Loss) {
    switch loss {
    case .noApp: self = .error
    case .gone, .seen: self = .warning
    case .slight: self = .info
    }
  }
}

extension RulePage {
  package static let unavailable = RulePage(
    id: "unavailable",
    title: localized("Something that an older iOS hasn't got"),
    reason: localized("The app looks otherwise there than in the document, or isn't built for it."),
    remedy: localized(
      "Raise the deployment target, or do without it for the versions that are named."),
    finds: """
      something that came with a later version of iOS than the one that counts, such as stack \
      views (9), safe areas, web views and large titles (11), symbols and system colours (13), configured \
      buttons (15): what it is, how often it is there, and what happens instead; of the oldest version that the app is \
      for what it can't be built with, and symbols
      """,
    severity: "error where Xcode builds no app with it; warning; info where it is hardly seen",
    example: LintExample(
      .subviews, ExampleParts.image(#"image="star" catalog="system""#),
      mended: ExampleParts.image(#"image="Star""#), system: "12"))
}
