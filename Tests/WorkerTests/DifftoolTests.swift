import Foundation
import Testing

/// What `git difftool` gives `diff`: documents that are new or gone, ones with other names, and folders.
@Suite struct DifftoolTests {
  private let folder: Folder
  private let environment: [String: String]

  init() throws {
    folder = try Folder()
    environment = [
      "HOME": folder.path, "XDG_CONFIG_HOME": folder.path + "/config", "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "A",
      "GIT_COMMITTER_EMAIL": "a@b",
    ]
  }

  private static func document(_ text: String = "Old", in scene: String = "vc") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" useAutolayout="YES" initialViewController="\(scene)"><scenes>
    <scene sceneID="s-\(scene)"><objects>
    <viewController title="Sign In" id="\(scene)" sceneMemberID="viewController">
    <view key="view" id="v-\(scene)"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews>
    <label text="\(text)" userLabel="Name" translatesAutoresizingMaskIntoConstraints="NO" id="l-\(scene)"/>
    </subviews>
    <constraints>
    <constraint firstItem="l-\(scene)" firstAttribute="top" secondItem="v-\(scene)" \
    secondAttribute="top" constant="8" id="c-\(scene)"/>
    <constraint firstItem="l-\(scene)" firstAttribute="leading" secondItem="v-\(scene)" \
    secondAttribute="leading" constant="8" id="d-\(scene)"/>
    </constraints></view>
    </viewController></objects></scene></scenes></document>

