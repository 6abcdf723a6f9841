import Foundation
import InterfaceBuilder
import Testing
import TextMetrics
import Traits
import WorkerProtocol

@testable import Converting
@testable import Linting
@testable import Requests

/// Turns size classes on in every document below `NINEFOLD_CORPUS` that has none, and compares the frames on
/// the document's own canvas and on an old device. The corpus is not part of the project; without it the
/// rules are in `ConvertTests`.
@Suite(.enabled(if: ConversionCorpus.folder != nil, "NINEFOLD_CORPUS names no documents"))
struct ConversionCorpusTests {
  private let resolver = Resolver(
    catalogue: .builtIn, text: CompatibleTextMeasurer(), rules: .lint, standardInput: .requests)

  /// Whether layout guides become safe areas as the document decides, or always.
  @Test(arguments: [nil, true])
  func oldDocumentsConvertAndKeepTheirFrames(safeAreas: Bool?) throws {
    var refused: [String: [String]] = [:]
    var moved: [String] = []
    var converted = 0
    var turnedOn = 0
    for (name, text, document) in try ConversionCorpus.oldDocuments() {
      var request = ConvertParameters(file: name)
      request.text = text
      request.safeAreas = safeAreas
      request.useAutoLayout = document.root.flag("useAutolayout") != true
      let result: ConvertResult
      do {
        result = try resolver.convert(request)
      } catch let error as FileError {
        #expect(error.line != nil, "\(name)")
        refused[error.message, default: []].append(name)
        continue
      }
      converted += 1
      turnedOn += request.useAutoLayout == true ? 1 : 0
      let changed = ConversionCorpus.applying(result.replacements, to: text)
      let after = try Document(parsing: Array(changed.utf8))
      #expect(
        Set(after.diagnostics.map(\.message)).isSubset(of: document.diagnostics.map(\.message)),
        "\(name): \(after.diagnostics.map(\.message))")
      #expect(after.root.flag("useTraitCollections") == true)
      let difference =
        try ConversionCorpus.difference(text, changed, on: nil, resolver)
        ?? ConversionCorpus.difference(
          text, changed,
          on: ConversionCorpus.device(of: document), resolver)
      if let difference { moved.append("\(name): \(difference)") }
    }
    let all = converted + refused.values.reduce(0) { $0 + $1.count }
    print(
      "\(converted) of \(all) documents converted, \(turnedOn) with Auto Layout turned on, "
        + "\(converted - moved.count) with the same frames")
    for (reason, names) in refused { print("\(names.count) refused: \(reason) \(names.prefix(3))") }
    for line in moved { print("moved: \(line)") }
    #expect(converted > 100 && turnedOn > 10)
    #expect(moved.count * 50 <= converted, "\(moved.joined(separator: "\n"))")
    // Checking.md has these figures.
    if try ConversionCorpus.isWhole {
      #expect(refused.isEmpty, "\(refused)")
      #expect(converted == 177 && turnedOn == 35)
      #expect(moved.isEmpty, "\(moved.joined(separator: "\n"))")
    }
  }
}

extension ConversionCorpusTests {
  /// Every fourth document with size classes, without them: in that cell the frames stay.
  @Test func whatACellHasStaysWithoutSizeClasses() throws {
    let documents = try ConversionCorpus.documents().filter {
      $0.2.root.flag("useTraitCollections") == true
    }
    var converted = 0
    var moved: [String] = []
    for (number, (name, text, document)) in documents.enumerated() where number % 4 == 0 {
      var request = ConvertParameters(file: name)
      request.text = text
      request.withoutSizeClasses = number % 8 == 0 ? "wCompact-hRegular" : "wRegular-hRegular"
      let result = try resolver.convert(request)
      let changed = ConversionCorpus.applying(result.replacements, to: text)
      let after = try Document(parsing: Array(changed.utf8))
      #expect(
        Set(after.diagnostics.map(\.message)).isSubset(of: document.diagnostics.map(\.message)),
        "\(name): \(after.diagnostics.map(\.message))")
      let kept = after.root.subtree.filter { $0.name == "variation" }
      #expect(kept.allSatisfy { $0.key?.contains("userInterfaceIdiom") == true }, "\(name)")
      converted += 1
      let places = result.notes.filter { $0.kind == .moved }
      if let first = places.first { moved.append("\(name): \(first.message)") }
    }
    print("\(converted) documents without size classes, \(moved.count) with other frames")
    for line in moved { print("moved: \(line)") }
    #expect(converted > 100)
    #expect(moved.count * 50 <= converted)
  }

  /// Documents for a phone and for a pad become one, which has the frames of both in most pairs.
  @Test func pairsMerge() throws {
    let folder = try #require(ConversionCorpus.folder)
    let names = try ConversionCorpus.oldDocuments().map(\.0)
    var merged = 0
    var moved: [[String]] = []
    for name in names where name.contains("_iPhone") {
      let pad = name.replacing("_iPhone", with: "_iPad")
      guard names.contains(pad) else { continue }
      var request = ConvertParameters(file: folder + "/" + name)
      request.pad = folder + "/" + pad
      request.useAutoLayout = true
      let result = try resolver.convert(request)
      let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
      let after = try Document(
        parsing: Array(ConversionCorpus.applying(result.replacements, to: text).utf8))
      #expect(after.diagnostics.isEmpty, "\(name): \(after.diagnostics.map(\.message))")
      merged += 1
      let kinds = Dictionary(grouping: result.notes, by: \.kind).mapValues(\.count)
      print(
        "\(name): \(kinds[.variation] ?? 0) values and \(kinds[.installation] ?? 0) elements vary, "
          + "\(kinds[.unmatched] ?? 0) unmatched, \(kinds[.moved] ?? 0) moved")
      let elsewhere = result.notes.filter { $0.kind == .moved }
      for note in elsewhere { print("  \(note.message)") }
      if !elsewhere.isEmpty { moved.append(elsewhere.map(\.message)) }
    }
    let views = moved.joined()
    print(
      "\(merged) pairs merged, \(merged - moved.count) with all frames, \(views.count) views elsewhere"
    )
    #expect(merged > 4)
    #expect((merged - moved.count) * 7 >= merged * 5)
    if try ConversionCorpus.isWhole {
      #expect(merged == 7 && views.count <= 3, "\(views.joined(separator: "\n"))")
    }
  }
}

