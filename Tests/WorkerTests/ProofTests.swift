import Foundation
import Testing

/// Runs the programs in `Tests/Proofs`, which check the worker's answers without any of Ninefold's own
/// code: each ends with status 0 if it found nothing wrong, and otherwise says what.
///
/// With `NINEFOLD_CORPUS` set they take documents from that folder. `NINEFOLD_PROOFS=all` checks every
/// document on every screen, which takes minutes with a worker that is built for debugging;
/// `NINEFOLD_WORKER` names another one.
@Suite struct ProofTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let corpus = environment["NINEFOLD_CORPUS"]
  private static let isWhole = environment["NINEFOLD_PROOFS"] == "all"
  private static let top = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..")
    .standardizedFileURL.path
  private static let samples = top + "/Resources/Samples"

  /// Debian's interpreter, for which `meson-helpers/setup test` installs SciPy.
  private func prove(_ program: String, _ arguments: [String]) throws {
    let worker = try Self.environment["NINEFOLD_WORKER"] ?? WorkerProgram.path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments =
      ["-B", Self.top + "/Tests/Proofs/" + program, "--worker", worker] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(program) \(arguments):\n\(text.suffix(4000))")
  }

  @Test func theChecksFindWhatIsWrong() throws {
    try prove("test_proofs.py", [])
  }

  // MARK: Required constraints

  @Test func requiredConstraintsOfTheSamplesHold() throws {
    try prove("required_constraints.py", (Self.isWhole ? [] : ["--screens", "8"]) + [Self.samples])
  }

  @Test(arguments: [
    ["--content-size", "extraSmall"], ["--content-size", "accessibilityExtraExtraExtraLarge"],
    ["--layout-direction", "rightToLeft"],
  ])
  func requiredConstraintsOfTheSamplesHoldForOtherUsers(options: [String]) throws {
    try prove("required_constraints.py", ["--screens", "4"] + options + [Self.samples])
  }

  @Test(.enabled(if: corpus != nil, "set NINEFOLD_CORPUS to a folder of documents"))
  func requiredConstraintsHold() throws {
    let folder = try #require(Self.corpus)
    let sample = ["--documents", "200", "--screens", "1"]
    try prove("required_constraints.py", (Self.isWhole ? [] : sample) + [folder])
  }

  // MARK: Segues

  @Test func statesOfTheSamplesHold() throws {
    try prove("segues.py", (Self.isWhole ? [] : ["--segues", "24"]) + [Self.samples])
  }

  @Test(.enabled(if: corpus != nil, "set NINEFOLD_CORPUS to a folder of documents"))
  func statesHold() throws {
    let folder = try #require(Self.corpus)
    try prove("segues.py", (Self.isWhole ? [] : ["--segues", "80"]) + [folder])
  }

  // MARK: Priorities

  @Test func prioritiesOfGeneratedDocumentsAreAtTheirOptimum() throws {
    let count = Self.isWhole ? 4000 : 100
    try prove("priority_levels.py", ["--generated", "\(count)", "--systems", "\(2 * count)"])
  }

  @Test func prioritiesOfTheSamplesAreAtTheirOptimum() throws {
    try prove("priority_levels.py", ["--systems", "10", Self.samples])
  }

  @Test(.enabled(if: corpus != nil, "set NINEFOLD_CORPUS to a folder of documents"))
  func prioritiesAreAtTheirOptimum() throws {
    let folder = try #require(Self.corpus)
    try prove("priority_levels.py", ["--systems", Self.isWhole ? "5000" : "500", folder])
  }

  // MARK: Diagnosis

  @Test func whatIsSaidOfTheSamplesFollows() throws {
    try prove("diagnosis.py", ["--scenes", "20", Self.samples])
  }

  @Test func whatIsSaidOfGeneratedDocumentsFollows() throws {
    try prove("diagnosis.py", ["--generated", Self.isWhole ? "1000" : "40"])
  }

  @Test(.enabled(if: corpus != nil, "set NINEFOLD_CORPUS to a folder of documents"))
  func whatIsSaidFollows() throws {
    let folder = try #require(Self.corpus)
    try prove("diagnosis.py", ["--scenes", Self.isWhole ? "5000" : "150", folder])
  }

  /// Of the figures reached so far, for the documents that they are for.
  @Test(.enabled(if: corpus != nil, "set NINEFOLD_CORPUS to a folder of documents"))
  func marksOfInterfaceBuilderAreFound() throws {
    let limits = ["--least", "misplaced=55:49", "--least", "ambiguous=59:41"]
    try prove("marks.py", limits + [try #require(Self.corpus)])
  }
}
