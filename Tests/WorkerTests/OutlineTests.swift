import Foundation
import Testing
import TextMetrics
import Traits
import WorkerProtocol

@testable import Linting
@testable import Requests

/// What `resolve` says of scenes with `outline`, before any of them is laid out.
struct OutlineTests {
  private func scenes(
    of sample: String, _ change: (inout ResolveParameters) -> Void
  ) throws -> [ResolvedScene] {
    var request = ResolveParameters(
      file: ProtocolSchema.resources.appending(path: "Samples/\(sample).storyboard").path)
    request.details = true
    change(&request)
    var found: [ResolvedScene] = []
    try Resolver(
      catalogue: .builtIn, text: CompatibleTextMeasurer(), rules: .lint, standardInput: .requests
    )
    .resolve(request) { found = $0.scenes ?? [] }
    return found
  }

  /// Names, places and sizes are those of the layout; nothing is laid out.
  @Test(arguments: ["AdaptivePhotos", "UnifiedStoryboard", "Presentations"], [true, false])
  func scenesAreWhereTheyWillBe(sample: String, isAsDesigned: Bool) throws {
    func set(_ request: inout ResolveParameters) {
      if isAsDesigned { request.asDesigned = true } else { request.device = "iPhone 15" }
    }
    let all = try scenes(of: sample, set)
    let outline = try scenes(of: sample) {
      set(&$0)
      $0.outline = true
    }
    #expect(!all.isEmpty)
    #expect(outline.map(\.id) == all.map(\.id))
    #expect(outline.allSatisfy { $0.root == nil && $0.issues.isEmpty })
    for (expected, scene) in zip(outline, all) {
      #expect(expected.title == scene.title)
      #expect(expected.isInitial == scene.isInitial)
      #expect(expected.canvasLocation == scene.canvasLocation)
      #expect(expected.reference == scene.reference)
      #expect(expected.canvas == scene.canvas, "\(scene.title)")
    }
  }
}
