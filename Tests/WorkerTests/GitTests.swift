import Foundation
import Testing

/// The settings that make git work by objects, with the git that is there.
@Suite struct GitTests {
  private let repository: GitRepository

  init() throws {
    repository = try GitRepository()
  }

  private var folder: Folder { repository.folder }
  private var environment: [String: String] { repository.environment }

  private static func document(_ label: String = #"text="Old" textAlignment="natural""#) -> String {
    GitRepository.document(label)
  }

  @discardableResult
  private func shell(_ script: String, in place: String = "r") throws -> WorkerProgram.Run {
    try repository.shell(script, in: place)
  }

  private func makeRepository() throws { try repository.make() }

  private func write(_ text: String) throws { try repository.write(text) }

  private func bytes(_ path: String) -> Data? { repository.bytes(path) }

  // MARK: Settings

  /// What is in both files before; nil for nothing.
  @Test(
    arguments: [
      ("[user]\n\tname = B\n", nil), ("[user]\n\tname = B", "*.png binary"),
      ("# none\n", "*.png binary\n"), ("", ""),
    ] as [(String, String?)])
  func uninstallLeavesWhatWasThere(_ configuration: String, _ attributes: String?) throws {
    try makeRepository()
    _ = try folder.add(
      "r/.git/config",
      String(decoding: try #require(bytes("r/.git/config")), as: UTF8.self) + configuration)
    if let attributes { _ = try folder.add("r/.git/info/attributes", attributes) }
    func files() -> [Data?] { [bytes("r/.git/config"), bytes("r/.git/info/attributes")] }
    let before = files()
    #expect(try shell(#""$0" git install --dry-run"#).status == 0 && files() == before)
    // Without a terminal nobody can agree.
    let unanswered = try shell(#""$0" git install </dev/null"#)
    #expect(unanswered.status == 1 && unanswered.errors.contains("--yes") && files() == before)
    let run = try shell(#""$0" git install --yes"#)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("+ *.storyboard diff=ninefold merge=ninefold\n"))
    let installed = files()
    #expect(try shell("git config diff.ninefold.textconv").output.hasSuffix(" --\n"))
    let window = try shell("git config difftool.ninefold-window.cmd").output
    #expect(window.hasSuffix("/ninefold --diff=\"$LOCAL\" -- \"$REMOTE\"\n"), "\(window)")
    #expect(try shell(#""$0" git install --yes"#).output.hasPrefix("Everything is installed"))
    #expect(files() == installed)
    #expect(try shell(#""$0" git uninstall --yes"#).status == 0)
    #expect(files() == before)
    #expect(try shell(#""$0" git uninstall --yes"#).output.hasPrefix("Nothing is installed"))
  }

  @Test func linesOfOthersThatCameLaterStay() throws {
    try makeRepository()
    try shell(#""$0" git install --yes && echo '*.png binary' >> .git/info/attributes"#)
    try shell(#""$0" git uninstall --yes"#)
    #expect(
      bytes("r/.git/info/attributes").map { String(decoding: $0, as: UTF8.self) }
        == "*.png binary\n")
  }

  @Test func globalSettingsAreTheUsers() throws {
    try makeRepository()
    let run = try shell(#""$0" git install --global --yes"#)
    #expect(run.status == 0, "\(run.errors)")
    #expect(bytes(".gitconfig") != nil && bytes("config/git/attributes") != nil)
    let status = try #require(try shell(#""$0" git status --json"#).objects().last)
    #expect(status["diff"] as? String == "ninefold" && status["merge"] as? String == "ninefold")
    let settings = try #require(status["settings"] as? [[String: Any]])
    #expect(settings.map { $0["installed"] as? Bool } == [false, true])
    try shell(#""$0" git uninstall --global --yes"#)
    #expect(bytes(".gitconfig") == nil && bytes("config/git/attributes") == nil)
  }

  @Test func withoutARepositoryThatIsSaid() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/none", withIntermediateDirectories: true)
    let run = try shell(#""$0" git install --yes"#, in: "none")
    #expect(run.status == 1 && run.errors.contains("no git repository"))
    #expect(try shell(#""$0" git status"#, in: "none").status == 0)
  }

  // MARK: With git

  @Test func gitShowsObjects() throws {
    try makeRepository()
    try shell(#""$0" git install --yes"#)
    try write(
      Self.document(#"text="New" textAlignment="natural""#).replacing("21507", with: "22000"))
    let diff = try shell("git diff").output
    #expect(diff.contains("\n-        text: “Old”\n+        text: “New”\n"), "\(diff)")
    #expect(diff.contains("@@ scene s “Sign In”"))
    // The header is noise, and constraints call the label by its id.
    #expect(diff.split(separator: "\n").count { $0.hasPrefix("+") } == 2, "\(diff)")
    let tool = try shell("git difftool -y -t ninefold")
    #expect(tool.output.contains("The label “New”: text is “New”, was “Old”."), "\(tool.errors)")
  }

  /// Both sides change one line, another attribute each.
  @Test func gitMergesObjects() throws {
    try makeRepository()
    try shell("git checkout --quiet -b other")
    try write(Self.document(#"text="Old" textAlignment="center""#))
    try shell("git commit --quiet -am two && git checkout --quiet main")
    try write(Self.document(#"text="New" textAlignment="natural""#))
    try shell("git commit --quiet -am three")
    #expect(try shell("git merge --quiet other").status == 1)
    try shell("git merge --abort")
    try shell(#""$0" git install --yes"#)
    let run = try shell("git merge --quiet -m merged other")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let merged = String(decoding: try #require(bytes("r/Main.storyboard")), as: UTF8.self)
    #expect(merged == Self.document(#"text="New" textAlignment="center""#))
  }

  @Test func conflictsStayConflicts() throws {
    try makeRepository()
    try shell(#""$0" git install --yes && git checkout --quiet -b other"#)
    try write(Self.document(#"text="Theirs" textAlignment="natural""#))
    try shell("git commit --quiet -am two && git checkout --quiet main")
    try write(Self.document(#"text="Ours" textAlignment="natural""#))
    try shell("git commit --quiet -am three")
    #expect(try shell("git merge --quiet other").status == 1)
    #expect(try shell("git status --porcelain").output == "UU Main.storyboard\n")

    func versions() throws -> [String: Any] {
      let run = try shell(#""$0" git versions --into ../v Main.storyboard"#)
      #expect(run.status == 0, "\(run.errors)")
      let found = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      return try #require(found as? [String: Any])
    }
    let unmerged = try versions()
    #expect(unmerged["source"] as? String == "index" && unmerged["comments"] as? Int == 1)
    let bases = [
      ("base", Self.document()),
      ("theirs", Self.document(#"text="Theirs" textAlignment="natural""#)),
    ]
    for (name, text) in bases {
      #expect(bytes("v/\(name)").map { String(decoding: $0, as: UTF8.self) } == text)
    }
    // A merge that is said to be done, with the comment in it, and then is.
    try shell("git add .")
    #expect(try versions()["source"] as? String == "merging")
    try shell("git commit --quiet -m merged")
    #expect(try versions()["source"] as? String == "merged")
    try write(Self.document())
    #expect(try versions()["source"] == nil)
  }

  // MARK: Versions

  private func versions(_ options: String, of file: String = "Main.storyboard") throws
    -> (run: WorkerProgram.Run, result: [String: Any])
  {
    let run = try shell(#""$0" git versions \#(options) '\#(file)'"#)
    return (run, try run.objects().first ?? [:])
  }

  /// Two commits of the document, one of something else, and a change that isn't committed.
  private func makeHistory() throws -> String {
    try makeRepository()
    let second = Self.document(#"text="Zwölf" textAlignment="natural""#)
    try write(second)
    _ = try folder.add("r/more/Other.xib", "<document/>")
    let run = try shell(
      """
      git commit --quiet -m 'two\tand more' -m body Main.storyboard
      git add . && git commit --quiet -m three
      """)
    try #require(run.status == 0, "\(run.errors)")
    try write(Self.document(#"text="Now" textAlignment="natural""#))
    return second
  }

  @Test func commitsOfADocumentAreListed() throws {
    _ = try makeHistory()
    let history = try #require(try versions("--history 9").result["history"] as? [[String: String]])
    #expect(history.map { $0["subject"] } == ["two\tand more", "one"])
    let ids = try shell("git log --format=%H,%cI HEAD~1").output
    #expect(
      history.map { "\($0["revision"] ?? ""),\($0["date"] ?? "")\n" }.joined() == ids)
    let last = try versions("--history 1").result["history"] as? [[String: String]]
    #expect(last == [history[0]])
    // In another folder than the program's, and of nothing that is committed.
    let other = try versions("--history 9", of: "more/Other.xib").result
    #expect((other["history"] as? [[String: String]])?.map { $0["subject"] } == ["three"])
    _ = try folder.add("r/New.xib", "<document/>")
    #expect(try (versions("--history 9", of: "New.xib").result["history"] as? [Any])?.count == 0)
    #expect(try versions("").result["history"] == nil)
  }

  @Test func aRevisionHasItsText() throws {
    let second = try makeHistory()
    let found = try versions("--revision HEAD").result
    #expect(found["text"] as? String == second && found["version"] == nil)
    let head = try shell("git rev-parse HEAD").output.dropLast()
    #expect(found["revision"] as? String == String(head))
    let first = try versions("--revision HEAD~2 --into ../v").result
    #expect(first["version"] as? String == "../v/version" && first["text"] == nil)
    #expect(bytes("v/version") == Data(Self.document().utf8))
    let changes = try shell(#""$0" diff ../v/version Main.storyboard"#).output
    #expect(changes.contains("text is “Now”, was “Old”"), "\(changes)")
  }

  @Test func requestsForVersionsAreAnsweredAsTheCommandIs() throws {
    _ = try makeHistory()
    let file = folder.path + "/r/Main.storyboard"
    let command = try versions("--history 2 --revision HEAD~1", of: file).run
    func serve(_ parameters: String) throws -> String {
      let request = #"{"jsonrpc":"2.0","id":1,"method":"gitVersions","params":\#(parameters)}"#
      return try WorkerProgram.run(
        ["serve"], input: request + "\n", environment: environment
      ).output
    }
    let served = try serve(#"{"file":"\#(file)","history":2,"revision":"HEAD~1"}"#)
    #expect(command.status == 0)
    #expect(served == #"{"jsonrpc":"2.0","id":1,"result":\#(command.output.dropLast())}"# + "\n")
    #expect(try serve(#"{"file":"\#(file)","revision":"none"}"#).contains(#""code":"no-version""#))
    #expect(try serve(#"{"file":"-","history":1}"#).contains("-32602"))
  }

  /// A document keeps its history when it gets another name or place; one that began as a copy has its own.
  @Test func historiesFollowRenames() throws {
    try makeRepository()
    try write(Self.document(#"text="Now""#))
    let script = """
      git commit --quiet -am two && mkdir -p "New ü" && git mv Main.storyboard "New ü/[a].storyboard" && \
      git commit --quiet -m three && cp "New ü/[a].storyboard" Copy.storyboard && git add . && \
      git commit --quiet -m four
      """
    try #require(try shell(script).status == 0)
    func history(_ file: String) throws -> [[String?]] {
      let found = try versions("--history 9", of: file).result["history"] as? [[String: Any]]
      return found?.map { [$0["subject"] as? String, $0["path"] as? String] } ?? []
    }
    let before = [["two", "Main.storyboard"], ["one", "Main.storyboard"]]
    #expect(try history("New ü/[a].storyboard") == [["three", "New ü/[a].storyboard"]] + before)
    #expect(try history("Copy.storyboard") == [["four", "Copy.storyboard"]])
    let first = try versions("--revision HEAD~3", of: "New ü/[a].storyboard").result
    #expect(first["text"] as? String == Self.document())
    #expect(try versions("--revision HEAD~2", of: "Copy.storyboard").run.status == 1)
  }

  /// Of merges those that have it otherwise than all of their parents, as they were told by hand.
  @Test func mergesThatChangedItAreInTheHistory() throws {
    try makeRepository()
    let sides = (1...2).map { "text=\"Side \($0)\"" }.map(Self.document)
    let both = Self.document(#"text="Both""#)
    for (name, text) in zip(["ours", "theirs", "both"], sides + [both]) {
      _ = try folder.add("r/" + name, text)
    }
    let script = """
      git checkout --quiet -b side && cp theirs Main.storyboard && git commit --quiet -am two && \
        git checkout --quiet - && git commit --quiet --allow-empty -m elsewhere && \
        git merge --quiet --no-ff -m clean side && git checkout --quiet -b other HEAD~1 && \
        cp ours Main.storyboard && git commit --quiet -am three && \
        { git merge --quiet side || cp both Main.storyboard; } && git commit --quiet -am merged
      """
    try #require(try shell(script).status == 0)
    func history(_ count: Int) throws -> [String?] {
      let found = try versions("--history \(count)", of: "Main.storyboard").result["history"]
      return (found as? [[String: Any]])?.map { $0["subject"] as? String } ?? []
    }
    let all = try history(9)
    #expect(all.first == "merged" && Set(all) == ["merged", "three", "two", "one"])
    #expect(try history(2) == Array(all.prefix(2)))
  }

  /// One that is gone, with its folder, has its history; one that never was is an error.
  @Test func historiesOfWhatIsGone() throws {
    try makeRepository()
    let script = """
      mkdir -p a/b && cp Main.storyboard a/b/Gone.xib && git add . && git commit --quiet -m two && \
      git rm --quiet -r a && git commit --quiet -m three
      """
    try #require(try shell(script).status == 0)
    let found = try versions("--history 9 --revision HEAD~1 --into ../v", of: "a/b/Gone.xib").result
    #expect(found["deleted"] as? Bool == true && found["comments"] as? Int == 0)
    let history = found["history"] as? [[String: Any]]
    #expect(history?.map { $0["subject"] as? String } == ["three", "two"])
    #expect(bytes("v/version") == Data(Self.document().utf8))
    #expect(try versions("", of: "Main.storyboard").result["deleted"] == nil)
    for never in ["Never.xib", "a/b/Never.xib", "/nowhere/at/all.xib"] {
      let run = try versions("--history 9", of: never).run
      #expect(run.status == 1 && run.errors.contains("There is no such file"), "\(run.errors)")
    }
  }

  @Test func settingsAreRequestsToo() throws {
    try makeRepository()
    func serve(_ parameters: String) throws -> [String: Any] {
      let request = #"{"jsonrpc":"2.0","id":1,"method":"gitSettings","params":\#(parameters)}"#
      let run = try WorkerProgram.run(["serve"], input: request + "\n", environment: environment)
      return try #require(try run.objects().first, "\(run.errors)")
    }
    let folder = #""folder":"\#(self.folder.path)/r""#
    func result(_ parameters: String) throws -> [String: Any] {
      try #require(try serve(#"{\#(folder),\#(parameters)}"#)["result"] as? [String: Any])
    }
    func isInstalled(_ result: [String: Any]) -> [Bool?] {
      (result["settings"] as? [[String: Any]])?.map { $0["installed"] as? Bool } ?? []
    }
    let before = bytes("r/.git/config")
    #expect(isInstalled(try result(#""action":"status""#)) == [false, false])
    let planned = try result(#""action":"install","dryRun":true"#)
    let changes = try #require(planned["changes"] as? [[String: Any]])
    #expect(changes.count == 2 && isInstalled(planned) == [false])
    #expect(bytes("r/.git/config") == before)
    let lines = changes[1]["lines"] as? [String]
    #expect(lines?.contains("*.xib diff=ninefold merge=ninefold") == true)
    let installed = try result(#""action":"install""#)
    #expect(isInstalled(installed) == [true] && installed["merge"] as? String == "ninefold")
    // What the command installs is the same.
    #expect(try shell(#""$0" git install --yes"#).output.hasPrefix("Everything is installed"))
    #expect(try result(#""action":"install""#)["changes"] as? [[String: String]] == [])
    let status = try shell(#""$0" git status --json"#).objects().first
    let asked = try result(#""action":"status""#)
    #expect(try NSDictionary(dictionary: #require(status)) == NSDictionary(dictionary: asked))
    let gone = try result(#""action":"uninstall""#)
    #expect(isInstalled(gone) == [false] && bytes("r/.git/config") == before)
    #expect((gone["changes"] as? [[String: Any]])?.compactMap { $0["removed"] as? Bool } == [true])
    let outside = try serve(#"{"action":"install","folder":"\#(self.folder.path)"}"#)
    let error = try #require(outside["error"] as? [String: Any])
    #expect((error["data"] as? [String: Any])?["code"] as? String == "no-repository")
  }

  @Test func wrongRevisionsAreRefused() throws {
    _ = try makeHistory()
    // git would write a file.
    let option = try versions("--revision=--output=../written")
    #expect(option.run.status == 64 && bytes("written") == nil)
    #expect(try versions("--history 0").run.status == 64)
    let none = try versions("--revision none").run
    #expect(none.status == 1 && none.errors.contains("git knows no commit “none”"))
    // It is in no commit before the third.
    #expect(try versions("--revision HEAD~1", of: "more/Other.xib").run.status == 1)
    _ = try folder.add("none/Main.xib", "<document/>")
    let outside = try shell(#""$0" git versions --history 1 Main.xib"#, in: "none")
    #expect(outside.status == 1 && outside.errors.contains("not a git repository"))
    let empty = try shell(
      #"git init --quiet . && "$0" git versions --history 1 Main.xib"#, in: "none")
    #expect(empty.status == 0 && empty.output.contains(#""history":[]"#))
  }

  // MARK: Text

  @Test func outlinesAreLinesOfObjects() throws {
    let file = try folder.add("A.storyboard", Self.document())
    let run = try WorkerProgram.run(["git", "textconv", file])
    #expect(
      run.output == """
        initial view controller: vc
        scene s “Sign In”
          view controller vc
            title: “Sign In”
            view v
              label l
                text: “Old”
                text alignment: natural
                translates autoresizing mask into constraints: off
              constraint c: top of label l = top of view v + 8

        """)
  }

  @Test func outlinesAreARequestToo() throws {
    let file = try folder.add("A.storyboard", Self.document())
    func serve(_ parameters: [String: String]) throws -> [String: Any] {
      let request: [String: Any] = [
        "jsonrpc": "2.0", "id": 1, "method": "gitText", "params": parameters,
      ]
      let line = String(
        decoding: try JSONSerialization.data(withJSONObject: request), as: UTF8.self)
      return try #require(try WorkerProgram.run(["serve"], input: line + "\n").objects().first)
    }
    let printed = try WorkerProgram.run(["git", "textconv", file]).output
    let parameters = [
      ["file": file], ["text": Self.document()], ["file": "-", "text": Self.document()],
    ]
    for parameters in parameters {
      let result = try serve(parameters)["result"] as? [String: Any]
      let lines = try #require(result?["lines"] as? [String])
      #expect(lines.joined(separator: "\n") + "\n" == printed)
    }
    // Where git gets the text as it is, a client is told what is wrong with it.
    for parameters in [["text": "<<<<<<< ours"], ["file": folder.path + "/none"]] {
      let error = try serve(parameters)["error"] as? [String: Any]
      #expect(error?["code"] as? Int == -32001, "\(parameters)")
    }
  }

  /// Constraints go on calling a view what it is.
  @Test func aClassIsOneLine() throws {
    let before = try folder.add("A.storyboard", Self.document())
    let after = try folder.add(
      "B.storyboard", Self.document(#"text="Old" textAlignment="natural" customClass="Title""#))
    let texts = try [before, after].map {
      try WorkerProgram.run(["git", "textconv", $0]).output.split(separator: "\n")
    }
    #expect(texts[1].difference(from: texts[0]).count == 1)
  }

  @Test func whatIsNoDocumentIsPrintedAsItIs() throws {
    let file = try folder.add("A.storyboard", "<<<<<<< ours\n")
    let run = try WorkerProgram.run(["git", "textconv", file])
    #expect(run.status == 0 && run.output == "<<<<<<< ours\n")
    #expect(try WorkerProgram.run(["git", "textconv", folder.path + "/none"]).status == 1)
  }
}
