import Foundation
import Testing

/// `meson-helpers/replay`: what redoes the merges of histories, on a repository made for it.
@Suite struct ReplayTests {
  @Test func theClassesHold() throws {
    let script = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../Replay/test_replay.py").standardizedFileURL.path
    let run = try WorkerProgram.run(
      ["-B", script, "--worker", try WorkerProgram.path], program: "/usr/bin/python3")
    #expect(run.status == 0, "\(run.errors.suffix(4000))")
  }
}
