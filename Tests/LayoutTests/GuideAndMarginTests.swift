import Testing
import Traits

@testable import Layout

/// What safe areas, layout guides and margins leave free.
@Suite struct GuideAndMarginTests {
  /// A screen with a notch and a home indicator.
  private let notch = Screen(safeArea: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
  /// A screen with a home button, on which the status bar is all that counts.
  private let homeButton = Screen(safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))

  private let fill = [
    "a.leading = safe.leading", "a.trailing = safe.trailing", "a.top = safe.top",
    "a.bottom = safe.bottom",
  ]

  @Test func theSafeAreaOfTheRoot() throws {
    let upright = try Fixture(screen: notch).layout(box("a"), fill)
    #expect(upright["a"] == Rect(x: 0, y: 44, width: 400, height: 722))
    let button = try Fixture(screen: homeButton).layout(box("a"), fill)
    #expect(button["a"] == Rect(x: 0, y: 20, width: 400, height: 780))
  }

  @Test func theSafeAreaOfALandscapeScreen() throws {
    let screen = Screen(
      width: 812, height: 375, safeArea: EdgeInsets(top: 0, left: 44, bottom: 21, right: 44),
      verticalSizeClass: .compact)
    let frames = try Fixture(screen: screen).layout(box("a"), fill)
    #expect(frames["a"] == Rect(x: 44, y: 0, width: 724, height: 354))
  }

  @Test func withoutAStatusBarAHomeButtonsScreenIsFree() throws {
    let fixture = Fixture(
      controllerContent: #"<nil key="simulatedStatusBarMetrics"/>"#, screen: homeButton)
    #expect(try fixture.layout(box("a"), fill)["a"]?.y == 0)
  }

  /// The safe area of a subview is what of the root's reaches into it.
  @Test(arguments: [
    (Rect(x: 0, y: 0, width: 400, height: 800), 44.0, 34.0),
    (Rect(x: 0, y: 10, width: 400, height: 780), 34, 24),
    (Rect(x: 0, y: 44, width: 400, height: 722), 0, 0),
    (Rect(x: 0, y: 100, width: 400, height: 600), 0, 0),
    (Rect(x: 0, y: 30, width: 400, height: 100), 14, 0),
  ])
  func theSafeAreaOfASubview(outer: Rect, top: Double, bottom: Double) throws {
    let content = """
      <viewLayoutGuide key="safeArea" id="inner"/><subviews>\(box("a"))</subviews>
      """
    let frames = try Fixture(screen: notch).layout(
      box("k", content),
      pin("k", outer) + [
        "a.leading = k.leading", "a.width = 10", "a.top = inner.top", "a.bottom = inner.bottom",
      ])
    #expect(frames["a"] == Rect(x: 0, y: top, width: 10, height: outer.height - top - bottom))
  }

  /// Where no margins change with it.
  @Test func theSafeAreaOfAMaskedView() throws {
    let guide = #"<viewLayoutGuide key="safeArea" id="inner"/>"#
    let fixed = #"insetsLayoutMarginsFromSafeArea="NO""#
    let frames = try Fixture(screen: notch).layout(
      masked(
        "k", Rect(x: 0, y: 30, width: 400, height: 100),
        content: guide + "<subviews>\(box("a", attributes: fixed))</subviews>"),
      ["a.leading = inner.leading", "a.width = 10", "a.top = inner.top", "a.height = 10"])
    #expect(frames["a"]?.y == 14)
  }

  /// A view that ends behind its own margin grows with it: where it begins to reach into the safe area
  /// the margin grows too, by 2 points in each round, until it has the whole of the safe area's 44.
  @Test func aMarginThatMovesItsOwnViewSettles() throws {
    let screen = Screen(
      width: 812, height: 375, safeArea: EdgeInsets(top: 0, left: 44, bottom: 0, right: 44),
      verticalSizeClass: .compact)
    let frames = try Fixture(screen: screen).layout(
      box("k", "<subviews>\(box("a"))</subviews>"),
      [
        "k.leading = root.leading", "k.top = root.top", "k.height = 10", "a.leading = k.leading",
        "a.width = 762", "a.trailing = k.trailingMargin", "a.top = k.top", "a.height = 10",
      ])
    #expect(frames["k"] == Rect(x: 0, y: 0, width: 762 + 8 + 44, height: 10))
  }

  /// The guides of iOS 7 to 10 end where the bars do.
  @Test func layoutGuidesOfTheController() throws {
    let frames = try Fixture(screen: notch).layout(
      box("a"),
      [
        "a.leading = root.leading", "a.width = 10", "a.top = topGuide.bottom + 5",
        "a.bottom = bottomGuide.top - 5",
      ])
    #expect(frames["a"] == Rect(x: 0, y: 49, width: 10, height: 712))
  }

  @Test func theBeginningOfTheTopGuideIsTheScreens() throws {
    let frames = try Fixture(screen: notch).layout(
      label("a", 1), ["a.leading = root.leading", "a.top = topGuide.top + 7"])
    #expect(frames["a"]?.y == 7)
  }

  // MARK: Margins

  private let fillMargins = [
    "a.leading = root.leadingMargin", "a.trailing = root.trailingMargin", "a.top = root.topMargin",
    "a.bottom = root.bottomMargin",
  ]

  @Test(arguments: [(320.0, 16.0), (375, 16), (393, 16), (402, 16), (414, 20), (768, 20)])
  func theRootsMarginsFollowItsWidth(width: Double, margin: Double) throws {
    let frames = try Fixture(screen: Screen(width: width)).layout(box("a"), fillMargins)
    #expect(frames["a"] == Rect(x: margin, y: 0, width: width - 2 * margin, height: 800))
  }

  @Test func xcode6Has16Everywhere() throws {
    let frames = try Fixture(
      rootFrame: Rect(x: 0, y: 0, width: 600, height: 600), tools: "6254",
      screen: Screen(width: 600), isAsDesigned: true
    ).layout(box("a"), fillMargins)
    #expect(frames["a"]?.x == 16)
  }

  @Test func theRootsMarginsAreAtLeastTheSystems() throws {
    let small = Fixture(
      rootContent: #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="50"/>"#)
    #expect(
      try small.layout(box("a"), fillMargins)["a"] == Rect(x: 16, y: 1, width: 334, height: 796))
    var free = small
    free.controllerAttributes = #"viewRespectsSystemMinimumLayoutMargins="NO""#
    #expect(
      try free.layout(box("a"), fillMargins)["a"] == Rect(x: 2, y: 1, width: 348, height: 796))
  }

