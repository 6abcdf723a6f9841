import Foundation
import Testing

/// What `meson-helpers/release` writes, in a repository of its own that has the files it changes.
@Suite struct ReleaseTests {
  private static let top = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL
  private static let version = "Sources/WorkerProtocol/Version.swift"
  private static let changelog = "Resources/Documentation/Changelog.md"
  private static let metainfo = "Resources/dev.ninefold.Ninefold.metainfo.xml"
  private static let changes = """
    # Changelog

    ## 0.3.0, not released
    - Tables & *grids*
      that are `wide`.
    - Dark style.

    ## 0.2.0, 2025-05-01
    - Rotation.

    """

  private func withRepository(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "release-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in [Self.version, Self.metainfo, "meson-helpers/release"] {
      let copy = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Self.top.appending(path: path), to: copy)
    }
    let changelog = folder.appending(path: Self.changelog)
    try FileManager.default.createDirectory(
      at: changelog.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Self.changes.write(to: changelog, atomically: true, encoding: .utf8)
    for arguments in [
      ["init", "-q"], ["config", "user.name", "A"], ["config", "user.email", "a@example.org"],
      ["add", "."], ["commit", "-qm", "Everything"],
    ] {
      try run(["git"] + arguments, in: folder)
    }
    try body(folder)
  }

  @discardableResult
  private func run(_ command: [String], in folder: URL, status: Int32 = 0) throws -> String {
    let run = try WorkerProgram.run(command, program: "/usr/bin/env", directory: folder.path)
    #expect(run.status == status, "\(command): \(run.output)\(run.errors)")
    return run.output + run.errors
  }

  private func release(_ version: String, in folder: URL, status: Int32 = 0) throws -> String {
    try run(
      [
        "meson-helpers/release", version, "--address", "https://example.org/a/ninefold/",
        "--date", "2026-02-03",
      ], in: folder, status: status)
  }

  @Test func aReleaseIsDatedDescribedAndTagged() throws {
    try withRepository { folder in
      _ = try release("0.3.0", in: folder)
      let text = { (path: String) in
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      }
      #expect(try text(Self.version).contains("programVersion = \"0.3.0\""))
      #expect(try text(Self.changelog).contains("\n## 0.3.0, 2026-02-03\n"))
      let metainfo = try text(Self.metainfo)
      for line in [
        "<url type=\"homepage\">https://example.org/a/ninefold</url>",
        "<image>https://example.org/a/ninefold/raw/v0.3.0/Resources/screenshot.png</image>",
        "<release version=\"0.3.0\" date=\"2026-02-03\">",
        "<li>Tables &amp; grids that are wide.</li>",
        "<release version=\"0.2.0\" date=\"2025-05-01\">",
      ] {
        #expect(metainfo.contains(line), "\(line)")
      }
      try run(["appstreamcli", "validate", "--no-net", Self.metainfo], in: folder)
      let tag = try run(["git", "cat-file", "tag", "v0.3.0"], in: folder)
      #expect(
        tag.hasSuffix("\nNinefold 0.3.0\n\n- Tables & *grids* that are `wide`.\n- Dark style.\n"))
      #expect(try run(["git", "status", "--porcelain"], in: folder) == "")
    }
  }

  /// The next release replaces what the one before it wrote of pictures and addresses.
  @Test func elementsAreNotRepeated() throws {
    try withRepository { folder in
      _ = try release("0.3.0", in: folder)
      let changelog = folder.appending(path: Self.changelog)
      let next = try String(contentsOf: changelog, encoding: .utf8).replacing(
        "## 0.3.0", with: "## 0.3.1, not released\n- A fault.\n\n## 0.3.0")
      try next.write(to: changelog, atomically: true, encoding: .utf8)
      try run(["git", "commit", "-qam", "A fault"], in: folder)
      _ = try release("0.3.1", in: folder)
      let metainfo = try String(
        contentsOf: folder.appending(path: Self.metainfo), encoding: .utf8)
      for (element, count) in [
        ("<releases>", 1), ("<screenshots>", 1), ("<url ", 3), ("<release ", 3), ("v0.3.0/", 0),
      ] {
        #expect(metainfo.ranges(of: element).count == count, "\(element)")
      }
    }
  }

  /// Each with what is said.
  @Test(arguments: [
    (version: "0.4.0", status: Int32(1), said: "“## 0.4.0, not released”"),
    (version: "0.3", status: 2, said: "three numbers"),
  ])
  func whatIsNotReadyIsSaidAndLeft(_ version: String, _ status: Int32, _ said: String) throws {
    try withRepository { folder in
      #expect(try release(version, in: folder, status: status).contains(said))
      #expect(try run(["git", "status", "--porcelain"], in: folder) == "")
      try Data("more".utf8).write(to: folder.appending(path: Self.changelog))
      #expect(try release("0.3.0", in: folder, status: 1).contains("aren't committed"))
    }
  }
}
