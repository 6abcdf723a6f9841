import Localization
import WorkerProtocol

/// The same change of many objects of a scene, such as a colour that was replaced everywhere, is one sentence.
extension [DocumentChange] {
  /// Fewer are read as they are.
  private static let fewest = 4
  /// As many objects as a sentence names.
  private static let mostNamed = 3

  /// With those that are alike in one, where the first of them is.
  var joiningAlike: [DocumentChange] {
    let groups = Dictionary(grouping: indices.filter { self[$0].parts != nil }) {
      self[$0].parts?.what ?? ""
    }.values.filter { $0.count >= Self.fewest }
    guard !groups.isEmpty else { return self }
    let firsts = Dictionary(groups.map { ($0[0], $0) }) { first, _ in first }
    let rest = Set(groups.flatMap { $0.dropFirst() })
    return indices.filter { !rest.contains($0) }.map { index in
      firsts[index].map(joined) ?? self[index]
    }
  }

  private func joined(_ alike: [Int]) -> DocumentChange {
    var change = self[alike[0]]
    let names = alike.prefix(Self.mostNamed).compactMap { self[$0].parts?.object }
    change.sentence =
      localized("Alike in %1$s objects: %2$s", alike.count, change.parts?.what ?? "") + " "
      + localized(
        "These are: %1$s, and %2$s more (all with --verbose).", names.joined(separator: ", "),
        alike.count - names.count)
    return change
  }
}

extension DocumentChange {
  /// What has changed, and how, as its sentence has both on either side of a colon; nil where more is told of it.
  fileprivate var parts: (object: String, what: String)? {
    guard kind == .changed, details == nil,
      let colon = sentence.firstRange(of: ": ")
    else { return nil }
    return (
      String(sentence[..<colon.lowerBound]).lowercasedFirst, String(sentence[colon.upperBound...])
    )
  }
}

extension String {
  /// Within a sentence.
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
