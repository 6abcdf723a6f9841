import Editing
import Foundation
import InterfaceBuilder
import Testing

@testable import Reviewing

/// The law of `diff`: no edit without a sentence. Whatever is changed in a document, alone, is told, and what is
/// told as noise alone is one of few kinds, each with its reason.
@Suite struct DiffLawTests {
  /// What may be noise: by element, `/` and attribute, or by element for what comes, goes and moves.
  private static let noise: [(reason: String, kinds: Set<String>)] = [
    (
      "Which Interface Builder wrote a document, and for which canvas, is one word: the header.",
      [
        "document/type", "document/version", "document/toolsVersion", "document/systemVersion",
        "document/minToolsVersion", "document/propertyAccessControl", "document/colorMatched",
        "document/targetRuntime", "device", "device/id", "device/appearance", "device/layout",
        "device/orientation", "device/transparent", "adaptation", "adaptation/id", "dependencies",
        "deployment",
        "deployment/identifier", "deployment/version", "development", "development/version",
        "development/identifier", "plugIn", "plugIn/identifier", "plugIn/version", "capability",
        "capability/name", "capability/minToolsVersion",
      ]
    ),
    (
      "Interface Builder writes anew where constraints put a view, and how its canvas is arranged.",
      [
        "rect", "rect/x", "rect/y", "rect/width", "rect/height", "rect/key", "point", "point/x",
        "point/y", "point/key", "*/misplaced", "*/ambiguous", "*/customModuleProvider",
        "constraint/type",
        "*/propertyAccessControl", "*/sceneMemberID", "scene/sceneID",
        "simulatedMetricsContainer", "simulatedMetricsContainer/key", "simulatedStatusBarMetrics",
        "simulatedStatusBarMetrics/*", "simulatedOrientationMetrics",
        "simulatedOrientationMetrics/*", "simulatedScreenMetrics", "simulatedScreenMetrics/*",
        "simulatedNavigationBarMetrics", "simulatedNavigationBarMetrics/*",
        "simulatedTabBarMetrics", "simulatedTabBarMetrics/*", "simulatedToolbarMetrics",
        "simulatedToolbarMetrics/*", "simulatedTopBarMetrics", "simulatedTopBarMetrics/*",
        "modalPageSheetSimulatedSizeMetrics", "modalPageSheetSimulatedSizeMetrics/*",
        "modalFormSheetSimulatedSizeMetrics", "modalFormSheetSimulatedSizeMetrics/*",
        "freeformSimulatedSizeMetrics", "freeformSimulatedSizeMetrics/*",
        "inferredMetricsTieBreakers", "accessibilityOverrides", "accessibilityOverrides/*",
        "simulatedSize", "segue/reference", "nil",
      ]
    ),
    (
      "What the document remembers of files and classes is looked up anew in the project.",
      [
        "resources", "image/*", "namedColor/*", "systemColor/*", "image", "namedColor",
        "systemColor", "customFonts", "customFonts/key", "mutableArray", "mutableArray/key",
        "array",
        "array/key", "string", "classes", "class", "class/*", "source", "source/*",
        "relationships", "relationship", "relationship/*", "designables", "designable",
        "designable/*",
        "size", "size/*", "color/*", "color", "data", "data/*", "mutableData", "mutableData/*",
      ]
    ),
    (
      "A list without anything in it, and a value that counts anyway, mean nothing.",
      [
        "placeholder", "placeholder/*", "exit", "viewLayoutGuide", "viewControllerLayoutGuide",
        "*/textAlignment",
        "layoutGuides", "animations", "subviews", "connections", "constraints",
        "gestureRecognizers", "exclude", "include", "mask", "variation", "state", "toolbarItems",
        "sections", "prototypes", "cells", "options", "*/contentMode", "frame", "frame/*",
        "objects", "*/key",
      ]
    ),
  ]

  /// The lists whose order is seen, or counts.
  private static let ordered: Set = [
    "subviews", "cells", "sections", "items", "toolbarItems", "leftBarButtonItems",
    "rightBarButtonItems", "segments", "scopeButtonTitles", "viewControllers",
  ]

  private static func mayBeNoise(_ kind: String) -> Bool {
    if let list = kind.split(separator: " in ").dropFirst().last {
      return !ordered.contains(String(list))
    }
    let parts = kind.split(separator: "/").map(String.init)
    let names =
      parts.count < 2 ? [kind] : [kind, "*/\(parts[1])", "\(parts[0])/*"]
    return noise.contains { !$0.kinds.isDisjoint(with: names) }
  }

  /// Of a made document every attribute is changed and taken away, everything moved and removed.
  @Test func everyEditOfADocumentHasASentence() throws {
    var law = DiffLaw()
    for text in DiffLawFixture.documents { try law.check(Array(text.utf8), "fixture", all: true) }
    #expect(law.untold.isEmpty, "\(law.untold.joined(separator: "\n"))")
    let other = law.quiet.filter { !Self.mayBeNoise($0.kind) }
    #expect(other.isEmpty, "\(other)")
    #expect(law.count > 300)
  }

  /// The same of each kind of element and attribute that public documents have.
  @Test(.enabled(if: ConversionCorpus.folder != nil, "NINEFOLD_CORPUS names no documents"))
  func everyKindOfEditHasASentence() throws {
    let folder = try #require(ConversionCorpus.folder)
    var law = DiffLaw()
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    for name in names where name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
      guard let bytes = FileManager.default.contents(atPath: folder + "/" + name),
        bytes.count < 60_000, (try? Document(parsing: Array(bytes))) != nil
      else { continue }
      try law.check(Array(bytes), name, all: false)
    }
    print("\(law.count) edits of \(law.kinds) kinds, \(law.quiet.count) noise")
    #expect(law.untold.isEmpty, "\(law.untold.count):\n\(law.untold.joined(separator: "\n"))")
    let other = law.quiet.filter { !Self.mayBeNoise($0.kind) }
    #expect(other.isEmpty, "\(other.count): \(other.map(\.text).joined(separator: "\n"))")
  }

  /// Public histories: each edit of each pair of versions, made after those before it.
  @Test(.enabled(if: ConversionCorpus.folder != nil, "NINEFOLD_CORPUS names no documents"))
  func everyEditOfAHistoryHasASentence() throws {
    let folder = try #require(ConversionCorpus.folder)
    let edits = URL(fileURLWithPath: folder).deletingLastPathComponent().path + "/edits"
    let names = try FileManager.default.subpathsOfDirectory(atPath: edits).sorted()
    var law = DiffLaw()
    for name in names where name.contains("/before.") {
      let paths = [edits + "/" + name, edits + "/" + name.replacing("/before.", with: "/after.")]
      let texts = paths.compactMap { FileManager.default.contents(atPath: $0).map { Array($0) } }
      guard texts.count == 2 else { continue }
      try law.check(from: texts[0], to: texts[1], name)
    }
    print("\(law.count) edits of \(law.kinds) kinds, \(law.quiet.count) noise")
    #expect(law.count > 50)
    #expect(law.untold.isEmpty, "\(law.untold.count):\n\(law.untold.joined(separator: "\n"))")
    let other = law.quiet.filter { !Self.mayBeNoise($0.kind) }
    #expect(other.isEmpty, "\(other.count): \(other.map(\.text).joined(separator: "\n"))")
  }
}
