import Localization

/// Values that code gives a controller before it is shown, as in `prepare(for:sender:)`: what was
/// chosen.
package struct PassedValues: Hashable, Sendable {
  /// A text, or an image's name.
  package enum Value: Hashable, Sendable {
    /// By the chosen row, in turn; `{row}` and `{rows}` stand for its number, from 1, and how many
    /// there are.
    case written([String])
    /// What a view of the chosen row shows, by its name.
    case shownInRow(String)
  }

  /// A value for a view of the controller.
  package struct Setting: Hashable, Sendable {
    package let view: String
    package let value: Value
  }

  /// The controller's title.
  package let title: Value?
  package let texts: [Setting]
  /// Of image views: names of images.
  package let images: [Setting]
  /// What the controller's lists show.
  package let lists: [ListContent]
}

extension PassedValues {
  init(_ field: CompanionField) throws(CompanionError) {
    let object = try field.object("title", "texts", "images", "lists")
    title = try object["title"].map { field throws(CompanionError) in try Value(field) }
    texts = try Self.settings(object["texts"])
    images = try Self.settings(object["images"])
    lists = try object.list("lists") { field throws(CompanionError) in try ListContent(field) }
  }

  private static func settings(_ field: CompanionField?) throws(CompanionError) -> [Setting] {
    var settings: [Setting] = []
    for (key, field) in try field?.members() ?? [] {
      settings.append(
        Setting(view: field.reference(to: .view, key: key), value: try Value(field)))
    }
    return settings
  }
}

extension PassedValues.Value {
  /// A text, an array of texts, or an object that names a view of the row.
  fileprivate init(_ field: CompanionField) throws(CompanionError) {
    switch field.node.value {
    case .string(let text): self = .written([text])
    case .array:
      self = .written(try field.list { field throws(CompanionError) in try field.string() })
    case .object:
      self = .shownInRow(try field.object("fromRow").required("fromRow").reference(to: .view))
    default: throw field.error(localized("This has to be a text, an array of texts, or an object."))
    }
  }

  /// The value for a row.
  /// - Parameters:
  ///   - row: From 1.
  ///   - shown: What a view of the row shows; nil where there is none.
  package func text(forRow row: Int, of rows: Int, shown: (String) -> String?) -> String? {
    switch self {
    case .shownInRow(let view): shown(view)
    case .written(let texts):
      texts.isEmpty ? nil : texts[(row - 1) % texts.count].replacing(row: row, of: rows)
    }
  }
}

extension String {
  /// The text with a row's number, from 1, in place of `{row}`, and how many there are for `{rows}`.
  func replacing(row: Int, of rows: Int) -> String {
    split(separator: "{row}", omittingEmptySubsequences: false).joined(separator: String(row))
      .split(separator: "{rows}", omittingEmptySubsequences: false).joined(separator: String(rows))
  }
}
