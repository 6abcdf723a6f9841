import InterfaceBuilder
import Testing

@testable import Scenes

struct SegueGraphTests {
  private static func graph() throws -> SegueGraph {
    let relation = #"<connections><segue destination="root" kind="relationship" "#
    let set = try storyboard(
      controller(
        "nav", "navigationController", "",
        relation + #"relationship="rootViewController" id="r"/></connections>"#)
        + controller(
          "root", "viewController", #"customClass="Root" storyboardIdentifier="start""#,
          """
          <view key="view" id="v"><subviews><button id="b"><connections>
            <segue destination="other" kind="show" id="s" identifier="go"/>
            <segue reference="s" id="mention"/>
          </connections></button></subviews></view>
          """) + controller("other"))
    return SegueGraph(set.document)
  }

  @Test func edgesKnowTheirSourceAndWhatTriggersThem() throws {
    let graph = try Self.graph()
    #expect(graph.edges.compactMap(\.id) == ["r", "s"])
    let edge = try #require(graph.edges.last)
    #expect(edge.source.id == "root")
    #expect(edge.trigger?.id == "b")
  }

  @Test func goesBothWays() throws {
    let graph = try Self.graph()
    let root = try #require(graph.controller(id: "root"))
    #expect(graph.segues(from: root).compactMap(\.id) == ["s"])
    #expect(graph.segues(to: root).compactMap(\.id) == ["r"])
    let nav = try #require(graph.controller(id: "nav"))
    #expect(graph.related(nav, by: "rootViewController") == [root])
    #expect(graph.related(nav, by: "viewControllers").isEmpty)
  }

  @Test(arguments: ["root", "start", "Root"])
  func findsByName(_ name: String) throws {
    #expect(try Self.graph().controllers(named: name).compactMap(\.id) == ["root"])
  }

  @Test func findsTheControllerAroundAnElement() throws {
    let graph = try Self.graph()
    let trigger = try #require(graph.edges.last?.trigger)
    #expect(graph.controller(containing: trigger)?.id == "root")
  }
}
