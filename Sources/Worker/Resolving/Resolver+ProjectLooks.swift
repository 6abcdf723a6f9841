import Scenes
import WorkerProtocol

extension Resolver {
  /// What the project around a document says of its classes; nothing where it has no `ninefold.json`, or one
  /// that can't be read.
  func looks(around source: DocumentSource) -> ProjectLooks {
    configuration(around: source)?.looks ?? ProjectLooks()
  }

  /// What in the project's `ninefold.json` is not understood, in the words of `lint`, and a file that can't
  /// be read.
  func configurationIssues(around source: DocumentSource) -> [Issue] {
    do throws(FileError) {
      return try readConfiguration(around: source)?.notes.map { note in
        Issue(
          rule: note.rule, severity: note.severity, id: nil, line: nil,
          message: "\(note.file):\(note.line ?? 1): \(note.message)")
      } ?? []
    } catch {
      return [
        Issue(
          rule: LintRule.configuration.rawValue, severity: .warning, id: nil, line: nil,
          message: "\(error.file ?? LintConfiguration.name):\(error.line ?? 1): \(error.message)")
      ]
    }
  }

  private func configuration(around source: DocumentSource) -> LintConfiguration? {
    do throws(FileError) {
      return try readConfiguration(around: source)
    } catch {
      return nil
    }
  }

  private func readConfiguration(
    around source: DocumentSource
  ) throws(FileError) -> LintConfiguration? {
    guard let place = place(of: source),
      let path = LintConfiguration.path(above: place, in: cache.projects, root: source.root)
    else { return nil }
    return try cache.configuration(at: path)
  }
}
