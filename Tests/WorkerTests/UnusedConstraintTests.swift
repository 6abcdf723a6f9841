import InterfaceBuilder
import Testing

@testable import Linting

/// Constraints that no size class has, or that say what others say.
@Suite struct UnusedConstraintTests {
  private static func width(_ id: String, _ rest: String = "constant=\"20\"") -> String {
    "<constraint firstAttribute=\"width\" \(rest) id=\"\(id)\"/>"
  }

  private static func pin(_ id: String, _ first: String, _ second: String, _ rest: String) -> String
  {
    "<constraint firstItem=\"\(first)\" firstAttribute=\"leading\" secondItem=\"\(second)\" "
      + "secondAttribute=\"leading\" \(rest) id=\"\(id)\"/>"
  }

  private static func mask(_ key: String, _ entries: String) -> String {
    "<variation key=\"\(key)\"><mask key=\"constraints\">\(entries)</mask></variation>"
  }

  private static let twice = width("a") + width("b")
  private static func exclude(_ id: String) -> String { "<exclude reference=\"\(id)\"/>" }
  private static func include(_ id: String) -> String { "<include reference=\"\(id)\"/>" }

  /// Constraints, variations of what holds them, connections, and which make no difference.
  @Test(
    arguments: [
      (twice, "", "", ["b"]),
      (width("a") + width("b", "constant=\"21\""), "", "", []),
      (width("a") + width("b", "constant=\"20\" priority=\"999\""), "", "", []),
      (width("a") + width("b", "constant=\"20\" relation=\"lessThanOrEqual\""), "", "", []),
      (width("a") + width("b", "constant=\"20\" multiplier=\"2\""), "", "", []),
      (width("a") + width("b", "constant=\"20.0\" priority=\"1000\""), "", "", ["b"]),
      (width("a") + width("b", "constant=\"20\" placeholder=\"YES\""), "", "", []),
      (width("a") + width("b") + width("c"), "", "", ["b", "c"]),
      // Both ends exchanged.
      (
        pin("a", "x", "y", "constant=\"8\"") + pin("b", "y", "x", "constant=\"-8\""), "", "", ["b"]
      ),
      (
        pin("a", "x", "y", "relation=\"greaterThanOrEqual\"")
          + pin("b", "y", "x", "relation=\"lessThanOrEqual\""), "", "", ["b"]
      ),
      (
        pin("a", "x", "y", "relation=\"greaterThanOrEqual\"")
          + pin("b", "y", "x", "relation=\"greaterThanOrEqual\""), "", "", []
      ),
      // The holder stands for an item that isn't named.
      (
        width("a")
          + "<constraint firstItem=\"v\" firstAttribute=\"width\" constant=\"20\" id=\"b\"/>",
        "", "", ["b"]
      ),
      // Where code can reach one of two, it may take it away, and then the other one counts.
      (twice, "", "<outlet property=\"p\" destination=\"b\" id=\"o\"/>", []),
      (
        twice, "",
        "<outlet property=\"p\" destination=\"a\" id=\"o\"/><outletCollection property=\"p\" destination=\"b\" id=\"q\"/>",
        []
      ),
      (width("a", "identifier=\"i\"") + width("b", "identifier=\"j\""), "", "", []),
      // Installed nowhere, or somewhere.
      (width("a"), mask("default", exclude("a")), "", ["a"]),
      (
        width("a"), mask("default", exclude("a")),
        "<outlet property=\"p\" destination=\"a\" id=\"o\"/>", []
      ),
      (
        width("a"), mask("default", exclude("a")) + mask("widthClass=compact", include("a")), "", []
      ),
      (
        width("a"),
        mask("widthClass=compact", exclude("a")) + mask("widthClass=regular", exclude("a")),
        "", ["a"]
      ),
      // The one that is installed in less makes no difference; both do where each is alone somewhere.
      (twice, mask("widthClass=compact", exclude("a")), "", ["a"]),
      (twice, mask("widthClass=compact", exclude("b")), "", ["b"]),
      (
        twice, mask("widthClass=compact", exclude("a")) + mask("widthClass=regular", exclude("b")),
        "", []
      ),
      // What varies.
      (
        width("a")
          + "<constraint firstAttribute=\"width\" constant=\"20\" id=\"b\"><variation key=\"heightClass=compact\" constant=\"9\"/></constraint>",
        "", "", []
      ),
      // What isn't understood isn't judged.
      (twice, mask("device=watch", exclude("a")), "", []),
    ] as [(String, String, String, [String])])
  func whatMakesNoDifference(
    constraints: String, variations: String, connections: String, expected: [String]
  ) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="v"><constraints>\(constraints)</constraints>\(variations)
      <connections>\(connections)</connections></view></objects></document>
      """
    let document = try Document(parsing: Array(text.utf8))
    let found = ConstraintRules(document: document).issues()
    #expect(found.compactMap(\.id) == expected)
    #expect(found.allSatisfy { $0.rule == "unused-constraint" && $0.line == 2 })
  }
}
