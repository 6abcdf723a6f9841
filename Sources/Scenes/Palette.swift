import InterfaceBuilder
import Traits

/// What the names of colours in a document stand for, in one appearance.
package struct Palette: Sendable {
  package let appearance: Appearance
  /// Colours of the app's asset catalogs, by name, chosen for the appearance.
  package let assetColors: [String: Color]
  /// The values that Interface Builder stored in the document, by name, in light appearance.
  private var storedColors: [String: Element] = [:]

  /// - Parameters:
  ///   - scene: One of the scenes whose document's colours are meant.
  ///   - assetColors: Colours of asset catalogs; they win over what the document remembers of them.
  package init(of scene: Scene, appearance: Appearance, assetColors: [String: Color] = [:]) {
    self.appearance = appearance
    self.assetColors = assetColors
    var root = scene.controller ?? scene.root.element
    while let parent = root?.parent { root = parent }
    guard let resources = root?.child("resources") else { return }
    for resource in resources.children {
      guard let name = resource["name"], let color = resource.child("color") else { continue }
      storedColors[resource.name + ":" + name] = color
    }
  }

  package subscript(color: SystemColor) -> Color { color.color(for: appearance) }

  /// Reads a `color`; nil where there is none, or none that is known.
  package func color(_ element: Element?) -> Color? {
    guard let element, element.name == "color" else { return nil }
    if let name = element["systemColor"] { return systemColor(name) ?? Color(components: element) }
    if let name = element["name"] { return namedColor(name) ?? Color(components: element) }
    if let color = Color(components: element) { return color }
    return element["cocoaTouchSystemColor"].flatMap(systemColor)
  }

  private func namedColor(_ name: String) -> Color? {
    assetColors[name] ?? storedColors["namedColor:" + name].flatMap(Color.init(components:))
  }

  /// A colour of UIKit's by its name in documents, such as `labelColor`.
  private func systemColor(_ name: String) -> Color? {
    let base = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
    if let color = SystemColor(rawValue: base) { return self[color] }
    switch base {
    case "groupTableViewBackground": return self[.systemGroupedBackground]
    case "tableCellGroupedBackground": return self[.secondarySystemGroupedBackground]
    default:
      let stored = storedColors["systemColor:" + name].flatMap(Color.init(components:))
      return stored ?? Self.fixedColors[base]
    }
  }

  /// Colours of UIKit's that are the same in both appearances. Source: UIColor's documentation.
  private static let fixedColors: [String: Color] = [
    "black": Color(white: 0), "darkText": Color(white: 0), "white": Color(white: 1),
    "lightText": Color(white: 1, alpha: 0.6), "gray": Color(white: 0.5),
    "darkGray": Color(white: 1.0 / 3), "lightGray": Color(white: 2.0 / 3),
    "clear": Color(white: 0, alpha: 0), "red": Color(hex: 0xFF0000),
    "green": Color(hex: 0x00FF00), "blue": Color(hex: 0x0000FF), "cyan": Color(hex: 0x00FFFF),
    "yellow": Color(hex: 0xFFFF00), "magenta": Color(hex: 0xFF00FF),
    "orange": Color(hex: 0xFF8000), "purple": Color(hex: 0x800080),
    "brown": Color(hex: 0x996633), "systemBrown": Color(hex: 0xA2845E),
  ]
}

extension Color {
  /// Reads the components that a `color` is written with. Those of wider spaces are taken for sRGB's,
  /// cut to its range: the difference is small, and no sample in the corpus depends on it.
  init?(components element: Element) {
    func component(_ name: String) -> Double? {
      element.number(name).map { min(max($0, 0), 1) }
    }
    let alpha = component("alpha") ?? 1
    if let white = component("white") {
      self.init(white: white, alpha: alpha)
    } else if let red = component("red"), let green = component("green"),
      let blue = component("blue")
    {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    } else if let cyan = component("cyan"), let magenta = component("magenta"),
      let yellow = component("yellow"), let black = component("black")
    {
      func light(_ ink: Double) -> Double { (1 - ink) * (1 - black) }
      self.init(red: light(cyan), green: light(magenta), blue: light(yellow), alpha: alpha)
    } else {
      return nil
    }
  }
}
