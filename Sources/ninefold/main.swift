import ArgumentParser
import Glibc
import Previewer

/// `ninefold [OPTION …] [DOCUMENT …]`.
struct Ninefold: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ninefold",
    abstract: "Preview storyboards and xibs of iOS apps on every device and in every size class.",
    discussion: """
      Environment: NINEFOLD_WORKER is the path of another layout worker, NINEFOLD_RESOURCES the \
      directory with the samples.

      Exit status: 0; 64 if the command line is wrong, or names a device that there isn't; 69 if \
      there is no display or no font.
      """,
    version: PreviewerApplication.version)

  @Argument(
    help: "Storyboards and xibs to open.", completion: .file(extensions: ["storyboard", "xib"]))
  var documents: [String] = []

  @Option(help: "View the documents as this device, such as \"iPhone 15 Pro\".")
  var device: String?

  @Flag(name: .customLong("run"), help: "Run the interface.")
  var runs = false

  @Flag(
    name: .customLong("compare"),
    help: "Show the initial scene in several configurations beside one another.")
  var compares = false

  func validate() throws {
    if runs, compares {
      throw ValidationError("--run and --compare exclude one another: what runs isn't compared.")
    }
  }

  func run() throws {
    let status = MainActor.assumeIsolated {
      PreviewerApplication().run(
        documents, Opening(device: device, runs: runs, compares: compares))
    }
    guard status == 0 else { throw ExitCode(status) }
  }
}

Ninefold.main()
