import ArgumentParser
import Localization
import Requests
import WorkerProtocol

/// The options about what around documents counts.
struct ProjectOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      localized("The project's folder. Nothing that a document names is read outside it."),
      discussion: localized(
        """
        Default: the nearest folder above the document with a repository (.git), an Xcode project or \
        workspace, Package.swift, project.yml, Project.swift or a Podfile; else the nearest with an \
        asset catalogue; else the document's own.
        """),
      valueName: localized("folder", context: "value")))
  var root: String?

  @Flag(
    name: .customLong("no-companion"),
    help: ArgumentHelp(
      localized("Leave out what the app does in code: the companion file."),
      discussion: localized("It is Main.preview.json beside Main.storyboard.")))
  private var isCompanionLeftOut = false

  var companion: Bool { !isCompanionLeftOut }
}

/// The options about where a document is, and what around it counts.
struct DocumentOptions: ParsableArguments {
  @OptionGroup
  var project: ProjectOptions

  @Option(
    help: ArgumentHelp(
      localized("The path that standard input stands for, to find what is around it."),
      valueName: localized("path", context: "value")))
  var stdinFilename: String?

  /// What messages call a document that was given as a file.
  func name(of file: String?) -> String {
    file.map { $0 == DocumentSource.standardInputName ? stdinFilename ?? $0 : $0 } ?? ""
  }
}

extension CanvasRequest {
  mutating func choose(_ options: DocumentOptions) {
    root = options.project.root
    companion = options.project.companion
  }
}
