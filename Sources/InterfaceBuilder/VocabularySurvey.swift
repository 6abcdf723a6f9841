/// Counts, while a document is read, what of it the vocabulary does not know. There is one entry
/// for each distinct name, however often it occurs.
struct VocabularySurvey {
  /// Where something was met first, and how often in all.
  struct Tally {
    let firstNode: Int
    var count: Int
  }

  private(set) var elements: [NameID: Tally] = [:]
  /// By element in the upper half and attribute in the lower.
  private(set) var attributes: [Int64: Tally] = [:]
  /// The attributes that should be numbers and are none, each with its node.
  private(set) var badNumbers: [(attribute: Int, node: Int)] = []

  mutating func visit(element: NameID, index: Int) {
    guard !Vocabulary.shared.isKnown(element: element) else { return }
    elements[element, default: Tally(firstNode: index, count: 0)].count += 1
  }

  /// Attributes of an unknown element are not reported by themselves.
  mutating func visit(attribute: NameID, of element: NameID, index: Int) {
    guard Vocabulary.shared.isKnown(element: element),
      !Vocabulary.shared.isKnown(attribute: attribute, on: element)
    else { return }
    let pair = Int64(element) << 32 | Int64(attribute)
    attributes[pair, default: Tally(firstNode: index, count: 0)].count += 1
  }

  mutating func noteBadNumber(_ attribute: Int, index: Int) {
    badNumbers.append((attribute, index))
  }
}
