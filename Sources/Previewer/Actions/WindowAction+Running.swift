import Localization
import PreviewerCanvas
import PreviewerModel
import PreviewerPanels

extension WindowAction {
  /// The interface while it runs.
  static var running: [WindowAction] { runningActions + runningKeys + momentsAndEvents }

  private static var runningActions: [WindowAction] {
    [
      .toggle(
        "run", keys: ["<Control>i"],
        shortcut: (.running, localized("Run, or show the design again"))
      ) { if $1 { $0.run() } else { $0.preview.running.end() } },
      .command(
        "launch-screen", menu: (.canvas, localized("Show _Launch Screen")),
        keys: ["<Control><Shift>l"],
        shortcut: (.running, localized("Run, and stay at the launch screen until a key"))
      ) { $0.showLaunchScreen() },
      .command("play-from-here", menu: (.context, localized("_Run from Here"))) { window in
        if let controller = window.preview.selection.controller { window.run(from: controller) }
      },
    ]
  }

  private static var runningKeys: [WindowAction] {
    [
      .keys(
        "Left", "Right", group: .running,
        localized("Previous, next control or row; move the slider in focus")),
      .keys("Return", group: .running, localized("Use it")),
      .command(
        "back", keys: ["<Alt>Left"], otherKeys: ["<Alt><Shift>Left"],
        shortcut: (.running, localized("Go back, or show the hidden column"))
      ) { window in
        guard let step = window.preview.running.interaction?.shown?.stepOfEdgeSwipe else { return }
        window.preview.running.perform(step, title: localized("Back"))
      },
      .command(
        "swipe-down", keys: ["<Alt>Down"], otherKeys: ["<Alt><Shift>Down"],
        shortcut: (.running, localized("Swipe down on what is presented"))
      ) { window in
        guard window.preview.running.interaction?.shown?.presentsSomething == true else { return }
        window.preview.running.perform(
          .dismiss(interactively: true), title: localized("Swipe down"))
      },
      .keys(
        "Page_Up", "Page_Down", group: .running, localized("Previous, next page; scroll by a page")),
      .keys("Home", "End", group: .running, localized("Scroll to the top, to the end")),
      .keys("Escape", group: .running, localized("Dismiss what is in front")),
      .keys(
        "<Shift>Return", group: .running, localized("Slowly, with any of these keys or a click")),
    ]
  }

  private static var momentsAndEvents: [WindowAction] {
    [
      .keys(
        "comma", "period", group: .running, localized("Earlier, later moment of the transition")),
      .keys("r", group: .running, localized("Play the transition again")),
      .command(
        "window-part", keys: ["<Control>m"],
        shortcut: (.running, localized("Window: full screen, Split View, free size"))
      ) { window in
        if window.preview.running.interaction != nil {
          window.runningBar.popUpWindow()
        } else {
          window.compareBar.parts.popUp()
        }
      },
      .command(
        "copy-events", keys: ["<Control><Shift>c"],
        shortcut: (.running, localized("Copy the event log"))
      ) { $0.events.copy() },
      .command(
        "clear-events", keys: ["<Control>l"], shortcut: (.running, localized("Clear the event log"))
      ) { $0.events.clear() },
    ]
  }
}
