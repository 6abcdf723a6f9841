import MapLayout
import Testing
import Traits
import WorkerProtocol

@testable import PreviewerLayers
@testable import PreviewerModel

/// The map of several documents.
struct WholeMapTests {
  private func scene(
    _ id: String, identifier: String? = nil, isInitial: Bool = false,
    reference: SceneReference? = nil
  ) -> ResolvedScene {
    var made = PreviewerTests.scene(id)
    (made.identifier, made.isInitial, made.reference) = (identifier, isInitial, reference)
    return made
  }

  private func segue(_ id: String, _ from: String, _ to: String) -> SegueEntry {
    var made = SegueEntry(
      line: 1, kind: "show", source: ConnectionEnd(id: from, scene: from, name: from),
      destination: ConnectionEnd(id: to, scene: to, name: to))
    made.id = id
    return made
  }

  private func opened(
    _ path: String, _ scenes: [ResolvedScene], _ segues: [SegueEntry]
  ) -> OpenedDocument {
    var document = OpenedDocument(path: path)
    var result = ResolveResult(file: path)
    result.scenes = scenes
    result.connections = DocumentConnections(segues: segues)
    let configuration = CanvasConfiguration(.asDesigned, on: .latest, UserSettings(), in: .builtIn)
    document.takeOutline(
      result, for: OpenedDocument.Question(stamp: "", configuration: configuration))
    return document
  }

  private func key(_ scene: String, _ path: String) -> String {
    OpenedScene(document: path, id: scene).key
  }

  private var map: WholeMap {
    let main = [
      scene("one", isInitial: true),
      scene("ref", reference: SceneReference(storyboard: "B", identifier: nil, file: "/b")),
      scene("gone", reference: SceneReference(storyboard: "X", identifier: nil, file: "/x")),
    ]
    // Its scenes have the same ids, as copied documents do; it leads back, and on to a third one.
    let b = opened(
      "/b",
      [
        scene("one", isInitial: true), scene("two", identifier: "Two"),
        scene("back", reference: SceneReference(storyboard: "A", identifier: nil, file: "/a")),
        scene("on", reference: SceneReference(storyboard: "C", identifier: "Deep", file: "/c")),
      ], [segue("s", "one", "two"), segue("t", "two", "back"), segue("u", "two", "on")])
    let c = opened("/c", [scene("x", isInitial: true), scene("deep", identifier: "Deep")], [])
    return WholeMap(
      path: "/a", scenes: main, segues: [segue("s", "one", "ref")], beside: [b, c],
      resolve: { $0 })
  }

  @Test func seguesLeadFromDocumentToDocument() throws {
    let map = map
    #expect(map.groups.map(\.path) == ["/b", "/c"])
    // What a reference names that is there takes its place.
    #expect(map.groups[0].scenes.map(\.id) == [key("one", "/b"), key("two", "/b")])
    #expect(map.destinations == ["ref": key("one", "/b")])
    let ends = map.segues.map { [$0.source.scene, $0.destination.scene] }
    #expect(
      ends == [
        ["one", "ref"], ["ref", key("one", "/b")], [key("one", "/b"), key("two", "/b")],
        [key("two", "/b"), "one"], [key("two", "/b"), key("deep", "/c")],
      ])
    #expect(Set(map.segues.map(\.key)).count == map.segues.count)
    #expect(
      map.ways == [
        WholeMap.Way(from: "/a", to: "/b"), WholeMap.Way(from: "/b", to: "/a"),
        WholeMap.Way(from: "/b", to: "/c"),
      ])
    // The arrow is at the edited document's initial scene.
    #expect(map.groups.allSatisfy { $0.scenes.allSatisfy { !$0.isInitial } })
  }

  /// Without the document that it names a reference is a card.
  @Test func whatIsNotOpenIsACard() {
    let b = opened(
      "/b", [scene("on", reference: SceneReference(storyboard: "C", identifier: nil, file: "/c"))],
      [])
    let map = WholeMap(path: "/a", scenes: [], segues: [], beside: [b], resolve: { $0 })
    #expect(map.groups[0].scenes.map(\.id) == [key("on", "/b")])
    #expect(map.ways.isEmpty)
  }

  @Test(arguments: [Size(width: 800, height: 600), Size(width: 2560, height: 1440)])
  func framesHoldTheirScenesAndDoNotOverlap(window: Size) throws {
    let size = Size(width: 375, height: 812)
    let groups = (0..<12).map { number in
      let parts = (0...number).map { index in
        CanvasArrangement.Part(
          key: "\(number) \(index)", scene: "\(number) \(index)", caption: "", canvas: size)
      }
      let layout = FlowLayout(
        parts.map(\.size), captionHeight: 84,
        steps: parts.indices.dropFirst().map { FlowLayout.Step(from: 0, to: $0) }, first: [0])
      return DocumentGroup(
        path: "\(number)", name: "Document \(number)", isEdited: number == 0, parts: parts,
        bodies: layout.places(proportion: 1.4))
    }
    let map = CanvasArrangement(
      documents: groups, steps: (1..<12).map { FlowLayout.Step(from: ($0 - 1) / 3, to: $0) },
      first: 0, in: window)
    #expect(map.isMap && map.frames.count == 12)
    for (number, frame) in map.frames.enumerated() {
      for item in map.items where item.key.hasPrefix("\(number) ") {
        #expect(item.body.x > frame.rect.x && item.body.maxX < frame.rect.maxX)
        #expect(item.body.y > frame.title.maxY && item.body.maxY < frame.rect.maxY)
      }
      #expect(frame.title.maxX <= frame.rect.maxX)
      for other in map.frames[(number + 1)...] { #expect(!frame.rect.meets(other.rect)) }
      #expect(frame.rect.x >= map.bounds.x && frame.rect.maxX <= map.bounds.maxX)
    }
    // A name has room for its letters when all is seen.
    let zoom = min(window.width / map.bounds.width, window.height / map.bounds.height)
    #expect(map.frames.allSatisfy { $0.title.height * zoom > 17 && $0.title.width * zoom > 60 })
  }
}
