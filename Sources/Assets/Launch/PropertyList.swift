import Files
import FoundationEssentials

/// A value of a property list, whatever it is.
package enum PropertyListValue: Hashable, Sendable, Decodable {
  case text(String)
  case flag(Bool)
  case number(Double)
  case list([PropertyListValue])
  case dictionary([String: PropertyListValue])
  /// A date or bytes.
  case other

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  package init(from decoder: any Decoder) throws {
    if let values = try? decoder.container(keyedBy: Key.self) {
      var members: [String: PropertyListValue] = [:]
      for key in values.allKeys {
        members[key.stringValue] =
          (try? values.decode(PropertyListValue.self, forKey: key)) ?? .other
      }
      self = .dictionary(members)
      return
    }
    if var values = try? decoder.unkeyedContainer() {
      var elements: [PropertyListValue] = []
      while !values.isAtEnd {
        elements.append(try values.decode(PropertyListValue.self))
      }
      self = .list(elements)
      return
    }
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else {
      self = .other
    }
  }
}

extension PropertyListValue {
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  package var flag: Bool? {
    switch self {
    case .flag(let flag): flag
    case .number(let number): number != 0
    // Build settings leave texts.
    case .text(let text): ["YES", "true"].contains(text) ? true : text == "NO" ? false : nil
    default: nil
    }
  }

  package var elements: [PropertyListValue]? {
    if case .list(let elements) = self { elements } else { nil }
  }

  package var members: [String: PropertyListValue]? {
    if case .dictionary(let members) = self { members } else { nil }
  }

  package subscript(key: String) -> PropertyListValue? { members?[key] }
}

/// What counts here of an app's `Info.plist`, XML or binary.
package struct AppPropertyList: Hashable, Sendable {
  private var values: [String: PropertyListValue]

  /// More than any property list of an app has.
  private static let largest = 1 << 20

  /// An app that says nothing.
  package init() { values = [:] }

  /// Nil for what can't be read, and for lists without keys.
  package init?(_ file: borrowing OpenFile) {
    let bytes = file.read(limit: Self.largest + 1)
    guard bytes.count <= Self.largest,
      let list = try? PropertyListDecoder().decode(PropertyListValue.self, from: Data(bytes)),
      let values = list.members
    else { return nil }
    self.values = values
  }

  package subscript(key: String) -> PropertyListValue? { values[key] }

  /// Adds what the list doesn't say itself.
  package mutating func add(_ others: [String: PropertyListValue]) {
    values.merge(others) { own, _ in own }
  }

  /// Whether it can be an app's: extensions, watch apps, frameworks and tests have such files as well.
  /// Source: the documentation of NSExtension, WKWatchKitApp, CFBundlePackageType (APPL).
  package var isApp: Bool {
    guard values["NSExtension"] == nil, values["WKWatchKitApp"] == nil,
      values["WKApplication"] == nil
    else { return false }
    guard let type = values["CFBundlePackageType"]?.text else { return true }
    return type == "APPL" || type.hasPrefix("$")
  }

  var statusBarStyle: StatusBarStyle? {
    guard values["UIViewControllerBasedStatusBarAppearance"]?.flag == false else { return nil }
    return switch values["UIStatusBarStyle"]?.text {
    case "UIStatusBarStyleLightContent", "UIStatusBarStyleBlackTranslucent",
      "UIStatusBarStyleBlackOpaque":
      .light
    case "UIStatusBarStyleDarkContent": .dark
    default: .standard
    }
  }
}
