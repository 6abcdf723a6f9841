// What is in this file is public, not of the package, as only bodies of public functions are inlined in
// other modules: layout reads these lists in its innermost loops, and without it took a fifth longer.

/// A place in one of a scene's lists, which can't be taken for a place in another one of them.
public protocol SceneIndex: Hashable, Strideable, Sendable where Stride == Int {
  /// How many come before it.
  var offset: Int { get }
  init(_ offset: Int)
}

extension SceneIndex {
  @inlinable
  public static func < (a: Self, b: Self) -> Bool { a.offset < b.offset }
  @inlinable
  public func distance(to other: Self) -> Int { other.offset - offset }
  @inlinable
  public func advanced(by count: Int) -> Self { Self(offset + count) }
}

/// The place of a view among its scene's views.
public struct ViewIndex: SceneIndex {
  public let offset: Int
  @inlinable
  public init(_ offset: Int) { self.offset = offset }

  /// The scene's root view.
  @inlinable
  public static var root: ViewIndex { ViewIndex(0) }
}

/// The place of a layout guide among its scene's guides.
public struct GuideIndex: SceneIndex {
  public let offset: Int
  @inlinable
  public init(_ offset: Int) { self.offset = offset }
}

/// The place of a constraint among its scene's constraints.
public struct ConstraintIndex: SceneIndex {
  public let offset: Int
  @inlinable
  public init(_ offset: Int) { self.offset = offset }
}

/// What a scene has, or something for each of it, by typed places.
public struct SceneList<Index: SceneIndex, Element>: RandomAccessCollection, MutableCollection,
  ExpressibleByArrayLiteral
{
  @usableFromInline
  var elements: [Element]

  @inlinable
  public init(_ elements: [Element]) { self.elements = elements }
  @inlinable
  public init(arrayLiteral elements: Element...) { self.elements = elements }
  @inlinable
  public init(repeating element: Element, count: Int) {
    elements = Array(repeating: element, count: count)
  }

  @inlinable
  public var startIndex: Index { Index(0) }
  @inlinable
  public var endIndex: Index { Index(elements.count) }
  @inlinable
  public var count: Int { elements.count }

  @inlinable
  public subscript(index: Index) -> Element {
    _read { yield elements[index.offset] }
    _modify { yield &elements[index.offset] }
  }

  @inlinable
  public mutating func append(_ element: Element) { elements.append(element) }

  @inlinable
  public mutating func reserveCapacity(_ capacity: Int) { elements.reserveCapacity(capacity) }

  @inlinable
  public mutating func removeAll(where isRemoved: (Element) -> Bool) {
    elements.removeAll(where: isRemoved)
  }

  /// What is made of each place, by the same places.
  @inlinable
  public func mapIndices<Other>(_ transform: (Index) -> Other) -> SceneList<Index, Other> {
    SceneList<Index, Other>(indices.map(transform))
  }

  /// What is made of each element, by the same places.
  @inlinable
  public func mapElements<Other>(_ transform: (Element) -> Other) -> SceneList<Index, Other> {
    SceneList<Index, Other>(elements.map(transform))
  }

  /// The elements with their places.
  @inlinable
  public var indexed: Zip2Sequence<Range<Index>, [Element]> { zip(indices, elements) }
}

extension SceneList: Sendable where Element: Sendable {}
extension SceneList: Equatable where Element: Equatable {}
extension SceneList: Hashable where Element: Hashable {}

/// Something for each view of a scene.
public typealias PerView<Element> = SceneList<ViewIndex, Element>
