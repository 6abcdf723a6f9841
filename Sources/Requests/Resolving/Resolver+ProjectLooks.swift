import InterfaceBuilder
import Scenes
import Styles
import Traits
import WorkerProtocol
import Workspace

/// What a project's `ninefold.json` says; nil where it has none.
typealias ProjectConfiguration = Result<LintConfiguration?, FileError>

extension Resolver {
  /// What the project around a document says of itself. One that can't be read keeps no document from being
  /// drawn.
  func configuration(around source: DocumentSource) -> ProjectConfiguration {
    guard let place = place(of: source),
      let path = LintConfiguration.path(above: place, in: cache.projects, root: source.root)
    else { return .success(nil) }
    do throws(FileError) {
      return .success(try cache.configuration(at: path))
    } catch {
      return .failure(error)
    }
  }

  /// Adds what the project says that it is for.
  func addProject(_ project: ProjectConfiguration, to result: inout ResolveResult) {
    let devices = projectDevices(of: project).map(\.name)
    let languages = (try? project.get())?.projectLanguages?.map(\.text) ?? []
    result.projectDevices = devices.isEmpty ? nil : devices
    result.projectLanguages = languages.isEmpty ? nil : languages
  }

  /// The oldest version of iOS that a document is for, which it says itself or leaves to its project; nil where
  /// neither says so.
  func oldestSystem(of document: Document, _ file: DocumentSource) -> SystemVersion? {
    DeploymentTarget.of(document)
      ?? place(of: file).flatMap { cache.projects.folder(around: $0, root: file.root) }
      .flatMap { cache.deploymentTarget(of: $0) }
  }
}

extension ProjectConfiguration {
  /// What it says of the project's own classes.
  var looks: ProjectLooks { (try? get())?.looks ?? ProjectLooks() }

  /// What in it is not understood, in the words of `lint`, or why it can't be read.
  var issues: [Issue] {
    switch self {
    case .success(let configuration):
      configuration?.notes.map { note in
        Issue(
          rule: note.rule, severity: note.severity, id: nil, line: nil,
          message: "\(note.file):\(note.line ?? 1): \(note.message)")
      } ?? []
    case .failure(let error):
      [
        Issue(
          rule: RulePage.configuration.id, severity: .warning, id: nil, line: nil,
          message: "\(error.file ?? LintConfiguration.name):\(error.line ?? 1): \(error.message)")
      ]
    }
  }
}
