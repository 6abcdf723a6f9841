import Testing
import Traits

/// Sizes of controls below and at each version of iOS that changes them.
/// Sources: reference/uikit-6-15.md, section 1; reference/uikit-15-26.md, section 6.
@Suite struct SystemControlTests {
  @Test(arguments: [
    ("6", 79.0, 27.0), ("7", 51, 31), ("18", 51, 31), ("26", 63, 28), ("27", 63, 28),
  ])
  func switches(system: String, width: Double, height: Double) throws {
    let size = try SystemFixture.control("switch").size(on: system)
    #expect(size == Size(width: width, height: height))
  }

  @Test(arguments: [("6", 23.0), ("7", 31), ("18", 31), ("26", 34)])
  func sliders(system: String, height: Double) throws {
    #expect(try SystemFixture.control("slider").height(on: system) == height)
  }

  @Test(arguments: [("6", 27.0), ("7", 29), ("9", 29), ("12", 29), ("13", 32), ("18", 32)])
  func steppers(system: String, height: Double) throws {
    let size = try SystemFixture.control("stepper").size(on: system)
    #expect(size == Size(width: 94, height: height))
  }

  @Test(arguments: [
    ("6", "", 9.0), ("7", "", 2), ("13", "", 2), ("14", "", 4), ("6", "bar", 11), ("7", "bar", 2.5),
    ("18", "bar", 2.5),
  ])
  func progressViews(system: String, style: String, height: Double) throws {
    let attributes = style.isEmpty ? "" : #"progressViewStyle="\#(style)""#
    // Frames end on whole pixels, of which a point has one on this canvas.
    let height = height.rounded()
    #expect(
      try abs(SystemFixture.control("progressView", attributes).height(on: system) - height) <= 1)
    #expect(
      try SystemFixture.control("progressView", attributes).height(on: system) >= height - 0.5)
  }

  /// Three pages.
  @Test(arguments: [
    ("6", 39.0, 36.0), ("7", 39, 37), ("13", 39, 37), ("14", 119, 26), ("16", 119, 26),
  ])
  func pageControls(system: String, width: Double, height: Double) throws {
    let size = try SystemFixture.control("pageControl", #"numberOfPages="3""#).size(on: system)
    #expect(size == Size(width: width, height: height))
  }

  @Test(arguments: [
    ("6", "plain", 44.0), ("6", "bar", 30), ("7", "plain", 29), ("12", "plain", 29),
    ("13", "plain", 32), ("18", "plain", 32),
  ])
  func segmentedControls(system: String, style: String, height: Double) throws {
    let segments = SystemFixture.control(
      "segmentedControl", #"segmentControlStyle="\#(style)""#,
      #"<segments><segment title="One"/><segment title="Two"/></segments>"#)
    #expect(try segments.height(on: system) == height)
  }

  @Test(arguments: [("10", 44.0), ("11", 56), ("18", 56)])
  func searchBars(system: String, height: Double) throws {
    #expect(try SystemFixture.control("searchBar").height(on: system) == height)
  }

  /// What isn't compact has wheels.
  @Test(arguments: [
    ("13", "", false), ("14", "", true), ("13.3", "compact", false), ("13.4", "compact", true),
    ("9", "compact", false), ("13", "inline", false), ("18", "wheels", false),
  ])
  func datePickers(system: String, style: String, isCompact: Bool) throws {
    let attributes =
      #"datePickerMode="date""# + (style.isEmpty ? "" : #" style="\#(style)""#)
    let picker = SystemFixture.control("datePicker", attributes)
    let view = try #require(try picker.view(on: system))
    #expect((view.frame.height < 100) == isCompact)
    #expect(view.look.style == (isCompact ? .compact : .wheels))
  }

  @Test(arguments: [
    ("12", "infoLight", 22.0, 22.0), ("13", "infoLight", 25, 24), ("12", "contactAdd", 22, 22),
    ("13", "contactAdd", 24, 24),
  ])
  func buttonsOfASymbol(system: String, type: String, width: Double, height: Double) throws {
    let size = try SystemFixture.control("button", #"buttonType="\#(type)""#).size(on: system)
    #expect(size == Size(width: width, height: height))
  }

  @Test(arguments: [
    ("6", "roundedRect", 31.0), ("7", "roundedRect", 30), ("12", "roundedRect", 30),
    ("13", "roundedRect", 34), ("13", "", 17), ("14", "", 18),
  ])
  func textFields(system: String, border: String, height: Double) throws {
    let attributes = border.isEmpty ? "" : #"borderStyle="\#(border)""#
    #expect(
      try SystemFixture.control("textField", attributes).height(on: system) == height)
  }

  /// The system font was spaced anew: a text is another one's width at each step and at none between.
  @Test func fonts() throws {
    let label = SystemFixture.control(
      "label", #"text="Wavy AVATAR typography, 2026""#,
      #"<fontDescription key="fontDescription" type="system" pointSize="40"/>"#)
    let widths = try ["6", "8", "9", "10", "11", "12", "13", "14", "26"].map {
      try label.size(on: $0).width
    }
    #expect(widths[0] == widths[1])
    #expect(widths[2] == widths[3])
    #expect(widths[4] == widths[5])
    #expect(widths[7] == widths[8])
    #expect(Set(widths).count == 5)
  }

  /// The look: flat up to iOS 12, of glass since 26.
  @Test(arguments: [
    ("9", true, false), ("12", true, false), ("13", false, false), ("26", false, true),
  ])
  func looks(system: String, isFlat: Bool, isGlass: Bool) throws {
    let view = try #require(try SystemFixture.control("stepper").view(on: system))
    #expect(view.look.isLegacy == isFlat)
    #expect(view.look.isGlass == isGlass)
  }

  /// Source: UIStackView's documentation up to iOS 13, and that of iOS 14.
  @Test(arguments: [("13", false), ("14", true)])
  func backgroundsOfStackViews(system: String, isDrawn: Bool) throws {
    let stack = SystemFixture.control(
      "stackView", "", #"<color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/>"#)
    #expect((try stack.view(on: system)?.look.background != nil) == isDrawn)
  }

  /// What an own class draws isn't known: devices show nothing, and Interface Builder its name.
  @Test func namesOfOwnClasses() throws {
    let own = SystemFixture.control("view", #"customClass="StarsView""#)
    #expect(try own.view(on: "18")?.look.caption == nil)
    let canvas = try own.sceneAsDesigned().root?.children.first { $0.id == "a" }
    #expect(canvas?.look.caption == "StarsView")
  }

  @Test(arguments: [("textView", false), ("label", true)])
  func linesBelowLinks(tag: String, isUnderlined: Bool) throws {
    let text = SystemFixture.control(
      tag, "",
      """
      <attributedString key="attributedText"><fragment content="more"><attributes>
      <url key="NSLink" string="https://example.com"/></attributes></fragment></attributedString>
      """)
    let inks = try text.view(on: "11")?.look.attributedText?.inks
    #expect(inks?.map(\.isUnderlined) == [isUnderlined])
  }
}
