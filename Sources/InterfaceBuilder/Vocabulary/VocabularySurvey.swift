/// Counts, while a document is read, what of it the vocabulary does not know. There is one entry
/// for each distinct name, however often it occurs.
struct VocabularySurvey {
  /// Of each kind only the first are kept apart, so that a document of nothing but unknown names
  /// costs no more than another.
  static let mostNames = 100

  /// What is unknown, where it was met first, and how often in all.
  struct Tally {
    let element: NameID
    /// Nil where the element itself is unknown.
    let attribute: NameID?
    let firstNode: Int
    var count: Int
  }

  private let vocabulary = Vocabulary.shared
  /// Unknown elements, in document order.
  private(set) var elements = Tallies()
  /// Unknown attributes of known elements, in document order.
  private(set) var attributes = Tallies()
  /// The attributes that should be numbers and are none, each with its node.
  private(set) var badNumbers: [(attribute: Int, node: Int)] = []

  /// Conflicts of a merge that nobody has decided.
  private(set) var conflicts: [ConflictComment] = []

  mutating func note(_ conflict: ConflictComment) { conflicts.append(conflict) }

  mutating func visit(element: NameID, index: Int) {
    guard !vocabulary.isKnown(element: element) else { return }
    elements.add(Tally(element: element, attribute: nil, firstNode: index, count: 1))
  }

  /// Attributes of an unknown element are not reported by themselves.
  mutating func visit(attribute: NameID, of element: NameID, index: Int) {
    guard vocabulary.isKnown(element: element),
      !vocabulary.isKnown(attribute: attribute, on: element)
    else { return }
    attributes.add(Tally(element: element, attribute: attribute, firstNode: index, count: 1))
  }

  mutating func noteBadNumber(_ attribute: Int, index: Int) {
    badNumbers.append((attribute, index))
  }

  struct Tallies {
    private(set) var kept: [Tally] = []
    /// How often anything was met that is not among the kept.
    private(set) var omitted = 0

    fileprivate mutating func add(_ tally: Tally) {
      let known = kept.firstIndex {
        $0.element == tally.element && $0.attribute == tally.attribute
      }
      if let known {
        kept[known].count += 1
      } else if kept.count < mostNames {
        kept.append(tally)
      } else {
        omitted += 1
      }
    }
  }
}
