import Traits

/// What a project says of its own classes and of what their inspectable properties do, as no document tells it.
package struct ProjectLooks: Hashable, Sendable {
  /// A property of a layer or view that the app's own one sets.
  package enum Property: String, CaseIterable, Sendable {
    case cornerRadius, borderWidth, borderColor
    case shadowColor, shadowOpacity, shadowRadius, shadowOffset
    case clipsToBounds
    case text, placeholder

    /// Those that a class has as well.
    package static let ofClasses = allCases.filter { $0 != .text && $0 != .placeholder }
  }

  /// Colours that blend over a view's background.
  package struct Gradient: Hashable, Sendable {
    /// Where the last colour is.
    package enum Direction: String, CaseIterable, Codable, Hashable, Sendable {
      case up, down, left, right, upLeft, upRight, downLeft, downRight
    }

    package let colors: [Color]
    package let direction: Direction

    package init(colors: [Color], direction: Direction) {
      self.colors = colors
      self.direction = direction
    }
  }

  /// An intrinsic content size, in points; nil where there is none.
  package struct IntrinsicLengths: Hashable, Sendable {
    package let width: Double?
    package let height: Double?

    package init(width: Double?, height: Double?) {
      self.width = width
      self.height = height
    }
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
    package var gradient: Gradient?
    package var size: IntrinsicLengths?
    /// The class whose looks it has where it says nothing else.
    package var baseClass: String?

    package init() {}

    /// Whether something of it is seen in a view that has nothing in it.
    package var isSeen: Bool { backgroundColor != nil || gradient != nil || (borderWidth ?? 0) > 0 }

    fileprivate mutating func inherit(_ base: ClassLook) {
      cornerRadius = cornerRadius ?? base.cornerRadius
      borderWidth = borderWidth ?? base.borderWidth
      borderColor = borderColor ?? base.borderColor
      shadowColor = shadowColor ?? base.shadowColor
      shadowOpacity = shadowOpacity ?? base.shadowOpacity
      shadowRadius = shadowRadius ?? base.shadowRadius
      shadowOffset = shadowOffset ?? base.shadowOffset
      clipsToBounds = clipsToBounds ?? base.clipsToBounds
      backgroundColor = backgroundColor ?? base.backgroundColor
      gradient = gradient ?? base.gradient
      size = size ?? base.size
      baseClass = base.baseClass
    }
  }

  /// By the key paths that the project gives them.
  package var properties: [String: Property] = [:]
  /// By the classes' names.
  package var classes: [String: ClassLook] = [:]
  /// What the project has for keys that a document sets as texts, in the language that is shown.
  package var texts: [String: String] = [:]

  package init() {}

  /// How views of a class look, with what it inherits; nil where nothing is said of it.
  package func look(of name: String?) -> ClassLook? {
    guard !classes.isEmpty, let name, var look = classes[name] else { return nil }
    var seen: Set = [name]
    while let base = look.baseClass, seen.insert(base).inserted, let inherited = classes[base] {
      look.inherit(inherited)
    }
    return look
  }
}
