import Foundation

/// A Wayland compositor, in a window that covers the display of the tests.
final class Weston {
  /// Whether to test on Wayland: how soon a compositor gives the focus differs from machine to machine.
  static let isWanted = ProcessInfo.processInfo.environment["NINEFOLD_WAYLAND"] != nil

  private let process = Process()
  private let directory = FileManager.default.temporaryDirectory.appending(path: "weston-\(UUID())")
  private let ended = DispatchSemaphore(value: 0)

  private static let socket = "wayland-of-tests"

  /// What makes a program one of its clients.
  var environment: [String: String] {
    ["GDK_BACKEND": "wayland", "XDG_RUNTIME_DIR": directory.path, "WAYLAND_DISPLAY": Self.socket]
  }

  init() throws {
    try FileManager.default.createDirectory(
      at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    process.executableURL = URL(filePath: "/usr/bin/env")
    // Drawn by the processor alone, and without a screen saver.
    process.arguments = [
      "weston", "--backend=x11-backend.so", "--use-pixman", "--no-config", "--idle-time=0",
      "--width=1600", "--height=1000", "--socket=" + Self.socket,
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["XDG_RUNTIME_DIR": directory.path]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let ended = ended
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    let socket = directory.appending(path: Self.socket).path
    let end = Date(timeIntervalSinceNow: 20)
    while !FileManager.default.fileExists(atPath: socket) {
      guard Date() < end else { throw Desktop.Failure(description: "weston doesn't start") }
      Thread.sleep(forTimeInterval: 0.05)
    }
  }

  func end() {
    // Milder signals are blocked in what the threads of tests start.
    kill(process.processIdentifier, SIGKILL)
    ended.wait()
    try? FileManager.default.removeItem(at: directory)
  }
}
