import Localization
import Traits

/// One of the four figures of a view's frame.
enum FrameFigure: Int, CaseIterable {
  case x, y, width, height

  static func origin(on axis: Axis) -> FrameFigure { axis == .horizontal ? .x : .y }

  static func length(on axis: Axis) -> FrameFigure { axis == .horizontal ? .width : .height }

  var isLength: Bool { self == .width || self == .height }

  var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }

  /// What scripts call it.
  var name: String {
    switch self {
    case .x: "x"
    case .y: "y"
    case .width: "width"
    case .height: "height"
    }
  }

  /// What sentences call it.
  var words: String {
    switch self {
    case .x: "x"
    case .y: "y"
    case .width: localized("width")
    case .height: localized("height")
    }
  }
}

extension Rect {
  subscript(figure: FrameFigure) -> Double {
    get {
      switch figure {
      case .x: x
      case .y: y
      case .width: width
      case .height: height
      }
    }
    set {
      switch figure {
      case .x: x = newValue
      case .y: y = newValue
      case .width: width = newValue
      case .height: height = newValue
      }
    }
  }
}