  /// Since iOS 11 margins lie inside the safe area.
  @Test(arguments: [("22505", 44.0), ("11762", 0)])
  func theRootsMarginsAndTheSafeArea(tools: String, top: Double) throws {
    let frames = try Fixture(tools: tools, screen: notch).layout(box("a"), fillMargins)
    #expect(frames["a"]?.y == top)
  }

  /// On Interface Builder's canvas the wider margin began at 400 points before Xcode 16.
  @Test(arguments: [("22505", true, 20.0), ("23094", true, 16), ("22505", false, 16)])
  func theRootsMarginsAtItsSides(tools: String, isAsDesigned: Bool, margin: Double) throws {
    let frames = try Fixture(tools: tools, isAsDesigned: isAsDesigned).layout(
      box("a"), fillMargins)
    #expect(frames["a"]?.x == margin)
  }

  @Test func marginsThatAreNotInsetFromTheSafeArea() throws {
    let fixture = Fixture(
      rootAttributes: #"insetsLayoutMarginsFromSafeArea="NO""#, screen: notch)
    #expect(try fixture.layout(box("a"), fillMargins)["a"]?.y == 0)
  }

  /// Text is set at most 672 points wide.
  @Test(arguments: [(1024.0, 176.0), (700, 20)])
  func marginsThatFollowTheReadableWidth(width: Double, margin: Double) throws {
    let fixture = Fixture(
      rootAttributes: #"layoutMarginsFollowReadableWidth="YES""#, screen: Screen(width: width))
    #expect(try fixture.layout(box("a"), fillMargins)["a"]?.x == margin)
  }

  /// A view at (10, 10) of the root, 300 × 300, and the frame of what fills its margins.
  private func inMargins(_ attributes: String, _ content: String = "", at place: Rect) throws
    -> Rect?
  {
    let view = box("k", content + "<subviews>\(box("a"))</subviews>", attributes: attributes)
    return try layout(
      view,
      pin("k", place) + [
        "a.leading = k.leadingMargin", "a.trailing = k.trailingMargin", "a.top = k.topMargin",
        "a.bottom = k.bottomMargin",
      ])["a"]
  }

  private let place = Rect(x: 10, y: 10, width: 300, height: 300)

  @Test func aViewHasMarginsOfEight() throws {
    #expect(try inMargins("", at: place) == Rect(x: 8, y: 8, width: 284, height: 284))
  }

  @Test func marginsThatAreWritten() throws {
    let insets = #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#
    #expect(try inMargins("", insets, at: place) == Rect(x: 2, y: 1, width: 294, height: 296))
    let directional = """
      <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" \
      trailing="4"/>
      """
    #expect(try inMargins("", directional, at: place) == Rect(x: 2, y: 1, width: 294, height: 296))
  }

  /// The root's margins of 16 reach 16 into a view at its edge and 10 into one that is 6 away.
  @Test func marginsThatPreserveTheSuperviews() throws {
    let preserving = #"preservesSuperviewLayoutMargins="YES""#
    let wide = Rect(x: 0, y: 0, width: 400, height: 300)
    #expect(try inMargins(preserving, at: wide) == Rect(x: 16, y: 8, width: 368, height: 284))
    let near = Rect(x: 6, y: 0, width: 300, height: 300)
    #expect(try inMargins(preserving, at: near) == Rect(x: 10, y: 8, width: 282, height: 284))
    let far = Rect(x: 50, y: 0, width: 300, height: 300)
    #expect(try inMargins(preserving, at: far) == Rect(x: 8, y: 8, width: 284, height: 284))
  }

  /// Content is scrolled clear of the safe area above and below, where it is at all; a text's content has no
  /// such margins.
  @Test(arguments: [
    ("scrollView", "", 30.0, 30.0, 30.0), ("scrollView", never, 30, 74, 64),
    ("view", "", 30, 74, 64), ("textView", "", 8, 8, 8),
  ])
  func marginsThatPreserveAScrollViews(
    tag: String, adjustment: String, side: Double, top: Double, bottom: Double
  ) throws {
    let preserving = #"preservesSuperviewLayoutMargins="YES""#
    let margins = #"<edgeInsets key="layoutMargins" top="30" left="30" bottom="30" right="30"/>"#
    let content = box("k", "<subviews>\(box("a"))</subviews>", attributes: preserving)
    let frames = try Fixture(screen: notch).layout(
      box("s", margins + "<subviews>\(content)</subviews>", tag: tag, attributes: adjustment),
      pin("s", Rect(x: 0, y: 0, width: 400, height: 800)) + [
        "k.leading = s.leading", "k.trailing = s.trailing", "k.top = s.top", "k.bottom = s.bottom",
        "k.width = s.width", "k.height = 800", "a.leading = k.leadingMargin",
        "a.trailing = k.trailingMargin", "a.top = k.topMargin", "a.bottom = k.bottomMargin",
      ])
    #expect(
      frames["a"] == Rect(x: side, y: top, width: 400 - 2 * side, height: 800 - top - bottom))
  }

  /// Margins that leave the safe area out may be smaller than it: nothing of them is left then.
  @Test func marginsOfAScrollViewThatAreLessThanItsSafeArea() throws {
    func margins(_ top: Int) -> String {
      "<edgeInsets key=\"layoutMargins\" top=\"\(top)\" left=\"0\" bottom=\"0\" right=\"0\"/>"
    }
    let content = box(
      "k", margins(-10) + "<subviews>\(box("a"))</subviews>",
      attributes: #"preservesSuperviewLayoutMargins="YES""#)
    let frames = try Fixture(screen: notch).layout(
      box(
        "s", margins(30) + "<subviews>\(content)</subviews>", tag: "scrollView",
        attributes: #"insetsLayoutMarginsFromSafeArea="NO""#),
      pin("s", Rect(x: 0, y: 0, width: 400, height: 800))
        + pin("k", Rect(x: 0, y: 0, width: 400, height: 800)).map {
          $0.replacing("root", with: "s")
        } + ["a.top = k.topMargin"])
    #expect(frames["a"]?.y == 0)
  }

  private static let never = #"contentInsetAdjustmentBehavior="never""#

  /// A stack view has no margins of its own, other views have 8.
  @Test(arguments: [("stackView", 100.0), ("view", 108)])
  func marginsOfAStack(tag: String, x: Double) throws {
    let frames = try layout(
      box("s", tag: tag) + box("a"),
      pin("s", Rect(x: 100, y: 0, width: 50, height: 50)) + ["a.leading = s.leadingMargin"])
    #expect(frames["a"]?.x == x)
  }
}
