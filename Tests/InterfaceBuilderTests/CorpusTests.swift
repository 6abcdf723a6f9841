import FoundationEssentials
import Testing

@testable import InterfaceBuilder

/// Reads every document below the folder that `NINEFOLD_CORPUS` names. The corpus is not part of
/// the project, so without the variable the test is skipped.
struct CorpusTests {
  static let folder = ProcessInfo.processInfo.environment["NINEFOLD_CORPUS"]

  @Test(.enabled(if: folder != nil, "set NINEFOLD_CORPUS to a folder of documents"))
  func readsEveryDocument() throws {
    let folder = try #require(Self.folder)
    var count = 0
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder)
    where name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
      do throws(DocumentError) {
        let document = try Document.read(path: folder + "/" + name)
        count += 1
        let unknown = document.diagnostics.filter {
          $0.rule == .unknownElement || $0.rule == .unknownAttribute
        }
        #expect(unknown.isEmpty, "\(name): \(unknown.map(\.message))")
      } catch {
        Issue.record("\(name):\(error.line ?? 0):\(error.column ?? 0): \(error.message)")
      }
    }
    #expect(count > 0)
  }
}
