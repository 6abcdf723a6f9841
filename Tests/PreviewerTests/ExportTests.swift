import Drawing
import Graphics
import Testing
import Traits

@testable import PreviewerModel
@testable import PreviewerPanels
@testable import PreviewerWorker

/// Pictures of what the window shows.
struct ExportTests {
  /// A green box in a red one, with a blue one over it.
  private static let root: DrawnView = {
    func box(_ id: String, _ frame: Rect, _ color: UInt32, _ children: [DrawnView] = [])
      -> DrawnView
    {
      var box = view(id, frame, children)
      box.look.background = Color(hex: color)
      return box
    }
    return box(
      "root", rect(0, 0, 100, 50), 0xFF0000,
      [box("green", rect(10, 10, 30, 20), 0x00FF00), box("blue", rect(10, 10, 5, 5), 0x0000FF)])
  }()

  private static func svg(_ page: ExportPage) throws -> String {
    // Versions of Cairo put spaces between components, or don't.
    String(decoding: try page.bytes(.svg, imageReader: nil).get(), as: UTF8.self)
      .replacing(" ", with: "")
  }

  @Test func aViewIsDrawnWithoutWhatIsAroundIt() throws {
    let page = try #require(ExportPage(view: "green", in: Self.root, named: "Green"))
    #expect(page.size == Size(width: 30, height: 20))
    let svg = try Self.svg(page)
    #expect(svg.contains("rgb(0%,100%,0%)"))
    #expect(!svg.contains("rgb(100%,0%,0%)") && !svg.contains("rgb(0%,0%,100%)"))
    #expect(ExportPage(view: "gone", in: Self.root, named: "") == nil)
  }

  @Test func aSceneIsDrawnWhole() throws {
    let page = ExportPage(
      ScenePicture(root: Self.root, canvasSize: Size(width: 100, height: 50)), named: "Scene")
    let svg = try Self.svg(page)
    for color in ["rgb(100%,0%,0%)", "rgb(0%,100%,0%)", "rgb(0%,0%,100%)"] {
      #expect(svg.contains(color))
    }
  }

  @Test(arguments: [(1.0, 100, 50), (2, 200, 100), (3, 300, 150)])
  func theScaleIsThatOfPixels(scale: Double, width: Int, height: Int) throws {
    let page = ExportPage(
      ScenePicture(root: Self.root, canvasSize: Size(width: 100, height: 50)), named: "Scene")
    let bytes = try page.bytes(.png, scale: scale, imageReader: nil).get()
    let surface = try Surface.png(bytes)
    #expect((surface.width, surface.height) == (width, height))
  }

  /// What the worker says is one sentence in the dialog.
  @Test(arguments: [
    ("ninefold-worker: /a.png: It can't be written.\n", "/a.png: It can't be written."),
    ("Two lines\nof it.\n\n", "Two lines\nof it."), ("\n", ""), ("", ""),
  ])
  @MainActor func whatTheWorkerSaysIsASentence(said: String, shown: String) {
    #expect(Subprocess.sentence(said, from: "ninefold-worker") == shown)
  }

  @Test func noTwoFilesHaveOneName() {
    let names = ["Home", "A/B: C", "home", "Home"]
    let pages = names.map {
      ExportPage(
        ScenePicture(root: Self.root, canvasSize: Size(width: 9, height: 9)), named: $0)
    }
    #expect(
      pages.fileNames(for: "Main", .pdf) == [
        "Main - Home.pdf", "Main - A-B- C.pdf", "Main - home 2.pdf", "Main - Home 3.pdf",
      ])
  }
}
