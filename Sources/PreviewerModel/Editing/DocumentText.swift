import WorkerProtocol

/// A document's text while it is edited, with the way back: every change is kept as its inverse.
package struct DocumentText: Sendable {
  /// A part of the text that is replaced.
  struct Replacement: Hashable, Sendable {
    var range: Range<Int>
    var bytes: [UInt8]
  }

  /// Something that is undone at once.
  package struct Step: Sendable {
    /// What was done, such as “Exclude “Title””.
    package var title: String
    /// Steps of one group that follow each other are one; nil for a step on its own.
    var group: String?
    /// What leads back, the last change first; each in its text's order.
    fileprivate var inverses: [[Replacement]]
  }

  package private(set) var bytes: [UInt8]
  /// What the file has.
  private(set) var saved: [UInt8]
  package private(set) var undoable: [Step] = []
  package private(set) var redoable: [Step] = []
  /// Whether the last step takes no more of its group.
  private var isGroupClosed = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    saved = bytes
  }

  var isModified: Bool { bytes != saved }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Makes a change that the worker has worked out.
  /// - Returns: Whether the text has these places; otherwise nothing changes.
  mutating func apply(
    _ replacements: [TextReplacement], title: String, group: String? = nil
  ) -> Bool {
    var parts: [Replacement] = []
    for replacement in replacements {
      guard let start = replacement.range.first, let end = replacement.range.last,
        replacement.range.count == 2, start <= end, end <= bytes.count,
        start >= parts.last?.range.upperBound ?? 0
      else { return false }
      parts.append(Replacement(range: start..<end, bytes: Array(replacement.replacement.utf8)))
    }
    guard !parts.isEmpty else { return true }
    make(parts, title: title, group: group)
    return true
  }

  /// Makes another text of all of it.
  mutating func replaceAll(with other: [UInt8], title: String) {
    guard other != bytes else { return }
    make([Replacement(range: 0..<bytes.count, bytes: other)], title: title, group: nil)
  }

  private mutating func make(_ parts: [Replacement], title: String, group: String?) {
    let inverse = replace(parts)
    redoable = []
    if let group, !isGroupClosed, undoable.last?.group == group {
      undoable[undoable.count - 1].inverses.insert(inverse, at: 0)
    } else {
      undoable.append(Step(title: title, group: group, inverses: [inverse]))
    }
    isGroupClosed = false
  }

  /// Takes the last step back.
  mutating func undo() {
    guard let step = undoable.popLast() else { return }
    redoable.append(inverted(step))
    isGroupClosed = true
  }

  /// Does again what was taken back last.
  mutating func redo() {
    guard let step = redoable.popLast() else { return }
    undoable.append(inverted(step))
    isGroupClosed = true
  }

  /// The file has this text now. What follows is a step of its own, so that one can come back here.
  mutating func markSaved() {
    saved = bytes
    isGroupClosed = true
  }

  /// What follows is a step of its own.
  mutating func closeGroup() { isGroupClosed = true }

  private mutating func inverted(_ step: Step) -> Step {
    var inverses: [[Replacement]] = []
    for parts in step.inverses { inverses.insert(replace(parts), at: 0) }
    return Step(title: step.title, group: step.group, inverses: inverses)
  }

  /// - Parameter parts: in the text's order, apart from each other.
  /// - Returns: what leads back.
  private mutating func replace(_ parts: [Replacement]) -> [Replacement] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + parts.reduce(0) { $0 + $1.bytes.count })
    var inverse: [Replacement] = []
    var position = 0
    for part in parts {
      result += bytes[position..<part.range.lowerBound]
      let start = result.count
      result += part.bytes
      inverse.append(
        Replacement(range: start..<result.count, bytes: Array(bytes[part.range])))
      position = part.range.upperBound
    }
    result += bytes[position...]
    bytes = result
    return inverse
  }
}
