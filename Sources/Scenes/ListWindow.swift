import Traits

/// Which rows of a list are made: those in sight, and some around them. The others only take room.
package struct ListWindow: Hashable, Sendable {
  /// Among all rows of the list, from 0.
  package let rows: Range<Int>
  /// By kind of row, in their order: what each row of it takes that isn't made, in points.
  package let sizes: [Int: Size]

  package init(rows: Range<Int>, sizes: [Int: Size]) {
    self.rows = rows
    self.sizes = sizes
  }
}

/// Rows of one kind, one after the other, that aren't made.
package struct HiddenRows: Hashable, Sendable {
  /// Which of the list's declared kinds of rows they are, in their order.
  package let group: Int
  /// Where the first of them is among all rows of the list.
  package let place: Int
  package let count: Int
  /// What each of them takes, in points.
  package let size: Size
  /// Whether layout has found that size, or else the document and the companion file say so.
  package let isMeasured: Bool
}
