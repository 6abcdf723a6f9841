import Assets
import Drawing
import Files
import Glibc

extension IndexStore {
  /// 64 MiB: some hundred large projects.
  private static let limit = 64 << 20

  /// That of the user's cache folder; nil where there is none.
  static var standard: IndexStore? {
    CacheFolder.path.map { IndexStore(folder: $0 + "/projects", program: program) }
  }

  /// - Parameter program: What else made an index doesn't count.
  init(folder: String, program: String) {
    @Sendable func path(of project: String) -> String {
      var digest = SHA256()
      for word in [program, project] { digest.add(word: word) }
      return "\(folder)/\(digest.text)"
    }
    self.init(
      read: { project in
        guard let place = absolutePath(path(of: project)), let file = OpenFile(at: place) else {
          return nil
        }
        let bytes = file.read(limit: Self.limit)
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
          bytes[..<end].elementsEqual(project.utf8)
        else { return nil }
        // What was used last is kept longest.
        _ = PathText.withBytes(of: place) { utimensat(AT_FDCWD, $0, nil, 0) }
        return Array(bytes[(end + 1)...])
      },
      keep: { bytes, project in
        guard bytes.count < Self.limit / 4, (try? OutputFolder(folder)) != nil else { return }
        // Names of files may be nobody else's business.
        try? FileReplacement.write(
          Array(project.utf8) + [UInt8(ascii: "\n")] + bytes, to: path(of: project), mode: 0o600,
          isSynced: false)
        LintCache(folder: folder, limit: Self.limit, installation: "").trim()
      })
  }

  /// What tells one program from the next; a project's folders are read by rules of its own.
  private static var program: String {
    "\(FileState(path: absolutePath("/proc/self/exe") ?? "")?.numbers ?? [])"
  }
}
