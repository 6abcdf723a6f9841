import Drawing
import Localization
import Scenes
import WorkerProtocol

/// Apple's symbols in a document that aren't drawn as what they show: one issue for all of them.
struct ApproximateSymbols {
  private static let rule = "approximate-symbol"
  /// The most names that the note lists.
  private static let maximumNamed = 20

  private var uses: [MissingImages.Use] = []
  private var names: Set<String> = []

  mutating func add(_ scenes: [Scene]) {
    for scene in scenes where scene.platform.has(.symbol) {
      uses += MissingImages.uses(in: scene, areSymbols: true).filter {
        names.insert($0.name).inserted
      }
    }
  }

  var issues: [Issue] {
    guard !uses.isEmpty else { return [] }
    guard SymbolIcon.areInstalled else {
      return issue(
        about: uses,
        localized(
          """
          Symbols are drawn as plain signs, as Bootstrap Icons aren't installed (Debian's \
          package bootstrap-icons): %1$s.
          """, list(uses)))
    }
    let read = uses.map { (use: $0, name: SymbolName($0.name)) }
    let similar = read.filter { $0.name.isDrawn && !$0.name.isKnown }.map(\.use)
    let unknown = read.filter { !$0.name.isDrawn }.map(\.use)
    var sentences: [String] = []
    if !similar.isEmpty {
      sentences.append(localized("Similar signs are drawn for symbols: %1$s.", list(similar)))
    }
    if !unknown.isEmpty {
      sentences.append(localized("Nothing is known of the symbols %1$s.", list(unknown)))
    }
    return issue(about: similar + unknown, sentences.joined(separator: " "))
  }

  private func issue(about uses: [MissingImages.Use], _ message: String) -> [Issue] {
    guard let first = uses.first else { return [] }
    return [
      Issue(
        rule: Self.rule, severity: .info, id: first.id, line: first.line, message: message)
    ]
  }

  private func list(_ uses: [MissingImages.Use]) -> String {
    uses.prefix(Self.maximumNamed).map { localized("“%1$s”", $0.name) }.joined(separator: ", ")
      + (uses.count > Self.maximumNamed ? ", …" : "")
  }
}
