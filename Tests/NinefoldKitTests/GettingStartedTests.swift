import Foundation
import NinefoldKit
import Testing

/// What the article Getting Started shows compiles, and does what it says.
@Suite struct GettingStartedTests {
  private func gettingStarted(with path: String) throws -> (layouts: [SceneLayout], svg: [UInt8]) {
    let ninefold = Ninefold()
    let document = try ninefold.open(path)
    for scene in document.scenes { print(scene.id, scene.title) }

    var configuration = Configuration(device: "iPhone 15 Pro", orientation: .landscape)
    configuration.textSize = "accessibilityLarge"
    let layouts = try document.layout(in: configuration)
    for layout in layouts {
      print(layout.title, layout.root?.frame.width ?? 0, layout.issues.map(\.message))
    }

    let picture = try document.picture(in: configuration, as: .svg)
    print(picture.size.width, picture.bytes.count)

    let findings = try ninefold.lint([path], options: LintOptions(devices: ["phones"]))
    for finding in findings where finding.severity >= .warning {
      print(finding.file, finding.line ?? 0, finding.message)
    }

    do throws(InterfaceError) {
      _ = try ninefold.open("nowhere.storyboard")
    } catch {
      print(error.kind, error.code, error)
    }
    return (layouts, picture.bytes)
  }

  @Test func theCodeRuns() throws {
    let (layouts, svg) = try gettingStarted(with: Samples.path("AdaptivePhotos.storyboard"))
    #expect(!layouts.isEmpty && layouts.allSatisfy { $0.canvas.width == 852 })
    #expect(String(decoding: svg.prefix(200), as: UTF8.self).contains("<svg"))
  }

  /// Each block of the article is in this file, but for its indentation.
  @Test func theArticleHasThisCode() throws {
    func lines(_ text: some StringProtocol) -> String {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .joined(separator: "\n")
    }
    let source = lines(try String(contentsOfFile: #filePath, encoding: .utf8))
    let article = try String(
      contentsOf: Samples.root.appending(
        path: "Sources/NinefoldKit/NinefoldKit.docc/GettingStarted.md"), encoding: .utf8)
    let blocks = article.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(blocks.count == 5)
    for block in blocks { #expect(source.contains(lines(block)), "\(block)") }
  }
}

enum Samples {
  /// The project's folder.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func path(_ name: String) -> String {
    root.appending(path: "Resources/Samples/" + name).path
  }
}
