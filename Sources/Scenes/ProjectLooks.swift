import Traits

/// What a project says of its own classes and of what their inspectable properties do, as no document tells it.
package struct ProjectLooks: Hashable, Sendable {
  /// A property of a layer or view that the app's own one sets.
  package enum Property: String, CaseIterable, Sendable {
    case cornerRadius, borderWidth, borderColor
    case shadowColor, shadowOpacity, shadowRadius, shadowOffset
    case clipsToBounds
  }

  /// How views of a class look, where no runtime attribute says otherwise; nil for what isn't said.
  package struct ClassLook: Hashable, Sendable {
    package var cornerRadius: Double?
    package var borderWidth: Double?
    package var borderColor: Color?
    package var shadowColor: Color?
    package var shadowOpacity: Double?
    package var shadowRadius: Double?
    /// Points to the right and below.
    package var shadowOffset: Size?
    package var clipsToBounds: Bool?
    /// Of views that the document gives none.
    package var backgroundColor: Color?

    package init() {}
  }

  /// By the key paths that the project gives them.
  package var properties: [String: Property] = [:]
  /// By the classes' names.
  package var classes: [String: ClassLook] = [:]

  package init() {}
}
