import ArgumentParser
import Glibc
import Previewer

/// `ninefold [DOCUMENT …]`.
struct Ninefold: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ninefold",
    abstract: "Preview storyboards and xibs of iOS apps on every device and in every size class.",
    discussion: """
      Environment: NINEFOLD_WORKER is the path of another layout worker, NINEFOLD_RESOURCES the \
      directory with the samples.

      Exit status: 0; 64 if the command line is wrong; 69 if there is no display or no font.
      """,
    version: PreviewerApplication.version)

  @Argument(
    help: "Storyboards and xibs to open.", completion: .file(extensions: ["storyboard", "xib"]))
  var documents: [String] = []

  func run() throws {
    let status = MainActor.assumeIsolated { PreviewerApplication().run(documents) }
    guard status == 0 else { throw ExitCode(status) }
  }
}

Ninefold.main()
