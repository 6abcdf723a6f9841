import Foundation
import Testing
import WorkerProtocol

@Suite struct OtherCommandsTests {
  private let folder: Folder
  private let xib: String
  private let storyboard: String

  init() throws {
    folder = try Folder()
    xib = try folder.add("view.xib", Fixtures.xib)
    storyboard = try folder.add("Main.storyboard", Fixtures.storyboard)
  }

  // MARK: constraints

  @Test func theSolutionSolvesTheSystem() throws {
    let run = try WorkerProgram.run(["constraints", "--as-designed", "--scene", "aaa-bb-ccc", xib])
    #expect(run.status == 0)
    let system = try #require(try run.objects().first)
    let variables = try #require(system["variables"] as? [String])
    let solution = try #require(system["solution"] as? [Double])
    let constraints = try #require(system["constraints"] as? [[String: Any]])
    #expect(variables.count == solution.count)
    #expect(Set(constraints.compactMap { $0["id"] as? String }).isSuperset(of: ["c-0-x", "c-0-w"]))
    let index = try #require(variables.firstIndex(of: "ddd-ee-fff.minX"))
    #expect(solution[index] == 8)
    for constraint in constraints where constraint["priority"] as? Double == 1000 {
      let terms = try #require(constraint["terms"] as? [[Double]])
      let constant = try #require(constraint["constant"] as? Double)
      let sum = terms.reduce(constant) { $0 + $1[1] * solution[Int($1[0])] }
      switch constraint["relation"] as? String {
      case "==": #expect(abs(sum) < 1e-6)
      case ">=": #expect(sum > -1e-6)
      case "<=": #expect(sum < 1e-6)
      default: Issue.record("no such relation")
      }
    }
  }

  @Test func aFaultOfTheDocumentIsSaidWithItsPlace() throws {
    let broken = try folder.add("broken.xib", Fixtures.broken)
    for command in [["constraints"], ["render", "-o", folder.path + "/out.png"]] {
      let run = try WorkerProgram.run(command + [broken])
      #expect(run.status == 1 && run.output == "")
      #expect(run.errors.hasPrefix("\(broken):3:"))
      #expect(run.errors.split(separator: "\n").count == 1)
    }
  }

  // MARK: render

  private func size(_ run: WorkerProgram.Run) throws -> [String: Double]? {
    try run.objects().first?["size"] as? [String: Double]
  }

  @Test(arguments: [("png", "\u{89}PNG"), ("svg", "<?xml"), ("pdf", "%PDF")])
  func picturesHaveTheFormatOfTheirName(_ ending: String, _ signature: String) throws {
    let output = folder.path + "/out." + ending
    let run = try WorkerProgram.run(["render", "-o", output, storyboard])
    #expect(run.status == 0 && run.errors == "")
    let result = try #require(try run.objects().first)
    #expect(result["output"] as? String == output)
    #expect(result["scene"] as? String == "two-sc-two")
    let data = try Data(contentsOf: URL(fileURLWithPath: output))
    #expect(data.starts(with: signature.unicodeScalars.map { UInt8($0.value) }))
  }

  @Test(arguments: [
    (["--device", "retina4_7", "--orientation", "portrait"], 750.0, 1334.0),
    (["--as-designed", "--scale", "1"], 667, 375), (["--size-class", "wAny-hAny"], 600, 600),
  ])
  func withoutItsFrameASceneHasTheSizeOfTheScreen(
    _ options: [String], _ width: Double, _ height: Double
  ) throws {
    let output = folder.path + "/out.png"
    let run = try WorkerProgram.run(
      ["render", "--no-frame", "-o", output] + options + [storyboard])
    #expect(try size(run) == ["width": width, "height": height])
  }

  @Test func aContactSheetShowsEveryDevice() throws {
    let output = folder.path + "/sheet.svg"
    let command = ["render", "--contact-sheet", "-o", output]
    let one = try WorkerProgram.run(command + ["--device", "ipad9_7", storyboard])
    let five = try WorkerProgram.run(command + [storyboard])
    #expect(one.status == 0 && five.status == 0)
    let widths = try [one, five].map { try #require(size($0)?["width"]) }
    #expect(widths[1] > widths[0] * 2)
  }

  @Test(arguments: ["png", "svg", "pdf"])
  func aDiskWithoutRoomIsSaid(_ ending: String) throws {
    let output = folder.path + "/full." + ending
    try FileManager.default.createSymbolicLink(
      atPath: output, withDestinationPath: "/dev/full")
    let run = try WorkerProgram.run(["render", "-o", output, storyboard])
    #expect(run.status == 1 && run.output == "")
    #expect(
      run.errors.contains("\(output): The picture can't be written (No space left on device)."))
  }

