import JSON

/// A value that a companion file gives a property, and where it is written.
package struct WrittenProperty: Hashable, Sendable {
  package enum Owner: Hashable, Sendable {
    /// A view, by what it is called.
    case view(String)
    /// All views of a class, or one that code makes of it.
    case className(String)
  }

  package let owner: Owner
  /// UIKit's.
  package let name: String
  package let value: PropertyValue
  package let position: TextPosition
  /// The JSON path of the value.
  package let path: String
}
