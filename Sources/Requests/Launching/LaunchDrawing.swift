import Assets
import Drawing
import Scenes
import Traits
import UIKitMetrics
import WorkerProtocol
import Workspace

extension Resolver {
  /// Draws what a device shows while the app starts.
  /// - Parameter framed: Whether the device is drawn around it.
  /// - Returns: Nil where a document has nothing that could be drawn.
  func picture(
    of decision: LaunchDecision, in project: LaunchProject, _ appearance: Appearance,
    framed: Bool = true
  ) throws -> ScenePicture? {
    guard let root = try drawnTree(of: decision, in: project, appearance)
    else { return nil }
    return ScenePicture(
      root: root, canvasSize: decision.device.size(decision.orientation),
      device: framed
        ? DeviceFrame(
          DeviceFrame.Description(decision.device.display), orientation: decision.orientation)
        : nil)
  }

  /// A document has its own texts, in whatever language. Source: Apple's Human Interface Guidelines, "Launch Screen"
  /// ("Because launch screens are static, any displayed text won't be localized"), as quoted in
  /// gist.github.com/nathanborror/d83e587597a619311af827059f7b4e63.
  func drawnTree(
    of decision: LaunchDecision, in project: LaunchProject, _ appearance: Appearance
  ) throws -> DrawnView? {
    let root = project.folder.path
    switch decision.content {
    case .document(let path):
      let source = DocumentSource(name: path, root: root, device: decision.device.name)
      let scenes = try scenes(of: source)
      return try drawnTree(of: scenes.entry(chosenBy: nil), scenes, source, decision, appearance)
    case .dictionary(let dictionary):
      let source = DocumentSource(
        name: project.place + "/LaunchScreen.storyboard", text: dictionary.storyboard, root: root)
      let scenes = try scenes(of: source)
      return try drawnTree(of: scenes.entry(withID: "launch"), scenes, source, decision, appearance)
    case .image(let image):
      return .launch(
        image, in: decision.letterbox, of: decision.device.size(decision.orientation),
        below: image.leavesStatusBarOut
          ? decision.device.display.statusBarHeight[decision.orientation] : 0)
    case .nothing:
      return .launch(
        nil, in: nil, of: decision.device.size(decision.orientation), below: 0)
    }
  }

  private func drawnTree(
    of entry: SceneSet.Entry, _ scenes: SceneSet, _ source: DocumentSource,
    _ decision: LaunchDecision, _ appearance: Appearance
  ) throws -> DrawnView? {
    var request = CanvasRequest()
    request.system = decision.system
    let canvas = try CanvasChoice(request, catalogue: catalogue)
      .canvas(on: decision.device, decision.orientation)
    return drawing(of: entry, of: scenes, source, on: canvas, appearance)?.root
  }
}

extension DrawnView {
  /// An image on a black screen.
  /// - Parameters:
  ///   - image: Nil for a screen that stays black.
  ///   - place: Where it is; nil for all of the screen.
  ///   - top: How far below the top of its place it begins.
  fileprivate static func launch(
    _ image: LaunchImage?, in place: Rect?, of screen: Size, below top: Double
  ) -> DrawnView {
    let whole = Rect(x: 0, y: 0, width: screen.width, height: screen.height)
    var look = Look(kind: .view)
    look.background = Color(white: 0)
    var root = DrawnView(
      id: "ninefold:launch", className: "UIView", name: "Launch screen", frame: whole,
      look: look)
    guard let image, let path = image.path else { return root }
    var frame = place ?? whole
    (frame.y, frame.height) = (frame.y + top, frame.height - top)
    var imageLook = Look(kind: .imageView)
    imageLook.image = Look.Image(
      name: image.name, path: path,
      size: image.pixels.map {
        Size(width: Double($0.width) / image.scale, height: Double($0.height) / image.scale)
      })
    imageLook.clipsToBounds = true
    root.children = [
      DrawnView(
        id: "ninefold:launch-image", className: "UIImageView", name: image.name, frame: frame,
        look: imageLook)
    ]
    return root
  }
}
