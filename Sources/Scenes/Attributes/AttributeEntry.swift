import Styles
import TextMetrics
import Traits

/// What the value of an attribute is, for those that show it.
package enum AttributeKind: String, Sendable, CaseIterable {
  case text, number, flag, mode, font, color, image, insets, size, point, rect, priority, options
  case runtime
}

/// An attribute that an object may have: what the document calls it, what Xcode's inspectors call it, and what
/// counts where the document says nothing.
struct AttributeEntry: Sendable {
  let key: String
  /// What the document has instead in some forms, such as `attributedText`.
  let otherKey: String?
  let title: String
  let kind: AttributeKind
  /// What a mode's values are called, where that isn't seen from their names.
  let names: [String: String]
  /// In words; nil where there is nothing to say.
  private(set) var absent: @Sendable (View) -> String?
  /// The font; nil for an attribute that is none.
  let font: (@Sendable (View, Typography) -> Font)?

  private init(
    _ key: String, or otherKey: String? = nil, _ title: String, _ kind: AttributeKind,
    _ names: [String: String] = [:], font: (@Sendable (View, Typography) -> Font)? = nil,
    absent: @escaping @Sendable (View) -> String?
  ) {
    self.key = key
    self.otherKey = otherKey
    self.title = title
    self.kind = kind
    self.names = names
    self.font = font
    self.absent = absent
  }

  /// The same, of which nothing is said where nothing is written.
  var whereWritten: Self {
    var entry = self
    entry.absent = { _ in nil }
    return entry
  }

  var keys: [String] { [key, otherKey].compactMap(\.self) }
}

/// The rows of tables. What is absent is a typed property where there is one, else UIKit's default as it is
/// documented; without either only what is written is shown.
extension AttributeEntry {
  static func text(
    _ key: String, or otherKey: String? = nil, _ title: String,
    _ absent: @escaping @Sendable (View) -> String? = { _ in nil }
  ) -> Self {
    Self(key, or: otherKey, title, .text, absent: absent)
  }

  static func flag(_ key: String, _ title: String, _ absent: Bool? = nil) -> Self {
    Self(key, title, .flag) { _ in absent.map(AttributeWords.flag) }
  }

  static func flag(
    _ key: String, _ title: String, _ absent: @escaping @Sendable (View) -> Bool
  ) -> Self {
    Self(key, title, .flag) { AttributeWords.flag(absent($0)) }
  }

  static func number(_ key: String, _ title: String, _ absent: Double? = nil) -> Self {
    Self(key, title, .number) { _ in absent?.text(decimals: 3) }
  }

  static func number(
    _ key: String, _ title: String, _ absent: @escaping @Sendable (View) -> Double
  ) -> Self {
    Self(key, title, .number) { absent($0).text(decimals: 3) }
  }

  static func priority(
    _ key: String, _ title: String, _ absent: @escaping @Sendable (View) -> Double
  ) -> Self {
    Self(key, title, .priority) { AttributeWords.priority(absent($0)) }
  }

  static func mode(
    _ key: String, _ title: String, _ absent: String? = nil, names: [String: String] = [:]
  ) -> Self {
    Self(key, title, .mode, names) { _ in absent.map { AttributeWords.mode($0, names) } }
  }

  static func mode(
    _ key: String, _ title: String, names: [String: String] = [:],
    _ absent: @escaping @Sendable (View) -> String
  ) -> Self {
    Self(key, title, .mode, names) { AttributeWords.mode(absent($0), names) }
  }

  static func font(
    _ key: String, _ title: String, _ font: @escaping @Sendable (View, Typography) -> Font
  ) -> Self {
    Self(key, title, .font, font: font) { _ in nil }
  }

  /// A colour that nothing is written for is UIKit's or that of what is around it.
  static func color(_ key: String, _ title: String, _ absent: String? = "Default") -> Self {
    Self(key, title, .color) { _ in absent.map(AttributeWords.translated) }
  }

  static func image(_ key: String, _ title: String) -> Self {
    Self(key, title, .image) { _ in nil }
  }

  static func insets(
    _ key: String, or otherKey: String? = nil, _ title: String, _ absent: String? = nil
  ) -> Self {
    Self(key, or: otherKey, title, .insets) { _ in absent.map(AttributeWords.translated) }
  }

  static func size(_ key: String, _ title: String, _ absent: String? = nil) -> Self {
    Self(key, title, .size) { _ in absent }
  }

  static func size(
    _ key: String, _ title: String, _ absent: @escaping @Sendable (View) -> Size?
  ) -> Self {
    Self(key, title, .size) { absent($0).map { AttributeWords.size($0.width, $0.height) } }
  }

  static func point(_ key: String, _ title: String) -> Self {
    Self(key, title, .point) { _ in nil }
  }

  static func rect(_ key: String, _ title: String) -> Self {
    Self(key, title, .rect) { _ in nil }
  }

  /// Several that may hold at once.
  static func options(
    _ key: String, or otherKey: String? = nil, _ title: String, _ absent: String? = nil,
    names: [String: String] = [:]
  ) -> Self {
    Self(key, or: otherKey, title, .options, names) { _ in
      absent.map(AttributeWords.translatedList)
    }
  }
}

/// A group of attributes, as a part of an inspector has them below its title.
struct AttributeTable: Sendable {
  let title: String
  let entries: [AttributeEntry]

  init(_ title: String, _ entries: [AttributeEntry]) {
    self.title = title
    self.entries = entries
  }

  /// That of what has no attributes of its own.
  static let none = AttributeTable("", [])
}
