import CGtk
import Glibc
import Localization
import Scenes
import Traits
import WorkerProtocol

/// One constraint in the inspector: what it says, its constant to be changed, and what varies of it.
@MainActor
final class ConstraintItem {
  /// What the item shows.
  struct Content: Equatable {
    var constraint: ActingConstraint
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

  /// What the field for the priority does, which is made before this object is.
  @MainActor
  private final class Change {
    var make: (@MainActor (String) -> Void)?
  }

  let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 2))
  private let edit: @MainActor (DocumentEdit) -> Void
  private let text = Object.label(wraps: true)
  private let detail = Object.value("")
  private let constant = Object(gtk_spin_button_new_with_range(-10_000, 10_000, 1))
  private let constantTitle = Object.label(localized("Constant"), wraps: true)
  private let priority: NumberField
  private let installation: InstallationRows
  private let values: VariedValueRows
  private let expander = Object(gtk_expander_new(nil))
  private var content: Content?
  private var isFollowing = false

  /// Whether what is shown is what the document has, with no change under way.
  private let isSettled: @MainActor () -> Bool
  /// Whether the constant was changed while another change was under way, which it waits for.
  private var isAhead = false

  /// What arrow keys do with Shift, in points; a page is as much.
  private static let largeStep = 8.0

  /// What a constraint is called by: its id, which in a further row of a prototype is the prototype's, or where the
  /// companion file declares it.
  static func name(ofID id: String) -> String {
    PlaceIDs.line(of: id).map { localized("line %1$s of the companion file", $0) }
      ?? RowID.element(of: id)
  }

  init(
    isSettled: @escaping @MainActor () -> Bool, edit: @escaping @MainActor (DocumentEdit) -> Void,
    select: @escaping @MainActor (String) -> Void
  ) {
    self.isSettled = isSettled
    self.edit = edit
    let change = Change()
    priority = NumberField(
      1...1000, step: 1, isWhole: true, name: localized("A priority"), isSettled: isSettled
    ) { change.make?($0) }
    installation = InstallationRows(edit: edit)
    values = VariedValueRows(edit: edit)
    box.addStyle("constraint")
    detail.addStyle("dim-label", "caption")
    box.append(text)
    box.append(detail)
    let row = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
    gtk_widget_set_hexpand(constantTitle.widget, 1)
    row.append(constantTitle)
    gtk_spin_button_set_increments(constant.opaque, 1, Self.largeStep)
    gtk_spin_button_set_digits(constant.opaque, 0)
    // The inspector scrolls under the pointer, and what passes there must not change the document.
    constant.leaveWheelAlone()
    gtk_editable_set_width_chars(constant.opaque, 5)
    gtk_widget_set_size_request(constant.widget, ValueField.width, -1)
    constantTitle.addStyle("dim-label")
    row.append(constant)
    box.append(row)
    box.append(priority.box)
    change.make = { [weak self] in self?.changePriority(to: $0) }
    selectWhenUsed(select)
    let content = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
    content.append(installation.box)
    content.append(values.box)
    gtk_expander_set_child(expander.opaque, content.widget)
    box.append(expander)
    Signal.on(constant.raw, "value-changed") { [weak self] in self?.changed() }
    addLargeSteps()
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

  private func addLargeSteps() {
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    Signal.onKey(UnsafeMutableRawPointer(keys)) { [weak self] key, modifiers in
      guard let self, modifiers & GDK_SHIFT_MASK.rawValue != 0 else { return false }
      switch Int32(key) {
      case GDK_KEY_Up, GDK_KEY_KP_Up:
        gtk_spin_button_spin(constant.opaque, GTK_SPIN_STEP_FORWARD, Self.largeStep)
      case GDK_KEY_Down, GDK_KEY_KP_Down:
        gtk_spin_button_spin(constant.opaque, GTK_SPIN_STEP_BACKWARD, Self.largeStep)
      default: return false
      }
      return true
    }
    gtk_widget_add_controller(constant.widget, keys)
  }

  func show(_ content: Content) {
    guard content != self.content || isAhead else { return }
    let isFirst = content.constraint.id != self.content?.constraint.id
    if isFirst { isAhead = false }
    self.content = content
    let constraint = content.constraint
    text.setText(constraint.text.withIsolatedNames)
    if content.isExcluded {
      text.addStyle("dim-label")
    } else {
      gtk_widget_remove_css_class(text.widget, "dim-label")
    }
    var about = [Self.name(ofID: constraint.id)]
    if constraint.line > 0 { about.append(localized("line %1$s", constraint.line)) }
    if constraint.priority < 1000 {
      about.append(localized("priority %1$s", constraint.priority.text()))
    }
    if content.isExcluded { about.append(localized("not installed here")) }
    detail.setText(about.joined(separator: " · "))
    showConstant(content)
    showPriority(content)
    if content.isSelected {
      box.addStyle("selected")
    } else {
      gtk_widget_remove_css_class(box.widget, "selected")
    }
    let isInDocument = constraint.line > 0 && !constraint.id.isEmpty
    expander.isVisible = isInDocument
    let count =
      content.variations.installation.cases.count
      + content.variations.values.reduce(0) { $0 + $1.cases.count }
      + (content.variations.installation.base == "NO" ? 1 : 0)
    // What varies is seen at once.
    if isFirst { gtk_expander_set_expanded(expander.opaque, count > 0 ? 1 : 0) }
    let title =
      count == 0 ? localized("Installed") : localized("Installed and Varies (%1$s)", count)
    gtk_expander_set_label(expander.opaque, title)
    Accessible(expander.widget).setLabel("\(title): \(constraint.text)")
    installation.show(
      InstallationRows.Content(
        elements: [
          SelectedElement(
            id: constraint.id, name: constraint.text, variations: content.variations)
        ], isEditable: content.canVary))
    values.show(
      VariedValueRows.Element(
        id: constraint.id, name: constraint.text, values: content.variations.shownValues,
        isEditable: content.isEditable))
  }

  private var value: EditedValue? {
    value("constant", written: content?.constraint.constant?.documentText, absent: "0")
  }

  private func value(_ key: String, written: String?, absent: String) -> EditedValue? {
    content.map { content in
      EditedValue(
        key, of: content.constraint.id, named: content.constraint.text, written: written,
        absent: absent, content.variations)
    }
  }

  private var priorityValue: EditedValue? {
    content.flatMap { content in
      // The layout's own is that of the canvas; the base's is known where it varies.
      let number = content.constraint.priority
      return value(
        "priority", written: number == 1000 ? nil : number.documentText, absent: "1000")
    }
  }

  private func showPriority(_ content: Content) {
    guard let value = priorityValue else { return }
    let place = content.cell.map { CellMeaning(cell: $0).phrase }
    priority.box.isVisible = content.constraint.line > 0
    priority.show(
      ValueField.Content(
        id: content.constraint.id,
        title: content.cell.map { localized("Priority for %1$s", $0.shortLabel) }
          ?? localized("Priority"),
        label: place.map {
          localized("Priority for %1$s of %2$s", $0, content.constraint.text)
        } ?? localized("Priority of %1$s", content.constraint.text),
        value: value.value(in: content.cell), isEditable: content.isEditable))
  }

  private func changePriority(to text: String) {
    guard let content, let change = priorityValue?.change(to: text, in: content.cell) else {
      return
    }
    edit(change)
  }

  private func showConstant(_ content: Content) {
    let place = content.cell.map { CellMeaning(cell: $0).phrase }
    Accessible(constant.widget).setLabel(
      place.map { localized("Constant for %1$s of %2$s", $0, content.constraint.text) }
        ?? localized("Constant of %1$s", content.constraint.text))
    gtk_widget_set_tooltip_text(
      constant.widget, place.map { localized("Varies for %1$s", $0) } ?? localized("In the base"))
    constantTitle.setText(
      content.cell.map { localized("Constant for %1$s", $0.shortLabel) } ?? localized("Constant"))
    let canChange = content.isEditable && content.constraint.constant != nil
    gtk_widget_set_sensitive(constant.widget, canChange ? 1 : 0)
    guard isSettled() else { return }
    if isAhead {
      isAhead = false
      return changed()
    }
    guard let number = value.flatMap({ Double($0.value(in: content.cell)) }) else { return }
    isFollowing = true
    defer { isFollowing = false }
    gtk_spin_button_set_digits(constant.opaque, number == number.rounded() ? 0 : 3)
    gtk_spin_button_set_value(constant.opaque, number)
  }

  private func changed() {
    guard !isFollowing, let content, let value else { return }
    guard isSettled() else {
      isAhead = true
      return
    }
    let text = gtk_spin_button_get_value(constant.opaque).documentText
    if let change = value.change(to: text, in: content.cell) { edit(change) }
  }
}
