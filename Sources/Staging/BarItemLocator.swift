import Layout
import Traits

/// Finds an item of a bar by the document's id: where it is in the scene's root view, in points; nil
/// where no bar of the scene has it. Whoever draws bars knows where their items are.
package typealias BarItemLocator = (_ item: String, _ scene: LaidOutScene) -> Rect?
