import FoundationEssentials

extension TextTable {
  /// What a file with texts is. Raw values are the ends of their names.
  package enum Format: String, CaseIterable, Sendable {
    case strings, stringsdict
    /// A catalogue, which has all languages.
    case xcstrings
  }

  /// More than the texts of any interface have; the largest of the corpus has 14 kB.
  static let largestSize = 16 << 20

  /// Reads a file of one language.
  init(_ bytes: [UInt8], _ format: Format, path: String) {
    self.init(path: path)
    if format == .strings, !Self.isPropertyList(bytes) {
      if let text = StringsEncoding.text(of: bytes) {
        self = StringsParser(text, path: path).table
      } else {
        problems.append(
          Problem(line: nil, message: "The file is neither UTF-8 nor UTF-16; save it as UTF-8."))
      }
      return
    }
    guard let list = try? PropertyListDecoder().decode(TableValue.self, from: Data(bytes)),
      case .members(let members) = list
    else {
      problems.append(
        Problem(line: nil, message: "The file is no property list of texts; check its XML."))
      return
    }
    let lines = KeyLines(in: bytes, marks: ("<key>", "</key>"))
    for (key, value) in members {
      entries[key] = Entry(line: lines[key]) { Self.text(of: value, on: $0) }
    }
  }

  /// XML or binary.
  private static func isPropertyList(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: Array("bplist".utf8)) { return true }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let space: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
    return start.first { !space.contains($0) } == UInt8(ascii: "<")
  }

  /// The text of an entry of a `.stringsdict`: for a device, for many, or for the greatest width.
  /// Source: the documentation of “Stringsdict File Format” (NSStringLocalizedFormatKey, plural rules with
  /// `other`, NSStringVariableWidthRuleType by widths) and of “Creating width and device variants of
  /// strings” (NSStringDeviceSpecificRuleType by devices). Which text a device has whose name is missing
  /// is not documented.
  private static func text(of rules: TableValue, on device: TextDevice?) -> String? {
    if let text = rules.text { return text }
    if let devices = rules["NSStringDeviceSpecificRuleType"]?.members {
      return devices.chosen(on: device).flatMap { text(of: $0, on: device) }
    }
    if let widths = rules["NSStringVariableWidthRuleType"]?.members {
      let widest = widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
      return widest?.value.text
    }
    guard var text = rules["NSStringLocalizedFormatKey"]?.text else { return nil }
    for (name, variable) in rules.members {
      guard let other = variable["other"]?.text else { continue }
      text.replace("%#@\(name)@", with: other)
    }
    return text
  }
}

extension String {
  /// Replaces each occurrence of a text.
  fileprivate mutating func replace(_ old: String, with new: String) {
    var result = ""
    var rest = self[...]
    while let range = rest.firstRange(of: old) {
      result += rest[..<range.lowerBound] + new
      rest = rest[range.upperBound...]
    }
    self = result + rest
  }
}
