import CGtk
import Foundation
import Testing
import WorkerProtocol

@testable import PreviewerModel
@testable import PreviewerWorker

/// The supervisor with real processes: shell scripts that behave as bad workers do.
@MainActor
@Suite(.serialized)
struct WorkerSupervisorTests {
  /// Asks a worker for one layout and returns what came of it, and how often it was started.
  private func outcome(of script: String, patience: Int = 5000) throws -> (
    outcome: WorkerSupervisor.Outcome, starts: Int
  ) {
    let directory = FileManager.default.temporaryDirectory.appending(path: "worker-\(UUID())")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let program = directory.appending(path: "ninefold-worker")
    let log = directory.appending(path: "starts")
    try "#!/bin/sh\necho start >> '\(log.path)'\n\(script)\n".write(
      to: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)

    let supervisor = WorkerSupervisor(patience: patience, program: program.path)
    defer { supervisor.shutDown() }
    var outcome: WorkerSupervisor.Outcome?
    supervisor.onOutcome = { outcome = $0 }
    supervisor.want(SupervisionPolicyTests.request("SE"))
    let end = Date(timeIntervalSinceNow: 20)
    while outcome == nil, Date() < end {
      g_main_context_iteration(nil, 0)
      Thread.sleep(forTimeInterval: 0.001)
    }
    let starts = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    return (try #require(outcome), starts.split(separator: "\n").count)
  }

  @Test func anAnswerArrives() throws {
    let (outcome, starts) = try outcome(
      of: #"read -r request; echo '{"jsonrpc":"2.0","id":1,"result":{"file":"a"}}'; read -r end"#)
    guard case .resolved(let result) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(result.file == "a")
    #expect(starts == 1)
  }

  @Test func whatIsNoAnswerIsPassedOver() throws {
    let (outcome, _) = try outcome(
      of: #"""
        read -r request
        printf 'hello\n\n{"id":null}\n{"jsonrpc":"2.0","id":99,"result":{"file":"b"}}\n'
        echo '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"No."}}'
        read -r end
        """#)
    guard case .refused(let error) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(error.message == "No.")
  }

  @Test func aWorkerThatDiesTwiceIsGivenUpWithItsLastWords() throws {
    let (outcome, starts) = try outcome(of: "read -r request; echo 'last words' >&2; exit 3")
    guard case .failed(.gaveUp(let reason), let standardError) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(reason == "It exited with status 3.")
    #expect(standardError == "last words")
    #expect(starts == 2)
  }

  @Test func aWorkerThatHangsIsEndedAndTriedOnceMore() throws {
    let (outcome, starts) = try outcome(
      of: "echo 'thinking' >&2; exec sleep 60", patience: 200)
    guard case .failed(.gaveUp(let reason), let standardError) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(reason.contains("did not answer in time"))
    #expect(standardError == "thinking")
    #expect(starts == 2)
  }

  /// A worker that counts what it is asked: answers have the number as their file.
  private static let counting = #"""
    number=0
    while read -r request; do
      number=$((number + 1))
      id=$(printf '%s' "$request" | sed 's/.*"id":\([0-9]*\).*/\1/')
      echo "{\"jsonrpc\":\"2.0\",\"id\":$id,\"result\":{\"file\":\"$number\"}}"
    done
    """#

  /// Going back to a layout, or on to one that was foreseen, asks the worker nothing; another version of the document
  /// and one that is tried again do.
  @Test func whatWasAnsweredOrForeseenIsHeld() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "worker-\(UUID())")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let program = directory.appending(path: "ninefold-worker")
    try "#!/bin/sh\n\(Self.counting)\n".write(to: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let supervisor = WorkerSupervisor(program: program.path)
    defer { supervisor.shutDown() }
    var files: [String] = []
    supervisor.onOutcome = { if case .resolved(let result) = $0 { files.append(result.file) } }
    func answers(_ count: Int, after ask: () -> Void) -> [String] {
      ask()
      let end = Date(timeIntervalSinceNow: 20)
      while files.count < count, Date() < end {
        g_main_context_iteration(nil, 0)
        Thread.sleep(forTimeInterval: 0.001)
      }
      return files
    }
    func want(_ device: String, stamp: String = "1") {
      supervisor.want(SupervisionPolicyTests.request(device, stamp: stamp))
    }
    #expect(answers(1) { want("SE") } == ["1"])
    #expect(answers(2) { want("Air") } == ["1", "2"])
    #expect(answers(3) { want("SE") } == ["1", "2", "1"])
    guard case .resolve(let next) = SupervisionPolicyTests.parameters("mini") else { return }
    supervisor.foresee([next])
    // Asked after what was foreseen, and answered after it.
    supervisor.onEdit = { _ in files.append("edit") }
    #expect(answers(4) { supervisor.edit(EditParameters(file: "a")) }.last == "edit")
    #expect(answers(5) { want("mini") }.last == "3")
    #expect(answers(6) { want("SE", stamp: "2") }.last == "5")
    #expect(answers(7) { want("SE", stamp: "2") }.last == "5")
    #expect(answers(8) { supervisor.retry() }.last == "6")
  }

  /// What is asked while the last answer of a worker that has ended is still being read is told to nobody: the next
  /// worker needs all of the text. A long answer is being read for longer than the worker takes to end.
  @Test func theNextWorkerIsToldTheWholeText() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "worker-\(UUID())")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let program = directory.appending(path: "ninefold-worker")
    let (ended, heard) = (directory.appending(path: "ended"), directory.appending(path: "heard"))
    try #"""
    #!/bin/sh
    if [ -e '\#(ended.path)' ]; then
      while read -r line; do echo "$line" >> '\#(heard.path)'; done
      exit
    fi
    touch '\#(ended.path)'
    read -r request
    printf '{"jsonrpc":"2.0","id":1,"result":{"file":"'
    head -c 8000000 /dev/zero | tr '\0' a
    echo '"}}'
    """#.write(to: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)

    let supervisor = WorkerSupervisor(program: program.path)
    defer { supervisor.shutDown() }
    var edit = EditParameters(file: "a.xib")
    edit.text = "<document/>"
    supervisor.onOutcome = { [weak supervisor] _ in supervisor?.edit(edit) }
    supervisor.want(SupervisionPolicyTests.request("SE"))
    func lines() -> [Substring] {
      ((try? String(contentsOf: heard, encoding: .utf8)) ?? "").split(separator: "\n")
    }
    let end = Date(timeIntervalSinceNow: 20)
    while !lines().contains(where: { $0.contains(#""method":"edit""#) }), Date() < end {
      g_main_context_iteration(nil, 0)
      Thread.sleep(forTimeInterval: 0.001)
    }
    let told = lines()
    #expect(told.contains { $0.contains(#""method":"edit""#) })
    #expect(told.contains { $0.contains("didChange") && $0.contains("<document") }, "\(told)")
  }

  @Test func aProgramThatIsNotThereIsReported() throws {
    let supervisor = WorkerSupervisor(program: "/nonexistent/ninefold-worker")
    defer { supervisor.shutDown() }
    var failure: SupervisionPolicy.Failure?
    supervisor.onOutcome = { if case .failed(let reason, _) = $0 { failure = reason } }
    supervisor.want(SupervisionPolicyTests.request("SE"))
    while g_main_context_iteration(nil, 0) != 0 {}
    guard case .notStarted(let reason)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(reason.contains("/nonexistent/ninefold-worker"))
  }
}
