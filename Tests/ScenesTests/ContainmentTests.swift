import Testing
import Traits

@testable import Scenes

/// The scenes that a container shows when it appears.
@Suite struct ContainmentTests {
  private func relation(_ name: String, to id: String) -> String {
    #"<segue destination="\#(id)" kind="relationship" relationship="\#(name)" id="to-\#(id)"/>"#
  }

  /// The titles and places of what the first controller contains, back to front.
  private func contained(
    _ tag: String, _ content: String, _ others: String..., attributes: String = "",
    traits: TraitCollection = .phonePortrait,
    size: Size = Size(width: 375, height: 667)
  ) throws -> [String: ContainedScene.Place] {
    let set = try storyboard(controller("container", tag, attributes, content) + others.joined())
    let scenes = set.contained(in: try set.scene(at: 0, traits: traits, size: size))
    return Dictionary(uniqueKeysWithValues: scenes.map { ($0.entry.id, $0.place) })
  }

  @Test func aNavigationControllerShowsItsRoot() throws {
    let found = try contained(
      "navigationController",
      "<connections>\(relation("rootViewController", to: "a"))</connections>",
      controller("a"))
    #expect(found == ["scene-a": .whole])
  }

  @Test func aTabBarControllerShowsItsFirstTab() throws {
    let found = try contained(
      "tabBarController",
      """
      <connections>\(relation("viewControllers", to: "b"))\(relation("viewControllers", to: "a"))
      </connections>
      """, controller("a"), controller("b"))
    #expect(found == ["scene-b": .whole])
  }

  @Test func aContainerViewShowsWhatItEmbeds() throws {
    let found = try contained(
      "viewController",
      """
      <view key="view" id="v"><subviews><label id="l"/><containerView id="c">
        <connections><segue destination="a" kind="embed" id="s"/></connections>
      </containerView></subviews></view>
      """, controller("a"))
    #expect(found == ["scene-a": .view(2)])
  }

  private var split: String {
    """
    <connections>
      \(relation("masterViewController", to: "a"))\(relation("detailViewController", to: "b"))
    </connections>
    """
  }

  /// The canvas is 700 points wide: the primary column takes 0.4 of it.
  @Test(arguments: [
    ("", ["scene-a": SplitLayout.Span(column: .primary, x: 0, width: 280)], 280.0),
    (
      #"preferredDisplayMode="over""#,
      ["scene-a": SplitLayout.Span(column: .primary, x: 0, width: 280)], 0
    ),
    (#"preferredDisplayMode="secondaryOnly""#, [:], 0),
  ])
  func aRegularSplitViewControllerShowsItsColumns(
    _ attributes: String, _ side: [String: SplitLayout.Span], _ x: Double
  ) throws {
    let found = try contained(
      "splitViewController", split, controller("a"), controller("b"), attributes: attributes,
      traits: .pad, size: Size(width: 700, height: 600))
    let secondary = SplitLayout.Span(column: .secondary, x: x, width: 700 - x)
    #expect(found == side.mapValues { .column($0) }.merging(["scene-b": .column(secondary)]) { $1 })
  }

  @Test func aThirdColumnIsShownBesideTheSecondaryOne() throws {
    let found = try contained(
      "splitViewController",
      """
      <connections>\(relation("masterViewController", to: "a"))
        \(relation("supplementaryViewController", to: "c"))
        \(relation("detailViewController", to: "b"))</connections>
      """, controller("a"), controller("b"), controller("c"), traits: .pad,
      size: Size(width: 700, height: 600))
    #expect(
      found == [
        "scene-c": .column(SplitLayout.Span(column: .supplementary, x: 0, width: 280)),
        "scene-b": .column(SplitLayout.Span(column: .secondary, x: 280, width: 420)),
      ])
  }

  @Test func aCompactSplitViewControllerShowsItsPrimaryColumn() throws {
    let found = try contained(
      "splitViewController", split, controller("a"), controller("b"), traits: .phonePortrait)
    #expect(found == ["scene-a": .whole])
  }

  @Test func aSegueOutOfTheDocumentShowsNothing() throws {
    let found = try contained(
      "navigationController",
      "<connections>\(relation("rootViewController", to: "elsewhere"))</connections>")
    #expect(found.isEmpty)
  }

  @Test func containersBarsAreViewsInFrontOfTheOthers() throws {
    let set = try storyboard(
      controller(
        "container", "navigationController", "",
        #"<navigationBar key="navigationBar" id="bar"/><connections>"#
          + relation("rootViewController", to: "a") + "</connections>")
        + controller(
          "a", "viewController", "",
          #"<view key="view" id="root"><subviews><view id="v"/></subviews></view>"#))
    let scene = try set.scene(at: 1)
    #expect(scene.views.map(\.kind) == [.view, .view, .navigationBar])
    #expect(scene.root.children == [1, 2])
    #expect(scene.addedTopBar == 2)
    #expect(scene.addedBottomBar == nil)
    #expect(scene.views.last?.element?.id == "bar")
  }
}
