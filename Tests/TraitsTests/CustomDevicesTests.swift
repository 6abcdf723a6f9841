import Foundation
import Testing

@testable import Traits

@Suite struct CustomDevicesTests {
  let builtIn = DeviceCatalogue.builtIn

  /// A directory with these files, gone again afterwards.
  private func withFiles<Result>(
    _ files: [String: String], _ body: (String) throws -> Result
  ) throws -> Result {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("ninefold-devices-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    for (name, text) in files {
      try Data(text.utf8).write(to: directory.appendingPathComponent(name))
    }
    return try body(directory.path)
  }

  @Test func aFileAddsItsDevicesAndReplacesNamesakes() throws {
    let text = """
      {
        "displays": {
          "slate": {
            "width": 700, "height": 1000, "scale": 2, "idiom": "pad", "cornerRadius": 10,
            "chrome": {"kind": "dynamicIsland", "width": 100, "height": 30, "top": 8},
            "colour": "ignored"
          },
          "tiny": {"width": 272, "height": 340, "scale": 2, "idiom": "phone"}
        },
        "devices": [
          {"name": "Slate", "display": "slate", "family": "Slates", "year": 2026},
          {"name": "Tiny", "display": "tiny"},
          {"name": "iPhone 8", "display": "phone_390x844"}
        ],
        "canvases": [{"id": "slate10_0", "device": "Slate"}]
      }
      """
    let (catalogue, problems) = try withFiles(["mine.json": text, "notes.txt": "no JSON"]) {
      builtIn.addingCustomDevices(from: $0)
    }
    #expect(problems.isEmpty)
    #expect(catalogue.devices.count == builtIn.devices.count + 2)

    let slate = try #require(catalogue.device(named: "slate"))
    #expect(slate.isCustom)
    #expect(slate.family == "Slates")
    #expect(slate.display.cornerRadius == 10)
    #expect(slate.traits(.landscape).sizeClassCell.key == "wRegular-hRegular")
    #expect(catalogue.device(canvasID: "slate10_0", toolsVersion: 21507) == slate)

    let tiny = try #require(catalogue.device(named: "Tiny"))
    #expect(tiny.family == "Custom")
    #expect(tiny.traits(.portrait).sizeClassCell.key == "wCompact-hRegular")
    #expect(tiny.traits(.landscape).sizeClassCell.key == "wCompact-hCompact")
    #expect(tiny.display.safeArea.portrait.top == 20)
    #expect(tiny.display.statusBarHeight.landscape == 0)
    #expect(tiny.display.rootMargin.portrait == 16)

    #expect(catalogue.device(named: "iPhone 8")?.display.size.width == 390)
    #expect(!catalogue.devices.contains { $0.name == "iPhone 8" && !$0.isCustom })
  }

