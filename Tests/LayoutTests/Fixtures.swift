import InterfaceBuilder
import Scenes
import Testing

@testable import Layout
@testable import Traits
@testable import UIKitMetrics

/// A screen to lay out on.
struct Screen {
  var width = 400.0
  var height = 800.0
  var scale = 2.0
  var safeArea = EdgeInsets.zero
  /// Where the safe area doesn't begin at the status bar's end.
  var statusBarHeight: Double?
  var idiom = Idiom.phone
  var horizontalSizeClass = SizeClass.compact
  var verticalSizeClass = SizeClass.regular
  var system: SystemVersion?
  var contentSize: ContentSizeCategory?
  var layoutDirection: LayoutDirection?

  var environment: Traits.Environment {
    var environment = Traits.Environment(
      traits: TraitCollection(
        horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass,
        userInterfaceIdiom: idiom, displayScale: scale,
        preferredContentSizeCategory: contentSize, layoutDirection: layoutDirection),
      size: Size(width: width, height: height), safeArea: safeArea,
      statusBarHeight: statusBarHeight ?? safeArea.top,
      rootMargin: 16, device: nil, orientation: .portrait)
    if let system { environment.system = system }
    return environment
  }
}

/// A controller's scene to lay out, made of Interface Builder's elements.
struct Fixture {
  /// What is in the root view besides its subviews: margins, guides of its own.
  var rootContent = ""
  var rootAttributes = ""
  var rootFrame = Rect(x: 0, y: 0, width: 400, height: 800)
  var controllerAttributes = ""
  var controllerContent = ""
  /// Scenes before the controller's, such as that of a navigation controller that leads to `vc`.
  var otherScenes = ""
  var document = ""
  var tools = "22505"
  var screen = Screen()
  var isAsDesigned = false
  /// The app's images.
  var images: AppImages = { _, _ in nil }

  /// Lays out subviews of the view `root`, whose safe area is `safe`, with constraints written as text;
  /// these have the ids `c0`, `c1`, …, in that order.
  func layout(_ subviews: String, _ constraints: [String] = []) throws -> Frames {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(tools)">
      <scenes>\(otherScenes)
      <scene sceneID="scene"><objects>
        <viewController id="vc" \(controllerAttributes) sceneMemberID="viewController">
          <layoutGuides>
            <viewControllerLayoutGuide type="top" id="topGuide"/>
            <viewControllerLayoutGuide type="bottom" id="bottomGuide"/>
          </layoutGuides>
          <view key="view" id="root" \(rootAttributes)>
            <rect key="frame" x="\(rootFrame.x)" y="\(rootFrame.y)" width="\(rootFrame.width)" \
      height="\(rootFrame.height)"/>
            <viewLayoutGuide key="safeArea" id="safe"/>
            \(rootContent)
            <subviews>\(subviews)</subviews>
            <constraints>\(constraintElements(constraints))</constraints>
          </view>
          \(controllerContent)
        </viewController>
      </objects></scene></scenes>
      \(document)
      </document>
      """
    let scenes = SceneSet(try Document(parsing: Array(text.utf8)))
    let entry = try #require(scenes.entries.first { $0.controller?.id == "vc" })
    var environment = screen.environment
    // Where a test names no system, the one that the Xcode was made for runs.
    if screen.system == nil { environment.system = scenes.canvas.system }
    let scene = scenes.scene(entry, environment: environment, isAsDesigned: isAsDesigned)
    return try Frames(
      laidOut: LayoutEngine(text: TestMeasurer(), images: images).layout(scene))
  }

  private func constraintElements(_ constraints: [String]) -> String {
    constraints.enumerated().map { constraintElement($1, id: "c\($0)") }.joined()
  }
}

func layout(_ subviews: String, _ constraints: [String] = []) throws -> Frames {
  try Fixture().layout(subviews, constraints)
}

/// The constraints that put the view `a` into the root view's corner.
let corner = ["a.leading = root.leading", "a.top = root.top"]

/// The size of a view that nothing else gives one.
func size(
  _ tag: String, _ attributes: String = "", _ content: String = "", _ fixture: Fixture = Fixture()
) throws -> Size? {
  try fixture.layout(box("a", content, tag: tag, attributes: attributes), corner)["a"]?.size
}

/// A document that has a symbol `s` this wide and 128 points high.
func symbol(width: Int) -> Fixture {
  Fixture(
    document: """
      <resources><image name="s" catalog="system" width="\(width)" height="128"/></resources>
      """)
}

/// What is wrong with a layout by one of the rules.
func issues(
  _ rule: LayoutIssue.Rule, _ views: String, _ constraints: [String] = [],
  asDesigned: Bool = false
) throws -> [LayoutIssue] {
  var fixture = Fixture()
  fixture.isAsDesigned = asDesigned
  return try fixture.layout(views, constraints).laidOut.issues.filter { $0.rule == rule }
}

func explain(_ id: String, _ frames: Frames) throws -> Explanation {
  let scene = frames.laidOut.scene
  let index = try #require(scene.views.firstIndex { $0.id == id })
  return try LayoutEngine(text: TestMeasurer()).explain(index, in: scene)
}

/// What came of a layout, by the views' ids.
struct Frames {
  let laidOut: LaidOutScene

  /// A view's frame on the device's pixels, to a thousandth of a point.
  subscript(id: String) -> Rect? { frame(id, in: laidOut.frames) }

  /// The same before it was rounded to pixels.
  func exact(_ id: String) -> Rect? { frame(id, in: laidOut.exactFrames) }

  private func frame(_ id: String, in frames: PerView<Rect>) -> Rect? {
    guard let index = laidOut.scene.views.firstIndex(where: { $0.id == id }) else { return nil }
    func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 + 0 }
    let frame = frames[index]
    return Rect(
      x: rounded(frame.x), y: rounded(frame.y), width: rounded(frame.width),
      height: rounded(frame.height))
  }
}

// MARK: Views

/// A view without content that constraints place.
func box(_ id: String, _ content: String = "", tag: String = "view", attributes: String = "")
  -> String
{
  """
  <\(tag) id="\(id)" \(attributes) translatesAutoresizingMaskIntoConstraints="NO">\(content)</\(tag)>
  """
}

/// A label of this many characters in 16 points: each is 8 wide, a line 20 high.
func label(
  _ id: String, _ count: Int, _ attributes: String = "", size: Int = 16, font: String = ""
) -> String {
  box(
    id, #"<fontDescription key="fontDescription" type="system" pointSize="\#(size)" \#(font)/>"#,
    tag: "label", attributes: "text=\"\(String(repeating: "x", count: count))\" \(attributes)")
}

/// A stack view with the id `s`.
func stack(_ attributes: String, _ arranged: String, _ content: String = "") -> String {
  box("s", content + "<subviews>\(arranged)</subviews>", tag: "stackView", attributes: attributes)
}

/// A view that its stored frame and its mask place.
func masked(
  _ id: String, _ frame: Rect, _ mask: String = "", content: String = "", tag: String = "view"
) -> String {
  """
  <\(tag) id="\(id)">
    <rect key="frame" x="\(frame.x)" y="\(frame.y)" width="\(frame.width)" height="\(frame.height)"/>
    <autoresizingMask key="autoresizingMask" \(mask)/>\(content)</\(tag)>
  """
}

/// The constraints that give a view this frame in the root view.
func pin(_ id: String, _ frame: Rect) -> [String] {
  [
    "\(id).leading = root.leading + \(frame.x)", "\(id).top = root.top + \(frame.y)",
    "\(id).width = \(frame.width)", "\(id).height = \(frame.height)",
  ]
}
