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

  private var generation: Generation { scene.generation }

  var size: IntrinsicSize {
    switch view.kind {
    case .toggle: IntrinsicSize(width: 49, height: 31)
    case .slider: IntrinsicSize(width: nil, height: 30)
    case .stepper: IntrinsicSize(width: 94, height: generation < .xcode12 ? 29 : 32)
    case .progressView: IntrinsicSize(width: nil, height: progressHeight)
    case .activityIndicatorView: activitySize
    case .pageControl: pageControlSize
    case .segmentedControl: segmentedControlSize
    case .pickerView: IntrinsicSize(width: 320, height: 216)
    case .datePicker: datePickerSize
    case .searchBar: IntrinsicSize(width: nil, height: generation < .xcode9 ? 44 : 56)
    case .navigationBar: IntrinsicSize(width: nil, height: 44)
    case .toolbar: IntrinsicSize(width: nil, height: toolbarHeight)
    case .tabBar: IntrinsicSize(width: nil, height: 49)
    default: .none
    }
  }

  /// Taller where the screen has a home indicator. MINED: 49 on every such canvas.
  private var toolbarHeight: Double { scene.environment.safeArea.bottom > 0 ? 49 : 44 }

  private var progressHeight: Double {
    if view["progressViewStyle"] == "bar" { return 2.5 }
    return generation < .xcode12 ? 2 : 4
  }

  private var activitySize: IntrinsicSize {
    let isLarge = view["style"] == "whiteLarge" || view["style"] == "large"
    return isLarge ? IntrinsicSize(width: 37, height: 37) : IntrinsicSize(width: 20, height: 20)
  }

  /// Three pages are 39 wide: dots of 7, gaps of 9.
  private var pageControlSize: IntrinsicSize {
    let pages = max(1, view.number("numberOfPages") ?? 0)
    return IntrinsicSize(width: 16 * pages - 9, height: generation < .xcode12 ? 37 : 26)
  }

  /// Wheels, whatever style is asked for: the sizes of compact and inline pickers are not known here.
  private var datePickerSize: IntrinsicSize {
    IntrinsicSize(width: 320, height: 216)
  }

  private var segmentedControlSize: IntrinsicSize {
    // MINED from stored frames: equal segments, each as wide as the widest title and its padding, with
    // a divider of 1 between; 29 high up to tools version 14865, 32 from 15400 on, when iOS 13 made the
    // titles medium. The frame is 1 higher than the alignment rectangle.
    let isFlat = generation.toolsVersion < 15400
    let font = Font.system(
      size: 13, weight: isFlat ? .regular : .medium, generation: generation)
    let segments = view.element?.child("segments")?.children.map { $0 } ?? []
    let widest =
      segments.map { segment in
        segment["title"].map { text.advance(of: $0, font: font).rounded(.up) } ?? 20
      }.max() ?? 0
    let count = Double(segments.count)
    return IntrinsicSize(
      width: (widest + (isFlat ? 14 : 18)) * count + max(0, count - 1), height: isFlat ? 28 : 31)
  }
}