enum ConversionCorpus {
  static let folder = ProcessInfo.processInfo.environment["NINEFOLD_CORPUS"]

  /// Names, texts and contents of the documents without size classes.
  static func oldDocuments() throws -> [(String, String, Document)] {
    try documents().filter { $0.2.root.flag("useTraitCollections") != true }
  }

  static func documents() throws -> [(String, String, Document)] {
    guard let folder else { return [] }
    return try names().compactMap { name in
      guard let text = try? String(contentsOfFile: folder + "/" + name, encoding: .utf8),
        let document = try? Document(parsing: Array(text.utf8))
      else { return nil }
      return (name, text, document)
    }
  }

  private static func names() throws -> [String] {
    guard let folder else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
  }

  /// Whether there are as many documents as are listed, so that what was measured with those holds.
  static var isWhole: Bool {
    get throws {
      let list = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../Agreement/corpus.tsv")
      // Without the line of titles.
      let listed = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").count - 1
      return try names().count == listed
    }
  }

  static func isPad(_ document: Document) -> Bool {
    document.root["targetRuntime"] == "iOS.CocoaTouch.iPad"
      || document.device?.id.hasPrefix("ipad") == true
  }

  /// A device with the screen that a document was designed on: by the width of its first view.
  static func device(of document: Document) -> String {
    if isPad(document) { return "ipad9_7" }
    let view = document.root.subtree.first { $0.key == "view" && $0.rectangle("frame") != nil }
    return switch view?.rectangle("frame")?.width {
    case 375?: "iPhone 8"
    case 414?: "iPhone 8 Plus"
    default: "iPhone SE (1st generation)"
    }
  }

  static func applying(_ replacements: [TextReplacement], to text: String) -> String {
    var bytes = Array(text.utf8)
    for replacement in replacements.reversed() {
      bytes.replaceSubrange(
        replacement.range[0]..<replacement.range[1], with: Array(replacement.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The first view that is elsewhere by more than a point.
  /// - Parameter device: nil for the document's own canvas.
  static func difference(
    _ before: String, _ after: String, on device: String?, _ resolver: Resolver
  ) throws -> String? {
    let old = try frames(before, device, resolver)
    let new = try frames(after, device, resolver)
    for (id, frame) in old.sorted(by: { $0.key < $1.key }) {
      guard let other = new[id] else { return "\(id) is gone" }
      let distances = [
        frame.x - other.x, frame.y - other.y, frame.width - other.width,
        frame.height - other.height,
      ]
      if distances.contains(where: { abs($0) > 1 }) {
        return "\(id) at \(other) instead of \(frame)\(device.map { " on \($0)" } ?? "")"
      }
    }
    return nil
  }

  private static func frames(
    _ text: String, _ device: String?, _ resolver: Resolver
  ) throws -> [String: Rect] {
    var request = ResolveParameters(file: "/nowhere/a.storyboard")
    request.text = text
    request.device = device
    request.asDesigned = device == nil
    var frames: [String: Rect] = [:]
    try resolver.resolve(request) { result in
      if let error = result.error { throw error }
      for scene in result.scenes ?? [] {
        var open = [scene.root].compactMap(\.self)
        while let view = open.popLast() {
          if !view.id.hasPrefix("ninefold:") { frames[view.id] = view.frame }
          open += view.children
        }
      }
    }
    return frames
  }
}
