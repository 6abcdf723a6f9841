import CGtk
import Traits
import WorkerProtocol

/// What is wrong with the document and its layout; a row leads to the view that it is about.
@MainActor
final class IssuesPanel {
  private let preview: Preview
  private let stack: Object
  private let list: Object
  private let button: Object
  /// The issues that rows show, by what is in the rows.
  private var positions: [UnsafeMutableRawPointer: Int] = [:]
  /// The issue that a menu was asked for.
  private(set) var asked: IssueEntry?
  /// Told where in the list that was.
  var onMenu: (@MainActor (Object, Rect) -> Void)?

  /// - Parameter stack: shows the list, or that there is nothing to list.
  init(stack: Object, list: Object, button: Object, preview: Preview) {
    self.stack = stack
    self.list = list
    self.button = button
    self.preview = preview
    list.setRows(make: Self.makeRow) { [weak self] in self?.bind($0, $1) }
    Signal.onNumber(list.raw, "activate") { [weak preview] position in
      guard let preview, preview.issues.indices.contains(position),
        let target = preview.issues[position].target
      else { return }
      preview.select(target)
    }
    list.onRowMenu { [weak self] content, place in
      guard let self, let position = positions[UnsafeMutableRawPointer(content)],
        preview.issues.indices.contains(position)
      else { return }
      let issue = preview.issues[position]
      asked = issue
      if let target = issue.target { preview.select(target) }
      onMenu?(list, place)
    }
    preview.observe { [weak self] change in
      if case .scenes = change { self?.update() }
    }
    update()
  }

  private func update() {
    let model = Object(owning: gtk_no_selection_new(NumberList.make(preview.issues.indices)))
    gtk_list_view_set_model(list.opaque, model.opaque)
    let count = preview.issues.count
    gtk_stack_set_visible_child_name(stack.opaque, count == 0 ? "none" : "some")
    gtk_button_set_label(button.pointer(), count == 0 ? "No issues" : "Issues (\(count))")
  }

  /// Has a row in sight.
  func mark(_ position: Int) {
    gtk_widget_activate_action_variant(
      list.widget, "list.scroll-to-item", g_variant_new_uint32(guint(position)))
  }

  private static func makeRow() -> Object {
    let box = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8))
    let message = Object.label()
    gtk_widget_set_hexpand(message.widget, 1)
    let line = Object.label()
    line.addStyle("dim-label", "numeric")
    for part in [Object(gtk_image_new()), message, line] { box.append(part) }
    return box
  }

  private func bind(_ item: OpaquePointer, _ box: UnsafeMutablePointer<GtkWidget>) {
    let position = Int(gtk_list_item_get_position(item))
    guard preview.issues.indices.contains(position),
      let image = gtk_widget_get_first_child(box),
      let message = gtk_widget_get_next_sibling(image), let line = gtk_widget_get_last_child(box)
    else { return }
    positions[UnsafeMutableRawPointer(box)] = position
    let entry = preview.issues[position]
    let issue = entry.issue
    gtk_image_set_from_icon_name(OpaquePointer(image), issue.severity.iconName)
    // Rows are used again for other issues.
    for severity in Issue.Severity.allCases {
      gtk_widget_remove_css_class(image, severity.rawValue)
    }
    gtk_widget_add_css_class(image, issue.severity.rawValue)
    gtk_label_set_text(OpaquePointer(message), issue.message.withIsolatedNames)
    gtk_label_set_text(OpaquePointer(line), entry.place ?? "")
    gtk_widget_set_tooltip_text(box, entry.details)
    Accessible(box).setLabel("\(issue.severity.rawValue): \(issue.message)")
  }
}

extension Issue.Severity {
  /// Of the freedesktop.org icon naming specification.
  fileprivate var iconName: String {
    switch self {
    case .error: "dialog-error-symbolic"
    case .warning: "dialog-warning-symbolic"
    case .info: "dialog-information-symbolic"
    }
  }
}
