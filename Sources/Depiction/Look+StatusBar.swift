import Drawing
import Languages
import Traits
import UIKitMetrics

extension Traits.Environment {
  /// Where the status bar is that stands at the camera's edge, in points from the screen's corner; nil where it lies.
  var statusColumnFrame: Rect? {
    statusColumn.map { column in
      Rect(
        x: safeArea.left > safeArea.right ? 0 : size.width - column.width, y: 0,
        width: column.width, height: column.height)
    }
  }
}

extension Look {
  /// The status bar of a screen.
  /// - Parameter ink: nil for the colour of labels.
  static func statusBar(
    on screen: Traits.Environment, of platform: Platform, in language: SystemLanguage, ink: Color?
  ) -> Look {
    var look = Look(kind: .statusBar)
    look.textColor = ink
    look.system = platform.drawnMajor
    var bar = StatusBar()
    if screen.traits.userInterfaceIdiom == .pad {
      if platform.hasPadStatusBar { bar.form = .pad }
    } else if screen.statusColumn != nil {
      bar.form = .column
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
      case .notch, .island, .column: bar.time = dates.shortTime(of: ShownMoment.moment)
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
