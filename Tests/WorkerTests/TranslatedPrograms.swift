import Foundation
import Testing

/// Both programs with the project's translations, as they are installed: share/locale beside share/ninefold.
struct TranslatedPrograms {
  static let german = ["LC_ALL": "C.UTF-8", "LANGUAGE": "de"]

  let folder: Folder
  private let resources: String

  init() throws {
    folder = try Folder()
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../meson-helpers/translations").standardizedFileURL.path
    let built = try WorkerProgram.run(["build", folder.path + "/locale"], program: script)
    try #require(built.status == 0, "\(built.errors)")
    resources = folder.path + "/ninefold"
    try FileManager.default.createDirectory(atPath: resources, withIntermediateDirectories: false)
  }

  /// - Parameters:
  ///   - variables: What the environment says of the language.
  ///   - program: Nil for the worker.
  func run(
    _ arguments: [String], in variables: [String: String] = [:], program: String? = nil
  ) throws -> WorkerProgram.Run {
    let none = ["LC_ALL": "", "LC_MESSAGES": "", "LANG": "", "LANGUAGE": "", "COLUMNS": "80"]
    return try WorkerProgram.run(
      arguments, program: program,
      environment: none.merging(variables) { $1 }.merging(["NINEFOLD_RESOURCES": resources]) { $1 })
  }
}
