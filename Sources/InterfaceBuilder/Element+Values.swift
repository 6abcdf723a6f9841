/// Values that Interface Builder writes either as an attribute or as a child element with a key.
extension Element {
  /// A string property: the attribute, or the `<string>` child that Interface Builder writes
  /// instead where the text has line breaks; nil where it is neither.
  package func string(_ property: String) -> String? {
    self[property] ?? child(key: property)?.stringValue
  }

  /// The text of a `<string>`; text that XML cannot hold is written in Base64. Nil where the element
  /// is something else.
  package var stringValue: String? {
    guard name == "string" || name == "mutableString" else { return nil }
    guard flag("base64-UTF8") == true else { return text }
    return decodeBase64(text).map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// A point in points; nil where there is none, or where it lacks a coordinate.
  package func point(_ property: String) -> (x: Double, y: Double)? {
    guard let point = child("point", key: property), let x = point.number("x"),
      let y = point.number("y")
    else { return nil }
    return (x, y)
  }

  /// A size in points.
  package func size(_ property: String) -> (width: Double, height: Double)? {
    guard let size = child("size", key: property), let width = size.number("width"),
      let height = size.number("height")
    else { return nil }
    return (width, height)
  }

  /// A rectangle in points.
  package func rectangle(
    _ property: String
  ) -> (x: Double, y: Double, width: Double, height: Double)? {
    guard let rect = child("rect", key: property), let x = rect.number("x"),
      let y = rect.number("y"), let width = rect.number("width"),
      let height = rect.number("height")
    else { return nil }
    return (x, y, width, height)
  }

  /// The element's value as insets in points, from whichever of the three forms Interface Builder has
  /// written them in over the years; nil where it is something else. Leading is left in the two older
  /// ones.
  package var insets: (top: Double, leading: Double, bottom: Double, trailing: Double)? {
    guard let names = Self.insetNames[name], let top = number(names.top),
      let leading = number(names.leading), let bottom = number(names.bottom),
      let trailing = number(names.trailing)
    else { return nil }
    return (top, leading, bottom, trailing)
  }

  private static let insetNames = [
    "inset": (top: "minY", leading: "minX", bottom: "maxY", trailing: "maxX"),
    "edgeInsets": (top: "top", leading: "left", bottom: "bottom", trailing: "right"),
    "directionalEdgeInsets": (
      top: "top", leading: "leading", bottom: "bottom", trailing: "trailing"
    ),
  ]
}

/// Decodes Base64, skipping white space; nil where the text is something else.
private func decodeBase64(_ text: String) -> [UInt8]? {
  var decoded: [UInt8] = []
  var bits: UInt32 = 0
  var count = 0
  for byte in text.utf8 where !byte.isXMLSpace {
    let digit: UInt8
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit = byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): digit = byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): digit = 62
    case UInt8(ascii: "/"): digit = 63
    case UInt8(ascii: "="): continue
    default: return nil
    }
    bits = bits << 6 | UInt32(digit)
    count += 6
    if count >= 8 {
      count -= 8
      decoded.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
  }
  return decoded
}
