import Scenes
import TextMetrics
import Traits

/// One resolved view with all that is needed to draw it, and nothing that needs a document: the node
/// that the worker returns and that the previewer draws.
package struct DrawnView: Codable, Hashable, Sendable {
  /// The document's id, or one made up by the worker, beginning with `ninefold:`.
  package var id: String
  /// The UIKit class, such as `UILabel`.
  package var className: String
  /// The app's own class, where the document names one.
  package var customClass: String?
  /// The element's line in the document; nil for views that no element stands for.
  package var line: Int?
  /// What an outline calls the view: its label in Interface Builder, its text, or its class.
  package var name: String
  /// Where a view is that the document doesn't have, but a xib that its superview is likely to load.
  package var inferred: Inferred?
  /// In the superview's coordinates, in points.
  package var frame: Rect
  /// The view's trait collection, where it was asked for and isn't the superview's.
  package var traits: TraitCollection?
  /// Which environment set each of these traits.
  package var setBy: TraitSetters?
  /// Nil unless it was asked for.
  package var unrounded: UnroundedGeometry?
  /// Back to front.
  package var children: [DrawnView]
  /// Of the window: what it shows until completion blocks of the transition that led to it have run, where
  /// that is something else; at most one.
  package var beforeCompletion: [DrawnView] = []
  /// Behind a reference, as views are moved about more often than their looks are read; nil for
  /// `Look.plain`.
  private var shownLook: Boxed<Look>?

  /// Left out of messages where it is `Look.plain`, as each is that nobody asked for.
  package var look: Look {
    get { shownLook?.value ?? .plain }
    set { shownLook = newValue == .plain ? nil : .boxed(newValue) }
  }

  package enum CodingKeys: String, CodingKey, CaseIterable {
    // In the order in which messages have them.
    case id
    case className = "class"
    case customClass, line, name, inferred, frame, traits, setBy, unrounded, look, children
    case beforeCompletion
  }

  package init(
    id: String, className: String, customClass: String? = nil, line: Int? = nil, name: String,
    frame: Rect, unrounded: UnroundedGeometry? = nil, look: Look?, children: [DrawnView] = []
  ) {
    self.id = id
    self.className = className
    self.customClass = customClass
    self.line = line
    self.name = name
    self.frame = frame
    self.unrounded = unrounded
    self.children = children
    if let look { self.look = look }
  }

  /// Leaves `Look.plain`.
  package mutating func removeLook() { shownLook = nil }
}

/// A value behind a reference, which still is a value.
private indirect enum Boxed<Value> {
  case boxed(Value)

  var value: Value {
    switch self {
    case .boxed(let value): value
    }
  }
}

extension Boxed: Equatable where Value: Equatable {}
extension Boxed: Hashable where Value: Hashable {}
extension Boxed: Sendable where Value: Sendable {}

extension DrawnView {
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.decode(String.self, forKey: .id),
      className: try values.decode(String.self, forKey: .className),
      customClass: try values.decodeIfPresent(String.self, forKey: .customClass),
      line: try values.decodeIfPresent(Int.self, forKey: .line),
      name: try values.decode(String.self, forKey: .name),
      frame: try values.decode(Rect.self, forKey: .frame),
      unrounded: try values.decodeIfPresent(UnroundedGeometry.self, forKey: .unrounded),
      look: try values.decodeIfPresent(Look.self, forKey: .look),
      children: try values.decode([DrawnView].self, forKey: .children))
    inferred = try values.decodeIfPresent(Inferred.self, forKey: .inferred)
    traits = try values.decodeIfPresent(TraitCollection.self, forKey: .traits)
    setBy = try values.decodeIfPresent(TraitSetters.self, forKey: .setBy)
    beforeCompletion =
      try values.decodeIfPresent([DrawnView].self, forKey: .beforeCompletion) ?? []
  }

  /// Members that are absent are passed over here: asking a container to do so costs as much as a member.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    try values.encode(className, forKey: .className)
    if let customClass { try values.encode(customClass, forKey: .customClass) }
    if let line { try values.encode(line, forKey: .line) }
    try values.encode(name, forKey: .name)
    if let inferred { try values.encode(inferred, forKey: .inferred) }
    try values.encode(frame, forKey: .frame)
    if let traits { try values.encode(traits, forKey: .traits) }
    if let setBy { try values.encode(setBy, forKey: .setBy) }
    if let unrounded { try values.encode(unrounded, forKey: .unrounded) }
    if let look = shownLook?.value { try values.encode(look, forKey: .look) }
    try values.encode(children, forKey: .children)
    if !beforeCompletion.isEmpty {
      try values.encode(beforeCompletion, forKey: .beforeCompletion)
    }
  }
}

extension DrawnView {
  /// Whether this is a bar that a container or the system lays over its superview: it is neither
  /// scrolled nor clipped with it.
  package var isOverlay: Bool {
    switch look.kind {
    case .statusBar, .navigationBar, .toolbar, .tabBar: id.hasPrefix("ninefold:")
    default: false
    }
  }

  /// How far from its frame a subview is shown, in points: a scroll view whose top lies under bars, or
  /// that is scrolled, moves its content.
  package func shift(of child: DrawnView) -> ContentOffset {
    child.isOverlay ? .zero : look.contentShift ?? .zero
  }
}

extension DrawnView {
  /// The place of a view in another document.
  package struct Inferred: Codable, Hashable, Sendable {
    package var path: String
    /// Nil for what UIKit makes.
    package var line: Int?

    package init(path: String, line: Int?) {
      self.path = path
      self.line = line
    }
  }

  /// What the ids of views begin with that a xib is likely to show, and the document doesn't have.
  package static let inferredPrefix = "ninefold:xib:"

  package var isInferred: Bool { id.hasPrefix(Self.inferredPrefix) }

  /// Whether the app's code adds it, as its companion file says: under a name, on no line of the document.
  package var isAddedInCode: Bool {
    line == nil && !isInferred && !RowID.element(of: id).hasPrefix("ninefold:")
  }
}
