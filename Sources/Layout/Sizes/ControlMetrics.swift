import Languages
import Scenes
import TextMetrics
import Traits
import UIKitMetrics

/// Intrinsic sizes of the controls whose size is no text's, as the platform has them. Those that are a figure are in the
/// controls' files; here are those that depend on what is around the control, and on the pixels of its screen.
///
/// Points, of the alignment rectangle.
struct ControlMetrics {
  let view: View
  let scene: Scene
  let text: any TextMeasurer
  let grid: PixelGrid

  private var platform: Platform { scene.platform }

  var size: IntrinsicSize {
    switch view.kind {
    case .slider:
      IntrinsicSize(width: nil, height: platform.sliderHeight(inToolbar: isIn(.toolbar)))
    case .pageControl: pageControlSize
    case .segmentedControl: segmentedControlSize
    case .pickerView: wheelsSize
    case .datePicker: datePickerSize
    case .toolbar:
      IntrinsicSize(
        width: nil, height: platform.ownToolbarHeight(Platform.BarPlace(scene.environment)))
    default: view.fixedSize(on: platform) ?? .none
    }
  }

  private var pageControlSize: IntrinsicSize {
    IntrinsicSize(
      platform.pageControlSize(
        pages: Double(max(1, PageControl(view).numberOfPages)), up: grid.up, nearest: grid.nearest))
  }

  /// Wheels are lower where there is little height: with a vertical size class that is not regular,
  /// which is that of a canvas without a device as well, and on some canvases in cells.
  private var wheelsSize: IntrinsicSize {
    let isLow =
      scene.environment.traits.verticalSizeClass != .regular
      || platform.hasLowWheelsInCells && isIn(.tableViewCell)
    return IntrinsicSize(
      width: FixedMetric.wheelsWidth, height: platform.wheelsHeight(isLow: isLow))
  }

  private func isIn(_ kind: ViewKind) -> Bool {
    scene.ancestors(of: view).contains { scene.views[$0].kind == kind }
  }

  private var datePickerSize: IntrinsicSize {
    let picker = DatePicker(view)
    switch picker.form(on: platform) {
    case .wheels: return wheelsSize
    case .inline:
      let time = picker.mode == .dateAndTime ? FixedMetric.inlineTimeHeight : 0
      return IntrinsicSize(
        width: FixedMetric.wheelsWidth, height: FixedMetric.inlineCalendarHeight + time)
    case .compact: break
    }
    // A line of 17 points with 7 above and below: derived from 34.33 at 3x in one document. The width is that of typical
    // texts on fields of their own, 11 larger at each side and 7 apart: unsourced.
    let font = Font.system(
      size: scene.typography.datePickerPointSize, typography: scene.typography)
    let dates = scene.language.dates
    let (date, time) = (
      dates.text(.date, of: .typical), dates.text(.time, of: .typical)
    )
    let texts =
      switch picker.mode {
      case .date: [date]
      case .time: [time]
      case .dateAndTime, .countDownTimer: [date, time]
      }
    let (inset, gap) = (FixedMetric.compactDateSideInset, FixedMetric.compactDateGap)
    let width = texts.map { text.advance(of: $0, font: font) + 2 * inset }
      .reduce(-gap) { $0 + $1 + gap }
    return IntrinsicSize(
      width: grid.up(width),
      height: grid.up(text.lineHeight(of: font)) + 2 * FixedMetric.compactDateEndInset)
  }
}
