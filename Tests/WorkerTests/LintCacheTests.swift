import Files
import Foundation
import Testing
import WorkerProtocol

@testable import Linting

/// What earlier runs found is taken where nothing has changed that it depends on, and only there.
@Suite struct LintCacheTests {
  private let folder: Folder
  private let cache: String

  init() throws {
    folder = try Folder()
    cache = folder.path + "/cache"
    _ = try folder.add("app/project.yml", "")
    _ = try folder.add("app/Views/A.storyboard", Self.document)
    _ = try folder.add(
      "app/Views/B.storyboard", Self.document.replacing("Profile", with: "Profile 2"))
    _ = try folder.add(
      "app/Owner.swift", "class Owner: UIViewController { var field: Any?; func save() {} }")
    _ = try folder.add("app/Other.swift", "class Other {}")
    try addColor("1.0")
    _ = try folder.add("app/A.xcassets/logo.imageset/Contents.json", Self.imageSet)
    try addImage(width: 30, to: "app/A.xcassets/logo.imageset/logo.png")
  }

  private func addColor(_ red: String) throws {
    _ = try folder.add(
      "app/A.xcassets/brand.colorset/Contents.json",
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "\(red)", "green": "1.0", "blue": "1.0", "alpha": "1.0"}}}]}
      """)
  }

  /// As far as its size is read.
  private func addImage(width: UInt8, to name: String) throws {
    _ = try folder.add(name, "")
    let header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    let bytes = header + Array("IHDR".utf8) + [0, 0, 0, width, 0, 0, 0, 20, 8, 6, 0, 0, 0]
    try Data(bytes).write(to: URL(filePath: folder.path + "/" + name))
  }

  private func lint(
    _ arguments: [String] = ["."], cache: String? = nil, isCached: Bool = true
  ) throws -> WorkerProgram.Run {
    try WorkerProgram.run(
      ["lint", "--devices", "iPhone 15 Pro", "--orientations", "portrait"]
        + (isCached ? [] : ["--no-cache"]) + arguments,
      directory: folder.path + "/app",
      environment: ["XDG_CACHE_HOME": cache ?? self.cache, "HOME": folder.path])
  }

  private func entries(in cache: String? = nil) throws -> [String] {
    let place = (cache ?? self.cache) + "/ninefold/lint"
    guard FileManager.default.fileExists(atPath: place) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: place).sorted().map {
      place + "/" + $0
    }
  }

  /// Marks what is kept, so that its use is seen.
  private func mark() throws {
    for path in try entries() {
      try WorkerProgram.changeKept(path) {
        $0.replacing(#""message":""#, with: #""message":"KEPT "#)
      }
    }
  }

  /// What is changed, and how many of both documents' findings are still taken from the cache.
  @Test(
    arguments: [
      Change("nothing", 2) { _ in },
      Change("the same bytes written anew", 2) { try $0.write("Views/A.storyboard", document) },
      Change("a report in the project's folder", 2) { try $0.write("lint.sarif", "{}") },
      Change("a source of another class", 2) { try $0.write("Other.swift", "class Other { }") },
      Change("another method", 2) {
        try $0.write(
          "Owner.swift",
          "class Owner: UIViewController { var field: Any?; func save() {}; func load() {} }")
      },
      Change("one document", 1) {
        try $0.write("Views/A.storyboard", document.replacing("Profile", with: "Other"))
      },
      Change("a document, and back", 2) {
        try $0.write("Views/A.storyboard", document.replacing("Profile", with: "Other"))
        _ = try $0.suite.lint()
        try $0.write("Views/A.storyboard", document)
      },
      Change("an outlet that is gone", 0) {
        try $0.write("Owner.swift", "class Owner: UIViewController { func save() {} }")
      },
      Change("a class that is gone", 0) { try $0.write("Owner.swift", "") },
      Change("a superclass", 0) {
        try $0.write("More.swift", "class Owner: Unknown { func setValue(forUndefinedKey: Int) }")
      },
      Change("a colour", 0) { try $0.suite.addColor("0.5") },
      Change("an image's size", 0) {
        try $0.suite.addImage(width: 99, to: "app/A.xcassets/logo.imageset/logo.png")
      },
      Change("a nearer image", 0) {
        try $0.suite.addImage(width: 31, to: "app/Views/logo.png")
      },
      Change("a missing image", 0) { try $0.remove("A.xcassets/logo.imageset/logo.png") },
      Change("a companion file", 1) { try $0.write("Views/A.preview.json", #"{"nothing": 1}"#) },
      Change("a linked companion file", 1) {
        try $0.write("linked.json", #"{"nothing": 1}"#)
        try FileManager.default.createSymbolicLink(
          atPath: $0.suite.folder.path + "/app/Views/A.preview.json",
          withDestinationPath: "../linked.json")
      },
      // As large as no memory is, and nowhere on the disk.
      Change("an image without an end", 0) {
        let image = $0.suite.folder.path + "/app/A.xcassets/logo.imageset/logo.png"
        let file = try FileHandle(forWritingTo: URL(filePath: image))
        try file.truncate(atOffset: 4 << 40)
      },
      Change("a configuration", 0) {
        try $0.write("ninefold.json", #"{"designables": {"Owner": {"cornerRadius": 4}}}"#)
      },
      // The folder that is named is the project.
      Change("a nearer project", 2) { try $0.write("Views/Package.swift", "") },
      Change("a property list", 0) {
        try $0.write(
          "Views/Info.plist",
          "<plist><dict><key>UIStatusBarStyle</key><string>x</string></dict></plist>")
      },
    ])
  func changes(change: Change) throws {
    let first = try lint()
    #expect(try entries().count == 2)
    try mark()
    try change.make(Project(suite: self))
    let second = try lint()
    // Each of both has findings.
    let kept = ["A", "B"].filter { name in
      second.output.split(separator: "\n").contains {
        $0.contains("/\(name).storyboard") && $0.contains("KEPT ")
      }
    }
    #expect(kept.count == change.kept, "\(change.what): \(second.output)")
    for name in ["A", "B"] { #expect(first.output.contains("/\(name).storyboard")) }
    // What it is without marks.
    try FileManager.default.removeItem(atPath: cache)
    let fresh = try lint(isCached: false)
    #expect(try entries().isEmpty)
    #expect(second.output.replacing("KEPT ", with: "") == fresh.output)
    #expect(second.status == fresh.status)
  }

  /// What is asked for, or done with, is another thing.
  @Test(arguments: [
    ["--text-sizes", "AX3", "."], ["--appearances", "dark", "."], ["--systems", "17", "."],
    ["--languages", "double-length", "."], ["Views"], ["--no-companion", "."],
    ["--root", "..", "."], ["--width-sweep", "320-330", "."],
    ["--multitasking", "fullScreen,oneThird", "."],
  ])
  func otherQuestions(arguments: [String]) throws {
    _ = try lint()
    try mark()
    let run = try lint(arguments)
    #expect(!run.output.contains("KEPT "))
    let fresh = try lint(arguments, isCached: false)
    #expect(run.output == fresh.output && run.status == fresh.status)
  }

  /// What only says which findings count needs no new look.
  @Test(arguments: [
    ["--fail-on", "error"], ["--disable", "contrast"], ["--shard", "1/2"], ["--jobs", "1"],
  ])
  func sameQuestions(arguments: [String]) throws {
    _ = try lint()
    try mark()
    #expect(try lint(arguments + ["."]).output.contains("KEPT "))
  }

  @Test(arguments: ["text", "json", "sarif", "junit", "github", "gitlab", "html"])
  func everyFormat(format: String) throws {
    let runs = try (0..<2).map { _ in try lint(["--format", format, "."]).output }
    let fresh = try lint(["--format", format, "."], isCached: false).output
    #expect(runs == [fresh, fresh])
    #expect(fresh.contains("A.storyboard"))
  }

  @Test func shardsAndBaselines() throws {
    for _ in 0..<2 {
      var parts: [String] = []
      for part in 1...2 {
        let output = try lint(["--shard", "\(part)/2", "--format", "json", "."]).output
        parts += ["--merge", try folder.add("\(part).json", output)]
      }
      let whole = try lint(["--format", "json", "."], isCached: false).output
      #expect(try lint(parts + ["--format", "json"]).output == whole)
      let baseline = try folder.add("all.json", whole)
      #expect(
        try lint(["--baseline", baseline, "."]).output.hasPrefix("2 documents: nothing found"))
      // However paths are written.
      for path in ["./", folder.path + "/app", "././."] {
        #expect(
          try lint(["--baseline", baseline, path]).output.hasPrefix("2 documents: nothing found"))
      }
    }
  }

  /// What one run remembers from document to document is seen as if each were looked at alone.
  @Test func whatIsRememberedCounts() throws {
    _ = try folder.add("app/ninefold.json", "{}")
    _ = try lint(["--jobs", "1", "Views/A.storyboard", "Views/B.storyboard"])
    let other = folder.path + "/other"
    _ = try lint(["--jobs", "1", "Views/B.storyboard"], cache: other)
    let alone = try #require(try entries(in: other).first)
    let name = try #require(alone.split(separator: "/").last)
    let together = try #require(try entries().first { $0.hasSuffix(name) })
    func dependencies(_ path: String) throws -> [[String]] {
      let text = try String(contentsOfFile: path, encoding: .utf8).drop { $0 != "\n" }
      return try JSONDecoder().decode(LintCache.Entry.self, from: Data(text.utf8)).records
        .map(\.words)
    }
    let seen = try dependencies(alone)
    #expect(try dependencies(together) == seen)
    for expected in [
      "Contents.json", "logo.png", "B.storyboard", "B.preview.json", "ninefold.json",
    ] {
      #expect(seen.contains { $0[0] == "file" && $0[1].hasSuffix("/" + expected) }, "\(expected)")
    }
    for kind in ["place", "index", "class", "property-lists"] {
      #expect(seen.contains { $0.starts(with: ["answer", kind]) }, "\(kind)")
    }
  }

  /// What `serve` finds is what the command finds, kept in the same place.
  @Test func servedRequests() throws {
    let request = { (more: String) in
      #"{"jsonrpc":"2.0","id":1,"method":"lint","params":{"paths":["."],"#
        + #""devices":["iPhone 15 Pro"],"orientations":["portrait"]\#(more)}}"# + "\n"
    }
    func serve(_ more: String = "") throws -> String {
      let run = try WorkerProgram.run(
        ["serve"], input: request(more), directory: folder.path + "/app",
        environment: ["XDG_CACHE_HOME": cache, "HOME": folder.path])
      return String(run.output.dropFirst(#"{"jsonrpc":"2.0","id":1,"result":"#.count).dropLast(2))
    }
    let fresh = try serve(#","usesCache":false"#)
    #expect(try entries().isEmpty)
    #expect(try serve() == fresh && entries().count == 2)
    #expect(try lint(["--format", "json", "."]).output == fresh + "\n")
    // Each has used what the other one kept.
    #expect(try entries().count == 2)
    try mark()
    #expect(try serve().contains("KEPT "))
    #expect(try lint().output.contains("KEPT "))
    #expect(try serve(#","usesCache":false"#) == fresh)
  }

  /// A worker that serves for long sees what has changed since it last looked.
  @Test func servedChanges() throws {
    let worker = try ServingWorker(
      directory: folder.path + "/app", environment: ["XDG_CACHE_HOME": cache, "HOME": folder.path])
    defer { worker.stop() }
    func ask() throws -> String {
      worker.send(
        #"{"jsonrpc":"2.0","id":1,"method":"lint","params":{"paths":["."],"#
          + #""devices":["iPhone 15 Pro"],"orientations":["portrait"]}}"#)
      return try #require(worker.receive())
    }
    #expect(try !ask().contains("missing-outlet"))
    _ = try folder.add("app/Owner.swift", "class Owner: UIViewController { func save() {} }")
    #expect(try ask().contains("missing-outlet"))
    _ = try folder.add(
      "app/Owner.swift", "class Owner: UIViewController { var field: Any?; func save() {} }")
    #expect(try !ask().contains("missing-outlet"))
  }

  /// What is damaged is as if it weren't there, and is replaced.
  @Test(arguments: ["", "nothing", "\n{}", "0000\n{}", "half", "flipped"])
  func damage(content: String) throws {
    let first = try lint().output
    for path in try entries() {
      var bytes = Array(try Data(contentsOf: URL(filePath: path)))
      switch content {
      case "half": bytes.removeLast(bytes.count / 2)
      case "flipped": bytes[bytes.count - 20] ^= 1
      default: bytes = Array(content.utf8)
      }
      try Data(bytes).write(to: URL(filePath: path))
    }
    #expect(try lint().output == first)
    try mark()
    #expect(try lint().output.contains("KEPT "))
  }

  /// A cache that can't be written, or isn't there, disturbs nothing.
  @Test(arguments: ["/dev/null", "/proc/nothing", "relative"])
  func noCache(place: String) throws {
    let run = try lint(cache: place)
    let fresh = try lint(isCached: false)
    #expect(run.output == fresh.output && run.errors.isEmpty)
  }

  /// A document that can't be read, or that takes something through a link, is looked at each time.
  @Test func whatIsNotKept() throws {
    _ = try folder.add("app/Views/A.storyboard", "<document")
    _ = try lint()
    #expect(try entries().count == 1)
    let image = folder.path + "/app/A.xcassets/logo.imageset/logo.png"
    try FileManager.default.moveItem(atPath: image, toPath: folder.path + "/app/real.png")
    try FileManager.default.createSymbolicLink(
      atPath: image, withDestinationPath: "../../real.png")
    try FileManager.default.removeItem(atPath: cache)
    _ = try lint()
    #expect(try entries().isEmpty)
  }

  @Test func runsAtTheSameTime() async throws {
    let fresh = try lint(isCached: false).output
    let (directory, home, cache) = (folder.path + "/app", folder.path, cache)
    try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<6 {
        group.addTask {
          try WorkerProgram.run(
            ["lint", "--devices", "iPhone 15 Pro", "--orientations", "portrait", "."],
            directory: directory, environment: ["XDG_CACHE_HOME": cache, "HOME": home]
          ).output
        }
      }
      for try await output in group { #expect(output == fresh) }
    }
    #expect(try entries().count == 2)
    try mark()
    #expect(try lint().output.contains("KEPT "))
  }

  /// What was found in one document isn't taken for what another has, and no link is followed.
  @Test func entriesStayTheirDocuments() throws {
    let findings = try lint(["Views/A.storyboard"]).output
    let first = try #require(try entries().first)
    let other = try lint(["Views/B.storyboard"]).output
    let second = try #require(try entries().first { $0 != first })
    try FileManager.default.removeItem(atPath: first)
    try FileManager.default.copyItem(atPath: second, toPath: first)
    #expect(try lint(["Views/A.storyboard"]).output == findings && findings != other)

    let outside = try folder.add("outside", "mine")
    try FileManager.default.removeItem(atPath: first)
    try FileManager.default.createSymbolicLink(atPath: first, withDestinationPath: outside)
    #expect(try lint(["Views/A.storyboard"]).output == findings)
    #expect(try String(contentsOfFile: outside, encoding: .utf8) == "mine")
  }

  /// What was used least lately goes first.
  @Test func size() throws {
    let cache = LintCache(
      files: KeptFiles(in: folder.path, ["small"], limit: 40_000), installation: "")
    let finding = LintFinding(
      rule: "overlap", severity: .info, file: "A.xib", line: 1, id: nil,
      message: String(repeating: "x", count: 4000), fingerprint: "")
    let entry = LintCache.Entry(records: [], findings: [finding])
    for number in 0..<9 { cache.keep(entry, as: "\(number)") }
    cache.trim()
    #expect((0..<9).allSatisfy { cache.entry("\($0)") != nil })
    for number in 9..<12 { cache.keep(entry, as: "\(number)") }
    for number in 0..<12 where number != 3 {
      var times = [timespec](repeating: timespec(tv_sec: 1_000_000 + number, tv_nsec: 0), count: 2)
      utimensat(AT_FDCWD, folder.path + "/small/\(number)", &times, 0)
    }
    cache.trim()
    let left = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/small"))
    #expect(left.contains("3") && left.contains("11") && !left.contains("0"))
    #expect((5...7).contains(left.count))
    // One that is far too large isn't kept at all.
    cache.keep(
      LintCache.Entry(records: [], findings: Array(repeating: finding, count: 9)), as: "large")
    #expect(cache.entry("large") == nil)
  }

  // MARK: The project

  struct Change: Sendable, CustomTestStringConvertible {
    let what: String
    let kept: Int
    let make: @Sendable (Project) throws -> Void

    init(_ what: String, _ kept: Int, _ make: @escaping @Sendable (Project) throws -> Void) {
      (self.what, self.kept, self.make) = (what, kept, make)
    }

    var testDescription: String { what }
  }

  struct Project {
    let suite: LintCacheTests

    func write(_ name: String, _ text: String) throws {
      _ = try suite.folder.add("app/" + name, text)
    }

    func remove(_ name: String) throws {
      try FileManager.default.removeItem(atPath: suite.folder.path + "/app/" + name)
    }
  }

  static let imageSet = #"{"images": [{"idiom": "universal", "filename": "logo.png"}]}"#

  /// A label that is cut off, and what it takes of its project.
  static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="vc"><scenes>
    <scene sceneID="s"><objects><viewController customClass="Owner" id="vc">
    <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <color key="backgroundColor" name="brand"/><subviews>
    <label text="Profile of somebody" id="l"><rect key="frame" x="0" y="100" width="40" height="21"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    <color key="textColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/></label>
    <imageView image="logo" id="i"><rect key="frame" x="0" y="200" width="40" height="40"/></imageView>
    </subviews></view><connections><outlet property="field" destination="l" id="o"/></connections>
    </viewController></objects></scene></scenes>
    <resources><image name="logo" width="30" height="20"/>
    <namedColor name="brand"><color red="1" green="1" blue="1" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/></namedColor></resources></document>
    """
}
