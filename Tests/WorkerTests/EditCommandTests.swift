import Foundation
import Testing

@Suite struct EditCommandTests {
  private let folder: Folder
  private let xib: String

  init() throws {
    folder = try Folder()
    xib = try folder.add("view.xib", Fixtures.xib)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  private func frames(_ arguments: [String]) throws -> [String: [Double]] {
    let run = try WorkerProgram.run(["resolve"] + arguments)
    let scenes = try #require(try run.objects().first?["scenes"] as? [[String: Any]])
    var frames: [String: [Double]] = [:]
    func visit(_ node: [String: Any]) {
      frames[node["id"] as? String ?? ""] = node["frame"] as? [Double]
      for child in node["children"] as? [[String: Any]] ?? [] { visit(child) }
    }
    for scene in scenes { visit(scene["root"] as? [String: Any] ?? [:]) }
    return frames
  }

  @Test func withoutAChangeTheOutputIsTheInput() throws {
    let run = try WorkerProgram.run(["edit", xib])
    #expect(run.status == 0 && run.errors == "")
    #expect(run.output == Fixtures.xib)
  }

  @Test func whatIsExcludedIsGoneInItsClassAlone() throws {
    let output = folder.path + "/out.xib"
    let edit = ["edit", "--size-class", "wCompact-hAny", "--exclude", "ddd-ee-fff"]
    let run = try WorkerProgram.run(edit + [xib, "--output", output])
    #expect(run.status == 0 && run.output == "" && run.errors == "")
    #expect(try frames(["--size-class", "wCompact-hRegular", output])["ddd-ee-fff"] == nil)
    #expect(try frames(["--size-class", "wRegular-hRegular", output])["ddd-ee-fff"] != nil)
    // And back, byte for byte.
    let back = ["edit", "--size-class", "wCompact-hAny", "--include", "ddd-ee-fff", "--in-place"]
    #expect(try WorkerProgram.run(back + [output]).status == 0)
    #expect(try text(output) == Fixtures.xib)
  }

  /// Values may look like options.
  @Test func aDryRunShowsWhatWouldChange() throws {
    let edit = ["edit", "--set", "c-0-x", "constant", "-8", "--dry-run", xib]
    let run = try WorkerProgram.run(edit)
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == "--- a/\(xib)")
    let changed = lines.dropFirst(2).filter { $0.hasPrefix("-") || $0.hasPrefix("+") }
    #expect(changed.count == 2)
    #expect(changed.first?.contains(#"constant="8""#) == true)
    #expect(changed.last?.contains(#"constant="-8""#) == true)
    #expect(try text(xib) == Fixtures.xib)
    // What patch takes it takes as well.
    let patched = try WorkerProgram.run(
      ["-s", "-o", "-", xib], input: run.output, program: "/usr/bin/patch")
    #expect(
      patched.output
        == Fixtures.xib.replacing(#"constant="8" id="c-0-x""#, with: #"constant="-8" id="c-0-x""#))
  }

  @Test func changesAreMadeInTheirOrder() throws {
    let run = try WorkerProgram.run([
      "edit", "--set", "c-0-x", "constant", "1", "--unset", "c-0-x", "constant",
      "--set", "c-0-x", "constant", "2", xib,
    ])
    #expect(
      run.output
        == Fixtures.xib.replacing(#"constant="8" id="c-0-x""#, with: #"constant="2" id="c-0-x""#))
  }

  @Test func editsThatDiffPrintsMakeTheOtherVersion() throws {
    let changed = Fixtures.xib.replacing(#"constant="100""#, with: #"constant="120""#)
    let after = try folder.add("after.xib", changed)
    let diff = try WorkerProgram.run(["diff", "--format", "edits", xib, after])
    #expect(diff.status == 0)
    let edits = try #require(try diff.objects().first?["edits"] as? [[String: Any]])
    #expect(edits.count == 1 && edits.first?["edit"] as? String == "set")
    let file = try folder.add("edits.json", diff.output)
    #expect(try WorkerProgram.run(["edit", "--apply", file, xib]).output == changed)
    #expect(
      try WorkerProgram.run(["edit", "--apply", "-", xib], input: diff.output).output == changed)

    let output = folder.path + "/served.xib"
    let request: [String: Any] = [
      "jsonrpc": "2.0", "id": 1, "method": "edit",
      "params": ["file": xib, "edits": edits, "output": output],
    ]
    let message = try JSONSerialization.data(withJSONObject: request)
    let served = try WorkerProgram.run(["serve"], bytes: Array(message) + [UInt8(ascii: "\n")])
    #expect(try served.objects().first?["error"] == nil)
    #expect(try text(output) == changed)
  }

  @Test(arguments: [
    (["--exclude", "nowhere"], 1, "nowhere"), (["--set", "c-0-x", "id", "x"], 1, "id"),
    (["--set", "c-0-w", "constant", "1e999"], 1, "finite"),
    (["--exclude", "ddd-ee-fff", "--size-class", "big"], 64, "size class"),
    (["--set", "c-0-x", "constant"], 64, "--set"), (["--in-place", "--dry-run"], 64, "only one"),
  ])
  func whatCantBeDoneChangesNothing(
    _ arguments: [String], _ status: Int32, _ part: String
  ) throws {
    let run = try WorkerProgram.run(["edit"] + arguments + ["--in-place", xib])
    #expect(run.status == status)
    #expect(run.output == "" && run.errors.contains(part))
    #expect(try text(xib) == Fixtures.xib)
  }

  @Test func seguesAreAddedAndRemoved() throws {
    let samples = ProtocolSchema.resources.appending(path: "Samples")
    let original = try String(
      contentsOf: samples.appending(path: "Presentations.storyboard"), encoding: .utf8)
    let file = try folder.add("Presentations.storyboard", original)
    let scenes = try #require(
      try WorkerProgram.run(["resolve", "--details", file]).objects().first?["scenes"]
        as? [[String: Any]])
    let controllers = scenes.compactMap { $0["controllerID"] as? String }
    let sources = try #require(scenes.first?["segueSources"] as? [[String: Any]])
    #expect(sources.contains { $0["id"] as? String == controllers.first })
    let edit = [
      "edit", "--add-segue", controllers[0], controllers[1], "--identifier", "a", "--kind",
      "presentation",
    ]
    let run = try WorkerProgram.run(edit + [file])
    #expect(run.status == 0 && run.errors == "")
    let segue = try #require(
      run.output.firstMatch(of: /kind="presentation" identifier="a" id="([^"]*)"/))
    let added = try folder.add("added.storyboard", run.output)
    let back = try WorkerProgram.run(["edit", "--remove-segue", String(segue.1), added])
    #expect(back.output == original)
    let bad = try WorkerProgram.run(["edit", "--change-segue", "x", "jump", file])
    #expect(bad.status == 64 && bad.errors.contains("popoverPresentation"))
  }