  @Test(arguments: [
    ("{", "not a file of devices"),
    ("[]", "not a file of devices"),
    (#"{"displays": {}}"#, "“devices” is missing"),
    (#"{"devices": [{"name": "A"}]}"#, "device “A”: “devices[0].display” is missing"),
    (#"{"devices": [{"display": "pad_768x1024"}]}"#, "device without a name"),
    (#"{"devices": [{"name": "A", "display": "nowhere"}]}"#, "display “nowhere”, which is not"),
    (
      #"{"devices": [{"name": "A", "display": "pad_768x1024", "scale": 0}]}"#,
      "“scale” is 0.0, not between 1.0 and 4.0"
    ),
    (
      #"{"displays": {"d": {"width": 300, "height": 1e99, "scale": 2, "idiom": "pad"}}, "devices": []}"#,
      "display “d”: “height” is 1e+99"
    ),
    (
      #"{"displays": {"d": {"width": 300, "height": 400, "scale": 2, "idiom": "watch"}}, "devices": []}"#,
      "display “d”: “displays.d.idiom”"
    ),
    (
      #"{"displays": {"d": {"width": 300, "height": 400, "scale": 2, "idiom": "pad", "sizeClasses": {"portrait": {"width": "compact"}, "landscape": {"width": "compact"}}}}, "devices": []}"#,
      "leaves width or height out"
    ),
    (#"{"devices": [], "canvases": [{"id": "c", "device": "Nobody"}]}"#, "“Nobody”, which is no"),
  ])
  func aFaultGetsOneClearMessageAndTheOtherFilesAreRead(_ text: String, _ message: String) throws {
    let good = #"{"devices": [{"name": "Good", "display": "pad_768x1024"}]}"#
    let (catalogue, problems) = try withFiles(["a.json": text, "b.json": good]) {
      builtIn.addingCustomDevices(from: $0)
    }
    #expect(problems.count == 1)
    let problem = try #require(problems.first)
    #expect(problem.path?.hasSuffix("/a.json") == true)
    #expect("\(problem)".contains(message), "\(problem)")
    #expect(!"\(problem)".contains("\n"))
    #expect(catalogue.devices.count == builtIn.devices.count + 1)
    #expect(catalogue.device(named: "Good") != nil)
  }

  @Test func aBadDeviceCostsOnlyItself() throws {
    let text = """
      {"devices": [
        {"name": "First", "display": "pad_768x1024"},
        {"name": "Second", "display": 7},
        {"name": "Third", "display": "pad_768x1024"}
      ]}
      """
    let (catalogue, problems) = try withFiles(["mine.json": text]) {
      builtIn.addingCustomDevices(from: $0)
    }
    #expect(catalogue.devices.filter(\.isCustom).map(\.name) == ["First", "Third"])
    #expect(problems.count == 1)
    guard case .badDevice(name: "Second", _) = problems.first?.reason else {
      Issue.record("\(problems)")
      return
    }
  }

  @Test func whatIsNoFileIsReportedAndNeverWaitedFor() throws {
    let (catalogue, problems) = try withFiles([:]) { directory in
      try FileManager.default.createDirectory(
        atPath: directory + "/directory.json", withIntermediateDirectories: false)
      try FileManager.default.createSymbolicLink(
        atPath: directory + "/link.json", withDestinationPath: "/nowhere/at/all")
      #expect(mkfifo(directory + "/pipe.json", 0o600) == 0)
      return builtIn.addingCustomDevices(from: directory)
    }
    #expect(problems.count == 3)
    #expect(problems.allSatisfy { "\($0)".contains("not a regular file") })
    #expect(catalogue.devices == builtIn.devices)
  }

  @Test func aFileThatIsTooLargeIsReported() throws {
    let device = #"{"devices": [{"name": "A", "display": "pad_768x1024"}]}"#
    let padding = String(repeating: " ", count: 4 << 20)
    let (catalogue, problems) = try withFiles(["large.json": device + padding]) {
      builtIn.addingCustomDevices(from: $0)
    }
    #expect(problems.map { "\($0)".contains("larger than 4 MiB") } == [true])
    #expect(catalogue.devices == builtIn.devices)
  }

  /// As editors leave them beside the file that they edit.
  @Test func hiddenFilesAreLeftAlone() throws {
    let (catalogue, problems) = try withFiles([".mine.json": "{"]) {
      builtIn.addingCustomDevices(from: $0)
    }
    #expect(problems.isEmpty)
    #expect(catalogue.devices == builtIn.devices)
  }

  @Test func noDirectoryIsNoProblem() {
    let (catalogue, problems) = builtIn.addingCustomDevices(from: "/nowhere/at/all")
    #expect(problems.isEmpty)
    #expect(catalogue.devices == builtIn.devices)
  }

  @Test(
    arguments: [
      (["XDG_DATA_HOME": "/data", "HOME": "/home/a"], "/data/ninefold/devices"),
      (["HOME": "/home/a"], "/home/a/.local/share/ninefold/devices"),
      (["XDG_DATA_HOME": "relative", "HOME": "/home/a"], "/home/a/.local/share/ninefold/devices"),
      (["XDG_DATA_HOME": ""], nil),
      (["HOME": "home/a"], nil),
      ([:], nil),
    ] as [([String: String], String?)])
  func whereAUsersFilesAre(_ environment: [String: String], _ expected: String?) {
    #expect(DeviceCatalogue.customDirectory(environment: environment) == expected)
  }
}
