import Foundation
import Testing

@testable import Traits

/// What the reference says of each device. Source: reference/device-systems.json.
@Suite struct DeviceSystemsTests {
  private func device(_ name: String) throws -> Device {
    try #require(DeviceCatalogue.builtIn.device(named: name))
  }

  @Test(
    arguments: [
      ("iPhone 4", 2010, "4", "7.1"), ("iPhone 3GS", 2009, "3", "6.1"),
      ("iPhone (1st generation)", 2007, "1", "3.1"), ("iPad (1st generation)", 2010, "3.2", "5.1"),
      ("iPod touch (4th generation)", 2010, "4.1", "6.1"), ("iPhone 18 Pro", 2026, "27", nil),
      ("iPhone 18 Pro Max", 2026, "27", nil), ("iPhone Duo", 2026, "27.1", nil),
      ("iPad (7th generation)", 2019, "13.1", "18.7"), ("iPhone 12 mini", 2020, "14.1", nil),
      ("iPhone 12 Pro Max", 2020, "14.1", nil), ("iPad Air (4th generation)", 2020, "14.1", nil),
      ("iPhone 17e", 2026, "26.3", nil), ("iPad Air (11-inch) (M4)", 2026, "26.3", nil),
      ("iPhone XS", 2018, "12", "18.7"), ("iPad mini (5th generation)", 2019, "12.2", "26.6"),
      ("iPhone 16 Pro", 2024, "18", nil), ("iPad Air", 2013, "7", "12.5"),
    ] as [(String, Int, String, String?)])
  func firstAndLastSystem(_ name: String, _ year: Int, _ first: String, _ last: String?) throws {
    let device = try device(name)
    #expect(device.name == name)
    #expect(device.year == year)
    #expect(device.firstOS?.description == first)
    #expect(device.lastOS?.description == last)
  }

  @Test(arguments: [
    ("iPad mini (6th generation)", 21.5), ("iPad (10th generation)", 25), ("iPad (A16)", 25),
    ("iPad Air (4th generation)", 18), ("iPad Pro (13-inch) (M4)", 30), ("iPhone 17e", 47.33),
  ])
  func corners(_ name: String, _ radius: Double) throws {
    #expect(try device(name).display.cornerRadius == radius)
  }

  @Test func correctedFigures() throws {
    let air = try device("iPhone Air").display
    #expect(air.statusBarHeight.portrait == 59)
    #expect(air.safeArea.landscape == EdgeInsets(top: 0, left: 68, bottom: 21, right: 68))
    #expect(try device("iPad Air (13-inch) (M2)").diagonal == 13)
  }

  @Test(arguments: [
    ("iPhone 16e", "18", true), ("iPhone 16e", "18.2", false), ("iPhone 16e", "18.3", true),
    ("iPhone 16 Pro", "11", false), ("iPad Air", "26", false), ("iPad Air", "12.5", true),
    ("iPad Air", "12", true), ("iPhone 15 Pro", "27", true),
    ("iPad Air (3rd generation)", "27", false),
    ("iPad Air (3rd generation)", "26", true),
  ])
  func versionsThatRun(_ name: String, _ version: String, _ runs: Bool) throws {
    #expect(try device(name).runs(try #require(SystemVersion(version))) == runs)
  }

  @Test(arguments: [
    ("iPad Air", "26", "12"), ("iPhone 18 Pro", "26", "27"), ("iPhone 16 Pro", "11", "18"),
    ("iPhone 15 Pro", "17.2", "17.2"),
  ])
  func theNearestVersion(_ name: String, _ version: String, _ nearest: String) throws {
    let version = try #require(SystemVersion(version))
    #expect(try device(name).nearestSystem(to: version).description == nearest)
  }

  @Test func everyDeviceHasVersionsToChooseFrom() throws {
    for device in DeviceCatalogue.builtIn.devices {
      #expect(!device.systems.isEmpty, "\(device.name)")
      #expect(device.firstOS != nil, "\(device.name)")
    }
    #expect(
      try device("iPad Air 2").systems.map(\.major) == [15, 14, 13, 12, 11, 10, 9, 8])
    #expect(try device("iPad (8th generation)").systems.map(\.major) == [26, 18, 17, 16, 15, 14])
  }
}
