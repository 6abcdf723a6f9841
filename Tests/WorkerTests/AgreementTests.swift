import Foundation
import Testing

/// `Tests/Agreement`: what measures how far the layout agrees with Interface Builder's, and fetches documents
/// to measure with.
@Suite struct AgreementTests {
  @Test func theMeasureAndItsListHold() throws {
    let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../Agreement")
      .standardizedFileURL.path
    let run = try WorkerProgram.run(
      ["-B", folder + "/test_agreement.py", "--worker", try WorkerProgram.path],
      program: "/usr/bin/python3")
    #expect(run.status == 0, "\(run.errors.suffix(4000))")
  }
}
