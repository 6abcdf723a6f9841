import Drawing
import Foundation
import Testing
import Traits
import WorkerProtocol

@testable import PreviewerLayers
@testable import PreviewerModel

/// The configurations that are compared.
struct ComparisonTests {
  private static let phone = Configuration(.device("iPhone 15 Pro", .landscapeLeft), on: .latest)

  @Test(
    arguments: [
      (.lightAndDark, 2), (.textSizes, ContentSizeCategory.allCases.count), (.cells, 9),
      (.smallestAndLargest, 2), (.languages, 3), (.pseudoLanguages, 1), (.multitasking, 1),
      (.orientations, Orientation.allCases.count), (.systems, 3),
    ] as [(ConfigurationPreset, Int)])
  func presetsAreMadeFromTheChosenOne(preset: ConfigurationPreset, count: Int) {
    let made = preset.configurations(
      from: Self.phone, in: .builtIn, languages: (["ar", "de"], ["accented"]))
    #expect(made.count == count)
    #expect(Set(made).count == count)
    switch preset {
    case .languages:
      #expect(made.map(\.language) == [nil, "ar", "de"])
    case .pseudoLanguages:
      #expect(made.map(\.language) == ["accented"])
    case .lightAndDark, .textSizes, .multitasking, .orientations, .systems:
      #expect(made.contains(Self.phone))
      #expect(preset == .orientations || made.allSatisfy { $0.choice == Self.phone.choice })
    case .allPhones, .allPads, .smallestAndLargest:
      #expect(made.allSatisfy { $0.choice.orientation == .landscapeLeft })
    case .cells:
      #expect(Comparison.areCells(made, in: .builtIn))
      #expect(made.contains(Self.phone))
      #expect(made.count { $0.device == nil } == 5)
    }
  }

  /// Of devices whose screens are equal to a layout there is one, the chosen one or the newest; an app of iOS 17 is on
  /// none that has no iOS 17.
  @Test func allPhonesAreThoseThatDiffer() throws {
    func devices(_ preset: ConfigurationPreset, oldest: SystemVersion? = nil) -> [Device] {
      preset.configurations(from: Self.phone, in: .builtIn, oldest: oldest)
        .compactMap { $0.choice.device(in: .builtIn) }
    }
    let all = devices(.allPhones)
    #expect(all.map(\.name).contains("iPhone 15 Pro"))
    #expect(all.allSatisfy { $0.family == "iPhone" })
    let phones = DeviceCatalogue.builtIn.devices.filter { $0.family == "iPhone" }
    #expect(all.count < phones.count / 2)
    // Each that there is has an equal one among them.
    for phone in phones {
      let equal = all.filter {
        $0.display.size == phone.display.size && $0.display.scale == phone.display.scale
          && $0.display.safeArea.portrait == phone.display.safeArea.portrait
      }
      #expect(equal.count == 1, "\(phone.name)")
    }
    let new = devices(.allPhones, oldest: SystemVersion(17))
    #expect(!new.isEmpty && new.count < all.count)
    #expect(!new.map(\.name).contains { $0.hasPrefix("iPhone 4") || $0 == "iPhone 8" })
    let pads = devices(.allPads)
    #expect(pads.count > 3 && pads.allSatisfy { $0.display.idiom == .pad })
    let systems = ConfigurationPreset.systems.configurations(
      from: Self.phone, in: .builtIn, oldest: SystemVersion(18))
    #expect(systems.map(\.system) == [SystemVersion(18), nil])
  }

  @Test func aConfigurationIsTheSameAfterItWasStored() throws {
    var other = Self.phone
    other.settings = UserSettings(
      appearance: .dark, contentSize: .extraLarge, layoutDirection: .rightToLeft, language: "de")
    other.system = SystemVersion(17)
    let all = [Self.phone, other, Configuration(.cell(.any))]
    let data = try JSONEncoder().encode(all)
    #expect(try JSONDecoder().decode([Configuration].self, from: data) == all)
    #expect(other.title(in: .builtIn).hasSuffix("iOS 17 · dark · text xL · right to left · de"))
    #expect(Self.phone.title(in: .builtIn) == "iPhone 15 Pro · landscape left · wC hC")
  }

