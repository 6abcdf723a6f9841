import CGtk

/// The colours of what is marked on the canvas. Each is at least 4.5:1 against the white of its figures.
package enum MarkColor {
  case distance, safeArea, margin, guide, alignment
  case constraint, conflict, ambiguity, hidden, tapTarget, ruler

  /// 0 to 1.
  private var parts: (red: Double, green: Double, blue: Double) {
    switch self {
    case .distance: (0.78, 0.09, 0.36)
    case .safeArea: (0.03, 0.46, 0.42)
    case .margin: (0.51, 0.24, 0.61)
    case .guide: (0.10, 0.37, 0.71)
    case .alignment: (0.76, 0.33, 0.02)
    case .constraint: (0.10, 0.37, 0.71)
    case .conflict: (0.75, 0.11, 0.16)
    case .ambiguity: (0.60, 0.32, 0)
    case .hidden: (0.36, 0.36, 0.40)
    case .tapTarget: (0.75, 0.11, 0.16)
    case .ruler: (0, 0.46, 0.56)
    }
  }

  func set(_ cairo: OpaquePointer, alpha: Double = 1) {
    cairo_set_source_rgba(cairo, parts.red, parts.green, parts.blue, alpha)
  }
}
