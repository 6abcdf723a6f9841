import Foundation

/// The files of the window's modules.
enum WindowSources {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources").standardizedFileURL

  /// The folders of the modules, each with its name.
  static func modules() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasPrefix("Previewer") }
  }

  /// - Parameter extensions: Of the files' names, such as `swift`.
  static func files(_ extensions: Set<String>) throws -> [URL] {
    try modules().flatMap { try files(extensions, in: $0) }
  }

  /// - Parameter extensions: Of the files' names, such as `swift`.
  static func files(_ extensions: Set<String>, in module: URL) throws -> [URL] {
    let all = FileManager.default.enumerator(at: module, includingPropertiesForKeys: nil)
    return (all?.allObjects as? [URL] ?? []).filter { extensions.contains($0.pathExtension) }
  }

  /// The file of this name, which no two modules have.
  static func text(of name: String) throws -> String {
    let files = try files([URL(filePath: name).pathExtension])
    for file in files where file.lastPathComponent == name {
      return try String(contentsOf: file, encoding: .utf8)
    }
    throw CocoaError(.fileNoSuchFile)
  }
}
