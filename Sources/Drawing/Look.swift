import TextMetrics
import Traits

/// What a view looks like, apart from its frame and its subviews.
package struct Look: Codable, Hashable, Sendable {
  /// What kind of control is drawn. Raw values are the document's tags, where there is one.
  package enum Kind: String, Codable, Hashable, Sendable {
    case view, label, button, textField, textView, imageView, slider, stepper, segmentedControl
    case progressView, activityIndicatorView, pageControl, pickerView, datePicker, searchBar
    case navigationBar, toolbar, tabBar, statusBar, stackView, scrollView, tableView
    case tableViewCell, collectionView, visualEffectView, containerView, mapView, webView
    case toggle = "switch"
    /// Anything that is drawn by code nobody here can run: a labelled box.
    case placeholder
  }

  package var kind: Kind
  package var background: Color?
  /// 0 to 1; absent is 1.
  package var alpha: Double?
  package var isHidden: Bool?
  package var clipsToBounds: Bool?

  package init(kind: Kind) {
    self.kind = kind
  }
}

/// A colour in sRGB, components from 0 to 1.
package struct Color: Codable, Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
