import CGettext

/// A sentence in the user's language; as it is written here where nobody has translated it.
///
/// `meson-helpers/translations` finds it here: so it is one literal, of several lines where it is long, and
/// what differs is an argument, which a translation may put elsewhere: `%1$s` is the first one. Where there
/// are arguments, `%%` is a percent sign.
/// - Parameters:
///   - context: What tells it from the same words with another meaning.
///   - file: The one that the sentence is in, which decides whose translations have it.
package func localized(
  _ text: StaticString, context: StaticString? = nil, _ arguments: any CustomStringConvertible...,
  file: StaticString = #fileID
) -> String {
  filled(translation(of: text, context, Localization.Domain(of: file)), arguments)
}

/// A sentence about a number of things, in the form that the user's language has for that number.
/// - Parameter count: `%1$s` of the sentence; the other arguments follow it.
package func localized(
  _ one: StaticString, plural: StaticString, _ count: Int, _ others: any CustomStringConvertible...,
  file: StaticString = #fileID
) -> String {
  guard !Localization.isOff else {
    return filled("\(count == 1 ? one : plural)", [count] + others)
  }
  let found = dngettext(
    Localization.Domain(of: file).rawValue, pointer(to: one), pointer(to: plural),
    UInt(count.magnitude))
  return filled(found.map { String(cString: $0) } ?? "\(plural)", [count] + others)
}

private func translation(
  of text: StaticString, _ context: StaticString?, _ domain: Localization.Domain
) -> String {
  if Localization.isOff { return "\(text)" }
  guard let context else {
    return dgettext(domain.rawValue, pointer(to: text)).map { String(cString: $0) } ?? "\(text)"
  }
  // As gettext's own pgettext() writes it.
  let key = "\(context)\u{4}\(text)"
  return key.withCString { key in
    guard let found = dgettext(domain.rawValue, key), UnsafePointer(found) != key else {
      return "\(text)"
    }
    return String(cString: found)
  }
}

/// Literals end with a zero byte.
private func pointer(to text: StaticString) -> UnsafePointer<CChar> {
  UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// A text with its arguments in place of `%1$s`, `%2$s`, …
func filled(_ text: String, _ arguments: [any CustomStringConvertible]) -> String {
  guard !arguments.isEmpty else { return text }
  var result = ""
  var rest = text[...]
  while let sign = rest.firstIndex(of: "%") {
    result += rest[..<sign]
    rest = rest[sign...].dropFirst()
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if rest.first == "%" {
      result += "%"
      rest = rest.dropFirst()
    } else if let number = Int(digits), arguments.indices.contains(number - 1),
      rest.dropFirst(digits.count).hasPrefix("$s")
    {
      result += arguments[number - 1].description
      rest = rest.dropFirst(digits.count + 2)
    } else {
      result += "%"
    }
  }
  return result + rest
}
