import InterfaceBuilder
import Linting
import Requests
import WorkerProtocol

/// Findings that call objects as the sentences about changes do.
struct FindingNames {
  private let document: Document
  private let names: ObjectNames

  /// - Parameters:
  ///   - document: The version that the findings are of.
  ///   - names: Those of both versions.
  init(_ document: Document, _ names: ObjectNames) {
    (self.document, self.names) = (document, names)
  }

  func named(_ findings: [LintFinding]) -> [LintFinding] {
    findings.map { finding in
      guard let id = finding.id, let element = document.element(id: id) else { return finding }
      var finding = finding
      let given = ObjectNames.givenName(of: element)
      let isTold = given.map { finding.message.contains("“\($0)”") } ?? false
      finding.message = callingObjects(
        in: finding.message, isTold && !names.isPlaced(element) ? nil : id)
      return finding
    }
  }

  /// A message that calls objects by their names instead of classes and ids, as “the UIView abc-de-fgh”.
  /// - Parameter id: The object that is to be named in any case.
  private func callingObjects(in message: String, _ id: String?) -> String {
    var words = message.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    var isNamed = false
    for place in words.indices.reversed() where place < words.count {
      guard let other = words[place].idAtStart, let element = document.element(id: other) else {
        continue
      }
      isNamed = isNamed || other == id
      guard place >= 2, words[place - 2].lowercased() == "the" else { continue }
      let name = names.name(of: element)
      let called = words[place - 2] == "The" ? name.capitalizedFirst : name
      let rest = words[place].dropFirst(other.count)
      words.replaceSubrange(place - 2...place, with: [called + rest])
    }
    let named = words.joined(separator: " ")
    guard !isNamed, let id, let element = document.element(id: id) else { return named }
    return "\(names.name(of: element).capitalizedFirst): \(named)"
  }
}

extension String {
  /// The id that a word is, whatever sign follows.
  fileprivate var idAtStart: String? {
    let id = prefix { $0.isLetter || $0.isNumber || $0 == "-" }
    guard !id.isEmpty else { return nil }
    let rest = dropFirst(id.count)
    return rest.allSatisfy { !$0.isLetter && !$0.isNumber } || rest == "’s" ? String(id) : nil
  }
}
