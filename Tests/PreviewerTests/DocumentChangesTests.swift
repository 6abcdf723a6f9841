import Testing
import WorkerProtocol

@testable import PreviewerPanels

/// The list of what has changed.
struct DocumentChangesTests {
  private static func change(_ scene: String?, _ sentence: String) -> DocumentChange {
    DocumentChange(kind: .changed, scene: scene, id: nil, line: 1, sentence: sentence)
  }

  /// What is of one scene stands together, in the order in which it was said.
  @Test func changesAreGroupedByScene() {
    let changes = [
      Self.change("Photo", "a"), Self.change("Photos", "b"), Self.change("Photo", "c"),
      Self.change(nil, "d"), Self.change("Photos", "e"),
    ]
    #expect(changes.groupedByScene.map(\.sentence) == ["a", "c", "b", "e", "d"])
  }
}
