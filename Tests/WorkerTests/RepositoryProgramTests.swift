import Foundation
import Testing

/// Programs that a repository names in its settings: those of somebody else's repository are not run.
@Suite struct RepositoryProgramTests {
  /// A setting of git's that names a program.
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    /// Sets it in a repository; `$P` is the program, which leaves a file behind.
    var script: String
    /// What runs the program where git is asked without care; nil for settings that no question about a
    /// document has ever to do with, and for those that need a server.
    var trigger: String?

    init(_ name: String, _ script: String, by trigger: String? = nil) {
      (self.name, self.script, self.trigger) = (name, script, trigger)
    }

    var testDescription: String { name }
  }

  private let folder: Folder

  init() throws {
    folder = try Folder()
    let program = try folder.add(
      "program", "#!/bin/sh\necho \"$0 $*\" >>'\(folder.path)/ran'\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
  }

  private var hasRun: Bool { FileManager.default.fileExists(atPath: folder.path + "/ran") }

  private func environment(_ more: [String: String] = [:]) -> [String: String] {
    [
      "HOME": folder.path, "XDG_CONFIG_HOME": folder.path + "/config", "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "A",
      "GIT_COMMITTER_EMAIL": "a@b", "P": folder.path + "/program", "T": folder.path,
    ].merging(more) { $1 }
  }

  @discardableResult
  private func shell(
    _ script: String, in place: String, _ more: [String: String] = [:]
  ) throws -> WorkerProgram.Run {
    try WorkerProgram.run(
      ["-c", script, try WorkerProgram.path], program: "/bin/sh", directory: place,
      environment: environment(more))
  }

  /// Two commits of a document, which then has a conflict in it, and another document that was merely
  /// written again.
  private func makeRepository(_ name: String, _ row: Row) throws -> String {
    for document in ["A.xib", "B.xib"] { _ = try folder.add("\(name)/\(document)", Fixtures.xib) }
    let place = folder.path + "/" + name
    let made = try shell(
      """
      set -e
      git init -q -b main && git add . && git commit -qm one
      sed -i 's/width="320"/width="330"/' A.xib && git commit -qam two
      """, in: place)
    try #require(made.status == 0, "\(made.errors)")
    let set = try shell("set -e\n\(row.script)", in: place)
    try #require(set.status == 0, "\(set.errors)")
    try shell(
      """
      sed -i 's/<objects>/<objects><!-- CONFLICT: x -->/' A.xib
      touch -d 2001-01-01 B.xib
      rm -f "$T/ran"
      """, in: place)
    return place
  }

  /// All that the worker asks git.
  private static let questions = [
    "git versions --revision HEAD~1 A.xib", "git versions --history 9 A.xib",
    "git versions --into ../v --revision HEAD A.xib", "git versions --history 1 Gone.xib",
    "lint --changed-since HEAD .", "lint --changed-since HEAD~1 --languages all B.xib",
    "git status", "git install --yes", "git uninstall --yes",
  ]

  @Test(arguments: Self.rows)
  func whatARepositoryNamesIsNotRun(_ row: Row) throws {
    if let trigger = row.trigger {
      try shell(trigger, in: try makeRepository("plain", row))
      #expect(hasRun, "The row sets nothing that git runs.")
    }
    let place = try makeRepository("asked", row)
    for question in Self.questions {
      let run = try shell("\"$0\" \(question) </dev/null", in: place)
      #expect(!hasRun, "\(question): \(run.errors)")
    }
  }

  /// What isn't changed is not said to be, and what is, is; filters or not.
  @Test func filteredFilesAreStillCompared() throws {
    let row = Row("", "git config filter.f.clean cat; echo '*.xib filter=f' >.git/info/attributes")
    let place = try makeRepository("asked", row)
    let run = try shell(#""$0" lint --format json --changed-since HEAD ."#, in: place)
    #expect(try run.objects().first?["documents"] as? Int == 1, "\(run.output)\(run.errors)")
  }

  /// Whoever opens a pipe waits for what nobody writes.
  @Test(arguments: [
    "printf '[include]\\n  path = pipe\\n' >>.git/config",
    "printf '[core]\\n  excludesFile = %s/.git/pipe\\n' \"$PWD\" >>.git/config",
  ])
  func aPipeIsNotWaitedFor(_ setting: String) throws {
    let place = try makeRepository("pipe", Row("a pipe", "mkfifo .git/pipe; " + setting))
    let run = try WorkerProgram.run(
      ["lint", "--changed-since", "HEAD~1", place], directory: place, environment: environment())
    #expect(run.status == 1 && run.errors.contains("git waits for something"), "\(run.errors)")
  }

  /// A device without an end in the place of a file takes neither the memory of the machine nor long.
  @Test(arguments: ["core.attributesFile", "diff.orderFile", "mailmap.file"])
  func whatHasNoEndIsNotReadToIt(_ setting: String) throws {
    let place = try makeRepository("zero", Row("", "git config \(setting) /dev/zero"))
    for question in Self.questions {
      let run = try shell("ulimit -t 20; \"$0\" \(question) </dev/null", in: place)
      #expect(run.status < 128, "\(question): \(run.errors)")
    }
  }

  /// A file of gigabytes takes a megabyte of a repository; what is larger than any document is none.
  @Test func aHugeVersionIsNotRead() throws {
    let place = try makeRepository(
      "huge",
      Row(
        "",
        """
        truncate -s 100M ../big && git update-index --cacheinfo "100644,$(git hash-object -w ../big),A.xib"
        rm ../big && git commit -qm huge && git checkout -q HEAD~1 -- A.xib
        """))
    for question in ["--revision HEAD", "--into ../v --revision HEAD"] {
      let run = try shell("ulimit -t 20; \"$0\" git versions \(question) A.xib", in: place)
      #expect(run.status == 1 && run.errors.contains("not read"), "\(question): \(run.errors)")
    }
  }

  /// What leads out of a repository is not written to.
  @Test(arguments: [
    "mv .git/info/* .; rmdir .git/info; mkdir ../out; ln -s ../../out .git/info",
    "echo mine >../out; ln -sf ../../../out .git/info/attributes",
  ])
  func installingFollowsNoLink(_ link: String) throws {
    let place = try makeRepository("links", Row("a link", link))
    let run = try WorkerProgram.run(
      ["git", "install", "--yes"], directory: place, environment: environment())
    #expect(run.status != 0 && run.errors.contains("leads out of the repository"), "\(run.errors)")
    #expect(
      try shell("cat ../out ../out/* 2>/dev/null || true", in: place).output.contains("ninefold")
        == false)
  }

  /// Where the repository is another user's, git's own words say so.
  @Test func anotherUsersRepositoryStaysRefused() throws {
    let place = try makeRepository("asked", Row("", "git config core.fsmonitor \"$P\""))
    let run = try shell(
      #""$0" lint --changed-since HEAD ."#, in: place, ["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"])
    #expect(run.status == 1 && run.errors.contains("dubious ownership"), "\(run.errors)")
    #expect(!hasRun)
  }

  /// Settings of whoever runs the program count on.
  @Test func settingsOfTheEnvironmentStay() throws {
    let place = try makeRepository("asked", Row("", "true"))
    let own = [
      "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.attributesFile",
      "GIT_CONFIG_VALUE_0": try folder.add("attributes", "*.storyboard diff=own\n"),
    ]
    let run = try shell(#""$0" git status"#, in: place, own)
    #expect(run.output.contains("diff is own"), "\(run.output)\(run.errors)")
  }
}

// MARK: - Settings

extension RepositoryProgramTests {
  /// A clone that lacks the first commit's document, which git fetches when it is asked for.
  private static func partial(_ url: String, _ setting: String = "true") -> String {
    """
    git config core.repositoryformatversion 1
    git config extensions.partialClone origin
    git config remote.origin.promisor true
    git config remote.origin.url "\(url)"
    git config protocol.allow always
    b=$(git rev-parse HEAD~1:A.xib)
    rm -f .git/objects/$(echo $b | cut -c1-2)/$(echo $b | cut -c3-)
    \(setting)
    """
  }

  private static func attributes(_ text: String, _ setting: String) -> String {
    "echo '*.xib \(text)' >.git/info/attributes\n\(setting)"
  }

  private static let show = "git show HEAD~1:A.xib"

  /// From git-config(1), gitattributes(5) and githooks(5).
  static let rows: [Row] =
    fetching + filters + [
      Row("core.fsmonitor", #"git config core.fsmonitor "$P""#, by: "git diff HEAD"),
      Row(
        "core.hooksPath",
        #"mkdir ../h$$ && ln -s "$P" ../h$$/post-index-change && git config core.hooksPath "$PWD/../h$$""#,
        by: "git diff HEAD"),
      Row(
        "hooks",
        """
        mkdir -p .git/hooks
        for h in post-index-change reference-transaction post-checkout pre-auto-gc fsmonitor-watchman; do
          ln -s "$P" .git/hooks/$h
        done
        """, by: "git diff HEAD"),
      Row(
        "include.path",
        #"git config -f .git/more core.fsmonitor "$P"; git config include.path more"#,
        by: "git diff HEAD"),
      Row(
        "config.worktree",
        """
        git config core.repositoryformatversion 1
        git config extensions.worktreeConfig true
        git config --worktree core.fsmonitor "$P"
        """, by: "git diff HEAD"),
      Row(
        "a .git that is a file",
        #"git config core.fsmonitor "$P"; mv .git ../elsewhere$$; echo "gitdir: ../elsewhere$$" >.git"#,
        by: "git diff HEAD"),
      Row(
        "a folder that looks like a repository",
        #"mv .git/* .; rm -r .git; git config -f config core.bare false; git config -f config core.worktree .; git config -f config core.fsmonitor "$P""#,
        by: "git diff HEAD --"),
      Row("core.pager", #"git config core.pager "$P"; git config pager.log "$P""#),
      Row(
        "gpg.program",
        """
        git config log.showSignature true
        for k in gpg.program gpg.openpgp.program gpg.ssh.program gpg.x509.program; do git config $k "$P"; done
        git cat-file commit HEAD >../c$$
        { sed '/^$/,$d' ../c$$
          printf 'gpgsig -----BEGIN PGP SIGNATURE-----\\n \\n x\\n -----END PGP SIGNATURE-----\\n\\ntwo\\n'
        } >../s$$
        git reset -q --soft $(git hash-object -t commit -w ../s$$)
        """, by: "git log"),
      Row("diff.external", #"git config diff.external "$P""#, by: "git diff HEAD"),
      Row(
        "diff.command", attributes("diff=d", #"git config diff.d.command "$P""#),
        by: "git diff HEAD"),
      Row(
        "diff.textconv", attributes("diff=d", #"git config diff.d.textconv "$P""#),
        by: "git show HEAD"),
      Row("merge.driver", attributes("merge=m", #"git config merge.m.driver "$P""#)),
      Row(
        "a submodule's settings",
        """
        git init -q m && git -C m commit -q --allow-empty -m one
        git add m && git commit -qm m && git -C m config core.fsmonitor "$P" && touch m/new
        git config diff.ignoreSubmodules none && git config diff.submodule diff
        git config submodule.recurse true && git config submodule.m.update "!$P"
        git config status.submoduleSummary true
        """, by: "git diff HEAD"),
      Row(
        "aliases",
        """
        for a in show log diff config cat-file rev-parse merge-base ls-files check-attr fetch; do
          git config alias.$a "!$P"
        done
        """),
      Row(
        "editors and tools",
        """
        for k in core.editor sequence.editor core.askPass core.alternateRefsCommand \\
          uploadpack.packObjectsHook gc.recentObjectsHook interactive.diffFilter trailer.t.command \\
          trailer.t.cmd tar.x.command man.m.cmd browser.b.cmd difftool.d.cmd mergetool.m.cmd guitool.g.cmd \\
          sendemail.smtpServer imap.tunnel instaweb.httpd; do git config $k "$P"; done
        git config diff.tool d; git config merge.tool m; git config trailer.t.key T
        """),
    ]

  /// What a fetch runs.
  private static let fetching = [
    Row(
      "core.sshCommand", partial("ssh://localhost/x", #"git config core.sshCommand "$P""#), by: show
    ),
    Row("core.gitProxy", partial("git://localhost/x", #"git config core.gitProxy "$P""#), by: show),
    Row("an ext URL", partial("ext::$P x"), by: show),
    Row(
      "remote.vcs", partial("$P x", "git config remote.origin.vcs ext"), by: show),
    Row(
      "url.insteadOf",
      partial("https://localhost/x", #"git config url."ext::$P ".insteadOf https://"#),
      by: show),
    Row(
      "remote.uploadpack", partial("$PWD", #"git config remote.origin.uploadpack "$P""#), by: show),
    Row(
      "credential.helper",
      partial(
        "https://localhost:1/x",
        #"git config credential.helper "!$P"; git config core.askPass "$P"; git config fetch.bundleURI "$P""#
      )),
  ]

  /// What is run for a file of the working tree.
  private static let filters = ["f", "a=b.c d", "ü"].flatMap { name in
    ["clean", "process"].map { kind in
      Row(
        "filter.\(name).\(kind)",
        """
        printf '[filter "\(name)"]\\n  \(kind) = "%s"\\n  smudge = "%s"\\n  required = true\\n' "$P" "$P" \\
          >>.git/config
        echo '*.xib filter=\(name == "a=b.c d" ? "a=b.c" : name)' >.git/info/attributes
        """, by: name == "a=b.c d" ? nil : "git diff HEAD")
    }
  }
}
