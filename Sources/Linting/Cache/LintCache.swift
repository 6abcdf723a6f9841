import Drawing
import Files
import FoundationEssentials
import InterfaceBuilder
import Processes
import Requests
import Traits
import WorkerProtocol

/// What was found in documents, kept in a folder for the next run: one file for each document, version of it and
/// way of checking. It is never an error that something can't be kept or isn't there.
struct LintCache: Sendable {
  /// What was found in one document.
  struct Entry: Codable {
    /// Something that it depends on.
    struct Record: Codable {
      /// The dependency's, in words.
      var words: [String]
      /// As long as these are the same, so is the rest.
      var state: [Int]
      var digest: String
    }

    var records: [Record]
    var findings: [LintFinding]
  }

  /// 64 MiB: some ten thousand documents.
  private static let limit = 64 << 20
  private let files: KeptFiles
  /// Of what all findings depend on.
  private let installation: String
  /// Since then nothing may have changed that findings to be kept depend on.
  let start: Int

  init(files: KeptFiles, installation: String) {
    (self.files, self.installation) = (files, installation)
    start = FileState.now
  }

  /// That of the user; nil where there is none.
  static func standard(for catalogue: DeviceCatalogue) -> LintCache? {
    guard let files = CacheFolder.files("lint", limit: limit),
      let digest = Installation.digest(catalogue)
    else { return nil }
    return LintCache(files: files, installation: digest)
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
    files.read(key).flatMap { try? JSONDecoder().decode(Entry.self, from: Data($0)) }
  }

  /// Keeps what was found, as a whole or not at all.
  func keep(_ entry: Entry, as key: String) {
    guard let body = try? JSONLine.encode(entry) else { return }
    files.keep(body, as: key)
  }

  /// Removes what was used least lately where there is too much.
  func trim() { files.trim() }
}
