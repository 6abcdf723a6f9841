import Traits

/// Where a button's image is beside its title.
package enum ImagePlacement: String, Codable, Hashable, Sendable {
  case left, right, top, bottom
}

extension View {
  /// Whether what the view itself shows runs from right to left; its subviews decide for themselves.
  /// Source: the documentation of UIView's semanticContentAttribute and
  /// effectiveUserInterfaceLayoutDirection.
  package var isRightToLeft: Bool { self["semanticContentAttribute"] == "forceRightToLeft" }

  /// Where a button's image is. Source: the documentation of UIButton.Configuration.imagePlacement.
  package var imagePlacement: ImagePlacement {
    switch value("configuration")?["imagePlacement"] {
    case "top": .top
    case "bottom": .bottom
    case "trailing": isRightToLeft ? .left : .right
    default: isRightToLeft ? .right : .left
    }
  }

  /// What a button with a configuration keeps free around its title and image, in points. Source of the
  /// standard: reference/controls.json, UIButton_configuration, above and below; MINED at the sides.
  package var configurationInsets: EdgeInsets {
    guard let insets = value("configuration")?.child(key: "contentInsets")?.insets else {
      return EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
    }
    return EdgeInsets(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing)
  }
}
