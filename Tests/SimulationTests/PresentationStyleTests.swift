import Companion
import Testing
import Traits

@testable import Simulation

/// Every style in every size class and generation of the system. Source: semantics.md, section 6.
struct PresentationStyleTests {
  private static let forms: [Character: PresentationForm] = [
    "F": .fullScreen, "O": .overFullScreen, "c": .card, "P": .pageSheet, "f": .formSheet,
    "p": .popover, "C": .currentContext, "x": .overCurrentContext, "u": .custom,
  ]

  /// A letter for each of width compact and height regular, both compact, width regular and height
  /// compact, both regular.
  @Test(arguments: [
    (8, PresentationStyle.automatic, "FFFF"), (12, .automatic, "FFFF"), (13, .automatic, "cFPP"),
    (17, .automatic, "cFPP"), (18, .automatic, "cFff"), (26, .automatic, "cFff"),
    (8, .fullScreen, "FFFF"), (13, .fullScreen, "FFFF"), (18, .fullScreen, "FFFF"),
    (8, .pageSheet, "FFPP"), (13, .pageSheet, "cFPP"), (18, .pageSheet, "cFPP"),
    (8, .formSheet, "FFff"), (13, .formSheet, "cFff"), (18, .formSheet, "cFff"),
    (8, .currentContext, "CCCC"), (13, .currentContext, "CCCC"), (18, .currentContext, "CCCC"),
    (8, .overFullScreen, "OOOO"), (13, .overFullScreen, "OOOO"), (18, .overFullScreen, "OOOO"),
    (8, .overCurrentContext, "xxxx"), (13, .overCurrentContext, "xxxx"),
    (18, .overCurrentContext, "xxxx"),
    (8, .popover, "FFpp"), (13, .popover, "cFfp"), (18, .popover, "cFfp"),
    (8, .custom, "uuuu"), (13, .custom, "uuuu"), (18, .custom, "uuuu"),
  ])
  func forms(_ system: Int, _ style: PresentationStyle, _ expected: String) {
    #expect(forms(style, SystemVersion(system), nil) == expected.map { Self.forms[$0] })
  }

  @Test func everyStyleIsInTheTable() {
    #expect(PresentationStyle.allCases.count == 9)
  }

  @Test(arguments: [
    (12, PresentationStyle.popover, AdaptiveStyle.none, "pppp"),
    (17, .popover, .none, "pppp"), (17, .popover, .fullScreen, "FFFF"),
    (17, .popover, .overFullScreen, "OOOO"), (17, .formSheet, .fullScreen, "FFFF"),
    (17, .formSheet, .none, "ccff"), (12, .pageSheet, .none, "PPPP"),
    (17, .custom, .overFullScreen, "OOOO"), (17, .custom, .none, "uuuu"),
    (17, .popover, .formSheet, "cFff"), (17, .fullScreen, .overFullScreen, "FFFF"),
  ])
  func delegateAnswers(
    _ system: Int, _ style: PresentationStyle, _ answer: AdaptiveStyle, _ expected: String
  ) {
    #expect(forms(style, SystemVersion(system), answer) == expected.map { Self.forms[$0] })
  }

  private func forms(
    _ style: PresentationStyle, _ system: SystemVersion, _ answer: AdaptiveStyle?
  ) -> [PresentationForm?] {
    let classes: [(SizeClass, SizeClass)] = [
      (.compact, .regular), (.compact, .compact), (.regular, .compact), (.regular, .regular),
    ]
    return classes.map { width, height in
      style.form(
        in: TraitCollection(horizontalSizeClass: width, verticalSizeClass: height),
        system: system, answer: answer)
    }
  }
}
