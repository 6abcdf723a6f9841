import Foundation
import Testing

/// The merge driver in real repositories: what it can't read is merged as git merges it without a driver.
@Suite struct GitDriverTests {
  /// What no merge by objects can be made of.
  enum Kind: String, CaseIterable {
    case malformed, markers, archive, otherFormat, latin1, noEnd, carriageReturns, mixedLineEnds
    case binary, utf16

    /// A version of it, of which two places may differ.
    func version(_ first: String, _ last: String) -> Data {
      let lines = (1...9).map { "  <a n=\"\($0)\"/>" }
      let middle = lines.joined(separator: "\n")
      func text(_ head: String, _ tail: String = "", end: String = "\n") -> String {
        "\(head)\n<b v=\"\(first)\">\n\(middle)\n</b>\n<c v=\"\(last)\"/>\n\(tail)\(end)"
      }
      switch self {
      case .malformed: return Data(text("<document>").utf8)
      case .markers:
        return Data(text("<document>", "<<<<<<< ours\n=======\n>>>>>>> b\n</document>").utf8)
      case .archive: return Data(text("<archive version=\"8.00\">", "</archive>").utf8)
      case .otherFormat: return Data(text("{ \"version\": 1 }").utf8)
      case .latin1:
        let head = "<?xml version=\"1.0\" encoding=\"windows-1252\"?>\n<document>é"
        return text(head, "</document>").data(using: .isoLatin1) ?? Data()
      case .noEnd: return Data(text("<document>", end: "").utf8)
      case .carriageReturns:
        return Data(text("<document>").replacing("\n", with: "\r\n").utf8)
      case .mixedLineEnds: return Data(text("<document>\r").utf8)
      case .binary: return Data(text("bplist00\0\u{1}").utf8)
      case .utf16: return text("<document>", "</document>").data(using: .utf16) ?? Data()
      }
    }
  }

  private struct Answer: Equatable {
    let status: Int32
    let state: String
    let bytes: Data?
  }

