import Drawing
import Foundation
import Graphics
import Testing
import Traits

@testable import Requests

/// Pictures that are recorded, and compared later.
@Suite struct SnapshotTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func write(_ color: String, more: String = "") throws {
    _ = try folder.add(
      "Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
      <viewController storyboardIdentifier="one" id="vc" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <view id="box" fixedFrame="YES"><rect key="frame" x="20" y="200" width="100" height="50"/>
      <color key="backgroundColor" \(color) alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </view></subviews></view></viewController></objects></scene>\(more)</scenes></document>
      """)
  }

  private static let red = #"red="1" green="0" blue="0""#
  private static let blue = #"red="0" green="0" blue="1""#
  private static let second = """
    <scene sceneID="s2"><objects><viewController id="vc2" sceneMemberID="viewController">
    <view key="view" id="v2"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
    </viewController></objects></scene>
    """

  private func run(_ arguments: String...) throws -> WorkerProgram.Run {
    try WorkerProgram.run(["snapshot"] + arguments, directory: folder.path)
  }

  private func record(_ arguments: String...) throws {
    let run = try WorkerProgram.run(
      ["snapshot", "record", "--devices", "iPhone 15 Pro", "-o", "Shots"] + arguments
        + ["Main.storyboard"], directory: folder.path)
    try #require(run.status == 0, "\(run.errors)")
  }

  private func pictures() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Shots").filter {
      $0.hasSuffix(".png")
    }.sorted()
  }

  /// A folder as somebody else has made it: links that lead out of it, a picture that is none, and an index that names
  /// other files.
  @Test func nothingOutsideOfTheFolderIsReadOrWritten() throws {
    try write(Self.red)
    try record()
    let outside = try folder.add("outside.png", "a secret that is no picture")
    let names = try pictures()
    let shots = folder.path + "/Shots/"
    for name in names { try FileManager.default.removeItem(atPath: shots + name) }
    try FileManager.default.createSymbolicLink(
      atPath: shots + names[0], withDestinationPath: outside)
    _ = try folder.add("Shots/\(names[1])", "another one")
    let compared = try run("compare", "--report", "report.html", "Shots")
    #expect(compared.status == 2 && compared.output.contains("2 new"), "\(compared.errors)")
    let page = try String(contentsOfFile: folder.path + "/report.html", encoding: .utf8)
    for text in ["a secret that is no picture", "another one"] {
      #expect(!page.contains(Data(text.utf8).base64EncodedString()))
    }
    let updated = try run("compare", "--update", "Shots")
    #expect(updated.status == 1 && updated.errors.contains("leads out of its folder"))
    #expect(try String(contentsOfFile: outside, encoding: .utf8) == "a secret that is no picture")
    // Nor is anything made where a link leads to that isn't there yet.
    let unmade = folder.path + "/new.png"
    try FileManager.default.removeItem(atPath: shots + names[0])
    try FileManager.default.createSymbolicLink(
      atPath: shots + names[0], withDestinationPath: unmade)
    let made = try run("compare", "--update", "Shots")
    #expect(made.status == 1 && made.errors.contains("leads out of its folder"))
    #expect(!FileManager.default.fileExists(atPath: unmade))
    // What the next recording replaces, and what it removes, are pictures.
    let index = try String(contentsOfFile: shots + "snapshots.json", encoding: .utf8)
    for name in ["notes.txt", "../outside.png", "snapshots.json"] {
      _ = try folder.add("Shots/notes.txt", "notes")
      _ = try folder.add("Shots/snapshots.json", index.replacing(names[1], with: name))
      let refused = try run("compare", "--update", "Shots")
      #expect(refused.status == 1 && refused.errors.contains("no name of a picture"))
    }
    try FileManager.default.removeItem(atPath: shots + names[0])
    try record()
    #expect(FileManager.default.fileExists(atPath: shots + "notes.txt"))
  }

  @Test func aDamagedCompanionIsSaid() throws {
    try write(Self.red)
    try record()
    _ = try folder.add("Main.preview.json", "{")
    _ = try folder.add("Other.storyboard", "")
    let other = folder.path + "/Other.storyboard"
    try FileManager.default.removeItem(atPath: other)
    try FileManager.default.copyItem(atPath: folder.path + "/Main.storyboard", toPath: other)
    for arguments in [
      ["snapshot", "compare", "Shots"], ["snapshot", "record", "-o", "New", "Main.storyboard"],
      ["diff", "Other.storyboard", "Main.storyboard"],
    ] {
      let run = try WorkerProgram.run(arguments, directory: folder.path)
      #expect(run.status == 1 && run.errors.contains("Main.preview.json:1:"), "\(run.errors)")
    }
  }

  /// One document that can't be read, one for watchOS and one that is gone don't keep the others from being looked at.
  @Test func theOthersAreRecordedAndCompared() throws {
    try write(Self.red)
    _ = try folder.add(
      "Watch.storyboard",
      """
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" \
      targetRuntime="watchKit"><scenes/></document>
      """)
    let main = folder.path + "/Main.storyboard"
    for name in ["Broken", "Gone"] {
      try FileManager.default.copyItem(atPath: main, toPath: folder.path + "/\(name).storyboard")
    }
    func record() throws -> WorkerProgram.Run {
      try run(
        "record", "--devices", "iPhone 15 Pro", "-o", "Shots", "Main.storyboard",
        "Broken.storyboard", "Gone.storyboard", "Watch.storyboard")
    }
    let recorded = try record()
    #expect(recorded.status == 0 && recorded.output.hasPrefix("6 pictures"), "\(recorded.errors)")
    #expect(recorded.errors.contains("1 document for watchOS is not checked."))
    _ = try folder.add("Broken.storyboard", "<<<<<<< ours")
    try FileManager.default.removeItem(atPath: folder.path + "/Gone.storyboard")
    try write(Self.blue)
    let compared = try run("compare", "--update", "--report", "report.html", "Shots")
    #expect(compared.status == 1 && compared.errors.contains("Broken.storyboard:1:"))
    #expect(compared.output.hasSuffix("\n2 changed, 2 gone\n"), "\(compared.output)")
    // What is there of the broken one stays, and is the same once it is mended.
    try write(Self.red)
    try FileManager.default.removeItem(atPath: folder.path + "/Broken.storyboard")
    try FileManager.default.copyItem(atPath: main, toPath: folder.path + "/Broken.storyboard")
    try write(Self.blue)
    let mended = try run("compare", "Shots")
    #expect(mended.status == 0 && mended.output == "4 the same\n", "\(mended.output)")
  }

  @Test func whatHasChangedIsSaid() throws {
    try write(Self.red)
    try record()
    #expect(
      try pictures() == [
        "Main.storyboard-s-iPhone-15-Pro-landscape.png",
        "Main.storyboard-s-iPhone-15-Pro-portrait.png",
      ])
    let same = try run("compare", "Shots")
    #expect(same.status == 0 && same.output == "2 the same\n")
    try write(Self.blue)
    let changed = try run("compare", "--report", "report.html", "Shots")
    #expect(changed.status == 2 && changed.output.hasSuffix("\n2 changed\n"))
    // 100 × 50 of 393 × 852 points; the outermost pixels are near the ground around.
    #expect(changed.output.contains("on iPhone 15 Pro portrait: 1.5 % of the pixels differ\n"))
    let page = try String(contentsOfFile: folder.path + "/report.html", encoding: .utf8)
    #expect(page.components(separatedBy: "<figure").count == 3 && !page.contains("http"))
    let json = try #require(try run("compare", "--format", "json", "Shots").objects().first)
    let first = try #require((json["differences"] as? [[String: Any]])?.first)
    #expect(first["kind"] as? String == "changed" && first["pixels"] as? Int == 5_000)
    #expect(try run("compare", "--update", "Shots").status == 0)
    #expect(try run("compare", "Shots").status == 0)
  }

  // MARK: Requests

  private static let matrix = #""devices":["iPhone 15 Pro"],"orientations":["portrait"]"#

  /// Answers of one worker; nil for errors.
  private func serve(_ parameters: [String]) throws -> [String?] {
    let requests = parameters.map {
      #"{"jsonrpc":"2.0","id":1,"method":"snapshot","params":\#($0)}"# + "\n"
    }
    let run = try WorkerProgram.run(
      ["serve"], input: requests.joined(), directory: folder.path)
    let prefix = #"{"jsonrpc":"2.0","id":1,"result":"#
    return run.output.split(separator: "\n").map {
      $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count).dropLast()) : nil
    }
  }

  private func files(in name: String) throws -> [String: Data] {
    let path = folder.path + "/" + name
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try Data(contentsOf: URL(filePath: path + "/" + $0)))
      })
  }

  @Test func requestsDoWhatTheCommandDoes() throws {
    try write(Self.red, more: Self.second)
    let command = try WorkerProgram.run(
      [
        "snapshot", "record", "--devices", "iPhone 15 Pro", "--orientations", "portrait",
        "--format", "json", "-o", "Shots", "Main.storyboard",
      ], directory: folder.path)
    let parameters = #""paths":["Main.storyboard"],"companion":true,\#(Self.matrix)"#
    let recorded = try serve([#"{"action":"record","folder":"Served",\#(parameters)}"#])
    #expect(recorded.map { $0.map { $0 + "\n" } } == [command.output])
    #expect(try files(in: "Served") == files(in: "Shots") && files(in: "Served").count == 3)

    try write(Self.blue)
    let differences = try run("compare", "--format", "json", "--report", "command.html", "Shots")
    let compared = try serve([
      #"{"action":"compare","folder":"Served","report":"served.html"}"#,
      #"{"action":"compare","folder":"Served","pixels":5000}"#,
      #"{"action":"compare","folder":"Served","update":true}"#,
      #"{"action":"compare","folder":"Served"}"#,
    ])
    #expect(differences.status == 2 && differences.output.contains(#""kind":"gone""#))
    #expect(compared.first.map { $0.map { $0 + "\n" } } == differences.output)
    #expect(compared[1]?.contains(#""same":1,"differences":[{"kind":"gone""#) == true)
    #expect(compared[2] == compared[0])
    #expect(compared[3] == #"{"protocolVersion":1,"same":1,"differences":[]}"#)
    let pages = try ["command", "served"].map {
      try String(contentsOfFile: folder.path + "/\($0).html", encoding: .utf8)
    }
    #expect(pages[0] == pages[1].replacing("Served", with: "Shots"))
  }

  /// What would do something else than is meant is refused, and nothing is written.
  @Test(arguments: [
    #"{"action":"record","folder":"New"}"#,
    #"{"action":"record","folder":"New","paths":["Main.storyboard"],"scale":9}"#,
    #"{"action":"record","folder":"New","paths":["Main.storyboard"],"update":true}"#,
    #"{"action":"compare","folder":"New","paths":["Main.storyboard"]}"#,
    #"{"action":"compare","folder":"New","tolerance":200}"#,
    #"{"action":"compare","folder":"New","pixels":-1}"#,
    #"{"action":"compare","folder":"New"}"#,
  ])
  func wrongRequestsAreRefused(_ parameters: String) throws {
    try write(Self.red)
    #expect(try serve([parameters]) == [nil])
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/New"))
  }

  @Test func scenesThatCameAndWent() throws {
    try write(Self.red, more: Self.second)
    try record("--orientations", "portrait")
    try write(Self.red)
    let gone = try run("compare", "Shots")
    #expect(gone.status == 2 && gone.output.hasSuffix("1 the same, 1 gone\n"))
    #expect(try run("compare", "--update", "Shots").status == 0 && pictures().count == 1)
    try write(Self.red, more: Self.second)
    let new = try run("compare", "--report", "report.html", "Shots")
    #expect(new.status == 2 && new.output.contains(": new\n"))
  }

  @Test func scenesAndAppearancesAreChosen() throws {
    try write(Self.red, more: Self.second)
    try record("--orientations", "portrait", "--scenes", "one", "--appearances", "light,dark")
    #expect(try pictures().count == 2)
    let wrong = try run("record", "-o", "Other", "--scenes", "three", "Main.storyboard")
    #expect(wrong.status == 64 && wrong.errors.contains("three"))
  }

  @Test func badFoldersAreSaid() throws {
    #expect(try run("compare", "none").status == 1)
    _ = try folder.add("Shots/snapshots.json", #"{"version":1}"#)
    let run = try run("compare", "Shots")
    #expect(run.status == 1 && run.errors.contains("record anew"))
    #expect(try WorkerProgram.run(["snapshot", "compare", "--tolerance", "200", "x"]).status == 64)
  }

  // MARK: The measure

  private static func picture(
    _ rect: Rect, _ color: Color = Color(white: 0), width: Double = 60
  ) throws -> [UInt8] {
    try PictureFile.Format.png.bytes(size: Size(width: width, height: 40), scale: 1) { canvas in
      canvas.fill(Rect(x: 0, y: 0, width: width, height: 40), Color(white: 1))
      canvas.fill(rect, color)
    }
  }

  private static let box = Rect(x: 10, y: 10, width: 20, height: 10)

  /// What is drawn later instead of a black box, and how many pixels differ.
  @Test(arguments: [
    (Rect(x: 10, y: 10, width: 20, height: 10), Color(white: 0), 0),
    // Smoothed edges, and one pixel further.
    (Rect(x: 10.4, y: 10, width: 20, height: 10), Color(white: 0), 0),
    (Rect(x: 11, y: 11, width: 20, height: 10), Color(white: 0), 0),
    // Three pixels further: of three columns on either side the outer two are far from what they were; the
    // inner ones, but for their ends, are where all around was the other colour.
    (Rect(x: 13, y: 10, width: 20, height: 10), Color(white: 0), 56),
    // A colour that nobody tells apart, and one that everybody does.
    (Rect(x: 10, y: 10, width: 20, height: 10), Color(white: 0.004), 0),
    (Rect(x: 10, y: 10, width: 20, height: 10), Color(red: 1, green: 0, blue: 0), 200),
  ])
  func pixelsDifferToTheEye(_ rect: Rect, _ color: Color, _ count: Int) throws {
    let comparison = try #require(
      PixelComparison(
        try Self.picture(Self.box), try Self.picture(rect, color), tolerance: 3))
    #expect(comparison.differing == count)
  }

  @Test func hairlinesAndSizesDiffer() throws {
    let line = Rect(x: 0, y: 30, width: 60, height: 1)
    let comparison = try #require(
      PixelComparison(
        try Self.picture(line), try Self.picture(line, Color(white: 1)), tolerance: 3))
    #expect(comparison.differing == 60)
    #expect(comparison.bounds.map { [$0.left, $0.top, $0.right, $0.bottom] } == [0, 30, 59, 30])
    let wider = try #require(
      PixelComparison(
        try Self.picture(Self.box), try Self.picture(Self.box, width: 61), tolerance: 3))
    #expect(wider.isOtherSize && wider.differing == 40)
    let exact = try #require(
      PixelComparison(
        try Self.picture(Self.box), try Self.picture(Self.box, Color(white: 0.004)), tolerance: 0))
    #expect(exact.differing == 200)
    #expect(PixelComparison([], try Self.picture(Self.box), tolerance: 0) == nil)
  }
}
