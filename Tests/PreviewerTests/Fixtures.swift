import Drawing
import Traits
import WorkerProtocol

@testable import Previewer

/// A view with only what these tests look at.
func view(
  _ id: String, _ frame: Rect, hidden: Bool = false, clips: Bool = false,
  _ children: [DrawnView] = []
) -> DrawnView {
  var look = Look(kind: .view)
  look.isHidden = hidden ? true : nil
  look.clipsToBounds = clips ? true : nil
  return DrawnView(
    id: id, className: "UIView", name: id, frame: frame, look: look, children: children)
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

func scene(_ id: String, _ size: Size = Size(width: 100, height: 200), root: DrawnView? = nil)
  -> ResolvedScene
{
  ResolvedScene(
    id: id, title: id, controller: "viewController", isInitial: false, canvas: size,
    safeArea: .zero, traits: TraitCollection(), root: root, issues: [])
}
