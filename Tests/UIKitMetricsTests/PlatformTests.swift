import Foundation
import Testing
import Traits

@testable import UIKitMetrics

@Suite struct PlatformTests {
  /// A device has the facts of its version of iOS, whatever it is asked for the canvas's ways.
  @Test func onlyCanvasesHaveTheCanvassWays() {
    let devices = SystemVersion.choices.map { Platform(running: $0) }
    for device in devices {
      #expect(!device.hasStoredFrames && !device.doublesScreen && !device.hasSmallTitle1)
      #expect(device.canvasContentSize == nil && device.hasUser && device.runsCode)
    }
    #expect(Platform(canvasOf: 23727).doublesScreen && Platform(canvasOf: 13771).hasSmallTitle1)
    #expect(Platform(canvasOf: nil) == Platform(canvasOf: 22000))
  }

  @Test func theNewestIsAsTheLastThatIsKnown() {
    let (newest, known) = (Platform(running: .newest), Platform(running: .latest))
    #expect(newest.switchSize == known.switchSize && newest.hasGlass == known.hasGlass)
    #expect(newest.isBeyondWhatIsKnown && !known.isBeyondWhatIsKnown)
  }

  @Test(
    arguments: [
      ("5", "There are 6 to 18, 26 and 27."),
      ("21", "after 18 came 26. There are 6 to 18, 26 and 27."),
      ("28", "the newest is 27. There are 6 to 18, 26 and 27."), ("6", nil), ("18.4", nil),
      ("27", nil),
    ] as [(String, String?)])
  func versionsThatCanBeChosen(version: String, message: String?) throws {
    let problem = try #require(SystemVersion(version)).problem(on: nil)
    #expect(message == nil ? problem == nil : problem?.hasSuffix(message ?? "") == true)
  }

  /// A device that runs none of those with rules has its own.
  @Test func theSystemsOfTheOldestDevices() throws {
    func device(_ name: String) throws -> Device {
      try #require(DeviceCatalogue.builtIn.device(named: name))
    }
    let oldest = try device("iPhone (1st generation)")
    #expect(oldest.systems.map(\.description) == ["3", "2", "1"])
    #expect(oldest.nearestSystem(to: .latest).problem(on: oldest) == nil)
    let iPhone4 = try device("iPhone 4")
    #expect(iPhone4.systems.map(\.description) == ["7", "6"])
    #expect(SystemVersion(5).problem(on: iPhone4) != nil)
  }

  /// Others neither compare versions nor ask for the Xcode.
  @Test func nobodyElseKnowsTheXcode() throws {
    let sources = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Sources")
      .standardizedFileURL.path
    // Reading it, and making it a platform.
    let places = [
      "InterfaceBuilder/", "Traits/", "UIKitMetrics/", "Editing/", "Scenes/SceneSet.swift",
    ]
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources)
      .filter { $0.hasSuffix(".swift") }
    #expect(files.count > 100)
    for file in files where !places.contains(where: file.hasPrefix) {
      let text = try String(contentsOfFile: sources + "/" + file, encoding: .utf8)
      let words = text.matches(
        of: /\.toolsVersion\b|\bxcode\d+(?:point\d+)?\b|\bisCanvas\b|\.isSince\(/)
      #expect(words.isEmpty, "\(file): \(words.map { String($0.output) })")
    }
  }
}
