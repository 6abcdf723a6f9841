import CGtk
import Scenes
import Traits
import WorkerProtocol

/// The values of the selected view that can be changed, with a field for each of its properties.
@MainActor
final class ValuesSection {
  /// What the section shows.
  struct Content: Equatable {
    var name: String
    var values: ElementValues
    var variations: ElementVariations
    /// The size class that a change is for; nil for the base.
    var cell: SizeClassCell?
    var isEditable: Bool
  }

  private struct Row {
    var property: EditableProperty
    var field: ValueField
    /// What the field has of the property's value; nil where it has no part in it.
    var part: @MainActor (String) -> String?
  }

  let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
  private let edit: @MainActor (DocumentEdit) -> Void
  private let isSettled: @MainActor () -> Bool
  private let frequent = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
  private let others = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
  private let expander = Object(gtk_expander_new("Size and Margins"))
  private var rows: [Row] = []
  /// The element whose properties have rows.
  private var element = ""
  private var content: Content?

  /// Those that are folded away at first.
  private static func isRare(_ property: EditableProperty) -> Bool {
    ["Priority", "Margins", "frame."].contains { property.key.contains($0) }
  }

  /// - Parameter isSettled: Whether what is shown is what the document has, with no change under way.
  init(
    isSettled: @escaping @MainActor () -> Bool, edit: @escaping @MainActor (DocumentEdit) -> Void
  ) {
    self.isSettled = isSettled
    self.edit = edit
    box.append(frequent)
    gtk_widget_set_margin_top(others.widget, 6)
    gtk_expander_set_child(expander.opaque, others.widget)
    Accessible(expander.widget).setLabel("Size and Margins")
    box.append(expander)
  }

  func show(_ content: Content) {
    guard content != self.content || rows.contains(where: \.field.isAhead) else { return }
    self.content = content
    if content.values.element != element { makeRows(for: content.values.element) }
    for row in rows { show(content, in: row) }
  }

  private func show(_ content: Content, in row: Row) {
    let property = row.property
    let value = EditedValue(
      property, of: content.values, named: content.name, content.variations)
    // What can't vary is the base's, whatever cell is chosen.
    let cell = property.canVary ? content.cell : nil
    let part =
      property.needsWritten && value.base == nil ? nil : row.part(value.value(in: cell))
    row.field.box.isVisible = part != nil
    guard let part else { return }
    let title = row.field is NumberField && property.kind == .font ? "Size" : property.title
    let place = cell.map { " for \(CellMeaning(cell: $0).phrase)" } ?? ""
    row.field.show(
      ValueField.Content(
        id: content.values.id, title: cell.map { "\(title) for \($0.shortLabel)" } ?? title,
        label: title + place, value: part, isEditable: content.isEditable))
  }

  // MARK: - Fields

  private func makeRows(for element: String) {
    self.element = element
    for list in [frequent, others] {
      while let child = gtk_widget_get_first_child(list.widget) {
        gtk_box_remove(list.pointer(), child)
      }
    }
    let properties = EditableProperty.all(ofElement: element) + EditableProperty.ofFrames
    rows = properties.flatMap(makeRows)
    for row in rows {
      (Self.isRare(row.property) ? others : frequent).append(row.field.box)
    }
  }

  private func makeRows(for property: EditableProperty) -> [Row] {
    let key = property.key
    let change: @MainActor (String) -> Void = { [weak self] in self?.change(key, to: $0) }
    func row(_ field: ValueField) -> [Row] {
      [Row(property: property, field: field) { $0 }]
    }
    switch property.kind {
    case .text: return row(TextField(isWide: true, isSettled: isSettled, change: change))
    case .flag: return row(FlagField(property.title, isSettled: isSettled, change: change))
    case .number(let range, let step, let isWhole):
      return row(
        NumberField(
          range, step: step, isWhole: isWhole, name: property.title, isSettled: isSettled,
          change: change))
    case .choice(let choices):
      return row(
        ChoiceField(
          choices.map { ChoiceField.Choice(value: $0.value, title: $0.title) },
          isSettled: isSettled, change: change))
    case .color: return row(ColorField(isSettled: isSettled, change: change))
    case .insets:
      return row(
        EntryField(
          hint: "Default",
          check: { text in
            let numbers = text.split { $0 == " " || $0 == "," }.map { Double($0) }
            let isFine = text.isEmpty || (numbers.count == 4 && !numbers.contains(nil))
            return isFine ? nil : "Four numbers: top, leading, bottom, trailing."
          }, isSettled: isSettled, change: change))
    case .font: return makeFontRows(for: property, change)
    }
  }

  /// The face and the size of a font.
  private func makeFontRows(
    for property: EditableProperty, _ change: @escaping @MainActor (String) -> Void
  ) -> [Row] {
    let key = property.key
    let face = ChoiceField(FontText.choices, isSettled: isSettled) { [weak self] face in
      guard var font = self?.font(key) else { return }
      font.face = face
      change(font.text)
    }
    let size = NumberField(
      1...1000, step: 1, isWhole: false, name: "A size", isSettled: isSettled
    ) { [weak self] size in
      guard var font = self?.font(key) else { return }
      font.size = size
      change(font.text)
    }
    return [
      Row(property: property, field: face) { FontText($0).face },
      Row(property: property, field: size) { text in
        let font = FontText(text)
        return font.isStyle || font.face.isEmpty ? nil : font.size ?? FontText.usualSize
      },
    ]
  }

  private func font(_ key: String) -> FontText? {
    value(key).map { FontText($0.value.value(in: $0.cell)) }
  }

  // MARK: - Editing

  private func value(_ key: String) -> (value: EditedValue, cell: SizeClassCell?)? {
    guard let content, let property = rows.first(where: { $0.property.key == key })?.property
    else { return nil }
    return (
      EditedValue(property, of: content.values, named: content.name, content.variations),
      property.canVary ? content.cell : nil
    )
  }

  private func change(_ key: String, to text: String) {
    guard let (value, cell) = value(key), let change = value.change(to: text, in: cell) else {
      return
    }
    edit(change)
  }
}
