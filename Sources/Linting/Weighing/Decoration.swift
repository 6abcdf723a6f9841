import InterfaceBuilder
import Scenes

/// Views that show neither texts nor controls: what of them lies over an edge, nobody reads or touches.
struct Decoration {
  private static let shapes: Set = ["view", "imageView", "visualEffectView", "stackView"]

  private let document: Document
  /// Launch screens are pictures for the most part, and code changes nothing of them.
  private let isLaunchScreen: Bool

  init(_ document: Document) {
    self.document = document
    isLaunchScreen = document.isLaunchScreen
  }

  func has(_ id: String?) -> Bool {
    guard !isLaunchScreen, let view = id.flatMap(document.element) else { return false }
    return Self.isDecoration(view)
  }

  private static func isDecoration(_ view: Element) -> Bool {
    guard shapes.contains(view.name), view.customClass == nil,
      !view.outlets.contains(where: { $0.property == "gestureRecognizers" })
    else { return false }
    return view.child("subviews")?.children.allSatisfy(isDecoration) ?? true
  }
}
