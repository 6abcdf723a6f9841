import Assets
import Files
import Processes

/// Who loads xibs, as far as words that follow each other tell.
extension ProjectSources {
  /// Whether a source that isn't of the class which a xib names as its owner loads it: then that one's class is the
  /// owner, or there is none, as with cells that a list makes of it.
  ///
  /// Source: the documentation of UINib.instantiate(withOwner:options:), of UITableView.register(_:forCellReuseIdentifier:),
  /// and of R.swift, whose `R.nib.pierCell` is the xib `PierCell`.
  /// - Parameter xib: Its name, without what it ends with.
  package func loadElsewhere(
    _ xib: String, ownedBy owner: String, _ cancellation: Cancellation
  ) throws(CancelledError) -> Bool {
    DependencyRecorder.current?.record(
      SourceQuestion(folder: folder, name: xib, word: SourceQuestion.loads + owner).dependency)
    let own = Set(files(ofClass: owner))
    for file in allFiles where !own.contains(file) {
      try cancellation.check()
      if loads(xib, in: file) { return true }
    }
    return false
  }

  /// What comes before the name of a xib: `nibName:`, `loadNibNamed(`, `nibWithNibName:`, `R.nib.`.
  private static let marks = ["nib", "nibname", "nibnamed"]

  private func loads(_ xib: String, in file: String) -> Bool {
    let names = [xib, xib.prefix(1).lowercased() + xib.dropFirst()].map { Array($0.utf8) }
    let bytes = read(file)
    guard names.contains(where: { bytes.firstRange(of: $0) != nil }) else { return false }
    var isBehindMark = false
    for case .word(let word) in SourceWords(bytes) {
      if isBehindMark, names.contains(where: word.elementsEqual) { return true }
      let text = String(decoding: word, as: UTF8.self).lowercased()
      isBehindMark = Self.marks.contains(where: text.hasSuffix)
    }
    return false
  }
}
