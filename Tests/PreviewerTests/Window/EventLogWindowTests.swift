import Foundation
import Testing

@testable import PreviewerModel

/// The event log in the real window.
extension WindowTests {
  /// A machine on which others have nearly all of the time: whatever is due after a tenth of a second is
  /// due at once.
  private func onABusyMachine(_ previewer: RunningPreviewer, _ body: () throws -> Void) rethrows {
    let process = previewer.process.processIdentifier
    let (stop, stopped) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    Thread.detachNewThread {
      repeat {
        kill(process, SIGSTOP)
        usleep(120_000)
        kill(process, SIGCONT)
        usleep(4_000)
      } while stop.wait(timeout: .now()) == .timedOut
      stopped.signal()
    }
    defer {
      stop.signal()
      stopped.wait()
    }
    try body()
  }

  @Test func theEventLogShowsTheLastStepOnABusyMachineToo() throws {
    try withWindow(choice: .device("iPhone SE (1st generation)", .portrait)) { previewer, _ in
      try previewer.waitForRectangle(of: Self.red, proportion: 320.0 / 568)
      try Desktop.press("ctrl+i", "shift+F8")
      let launch = try previewer.waitForNode("the launch") { $0.name == "Launch" && $0.isShown }
      for step in 1...4 {
        // For as long as the interface is laid out and its rows are made.
        try onABusyMachine(previewer) {
          try Desktop.press(step % 2 == 1 ? "ctrl+Right" : "ctrl+Left")
          Thread.sleep(forTimeInterval: 1.5)
        }
        let list = try previewer.waitForNode("the log") { $0.role == "list" && $0.name == "Events" }
        try previewer.waitForNode("step \(step) in sight") {
          $0.name.hasPrefix("\(step). ") && $0.y >= list.y && $0.height == launch.height
            && $0.y + $0.height <= list.y + list.height
        }
      }
    }
  }
}