  @Test(arguments: [
    (["-o", "out.jpeg"], 64, "not with “.jpeg”"), (["-o", "/dev/full"], 64, "or .gif."),
    (["-o", "a.png/out"], 64, "or .gif."), (["-o", "out."], 64, "not with “.”"),
    (["-o", "/nonexistent/out.png"], 1, "out.png: The picture can't be written (No such file or"),
    (["-o", "/nonexistent/out.svg"], 1, "out.svg: The picture can't be written (No such file or"),
    (["-o", "/nonexistent/out.pdf"], 1, "out.pdf: The picture can't be written (No such file or"),
    ([String](), 64, "--output"),
    (["-o", "/nonexistent/out.png", "--scale=-1"], 64, "above 0"),
    (["-o", "/nonexistent/out.png", "--scale", "100", "--as-designed"], 1, "66700×37500 pixels"),
    (["-o", "/nonexistent/out.png", "--scale", "1e300"], 1, "0.01 to 100 pixels to the point"),
    (["-o", "out.png", "--device", "ipad9_7", "--device", "retina4_7"], 64, "contact sheet"),
  ])
  func whatCannotBeDrawnIsSaid(_ options: [String], _ status: Int, _ message: String) throws {
    let run = try WorkerProgram.run(["render", "--no-frame"] + options + [storyboard])
    #expect(run.status == Int32(status))
    #expect(run.output == "" && run.errors.contains(message), "\(run.errors)")
  }

  // MARK: devices

  @Test func devicesAreListedForPeopleAndForScripts() throws {
    let table = try WorkerProgram.run(["devices"])
    #expect(table.status == 0)
    let line = try #require(
      table.output.split(separator: "\n").first { $0.hasPrefix("iPhone 15 Pro  ") })
    #expect(line.contains("393×852") && line.contains("@3x") && line.contains("wC hR"))
    let list = try WorkerProgram.run(["devices", "--json"])
    let devices = try #require(try list.objects().first?["devices"] as? [[String: Any]])
    #expect(devices.contains { ($0["canvasIDs"] as? [String])?.contains("ipad9_7") == true })
    #expect(devices.count > 90)
  }

  @Test func fractionsOfScreensAreListed() throws {
    let directory = folder.path + "/ninefold/devices"
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    let device = """
      {"displays": {"z": {"width": 300.5, "height": 500.7, "scale": 2.5, "idiom": "phone"}},
       "devices": [{"name": "Zed", "display": "z"}]}
      """
    try Data(device.utf8).write(to: URL(fileURLWithPath: directory + "/zed.json"))
    let run = try WorkerProgram.run(["devices"], environment: ["XDG_DATA_HOME": folder.path])
    let line = try #require(run.output.split(separator: "\n").first { $0.hasPrefix("Zed") })
    #expect(line.contains(" 300.5×500.7 ") && line.contains(" @2.5x "))
  }

  @Test func aBadFileOfDevicesIsSaidAndLeftOut() throws {
    let directory = folder.path + "/ninefold/devices"
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    try Data("not JSON".utf8).write(to: URL(fileURLWithPath: directory + "/bad.json"))
    let run = try WorkerProgram.run(["devices"], environment: ["XDG_DATA_HOME": folder.path])
    #expect(run.status == 0 && run.output.contains("iPhone 15 Pro"))
    #expect(run.errors.contains("bad.json"))
  }

  // MARK: The program

  @Test(arguments: [
    "resolve", "explain", "attributes", "constraints", "render", "simulate", "devices", "serve",
  ])
  func everyCommandHasHelpThatTeaches(_ command: String) throws {
    let run = try WorkerProgram.run([command, "--help"])
    #expect(run.status == 0)
    #expect(run.output.contains("EXAMPLE") && run.output.contains("USAGE"))
  }

  @Test func itsVersionIsThePackages() throws {
    let run = try WorkerProgram.run(["--version"])
    #expect(run.status == 0 && run.output == programVersion + "\n")
    let script = Process()
    script.executableURL = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../meson-helpers/version")
    let output = Pipe()
    script.standardOutput = output
    try script.run()
    let version = output.fileHandleForReading.readDataToEndOfFile()
    script.waitUntilExit()
    #expect(version == Data((programVersion + "\n").utf8))
  }

  /// Neither GTK, which the worker has no use for, nor what it loads only when it draws.
  @Test(.enabled(if: WorkerProgram.isLinkedAsNeeded)) func noLibraryForDrawingIsLinked() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["ldd", try WorkerProgram.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let libraries = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(libraries.contains("libexpat"))
    for name in [
      "libgtk", "libgdk", "libcairo", "libpango", "libglib", "librsvg", "libpoppler",
    ] {
      #expect(!libraries.contains(name))
    }
  }
}
