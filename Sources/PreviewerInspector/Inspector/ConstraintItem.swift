import CGtk
import Glibc
import Localization
import PreviewerGtk
import PreviewerModel
import Scenes
import Traits
import WorkerProtocol

/// One constraint in the inspector: what it says, its constant to be changed, and what varies of it.
@MainActor
final class ConstraintItem {
  /// What the item shows.
  struct Content: Equatable {
    var constraint: ActingConstraint
    /// The id and the name of the view that it is listed at.
    var view: String
    var name: String
    var variations: ElementVariations
    /// Whether it is left out on the canvas that is shown.
    var isExcluded: Bool
    /// The size class that a change is for; nil for the base.
    var cell: SizeClassCell?
    var isEditable: Bool
    /// Whether it can be left out.
    var canVary: Bool
    /// Whether it is marked on the canvas.
    var isSelected = false
  }

  /// What a field does, which is made before this object is.
  @MainActor
  private final class Change {
    var make: (@MainActor (String) -> Void)?
  }

  let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 2))
  private let edit: @MainActor (DocumentEdit) -> Void
  private let text = Object.label(wraps: true)
  private let detail = Object.value("")
  /// What the constant is added with, where there is something before it.
  private let plus = Object.label("+")
  private let constant: NumberField
  private let more = Object(gtk_toggle_button_new())
  private let details = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
  private let priority: NumberField
  private let variations: VariationGrids
  private var content: Content?

  /// What a constraint is called by: its id, which in a further row of a prototype is the prototype's, or where the
  /// companion file declares it.
  static func name(ofID id: String) -> String {
    PlaceIDs.line(of: id).map { localized("line %1$s of the companion file", $0) }
      ?? RowID.element(of: id)
  }

  init(
    isSettled: @escaping @MainActor () -> Bool, edit: @escaping @MainActor (DocumentEdit) -> Void,
    go: @escaping @MainActor (SizeClassCell) -> Void,
    select: @escaping @MainActor (String) -> Void
  ) {
    self.edit = edit
    let (changeConstant, changePriority) = (Change(), Change())
    constant = NumberField(
      -10_000...10_000, step: 1, isWhole: false, name: localized("A constant"), isWide: true,
      isSettled: isSettled
    ) { changeConstant.make?($0) }
    priority = NumberField(
      1...1000, step: 1, isWhole: true, name: localized("A priority"), isSettled: isSettled
    ) { changePriority.make?($0) }
    variations = VariationGrids(edit: edit, go: go)
    changeConstant.make = { [weak self] in self?.change(self?.constantValue, to: $0) }
    changePriority.make = { [weak self] in self?.change(self?.priorityValue, to: $0) }
    box.addStyle("constraint")
    detail.addStyle("dim-label", "caption")
    box.append(makeRow())
    box.append(detail)
    for part in [priority.box, variations.box] { details.append(part) }
    details.addStyle("details")
    details.isVisible = false
    box.append(details)
    selectWhenUsed(select)
  }

  /// The line that is seen of each constraint.
  private func makeRow() -> Object {
    let row = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
    gtk_widget_set_hexpand(text.widget, 1)
    row.append(text)
    constant.hideTitle()
    gtk_widget_set_hexpand(constant.box.widget, 0)
    gtk_widget_set_valign(constant.box.widget, GTK_ALIGN_CENTER)
    plus.addStyle("dim-label")
    row.append(plus)
    row.append(constant.box)
    gtk_button_set_icon_name(more.pointer(), "pan-down-symbolic")
    more.addStyle("flat", "small")
    gtk_widget_set_valign(more.widget, GTK_ALIGN_CENTER)
    gtk_widget_set_tooltip_text(more.widget, localized("Priority and Size Classes"))
    Signal.on(more.raw, "toggled") { [weak self] in
      guard let self else { return }
      details.isVisible = gtk_toggle_button_get_active(more.pointer()) != 0
    }
    row.append(more)
    return row
  }

  /// The constraint is marked on the canvas when it is clicked on, or something of it has the focus.
  private func selectWhenUsed(_ select: @escaping @MainActor (String) -> Void) {
    let selectThis: @MainActor () -> Void = { [weak self] in
      if let id = self?.content?.constraint.id { select(id) }
    }
    if let focus = gtk_event_controller_focus_new() {
      Signal.on(UnsafeMutableRawPointer(focus), "enter", selectThis)
      gtk_widget_add_controller(box.widget, focus)
    }
    guard let click = gtk_gesture_click_new() else { return }
    Signal.onPress(UnsafeMutableRawPointer(click), "pressed") { _, _, _ in selectThis() }
    gtk_widget_add_controller(box.widget, click)
  }

  func show(_ content: Content) {
    guard content != self.content || constant.isAhead || priority.isAhead else { return }
    let isFirst = content.constraint.id != self.content?.constraint.id
    self.content = content
    let constraint = content.constraint
    let sentence = constraint.sentence(from: content.view, named: content.name)
    // Lines break after dots rather than within names: a zero-width space.
    text.setText(sentence.replacing(".", with: ".\u{200B}").withIsolatedNames)
    gtk_widget_set_tooltip_text(text.widget, constraint.text)
    plus.isVisible = constraint.sides?.count == 2 && constraint.constant != nil
    text.setStyle("dim-label", content.isExcluded)
    var about: [String] = []
    if constraint.priority < 1000 {
      about.append(localized("priority %1$s", constraint.priority.text()))
    }
    if content.isExcluded { about.append(localized("not installed here")) }
    about.append(Self.name(ofID: constraint.id))
    if constraint.line > 0 { about.append(localized("line %1$s", constraint.line)) }
    detail.setText(about.joined(separator: " · "))
    showFields(content)
    box.setStyle("selected", content.isSelected)
    more.isVisible = constraint.line > 0 && !constraint.id.isEmpty
    let count = content.variations.count
    // What varies is seen at once.
    if isFirst { gtk_toggle_button_set_active(more.pointer(), count > 0 ? 1 : 0) }
    let title =
      count == 0
      ? localized("Priority and Size Classes")
      : localized("Priority and Size Classes (%1$s vary)", count)
    Accessible(more.widget).setLabel("\(title): \(constraint.text)")
    variations.show(
      VariationGrids.Content(
        elements: [
          SelectedElement(
            id: constraint.id, name: constraint.text, variations: content.variations)
        ], cell: content.cell, canBeLeftOut: true, isEditable: content.canVary))
  }

  private func showFields(_ content: Content) {
    let constraint = content.constraint
    let place = content.cell.map { CellMeaning(cell: $0).phrase }
    gtk_widget_set_tooltip_text(
      constant.box.widget,
      place.map { localized("Varies for %1$s", $0) } ?? localized("In the base"))
    if let value = constantValue {
      constant.show(
        ValueField.Content(
          id: constraint.id, title: "",
          label: place.map { localized("Constant for %1$s of %2$s", $0, constraint.text) }
            ?? localized("Constant of %1$s", constraint.text),
          value: value.value(in: content.cell),
          isEditable: content.isEditable && constraint.constant != nil))
    }
    if let value = priorityValue {
      priority.show(
        ValueField.Content(
          id: constraint.id,
          title: content.cell.map { localized("Priority for %1$s", $0.shortLabel) }
            ?? localized("Priority"),
          label: place.map { localized("Priority for %1$s of %2$s", $0, constraint.text) }
            ?? localized("Priority of %1$s", constraint.text),
          value: value.value(in: content.cell), isEditable: content.isEditable))
    }
  }

  // MARK: - Values

  private var constantValue: EditedValue? {
    value("constant", written: content?.constraint.constant?.documentText, absent: "0")
  }

  private var priorityValue: EditedValue? {
    content.flatMap { content in
      // The layout's own is that of the canvas; the base's is known where it varies.
      let number = content.constraint.priority
      return value(
        "priority", written: number == 1000 ? nil : number.documentText, absent: "1000")
    }
  }

  private func value(_ key: String, written: String?, absent: String) -> EditedValue? {
    content.map { content in
      EditedValue(
        key, of: content.constraint.id, named: content.constraint.text, written: written,
        absent: absent, content.variations)
    }
  }

  private func change(_ value: EditedValue?, to text: String) {
    guard let content, let change = value?.change(to: text, in: content.cell) else { return }
    edit(change)
  }
}

extension ActingConstraint {
  /// The constraint without its constant, as seen from one of its views: `Leading = View.leadingMargin`, `Width ≥`.
  /// - Parameters:
  ///   - view: The id of that view.
  ///   - name: What it is called.
  func sentence(from view: String, named name: String) -> String {
    guard let sides, let attributes, sides.count == attributes.count, let first = sides.first,
      constant != nil
    else { return text }
    func words(_ place: Int) -> String {
      let isOwn = views.indices.contains(place) && views[place] == view
      return isOwn && sides[place] == "\(name).\(attributes[place])"
        ? attributes[place].spacedAtCapitals.capitalizedFirst : sides[place]
    }
    guard sides.count > 1 else {
      return "\(views == [view] ? words(0) : first) \(relationSign)"
    }
    let factor = multiplier.map { "\($0.text(decimals: 3)) × " } ?? ""
    return "\(words(0)) \(relationSign) \(factor)\(words(1))"
  }

  /// As equations have it.
  var relationSign: String {
    switch relation {
    case "lessThanOrEqual": "≤"
    case "greaterThanOrEqual": "≥"
    default: "="
    }
  }
}
