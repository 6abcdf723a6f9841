import PropertyLists

/// An entry of a `.stringsdict`, or of a `.strings` file that is a property list.
/// Source: the documentation of “Stringsdict File Format” (NSStringLocalizedFormatKey, plural rules with
/// `other`, NSStringVariableWidthRuleType by widths) and of “Creating width and device variants of strings”
/// (NSStringDeviceSpecificRuleType by devices). Which text a device has whose name is missing is not documented.
struct StringRules {
  private let rules: PropertyListValue

  init(_ rules: PropertyListValue) { self.rules = rules }

  /// The text for a device, for many, or for the greatest width.
  func text(on device: TextDevice?) -> String? {
    if let text = rules.text { return text }
    if let devices = rules["NSStringDeviceSpecificRuleType"]?.members {
      return devices.chosen(on: device).flatMap { StringRules($0).text(on: device) }
    }
    if let widths = rules["NSStringVariableWidthRuleType"]?.members {
      let widest = widths.max { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }
      return widest?.value.text
    }
    guard let format = rules["NSStringLocalizedFormatKey"]?.text else { return nil }
    var expansion = Expansion(variables: rules)
    return expansion.add(format, inside: []) ? expansion.text : format
  }

  /// A format with its variables' texts in the places of their names, from the left to the right. What a variable
  /// has of itself in its text stays as it is written there.
  private struct Expansion {
    /// Longer than what fits on any screen, in bytes, and more variables than any sentence has.
    private static let longest = 1 << 16
    private static let most = 1_000

    let variables: PropertyListValue
    private(set) var text = ""
    private var count = 0

    init(variables: PropertyListValue) { self.variables = variables }

    /// - Returns: Whether the text is within the bounds.
    mutating func add(_ format: String, inside names: [Substring]) -> Bool {
      var rest = format[...]
      while let sign = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
        text += rest[..<sign]
        rest = rest[sign...]
        let behind = rest.utf8.dropFirst(3)
        guard rest.utf8.starts(with: "%#@".utf8),
          let end = behind.firstIndex(of: UInt8(ascii: "@"))
        else {
          text += "%"
          rest = rest[rest.utf8.index(after: sign)...]
          continue
        }
        let name = rest[behind.startIndex..<end]
        rest = rest[rest.utf8.index(after: end)...]
        if !names.contains(name), let other = variables[String(name)]?["other"]?.text {
          count += 1
          guard text.utf8.count + other.utf8.count <= Self.longest, count <= Self.most,
            add(other, inside: names + [name])
          else { return false }
        } else {
          text += "%#@\(name)@"
        }
      }
      text += rest
      return text.utf8.count <= Self.longest
    }
  }
}
