import InterfaceBuilder
import Traits
import UIKitMetrics

/// Layout margins. Source of the defaults: the documentation of UIView.
extension View {
  package var preservesSuperviewMargins: Bool { flag("preservesSuperviewLayoutMargins") ?? false }
  package var insetsMarginsFromSafeArea: Bool { flag("insetsLayoutMarginsFromSafeArea") ?? true }
  package var followsReadableWidth: Bool { flag("layoutMarginsFollowReadableWidth") ?? false }

  /// The margins that the document gives, in points; a side that it leaves out has the usual 8.
  package var writtenMargins: EdgeInsets? {
    if let margins = value("directionalLayoutMargins") {
      return insets(
        top: margins.margin("top"), leading: margins.margin("leading"),
        bottom: margins.margin("bottom"), trailing: margins.margin("trailing"))
    }
    return value("layoutMargins").map {
      EdgeInsets(
        top: $0.margin("top"), left: $0.margin("left"), bottom: $0.margin("bottom"),
        right: $0.margin("right"))
    }
  }

  var hasWrittenMargins: Bool {
    value("layoutMargins") != nil || value("directionalLayoutMargins") != nil
  }
}

extension Element {
  fileprivate func margin(_ side: String) -> Double { number(side) ?? FixedMetric.layoutMargin }
}
