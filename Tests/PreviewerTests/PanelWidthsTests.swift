import Testing

@testable import Previewer

/// Which side panels a window has room for.
@Suite struct PanelWidthsTests {
  private func widths(_ window: Double, text: Double = 1, outline: Double = 240) -> PanelWidths {
    PanelWidths(outline: outline * text, inspector: 260 * text, width: window, textScale: text)
  }

  /// Larger text needs wider panels.
  @Test(
    arguments: [
      (1000, 1, true, true), (999, 1, false, true), (720, 1, false, true), (719, 1, false, false),
      (1500, 2, true, true), (1499, 2, false, true), (1040, 2, false, true),
      (1039, 2, false, false),
    ] as [(Double, Double, Bool, Bool)])
  func roomIsForBothForOneOrForNone(window: Double, text: Double, both: Bool, one: Bool) {
    #expect(widths(window, text: text).hasRoomForBoth == both)
    #expect(widths(window, text: text).hasRoomForOne == one)
  }

  /// The canvas keeps 500 pixels beside both and 400 beside one, as far as the panels' least widths let it.
  @Test(
    arguments: [
      (1600, true, 240, 260), (1000, true, 240, 260), (900, true, 200, 200), (800, false, 240, 260),
      (640, false, 240, 240), (500, false, 160, 200),
    ] as [(Double, Bool, Double, Double)])
  func theCanvasKeepsItsRoom(window: Double, both: Bool, outline: Double, inspector: Double) {
    let found = widths(window)
    #expect(found.width(of: .outline, besideOther: both) == outline)
    #expect(found.width(of: .inspector, besideOther: both) == inspector)
  }

  @Test func whatItsUserMadeWideGivesWayInASmallWindowOnly() {
    #expect(widths(1600, outline: 500).width(of: .outline, besideOther: true) == 500)
    #expect(widths(1100, outline: 500).width(of: .outline, besideOther: true) == 400)
  }
}
