import Files
import Foundation
import Testing

/// The built `ninefold-worker`, which lies beside the program that runs the tests.
enum WorkerProgram {
  struct Run {
    let status: Int32
    let output: String
    let errors: String

    /// The lines of the output, decoded.
    func objects() throws -> [[String: Any]] {
      try output.split(separator: "\n").map { line in
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
      }
    }
  }

  enum Failure: Error {
    case notBuilt
  }

  /// Whether it is linked to what it uses alone, as `meson-helpers/build` has it: a debug build is one of
  /// `swift build`, which links the libraries that are loaded late as well.
  #if DEBUG
    static let isLinkedAsNeeded = false
  #else
    static let isLinkedAsNeeded = true
  #endif

  static var path: String {
    get throws {
      // A bundle may be run by itself, or be named to a runner that lies elsewhere.
      let programs = ["/proc/self/exe"] + CommandLine.arguments.filter { $0.hasSuffix(".xctest") }
      for program in programs {
        var directory = URL(fileURLWithPath: program).resolvingSymlinksInPath()
        for _ in 0..<4 {
          directory.deleteLastPathComponent()
          let candidate = directory.appendingPathComponent("ninefold-worker").path
          if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
        }
      }
      throw Failure.notBuilt
    }
  }

  /// - Parameter program: nil for the worker.
  static func run(
    _ arguments: [String], input: String = "", bytes: [UInt8]? = nil, program: String? = nil,
    directory: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try program ?? path)
    process.currentDirectoryURL = directory.map { URL(fileURLWithPath: $0) }
    process.arguments = arguments
    // English, whatever the language of who runs the tests; nothing is kept in the user's own cache, or
    // found there.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["LC_ALL": "C", "XDG_CACHE_HOME": "/dev/null"]) { $1 }.merging(environment) { $1 }
    let pipes = (input: Pipe(), output: Pipe(), errors: Pipe())
    process.standardInput = pipes.input
    process.standardOutput = pipes.output
    process.standardError = pipes.errors
    try process.run()
    let collected = Collected()
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      collected.errors = pipes.errors.fileHandleForReading.readDataToEndOfFile()
    }
    DispatchQueue.global().async(group: group) {
      try? pipes.input.fileHandleForWriting.write(
        contentsOf: bytes.map { Data($0) } ?? Data(input.utf8))
      try? pipes.input.fileHandleForWriting.close()
    }
    let output = pipes.output.fileHandleForReading.readDataToEndOfFile()
    group.wait()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
      errors: String(decoding: collected.errors, as: UTF8.self))
  }

  /// Changes what the program has kept in a file for its next run, so that its use is seen.
  static func changeKept(_ path: String, _ change: (String) -> String) throws {
    let file = URL(filePath: path)
    let files = KeptFiles(in: file.deletingLastPathComponent().path, [], limit: 1 << 20)
    let kept = try #require(files.read(file.lastPathComponent))
    files.keep(
      Array(change(String(decoding: kept, as: UTF8.self)).utf8), as: file.lastPathComponent)
  }

  /// Sendable without the compiler's check: read only after the group that writes it is done.
  private final class Collected: @unchecked Sendable {
    var errors = Data()
  }
}

/// A directory of its own for a test's files.
final class Folder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "ninefold-worker-tests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and returns its path.
  func add(_ name: String, _ text: String) throws -> String {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }
}

/// A storyboard with a navigation controller, `nav`, whose root is the controller `list`.
func stack(_ scenes: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="nav">
    <scenes>
      <scene sceneID="s1"><objects><navigationController id="nav" sceneMemberID="viewController">
        <navigationBar key="navigationBar" id="bar"/>
        <connections>
          <segue destination="list" kind="relationship" relationship="rootViewController" id="r"/>
        </connections>
      </navigationController></objects></scene>
      \(scenes)
    </scenes>
  </document>
  """
}
