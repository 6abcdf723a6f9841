import Testing
import Traits

@testable import Companion

@Suite struct ConditionTests {
  private let phone = Circumstances(
    size: Size(width: 320, height: 568),
    traits: TraitCollection(
      horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceIdiom: .phone,
      displayScale: 2),
    shown: ShownControllers(
      primary: [ShownController(names: ["list", "ListController"])],
      secondary: [ShownController(names: ["photo"])],
      others: [ShownController(names: ["help"])]))

  @Test(arguments: [
    ("{}", true),
    (#"{"horizontalSizeClass": "compact", "displayScale": 2}"#, true),
    (#"{"horizontalSizeClass": "compact", "verticalSizeClass": "compact"}"#, false),
    (#"{"userInterfaceIdiom": "pad"}"#, false),
    // What nobody has set is as a device has it at first.
    (#"{"preferredContentSizeCategory": "large"}"#, true),
    (#"{"preferredContentSizeCategory": "extraLarge"}"#, false),
    (#"{"layoutDirection": "leftToRight"}"#, true),
    (#"{"not": {"layoutDirection": "rightToLeft"}}"#, true),
    (#"{"widerThan": 320}"#, false), (#"{"widerThan": 319.5}"#, true),
    (#"{"narrowerThan": 320}"#, false), (#"{"narrowerThan": 321, "tallerThan": 500}"#, true),
    (#"{"tallerThan": 568}"#, false), (#"{"shorterThan": 569}"#, true),
    (#"{"shorterThan": 568}"#, false),
    (#"{"shows": "photo"}"#, true), (#"{"shows": ["album", "help"]}"#, true),
    (#"{"shows": []}"#, false), (#"{"shows": "album"}"#, false),
    (#"{"primaryShows": "ListController"}"#, true), (#"{"primaryShows": "photo"}"#, false),
    (#"{"secondaryShows": "picture"}"#, true), (#"{"secondaryShows": "list"}"#, false),
    (#"{"not": {"secondaryShows": "picture"}}"#, false), (#"{"not": {"widerThan": 500}}"#, true),
    (#"{"anyOf": [{"widerThan": 500}, {"shows": "help"}]}"#, true), (#"{"anyOf": []}"#, false),
    (#"{"anyOf": [{}], "widerThan": 500}"#, false),
  ]) func everythingNamedHasToHold(condition: String, holds: Bool) throws {
    let file = try companion(
      """
      { "names": { "picture": "photo" },
        "texts": [ { "view": "v", "when": \(condition), "text": "" } ] }
      """)
    #expect(file.diagnostics.isEmpty)
    let text = try #require(file.texts.first)
    #expect(text.condition.holds(in: phone) == holds)
  }

  @Test func theFirstAlternativeThatHoldsIsTheAnswer() throws {
    let file = try companion(
      """
      { "splitViews": [ { "controller": "split", "primaryForCollapsing": [
        { "when": { "widerThan": 500 }, "controller": "a" },
        { "when": { "widerThan": 300 }, "controller": "b" },
        { "controller": "c" } ] } ] }
      """)
    let answers = try #require(file.splitViews.first).primaryForCollapsing
    let chosen = [600.0, 400, 200].map { width in
      answers.value(
        in: Circumstances(size: Size(width: width, height: 1), traits: TraitCollection()))
    }
    #expect(chosen == ["a", "b", "c"])
  }
}
