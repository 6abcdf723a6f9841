import Scenes
import Traits
import UIKitMetrics

/// A xib that views of a class are likely to load.
package struct ClassXib: Sendable {
  /// The file's.
  package let name: String
  package let path: String
  let scenes: SceneSet
  let entry: SceneSet.Entry

  /// Nil where the xib isn't one of the class.
  package init?(ofClass className: String, name: String, path: String, _ scenes: SceneSet) {
    guard let entry = scenes.content(ofClass: className) else { return nil }
    (self.name, self.path, self.scenes, self.entry) = (name, path, scenes, entry)
  }
}

/// Views whose class has a xib of its name: what most such classes do is to load it, and to put its view into
/// themselves. A document doesn't say so, which is why it is only inferred, and marked.
extension LayoutEngine {
  /// How many are in one another.
  private static let deepestXib = 4

  /// What the views of a scene without subviews show of the xibs of their classes.
  func xibs(in laidOut: LaidOutScene) throws(Cancelled) -> [LaidOutScene.Contained] {
    let scene = laidOut.scene
    guard !classXibs.isEmpty, scene.infersXibs, openClasses.count < Self.deepestXib else {
      return []
    }
    var left = xibsLeft
    var found: [LaidOutScene.Contained] = []
    for index in scene.views.indices where left > 0 {
      let view = scene.views[index]
      let frame = laidOut.frames[index]
      guard view.kind == .view, view.parent != nil, view.children.isEmpty, frame.width > 0,
        frame.height > 0, let name = view.customClass, !openClasses.contains(name),
        let xib = classXibs[name]
      else { continue }
      var environment = scene.environment
      environment.size = Size(width: frame.width, height: frame.height)
      environment.safeArea = .zero
      environment.statusBarHeight = 0
      environment.rootMargin = FixedMetric.layoutMargin
      environment.isPartOfWindow = true
      var engine = self
      engine.openClasses.insert(name)
      engine.xibsLeft = left - 1
      var content = try engine.layout(
        xib.scenes.scene(xib.entry, environment: environment, isAsDesigned: false))
      // They are the xib's own.
      content.issues = []
      var contained = LaidOutScene.Contained(
        view: index, frame: Rect(x: 0, y: 0, width: frame.width, height: frame.height),
        scene: content)
      contained.xib = LaidOutScene.Contained.Xib(name: xib.name, path: xib.path)
      found.append(contained)
      left -= 1 + content.xibCount
    }
    return found
  }
}

extension LaidOutScene {
  /// How many xibs were laid out in it, one in the other included.
  fileprivate var xibCount: Int {
    contained.reduce(0) { $0 + ($1.xib == nil ? 0 : 1) + $1.scene.xibCount }
  }
}
