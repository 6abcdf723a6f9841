import Foundation
import Testing

/// How large modules are, and which of the window's modules know which.
struct WallTests {
  /// More than a reader can have in mind.
  private static let mostLines = 9_000

  /// Modules that are larger, which may not grow and are to be divided.
  private static let larger = ["Scenes": 9_550, "Drawing": 9_100]

  /// The tables that programs write aren't counted.
  @Test func noModuleIsTooLarge() throws {
    let modules = try FileManager.default.contentsOfDirectory(
      at: WindowSources.folder, includingPropertiesForKeys: nil)
    #expect(modules.count > 40)
    for module in modules {
      let lines = try WindowSources.files(["swift"], in: module)
        .filter { !$0.pathComponents.contains("Generated") }
        .map { try String(contentsOf: $0, encoding: .utf8).count { $0 == "\n" } }.reduce(0, +)
      #expect(
        lines <= Self.larger[module.lastPathComponent] ?? Self.mostLines,
        "Sources/\(module.lastPathComponent) has \(lines) lines: divide it where little goes over")
    }
  }

  /// Every module of the window, with those of them that it may import. Swift's package manager keeps a module from
  /// importing what it doesn't depend on; this keeps dependencies from being added.
  private static let known: [String: Set<String>] = [
    "PreviewerGtk": [],
    "PreviewerModel": ["PreviewerGtk"],
    "PreviewerLayers": ["PreviewerGtk", "PreviewerModel"],
    "PreviewerCanvas": ["PreviewerGtk", "PreviewerModel", "PreviewerLayers"],
    "PreviewerChoosers": ["PreviewerGtk", "PreviewerModel"],
    "PreviewerInspector": ["PreviewerGtk", "PreviewerModel", "PreviewerChoosers"],
    "PreviewerPanels": [
      "PreviewerGtk", "PreviewerModel", "PreviewerLayers", "PreviewerCanvas", "PreviewerChoosers",
    ],
    "Previewer": [
      "PreviewerGtk", "PreviewerModel", "PreviewerLayers", "PreviewerCanvas", "PreviewerChoosers",
      "PreviewerInspector", "PreviewerPanels",
    ],
  ]

  @Test func modulesImportThoseBelowThem() throws {
    let modules = try WindowSources.modules()
    #expect(Set(modules.map(\.lastPathComponent)) == Set(Self.known.keys))
    for module in modules {
      let imports = try WindowSources.files(["swift"], in: module).flatMap { file in
        try String(contentsOf: file, encoding: .utf8)
          .matches(of: /(?m)^import (Previewer\w*)$/).map { String($0.1) }
      }
      #expect(Set(imports) == Self.known[module.lastPathComponent], "\(module.lastPathComponent)")
    }
  }

  /// What a document shows and what is chosen are told without widgets.
  @Test func theModelHasNoWidgets() throws {
    let module = WindowSources.folder.appending(path: "PreviewerModel")
    for file in try WindowSources.files(["swift"], in: module) {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(
        text.firstMatch(of: /\b(gtk|adw|gdk|gsk)_|\b(Gtk|Adw|Gdk|Gsk)[A-Z]/) == nil,
        "\(file.lastPathComponent)")
    }
  }
}
