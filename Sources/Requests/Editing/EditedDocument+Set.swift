import Editing
import Localization
import Scenes
import Styles
import Traits
import WorkerProtocol

/// Values as people give them: what is known of a property decides how it is written.
extension EditedDocument {
  /// - Parameter assets: What the project has for names.
  mutating func set(
    _ key: String, of id: String, to value: String?, in variation: VariationCase,
    _ assets: ProjectAssets
  ) throws(EditError) {
    guard let element = name(ofElement: id),
      let property = EditableProperty.named(key, ofElement: element)
        ?? EditableProperty.ofFrames.first(where: { $0.key == key })
    else {
      _ = try setValue(key, of: id, to: value, in: variation)
      return
    }
    // What Interface Builder doesn't let vary it may not read either; what is there can be taken away.
    guard property.canVary || variation.isBase || value == nil else {
      throw EditError(localized("“%1$s” can't vary by size class.", key), id: id)
    }
    let before = self.property(key, of: id)
    if property.kind == .image {
      return try setImage(key, of: id, to: value, in: variation, assets)
    }
    guard property.isElement else {
      let written: String? = if let value { try spelled(value, property, id) } else { nil }
      _ = try setValue(key, of: id, to: written, in: variation)
      return
    }
    let name = String(key.split(separator: ".").last ?? "")
    guard let value else {
      // MINED: of the corpus's labels that have no colour of their own nearly all say so.
      let isSaid = name == "textColor" && variation.isBase
      let none = NewElement(name: "nil", attributes: [["key", name]])
      _ = try setProperty(key, of: id, to: isSaid ? none : nil, in: variation)
      try dropResource(of: before)
      return
    }
    let new: NewElement
    switch property.kind {
    case .color: new = try color(value, key: name, id, assets)
    case .font:
      let face = value.split(separator: " ").first.flatMap { assets.font(String($0)) }
      guard let font = PropertyText.font(value, key: name, before: before, of: face) else {
        throw EditError(
          localized(
            """
            “%1$s” is no font: write “system 17”, “system-semibold 17”, “boldSystem 17”, a \
            text style such as UICTFontTextStyleBody, the font's own name with another size, \
            or the PostScript name of one of the project's.
            """, value),
          id: id)
      }
      if let face, font["name"] == face.name { try addFont(face.name, ofFile: face.file) }
      new = font
    default:
      guard let insets = PropertyText.insets(value, key: name, before: before) else {
        throw EditError(
          localized(
            "“%1$s” are no insets: write four numbers, top, leading, bottom, trailing.", value),
          id: id)
      }
      new = insets
    }
    _ = try setProperty(key, of: id, to: new, in: variation)
    if variation.isBase { try dropResource(of: before) }
  }

  /// Interface Builder keeps no colour that nothing has any more.
  private mutating func dropResource(of old: NewElement?) throws(EditError) {
    guard let old, old.name == "color" else { return }
    if let name = old["systemColor"] {
      try removeResource("systemColor", name)
    } else if let name = old["name"] {
      try removeResource("namedColor", name)
    }
  }

  /// A project's image comes before a symbol of Apple's with its name. A name of neither is kept, as code may bring
  /// it.
  private mutating func setImage(
    _ key: String, of id: String, to value: String?, in variation: VariationCase,
    _ assets: ProjectAssets
  ) throws(EditError) {
    let old = variation.isBase ? self.value(key, of: id) : nil
    _ = try setValue(key, of: id, to: value, in: variation)
    let found = value.map { assets.image($0) }
    let isSymbol = value.map { found?.isThere != true && SymbolSize.isSymbol($0) } ?? false
    // Once for the view: of a size class that has a picture instead it is the same.
    if isSymbol {
      _ = try setValue("catalog", of: id, to: "system", in: .base)
    } else if variation.isBase, self.value("catalog", of: id) != nil {
      _ = try setValue("catalog", of: id, to: nil, in: .base)
    }
    if let value, isSymbol || found?.isThere == true {
      var new = NewElement(name: "image", attributes: [["name", value]])
      if isSymbol { new.attributes.append(["catalog", "system"]) }
      if let size = isSymbol ? SymbolSize.size(of: value) : found?.size {
        new.attributes += [
          ["width", PropertyText.number(size.width)], ["height", PropertyText.number(size.height)],
        ]
      }
      _ = try addResource(new)
    }
    if let old, old != value { try removeResource("image", old) }
  }

  /// - Throws: for what the property can't have.
  private func spelled(
    _ value: String, _ property: EditableProperty, _ id: String
  ) throws(EditError) -> String {
    switch property.kind {
    case .number(let range, _, let isWhole):
      guard let number = Double(value), number.isFinite else {
        throw EditError(localized("“%1$s” is no finite number.", value), id: id)
      }
      guard range.contains(number), !isWhole || number == number.rounded() else {
        throw EditError(
          isWhole
            ? localized(
              "%1$s is a whole number from %2$s to %3$s, not %4$s.", property.title,
              range.lowerBound.text(), range.upperBound.text(), value)
            : localized(
              "%1$s is from %2$s to %3$s, not %4$s.", property.title, range.lowerBound.text(),
              range.upperBound.text(), value), id: id)
      }
      return number == number.rounded() && number != 0
        ? PropertyText.number(number, isWhole: true) : PropertyText.number(number, isWhole: isWhole)
    case .flag:
      guard ["YES", "NO"].contains(value) else {
        throw EditError(localized("%1$s is YES or NO, not “%2$s”.", property.title, value), id: id)
      }
      return value
    case .choice, .text, .color, .font, .insets, .image: return value
    }
  }

  private mutating func color(
    _ text: String, key: String, _ id: String, _ assets: ProjectAssets
  ) throws(EditError) -> NewElement {
    var new = NewElement(name: "color", attributes: [["key", key]])
    if let color = Color(text: text) {
      new.attributes += PropertyText.components(color)
    } else if let color = Palette.lightColor(named: text) {
      let name = text.hasSuffix("Color") ? text : text + "Color"
      new.attributes.append(["systemColor", name])
      _ = try addResource(
        Self.resource("systemColor", name, color),
        capability: ("System colors in document resources", "11.0"))
    } else if let color = assets.color(text) {
      new.attributes.append(["name", text])
      _ = try addResource(
        Self.resource("namedColor", text, color), capability: ("Named colors", "9.0"))
    } else if !hasResource("namedColor", text) {
      throw EditError(
        localized(
          """
          “%1$s” is no colour: write #RRGGBB, #RRGGBBAA, one of the system's such as \
          labelColor, or the name of one in the project's catalogues.
          """, text), id: id)
    } else {
      new.attributes.append(["name", text])
    }
    return new
  }

  private static func resource(_ element: String, _ name: String, _ color: Color) -> NewElement {
    // MINED: UIKit's black and white are grey ones, in 764 of 776 resources of seven such colours; a catalogue's
    // colours have the components that they have there.
    let isGrey =
      element == "systemColor" && [0, 1].contains(color.red)
      && color.red == color.green && color.green == color.blue
    let parts =
      isGrey
      ? [
        ["white", PropertyText.number(color.red)], ["alpha", PropertyText.number(color.alpha)],
        ["colorSpace", "custom"], ["customColorSpace", "genericGamma22GrayColorSpace"],
      ] : PropertyText.components(color)
    return NewElement(
      name: element, attributes: [["name", name]],
      children: [NewElement(name: "color", attributes: parts)])
  }
}
