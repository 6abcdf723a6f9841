import Testing
import Traits

@testable import Layout

/// Views that their stored frame and mask place. Source: reference/semantics.md, section 11.
@Suite struct AutoresizingTests {
  /// The root was stored 400 × 800 and is 500 × 1000 here, so the change is 100 and 200.
  private let larger = Fixture(screen: Screen(width: 500, height: 1000))

  /// Whether the distance before, the length and the distance after (50, 100 and 250) are flexible;
  /// then the place and the length. Each takes its share of 100 by its stored length.
  @Test(arguments: [
    (false, false, false, 50.0, 100.0), (true, false, false, 150, 100),
    (false, true, false, 50, 200), (false, false, true, 50, 100),
    (true, true, false, 83.333, 166.667), (true, false, true, 66.667, 100),
    (false, true, true, 50, 128.571), (true, true, true, 62.5, 125),
  ])
  func everyMask(min: Bool, size: Bool, max: Bool, place: Double, length: Double) throws {
    let horizontal = mask((min, "flexibleMinX"), (size, "widthSizable"), (max, "flexibleMaxX"))
    let across = try larger.layout(
      masked("a", Rect(x: 50, y: 0, width: 100, height: 10), horizontal))
    #expect(across.exact("a") == Rect(x: place, y: 0, width: length, height: 10))

    // Twice the lengths and twice the change.
    let vertical = mask((min, "flexibleMinY"), (size, "heightSizable"), (max, "flexibleMaxY"))
    let down = try larger.layout(
      masked("a", Rect(x: 0, y: 100, width: 10, height: 200), vertical))
    let frame = try #require(down.exact("a"))
    #expect(abs(frame.y - 2 * place) < 0.002)
    #expect(abs(frame.height - 2 * length) < 0.002)
    #expect(frame.x == 0)
    #expect(frame.width == 10)
  }

  private func mask(_ parts: (Bool, String)...) -> String {
    parts.filter(\.0).map { "\($0.1)=\"YES\"" }.joined(separator: " ")
  }

