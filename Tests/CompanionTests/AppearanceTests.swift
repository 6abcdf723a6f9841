import Testing
import Traits

@testable import Companion

@Suite struct AppearanceTests {
  /// A label of the app's own in a cell in a navigation controller, in compact width.
  private let label = AppearanceSubject(
    classes: ["Caption", "UILabel", "UIView"],
    containers: [["UITableViewCell", "UIView"], ["UINavigationController", "UIViewController"]],
    traits: TraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .regular))

  @Test(arguments: [
    // Which rules apply.
    (#"{"class": "UILabel"}"#, true), (#"{"class": "UIView"}"#, true),
    (#"{"class": "UIButton"}"#, false),
    (#"{"class": "UILabel", "containedIn": "UITableViewCell"}"#, true),
    (#"{"class": "UILabel", "containedIn": ["UITableViewCell", "UINavigationController"]}"#, true),
    (#"{"class": "UILabel", "containedIn": ["UINavigationController", "UITableViewCell"]}"#, false),
    (#"{"class": "UILabel", "containedIn": "UIToolbar"}"#, false),
    // Each container counts once.
    (#"{"class": "UILabel", "containedIn": ["UITableViewCell", "UIView"]}"#, false),
    (#"{"class": "UILabel", "traits": {"horizontalSizeClass": "compact"}}"#, true),
    (#"{"class": "UILabel", "traits": {"userInterfaceIdiom": "phone"}}"#, false),
  ]) func rulesNeedClassContainersAndTraits(rule: String, applies: Bool) throws {
    let rules = try rules([rule])
    #expect((rules.properties(of: label)["tag"] == .number(0)) == applies)
  }

  @Test(
    arguments: [
      // Later rules win over earlier ones that are as specific.
      ([#"{"class": "UILabel"}"#, #"{"class": "UILabel"}"#], 1.0),
      // Subclasses, containers and traits win over what is later, in this order.
      ([#"{"class": "Caption"}"#, #"{"class": "UILabel", "containedIn": "UITableViewCell"}"#], 0),
      ([#"{"class": "UILabel", "containedIn": "UITableViewCell"}"#, #"{"class": "UILabel"}"#], 0),
      (
        [
          #"{"class": "UILabel", "traits": {"verticalSizeClass": "regular"}}"#,
          #"{"class": "UILabel"}"#,
        ], 0
      ),
      (
        [
          #"{"class": "UILabel", "containedIn": "UITableViewCell"}"#,
          #"{"class": "UILabel", "traits": {"verticalSizeClass": "regular"}}"#,
        ], 0
      ),
    ] as [([String], Double)])
  func theMostSpecificRuleWins(rules: [String], winner: Double) throws {
    #expect(try self.rules(rules).properties(of: label)["tag"] == .number(winner))
  }

  @Test func rulesForOtherPropertiesAddUp() throws {
    let file = try companion(
      """
      { "appearance": [
        { "class": "UIView", "properties": { "tintColor": "systemRed", "alpha": 0.5 } },
        { "class": "UILabel", "properties": { "alpha": 1, "opaque": true } } ] }
      """)
    #expect(
      file.appearance.properties(of: label)
        == ["tintColor": .string("systemRed"), "alpha": .number(1), "opaque": .bool(true)])
  }

  /// Rules that set `tag` to their index.
  private func rules(_ rules: [String]) throws -> [AppearanceRule] {
    let entries = rules.enumerated().map { index, rule in
      rule.dropLast() + #", "properties": {"tag": \#(index)}}"#
    }
    return try companion(#"{"appearance": [\#(entries.joined(separator: ","))]}"#).appearance
  }
}
