/// A place in one of a scene's lists, which can't be taken for a place in another one of them.
package protocol SceneIndex: Hashable, Strideable, Sendable where Stride == Int {
  /// How many come before it.
  var offset: Int { get }
  init(_ offset: Int)
}

extension SceneIndex {
  @inlinable
  package static func < (a: Self, b: Self) -> Bool { a.offset < b.offset }
  @inlinable
  package func distance(to other: Self) -> Int { other.offset - offset }
  @inlinable
  package func advanced(by count: Int) -> Self { Self(offset + count) }
}

/// The place of a view among its scene's views.
package struct ViewIndex: SceneIndex {
  package let offset: Int
  @inlinable
  package init(_ offset: Int) { self.offset = offset }

  /// The scene's root view.
  package static let root = ViewIndex(0)
}

/// The place of a layout guide among its scene's guides.
package struct GuideIndex: SceneIndex {
  package let offset: Int
  @inlinable
  package init(_ offset: Int) { self.offset = offset }
}

/// The place of a constraint among its scene's constraints.
package struct ConstraintIndex: SceneIndex {
  package let offset: Int
  @inlinable
  package init(_ offset: Int) { self.offset = offset }
}

/// What a scene has, or something for each of it, by typed places.
package struct SceneList<Index: SceneIndex, Element>: RandomAccessCollection, MutableCollection,
  ExpressibleByArrayLiteral
{
  @usableFromInline
  var elements: [Element]

  @inlinable
  package init(_ elements: [Element]) { self.elements = elements }
  @inlinable
  package init(arrayLiteral elements: Element...) { self.elements = elements }
  @inlinable
  package init(repeating element: Element, count: Int) {
    elements = Array(repeating: element, count: count)
  }

  @inlinable
  package var startIndex: Index { Index(0) }
  @inlinable
  package var endIndex: Index { Index(elements.count) }
  @inlinable
  package var count: Int { elements.count }

  @inlinable
  package subscript(index: Index) -> Element {
    _read { yield elements[index.offset] }
    _modify { yield &elements[index.offset] }
  }

  @inlinable
  package mutating func append(_ element: Element) { elements.append(element) }

  @inlinable
  package mutating func reserveCapacity(_ capacity: Int) { elements.reserveCapacity(capacity) }

  @inlinable
  package mutating func removeAll(where isRemoved: (Element) -> Bool) {
    elements.removeAll(where: isRemoved)
  }

  /// What is made of each place, by the same places.
  @inlinable
  package func mapIndices<Other>(_ transform: (Index) -> Other) -> SceneList<Index, Other> {
    SceneList<Index, Other>(indices.map(transform))
  }

  /// What is made of each element, by the same places.
  @inlinable
  package func mapElements<Other>(_ transform: (Element) -> Other) -> SceneList<Index, Other> {
    SceneList<Index, Other>(elements.map(transform))
  }

  /// The elements with their places.
  @inlinable
  package var indexed: Zip2Sequence<Range<Index>, [Element]> { zip(indices, elements) }
}

extension SceneList: Sendable where Element: Sendable {}
extension SceneList: Equatable where Element: Equatable {}
extension SceneList: Hashable where Element: Hashable {}

/// Something for each view of a scene.
package typealias PerView<Element> = SceneList<ViewIndex, Element>
