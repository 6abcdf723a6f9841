import Foundation
import Testing

/// Saving is killed at one system call after the other, with strace: the file is always the old or the new
/// one, as a whole.
@Suite struct KilledSaveTests {
  private static let strace = "/usr/bin/strace"
  private static let canTrace: Bool = {
    let run = try? WorkerProgram.run(["-o", "/dev/null", "/bin/true"], program: strace)
    return run?.status == 0
  }()

  /// All that changes anything on a disk, or ends that.
  private static let calls =
    "openat,write,pwrite64,fchmod,fsync,fdatasync,close,rename,renameat,renameat2,unlink,unlinkat"

  @Test(.enabled(if: canTrace, "strace isn't installed, or may not trace"))
  func theFileIsTheOldOrTheNewOne() throws {
    let folder = try Folder()
    let path = try folder.add("view.xib", Fixtures.xib)
    let log = folder.path + "/calls.log"
    func edit(_ tracing: [String]) throws -> WorkerProgram.Run {
      try WorkerProgram.run(
        ["-f", "-qq", "-o", log] + tracing + [
          try WorkerProgram.path, "edit", "--set", "c-0-x", "constant", "9", "--in-place", path,
        ], program: Self.strace)
    }
    #expect(try edit(["-e", "trace=" + Self.calls]).status == 0)
    let new = try String(contentsOfFile: path, encoding: .utf8)
    #expect(new != Fixtures.xib)
    let calls = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
      .filter { $0.contains("(") && !$0.contains("resumed>") }
    // From where the file is saved on; what comes before only reads.
    let first = try #require(calls.firstIndex { $0.contains("O_EXCL") })
    let name = String(URL(fileURLWithPath: path).lastPathComponent)
    var kept = 0
    var replaced = 0
    // By the names of calls, as each has a count of its own.
    for index in first..<calls.count {
      guard let call = Self.name(of: calls[index]) else { continue }
      let number = calls[...index].count { Self.name(of: $0) == call }
      try Fixtures.xib.write(toFile: path, atomically: false, encoding: .utf8)
      let run = try edit(["-e", "inject=\(call):signal=KILL:when=\(number)"])
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text == Fixtures.xib || text == new, "killed at \(calls[index])")
      if text == new { replaced += 1 } else { kept += 1 }
      #expect(run.status != 0 || text == new)
      // What is left beside it has another name, which nothing opens.
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(left.allSatisfy { $0 == name || $0 == "calls.log" || $0.hasPrefix(".view.xib.") })
    }
    print(
      "killed at \(kept + replaced) calls: \(kept) times the old file, \(replaced) times the new one"
    )
    #expect(kept > 2 && replaced > 0)
  }

  /// Of a line such as `123 openat(AT_FDCWD, …`.
  private static func name(of line: Substring) -> String? {
    line.prefix { $0 != "(" }.split(separator: " ").last.map(String.init)
  }
}
