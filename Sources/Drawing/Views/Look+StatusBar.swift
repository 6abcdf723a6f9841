import Languages
import Scenes
import Traits
import UIKitMetrics

extension Look {
  /// How a status bar is arranged.
  package struct StatusBar: Codable, Hashable, Sendable {
    package enum Form: String, Codable, Hashable, Sendable {
      case homeButton, notch, island, pad
    }

    package var form = Form.homeButton
    /// Points from the bar's top to the middle of what is in it; absent is the bar's own middle.
    package var middle: Double?
    /// The time, and on pads the date, where they aren't English.
    package var time: String?
    package var date: String?

    package init() {}
  }

  /// The status bar of a screen.
  /// - Parameter ink: nil for the colour of labels.
  package static func statusBar(
    on screen: Traits.Environment, of platform: Platform, in language: SystemLanguage, ink: Color?
  ) -> Look {
    var look = Look(kind: .statusBar)
    look.textColor = ink
    var bar = StatusBar()
    if screen.traits.userInterfaceIdiom == .pad {
      if platform.hasPadStatusBar { bar.form = .pad }
    } else if screen.safeArea.top > screen.statusBarHeight {
      bar.form = .island
      // Level with the island, whose middle is so much above the safe area.
      bar.middle = screen.safeArea.top - FixedMetric.islandMiddle
    } else if screen.statusBarHeight >= FixedMetric.leastNotch {
      bar.form = .notch
      bar.middle = screen.statusBarHeight * FixedMetric.notchMiddle
    }
    if !language.isEnglish {
      let dates = language.dates
      switch bar.form {
      case .notch, .island: bar.time = dates.shortTime(of: ShownMoment.moment)
      case .homeButton: bar.time = dates.text(.time, of: ShownMoment.moment)
      case .pad:
        bar.time = dates.text(.time, of: ShownMoment.moment)
        bar.date = dates.plainWeekdayAndDate(of: ShownMoment.moment)
      }
    }
    look.statusBar = bar == StatusBar() ? nil : bar
    return look
  }
}
