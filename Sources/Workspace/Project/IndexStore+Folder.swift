import Assets
import Files
import Processes

extension IndexStore {
  /// 64 MiB: some hundred large projects.
  private static let limit = 64 << 20

  /// That of the user's cache folder; nil where there is none.
  package static var standard: IndexStore? {
    CacheFolder.files("projects", limit: limit).map {
      IndexStore(files: $0, program: program)
    }
  }

  /// - Parameter program: What else made an index doesn't count.
  init(files: KeptFiles, program: String) {
    @Sendable func name(of project: String) -> String {
      var digest = SHA256()
      for word in [program, project] { digest.add(word: word) }
      return digest.text
    }
    self.init(
      read: { project in files.read(name(of: project)) },
      keep: { bytes, project in
        files.keep(bytes, as: name(of: project))
        files.trim()
      })
  }

  /// What tells one program from the next; a project's folders are read by rules of its own.
  private static var program: String {
    "\(FileState(path: absolutePath("/proc/self/exe") ?? "")?.numbers ?? [])"
  }
}
