/// A colour as it is written.
package struct ColorElement: Hashable, Sendable {
  /// Components from 0 to 1.
  package struct Components: Hashable, Sendable {
    package let red: Double
    package let green: Double
    package let blue: Double
    package let alpha: Double
    /// Whether they are in macOS's calibrated spaces, Generic RGB and Generic Gray, and not the screen's.
    package let isGeneric: Bool
  }

  package enum Value: Hashable, Sendable {
    case components(Components)
    /// One of the system's colours, such as `labelColor` or `systemBlueColor`.
    case system(String)
    /// A colour of an asset catalog.
    case named(String)
  }

  package let element: Element

  /// Nil where the element is no `<color>`.
  package init?(_ element: Element) {
    guard element.name == "color" else { return nil }
    self.element = element
  }

  /// What the colour is; nil where it says nothing that is understood.
  package var value: Value? {
    if let name = element["systemColor"] { return .system(name) }
    if let name = element["name"] {
      return element["catalog"] == "System" ? .system(name) : .named(name)
    }
    if let components { return .components(components) }
    // Beside `systemColor` it is what older systems show instead.
    return element["cocoaTouchSystemColor"].map { .system($0) }
  }

  /// The components, where the element has them; beside a name they are what it stood for when
  /// the document was saved.
  package var components: Components? {
    if let white = element.number("white") { return components(white, white, white) }
    if let cyan = element.number("cyan"), let magenta = element.number("magenta"),
      let yellow = element.number("yellow"), let black = element.number("black")
    {
      return components(
        (1 - cyan) * (1 - black), (1 - magenta) * (1 - black), (1 - yellow) * (1 - black))
    }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else { return nil }
    return components(red, green, blue)
  }

  /// Every space but the calibrated ones is taken for sRGB, and components of wider ones are cut to its range. (Unsourced: the
  /// difference is small, and it agrees with the looks of the corpus's documents.)
  private func components(_ red: Double, _ green: Double, _ blue: Double) -> Components {
    let clamp = { (value: Double) in min(max(value, 0), 1) }
    return Components(
      red: clamp(red), green: clamp(green), blue: clamp(blue),
      alpha: clamp(element.number("alpha") ?? 1), isGeneric: isGeneric)
  }

  /// Whether the app is built with the calibrated spaces as they are. Documents without `colorMatched`, which
  /// Xcode writes since 8.0, have the screen's components under these names: two pictures of iOS 9 of
  /// B-Lach/xenim-ios-app and WWDCScholars/iOS-app have them as they are written.
  private var isGeneric: Bool {
    element["colorSpace"]?.hasPrefix("calibrated") == true
      && element.root.flag("colorMatched") == true
  }
}

extension Element {
  /// The value of a colour property, such as `backgroundColor`.
  package func color(_ property: String) -> ColorElement? {
    child("color", key: property).flatMap(ColorElement.init)
  }
}
