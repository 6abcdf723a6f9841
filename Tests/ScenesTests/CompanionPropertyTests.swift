import Companion
import InterfaceBuilder
import Testing

@testable import Scenes

/// What is said of properties that views don't have, and of values that these can't have.
@Suite struct CompanionPropertyTests {
  private static let content = """
    <view key="view" id="root"><subviews><label id="label" userLabel="Name" text="1"/>
    <stackView id="stack"/><label id="own" customClass="Badge"/><textField id="field"/>
    <switch id="switch"/><tableView id="table"/></subviews></view>
    <connections><outlet property="row" destination="stack" id="o"/></connections>
    """

  private func found(_ companion: String, colors: Set<String>? = []) throws -> [CompanionDiagnostic]
  {
    let set = try storyboard(
      controller("vc", "viewController", #"customClass="Photo""#, Self.content))
    let file = try CompanionFile(parsing: Array(companion.utf8))
    return file.diagnostics + file.unknownNames(in: set, colors: colors)
  }

  /// Words that properties have, and properties that views have; of own classes nothing is known.
  @Test(arguments: [
    ("stack", #""axis": "vertical", "spacing": 3"#), ("row", #""alignment": "firstBaseline""#),
    ("own", #""axis": "vertical""#), ("label", #""textAlignment": "natural", "alpha": 1"#),
    ("field", #""borderStyle": "none", "enabled": false"#), ("switch", #""on": true"#),
    ("table", #""separatorColor": "Brand", "showsVerticalScrollIndicator": false"#),
    ("label", ##""textColor": "#FF0000", "backgroundColor": "systemRed""##),
    ("stack", #""backgroundColor": "Brand", "contentMode": "top""#),
  ])
  func nothingIsSaid(_ view: String, _ values: String) throws {
    let companion = #"{"properties": [{"view": "\#(view)", "values": {\#(values)}}]}"#
    #expect(try found(companion, colors: ["Brand"]).map(\.message) == [])
  }

  @Test(arguments: [
    (
      "label", #""axis": "vertical""#,
      "UILabel has no property “axis”, which is left out; those that have it: UIStackView."
    ),
    (
      "Name", #""spacing": 8"#,
      "UILabel has no property “spacing”, which is left out; those that have it: UIStackView."
    ),
    ("stack", #""axis": "diagonal""#, "“diagonal” is not among “horizontal”, “vertical”."),
    (
      "row", #""distribution": "equal""#,
      "“equal” is not among “fill”, “fillEqually”, “fillProportionally”, “equalSpacing”, “equalCentering”."
    ),
    (
      "label", #""textColor": "nonsense""#,
      "“nonsense” is no colour in this document; what is said of it is left out."
    ),
  ])
  func whatIsWrong(_ view: String, _ value: String, _ message: String) throws {
    let companion = #"{"properties": [{"view": "\#(view)", "values": {\#(value)}}]}"#
    #expect(try found(companion).map(\.message) == [message])
  }

  /// Where the project's colours aren't known only those are reported that nearly are known ones.
  @Test func colorsOfAnUnknownProject() throws {
    let companion = #"{"properties": [{"view": "label", "values": {"textColor": "nonsense"}}]}"#
    #expect(try found(companion, colors: nil).isEmpty)
  }

  /// Of appearance proxies, views that code adds, and completions.
  @Test(arguments: [
    #"{"appearance": [{"class": "UILabel", "properties": {"axis": "vertical"}}]}"#,
    #"{"views": [{"name": "a", "in": "root", "class": "UILabel", "values": {"axis": "vertical"}}]}"#,
    """
    {"animations": [{"controller": "vc", "during": "size", "changes": [],
      "completion": {"properties": {"label": {"axis": "vertical"}}}}]}
    """,
  ])
  func everywhere(_ companion: String) throws {
    let found = try found(companion)
    #expect(found.map(\.rule) == [.unknownProperty])
    #expect(found.first?.path.hasSuffix(".axis") == true)
  }
}
