/// A text that the app sets in code.
package struct RuntimeText: Hashable, Sendable {
  /// The label, button, field, text view, or navigation or bar button item.
  package let view: String
  package let condition: Condition
  package let text: String
}

extension [RuntimeText] {
  /// The texts that apply, by what their views are called; later declarations win.
  package func texts(in circumstances: Circumstances) -> [String: String] {
    reduce(into: [:]) { texts, declared in
      if declared.condition.holds(in: circumstances) { texts[declared.view] = declared.text }
    }
  }
}

/// Properties that the app sets in code, by UIKit's names, such as a stack view's `axis`.
package struct RuntimeProperties: Hashable, Sendable {
  package let view: String
  package let condition: Condition
  package let values: [String: PropertyValue]
}

extension [RuntimeProperties] {
  /// The properties that apply, by what their views are called; later declarations win.
  package func values(in circumstances: Circumstances) -> [String: [String: PropertyValue]] {
    reduce(into: [:]) { values, declared in
      guard declared.condition.holds(in: circumstances) else { return }
      values[declared.view, default: [:]].merge(declared.values) { _, later in later }
    }
  }
}

/// What the data source of a table or collection view answers.
package struct ListContent: Hashable, Sendable {
  package struct Section: Hashable, Sendable {
    package let header: String?
    package let footer: String?
    package let rows: [Rows]

    package var count: Int { rows.reduce(0) { $0 + $1.count } }
  }

  /// Rows that are made of one prototype.
  package struct Rows: Hashable, Sendable {
    /// A reuse identifier or a cell's id.
    package let cell: String
    package let count: Int
    /// By what a view in the cell is called: the rows' texts in turn, from the first again after the
    /// last.
    package let texts: [String: [String]]
    /// The same of images' names, for image views.
    package let images: [String: [String]]
    /// What its cells have at their end; nil is what the document has for them.
    package let accessory: CellAccessory?
    /// Points; nil is what the document has for them.
    package let height: Double?

    /// With the row's number, from 1, in place of `{row}`, and how many there are for `{rows}`.
    /// - Parameter row: From 0, among these rows.
    package func text(of view: String, row: Int) -> String? {
      Self.value(of: texts[view], row)?.replacing(row: row + 1, of: count)
    }

    /// - Parameter row: From 0, among these rows.
    package func image(of view: String, row: Int) -> String? { Self.value(of: images[view], row) }

    private static func value(of values: [String]?, _ row: Int) -> String? {
      guard let values, !values.isEmpty else { return nil }
      return values[row % values.count]
    }
  }

  /// The table or collection view, or its controller.
  package let view: String
  package let condition: Condition
  package let sections: [Section]

  /// How many rows there are.
  package var count: Int { sections.reduce(0) { $0 + $1.count } }
}

/// What a table's cell has at its end. Raw values are the document's.
package enum CellAccessory: String, CaseIterable, Hashable, Sendable {
  case none, disclosureIndicator, checkmark, detailButton, detailDisclosureButton
}

extension [ListContent] {
  /// The content of a list; the last declaration whose condition holds wins.
  /// - Parameter names: What the list is called.
  package func content(of names: Set<String>, in circumstances: Circumstances) -> ListContent? {
    last { names.contains($0.view) && $0.condition.holds(in: circumstances) }
  }
}

extension RuntimeText {
  init(_ field: CompanionField) throws(CompanionError) {
    let object = try field.object("view", "when", "text")
    view = try object.required("view").reference(to: .view)
    condition = try Condition(in: object)
    text = try object.required("text").string()
  }
}

extension RuntimeProperties {
  init(_ field: CompanionField) throws(CompanionError) {
    let object = try field.object("view", "when", "values")
    view = try object.required("view").reference(to: .view)
    condition = try Condition(in: object)
    values = try object.required("values").propertyValues(of: .view(view))
  }
}

extension ListContent {
  init(_ field: CompanionField) throws(CompanionError) {
    let object = try field.object("view", "when", "sections")
    view = try object.required("view").reference(to: .list)
    condition = try Condition(in: object)
    sections = try object.required("sections").list { field throws(CompanionError) in
      let section = try field.object("header", "footer", "rows")
      return Section(
        header: try section["header"]?.string(), footer: try section["footer"]?.string(),
        rows: try section.list("rows") { field throws(CompanionError) in try Rows(field) })
    }
  }
}

extension ListContent.Rows {
  fileprivate init(_ field: CompanionField) throws(CompanionError) {
    let object = try field.object("cell", "count", "texts", "images", "accessory", "height")
    cell = try object.required("cell").reference(to: .cell)
    count = try object["count"]?.count() ?? 1
    texts = try Self.values(object["texts"])
    images = try Self.values(object["images"])
    accessory = try object["accessory"]?.choice(of: CellAccessory.self)
    height = try object["height"]?.number(from: 1, to: 10_000)
  }

  /// By view: one value for all rows, or several in turn.
  private static func values(
    _ field: CompanionField?
  ) throws(CompanionError) -> [String: [String]] {
    var values: [String: [String]] = [:]
    for (key, field) in try field?.members() ?? [] {
      let view = field.reference(to: .view, key: key)
      if case .string(let value) = field.node.value {
        values[view] = [value]
      } else {
        values[view] = try field.list { field throws(CompanionError) in try field.string() }
      }
    }
    return values
  }
}
