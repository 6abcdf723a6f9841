import Foundation
import Testing

/// How large modules are, and which of the window's modules know which.
struct WallTests {
  /// More than a reader can have in mind.
  private static let mostLines = 9_000

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
        lines <= Self.mostLines,
        "Sources/\(module.lastPathComponent) has \(lines) lines: divide it where little goes over")
    }
  }

  /// Every module of the window, with those of them that it may import. Swift's package manager keeps a module from
  /// importing what it doesn't depend on; this keeps dependencies from being added.
  private static let known: [String: Set<String>] = [
    "PreviewerGtk": [],
    "PreviewerWorker": ["PreviewerGtk"],
    "PreviewerModel": ["PreviewerGtk", "PreviewerWorker"],
    "PreviewerLayers": ["PreviewerGtk", "PreviewerModel"],
    "PreviewerCanvas": ["PreviewerGtk", "PreviewerWorker", "PreviewerModel", "PreviewerLayers"],
    "PreviewerChoosers": ["PreviewerGtk", "PreviewerWorker", "PreviewerModel"],
    "PreviewerInspector": [
      "PreviewerGtk", "PreviewerWorker", "PreviewerModel", "PreviewerChoosers",
    ],
    "PreviewerPanels": [
      "PreviewerGtk", "PreviewerWorker", "PreviewerModel", "PreviewerLayers", "PreviewerCanvas",
      "PreviewerChoosers",
    ],
    "Previewer": [
      "PreviewerGtk", "PreviewerWorker", "PreviewerModel", "PreviewerLayers", "PreviewerCanvas",
      "PreviewerChoosers", "PreviewerInspector", "PreviewerPanels",
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

  /// Modules that others draw and read with know nothing of views: all of Ninefold's modules that each imports.
  @Test(arguments: [
    ("Graphics", ["Files", "GIF", "Localization", "Traits"]),
    ("Styles", ["InterfaceBuilder", "TextMetrics", "Traits", "UIKitMetrics"]),
  ])
  func modulesBelowViewsKnowNone(module: String, imported: [String]) throws {
    let modules = Set(
      try FileManager.default.contentsOfDirectory(atPath: WindowSources.folder.path)
        .filter { !$0.hasPrefix("C") || $0 == "Companion" || $0 == "Commands" })
    let files = try WindowSources.files(
      ["swift"], in: WindowSources.folder.appending(path: module))
    let imports = try files.flatMap { file in
      try String(contentsOf: file, encoding: .utf8)
        .matches(of: /(?m)^import (\w+)$/).map { String($0.1) }
    }
    #expect(Set(imports).intersection(modules).sorted() == imported)
  }

  /// What a document shows and what is chosen are told without widgets, and so is the worker run.
  @Test(arguments: ["PreviewerModel", "PreviewerWorker"])
  func theModelHasNoWidgets(name: String) throws {
    let module = WindowSources.folder.appending(path: name)
    for file in try WindowSources.files(["swift"], in: module) {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(
        text.firstMatch(of: /\b(gtk|adw|gdk|gsk)_|\b(Gtk|Adw|Gdk|Gsk)[A-Z]/) == nil,
        "\(file.lastPathComponent)")
    }
  }
}
