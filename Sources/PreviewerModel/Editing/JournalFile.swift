import Files
import FoundationEssentials
import WorkerProtocol

/// The journal of a document while it is edited: written whole once, and what changes added to its end, until that
/// is as much as the text.
struct JournalFile {
  private let file: String
  private var held: HeldFile?
  private var written: (stamp: String?, text: [UInt8]) = (nil, [])
  /// How many bytes were added.
  private var added = 0

  init(at file: String) { self.file = file }

  mutating func write(_ text: [UInt8], of path: String, stamp: String?)
    throws(FileReplacement.Failure)
  {
    if !add(text, stamp: stamp) {
      held = try Journal(path: path, stamp: stamp, text: String(decoding: text, as: UTF8.self))
        .write(to: file)
      added = 0
    }
    written = (stamp, text)
  }

  /// - Returns: False where all has to be written.
  private mutating func add(_ text: [UInt8], stamp: String?) -> Bool {
    guard let held, stamp == written.stamp else { return false }
    guard let change = TextChange(from: written.text, to: text) else { return true }
    guard let line = try? Journal.line(of: change), added + line.count < text.count else {
      return false
    }
    do {
      try held.append(line)
    } catch {
      return false
    }
    added += line.count
    return true
  }

  mutating func remove() {
    held?.remove()
    held = nil
  }
}