  @Test func variationsAreListed() throws {
    let edit = ["edit", "--size-class", "wCompact-hAny", "--exclude", "ddd-ee-fff", "--in-place"]
    _ = try WorkerProgram.run(edit + [xib])
    let list = try WorkerProgram.run(["variations", "--json", xib]).objects().first
    let variations = try #require(list?["variations"] as? [[String: Any]])
    #expect(variations.count == 1)
    #expect(variations.first?["cell"] as? String == "wCompact-hAny")
    #expect(variations.first?["property"] as? String == "installed")
    let line = try #require(variations.first?["line"] as? Int)
    #expect(try text(xib).split(separator: "\n")[line - 1].contains("exclude"))
    #expect(try WorkerProgram.run(["variations", xib]).output.hasPrefix("LINE  ELEMENT"))
  }

  /// In `resolve`, with what they leave out, and in `explain`.
  @Test func whatIsLeftOutIsSaid() throws {
    let edit = ["edit", "--size-class", "wCompact-hAny", "--exclude", "ddd-ee-fff", "--in-place"]
    _ = try WorkerProgram.run(edit + [xib])
    let line =
      try #require(
        try text(xib).split(separator: "\n").firstIndex { $0.contains("<exclude") }) + 1
    func resolve(_ cell: String) throws -> [String: Any] {
      try #require(
        try WorkerProgram.run(["resolve", "--details", "--size-class", cell, xib]).objects().first)
    }
    func excluded(_ result: [String: Any]) throws -> [[String: Any]] {
      let scenes = try #require(result["scenes"] as? [[String: Any]])
      return try #require(scenes.first?["excludedViews"] as? [[String: Any]])
    }
    let phone = try resolve("wCompact-hRegular")
    #expect((phone["variations"] as? [[String: Any]])?.count == 1)
    #expect(phone["usesSizeClasses"] as? Bool == true && phone["usesAutoLayout"] as? Bool == true)
    let view = try #require(try excluded(phone).first)
    #expect(view["id"] as? String == "ddd-ee-fff" && view["parent"] as? String == "aaa-bb-ccc")
    #expect((view["exclusion"] as? [String: Any])?["line"] as? Int == line)
    #expect(try excluded(resolve("wRegular-hRegular")).isEmpty)

    let old = try folder.add(
      "old.xib", Fixtures.xib.replacing(" useTraitCollections=\"YES\"", with: ""))
    let result = try #require(try WorkerProgram.run(["resolve", "--details", old]).objects().first)
    #expect(result["usesSizeClasses"] as? Bool == false)
    #expect(result["usesAutoLayout"] as? Bool == true)

    let explain = ["explain", "--view", "ddd-ee-fff", "--size-class", "wCompact-hRegular", xib]
    let run = try WorkerProgram.run(explain)
    #expect(run.status == 1)
    #expect(run.errors.contains("\(xib):\(line): ") && run.errors.contains("wCompact-hAny"))
  }

  // MARK: merge

  @Test func mergesAsGitExpectsOfADriver() throws {
    let ours = try folder.add(
      "ours.xib", Fixtures.xib.replacing("constant=\"100\"", with: "constant=\"120\""))
    let theirs = try folder.add(
      "theirs.xib", Fixtures.xib.replacing("constant=\"30\"", with: "constant=\"40\""))
    let other = try folder.add(
      "other.xib", Fixtures.xib.replacing("constant=\"100\"", with: "constant=\"90\""))
    let merged = try WorkerProgram.run(["merge", xib, ours, theirs])
    #expect(merged.status == 0 && merged.errors == "")
    #expect(
      merged.output
        == Fixtures.xib.replacing("constant=\"100\"", with: "constant=\"120\"")
        .replacing("constant=\"30\"", with: "constant=\"40\""))
    let conflict = try WorkerProgram.run(["merge", xib, ours, other, "--output", ours])
    #expect(conflict.status == 1 && conflict.output == "")
    #expect(conflict.errors.contains("c-0-w") && conflict.errors.split(separator: "\n").count == 1)
    #expect(try text(ours).contains("<!-- CONFLICT:"))
    let again = try folder.add(
      "again.xib", Fixtures.xib.replacing("constant=\"100\"", with: "constant=\"120\""))
    let chosen = try WorkerProgram.run([
      "merge", "--choose", "c-0-w/constant=theirs", xib, again, other,
    ])
    #expect(chosen.status == 0)
    #expect(try chosen.output == text(other))
    let json = try WorkerProgram.run(["merge", "--json", xib, again, other])
    #expect(json.status == 1 && json.output.contains(#""key":"c-0-w/constant""#))
    #expect(try WorkerProgram.run(["merge", "--choose", "x", xib, again, other]).status == 64)
    // Git has an empty file for what both sides added.
    let empty = try folder.add("empty.xib", "")
    #expect(try WorkerProgram.run(["merge", empty, again, again]).output == (try text(again)))
    // What Ninefold can't show has elements and ids as well.
    let mac = try ["One", "Two"].enumerated().map { index, title in
      try folder.add(
        "mac\(index).xib",
        """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>\
        <textField title="\(title)" id="a"/></objects></document>
        """)
    }
    #expect(try WorkerProgram.run(["merge", mac[0], mac[0], mac[1]]).output == (try text(mac[1])))
    let broken = try folder.add("broken.xib", Fixtures.broken)
    let failed = try WorkerProgram.run(["merge", "--json", xib, broken, theirs, "-o", broken])
    #expect(failed.status == 2 && failed.errors.contains("broken.xib:3:"))
    #expect(try text(broken) == Fixtures.broken)
  }

  // MARK: serve

  @Test func serveAnswersWithChangesOfTheText() throws {
    let message: [String: Any] = [
      "jsonrpc": "2.0", "id": 1, "method": "edit",
      "params": [
        "text": Fixtures.xib, "sizeClass": "wCompact-hAny",
        "changes": [["set": ["id": "c-0-x", "key": "constant", "value": "2"]]],
      ],
    ]
    let data = try JSONSerialization.data(withJSONObject: message)
    let run = try WorkerProgram.run(
      ["serve"], input: String(decoding: data, as: UTF8.self) + "\n")
    let result = try #require(try run.objects().first?["result"] as? [String: Any])
    let replacements = try #require(result["replacements"] as? [[String: Any]])
    var bytes = Array(Fixtures.xib.utf8)
    for replacement in replacements.reversed() {
      let range = try #require(replacement["range"] as? [Int])
      let text = try #require(replacement["replacement"] as? String)
      bytes.replaceSubrange(range[0]..<range[1], with: Array(text.utf8))
    }
    let edited = String(decoding: bytes, as: UTF8.self)
    #expect(edited.contains(#"<variation key="widthClass=compact" constant="2"/>"#))
  }
}
