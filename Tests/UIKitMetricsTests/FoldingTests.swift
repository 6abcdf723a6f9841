import Testing
import Traits

@testable import UIKitMetrics

/// iPhone Duo: what apps have of its two screens.
/// Source: Resources/Devices/devices.json; confidence is high where nothing else is said.
@Suite struct FoldingTests {
  /// How sure the sources are of a row.
  enum Confidence { case high, medium, low, assumed }

  struct Row: CustomStringConvertible {
    let name: String
    let orientation: Orientation
    let sdk: SystemVersion
    let size: (Double, Double)
    /// Top, left, bottom, right.
    let safeArea: [Double]
    let cell: String
    let confidence: Confidence
    /// The status bar's, where it stands; nil where it lies.
    var column: (Double, Double)?

    var description: String { "\(name) \(orientation.rawValue) built with \(sdk)" }
  }

  private static let new = SystemVersion(27, 1)
  private static let old = SystemVersion(27)

  static let rows = [
    Row(
      name: "iPhone Duo", orientation: .portrait, sdk: new, size: (466, 678),
      safeArea: [0, 0, 34, 84], cell: "wCompact-hRegular", confidence: .high, column: (84, 170)),
    Row(
      name: "iPhone Duo", orientation: .landscapeRight, sdk: new, size: (678, 466),
      safeArea: [0, 84, 34, 0], cell: "wCompact-hCompact", confidence: .high, column: (84, 170)),
    Row(
      name: "iPhone Duo", orientation: .landscapeLeft, sdk: new, size: (678, 466),
      safeArea: [0, 0, 34, 84], cell: "wCompact-hCompact", confidence: .high, column: (84, 170)),
    Row(
      name: "iPhone Duo open", orientation: .landscape, sdk: new, size: (951, 669),
      safeArea: [0, 0, 34, 84], cell: "wRegular-hRegular", confidence: .high, column: (84, 120)),
    Row(
      name: "iPhone Duo open", orientation: .portrait, sdk: new, size: (669, 951),
      safeArea: [82, 0, 34, 0], cell: "wRegular-hRegular", confidence: .medium),
    Row(
      name: "iPhone Duo book", orientation: .landscape, sdk: new, size: (951, 669),
      safeArea: [0, 0, 34, 84], cell: "wRegular-hRegular", confidence: .high, column: (84, 120)),
    Row(
      name: "iPhone Duo laptop", orientation: .portrait, sdk: new, size: (669, 951),
      safeArea: [82, 0, 34, 0], cell: "wRegular-hRegular", confidence: .medium),
    Row(
      name: "iPhone Duo", orientation: .portrait, sdk: old, size: (386, 678),
      safeArea: [0, 0, 34, 0], cell: "wCompact-hRegular", confidence: .high),
    Row(
      name: "iPhone Duo", orientation: .landscape, sdk: old, size: (678, 386),
      safeArea: [0, 0, 34, 0], cell: "wCompact-hCompact", confidence: .assumed),
    Row(
      name: "iPhone Duo open", orientation: .landscape, sdk: old, size: (871, 669),
      safeArea: [0, 34, 34, 34], cell: "wRegular-hRegular", confidence: .high),
    Row(
      name: "iPhone Duo open", orientation: .portrait, sdk: old, size: (669, 871),
      safeArea: [0, 0, 34, 0], cell: "wRegular-hRegular", confidence: .high),
  ]

  private func device(_ name: String, _ sdk: SystemVersion) throws -> Device {
    try #require(DeviceCatalogue.builtIn.builtWith(sdk).device(named: name))
  }

  @Test(arguments: rows) func screens(_ row: Row) throws {
    let device = try device(row.name, row.sdk)
    let environment = device.environment(row.orientation, on: Self.new)
    #expect(environment.size == Size(width: row.size.0, height: row.size.1))
    #expect(environment.traits.sizeClassCell.key == row.cell)
    #expect(environment.traits.userInterfaceIdiom == .phone)
    #expect(environment.traits.displayScale == 3)
    let insets = environment.safeArea
    #expect([insets.top, insets.left, insets.bottom, insets.right] == row.safeArea)
    #expect(environment.statusColumn == row.column.map { Size(width: $0.0, height: $0.1) })
    #expect(environment.device == row.name)
  }

