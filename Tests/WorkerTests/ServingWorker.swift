import Foundation

/// A worker that serves, to be asked and looked at while it works.
final class ServingWorker {
  private let program = Process()
  private let (input, output) = (Pipe(), Pipe())
  private var rest = Data()

  /// - Parameter directory: The folder that it works in; nil for this process's.
  init(directory: String? = nil, environment: [String: String] = [:]) throws {
    program.executableURL = URL(fileURLWithPath: try WorkerProgram.path)
    program.arguments = ["serve"]
    program.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C"]) { $1 }
      .merging(environment) { $1 }
    if let directory { program.currentDirectoryURL = URL(filePath: directory) }
    program.standardInput = input
    program.standardOutput = output
    try program.run()
  }

  var process: Int32 { program.processIdentifier }

  func send(_ message: String) {
    input.fileHandleForWriting.write(Data((message + "\n").utf8))
  }

  /// The next line that it answers; nil where it has ended.
  func receive() -> String? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest = Data(rest[(end + 1)...]) }
        return String(decoding: rest[..<end], as: UTF8.self)
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return nil }
      rest += more
    }
  }

  /// The processes that it has started.
  var children: [Int32] {
    let tasks = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.flatMap { thread in
      let text = try? String(contentsOfFile: "\(tasks)/\(thread)/children", encoding: .utf8)
      return (text ?? "").split(separator: " ").compactMap { Int32($0) }
    }
  }

  /// The process that it starts next, once that can do no harm any more; nil where it starts none.
  func child() -> Int32? {
    for _ in 0..<10_000 {
      if let child = children.first, Self.fields(of: child, "status")?["Seccomp"] == "2" {
        return child
      }
      usleep(1_000)
    }
    return nil
  }

  /// What the kernel says of a process.
  static func fields(of process: Int32, _ file: String) -> [String: String]? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/\(file)", encoding: .utf8) else {
      return nil
    }
    let lines = text.split(separator: "\n").map { $0.split(separator: ":", maxSplits: 1) }
    return Dictionary(
      lines.filter { $0.count == 2 }.map {
        (String($0[0]), $0[1].trimmingCharacters(in: .whitespaces))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// It ends with its input; nobody waits for that.
  func stop() { try? input.fileHandleForWriting.close() }
}
