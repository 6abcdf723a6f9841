import Testing
import TextMetrics
import Traits
import WorkerProtocol

@testable import Drawing
@testable import Linting
@testable import Requests

/// A document of our own, laid out through `resolve` on versions of iOS.
struct SystemFixture {
  /// The subviews of the root view, each of which only its place is given.
  var views: [(id: String, element: String)] = []
  /// In place of them: the content of the root view.
  var root = ""
  var controller = ""
  var otherScenes = ""
  var kind = "viewController"
  /// The root view's tag, with attributes.
  var view = "view"
  var tools = "22505"

  /// One view, `a`, in the root view's corner.
  static func control(
    _ tag: String, _ attributes: String = "", _ content: String = ""
  ) -> SystemFixture {
    SystemFixture(views: [
      (
        "a",
        """
        <\(tag) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="a">\(content)</\(tag)>
        """
      )
    ])
  }

  private var text: String {
    let constraints = views.map { view in
      """
      <constraint firstItem="\(view.id)" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="x-\(view.id)"/>
      <constraint firstItem="\(view.id)" firstAttribute="top" secondItem="root" \
      secondAttribute="top" id="y-\(view.id)"/>
      """
    }
    let content =
      views.isEmpty
      ? root
      : """
      <subviews>\(views.map(\.element).joined())</subviews>
      <constraints>\(constraints.joined())</constraints>
      """
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(tools)" initialViewController="vc"><scenes>\(otherScenes)
      <scene sceneID="scene"><objects><\(kind) id="vc" sceneMemberID="viewController">
      <\(view) key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      \(content)<viewLayoutGuide key="safeArea" id="safe"/></\(view.prefix { $0 != " " })>\(controller)
      </\(kind.prefix { $0 != " " })></objects></scene></scenes></document>
      """
  }

  /// - Parameter device: nil for an upright phone that runs all of them: a cell of the grid.
  func scene(
    on system: String, _ device: String? = nil, _ orientation: Orientation? = nil,
    scene id: String = "scene"
  ) throws -> ResolvedScene {
    var request = ResolveParameters(file: "Main.storyboard")
    request.details = true
    request.device = device
    request.orientation = orientation
    if device == nil { request.sizeClass = "wCompact-hRegular" }
    request.system = SystemVersion(system)
    return try scene(request, id)
  }

  func sceneAsDesigned() throws -> ResolvedScene {
    var request = ResolveParameters(file: "Main.storyboard")
    request.details = true
    request.asDesigned = true
    return try scene(request)
  }

  private func scene(
    _ request: ResolveParameters, _ id: String = "scene"
  ) throws -> ResolvedScene {
    var request = request
    request.text = text
    let resolver = Resolver(
      catalogue: .builtIn, text: CompatibleTextMeasurer(), rules: .lint, standardInput: .requests)
    var found: ResolvedScene?
    try resolver.resolve(request) { result in
      found = result.scenes?.first { $0.id == id }
    }
    return try #require(found)
  }

  func view(
    _ id: String = "a", on system: String, _ device: String? = nil,
    _ orientation: Orientation? = nil, scene: String = "scene"
  ) throws -> DrawnView? {
    let root = try self.scene(on: system, device, orientation, scene: scene).root
    var open = [root].compactMap(\.self)
    while let view = open.popLast() {
      if view.id == id { return view }
      open += view.children
    }
    return nil
  }

  /// A frame's width and height, to a hundredth of a point.
  func size(
    _ id: String = "a", on system: String, _ device: String? = nil,
    _ orientation: Orientation? = nil
  ) throws -> Size {
    let frame = try #require(
      try view(id, on: system, device, orientation), "\(id)"
    ).frame
    func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
    return Size(width: rounded(frame.width), height: rounded(frame.height))
  }

  func height(
    _ id: String = "a", on system: String, _ device: String? = nil,
    _ orientation: Orientation? = nil
  ) throws -> Double {
    try size(id, on: system, device, orientation).height
  }
}
