import Foundation
import Testing

@testable import Previewer
@testable import PreviewerModel
@testable import PreviewerWorker

/// The real program with a home of its own, seen from outside: its accessible tree, its pixels and
/// its processes.
final class RunningPreviewer {
  /// One node of the accessible tree, as assistive technology sees it.
  struct Node {
    let role: String
    let name: String
    let description: String
    /// What stands in a field.
    let text: String
    let states: Set<Substring>
    /// On the display, in pixels; 0 where the node is not shown.
    let x: Int
    let y: Int
    let width: Int
    let height: Int

    var isShown: Bool { height > 0 }
    var isFocused: Bool { states.contains("focused") }
  }

  let process = Process()
  let home: URL
  private let ended = DispatchSemaphore(value: 0)

  /// How long anything may take before a test fails, in seconds; far more than it does take.
  private static let patience = 60.0

  /// How often a tree that has what is wanted is looked at until it is the same as before.
  private static let mostLooks = 10

  /// - Parameters:
  ///   - document: a path; nil for none.
  ///   - options: of the command line.
  ///   - state: what the window is made to remember.
  ///   - environment: in addition to the tests' own.
  init(
    _ document: String?, options: [String] = [], state: WindowState = .init(),
    environment: [String: String] = [:]
  ) throws {
    home = FileManager.default.temporaryDirectory.appending(path: "ninefold-\(UUID())")
    let stateFile = home.appending(path: "ninefold/window.json")
    try FileManager.default.createDirectory(
      at: stateFile.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(state).write(to: stateFile)

    let directory = try #require(ProgramFiles.directory)
    process.executableURL = URL(filePath: directory + "/ninefold")
    process.arguments = options + (document.map { [$0] } ?? [])
    var variables = ProcessInfo.processInfo.environment
    for name in ["XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"] {
      variables[name] = home.path
    }
    // What the window says is compared with what is written in the sources.
    (variables["LC_ALL"], variables["LANGUAGE"]) = ("C.UTF-8", "en")
    variables["GDK_BACKEND"] = "x11"
    variables["GSK_RENDERER"] = "cairo"
    variables.merge(environment) { $1 }
    process.environment = variables
    process.standardError = FileHandle.nullDevice
    let ended = ended
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    try Desktop.movePointer(640, 400)
  }

  /// Ends the program and takes its home away.
  func end() {
    // As a user does; a program that vanishes confuses the accessibility bus for the next one.
    try? Desktop.press("ctrl+q")
    if ended.wait(timeout: .now() + 3) == .timedOut {
      // Milder signals are blocked in what the threads of tests start.
      kill(process.processIdentifier, SIGKILL)
      ended.wait()
    }
    try? FileManager.default.removeItem(at: home)
  }

  // MARK: - What is seen

  func tree() -> [Node] { Self.nodes(look()) }

  private func look() -> Data {
    (try? Looker.ask("tree \(process.processIdentifier)")) ?? Data()
  }

  private static func nodes(_ answer: Data) -> [Node] {
    String(decoding: answer, as: UTF8.self).split(separator: "\n").compactMap {
      let fields = $0.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 9 else { return nil }
      return Node(
        role: String(fields[0]), name: String(fields[1]), description: String(fields[2]),
        text: String(fields[3]), states: Set(fields[4].split(separator: ",")),
        x: Int(fields[5]) ?? 0, y: Int(fields[6]) ?? 0, width: Int(fields[7]) ?? 0,
        height: Int(fields[8]) ?? 0)
    }
  }

  /// Waits until the tree has what is wanted, and is the same at two looks: what is found can be clicked on then, and
  /// the next key meets a window that has taken the last one. Something may move for ever, such as a spinner.
  @discardableResult
  func waitAtRest<Value>(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation,
    for find: ([Node]) -> Value?
  ) throws -> Value {
    var last = Data()
    var looks = 0
    return try wait(what, sourceLocation: sourceLocation) {
      let answer = look()
      guard let value = find(Self.nodes(answer)) else { return nil }
      defer { last = answer }
      looks += 1
      return answer == last || looks == Self.mostLooks ? value : nil
    }
  }

  /// Waits at rest for a node.
  @discardableResult
  func waitForNode(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation,
    where isWanted: (Node) -> Bool
  ) throws -> Node {
    try waitAtRest(what, sourceLocation: sourceLocation) { $0.first(where: isWanted) }
  }

  /// Waits until something is there.
  @discardableResult
  func wait<Value>(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation, for find: () throws -> Value?
  ) throws -> Value {
    let end = Date(timeIntervalSinceNow: Self.patience)
    while Date() < end {
      if let value = try find() { return value }
      Thread.sleep(forTimeInterval: 0.1)
    }
    return try #require(nil, "waited in vain for \(what)", sourceLocation: sourceLocation)
  }

  /// Waits for a rectangle of a colour on the display whose width by height is near to a proportion.
  func waitForRectangle(
    of color: (UInt8, UInt8, UInt8), proportion: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try wait("a \(color) rectangle of \(proportion):1", sourceLocation: sourceLocation) {
      () -> Bool? in
      guard let bounds = try Desktop.screenshot().largest(of: color), bounds.height > 20 else {
        return nil
      }
      let found = Double(bounds.width) / Double(bounds.height)
      return abs(found / proportion - 1) < 0.02 ? true : nil
    }
  }

  /// The process of the worker, if it runs.
  func worker() -> Int32? {
    let output = try? Desktop.run("pgrep", ["-P", "\(process.processIdentifier)"])
    return output.flatMap { String(decoding: $0, as: UTF8.self).split(separator: "\n").first }
      .flatMap { Int32($0) }
  }
}
