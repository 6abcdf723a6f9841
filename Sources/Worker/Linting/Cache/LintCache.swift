import Drawing
import Files
import FoundationEssentials
import Glibc
import InterfaceBuilder
import Traits
import WorkerProtocol

/// What was found in documents, kept in a folder for the next run: one file for each document, version of it and
/// way of checking. It is never an error that something can't be kept or isn't there.
struct LintCache: Sendable {
  /// What was found in one document.
  struct Entry: Codable {
    /// Something that it depends on.
    struct Record: Codable {
      /// The sight's.
      var words: [String]
      /// As long as these are the same, so is the rest.
      var state: [Int]
      var digest: String
    }

    var records: [Record]
    var findings: [LintFinding]
  }

  /// 64 MiB: some ten thousand documents.
  static let usualLimit = 64 << 20
  /// A file that is being written for so long was left behind.
  private static let longestWriting = 3_600_000_000_000

  private let folder: String
  /// Bytes.
  private let limit: Int
  /// Of what all findings depend on.
  private let installation: String
  /// Since then nothing may have changed that findings to be kept depend on.
  let start: Int

  init(folder: String, limit: Int = usualLimit, installation: String) {
    (self.folder, self.limit, self.installation) = (folder, limit, installation)
    start = FileState.now
  }

  /// That of the user; nil where there is none.
  static func standard(for catalogue: DeviceCatalogue) -> LintCache? {
    guard let folder = CacheFolder.path, let digest = Installation.digest(catalogue) else {
      return nil
    }
    return LintCache(folder: folder + "/lint", installation: digest)
  }

  /// What an entry is called; nil for a document that is no file.
  func key(of source: DocumentSource, _ request: LintParameters) -> String? {
    guard source.text == nil, !["/dev/", "/proc/"].contains(where: source.name.hasPrefix),
      let place = absolutePath(source.name), let file = OpenFile(at: place),
      file.size <= Document.largestSize
    else { return nil }
    // What is asked beside that only says which documents are looked at.
    var asked = request
    (asked.paths, asked.changedSince, asked.configuration) = ([], nil, nil)
    asked.usesCache = nil
    // What is done with the findings.
    (asked.format, asked.disable, asked.baseline, asked.shard) = (nil, nil, nil, nil)
    (asked.fix, asked.dryRun) = (nil, nil)
    // What is said, and what goes without saying, is the same question.
    asked.companion = asked.companion ?? true
    asked.usesConfiguration = asked.usesConfiguration ?? true
    guard let question = try? JSONLine.encode(asked) else { return nil }
    var digest = SHA256()
    for word in [installation, source.name, place, String(decoding: question, as: UTF8.self)] {
      digest.add(word: word)
    }
    digest.add(file.read(limit: Document.largestSize))
    return digest.text
  }

  /// What is kept by a name; nil for nothing that can be used.
  func entry(_ key: String) -> Entry? {
    guard let place = absolutePath(path(of: key)), let file = OpenFile(at: place) else {
      return nil
    }
    let bytes = file.read(limit: limit)
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let body = bytes[(end + 1)...]
    guard bytes[..<end].elementsEqual(SHA256.text(of: body).utf8),
      let entry = try? JSONDecoder().decode(Entry.self, from: Data(body))
    else { return nil }
    // What was used last is kept longest.
    _ = PathText.withBytes(of: place) { utimensat(AT_FDCWD, $0, nil, 0) }
    return entry
  }

  /// Keeps what was found, as a whole or not at all.
  func keep(_ entry: Entry, as key: String) {
    guard let body = try? JSONLine.encode(entry), body.count < limit / 4,
      (try? OutputFolder(folder)) != nil
    else { return }
    let bytes = Array(SHA256.text(of: body).utf8) + [UInt8(ascii: "\n")] + body
    // Findings have texts of documents, which may be nobody else's business.
    try? FileReplacement.write(bytes, to: path(of: key), mode: 0o600, isSynced: false)
  }

  /// Removes what was used least lately where there is too much.
  func trim() {
    guard let place = absolutePath(folder) else { return }
    var files: [(path: String, state: FileState)] = []
    FolderReader().read(place) { kind, name in
      let path = place + "/" + PathText.text(of: name)
      guard kind == .file, let state = FileState(path: path) else { return true }
      let isBeingWritten = name.first == UInt8(ascii: ".")
      if !isBeingWritten {
        files.append((path, state))
      } else if state.modified < start - Self.longestWriting {
        remove(path)
      }
      return true
    }
    var size = files.reduce(0) { $0 + $1.state.size }
    guard size > limit else { return }
    for file in files.sorted(by: { $0.state.modified < $1.state.modified }) {
      guard size > limit / 4 * 3 else { return }
      remove(file.path)
      size -= file.state.size
    }
  }

  private func path(of key: String) -> String { "\(folder)/\(key)" }

  private func remove(_ path: String) { _ = PathText.withBytes(of: path) { unlink($0) } }
}
