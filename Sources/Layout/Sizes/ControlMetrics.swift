import InterfaceBuilder
import Scenes
import TextMetrics
import Traits

/// Intrinsic sizes of the controls whose size is a figure rather than a text, by generation.
///
/// Points, of the alignment rectangle. Source, where nothing else is said: reference/controls.json,
/// "controls", stored frames less alignment outsets.
struct ControlMetrics {
  let view: View
  let scene: Scene
  let text: any TextMeasurer
  let grid: PixelGrid

  private var generation: Generation { scene.generation }

  var size: IntrinsicSize {
    switch view.kind {
    case .toggle:
      scene.hasSystem26Metrics
        ? IntrinsicSize(width: 61, height: 28) : IntrinsicSize(width: 49, height: 31)
    case .slider: IntrinsicSize(width: nil, height: sliderHeight)
    case .stepper: IntrinsicSize(width: 94, height: generation < .xcode12 ? 29 : 32)
    case .progressView: IntrinsicSize(width: nil, height: progressHeight)
    case .activityIndicatorView: activitySize
    case .pageControl: pageControlSize
    case .segmentedControl: segmentedControlSize
    case .pickerView: IntrinsicSize(width: 320, height: wheelsHeight)
    case .datePicker: datePickerSize
    case .searchBar: IntrinsicSize(width: nil, height: searchBarHeight)
    case .navigationBar:
      IntrinsicSize(width: nil, height: view.flag("largeTitles") == true ? 96 : 44)
    case .toolbar:
      IntrinsicSize(width: nil, height: CanvasGeometry.toolbarHeight(in: scene.environment))
    case .tabBar: IntrinsicSize(width: nil, height: 49)
    default: .none
    }
  }

  /// Higher in toolbars. MINED: 2 of 2 that constraints place there, and 10 of 12 that are items
  /// themselves. The other two, 29 and 31 with their frames' point, are of one application of Xcode 5 and
  /// tell no older height: another document of that time has this one.
  private var sliderHeight: Double {
    if scene.hasSystem26Metrics { return 34 }
    return isIn(.toolbar) ? 33 : 30
  }

  /// Taller by a prompt above the field. MINED: 75 with one where it is 44 without (1 of 1).
  private var searchBarHeight: Double {
    let height = generation < .xcode9 ? 44.0 : 56
    return view["prompt"]?.isEmpty == false ? height + 31 : height
  }

  /// The reference's 2.5 in the style of bars is the frame's, a point higher than the 1.5 on which
  /// constraints act.
  private var progressHeight: Double {
    if view["progressViewStyle"] == "bar" { return 1.5 }
    return generation < .xcode12 ? 2 : 4
  }

  private var activitySize: IntrinsicSize {
    let isLarge = view["style"] == "whiteLarge" || view["style"] == "large"
    return isLarge ? IntrinsicSize(width: 37, height: 37) : IntrinsicSize(width: 20, height: 20)
  }

  /// Three pages are 39 wide up to Xcode 11: dots of 7, gaps of 9. MINED: they are 120.33 by 26.33 in
  /// Xcode 12 (1 of 1); since Xcode 14 115.67 by 26 at 3x (2 of 2) and 116.5 at 2x (1 of 1), which is 74
  /// and five dots of 8.33 in pixels. What a page more takes is unsourced: a dot and a gap of 9.
  private var pageControlSize: IntrinsicSize {
    let pages = max(1, view.number("numberOfPages") ?? 0)
    if generation < .xcode12 { return IntrinsicSize(width: 16 * pages - 9, height: 37) }
    let isEarly = generation < .xcode14
    let dot = grid.up(8.3)
    let three = isEarly ? grid.nearest(120.33) : 74 + 5 * dot
    return IntrinsicSize(
      width: three + (pages - 3) * (dot + 9), height: isEarly ? grid.nearest(26.33) : 26)
  }

  /// Wheels are lower where there is little height: with a vertical size class that is not regular,
  /// which is that of a canvas without a device (1 of 1) and, in Xcode 10 and 11, of cells too (5 of 5:
  /// there those of 216 are all outside of cells).
  private var wheelsHeight: Double {
    let isLow =
      scene.isAsDesigned && generation >= .xcode10 && generation < .xcode12 && isIn(.tableViewCell)
    return scene.environment.traits.verticalSizeClass == .regular && !isLow ? 216 : 162
  }

  private func isIn(_ kind: ViewKind) -> Bool {
    scene.ancestors(of: view).contains { scene.views[$0].kind == kind }
  }

  private var datePickerSize: IntrinsicSize {
    let style = view["style"] ?? "automatic"
    let isCompact =
      style == "compact"
      || style == "automatic" && generation >= .xcode12
        && view["datePickerMode"] != "countDownTimer"
    guard isCompact else { return IntrinsicSize(width: 320, height: wheelsHeight) }
    // A line of 17 points with 7 above and below (34.33 at 3x, 1 of 1). The width is that of typical
    // texts on fields of their own, 11 larger at each side and 7 apart: unsourced.
    let font = Font.system(size: 17, typography: scene.typography)
    let texts =
      switch view["datePickerMode"] {
      case "date": ["Sep 30, 2020"]
      case "time": ["10:00 AM"]
      default: ["Sep 30, 2020", "10:00 AM"]
      }
    let width = texts.map { text.advance(of: $0, font: font) + 22 }.reduce(-7) { $0 + $1 + 7 }
    return IntrinsicSize(
      width: grid.up(width), height: grid.up(text.lineHeight(of: font)) + 14)
  }
}
