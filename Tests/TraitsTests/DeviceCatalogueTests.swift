import Foundation
import Testing

@testable import Traits

@Suite struct DeviceCatalogueTests {
  let catalogue = DeviceCatalogue.builtIn

  /// The phones that are regular in width when held in landscape: the Plus and Max, the XR and 11,
  /// and the Air. Source: reference/devices.json, `wRegular_hCompact_in_landscape`.
  static let wideInLandscape: Set = [
    "iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus", "iPhone XR",
    "iPhone XS Max", "iPhone 11", "iPhone 11 Pro Max", "iPhone 12 Pro Max", "iPhone 13 Pro Max",
    "iPhone 14 Plus", "iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max",
    "iPhone 16 Plus", "iPhone 16 Pro Max", "iPhone 17 Pro Max", "iPhone Air", "iPhone 18 Pro Max",
  ]

  /// The generated table has to follow its source.
  @Test func theTableIsThatOfDevicesJSON() throws {
    var project = URL(filePath: #filePath)
    for _ in 0..<3 { project.deleteLastPathComponent() }
    let file = try Data(contentsOf: project.appending(path: "Resources/Devices/devices.json"))
    let (read, problems) = try DeviceCatalogue.decode(Array(file), path: nil, over: nil)
    #expect(problems.isEmpty)
    let remedy: Comment = "run meson-helpers/generate-devices"
    #expect(read.devices == catalogue.devices, remedy)
    #expect(read.canvases == catalogue.canvases, remedy)
    #expect(read.displays == catalogue.displays, remedy)
  }

  @Test func everyDeviceHasTheSizeClassesOfItsKind() {
    for device in catalogue.devices {
      let portrait = device.traits(.portrait).sizeClassCell.key
      let landscape = device.traits(.landscape).sizeClassCell.key
      if device.name.hasPrefix("iPad") {
        #expect(portrait == "wRegular-hRegular", "\(device.name)")
        #expect(landscape == "wRegular-hRegular", "\(device.name)")
        #expect(device.display.idiom == .pad)
      } else {
        #expect(portrait == "wCompact-hRegular", "\(device.name)")
        let wide = Self.wideInLandscape.contains(device.name)
        #expect(
          landscape == (wide ? "wRegular-hCompact" : "wCompact-hCompact"), "\(device.name)")
        #expect(device.display.idiom == .phone)
      }
    }
  }

  @Test func devicesLandInTheCellsThatContainTheirTraits() throws {
    func names(_ key: String, _ orientation: Orientation) throws -> Set<String> {
      let cell = try #require(SizeClassCell(key))
      let landed = catalogue.devices(in: cell).filter { $0.orientation == orientation }
      return Set(landed.map(\.device.name))
    }
    #expect(try names("wRegular-hCompact", .landscape) == Self.wideInLandscape)
    #expect(try names("wRegular-hCompact", .portrait).isEmpty)
    #expect(try names("wRegular-hRegular", .portrait) == names("wRegular-hRegular", .landscape))
    #expect(try names("wAny-hAny", .portrait).count == catalogue.devices.count)
    #expect(try names("wAny-hCompact", .landscape).count == 62)
  }

  /// Points, pixels per point and safe areas as published; a sample of every kind.
  @Test(
    arguments: [
      ("iPhone 4s", 320, 480, 2, [20, 0, 0, 0], [0, 0, 0, 0], 16),
      ("iPhone 8 Plus", 414, 736, 3, [20, 0, 0, 0], [0, 0, 0, 0], 20),
      ("iPhone 11 Pro", 375, 812, 3, [44, 0, 34, 0], [0, 44, 21, 44], 16),
      ("iPhone 13 mini", 375, 812, 3, [50, 0, 34, 0], [0, 50, 21, 50], 16),
      ("iPhone 11", 414, 896, 2, [48, 0, 34, 0], [0, 48, 21, 48], 20),
      ("iPhone 14", 390, 844, 3, [47, 0, 34, 0], [0, 47, 21, 47], 16),
      ("iPhone 15 Pro", 393, 852, 3, [59, 0, 34, 0], [0, 59, 21, 59], 16),
      ("iPhone 16 Pro", 402, 874, 3, [62, 0, 34, 0], [0, 62, 21, 62], 16),
      ("iPhone 17 Pro Max", 440, 956, 3, [62, 0, 34, 0], [0, 62, 21, 62], 20),
      ("iPad Pro (9.7-inch)", 768, 1024, 2, [20, 0, 0, 0], [20, 0, 0, 0], 20),
      (
        "iPad Pro (12.9-inch) (6th generation)", 1024, 1366, 2, [24, 0, 20, 0], [24, 0, 20, 0], 20
      ),
      ("iPad mini", 768, 1024, 1, [20, 0, 0, 0], [20, 0, 0, 0], 20),
    ] as [(String, Double, Double, Double, [Double], [Double], Double)])
  func figures(
    _ name: String, _ width: Double, _ height: Double, _ scale: Double, _ portrait: [Double],
    _ landscape: [Double], _ margin: Double
  ) throws {
    let device = try #require(catalogue.device(named: name))
    let upright = device.environment(.portrait)
    #expect(upright.size == Size(width: width, height: height))
    #expect(upright.traits.displayScale == scale)
    #expect(upright.rootMargin == margin)
    #expect(upright.device == name)
    let turned = device.environment(.landscape)
    #expect(turned.size == Size(width: height, height: width))
    #expect(turned.orientation == .landscape)
    for (environment, expected) in [(upright, portrait), (turned, landscape)] {
      let insets = environment.safeArea
      #expect([insets.top, insets.left, insets.bottom, insets.right] == expected)
    }
  }

