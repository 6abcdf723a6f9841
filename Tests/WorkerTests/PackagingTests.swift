import Foundation
import Testing

/// What packages and pipelines say of the programs: facts that stand elsewhere as well, and files that their own
/// tools judge.
@Suite struct PackagingTests {
  private static let top = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL
  private static let packaging = "meson-helpers/packaging/"

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.top.appending(path: path), encoding: .utf8)
  }

  private func json(_ path: String) throws -> [String: Any] {
    let data = try Data(contentsOf: Self.top.appending(path: path))
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// `meson-helpers/setup` installs the tools.
  @Test(arguments: [
    ["appstreamcli", "validate", "--no-net", "Resources/dev.ninefold.Ninefold.metainfo.xml"],
    ["desktop-file-validate", "Resources/dev.ninefold.Ninefold.desktop"],
  ])
  func theDesktopsFilesAreValid(_ command: [String]) throws {
    let run = try WorkerProgram.run(command, program: "/usr/bin/env", directory: Self.top.path)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

  /// The window's identifier is the name of the files, of the icon and on the bus.
  @Test func theDesktopKnowsTheProgramByItsIdentifier() throws {
    let source = try text("Sources/Previewer/PreviewerApplication.swift")
    let id = try String(#require(source.firstMatch(of: /static let id = "([^"]+)"/)).1)
    for file in [
      "Resources/\(id).desktop", "Resources/\(id).metainfo.xml", "Resources/\(id)-mime.xml",
      "meson-helpers/meson.build", Self.packaging + "\(id).json",
    ] {
      #expect(try text(file).contains(id), "\(file)")
    }
    #expect(try text("Resources/\(id).service.in").contains("Name=@id@"))
    #expect(try text("Resources/\(id).desktop").contains("DBusActivatable=true"))
  }

  /// What the build takes off the network where it can; a Flatpak is built without one.
  @Test func theFlatpakHasThePackagesDependencies() throws {
    let manifest = try json(Self.packaging + "dev.ninefold.Ninefold.json")
    let modules = try #require(manifest["modules"] as? [[String: Any]])
    let sources = try #require(modules.last?["sources"] as? [[String: Any]])
    // DocC is for who writes the library's documentation.
    let dependencies = try text("Package.swift")
      .matches(of: /\.package\(url: "([^"]+)", from: "([^"]+)"\)/)
      .filter { !$0.1.hasSuffix("swift-docc-plugin") }
    #expect(dependencies.count == 2)
    for dependency in dependencies {
      let source = sources.first { $0["url"] as? String == "\(dependency.1).git" }
      #expect(source?["tag"] as? String == String(dependency.2), "\(dependency.1)")
      let mirrors = sources.compactMap { $0["contents"] as? String }.joined()
      #expect(mirrors.contains("\"\(dependency.1)\""))
    }
  }

  /// The fonts and icons that the build is set up with are recommended to whoever runs it.
  @Test func whatStandsInForApplesIsRecommended() throws {
    let names = try text("meson-helpers/setup").matches(of: /\b(fonts-[a-z0-9-]+|bootstrap-icons)/)
      .map { String($0.1) }
    let control = try text(Self.packaging + "debian/control")
    let line = try #require(control.firstMatch(of: /\nRecommends: (.*)\n/)).1
    #expect(Set(names).count > 4)
    for name in Set(names) { #expect(line.contains(name), "\(name)") }
  }

  /// Debian's zsh doesn't look into the folder that others' does.
  @Test func completionsAreWhereDebianLooks() throws {
    #expect(try text(Self.packaging + "debian/rules").contains("zsh/vendor-completions"))
  }

  /// Pipelines call commands and options that there are.
  @Test func pipelinesUseOptionsThatThereAre() throws {
    let help = try WorkerProgram.run(["lint", "--help"]).output
    for file in ["github.yml", "gitlab.yml", "review", "bazel/lint-shard"] {
      let script = try text("Resources/ContinuousIntegration/" + file)
        .replacing(/\\\n/, with: " ").replacing(/\n +--/, with: " --")
      let lines = script.split(separator: "\n").filter { $0.contains(/(worker|IMAGE"|\}) lint/) }
      #expect(!lines.isEmpty, "\(file)")
      for option in lines.flatMap({ $0.matches(of: /\s(--[a-z-]+)/) }).map(\.1)
      where option != "--rm" {
        #expect(help.contains(option), "\(file): \(option)")
      }
    }
  }

  /// The action's steps, without GitHub: findings don't end the first of them, and a document that has changed
  /// is in the comment, whatever its name.
  @Test func theActionChecksAndCompares() throws {
    let folder = try Folder()
    let script = Self.top.appending(path: "Resources/ContinuousIntegration/review").path
    let results = folder.path + "/results"
    let worker = URL(fileURLWithPath: try WorkerProgram.path).deletingLastPathComponent().path
    func run(_ program: String, _ arguments: [String]) throws -> WorkerProgram.Run {
      try WorkerProgram.run(
        arguments, program: program, directory: folder.path,
        environment: [
          "PATH": "\(worker):/usr/bin:/bin", "GITHUB_OUTPUT": results,
          "NINEFOLD_PATHS": "a b.xib\n", "NINEFOLD_LINT": "--devices ipad9_7", "NINEFOLD_IMAGE": "",
        ])
    }
    func git(_ arguments: String...) throws {
      let run = try run("/usr/bin/git", ["-c", "user.name=a", "-c", "user.email=a@b"] + arguments)
      try #require(run.status == 0, "\(run.errors)")
    }
    try git("init", "--quiet")
    _ = try folder.add("a b.xib", Fixtures.xib)
    try git("add", "a b.xib")
    try git("commit", "--quiet", "--message", "One")
    _ = try folder.add(
      "a b.xib",
      Fixtures.xib.replacing("id=\"ddd-ee-fff\"", with: "alpha=\"0.5\" id=\"ddd-ee-fff\""))
    try git("commit", "--quiet", "--all", "--message", "Two")
    #expect(try run(script, ["lint", "lint.sarif"]).status == 0)
    #expect(try run(script, ["compare", "HEAD~", "comment.md"]).status == 0)
    let comment = try String(contentsOfFile: folder.path + "/comment.md", encoding: .utf8)
    #expect(comment.contains("## a b.xib") && comment.contains("0.5"), "\(comment)")
    let outputs = try String(contentsOfFile: results, encoding: .utf8).split(separator: "\n")
    #expect(outputs.first == "sarif=lint.sarif" && outputs.last == "comment=comment.md")
    #expect(try run(script, ["compare", "HEAD", "comment.md"]).status == 0)
    #expect(try run(script, ["compare"]).status == 2)
  }

  /// What a stranger's revision may have: names that mean something in Markdown, links out of the folder, a document
  /// that can't be read, and more than a comment takes. The comment has all that fits, and says what it lacks.
  @Test func strangersRevisionsAreReviewed() throws {
    let folder = try Folder()
    let script = Self.top.appending(path: "Resources/ContinuousIntegration/review").path
    let worker = URL(fileURLWithPath: try WorkerProgram.path).deletingLastPathComponent().path
    let secret = try folder.add("secret.xib", Fixtures.xib.replacing("ddd-ee-fff", with: "secret"))
    _ = try folder.add("kept", "kept")
    func run(_ script: String) throws {
      let run = try WorkerProgram.run(
        ["-c", "set -e\n" + script], program: "/bin/sh", directory: folder.path,
        environment: [
          "PATH": "\(worker):/usr/bin:/bin", "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b",
          "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b", "GITHUB_OUTPUT": "/dev/null",
          "NINEFOLD_IMAGE": "",
        ])
      #expect(run.status == 0, "\(run.errors)")
    }
    let name = "![x](y) @me\n## <b> #1 gh-2 www.z"
    for file in [name, "broken", "-o"] { _ = try folder.add("r/\(file).xib", Fixtures.xib) }
    try run("cd r; git init -q -b main; ln -s '\(secret)' link.xib; git add .; git commit -qm one")
    let changed = Fixtures.xib.replacing(#"constant="100""#, with: #"constant="120""#)
    for file in [name, "-o"] { _ = try folder.add("r/\(file).xib", changed) }
    _ = try folder.add("r/broken.xib", "<document")
    try run(
      """
      cd r; ln -sf '\(secret)x' link.xib; ln -s ../kept comment.md; mkdir z; ln -s ../kept new.xib
      i=0; while [ $i -lt 400 ]; do echo '<document/>' >z/$(printf '%0180d' $i).xib; i=$((i + 1)); done
      git add .; git commit -qm two; '\(script)' compare HEAD~ comment.md
      """)
    let comment = try String(contentsOfFile: folder.path + "/r/comment.md", encoding: .utf8)
    #expect(comment.utf8.count <= 65_536)
    #expect(
      comment.contains(
        "## !\\[x\\](y) @\u{2060}me?\\#\\# \\<b\\> \\#\u{2060}1 gh-\u{2060}2 www\u{2060}.z.xib\n"),
      "\(comment.prefix(900))")
    #expect(comment.contains("## new.xib\n\nA new link; links are not followed."))
    #expect(comment.contains("## -o.xib\n\n### "))
    #expect(comment.contains("## broken.xib\n\nIt can’t be compared: broken.xib:"))
    #expect(comment.contains("## link.xib\n\nIt is a link; links are not followed."))
    #expect(!comment.contains("secret") && comment.contains("Left out, as a comment has 65,536"))
    #expect(try String(contentsOfFile: folder.path + "/kept", encoding: .utf8) == "kept")
  }
}
