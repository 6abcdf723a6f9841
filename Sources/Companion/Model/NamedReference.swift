import JSON

/// A name in a companion file that stands for something of the document, and where it is written.
package struct NamedReference: Hashable, Sendable {
  /// What the name has to be of.
  package enum Referent: Hashable, Sendable {
    /// By id, class, storyboard or restoration identifier.
    case controller
    /// A view, guide or item: by id, outlet or label.
    case view
    /// A table or collection view as above, or its controller.
    case list
    /// A controller, or the root view of a scene.
    case scene
    /// By id or reuse identifier.
    case cell
    /// A control, bar button item or cell, by id or reuse identifier.
    case sender
    /// By id, identifier or class.
    case segue
    case controllerOrSegue
    /// By id or outlet.
    case constraint
    /// What one of the file's own names stands for.
    case object
    /// A colour of UIKit's, of the document or of an asset catalog.
    case color
    /// A class of views or controllers, UIKit's or the app's.
    case className
  }

  /// What is looked for: with one of the file's own names, what it stands for.
  package let name: String
  package let referent: Referent
  package let position: TextPosition
  /// The JSON path of the name.
  package let path: String
}
