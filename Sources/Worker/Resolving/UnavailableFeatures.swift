import InterfaceBuilder
import Scenes
import Traits
import WorkerProtocol

/// What of a scene its version of iOS doesn't know: one issue for each feature, about the first view that has
/// it, with how many more do. ``Feature`` has the table.
struct UnavailableFeatures {
  private static let rule = "unavailable"

  private let scene: Scene

  init(in scene: Scene) {
    self.scene = scene
  }

  var issues: [Issue] {
    let missing = Feature.allCases.filter { !scene.platform.has($0) }
    return missing.compactMap(issue)
  }

  private func issue(_ feature: Feature) -> Issue? {
    let objects = objects(with: feature)
    guard let first = objects.first else { return nil }
    let more = objects.count > 1 ? " So it is with \(objects.count - 1) more." : ""
    let sentence = scene.platform.loss(of: feature, in: "“\(first.name)”")
    return Issue(
      rule: Self.rule, severity: Issue.Severity(feature.loss), id: first.id, line: first.line,
      message: sentence + more)
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

  private func objects(with feature: Feature) -> [Object] {
    switch feature {
    case .heightVariation:
      scene.environment.traits.userInterfaceIdiom == .pad ? [] : views(Self.hasHeightVariation)
    case .stackView: views { $0.kind == .stackView }
    case .readableWidth: views { $0.flag("layoutMarginsFollowReadableWidth") == true }
    case .textSizeAdjustment: views { $0.flag("adjustsFontForContentSizeCategory") == true }
    case .safeArea: owners([.safeArea])
    case .scrollViewGuides: owners([.content, .frame])
    case .keyboardGuide: owners([.keyboard])
    case .namedColor: views { $0.hasColor { $0["name"] != nil && $0["systemColor"] == nil } }
    case .largeTitle:
      [Object(scene.bars.top?.element, name: scene.title)].compactMap(\.self).filter { _ in
        scene.bars.top?.element?["largeTitles"] == "YES"
      } + views { $0.element?.key == nil && $0.flag("largeTitles") == true }
    case .symbol: views { view in view.shownImages.contains(where: scene.isSymbol) }
    case .systemColor: views { $0.hasColor(where: Self.isLaterSystemColor) }
    case .insetGroups: views { $0.kind == .tableView && $0["style"] == "insetGrouped" }
    case .datePickerStyle:
      views { $0.kind == .datePicker && ["compact", "inline"].contains($0["style"]) }
    case .splitColumns:
      [Object(scene.controller, name: scene.title)].compactMap(\.self).filter { _ in
        scene.controller.map { $0.name == "splitViewController" && hasColumns($0) } == true
      }
    case .buttonConfiguration: views { $0.value("configuration") != nil && $0.kind == .button }
    }
  }

  private func views(_ condition: (View) -> Bool) -> [Object] {
    scene.views.filter { $0.element != nil && condition($0) }.map(Object.init)
  }

  /// The views that have guides which constraints refer to.
  private func owners(_ kinds: Set<LayoutGuide.Kind>) -> [Object] {
    var owners: Set<Int> = []
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

  private func hasColumns(_ controller: Element) -> Bool {
    controller.flag("allowDoubleColumnStyle") == true
      || controller["style"]?.hasSuffix("Column") == true
  }

  /// Those of iOS 12 and earlier have other names.
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

  /// What image views show, and buttons in their normal state.
  fileprivate var shownImages: [ImageReference] {
    [
      imageReference("image"), normalState?.imageReference("image"),
      normalState?.imageReference("backgroundImage"),
      value("configuration")?.imageReference("image"),
    ].compactMap(\.self)
  }
}

extension Issue.Severity {
  fileprivate init(_ loss: Feature.Loss) {
    switch loss {
    case .noApp: self = .error
    case .seen: self = .warning
    case .slight: self = .info
    }
  }
}
