import Foundation
import Testing

@testable import Previewer

/// The canvas's walls: what is drawn over and below the scenes sees what it draws, and nobody sets the canvas's
/// properties.
struct CanvasLayerTests {
  /// By their names, the texts of their files.
  private static func layers() throws -> [String: String] {
    let texts = try WindowSources.files(["swift"]).map {
      (name: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8))
    }
    let names = texts.compactMap { file in
      file.text.firstMatch(of: /struct (\w+): CanvasLayer/).map { String($0.1) }
    }
    return Dictionary(
      uniqueKeysWithValues: names.map { name in
        (
          name,
          texts.filter { $0.name == "\(name).swift" || $0.name.hasPrefix("\(name)+") }.map(\.text)
            .joined()
        )
      })
  }

  @Test func layersKnowNeitherTheCanvasNorOneAnother() throws {
    let layers = try Self.layers()
    #expect(layers.count >= 7)
    for (name, text) in layers {
      #expect(!text.contains("CanvasView"), "\(name)")
      #expect(!text.contains("preview."), "\(name)")
      for other in layers.keys where other != name {
        // The overlays of a scene have these rectangles among them.
        let isPart = name == "SceneOverlays" && other == "LayoutRectangles"
        #expect(isPart || !text.contains(other), "\(name): \(other)")
      }
    }
  }

  @Test func nobodySetsAPropertyOfTheCanvas() throws {
    let text = try WindowSources.text(of: "CanvasView.swift")
    for line in text.split(separator: "\n") {
      guard let match = line.firstMatch(of: /^  (?:package )?var (\w+).*$/) else { continue }
      // What is computed has a body on its line, or below, and no value of its own.
      #expect(line.hasSuffix("{") || line.hasSuffix("}"), "\(match.1)")
      #expect(!line.contains(" = "), "\(match.1)")
    }
  }
}