  @Test func everyDeviceHasAUniqueNameAndEveryFigureASource() {
    let figures: Set = [
      "size", "scale", "sizeClasses", "safeArea.portrait", "safeArea.landscape",
      "statusBarHeight", "rootMargin", "cornerRadius", "chrome", "bezel", "keyboard",
    ]
    #expect(catalogue.devices.count >= 107)
    #expect(Set(catalogue.devices.map(\.name)).count == catalogue.devices.count)
    for device in catalogue.devices {
      let column: Set = device.display.statusColumn == nil ? [] : ["statusColumn"]
      #expect(Set(device.display.sources.keys) == figures.union(column), "\(device.name)")
    }
  }

  @Test func unsourcedFiguresAndDisagreementsStayVisible() throws {
    let air = try #require(catalogue.device(named: "iPhone Air")).display
    #expect(air.sources["bezel"]?.hasPrefix("ASSUMED") == true)
    #expect(air.sources["size"] == "HIG")
    let conflict = try #require(air.conflicts.first)
    #expect(conflict.figure == "safeArea.portrait.top")
    #expect(conflict.values.map(\.value) == [68, 62])
    #expect(conflict.used == air.safeArea.portrait.top)
  }

  @Test func frontsAreOfTheirKind() throws {
    func front(_ name: String) throws -> Chrome {
      try #require(catalogue.device(named: name)).display.chrome
    }
    #expect(try front("iPhone 8").front == .homeButton)
    #expect(try front("iPhone 8").homeIndicator == nil)
    #expect(try front("iPad mini (6th generation)").front == .plain)
    guard case .notch(let older) = try front("iPhone 12").front,
      case .notch(let newer) = try front("iPhone 13").front
    else {
      Issue.record("iPhone 12 and 13 have a notch")
      return
    }
    #expect(newer.width < older.width)
    guard case .dynamicIsland(let island) = try front("iPhone 15 Pro").front else {
      Issue.record("iPhone 15 Pro has an island")
      return
    }
    #expect(island.width == 126)
  }

  @Test func familiesGroupEveryDevice() {
    let families = catalogue.families
    #expect(
      families.map(\.name) == ["iPhone", "iPad", "iPad Pro", "iPad Air", "iPad mini", "iPod touch"])
    #expect(families.map(\.devices.count).reduce(0, +) == catalogue.devices.count)
  }

  @Test(arguments: [
    ("iPhone 6s", DisplayGamut.sRGB), ("iPhone SE (1st generation)", .sRGB), ("iPhone 7", .p3),
    ("iPhone XR", .p3), ("iPhone SE (2nd generation)", .p3), ("iPhone 15 Pro", .p3),
    ("iPad (10th generation)", .sRGB), ("iPad Air 2", .sRGB), ("iPad Air (3rd generation)", .p3),
    ("iPad mini 4", .sRGB), ("iPad mini (5th generation)", .p3), ("iPad Pro (12.9-inch)", .sRGB),
    ("iPad Pro (9.7-inch)", .p3), ("iPod touch (7th generation)", .sRGB),
  ])
  func screensShowTheirColours(_ name: String, gamut: DisplayGamut) throws {
    let device = try #require(catalogue.device(named: name))
    #expect(device.gamut == gamut)
    for orientation in Orientation.allCases {
      let screen = device.environment(orientation).screen
      #expect(screen == ScreenKind(height: device.display.size.height, gamut: gamut))
    }
  }
}
