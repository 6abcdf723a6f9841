import Testing

@testable import Localization

struct LocalizedTests {
  struct Case: CustomTestStringConvertible {
    let text: String
    let arguments: [any CustomStringConvertible & Sendable]
    let result: String

    var testDescription: String { text }
  }

  /// A translation may put arguments elsewhere, and repeat or leave out one.
  @Test(arguments: [
    Case(text: "100 %", arguments: [], result: "100 %"),
    Case(text: "%1$s of %2$s", arguments: [1, "ten"], result: "1 of ten"),
    Case(text: "von %2$s %1$s", arguments: [1, "zehn"], result: "von zehn 1"),
    Case(text: "%1$s, %1$s", arguments: ["a"], result: "a, a"),
    Case(text: "%1$s %%", arguments: [50], result: "50 %"),
    Case(
      text: "%2$s is none, %s neither, %1$d", arguments: ["a"],
      result: "%2$s is none, %s neither, %1$d"),
    Case(text: "%1$s", arguments: ["%1$s%%"], result: "%1$s%%"),
    Case(text: "at the end %", arguments: ["a"], result: "at the end %"),
  ])
  func argumentsStandWhereTheTextWantsThem(_ example: Case) {
    #expect(filled(example.text, example.arguments) == example.result)
  }

  /// As `meson-helpers/translations` has it.
  @Test(
    arguments: [
      ("Previewer/About.swift", Localization.Domain.window), ("ninefold/main.swift", .window),
      ("PreviewerCanvas/CanvasView.swift", .window),
      ("ninefold_worker/main.swift", .worker), ("Worker/Commands.swift", .worker),
      ("Localization/Words.swift", .worker),
    ] as [(StaticString, Localization.Domain)])
  func theModuleDecidesWhoseSentencesTheyAre(file: StaticString, domain: Localization.Domain) {
    #expect(Localization.Domain(of: file) == domain)
  }

  /// The tests run without translations.
  @Test func whatNobodyHasTranslatedIsAsItIsWritten() {
    #expect(localized("Nobody translates “%1$s”.", 3) == "Nobody translates “3”.")
    #expect(localized("Nobody does", context: "a test") == "Nobody does")
    #expect(localized("%1$s view in %2$s", plural: "%1$s views in %2$s", 1, "a") == "1 view in a")
    #expect(localized("%1$s view in %2$s", plural: "%1$s views in %2$s", 0, "a") == "0 views in a")
  }
}
