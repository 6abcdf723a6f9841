extension Document {
  /// What in the document is unknown, doubled, or points nowhere, in document order.
  static func diagnostics(
    of tree: ElementTree, survey: VocabularySurvey, ids: ElementIDs
  ) -> [Diagnostic] {
    var found = DiagnosticCollection()
    let element = { (index: Int) in Element(tree: tree, index: index) }
    let name = { (id: NameID) in tree.names[Int(id)] }
    for tally in survey.elements.kept {
      found.append(
        .unknownElement, at: element(tally.firstNode),
        "The element <\(name(tally.element))> is not known here; it is kept\(tally.times).")
    }
    found.omit(survey.elements.omitted, .unknownElement)
    for tally in survey.attributes.kept {
      found.append(
        .unknownAttribute, at: element(tally.firstNode),
        """
        The attribute \(tally.attribute.map(name) ?? "") of <\(name(tally.element))> is not known \
        here; it is kept\(tally.times).
        """)
    }
    found.omit(survey.attributes.omitted, .unknownAttribute)
    for (attribute, node) in survey.badNumbers {
      let stored = tree.attributes[attribute]
      found.append(
        .badValue, at: element(node),
        """
        The \(tree.names[Int(stored.name)]) of this <\(element(node).name)> is \
        “\(tree.value(of: stored))”, which is not a number; its default is used.
        """
      )
    }
    for index in ids.duplicates {
      let id = element(index).id ?? ""
      let first = ids.index(of: id, in: tree).map { element($0).line } ?? 0
      found.append(
        .duplicateID, at: element(index),
        "The id \(id) is that of an element on line \(first) too; references mean the first.")
    }
    appendUnresolved(in: tree, ids: ids, to: &found)
    return found.inDocumentOrder
  }

  /// Reports references to elements that are not in the document.
  private static func appendUnresolved(
    in tree: ElementTree, ids: ElementIDs, to found: inout DiagnosticCollection
  ) {
    let vocabulary = Vocabulary.shared
    var isReference = [Bool](repeating: false, count: vocabulary.names.count)
    for name in referencingAttributes.compactMap({ vocabulary.id(of: $0) }) {
      isReference[Int(name)] = true
    }
    for (index, node) in tree.nodes.enumerated() {
      for attribute in tree.attributes[Int(node.firstAttribute)..<Int(node.endAttribute)]
      where Int(attribute.name) < isReference.count && isReference[Int(attribute.name)] {
        guard ids.index(of: attribute, in: tree) == nil else { continue }
        let id = tree.value(of: attribute)
        let element = Element(tree: tree, index: index)
        found.append(
          .unresolvedReference, at: element,
          """
          The \(tree.names[Int(attribute.name)]) of this <\(element.name)> is \(id), which is the \
          id of nothing in the document.
          """
        )
      }
    }
  }

  /// Attributes whose value is always the id of an element of the same document.
  package static let referencingAttributes = [
    "destination", "firstItem", "secondItem", "reference", "popoverAnchorView",
    "popoverAnchorBarButtonItem", "initialViewController", "tableViewCell", "textLabel",
    "detailTextLabel",
  ]
}

extension VocabularySurvey.Tally {
  /// How often beyond the one place that is named.
  fileprivate var times: String { count == 1 ? "" : " (\(count) times in all)" }
}

/// Diagnostics as they are found. Of each rule only the first few are kept, so that a hostile or
/// damaged document does not drown its reader.
private struct DiagnosticCollection {
  private var found: [(index: Int, diagnostic: Diagnostic)] = []
  private var counts: [Diagnostic.Rule: Int] = [:]

  mutating func append(
    _ rule: Diagnostic.Rule, at element: @autoclosure () -> Element,
    _ message: @autoclosure () -> String
  ) {
    counts[rule, default: 0] += 1
    guard counts[rule, default: 0] <= VocabularySurvey.mostNames else { return }
    let element = element()
    found.append((element.index, Diagnostic(rule, element, message())))
  }

  /// Takes note of findings that were not even kept until now.
  mutating func omit(_ count: Int, _ rule: Diagnostic.Rule) {
    counts[rule, default: 0] += count
  }

  var inDocumentOrder: [Diagnostic] {
    let sorted = found.sorted {
      ($0.index, $0.diagnostic.message) < ($1.index, $1.diagnostic.message)
    }
    let omitted = counts.filter { $0.value > VocabularySurvey.mostNames }
      .sorted { $0.key.rawValue < $1.key.rawValue }
      .map { rule, count in
        Diagnostic(
          rule: rule, id: nil, line: 1,
          message: """
            \(count - VocabularySurvey.mostNames) more of the kind \(rule.rawValue) are not listed.
            """)
      }
    return sorted.map(\.diagnostic) + omitted
  }
}