    """
  }

  private static let content = "1 scene, 1 view and 2 constraints"

  @discardableResult
  private func shell(_ script: String, in place: String = "r") throws -> WorkerProgram.Run {
    try WorkerProgram.run(
      ["-c", script, try WorkerProgram.path], program: "/bin/sh",
      directory: folder.path + "/" + place, environment: environment)
  }

  @Test func documentsThatAreNewOrGone() throws {
    let file = try folder.add("Main.storyboard", Self.document())
    for (versions, sentence, sign) in [
      (["/dev/null", file], "The document is new, with \(Self.content).", "+"),
      ([file, "/dev/null"], "The document is gone, with \(Self.content).", "-"),
    ] {
      let text = try WorkerProgram.run(["diff"] + versions)
      #expect(text.status == 0 && text.output == "Document\n  \(sentence)\n", "\(text)")
      let page = try WorkerProgram.run(["diff", "--format", "html"] + versions).output
      #expect(page.contains(sentence) && page.contains("data:image/png"))
      #expect(try WorkerProgram.run(["diff", "--stat"] + versions).output.hasPrefix(file + ": 1 "))
      let patch = try WorkerProgram.run(["diff", "--format", "patch"] + versions).output
      let lines = patch.split(separator: "\n").dropFirst(3)
      #expect(lines.allSatisfy { $0.hasPrefix(sign) })
      #expect(lines.map { $0.dropFirst() + "\n" }.joined() == Self.document())
      let edits = try WorkerProgram.run(["diff", "--format", "edits"] + versions)
      #expect(edits.status == 1 && edits.errors.contains("new or gone"), "\(edits.errors)")
    }
    let neither = try WorkerProgram.run(["diff", "/dev/null", "/dev/null"])
    #expect(neither.status == 1 && neither.errors.split(separator: "\n").count == 1)
  }

  /// The patches are git's own: it takes them.
  @Test func patchesOfWholeDocumentsApply() throws {
    try shell("git init -q -b main r", in: ".")
    let file = try folder.add("r/Main.storyboard", Self.document())
    let script = #"""
      "$0" diff --format patch /dev/null Main.storyboard > ../new
      "$0" diff --format patch Main.storyboard /dev/null > ../gone
      git apply ../gone && test ! -e Main.storyboard && git apply ../new
      """#
    let run = try shell(script)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == Self.document())
  }

  /// One is changed, one new, one gone, one changed and elsewhere, and one as it was.
  @Test func foldersOfVersions() throws {
    for name in ["Changed", "Gone", "Old", "Same"] {
      _ = try folder.add("r/\(name).storyboard", Self.document(in: name))
    }
    try shell(
      #"""
      git init -q -b main && git add . && git commit -qm one && "$0" git install --yes && mkdir Sub
      git mv Old.storyboard Sub/New.storyboard && git rm -q Gone.storyboard
      """#)
    _ = try folder.add("r/Changed.storyboard", Self.document("New", in: "Changed"))
    _ = try folder.add("r/Sub/New.storyboard", Self.document("New", in: "Old"))
    _ = try folder.add("r/Added.storyboard", Self.document(in: "Added"))
    _ = try folder.add("r/Added.swift", "")
    try shell("git add .")
    let change = "\n    The label “Name”: text is “New”, was “Old”.\n"
    for options in ["-d", "-d --no-symlinks"] {
      let text = try shell("git difftool \(options) -y -t ninefold HEAD").output
      #expect(text.contains("Changed.storyboard\n  Sign In" + change), "\(text)")
      #expect(text.contains("Old.storyboard → Sub/New.storyboard\n  Sign In" + change))
      #expect(text.contains("Added.storyboard\n  Document\n    The document is new, with"))
      #expect(text.contains("Gone.storyboard\n  Document\n    The document is gone, with"))
      #expect(!text.contains("Same") && !text.contains("swift"))
    }
    // One after the other.
    let each = try shell("git difftool -y -t ninefold HEAD").output
    #expect(each.contains("Added.storyboard\n  Document\n    The document is new, with"), "\(each)")
    #expect(each.contains("Gone.storyboard\n  Document\n    The document is gone, with"))
    #expect(each.components(separatedBy: "text is “New”, was “Old”").count == 3, "\(each)")
  }

  @Test func foldersAreToldInWords() throws {
    let (old, new) = (folder.path + "/a", folder.path + "/b")
    _ = try folder.add("a/A.storyboard", Self.document())
    _ = try folder.add("b/A.storyboard", Self.document())
    #expect(try WorkerProgram.run(["diff", old, new]).output == "Nothing has changed.\n")
    let page = try WorkerProgram.run(["diff", "--format", "html", old, new])
    #expect(page.status == 64 && page.errors.contains("Of two folders only text"))
    _ = try folder.add("b/A.storyboard", "<document")
    _ = try folder.add("b/B.storyboard", Self.document(in: "other"))
    let run = try WorkerProgram.run(["diff", "--stat", old, new])
    #expect(run.status == 1 && run.errors.contains("A.storyboard"), "\(run.errors)")
    #expect(run.output == "B.storyboard: 1 new\n")
    // A folder has no version that is a file, or that isn't there.
    for other in [new + "/B.storyboard", new + "/none"] {
      let mixed = try WorkerProgram.run(["diff", old, other])
      #expect(mixed.status == 1 && mixed.errors.contains("the other version is none"))
    }
  }

  /// The request has what the command prints.
  @Test func foldersAreARequestToo() throws {
    let (old, new) = (folder.path + "/a", folder.path + "/b")
    _ = try folder.add("a/A.storyboard", Self.document())
    _ = try folder.add("b/A.storyboard", Self.document("New"))
    _ = try folder.add("a/Gone.storyboard", Self.document(in: "gone"))
    func ask(_ members: [String: Any]) throws -> [String: Any] {
      let parameters = members.merging(["before": old, "after": new]) { $1 }
      let request: [String: Any] = [
        "jsonrpc": "2.0", "id": 1, "method": "diff", "params": parameters,
      ]
      let line = try JSONSerialization.data(withJSONObject: request)
      let run = try WorkerProgram.run(
        ["serve"], input: String(decoding: line, as: UTF8.self) + "\n")
      return try #require(try run.objects().first, "\(run.errors)")
    }
    let answer = try #require(try ask(["format": "text"])["result"] as? [String: Any])
    let text = try WorkerProgram.run(["diff", old, new])
    #expect(answer["report"] as? String == text.output && text.output.contains("text is “New”"))
    let documents = try #require(answer["documents"] as? [[String: Any]])
    #expect(documents.map { $0["before"] as? String } == ["A.storyboard", "Gone.storyboard"])
    #expect(documents.map { $0["after"] as? String } == ["A.storyboard", nil])
    let result = try #require(documents[0]["result"] as? [String: Any])
    #expect((result["edits"] as? [Any])?.count == 1 && (result["changes"] as? [Any])?.count == 1)
    // The same line.
    let plain = try #require(try ask(["changes": true])["result"] as? [String: Any])
    let printed = try WorkerProgram.run(["diff", "--format", "json", old, new]).objects().first
    #expect(printed.map { $0 as NSDictionary } == plain as NSDictionary)
    // What can't be read is said of its document.
    _ = try folder.add("b/A.storyboard", "<document")
    let broken = try #require(try ask([:])["result"] as? [String: Any])
    let error = (broken["documents"] as? [[String: Any]])?[0]["error"] as? [String: Any]
    #expect(error?["code"] as? String == "malformed-xml")
    let refused = try ask(["format": "html"])["error"] as? [String: Any]
    #expect((refused?["message"] as? String)?.contains("Of two folders only text") == true)
  }
}
