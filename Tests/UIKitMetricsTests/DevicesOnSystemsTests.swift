import Testing
import Traits
import UIKitMetrics

/// What a device has on a version of the system. Source: reference/device-systems.json.
@Suite struct DevicesOnSystemsTests {
  private func device(_ name: String) throws -> Device {
    try #require(DeviceCatalogue.builtIn.device(named: name))
  }

  @Test(
    arguments: [
      ("iPad 2", 9, [.fullScreen]), ("iPad mini", 9, [.fullScreen]),
      ("iPad Air 2", 8, [.fullScreen]),
      ("iPad Air", 12, [.fullScreen, .slideOver]), ("iPad mini 3", 9, [.fullScreen, .slideOver]),
      ("iPad Air 2", 9, Multitasking.allCases), ("iPad (A16)", 26, Multitasking.allCases),
      ("iPhone 15 Pro Max", 18, [.fullScreen]),
    ] as [(String, Int, [Multitasking])])
  func windows(_ name: String, _ system: Int, _ parts: [Multitasking]) throws {
    #expect(try device(name).multitasking(on: SystemVersion(system)) == parts)
  }

  /// device-systems.json, `keyboards`: English letters with the bar, where there is one.
  @Test(
    arguments: [
      ("iPhone 4", .portrait, 7, true, 216),
      ("iPhone SE (1st generation)", .portrait, 15, true, 253),
      ("iPhone 8", .landscape, 16, true, 200), ("iPhone 8 Plus", .portrait, 16, true, 271),
      ("iPhone 15 Pro", .portrait, 18, true, 336), ("iPhone 15 Pro", .portrait, 26, true, 335),
      ("iPhone 15 Pro", .portrait, 18, false, 292),
      ("iPhone 15 Pro", .landscapeLeft, 26, true, 209),
      ("iPhone 17 Pro Max", .portrait, 26, true, 345), ("iPad Air 2", .portrait, 8, true, 264),
      ("iPad Air 2", .landscape, 15, true, 398),
      ("iPad mini (6th generation)", .portraitUpsideDown, 18, true, 330),
      ("iPad (A16)", .landscape, 18, false, 363),
      ("iPad Pro (12.9-inch) (3rd generation)", .landscape, 17, true, 491),
    ] as [(String, Orientation, Int, Bool, Double)])
  func keyboards(
    _ name: String, _ orientation: Orientation, _ system: Int, _ hasBar: Bool, _ height: Double
  ) throws {
    let device = try device(name)
    #expect(
      device.keyboardHeight(orientation, on: SystemVersion(system), hasBar: hasBar) == height)
  }
}
