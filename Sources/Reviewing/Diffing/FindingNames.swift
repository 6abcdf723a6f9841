import InterfaceBuilder
import Linting
import Requests
import WorkerProtocol

/// Findings that call objects as the sentences about changes do.
struct FindingNames {
  private let document: Document

  init(_ document: Document) { self.document = document }

  func named(_ findings: [LintFinding]) -> [LintFinding] {
    guard !findings.isEmpty else { return [] }
    let names = ObjectNames(document: document).byPlace
    return findings.map { finding in
      guard let id = finding.id, let element = document.element(id: id) else { return finding }
      var finding = finding
      let given = ObjectNames.givenName(of: element)
      if given.map({ finding.message.contains("“\($0)”") }) != true {
        finding.message = Self.message(finding.message, calling: id, names.name(of: element))
      }
      return finding
    }
  }

  /// A message that calls an object by a name instead of its class and id, or names it where it doesn't.
  private static func message(_ message: String, calling id: String, _ name: String) -> String {
    var words = message.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let place = words.firstIndex(where: { $0.isWord(id) }) else {
      return "\(name.capitalizedFirst): \(message)"
    }
    // As “the UIView abc-de-fgh”.
    guard place >= 2, words[place - 2].lowercased() == "the" else { return message }
    let rest = String(words[place].dropFirst(id.count))
    let called = words[place - 2] == "The" ? name.capitalizedFirst : name
    words.replaceSubrange(place - 2...place, with: [called + rest])
    return words.joined(separator: " ")
  }
}

extension String {
  /// Whether it is a word, whatever sign follows.
  fileprivate func isWord(_ word: String) -> Bool {
    guard hasPrefix(word) else { return false }
    return dropFirst(word.count).allSatisfy {
      !$0.isLetter && !$0.isNumber && $0 != "-" || $0 == "s"
    }
  }
}
