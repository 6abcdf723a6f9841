import CGtk
import Localization
import PreviewerGtk
import PreviewerModel
import Scenes
import Traits
import WorkerProtocol

/// The values of the selected views that can be changed, with a field for each property that all of them have: those
/// of their looks, and those of their size.
@MainActor
final class ValuesSection {
  /// What the section shows.
  struct Content: Equatable {
    /// Those of which something is written; one at least.
    var elements: [SelectedElement]
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

  let looks = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
  let sizes = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
  private let edit: @MainActor (DocumentEdit) -> Void
  private let isSettled: @MainActor () -> Bool
  private let names: ProjectNames
  private var rows: [Row] = []
  /// The properties that have rows.
  private var properties: [EditableProperty] = []
  private var content: Content?

  /// Frames, margins and what content does to sizes.
  private static func isOfSize(_ property: EditableProperty) -> Bool {
    ["Priority", "Margins", "frame."].contains { property.key.contains($0) }  // Not translated.
  }

  /// - Parameters:
  ///   - names: What colours, images and fonts are chosen from.
  ///   - isSettled: Whether what is shown is what the document has, with no change under way.
  init(
    names: ProjectNames, isSettled: @escaping @MainActor () -> Bool,
    edit: @escaping @MainActor (DocumentEdit) -> Void
  ) {
    self.names = names
    self.isSettled = isSettled
    self.edit = edit
    sizes.addStyle("sizes")
  }

  func show(_ content: Content) {
    guard content != self.content || rows.contains(where: \.field.isAhead) else { return }
    self.content = content
    makeRows(for: Self.properties(of: content))
    for row in rows { show(content, in: row) }
  }

  private func show(_ content: Content, in row: Row) {
    let property = row.property
    // What can't vary is the base's, whatever cell is chosen.
    let cell = property.canVary ? content.cell : nil
    let parts = values(property, in: content).map { value in
      property.needsWritten && value.base == nil ? nil : row.part(value.value(in: cell))
    }
    // What some of them don't have can't be changed for all.
    row.field.box.isVisible = !parts.contains(nil)
    guard let part = parts.last ?? nil, row.field.box.isVisible else { return }
    let isMixed = parts.contains { $0 != part }
    let title =
      row.field is NumberField && property.kind == .font ? localized("Size") : property.title
    let name = cell.map { localized("%1$s for %2$s", title, CellMeaning(cell: $0).phrase) } ?? title
    row.field.show(
      ValueField.Content(
        id: content.elements.map(\.id).joined(separator: " "),
        title: cell.map { localized("%1$s for %2$s", title, $0.shortLabel) } ?? title,
        label: isMixed ? localized("%1$s, several values", name) : name, value: isMixed ? "" : part,
        isMixed: isMixed, isEditable: content.isEditable))
  }

  private func values(_ property: EditableProperty, in content: Content) -> [EditedValue] {
    content.elements.compactMap { element in
      element.values.map { EditedValue(property, of: $0, named: element.name, element.variations) }
    }
  }

  // MARK: - Fields

  /// Those that all elements have.
  private static func properties(of content: Content) -> [EditableProperty] {
    let lists = content.elements.compactMap(\.values?.element).map {
      EditableProperty.all(ofElement: $0)
    }
    let shared = (lists.first ?? []).filter { property in
      lists.allSatisfy { $0.contains(property) }
    }
    return shared + EditableProperty.ofFrames
  }

  private func makeRows(for properties: [EditableProperty]) {
    guard properties != self.properties else { return }
    self.properties = properties
    for list in [looks, sizes] {
      while let child = gtk_widget_get_first_child(list.widget) {
        gtk_box_remove(list.pointer(), child)
      }
    }
    rows = properties.flatMap(makeRows)
    for row in rows {
      (Self.isOfSize(row.property) ? sizes : looks).append(row.field.box)
    }
  }

  private func makeRows(for property: EditableProperty) -> [Row] {
    let key = property.key
    let change: @MainActor (String) -> Void = { [weak self] text in
      self?.change(key) { _ in text }
    }
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
    case .color: return row(ColorField(names: names, isSettled: isSettled, change: change))
    case .image: return row(ImageField(names: names, isSettled: isSettled, change: change))
    case .insets:
      return row(
        EntryField(
          hint: localized("Default"),
          check: { text in
            let numbers = text.split { $0 == " " || $0 == "," }.map { Double($0) }
            let isFine = text.isEmpty || (numbers.count == 4 && !numbers.contains(nil))
            return isFine ? nil : localized("Four numbers: top, leading, bottom, trailing.")
          }, isSettled: isSettled, change: change))
    case .font: return makeFontRows(for: property)
    }
  }

  /// The face and the size of a font.
  private func makeFontRows(for property: EditableProperty) -> [Row] {
    let key = property.key
    func change(_ set: @escaping @MainActor (inout FontText) -> Void) {
      self.change(key) { text in
        var font = FontText(text)
        set(&font)
        return font.text
      }
    }
    let face = FontField(names: names, isSettled: isSettled) { face in
      change { $0.face = face }
    }
    let size = NumberField(
      1...1000, step: 1, isWhole: false, name: localized("A size"), isSettled: isSettled
    ) { size in
      change { $0.size = size }
    }
    return [
      Row(property: property, field: face) { FontText($0).face },
      Row(property: property, field: size) { text in
        let font = FontText(text)
        return font.isStyle || font.face.isEmpty ? nil : font.size ?? FontText.usualSize
      },
    ]
  }

  // MARK: - Editing

  /// Changes a property of all elements.
  /// - Parameter make: Told what one has, and returns what it is to have.
  private func change(_ key: String, _ make: (String) -> String) {
    guard let content, let property = properties.first(where: { $0.key == key }) else { return }
    let cell = property.canVary ? content.cell : nil
    let changes = values(property, in: content).compactMap { value in
      value.change(to: make(value.value(in: cell)), in: cell)
    }
    let title = DocumentEdit.title(key, of: content.elements.title, in: cell)
    if let change = DocumentEdit(joining: changes, title: title) { edit(change) }
  }
}
