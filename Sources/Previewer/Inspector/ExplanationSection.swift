import CGtk
import Localization
import WorkerProtocol

/// Why the selected view is where it is: for each figure of its frame, what determines it. Names of
/// other views lead to them.
@MainActor
final class ExplanationSection {
  private let section: FoldingSection
  private var shown: ExplainResult?
  private let isView: @MainActor (String) -> Bool
  private let follow: @MainActor (String) -> Void

  /// Further reasons of one figure are only counted: nobody follows so long a chain in a panel.
  private static let maximumShown = 6

  /// - Parameters:
  ///   - isView: Whether there is a view with an id.
  ///   - follow: Told the id of a view whose name was clicked.
  init(
    folds: SectionFolds, isView: @escaping @MainActor (String) -> Bool,
    follow: @escaping @MainActor (String) -> Void
  ) {
    self.isView = isView
    self.follow = follow
    section = FoldingSection(localized("Why Here?"), folds: folds)
  }

  var box: Object { section.box }

  func reveal() {
    section.reveal()
  }

  /// - Parameter explanation: nil while it is being worked out.
  func show(_ explanation: ExplainResult?) {
    guard explanation != shown else { return }
    shown = explanation
    while let child = gtk_widget_get_first_child(section.content.widget) {
      gtk_box_remove(section.content.pointer(), child)
    }
    guard let explanation else { return }
    add("X", explanation.x, explanation)
    add("Y", explanation.y, explanation)
    add(localized("Width"), explanation.width, explanation)
    add(localized("Height"), explanation.height, explanation)
  }

  private func add(_ name: String, _ figure: ExplainResult.Figure, _ explanation: ExplainResult) {
    let title = Object.value("\(name) \(figure.value.text())")
    title.addStyle("figure")
    section.content.append(title)
    for reason in figure.reasons.prefix(Self.maximumShown) { add(reason, explanation) }
    let hidden = max(0, figure.reasons.count - Self.maximumShown) + (figure.more?.count ?? 0)
    if hidden > 0 {
      let more = Object.label(
        localized("… and %1$s more", plural: "… and %1$s more", hidden), wraps: true)
      more.addStyle("dim-label", "caption")
      section.content.append(more)
    }
    for reason in figure.gaveWay ?? [] {
      add(reason, explanation, prefix: localized("Gave way:") + " ")
    }
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
    section.content.append(item)
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