  /// Windows are in the parts that the pad gives them as it is held, on the version that it has.
  @Test(
    arguments: [
      ("iPad mini 4", .landscapeLeft, nil, [nil, .oneThird, .oneHalf, .twoThirds, .slideOver]),
      ("iPad mini 4", .portrait, nil, [nil, .oneThird, .twoThirds, .slideOver]),
      ("iPad Air", .portrait, nil, [nil, .slideOver]),
      ("iPad Air 2", .portrait, SystemVersion(8), [nil]),
      ("iPhone 15 Pro", .landscapeLeft, nil, [nil]),
    ] as [(String, Orientation, SystemVersion?, [Multitasking?])])
  func theMultitaskingPresetHasAllParts(
    device: String, orientation: Orientation, system: SystemVersion?, parts: [Multitasking?]
  ) {
    let base = Configuration(.device(device, orientation), on: system)
    let made = ConfigurationPreset.multitasking.configurations(from: base, in: .builtIn)
    #expect(made.map(\.choice.part) == parts)
    #expect(made.allSatisfy { $0.device == device && $0.orientation == orientation })
  }

  @Test func aPartOfTheScreenIsSaidAndStored() throws {
    let half = CanvasChoice.device("iPad mini 4", .landscapeLeft).inPart(.oneHalf)
    let configuration = Configuration(half)
    #expect(configuration.title(in: .builtIn).contains("landscape left · Split View 1/2 · wC hR"))
    let data = try JSONEncoder().encode(configuration)
    #expect(try JSONDecoder().decode(Configuration.self, from: data).choice == half)
    // What was stored before there were parts.
    let old = Data(#"{"device":"iPad mini 4","orientation":"landscapeLeft"}"#.utf8)
    #expect(
      try JSONDecoder().decode(Configuration.self, from: old).choice
        == .device("iPad mini 4", .landscapeLeft))
    let parameters = configuration.parameters(for: "/a.xib", scene: "s", in: .builtIn)
    #expect(parameters.multitasking == .oneHalf && parameters.device == "iPad mini 4")
    // Upright there is no half; a phone has no part at all.
    #expect(half.turned(.left, among: [.portrait]).part == .twoThirds)
    let phone = try #require(DeviceCatalogue.builtIn.device(named: "iPhone 15 Pro"))
    #expect(half.moved(to: phone).part == nil)
  }

  /// The scene is in its part of the device's screen, with the other app beside it.
  @Test func aSceneIsDrawnInItsPartOfTheScreen() throws {
    let choice = CanvasChoice.window("iPad mini 4", .landscapeLeft, .oneThird)
    let divided = try #require(choice.dividedScreen(in: .builtIn))
    let pad = try #require(DeviceCatalogue.builtIn.device(named: "iPad mini 4"))
    let frame = DeviceFrame(DeviceFrame.Description(pad.display), orientation: .landscapeLeft)
    let part = CanvasArrangement.Part(
      key: "a", scene: "s", caption: "", canvas: divided.window.size, on: frame, divided: divided)
    let item = try #require(CanvasArrangement(parts: [part], proportion: 1).items.first)
    #expect(item.body.size == frame.size)
    #expect(item.screen.size == Size(width: 320, height: 768))
    #expect(item.screen.maxX == item.body.x + frame.screen.maxX)
    let shown = divided.showing(view("root", rect(0, 0, 320, 768)))
    #expect(shown.placedFrame(of: "root") == rect(704, 0, 320, 768))
    #expect(shown.placedFrame(of: "ninefold:otherApp") == rect(0, 0, 694, 768))
    // What has a size of its own has neither.
    let alone = CanvasArrangement.Part(
      key: "a", scene: "s", caption: "", canvas: Size(width: 50, height: 50), on: frame,
      divided: divided)
    #expect(alone.device == nil && alone.divided == nil)
  }

  @Test(arguments: ["iPhone 15 Pro", "iphone 15 pro", "iPad Pro 12.9", "retina4_7", "no such"])
  func aDeviceIsFoundByItsOwnNameAsByAnyOther(name: String) {
    let catalogue = DeviceCatalogue.builtIn
    #expect(catalogue.device(called: name) == catalogue.device(named: name))
  }

  @Test func aDeviceHasTheSystemThatItRuns() {
    let old = Configuration(.device("iPhone SE (1st generation)", .portrait))
    #expect(old.system(in: .builtIn) == SystemVersion(15))
  }

  // MARK: - Differences

  private func root(_ children: [DrawnView], size: (Double, Double) = (100, 200)) -> DrawnView {
    view("root", rect(0, 0, size.0, size.1), children)
  }

