import Foundation
import InterfaceBuilder
import Testing
import TextMetrics
import Traits
import WorkerProtocol

@testable import Linting
@testable import Requests

/// Constants and frames of documents below `NINEFOLD_CORPUS` are changed one after the other: a worker that
/// has known the document all along lays it out as one does that reads it for the first time.
@Suite(.enabled(if: ConversionCorpus.folder != nil, "NINEFOLD_CORPUS names no documents"))
struct EditedLayoutTests {
  private static let documents = 60
  private static let edits = 4

  private static func resolver() -> Resolver {
    Resolver(
      catalogue: .builtIn, text: CompatibleTextMeasurer(), rules: .lint, standardInput: .requests)
  }

  @Test func theLayoutAfterAnEditIsThatOfAFreshRead() throws {
    let folder = try Folder()
    let known = Self.resolver()
    let names = try ConversionCorpus.documents()
    let step = max(1, names.count / Self.documents)
    var compared = 0
    var changed = 0
    for (number, (name, text, document)) in names.enumerated() where number % step == 0 {
      let path = try folder.add(
        "\(number)." + (name.hasSuffix(".xib") ? "xib" : "storyboard"), text)
      let constraints = document.root.subtree.filter { $0.name == "constraint" && $0.id != nil }
      var before = try Self.lines(path, known)
      let stride = max(1, constraints.count / Self.edits)
      for (index, constraint) in constraints.enumerated() where index % stride == 0 {
        guard let id = constraint.id else { continue }
        var request = EditParameters(file: path)
        let value = (constraint.number("constant") ?? 0) + Double(3 + index % 5)
        request.changes = [.set(id: id, key: "constant", value: "\(value)")]
        request.output = path
        _ = try known.edit(request)
        let after = try Self.lines(path, known)
        #expect(try after == Self.lines(path, Self.resolver()), "\(name): \(id)")
        compared += 1
        changed += after == before ? 0 : 1
        before = after
      }
    }
    print("\(compared) edits laid out, \(changed) of them changed frames")
    #expect(compared > 50 && changed > 25)
  }

  /// What is laid out, as it is said.
  private static func lines(_ path: String, _ resolver: Resolver) throws -> [[UInt8]] {
    var request = ResolveParameters(file: path)
    request.device = "iPhone 13"
    var lines: [[UInt8]] = []
    try resolver.resolve(request) { lines.append(try $0.encoded()) }
    return lines
  }
}
