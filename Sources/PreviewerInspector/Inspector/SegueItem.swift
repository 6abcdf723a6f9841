import CGtk
import Localization
import PreviewerGtk
import PreviewerModel
import WorkerProtocol

/// One segue in the inspector: where it leads, and its kind, identifier and presentation to be changed.
@MainActor
final class SegueItem {
  struct Content: Equatable {
    var segue: ShownSegue
    var isEditable: Bool
  }

  let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
  private let edit: @MainActor (DocumentEdit) -> Void
  private let title = Object.label(wraps: true)
  private let detail = Object.value("")
  private let remove = Object(gtk_button_new_from_icon_name("list-remove-symbolic"))
  private var fields: [(field: ValueField, value: @MainActor (SegueEntry) -> FieldValue?)] = []
  private var content: Content?

  /// What a field has of a segue.
  private struct FieldValue {
    var title: String
    var value: String
  }

  /// Of a document; `Default` is what nothing is written for.
  /// MINED: the values of the corpus, and Apple, "UIModalPresentationStyle".
  private static let presentations = choices([
    ("fullScreen", localized("Full Screen")), ("pageSheet", localized("Page Sheet")),
    ("formSheet", localized("Form Sheet")),
    ("currentContext", localized("Current Context")),
    ("overFullScreen", localized("Over Full Screen")),
    ("overCurrentContext", localized("Over Current Context")),
  ])
  private static let transitions = choices([
    ("coverVertical", localized("Cover Vertical")),
    ("flipHorizontal", localized("Flip Horizontal")),
    ("crossDissolve", localized("Cross Dissolve")), ("partialCurl", localized("Partial Curl")),
  ])

  private static func choices(_ values: [(String, String)]) -> [ChoiceField.Choice] {
    [ChoiceField.Choice(value: "", title: localized("Default"))]
      + values.map { ChoiceField.Choice(value: $0, title: $1) }
  }

  init(
    kinds: [SegueKind], isSettled: @escaping @MainActor () -> Bool,
    edit: @escaping @MainActor (DocumentEdit) -> Void,
    follow: @escaping @MainActor (Selection) -> Void
  ) {
    self.edit = edit
    Signal.onLink(title.raw) { [weak self] _ in
      // In the main loop: following the link takes the label away.
      guard let target = self?.content?.segue.entry.destination.selection else { return }
      MainLoop.whenIdle { follow(target) }
    }
    box.addStyle("constraint")
    detail.addStyle("dim-label", "caption")
    let texts = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 2))
    gtk_widget_set_hexpand(texts.widget, 1)
    texts.append(title)
    texts.append(detail)
    remove.addStyle("flat")
    gtk_widget_set_valign(remove.widget, GTK_ALIGN_CENTER)
    Signal.on(remove.raw, "clicked") { [weak self] in
      guard let segue = self?.content?.segue else { return }
      edit(.removeSegue(segue.id, to: segue.destination))
    }
    let head = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
    head.append(texts)
    head.append(remove)
    box.append(head)

    let kindChoices = kinds.map { ChoiceField.Choice(value: $0.rawValue, title: $0.title) }
    add(
      ChoiceField(kindChoices, isSettled: isSettled) { [weak self] value in
        guard let segue = self?.content?.segue, let kind = SegueKind(rawValue: value) else {
          return
        }
        edit(.changeSegue(segue.id, to: kind, leadingTo: segue.destination))
      }
    ) {
      SegueKind(rawValue: $0.kind) == nil
        ? nil : FieldValue(title: localized("Kind"), value: $0.kind)
    }
    add(TextField(isSettled: isSettled, change: setter("identifier"))) {
      FieldValue(title: localized("Identifier"), value: $0.identifier ?? "")
    }
    func ofPresentation(_ segue: SegueEntry) -> Bool {
      SegueKind(rawValue: segue.kind)?.presents == true
    }
    add(
      ChoiceField(
        Self.presentations, isSettled: isSettled, change: setter("modalPresentationStyle"))
    ) {
      ofPresentation($0)
        ? FieldValue(title: localized("Presentation"), value: $0.presentation ?? "") : nil
    }
    add(
      ChoiceField(Self.transitions, isSettled: isSettled, change: setter("modalTransitionStyle"))
    ) {
      ofPresentation($0)
        ? FieldValue(title: localized("Transition"), value: $0.transition ?? "") : nil
    }
    add(TextField(isSettled: isSettled, change: setter("customClass"))) {
      $0.kind == SegueKind.custom.rawValue
        ? FieldValue(title: localized("Class"), value: $0.customClass ?? "") : nil
    }
  }

  private func add(
    _ field: ValueField, _ value: @escaping @MainActor (SegueEntry) -> FieldValue?
  ) {
    fields.append((field, value))
    box.append(field.box)
  }

  /// What gives an attribute of the segue a value; an empty one takes it away.
  private func setter(_ key: String) -> @MainActor (String) -> Void {
    { [weak self] value in
      guard let self, let segue = content?.segue else { return }
      edit(
        .set(
          key, of: segue.id, to: value.isEmpty ? nil : value,
          named: localized("Segue to %1$s", segue.destination), in: nil, group: "\(segue.id) \(key)"
        ))
    }
  }

  func show(_ content: Content) {
    self.content = content
    let entry = content.segue.entry
    let destination = content.segue.destination.isolated.escapedForMarkup
    let isElsewhere = entry.destination.selection != nil
    gtk_label_set_markup(
      title.opaque,
      localized("To %1$s", isElsewhere ? "<a href=\"end\">\(destination)</a>" : destination))
    let about = [
      content.segue.source.map { localized("from %1$s", $0) }, content.segue.id,
      localized("line %1$s", entry.line),
    ]
    detail.setText(about.compactMap(\.self).joined(separator: " · "))
    let name = localized("Remove the segue to %1$s", content.segue.destination)
    gtk_widget_set_tooltip_text(remove.widget, name)
    Accessible(remove.widget).setLabel(name)
    gtk_widget_set_sensitive(remove.widget, content.isEditable ? 1 : 0)
    for (field, value) in fields {
      let value = value(entry)
      field.box.isVisible = value != nil
      guard let value else { continue }
      field.show(
        ValueField.Content(
          id: content.segue.id, title: value.title,
          label: localized("%1$s of the segue to %2$s", value.title, content.segue.destination),
          value: value.value,
          isEditable: content.isEditable))
    }
  }
}
