import Drawing
import Testing
import Traits
import WorkerProtocol

@testable import PreviewerLayers
@testable import PreviewerModel

struct CanvasTests {
  // MARK: - Choice

  @Test func turningThereAndBackLeadsBack() {
    let choices: [CanvasChoice] = [
      .asDesigned, .generic, .cell(SizeClassCell(width: .compact, height: .regular)),
      .device("iPad Air 2", .portrait), .device("iPad Air 2", .portraitUpsideDown),
    ]
    let all = Set(Orientation.allCases)
    for choice in choices {
      #expect(choice.turned(.left, among: all).turned(.right, among: all) == choice)
    }
    #expect(
      CanvasChoice.cell(SizeClassCell(width: .compact, height: .regular)).turned(.left, among: all)
        == .cell(SizeClassCell(width: .regular, height: .compact)))
    #expect(choices[3].turned(.right, among: all) == .device("iPad Air 2", .landscapeLeft))
  }

  @Test func anotherDeviceIsHeldLikeTheLastOneWhereItCanBe() throws {
    let pad = try #require(DeviceCatalogue.builtIn.device(named: "iPad mini 4"))
    let phone = try #require(DeviceCatalogue.builtIn.device(named: "iPhone 8"))
    let upsideDown = CanvasChoice.device("iPad Air 2", .portraitUpsideDown)
    #expect(upsideDown.moved(to: pad) == .device("iPad mini 4", .portraitUpsideDown))
    #expect(upsideDown.moved(to: phone) == .device("iPhone 8", .portrait))
    #expect(
      CanvasChoice.device("a", .landscapeLeft).moved(to: phone)
        == .device("iPhone 8", .landscapeLeft))
  }

  @Test func theWorkerIsAskedForWhatIsChosen() {
    let device = CanvasChoice.device("iPhone SE", .landscape).parameters(for: "/a.xib")
    #expect(device.file == "/a.xib")
    #expect(device.device == "iPhone SE")
    #expect(device.orientation == .landscape)
    #expect(device.sizeClass == nil)
    let generic = CanvasChoice.generic.parameters(for: "/a.xib")
    #expect(generic.device == nil)
    #expect(generic.sizeClass == "wAny-hAny")
  }

  @Test func onItsOwnCanvasADocumentHasNoUserAndNoSystem() {
    let settings = UserSettings(contentSize: .extraLarge, layoutDirection: .rightToLeft)
    let light = CanvasChoice.asDesigned.parameters(for: "/a.xib", settings, on: .latest)
    var expected = ResolveParameters(file: "/a.xib")
    expected.asDesigned = true
    expected.details = true
    #expect(light == expected)
    let dark = CanvasChoice.asDesigned.parameters(for: "/a.xib", UserSettings(appearance: .dark))
    #expect(dark.appearance == .dark)
    let selection = Selection(scene: "a", view: "b")
    let explained = CanvasChoice.asDesigned.parameters(
      for: "/a.xib", settings, on: .latest, explaining: selection)
    #expect(explained?.asDesigned == true && explained?.contentSize == nil)
    #expect(explained?.system == nil)
  }

  @Test(
    arguments: [
      (.device("iPhone SE (3rd generation)", .landscape), Size(width: 667, height: 375)),
      (.device("Of my own", .portrait), nil), (.generic, Size(width: 600, height: 600)),
    ] as [(CanvasChoice, Size?)])
  func aCanvasHasItsScreensSize(choice: CanvasChoice, size: Size?) {
    #expect(choice.size(in: .builtIn) == size)
  }

  @Test(arguments: [
    ("iPhone 15 Pro Max", Orientation.portrait, "wC hR"),
    ("iPhone 15 Pro Max", .landscape, "wR hC"),
    ("iPhone 15 Pro", .landscape, "wC hC"),
  ])
  func aDeviceIsInACellOfTheGrid(device: String, orientation: Orientation, cell: String) {
    let choice = CanvasChoice.device(device, orientation)
    #expect(choice.cell(in: .builtIn)?.shortLabel == cell)
  }

  @Test func theGridSaysWhatACellIs() {
    let phones = CellMeaning(cell: SizeClassCell(width: .compact, height: .regular))
    #expect(phones.name == "Width compact, height regular")
    #expect(phones.size == "400 × 800 points")
  }

  // MARK: - Arrangement

  @Test func scenesNeverOverlap() {
    let sizes = [(600.0, 600.0), (400, 800), (320, 480), (1024, 768), (600, 600), (90, 40)]
    let scenes = sizes.enumerated().map { index, size in
      scene("\(index)", Size(width: size.0, height: size.1))
    }
    let description = DeviceFrame.Description(
      screen: Size(width: 320, height: 480), cornerRadius: 0,
      bezel: EdgeInsets(top: 20, left: 10, bottom: 20, right: 10))
    let device = DeviceFrame(description, orientation: .portrait)
    for proportion in [0.4, 1, 1.6, 10] {
      let arrangement = CanvasArrangement(scenes: scenes, device: device, proportion: proportion)
      #expect(arrangement.items.map(\.scene) == scenes.map(\.id))
      for (index, item) in arrangement.items.enumerated() {
        #expect(item.screen.size == scenes[index].canvas)
        // Only one scene is as large as the device's screen.
        #expect(item.isInDevice == (index == 2))
        #expect((item.screen != item.body) == (index == 2))
        for other in arrangement.items.dropFirst(index + 1) {
          let isApart =
            item.body.maxX < other.body.x || other.body.maxX < item.body.x
            || item.body.maxY < other.body.y || other.body.maxY < item.body.y
          #expect(isApart)
        }
      }
    }
  }

  @Test func aWiderWindowHasFewerRows() {
    let scenes = (0..<8).map { scene("\($0)", Size(width: 400, height: 400)) }
    func rows(_ proportion: Double) -> Int {
      Set(CanvasArrangement(scenes: scenes, proportion: proportion).items.map(\.body.y)).count
    }
    #expect(rows(0.1) > rows(1))
    #expect(rows(1) > rows(20))
    #expect(rows(20) == 1)
  }

  /// On a canvas of 560 pixels, whatever the text's size.
  @Test(arguments: [20.0, 40])
  func captionsHaveRoom(lineHeight: Double) {
    let parts = (0..<9).map {
      CanvasArrangement.Part(
        key: "\($0)", scene: "", caption: "", canvas: Size(width: 400, height: 800))
    }
    let arrangement = CanvasArrangement(
      parts: parts, proportion: 1, captionLines: 2, lineHeight: lineHeight)
    let scale = 560 / arrangement.bounds.width
    #expect(arrangement.captionHeight * scale >= 2 * lineHeight)
  }

  /// Also where the height limits how large all is seen.
  @Test(arguments: [20.0, 40])
  func captionsOfWhatIsHighHaveRoom(lineHeight: Double) {
    let parts = (0..<2).map {
      CanvasArrangement.Part(
        key: "\($0)", scene: "", caption: "", canvas: Size(width: 400, height: 1600))
    }
    let arrangement = CanvasArrangement(
      parts: parts, proportion: 1, captionLines: 2, lineHeight: lineHeight)
    let scale = 560 / max(arrangement.bounds.width, arrangement.bounds.height)
    #expect(arrangement.captionHeight * scale >= 2 * lineHeight - 0.01)
  }

  /// Nine phones on a canvas of 768 × 709: two rows are larger there than three.
  @Test func scenesAreAsLargeAsTheWindowLets() {
    let scenes = (0..<9).map { scene("\($0)", Size(width: 430, height: 889)) }
    let arrangement = CanvasArrangement(scenes: scenes, proportion: 768.0 / 709)
    #expect(Set(arrangement.items.map(\.body.y)).count == 2)
    #expect(CanvasArrangement().items.isEmpty)
  }

  // MARK: - Viewport

  @Test func zoomingKeepsThePointUnderThePointer() {
    var viewport = Viewport()
    viewport.move(x: 30, y: -20)
    let before = viewport.canvasPoint((200, 100))
    viewport.zoom(by: 2.5, around: (200, 100))
    let after = viewport.canvasPoint((200, 100))
    #expect(viewport.zoom == 2.5)
    #expect(abs(before.x - after.x) < 1e-9 && abs(before.y - after.y) < 1e-9)
    viewport.zoom(by: 1e9, around: (0, 0))
    #expect(viewport.zoom == Viewport.zooms.upperBound)
  }

  @Test func fittingShowsEverythingInTheMiddle() {
    var viewport = Viewport()
    viewport.fit(rect(100, 50, 2000, 1000), in: Size(width: 800, height: 600))
    let shown = viewport.windowRect(rect(100, 50, 2000, 1000))
    #expect(shown.x >= 0 && shown.y >= 0 && shown.maxX <= 800 && shown.maxY <= 600)
    #expect(abs(shown.x - (800 - shown.maxX)) < 1e-9)
    #expect(abs(shown.y - (600 - shown.maxY)) < 1e-9)
  }

  @Test func whatIsSmallIsNotEnlargedToFit() {
    var viewport = Viewport()
    viewport.fit(rect(0, 0, 10, 10), in: Size(width: 800, height: 600))
    #expect(viewport.zoom == 1)
  }

  @Test func panningNeverLosesTheCanvas() {
    var viewport = Viewport()
    let window = Size(width: 800, height: 600)
    viewport.pan(dx: -1e6, dy: 1e6)
    viewport.clamp(to: rect(0, 0, 500, 500), in: window)
    let shown = viewport.windowRect(rect(0, 0, 500, 500))
    #expect(shown.maxX > 0 && shown.x < 800 && shown.maxY > 0 && shown.y < 600)
  }
}
