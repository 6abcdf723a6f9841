import Scenes

/// Why a row of the linear system is there, so that every frame can be explained.
enum ConstraintOrigin: Hashable, Sendable {
  /// A constraint of the document, by its index in the scene.
  case document(ConstraintIndex)
  /// The root view's place and size.
  case root
  /// A view's autoresizing mask, or a container that places it.
  case autoresizing(view: ViewIndex)
  /// The table or collection view that places a view.
  case container(view: ViewIndex)
  case hugging(view: ViewIndex)
  case compressionResistance(view: ViewIndex)
  case stack(view: ViewIndex, rule: StackRule)
  /// A view's lengths are never negative.
  case nonNegative(view: ViewIndex)
}

/// What a stack view asks for. Names are those of reference/engine-and-conventions.md, C.4.
enum StackRule: String {
  case canvasConnection = "canvas-connection"
  case spacing
  case fillEqually = "fill-equally"
  case fillProportionally = "fill-proportionally"
  case equalSpacing = "equal-spacing"
  case equalCentering = "equal-centering"
  case textWidth = "text-width"
  case alignment
  case ambiguitySuppression = "ambiguity-suppression"
  /// A rule of Interface Builder's canvas, which no device has.
  case canvasLength = "canvas-length"
  case spanningFit = "spanning-fit"
  case canvasFit = "canvas-fit"
  case hiding
}

extension SceneEquations {
  /// The document's id of a constraint, or one that names an implicit constraint's origin.
  func describe(_ origin: ConstraintOrigin) -> String {
    switch origin {
    case .document(let index): scene.constraints[index].id
    case .root: "root:\(scene.views[.root].id)"
    case .autoresizing(let view): "autoresizing:\(scene.views[view].id)"
    case .container(let view): "container:\(scene.views[view].id)"
    case .hugging(let view): "hugging:\(scene.views[view].id)"
    case .compressionResistance(let view): "compressionResistance:\(scene.views[view].id)"
    case .stack(let view, let rule): "\(rule.rawValue):\(scene.views[view].id)"
    case .nonNegative(let view): "nonNegative:\(scene.views[view].id)"
    }
  }

  /// The line of a constraint, or of the view that an implicit one belongs to.
  func line(of origin: ConstraintOrigin) -> Int {
    switch origin {
    case .document(let index): scene.constraints[index].line
    case .root: scene.views[.root].line
    case .autoresizing(let view), .container(let view), .hugging(let view),
      .compressionResistance(let view), .stack(let view, _), .nonNegative(let view):
      scene.views[view].line
    }
  }
}
