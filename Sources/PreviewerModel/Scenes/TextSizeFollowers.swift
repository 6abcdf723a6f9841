import Drawing
import Localization
import WorkerProtocol

/// How many of the texts that are shown are of a text style, and so grow with the user's text size.
package struct TextSizeFollowers: Hashable, Sendable {
  package private(set) var count = 0
  private(set) var following = 0

  package init(in scenes: [ResolvedScene]) {
    for scene in scenes { scene.root.map { add($0) } }
  }

  init(of root: DrawnView) { add(root) }

  private mutating func add(_ view: DrawnView) {
    let look = view.look
    // Bars have UIKit's own fonts.
    if look.bar == nil, look.isHidden != true, look.text?.isEmpty == false, let font = look.font {
      count += 1
      // Only text styles say how far their lines are apart.
      if font.leading != nil { following += 1 }
    }
    for child in view.children { add(child) }
  }

  package var sentence: String {
    localized(
      "%2$s of %1$s text follows Dynamic Type.", plural: "%2$s of %1$s texts follow Dynamic Type.",
      count, following)
  }
}
