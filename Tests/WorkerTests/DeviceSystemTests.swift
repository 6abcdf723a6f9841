import Foundation
import Testing
import Traits

@testable import Workspace

/// Pairs of devices, systems and windows that there are.
@Suite struct DeviceSystemTests {
  private let folder: Folder
  private let document: String

  init() throws {
    folder = try Folder()
    document = try folder.add("Main.storyboard", Fixtures.storyboard)
  }

  private func simulate(
    _ device: String, system: String? = nil, _ steps: String = "[]"
  ) throws -> WorkerProgram.Run {
    try WorkerProgram.run(
      ["simulate", "--device", device, "--steps", "-"] + (system.map { ["--system", $0] } ?? [])
        + [document], input: steps)
  }

  /// The words for many devices leave out those without Auto Layout, which has been there since iOS 6.
  @Test(arguments: ["all", "phones", "pads"])
  func theOldestAreInNoSet(_ word: String) throws {
    let devices = try #require(DeviceCatalogue.builtIn.group(named: word))
    #expect(!devices.isEmpty && devices.allSatisfy { $0.runsApps(from: .first) })
    #expect(DeviceCatalogue.builtIn.devices.contains { !$0.runsApps(from: .first) })
  }

  @Test(arguments: [
    ("iPad Air", "26", "iOS 26 doesn't run on iPad Air, which has iOS 7 to 12.5."),
    ("iPhone 16 Pro", "11", "which has iOS 18 and later."),
    ("iPhone 15 Pro", "21", "after 18 came 26"), ("iPhone 15 Pro", "28", "the newest is 27"),
  ])
  func aVersionThatDoesNotRunIsRefused(
    _ device: String, _ system: String, _ message: String
  ) throws {
    let run = try simulate(device, system: system)
    #expect(run.status == 64 && run.output == "")
    #expect(run.errors.contains(message))
  }

  @Test(arguments: [("iPad Air", "12"), ("iPhone 18 Pro", "27"), ("iPhone 15 Pro", "26")])
  func withoutAVersionTheNearestRuns(_ device: String, _ system: String) throws {
    #expect(try simulate(device).objects().first?["system"] as? String == system)
  }

  /// Another device has the version that was chosen, as far as it runs it.
  @Test func anotherDeviceRunsWhatItCan() throws {
    let run = try simulate(
      "iPhone 15 Pro", system: "18",
      """
      [{"device": {"name": "iPad Air 2"}}, {"device": {"name": "iPhone 16"}},
       {"system": {"version": "12"}}]
      """)
    let lines = try run.objects()
    #expect(lines.prefix(3).map { $0["system"] as? String } == ["18", "15", "18"])
    let error = lines.last?["error"] as? [String: Any]
    #expect(error?["code"] as? String == "no-such-system")
    #expect(run.status == 1)
  }

  @Test(arguments: [
    ("iPad 2", "9", "oneThird", "iPad 2 has no Split View, and no Slide Over."),
    ("iPad mini", "9", "slideOver", "iPad mini has no Slide Over"),
    ("iPad Air", "12", "oneThird", "iPad Air has no Split View, but Slide Over."),
    ("iPad Air 2", "8", "slideOver", "Slide Over came with iOS 9"),
    ("iPhone 15 Pro", "18", "oneThird", "Only pads divide their screens"),
  ])
  func aWindowThatThereIsNotIsRefused(
    _ device: String, _ system: String, _ part: String, _ message: String
  ) throws {
    let run = try simulate(device, system: system, #"[{"multitask": {"as": "\#(part)"}}]"#)
    #expect(run.status == 1)
    let error = try run.objects().last?["error"] as? [String: Any]
    #expect(error?["code"] as? String == "no-such-window")
    #expect((error?["message"] as? String)?.contains(message) == true)
  }

  /// What is not there any more is given up.
  @Test func anEarlierSystemGivesUpTheWindow() throws {
    let run = try simulate(
      "iPad Air 2", system: "12",
      #"[{"multitask": {"as": "oneThird"}}, {"system": {"version": "8"}}]"#)
    let lines = try run.objects()
    #expect(lines.map { $0["isFullScreen"] as? Bool } == [true, false, true])
  }

  @Test func theListOfDevicesHasThem() throws {
    let list = try WorkerProgram.run(["devices", "--json"]).objects().first
    let devices = try #require(list?["devices"] as? [[String: Any]])
    let air = try #require(devices.first { $0["name"] as? String == "iPad Air" })
    #expect(air["firstOS"] as? String == "7" && air["lastOS"] as? String == "12.5")
    #expect(air["multitasking"] as? String == "slideOver")
    let table = try WorkerProgram.run(["devices"]).output
    #expect(table.contains("7–12.5"))
  }
}
