import CGtk
import Localization
import PreviewerGtk
import WorkerProtocol

/// Why the selected view is where it is: for each figure of its frame, what determines it. Names of
/// other views lead to them.
@MainActor
final class ExplanationSection {
  let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  private var shown: ExplainResult?
  /// The figures of which all reasons are shown.
  private var opened: Set<String> = []
  private let isView: @MainActor (String) -> Bool
  private let follow: @MainActor (String) -> Void

  /// Of one figure, before the others are asked for.
  private static let maximumShown = 6

  /// - Parameters:
  ///   - isView: Whether there is a view with an id.
  ///   - follow: Told the id of a view whose name was clicked.
  init(
    isView: @escaping @MainActor (String) -> Bool, follow: @escaping @MainActor (String) -> Void
  ) {
    self.isView = isView
    self.follow = follow
  }

  /// - Parameter explanation: nil while it is being worked out.
  func show(_ explanation: ExplainResult?) {
    guard explanation != shown else { return }
    if explanation?.id != shown?.id { opened = [] }
    shown = explanation
    rebuild()
  }

  private func rebuild() {
    while let child = gtk_widget_get_first_child(box.widget) {
      gtk_box_remove(box.pointer(), child)
    }
    guard let explanation = shown else { return }
    add("X", explanation.x, explanation)
    add("Y", explanation.y, explanation)
    add(localized("Width"), explanation.width, explanation)
    add(localized("Height"), explanation.height, explanation)
  }

  private func add(_ name: String, _ figure: ExplainResult.Figure, _ explanation: ExplainResult) {
    let title = Object.value("\(name) \(figure.value.text())")
    title.addStyle("figure")
    box.append(title)
    let isOpened = opened.contains(name)
    for reason in figure.reasons.prefix(isOpened ? .max : Self.maximumShown) {
      add(reason, explanation)
    }
    let farther = figure.more ?? []
    let hidden = max(0, figure.reasons.count - Self.maximumShown) + farther.count
    if isOpened, !farther.isEmpty {
      // Of what is farther away only the ids are known.
      let names = farther.map { ConstraintItem.name(ofID: $0).isolated }.joined(separator: ", ")
      let label = Object.label(localized("Farther away: %1$s", names), wraps: true)
      label.addStyle("dim-label", "caption", "reason")
      box.append(label)
    }
    if hidden > 0, !isOpened { addOpener(of: name, hidden) }
    for reason in figure.gaveWay ?? [] {
      add(reason, explanation, prefix: localized("Gave way:") + " ")
    }
  }

  private func addOpener(of name: String, _ hidden: Int) {
    let title = localized("… and %1$s more", plural: "… and %1$s more", hidden)
    let button = Object(gtk_button_new_with_label(title))
    button.addStyle("flat", "small")
    gtk_widget_set_halign(button.widget, GTK_ALIGN_START)
    Accessible(button.widget).setLabel("\(name): \(title)")
    Signal.on(button.raw, "clicked") { [weak self] in
      // In the main loop: the button itself goes away.
      MainLoop.whenIdle {
        self?.opened.insert(name)
        self?.rebuild()
      }
    }
    box.append(button)
  }

  private func add(
    _ reason: ExplainResult.Reason, _ explanation: ExplainResult, prefix: String = ""
  ) {
    let item = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    item.addStyle("reason")
    let text = Object.label(wraps: true)
    gtk_label_set_markup(
      text.opaque,
      prefix + reason.markup(selected: explanation.id, isView: isView).withIsolatedNames)
    if !prefix.isEmpty { text.addStyle("dim-label") }
    Signal.onLink(text.raw) { [follow] address in
      // In the main loop: following the link takes the label away.
      MainLoop.whenIdle { follow(String(address.dropFirst(ExplainResult.Reason.scheme.count))) }
    }
    item.append(text)
    if reason.kind == "constraint" {
      // What the companion file adds is called after its line there.
      let line =
        reason.file == nil ? reason.line.map { " · " + localized("line %1$s", $0) } ?? "" : ""
      let place = Object.value(ConstraintItem.name(ofID: reason.id) + line)
      place.addStyle("dim-label", "caption")
      item.append(place)
    }
    box.append(item)
  }
}

extension ExplainResult.Reason {
  /// What addresses of views begin with.
  static let scheme = "view:"

  /// The sentence as Pango markup, in which the names of other views are links.
  /// - Parameter isView: Whether there is a view with an id.
  func markup(selected: String, isView: (String) -> Bool) -> String {
    let shortened = views.map { $0.withoutID(isView) }
    var markup = ""
    var rest = text[...]
    for (view, short) in zip(views, shortened) {
      guard let name = rest.range(of: view.name) else { continue }
      markup += rest[..<name.lowerBound].escapedForMarkup
      // Which one is meant is seen where the link leads; the id is in its tooltip. Unless two would be called
      // the same.
      let isAmbiguous = zip(views, shortened).contains { $0.id != view.id && $1 == short }
      let dropped = isAmbiguous ? 0 : view.name.count - short.count
      let shown = rest[name].dropLast(dropped).escapedForMarkup
      // A tooltip is markup itself. Not translated.
      let title = dropped > 0 ? " title=\"\(view.id.escapedForMarkup.escapedForMarkup)\"" : ""
      markup +=
        view.id == selected
        ? shown
        : "<a href=\"\(Self.scheme)\(view.id.escapedForMarkup)\"\(title)>\(shown)</a>"
      rest = rest[name.upperBound...]
    }
    return markup + rest.escapedForMarkup
  }
}

extension ExplainResult.NamedView {
  /// The name without the id at its end: its own, or as the content view of a cell that has no name the cell's.
  fileprivate func withoutID(_ isView: (String) -> Bool) -> Substring {
    guard let space = name.lastIndex(of: " "),
      name[space...].dropFirst() == id || isView(String(name[space...].dropFirst()))
    else { return name[...] }
    return name[..<space]
  }
}

extension Substring {
  /// Where a text begins in this one first, whether with a capital letter or not.
  fileprivate func range(of text: String) -> Range<Index>? {
    let wanted = text.lowercased()
    var start = startIndex
    while start < endIndex {
      if self[start...].lowercased().hasPrefix(wanted) {
        return start..<(index(start, offsetBy: text.count, limitedBy: endIndex) ?? endIndex)
      }
      start = index(after: start)
    }
    return nil
  }
}