  @Test func whatIsThereMovedAndMissingIsDifferent() {
    let first = root([
      view("a", rect(0, 0, 10, 10)), view("b", rect(0, 20, 10, 10)), view("c", rect(0, 0, 1, 1)),
    ])
    let other = root([
      view("a", rect(0, 0, 10, 10)), view("b", rect(0, 25, 10, 10)), view("d", rect(0, 0, 1, 1)),
      view("ninefold:bar", rect(0, 0, 9, 9)),
    ])
    let difference = ComparisonDifference(of: other, from: first)
    #expect(difference.views == ["b", "d"])
    #expect(difference.missing == 1)
    #expect(difference.count == 3)
    #expect(ComparisonDifference(of: first, from: first).count == 0)
  }

  /// On a larger screen everything is elsewhere; that follows from the screen.
  @Test func whatFollowsFromTheScreenIsNoDifference() {
    let first = root([view("a", rect(0, 0, 100, 10), [view("x", rect(5, 0, 10, 10))])])
    var other = root(
      [view("a", rect(0, 0, 300, 10), [view("x", rect(5, 0, 10, 10))])], size: (300, 200))
    #expect(ComparisonDifference(of: other, from: first).count == 0)
    other.children[0].look.isHidden = true
    #expect(ComparisonDifference(of: other, from: first).views == ["a"])
  }

  /// What was below one another stands beside one another, on whatever screen.
  @Test func anotherArrangementIsADifference() {
    func stack(_ frames: [Rect], in size: (Double, Double)) -> DrawnView {
      root(
        [
          view(
            "stack", rect(0, 0, size.0, size.1),
            frames.enumerated().map { view("\($0)", $1) })
        ], size: size)
    }
    let column = stack([rect(0, 0, 100, 50), rect(0, 50, 100, 50)], in: (100, 200))
    let row = stack([rect(0, 0, 150, 100), rect(150, 0, 150, 100)], in: (300, 100))
    let wide = stack([rect(0, 0, 300, 50), rect(0, 50, 300, 50)], in: (300, 200))
    #expect(ComparisonDifference(of: row, from: column).views == ["stack"])
    #expect(ComparisonDifference(of: wide, from: column).count == 0)
  }

  /// Another constant, another priority, and a constraint that isn't there, of what is in another view.
  @Test func otherConstraintsAreADifference() {
    func held(_ constraints: [(id: String, constant: Double, priority: Double)]) -> ResolvedScene {
      var held = scene("s", root: root([view("a", rect(0, 0, 10, 10))]))
      held.constraints = constraints.map {
        ActingConstraint(
          id: $0.id, line: 1, text: $0.id, priority: $0.priority, views: ["a", "root"],
          constant: $0.constant)
      }
      return held
    }
    let base = held([("top", 8, 1000)])
    #expect(ComparisonDifference(of: base, from: base).count == 0)
    for other in [
      held([("top", 20, 1000)]), held([("top", 8, 750)]), held([]),
      held([("top", 8, 1000), ("leading", 0, 1000)]),
    ] {
      #expect(ComparisonDifference(of: other, from: base).views == ["a"])
    }
  }

  /// Equally large cells, in which scenes of any size are fitted.
  @Test(arguments: [Size(width: 1000, height: 700), Size(width: 400, height: 300)])
  func cellsOfAMatrixAreEquallyLarge(window: Size) {
    let sizes = [Size(width: 400, height: 800), Size(width: 800, height: 400)]
    let parts = (0..<9).map {
      CanvasArrangement.Part(
        key: "\($0)", scene: "s", caption: "", canvas: sizes[$0 % 2], on: nil, divided: nil)
    }
    let room = CanvasArrangement.MatrixRoom(rows: 3, columns: 3, in: window, lineHeight: 20)
    #expect(room.captionLines == (window.height > 600 ? 3 : 2))
    let matrix = CanvasArrangement(matrix: parts, columns: 3, in: room)
    #expect(matrix.isMatrix)
    #expect(Set(matrix.items.map(\.area.size)).count == 1)
    #expect(Set(matrix.items.map(\.area.x)).count == 3)
    #expect(Set(matrix.items.map(\.area.y)).count == 3)
    for (index, item) in matrix.items.enumerated() {
      let area = item.area
      #expect(item.body.x >= area.x && item.body.maxX <= area.maxX)
      #expect(item.body.y >= area.y + matrix.captionHeight && item.body.maxY <= area.maxY)
      #expect(abs(item.sceneRect.width - sizes[index % 2].width) < 0.001)
      #expect(matrix.item(x: area.x + 1, y: area.y + 1)?.key == item.key)
      let corner = item.scenePoint((item.screen.maxX, item.screen.maxY))
      #expect(abs(corner.x - sizes[index % 2].width) < 0.001)
    }
  }
}