  /// Where the window of an app that was built before is on the screen: beside a rail of 80.
  @Test(arguments: [
    ("iPhone Duo", Orientation.portrait, Size(width: 466, height: 678), [0.0, 0]),
    ("iPhone Duo open", .landscape, Size(width: 951, height: 669), [0, 0]),
    ("iPhone Duo open", .landscapeLeft, Size(width: 951, height: 669), [80, 0]),
    ("iPhone Duo open", .portrait, Size(width: 669, height: 951), [0, 80]),
  ])
  func rails(_ name: String, _ orientation: Orientation, _ screen: Size, _ place: [Double]) throws {
    let railed = try #require(try device(name, Self.old).railed(orientation))
    #expect(railed.screen == screen)
    #expect([railed.window.x, railed.window.y] == place)
    #expect(try device(name, Self.new).railed(orientation) == nil)
  }

  @Test func theFoldDividesWhilePartlyFolded() throws {
    let strip = Rect(x: 455.5, y: 0, width: 40, height: 669)
    #expect(try device("iPhone Duo book", Self.new).division(.landscape) == strip)
    let lying = Rect(x: 0, y: 455.5, width: 669, height: 40)
    #expect(try device("iPhone Duo laptop", Self.new).division(.portrait) == lying)
    #expect(try device("iPhone Duo open", Self.new).division(.landscape) == nil)
    #expect(try device("iPhone Duo", Self.new).division(.portrait) == nil)
    #expect(try device("iPhone Duo", Self.new).fold?.division.margin == 20)
  }

  @Test func whichWayItIsHeld() throws {
    for (name, orientation, isTurned) in [
      ("iPhone Duo", Orientation.portrait, true), ("iPhone Duo open", .landscape, true),
      ("iPhone Duo book", .landscape, false), ("iPhone Duo laptop", .portrait, false),
    ] {
      let device = try device(name, Self.new)
      #expect(device.nativeOrientation == orientation)
      let shapes = Set(device.possibleOrientations.map(\.isLandscape))
      #expect(shapes.count == (isTurned ? 2 : 1), "\(name)")
    }
  }

  /// Measured with letters in English and the bar of suggestions.
  @Test(arguments: [
    ("iPhone Duo", Orientation.portrait, 289.0), ("iPhone Duo", .landscape, 230),
    ("iPhone Duo open", .portrait, 350), ("iPhone Duo open", .landscape, 264),
  ])
  func keyboards(_ name: String, _ orientation: Orientation, _ height: Double) throws {
    let device = try device(name, Self.new)
    #expect(device.keyboardHeight(orientation, on: Self.new, hasBar: true) == height)
  }

  /// Low: one source has 469, others have 475 and 445.
  @Test func halvesOfTheInnerScreen() throws {
    let open = try device("iPhone Duo open", Self.new)
    #expect(open.multitasking(on: Self.new) == [.fullScreen, .oneHalf])
    #expect(open.width(of: .oneHalf, .landscape) == 469)
    #expect(open.width(of: .oneHalf, .portrait) == nil)
    #expect(open.fold?.conflicts.map(\.used) == [469])
    #expect(try device("iPhone Duo", Self.new).multitasking(on: Self.new) == [.fullScreen])
  }

  @Test func aPoseIsPartOfTheName() throws {
    let catalogue = DeviceCatalogue.builtIn
    let duo = try #require(catalogue.device(named: "iphone duo OPEN"))
    #expect(duo.name == "iPhone Duo open" && duo.pose == .open && duo.display.cornerRadius == 55)
    #expect(duo.posed(.closed) == catalogue.device(named: "iPhone19,4"))
    #expect(duo.posed(.book).name == "iPhone Duo book")
    #expect(catalogue.device(named: "iPhone Duo closed")?.display.cornerRadius == 59)
    #expect(catalogue.device(named: "iPhone 17 open") == nil)
    #expect(!duo.runs(SystemVersion(26)) && duo.runs(Self.new))
  }

  /// Points, in windows of apps for phones since iOS 27.0. Source: CharlesWiltgen/Axiom, layout reference.
  @Test(arguments: [
    (402, 874, "wCompact-hRegular"), (640, 1000, "wCompact-hRegular"),
    (477, 1024, "wCompact-hRegular"), (375, 1024, "wCompact-hRegular"),
    (655, 1024, "wCompact-hRegular"), (683, 1024, "wRegular-hRegular"),
    (700, 1000, "wRegular-hRegular"), (900, 675, "wRegular-hRegular"),
    (1144, 845, "wRegular-hRegular"), (874, 402, "wRegular-hCompact"),
  ])
  func windowsHaveClassesByTheirSize(_ width: Double, _ height: Double, _ cell: String) {
    let size = Size(width: width, height: height)
    #expect(SizeClassCell.window(size, idiom: .phone).key == cell)
  }
}
