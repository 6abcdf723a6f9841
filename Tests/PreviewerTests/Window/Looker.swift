import Foundation
import Synchronization

/// The program beside the tests that looks at their display, `Tests/Desktop/looker.py`. It ends with them, as its
/// input does.
final class Looker: Sendable {
  static let shared = Result { try Looker() }

  /// Requests and answers of two threads don't mix.
  private let pipes: Mutex<(requests: FileHandle, answers: FileHandle)>

  private init() throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = ["-B", Self.program]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    pipes = Mutex((input.fileHandleForWriting, output.fileHandleForReading))
  }

  private static let program = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Desktop/looker.py")
    .path

  /// The answer to a request, of which the program says what there is.
  static func ask(_ request: String) throws -> Data {
    try shared.get().ask(request)
  }

  private func ask(_ request: String) throws -> Data {
    try pipes.withLock { pipes in
      try pipes.requests.write(contentsOf: Data((request + "\n").utf8))
      var count = 0
      while let byte = try pipes.answers.read(upToCount: 1)?.first, byte != UInt8(ascii: "\n") {
        count = count * 10 + Int(byte) - Int(UInt8(ascii: "0"))
      }
      guard let answer = try pipes.answers.read(upToCount: count), answer.count == count else {
        throw Desktop.Failure(description: "looker.py ended at “\(request)”")
      }
      return answer
    }
  }
}
