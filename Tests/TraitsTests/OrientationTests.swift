import Testing

@testable import Traits

@Suite struct OrientationTests {
  private static let all = Set(Orientation.allCases)
  private static let phone = all.subtracting([.portraitUpsideDown])

  @Test(
    arguments: [
      (.portrait, .right, all, .landscapeLeft), (.portrait, .left, all, .landscapeRight),
      (.landscapeLeft, .right, all, .portraitUpsideDown), (.landscapeLeft, .left, all, .portrait),
      (.landscape, .right, all, .portrait), (.landscape, .left, all, .portraitUpsideDown),
      (.portraitUpsideDown, .left, all, .landscapeLeft),
      (.landscapeLeft, .right, phone, .landscapeRight), (.landscape, .left, phone, .landscapeLeft),
      (.portrait, .left, [.portrait], .portrait),
      (.portrait, .right, [.portrait, .landscapeRight], .landscapeRight),
    ] as [(Orientation, Orientation.Turn, Set<Orientation>, Orientation)])
  func turning(
    _ start: Orientation, _ turn: Orientation.Turn, _ supported: Set<Orientation>,
    _ end: Orientation
  ) {
    #expect(start.turned(turn, among: supported) == end)
  }

  /// reference/device-systems.json, `upside_down_portrait`.
  @Test(arguments: [
    ("iPhone 8", true, false), ("iPhone 15 Pro", false, false), ("iPhone 12", false, false),
    ("iPad 2", true, true), ("iPad mini (6th generation)", true, true),
    ("iPod touch (7th generation)", true, false),
  ])
  func upsideDown(_ name: String, _ isPossible: Bool, _ isUsual: Bool) throws {
    let device = try #require(DeviceCatalogue.builtIn.device(named: name))
    #expect(device.possibleOrientations.contains(.portraitUpsideDown) == isPossible)
    #expect(device.usualOrientations.contains(.portraitUpsideDown) == isUsual)
    #expect(device.usualOrientations.isSuperset(of: Self.phone))
  }

  /// The safe area turns with the screen.
  @Test func insetsAreOnTheSideOfTheCutOut() throws {
    var device = try #require(DeviceCatalogue.builtIn.device(named: "iPhone 15 Pro"))
    device.display.safeArea.landscape = EdgeInsets(top: 0, left: 59, bottom: 21, right: 0)
    #expect(device.environment(.landscapeRight).safeArea.left == 59)
    let left = device.environment(.landscapeLeft)
    #expect(left.safeArea == EdgeInsets(top: 0, left: 0, bottom: 21, right: 59))
    #expect(left.size == device.size(.landscape) && left.orientation == .landscapeLeft)
  }
}