  /// What `git merge` makes of three versions.
  private func merge(
    _ versions: (base: Data, ours: Data, theirs: Data), withDriver: Bool,
    settings: String = "true", of name: String = "Main.storyboard"
  ) throws -> (answer: Answer, errors: String) {
    let repository = try GitRepository()
    try repository.makeBranches(
      base: versions.base, ours: versions.ours, theirs: versions.theirs, of: name)
    try repository.run(settings)
    if withDriver { try repository.run(#""$0" git install --yes"#) }
    let run = try repository.shell("git merge --quiet -m merged other")
    let state = try repository.shell("git status --porcelain && git ls-files -u").output
    return (
      Answer(status: run.status, state: state, bytes: repository.bytes("r/" + name)),
      run.output + run.errors
    )
  }

  /// Markers with git's labels for branches, which a driver isn't told by every version of git.
  private static func labelled(_ bytes: Data?) -> Data? {
    guard var bytes else { return nil }
    for (own, other) in [("<<<<<<< ours", "<<<<<<< HEAD"), (">>>>>>> theirs", ">>>>>>> other")] {
      while let place = bytes.range(of: Data(own.utf8)) {
        bytes.replaceSubrange(place, with: Data(other.utf8))
      }
    }
    return bytes
  }

  /// Each both where git has no conflict and where it has one.
  @Test(arguments: Kind.allCases, [("x", "y"), ("y", "y")])
  func whatCannotBeReadIsGits(_ kind: Kind, _ places: (String, String)) throws {
    let isClean = places.0 == "x"
    let versions = (
      kind.version("x", "x"), kind.version(isClean ? "y" : "z", "x"),
      kind.version(places.0, places.1)
    )
    let git = try merge(versions, withDriver: false).answer
    let (own, errors) = try merge(versions, withDriver: true)
    #expect(own.status == git.status && own.state == git.state, "\(errors)")
    #expect(Self.labelled(own.bytes) == Self.labelled(git.bytes), "\(errors)")
    #expect(errors.contains("Main.storyboard"), "\(errors)")
    // Git itself has nothing but ours of what is no text.
    let isText = git.status == 0 || kind != .binary && kind != .utf16
    #expect(git.status == 0 || !isText || own.bytes?.range(of: Data("=======".utf8)) != nil)
  }

  /// One version of three is enough.
  @Test(arguments: 0...2)
  func oneUnreadableVersionIsEnough(_ broken: Int) throws {
    var versions = ["Old", "Ours", "Theirs"].map {
      Data(GitRepository.document("text=\"\($0)\"").utf8)
    }
    versions[broken] = versions[broken].dropLast(13)
    let git = try merge((versions[0], versions[1], versions[2]), withDriver: false).answer
    let (own, errors) = try merge((versions[0], versions[1], versions[2]), withDriver: true)
    #expect(own.status == 1 && own.state == git.state)
    #expect(Self.labelled(own.bytes) == git.bytes)
    let side = ["base", "ours", "theirs"][broken]
    #expect(errors.contains("Main.storyboard (\(side)):"), "\(errors)")
    #expect(errors.contains("merged by lines"), "\(errors)")
  }

  /// The markers' size and the style of conflicts are those of the repository.
  @Test func markersAreAsTheRepositoryHasThem() throws {
    let kind = Kind.malformed
    let versions = (kind.version("x", "x"), kind.version("y", "x"), kind.version("z", "x"))
    let settings = """
      git config merge.conflictStyle diff3 && mkdir -p .git/info && \
      echo '*.storyboard conflict-marker-size=11' >>.git/info/attributes
      """
    let (answer, errors) = try merge(versions, withDriver: true, settings: settings)
    let text = String(decoding: answer.bytes ?? Data(), as: UTF8.self)
    for mark in ["<<<<<<<<<<< ", "\n||||||||||| ", "\n===========\n", "\n>>>>>>>>>>> "] {
      #expect(text.contains(mark), "\(text)\(errors)")
    }
  }

  /// Names that look like options are names.
  @Test(arguments: ["-a.xib", "--output=b.xib", "-a b'c\"$(d).xib"])
  func namesWithAHyphen(_ name: String) throws {
    let repository = try GitRepository()
    let versions = ["Old", "Ours", "Theirs"].map {
      Data(GitRepository.document("text=\"\($0)\"").utf8)
    }
    try repository.makeBranches(
      base: versions[0], ours: versions[1], theirs: versions[2], of: name)
    try repository.run(#""$0" git install --yes"#)
    let run = try repository.shell("git merge --quiet other")
    #expect(run.status == 1 && run.errors.contains("\(name): conflict: "), "\(run.errors)")
    let diff = try repository.shell("git diff HEAD~1")
    #expect(diff.status == 0 && diff.output.contains("“Ours”"), "\(diff.errors)")
    let tool = try repository.shell("git difftool -y -t ninefold HEAD~1 HEAD")
    #expect(tool.status == 0 && tool.output.contains("text is “Ours”"), "\(tool.errors)")
    let both = try repository.shell(
      "git reset --quiet --hard && git difftool -y -t ninefold HEAD~1")
    #expect(both.status == 0 && both.output.contains("text is “Ours”"), "\(both.errors)")
  }

  /// After a conflict git shows it, in text and when it checks for leftovers, until it is decided.
  @Test(arguments: ["\n", "\r\n"])
  func gitShowsConflicts(_ lineEnd: String) throws {
    let repository = try GitRepository()
    let versions = ["Old", "Ours", "Theirs"].map {
      Data(GitRepository.document("text=\"\($0)\"").replacing("\n", with: lineEnd).utf8)
    }
    try repository.makeBranches(base: versions[0], ours: versions[1], theirs: versions[2])
    try repository.run(#""$0" git install --yes"#)
    #expect(try repository.shell("git diff --check").status == 0)
    #expect(try repository.shell("git merge --quiet other").status == 1)
    let sentence = "has the text “Ours” in ours and “Theirs” in theirs; ours was kept."
    for command in ["git diff", "git add . && git diff --cached", "git commit -qm m && git show"] {
      let run = try repository.shell(command)
      let line = run.output.split(separator: "\n").first { $0.contains(sentence) }
      #expect(line?.hasPrefix("+") == true, "\(command): \(run.output)\(run.errors)")
    }
    let check = try repository.shell("git diff --check HEAD~1")
    #expect(
      check.status == 2 && check.output.contains("leftover conflict marker"), "\(check.output)")
    let text = String(decoding: repository.bytes("r/Main.storyboard") ?? Data(), as: UTF8.self)
    #expect(text.contains("ours was kept.\(lineEnd)======= -->\(lineEnd)"))
    // Both characters of a line end are one to strings.
    let lines = text.unicodeScalars.split(separator: "\n")
    #expect(lines.allSatisfy { ($0.last == "\r") == (lineEnd != "\n") })
  }

  /// Git looks for markers of the size that the repository says.
  @Test(arguments: [5, 12])
  func markersInCommentsAreAsLongAsTheRepositorySays(_ size: Int) throws {
    let repository = try GitRepository()
    let versions = ["Old", "Ours", "Theirs"].map {
      Data(GitRepository.document("text=\"\($0)\"").utf8)
    }
    try repository.makeBranches(base: versions[0], ours: versions[1], theirs: versions[2])
    try repository.run(#""$0" git install --yes"#)
    try repository.run(
      "echo '*.storyboard conflict-marker-size=\(size)' >>.git/info/attributes")
    #expect(try repository.shell("git merge --quiet other").status == 1)
    let text = String(decoding: repository.bytes("r/Main.storyboard") ?? Data(), as: UTF8.self)
    #expect(text.contains("ours was kept.\n\(String(repeating: "=", count: size)) -->"), "\(text)")
    let check = try repository.shell("git add . && git diff --cached --check")
    #expect(check.status == 2 && check.output.contains("leftover conflict marker"), "\(check)")
    let resolved = try repository.shell(#""$0" resolve Main.storyboard"#)
    #expect(resolved.output.contains("“Theirs” in theirs; ours was kept.\""), "\(resolved)")
  }

  /// What git keeps of outlines ends with another version of the program.
  @Test func outlinesAreKeptForOneVersion() throws {
    let repository = try GitRepository()
    try repository.make()
    try repository.run(#""$0" git install --yes"#)
    try repository.write(GitRepository.document("text=\"New\""))
    try repository.run("git commit --quiet -am two")
    let command = try repository.shell("git config diff.ninefold.textconv").output
    let version = try WorkerProgram.run(["--version"]).output.dropLast()
    #expect(command.contains("--cache-key=\(version) --"), "\(command)")
    let first = try repository.shell("git show").output
    #expect(first.contains("“New”"))
    try repository.run("git rev-parse --verify --quiet refs/notes/textconv/ninefold")
    // Another command is asked anew, the same one isn't.
    #expect(try repository.shell("git show").output == first)
    let other = "git -c diff.ninefold.textconv='sh -c \"echo other\" --' show"
    #expect(try !repository.shell(other).output.contains("“New”"))
    // Lines of another version are said to be old, and installed anew.
    try repository.run("sed -i 's/--cache-key=[^ ]*/--cache-key=0/' .git/config")
    #expect(try repository.shell(#""$0" git status"#).output.contains("not as now"))
    try repository.run(#""$0" git install --yes"#)
    #expect(try !repository.shell(#""$0" git status"#).output.contains("not as now"))
  }

  /// Two branches that have merged each other twice: what their common ancestors conflict about is in conflict
  /// again where the branches have resolved it differently, as git has it without a driver.
  @Test(arguments: [false, true])
  func conflictsOfAncestorsStayConflicts(_ withDriver: Bool) throws {
    let repository = try GitRepository()
    func text(_ value: String) -> Data { Data(GitRepository.document("text=\"\(value)\"").utf8) }
    try repository.makeBranches(base: text("0"), ours: text("1"), theirs: text("2"))
    if withDriver { try repository.run(#""$0" git install --yes"#) }
    try repository.run("git branch first main && git branch second other")
    _ = try repository.shell("git merge --quiet second")
    try repository.write(text("3"))
    try repository.run("git commit --quiet -am three && git checkout --quiet other")
    _ = try repository.shell("git merge --quiet first")
    try repository.write(text("1"))
    try repository.run("git commit --quiet -am one && git checkout --quiet main")
    let run = try repository.shell("git merge --quiet -m merged other")
    #expect(run.status == 1, "\(run.output)\(run.errors)")
    let result = String(decoding: repository.bytes("r/Main.storyboard") ?? Data(), as: UTF8.self)
    #expect(result.contains("<<<<<<< ") && result.contains("\"3\"") && result.contains("\"1\""))
  }

  /// A program that is gone, or that a signal ends, leaves its work to git.
  @Test(arguments: ["/nowhere/ninefold-worker", "sh -c 'kill -SEGV $$'"])
  func withoutTheProgramGitMerges(_ program: String) throws {
    let kind = Kind.malformed
    let versions = (kind.version("x", "x"), kind.version("y", "x"), kind.version("z", "x"))
    let git = try merge(versions, withDriver: false).answer
    let repository = try GitRepository()
    try repository.makeBranches(base: versions.0, ours: versions.1, theirs: versions.2)
    try repository.run(#""$0" git install --yes"#)
    let settings = String(decoding: repository.bytes("r/.git/config") ?? Data(), as: UTF8.self)
    let own = try WorkerProgram.path
    _ = try repository.folder.add("r/.git/config", settings.replacing(own, with: program))
    let run = try repository.shell("git merge --quiet other")
    #expect(run.status == 1)
    #expect(Self.labelled(repository.bytes("r/Main.storyboard")) == git.bytes, "\(run.errors)")
  }

  /// What can't be written leaves ours as it was, and says so; git's own statuses tell it from conflicts.
  @Test func whatCannotBeWrittenIsNoConflict() throws {
    let folder = try Folder()
    let paths = try ["Old", "Ours", "Theirs"].map {
      try folder.add("\($0).xib", GitRepository.document("text=\"\($0)\""))
    }
    for (options, status) in [([], 2), (["--marker-size=7"], 255)] as [([String], Int32)] {
      for broken in [false, true] {
        if broken { _ = try folder.add("Theirs.xib", "<a>\n") }
        let run = try WorkerProgram.run(
          ["merge"] + options + ["--output", "/dev/full", "--"] + paths)
        #expect(run.status == status && run.errors.contains("/dev/full"), "\(run.errors)")
      }
    }
  }

  /// Nothing of what is larger than documents may be is lost either.
  @Test func whatIsTooLargeIsGits() throws {
    let folder = try Folder()
    let line = String(repeating: " ", count: 1 << 20) + "\n"
    let filler = String(repeating: line, count: 64)
    let files = try ["x", "y", "z"].map {
      try folder.add("\($0).xib", "<a>\n<b v=\"\($0)\"/>\n\(filler)<c/></a>\n")
    }
    let result = folder.path + "/result"
    let run = try WorkerProgram.run(["merge", "--output", result] + files)
    #expect(run.status == 1, "\(run.errors)")
    let bytes = FileManager.default.contents(atPath: result)?.prefix(200)
    #expect(bytes.map { String(decoding: $0, as: UTF8.self) }?.contains("<<<<<<< ") == true)
  }

  // MARK: By hand

  /// The same at a shell, with the names of the files as labels, and the statuses that `merge` always has.
  @Test func byHandItIsTheSame() throws {
    let folder = try Folder()
    let versions = [("x", "x"), ("y", "y"), ("z", "z")].map(Kind.malformed.version)
    let names = ["-base.xib", "ours.xib", "theirs.xib"]
    for (name, bytes) in zip(names, versions) {
      _ = try folder.add(name, String(decoding: bytes, as: UTF8.self))
    }
    func run(_ arguments: String...) throws -> WorkerProgram.Run {
      try WorkerProgram.run(arguments, directory: folder.path)
    }
    let git = try WorkerProgram.run(
      ["git", "merge-file", "-p", "--", names[1], names[0], names[2]], program: "/usr/bin/env",
      directory: folder.path)
    #expect(git.status == 2)
    let own = try run("merge", "--", names[0], names[1], names[2])
    #expect(own.status == 1 && own.output == git.output)
    #expect(own.errors.contains("ours.xib: merged by lines"), "\(own.errors)")
    // As git's driver it has git's status.
    let driver = try run("merge", "--marker-size=7", "--", names[0], names[1], names[2])
    #expect(driver.status == 2 && driver.output == git.output)
    // Who changed alone has the last word, of what is no text as well.
    let binary = try folder.add("binary.xib", "a\0b")
    let other = try folder.add("other.xib", "a\0c")
    for (base, ours, theirs) in [(binary, binary, other), (binary, other, binary)] {
      let merged = try run("merge", base, ours, theirs)
      #expect(merged.status == 0 && merged.output == "a\0c", "\(merged.errors)")
    }
    let all = try run("merge", binary, other, names[1])
    #expect(all.status == 1 && all.output == "a\0c", "\(all.errors)")
    // Conflicts by objects have no lines, and a missing file is none that git could merge.
    #expect(try run("merge", "--json", "--", names[0], names[1], names[2]).status == 2)
    #expect(try run("merge", names[1], "none.xib", names[2]).status == 2)
  }

  /// What git since 2.44 calls the versions; a name may be empty.
  @Test func labelsAreGits() throws {
    let folder = try Folder()
    let paths = try ["x", "y", "z"].map {
      try folder.add("\($0).xib", "<a>\n<b v=\"\($0)\"/>\n")
    }
    let labels = ["", "HEAD", "-topic (it's)"]
    let run = try WorkerProgram.run(["merge", "--path=A.xib", "--"] + paths + labels)
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.contains("<<<<<<< HEAD\n") && run.output.contains(">>>>>>> -topic (it's)\n"))
    #expect(try WorkerProgram.run(["merge", "--"] + paths + ["one"]).status == 64)
  }

  /// Conflicts as markers, where a merge by objects has any.
  @Test func conflictsAsMarkers() throws {
    let folder = try Folder()
    let paths = try ["Old", "Ours", "Theirs"].map {
      try folder.add("\($0).xib", GitRepository.document("text=\"\($0)\""))
    }
    let run = try WorkerProgram.run(["merge", "--conflicts", "markers"] + paths)
    #expect(run.status == 1 && run.output.contains("<<<<<<< "), "\(run.errors)")
    #expect(!run.output.contains("CONFLICT"))
    let clean = try WorkerProgram.run(
      ["merge", "--conflicts", "markers", paths[0], paths[1], paths[0]])
    #expect(clean.status == 0 && clean.errors == "")
  }
}