  @Test func flexiblePartsWithoutLengthShareAlike() throws {
    let frames = try larger.layout(
      masked(
        "a", Rect(x: 0, y: 0, width: 400, height: 10), #"flexibleMinX="YES" flexibleMaxX="YES""#))
    #expect(frames["a"] == Rect(x: 50, y: 0, width: 400, height: 10))
  }

  @Test func onASmallerCanvasTheyShrink() throws {
    let fixture = Fixture(screen: Screen(width: 320, height: 480))
    let frames = try fixture.layout(
      masked(
        "a", Rect(x: 0, y: 0, width: 400, height: 800), #"widthSizable="YES" heightSizable="YES""#))
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test func onItsOwnCanvasAFrameStaysAsItWasStored() throws {
    let frames = try layout(
      masked(
        "a", Rect(x: 33, y: 44, width: 55, height: 66),
        #"flexibleMinX="YES" widthSizable="YES" heightSizable="YES""#))
    #expect(frames["a"] == Rect(x: 33, y: 44, width: 55, height: 66))
  }

  @Test func masksFollowOneAnotherDownTheTree() throws {
    let inner = masked(
      "b", Rect(x: 100, y: 10, width: 100, height: 10), #"flexibleMinX="YES""#)
    let frames = try larger.layout(
      masked(
        "a", Rect(x: 100, y: 0, width: 200, height: 50), #"widthSizable="YES""#,
        content: "<subviews>\(inner)</subviews>"))
    #expect(frames["a"] == Rect(x: 100, y: 0, width: 300, height: 50))
    #expect(frames["b"] == Rect(x: 200, y: 10, width: 100, height: 10))
  }

  /// The superview is placed by constraints and stored 200 wide.
  @Test func aMaskInsideConstraints() throws {
    let inner = masked("b", Rect(x: 20, y: 0, width: 160, height: 10), #"widthSizable="YES""#)
    let content = """
      <rect key="frame" x="0" y="0" width="200" height="50"/><subviews>\(inner)</subviews>
      """
    let frames = try layout(
      box("a", content), pin("a", Rect(x: 10, y: 10, width: 300, height: 50)))
    #expect(frames["b"] == Rect(x: 20, y: 0, width: 260, height: 10))
  }

  @Test func constraintsReferToViewsWithMasks() throws {
    let frames = try larger.layout(
      masked("a", Rect(x: 50, y: 20, width: 100, height: 30), #"widthSizable="YES""#)
        + label("b", 1),
      ["b.leading = a.trailing + 5", "b.top = a.bottom + 5"])
    #expect(frames["b"] == Rect(x: 255, y: 55, width: 8, height: 20))
  }

  @Test func aFixedFramePlacesAViewThatHasNoConstraints() throws {
    let frames = try layout(
      box(
        "a", #"<rect key="frame" x="5" y="6" width="7" height="8"/>"#,
        attributes: #"fixedFrame="YES""#))
    #expect(frames["a"] == Rect(x: 5, y: 6, width: 7, height: 8))
  }

  // MARK: Frames as distances from the superview's edges

  private static let all = [
    "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY",
  ]

  /// As Xcode 8.0 to 8.2 wrote them, in a superview of 400 × 800.
  @Test(
    arguments: [
      (
        #"minX="25.00%" minY="0.0%" width="25.00%" height="100.00%""#, all,
        Rect(x: 100, y: 0, width: 100, height: 800)
      ),
      (
        #"minX="50.00%" width="25.00%" height="3""#,
        ["flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY"],
        Rect(x: 200, y: 797, width: 100, height: 3)
      ),
      (
        #"minX="52.78%" minY="7" width="303" height="41""#,
        ["flexibleMinX", "flexibleMaxX", "flexibleMaxY"],
        Rect(x: 51, y: 7, width: 303, height: 41)
      ),
      (
        #"minX="5" width="98.73%" height="28" maxY="23""#,
        ["widthSizable", "flexibleMaxX", "flexibleMinY"],
        Rect(x: 5, y: 749, width: 390, height: 28)
      ),
      (
        #"width="100" height="20" maxX="30""#, ["flexibleMinX", "flexibleMaxY"],
        Rect(x: 270, y: 0, width: 100, height: 20)
      ),
      (
        #"maxY="44""#, ["widthSizable", "heightSizable"],
        Rect(x: 0, y: 0, width: 400, height: 756)
      ),
      ("", ["widthSizable", "heightSizable"], Rect(x: 0, y: 0, width: 400, height: 800)),
      (
        #"minX="15" width="345" height="43.5""#, ["flexibleMaxX", "flexibleMaxY"],
        Rect(x: 15, y: 0, width: 345, height: 43.5)
      ),
      (#"minY="58" width="312""#, [], Rect(x: 0, y: 58, width: 312, height: 0)),
    ] as [(String, [String], Rect)])
  func framesFromTheEdges(attributes: String, mask: [String], frame: Rect) throws {
    let flags = mask.map { "\($0)=\"YES\"" }.joined(separator: " ")
    let frames = try layout(
      """
      <view id="a"><frame key="frameInset" \(attributes)/>\
      <autoresizingMask key="autoresizingMask" \(flags)/></view>
      """)
    #expect(frames["a"] == frame)
  }

  /// Shares are of the superview's own frame, whichever form that has.
  @Test func framesFromTheEdgesDownTheTree() throws {
    let inner = #"<view id="b"><frame key="frameInset" minX="50.00%" width="50.00%" height="9"/>"#
    let mask = """
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" widthSizable="YES" \
      flexibleMaxX="YES" flexibleMaxY="YES"/>
      """
    let outer = """
      <view id="a"><frame key="frameInset" minX="100" width="200" height="50"/>\
      <autoresizingMask key="autoresizingMask" widthSizable="YES"/>\
      <subviews>\(inner)\(mask)</view></subviews></view>
      """
    let frames = try larger.layout(outer)
    #expect(frames["a"] == Rect(x: 100, y: 0, width: 300, height: 50))
    #expect(frames["b"] == Rect(x: 150, y: 0, width: 150, height: 9))
  }

  // MARK: Without frames

  @Test func aViewWithoutAFrameIsLaidOut() throws {
    let frames = try layout(#"<view id="a"><subviews><view id="b"/></subviews></view>"#)
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 0, height: 0))
    #expect(frames["b"] == Rect(x: 0, y: 0, width: 0, height: 0))
  }

  @Test func aSuperviewWithoutAFrameChangesNothing() throws {
    let inner = masked("b", Rect(x: 3, y: 4, width: 5, height: 6), #"widthSizable="YES""#)
    let frames = try layout(
      box("a", "<subviews>\(inner)</subviews>"), pin("a", Rect(x: 0, y: 0, width: 99, height: 99)))
    #expect(frames["b"] == Rect(x: 3, y: 4, width: 5, height: 6))
  }

  /// Nor does one that was never laid out.
  @Test func whatIsInAnEmptySuperviewStaysAsItIs() throws {
    let inner = masked("b", Rect(x: 3, y: 4, width: 5, height: 6), #"widthSizable="YES""#)
    let empty = #"<rect key="frame" x="0" y="0" width="0" height="0"/>"#
    let frames = try layout(
      box("a", empty + "<subviews>\(inner)</subviews>"),
      pin("a", Rect(x: 0, y: 0, width: 99, height: 99)))
    #expect(frames["b"] == Rect(x: 3, y: 4, width: 5, height: 6))
  }

  @Test(arguments: [
    "label", "button", "switch", "slider", "scrollView", "tableView", "stackView", "textView",
    "imageView", "segmentedControl", "pickerView", "navigationBar", "hologramView",
    "visualEffectView", "collectionView", "tableViewCell",
  ])
  func noKindOfViewNeedsAFrameOrConstraints(tag: String) throws {
    for translates in ["YES", "NO"] {
      let frames = try layout(
        #"<\#(tag) id="a" translatesAutoresizingMaskIntoConstraints="\#(translates)"/>"#)
      let frame = try #require(frames["a"])
      #expect(frame.width >= 0 && frame.height >= 0)
      #expect(frame.x.isFinite && frame.y.isFinite)
    }
  }
}
