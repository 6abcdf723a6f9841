import Foundation
import Testing

/// Saving is killed at one system call after the other, or told that it failed, with strace: the file is always
/// the old or the new one, as a whole.
@Suite struct KilledSaveTests {
  private static let strace = "/usr/bin/strace"
  private static let canTrace: Bool = {
    let run = try? WorkerProgram.run(["-o", "/dev/null", "/bin/true"], program: strace)
    return run?.status == 0
  }()

  /// All that changes anything on a disk, or ends that.
  private static let calls =
    "openat,write,pwrite64,fchmod,fallocate,ftruncate,flock,fsync,fdatasync,close,rename,renameat,renameat2,"
    + "unlink,unlinkat"

  private let folder: Folder
  private let path: String
  private var log: String { folder.path + "/calls.log" }

  init() throws {
    folder = try Folder()
    path = try folder.add("view.xib", Fixtures.xib)
  }

  /// - Parameter constant: Of more or fewer digits than it has.
  private func edit(_ constant: String, _ tracing: [String]) throws -> WorkerProgram.Run {
    try WorkerProgram.run(
      ["-f", "-qq", "-o", log] + tracing + [
        try WorkerProgram.path, "edit", "--set", "c-0-x", "constant", constant, "--in-place", path,
      ], program: Self.strace)
  }

  private func contents() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  /// All calls of a save, each with its name, and how many of that name there have been.
  /// - Parameter start: What the first of them has in it; what comes before only reads.
  private func calls(from start: String) throws -> [(line: String, name: String, number: Int)] {
    let lines = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
      .filter { $0.contains("(") && !$0.contains("resumed>") }
    let first = try #require(lines.firstIndex { $0.contains(start) })
    return (first..<lines.count).compactMap { index in
      guard let name = Self.name(of: lines[index]) else { return nil }
      return (
        String(lines[index]), name, lines[...index].count { Self.name(of: $0) == name }
      )
    }
  }

  @Test(.enabled(if: canTrace, "strace isn't installed, or may not trace"))
  func theFileIsTheOldOrTheNewOne() throws {
    #expect(try edit("9", ["-e", "trace=" + Self.calls]).status == 0)
    let new = try contents()
    #expect(new != Fixtures.xib)
    let name = String(URL(fileURLWithPath: path).lastPathComponent)
    var kept = 0
    var replaced = 0
    for call in try calls(from: "O_EXCL") {
      try Fixtures.xib.write(toFile: path, atomically: false, encoding: .utf8)
      let run = try edit("9", ["-e", "inject=\(call.name):signal=KILL:when=\(call.number)"])
      let text = try contents()
      #expect(text == Fixtures.xib || text == new, "killed at \(call.line)")
      if text == new { replaced += 1 } else { kept += 1 }
      #expect(run.status != 0 || text == new)
      // What is left beside it has another name, which nothing opens, and goes with the next save.
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(left.allSatisfy { $0 == name || $0 == "calls.log" || $0.hasPrefix(".view.xib.") })
      #expect(left.count <= 3)
    }
    print(
      "killed at \(kept + replaced) calls: \(kept) times the old file, \(replaced) times the new one"
    )
    #expect(kept > 2 && replaced > 0)
    #expect(try edit("9", ["-e", "trace=close"]).status == 0)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(left.sorted() == ["calls.log", name])
  }

  /// A file with two names is written in place. One that is killed before its end is cut off has empty lines
  /// there.
  @Test(
    .enabled(if: canTrace, "strace isn't installed, or may not trace"), arguments: ["9", "1234.5"])
  func aFileThatIsWrittenInPlaceIsTheOldOrTheNewOne(_ constant: String) throws {
    try #require(link(path, folder.path + "/other.xib") == 0)
    #expect(try edit(constant, ["-e", "trace=" + Self.calls]).status == 0)
    let new = try contents()
    for call in try calls(from: "O_RDWR") {
      try Fixtures.xib.write(toFile: path, atomically: false, encoding: .utf8)
      _ = try edit(constant, ["-e", "inject=\(call.name):signal=KILL:when=\(call.number)"])
      let text = try contents()
      let rest = text.hasPrefix(new) ? text.dropFirst(new.count) : ""
      #expect(
        text == Fixtures.xib || (text.hasPrefix(new) && rest.allSatisfy { $0 == "\n" }),
        "killed at \(call.line)")
    }
    #expect(try String(contentsOfFile: folder.path + "/other.xib", encoding: .utf8) == contents())
  }

  @Test(
    .enabled(if: canTrace, "strace isn't installed, or may not trace"),
    arguments: ["ENOSPC", "EDQUOT", "EIO"], [true, false])
  func whatFailsLeavesTheOldFile(_ error: String, isInPlace: Bool) throws {
    if isInPlace { try #require(link(path, folder.path + "/other.xib") == 0) }
    #expect(try edit("1234.5", ["-e", "trace=" + Self.calls]).status == 0)
    for call in try calls(from: isInPlace ? "O_RDWR" : "O_EXCL")
    where ["write", "pwrite64", "fallocate", "ftruncate", "fsync", "rename"].contains(call.name) {
      // Once all is there the folder is synced, and what is cut off.
      if call.name == "fsync", call.number > 1 { continue }
      if call.name == "write", !call.line.contains("<?xml") { continue }
      try Fixtures.xib.write(toFile: path, atomically: false, encoding: .utf8)
      let injection = "inject=\(call.name):error=\(error):when=\(call.number)"
      let run = try edit("1234.5", ["-e", injection])
      #expect(run.status != 0, "\(call.line)")
      // Calls are counted by thread: what fails to be written is the message, too.
      if call.name != "write" { #expect(run.errors.contains("can't be written"), "\(call.line)") }
      #expect(try contents() == Fixtures.xib, "\(call.line)")
    }
  }

  /// A container may have the file alone mounted, which nothing can take the place of.
  @Test(
    .enabled(if: canTrace, "strace isn't installed, or may not trace"),
    arguments: ["EBUSY", "EXDEV", "EPERM", "EACCES"])
  func whatCannotBeReplacedIsWrittenInPlace(_ error: String) throws {
    let run = try edit("1234.5", ["-e", "inject=rename:error=\(error)"])
    #expect(run.status == 0, "\(run.errors)")
    let new = Fixtures.xib.replacing(#""8" id="c-0-x""#, with: #""1234.5" id="c-0-x""#)
    #expect(try contents() == new)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(left.sorted() == ["calls.log", "view.xib"])
  }

  /// A disk that is full in the middle of the new bytes, as a limit of the file's size is: there is no room for
  /// them before the first one is changed.
  @Test func aFullDiskChangesNothing() throws {
    try #require(link(path, folder.path + "/other.xib") == 0)
    let run = try WorkerProgram.run(
      [
        "-c", "trap '' XFSZ; ulimit -f 1; exec \"$@\"", "sh", WorkerProgram.path, "edit", "--set",
        "c-0-x", "constant", "1234.5", "--in-place", path,
      ], program: "/bin/bash")
    #expect(run.status != 0 && run.errors.contains("can't be written"))
    #expect(try contents() == Fixtures.xib)
  }

  /// Of a line such as `123 openat(AT_FDCWD, …`.
  private static func name(of line: Substring) -> String? {
    line.prefix { $0 != "(" }.split(separator: " ").last.map(String.init)
  }
}
