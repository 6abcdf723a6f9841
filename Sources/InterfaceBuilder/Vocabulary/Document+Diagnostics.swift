import Localization

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
        tally.count == 1
          ? localized(
            "The element <%1$s> is not known here; it is kept.", name(tally.element))
          : localized(
            "The element <%1$s> is not known here; it is kept (%2$s times in all).",
            name(tally.element), tally.count))
    }
    found.omit(survey.elements.omitted, .unknownElement)
    for tally in survey.attributes.kept {
      let attribute = tally.attribute.map(name) ?? ""
      found.append(
        .unknownAttribute, at: element(tally.firstNode),
        tally.count == 1
          ? localized(
            "The attribute %1$s of <%2$s> is not known here; it is kept.", attribute,
            name(tally.element))
          : localized(
            "The attribute %1$s of <%2$s> is not known here; it is kept (%3$s times in all).",
            attribute, name(tally.element), tally.count))
    }
    found.omit(survey.attributes.omitted, .unknownAttribute)
    for (attribute, node) in survey.badNumbers {
      let stored = tree.attributes[attribute]
      found.append(
        .badValue, at: element(node),
        localized(
          "The %1$s of this <%2$s> is “%3$s”, which is not a number; its default is used.",
          tree.names[Int(stored.name)], element(node).name, tree.value(of: stored))
      )
    }
    for index in ids.duplicates {
      let id = element(index).id ?? ""
      let first = ids.index(of: id, in: tree).map { element($0).line } ?? 0
      found.append(
        .duplicateID, at: element(index),
        localized(
          "The id %1$s is that of an element on line %2$s too; references mean the first.", id,
          first))
    }
    for conflict in survey.conflicts {
      found.append(
        .mergeConflict, at: element(min(conflict.nextNode, tree.nodes.count - 1)),
        line: conflict.line,
        localized("A merge has left a conflict here that nobody decided: %1$s", conflict.text))
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
          localized(
            "The %1$s of this <%2$s> is %3$s, which is the id of nothing in the document.",
            tree.names[Int(attribute.name)], element.name, id)
        )
      }
    }
  }

  /// Attributes whose value is always the id of an element of the same document.
  package static let referencingAttributes = [
    "destination", "firstItem", "secondItem", "reference", "popoverAnchorView",
    "popoverAnchorBarButtonItem", "initialViewController", "tableViewCell", "textLabel",
    "detailTextLabel", "imageView",
  ]
}

/// Diagnostics as they are found. Of each rule only the first few are kept, so that a hostile or
/// damaged document does not drown its reader.
private struct DiagnosticCollection {
  private var found: [(index: Int, diagnostic: Diagnostic)] = []
  private var counts: [Diagnostic.Rule: Int] = [:]

  mutating func append(
    _ rule: Diagnostic.Rule, at element: @autoclosure () -> Element, line: Int? = nil,
    _ message: @autoclosure () -> String
  ) {
    counts[rule, default: 0] += 1
    guard counts[rule, default: 0] <= VocabularySurvey.mostNames else { return }
    let element = element()
    found.append((element.index, Diagnostic(rule, element, line: line, message())))
  }

  /// Takes note of findings that were not even kept until now.
  mutating func omit(_ count: Int, _ rule: Diagnostic.Rule) {
    counts[rule, default: 0] += count
  }

  var inDocumentOrder: [Diagnostic] {
    let sorted = found.sorted {
      ($0.index, $0.diagnostic.untranslated) < ($1.index, $1.diagnostic.untranslated)
    }
    let omitted = counts.filter { $0.value > VocabularySurvey.mostNames }
      .sorted { $0.key.rawValue < $1.key.rawValue }
      .map { rule, count in
        Diagnostic(
          rule: rule, id: nil, line: 1,
          message: localized(
            "%1$s more of the kind %2$s are not listed.", count - VocabularySurvey.mostNames,
            rule.rawValue))
      }
    return sorted.map(\.diagnostic) + omitted
  }
}
