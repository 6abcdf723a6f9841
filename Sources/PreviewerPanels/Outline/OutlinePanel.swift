import CGtk
import Localization
import PreviewerGtk
import PreviewerModel
import Traits

/// The scenes and their views as a tree.
@MainActor
package final class OutlinePanel {
  enum Child: String, TemplateChild {
    case panel, list
    static var definition: [UInt8] { PackageResources.OutlinePanel_ui }
  }

  private let ui = Template(Child.self)
  private let scenes: ShownScenes
  private let selected: CurrentSelection
  private let finder: Finder
  /// Rows are strings with the index of their node; the tree has rows only for what is unfolded.
  private var tree: Object?
  /// The list's.
  private var selection: BorrowedSelection?
  private var shown = Outline()
  /// What was found when the rows were made; while something is looked for, only what matches, or leads there,
  /// or to the selection, is listed, all of it unfolded.
  private var found: FindResult?
  /// The rows that are in the tree; nil for all.
  private var listed: Set<Int>?
  /// What is unfolded, where that was seen; kept from one tree to the next.
  private var unfolded: Set<Selection> = []
  /// The rows that are made by now, with the indices of what they show.
  private var bound: [UnsafeMutablePointer<GtkWidget>: Int] = [:]
  /// Told of each row that is made, which shows one thing after another.
  package var onNewRow: (@MainActor (Object) -> Void)?
  /// Told where in the list a menu for the selection is asked for.
  package var onMenu: (@MainActor (Object, Rect) -> Void)?

  package var panel: Object { ui[.panel] }
  package var list: Object { ui[.list] }

  /// What has been listed while the window is open: whether that is unfolded is its user's choice.
  private var known: Set<Selection> = []
  /// What was selected when its scene was unfolded last: it isn't unfolded again while that stays selected.
  private var unfoldedSelection: Selection?

  /// Up to so many rows, of up to so many scenes, everything is unfolded at first; of more the names of the scenes are
  /// seen, and what is in the selected one.
  private static let unfoldedRows = 200
  private static let unfoldedScenes = 4

  package init(
    scenes: ShownScenes, selected: CurrentSelection, running: RunningInterface,
    finder: Finder
  ) {
    (self.scenes, self.selected) = (scenes, selected)
    self.finder = finder
    list.setRows { [weak self] in
      self?.makeRow() ?? Object.label()
    } bind: { [weak self] in
      self?.bind($0, $1)
    } unbind: { [weak self] in
      self?.bound[$0] = nil
    }
    scenes.observe { [weak self] in if case .scenes = $0 { self?.update() } }
    selected.observe { [weak self] in if case .selection = $0 { self?.selectionChanged() } }
    running.observe { [weak self] in if case .mode = $0 { self?.selection?.changed() } }
    list.onRowMenu { [weak self] content, place in
      guard let self, let selection = selection(of: content) else { return }
      selected.select(selection)
      onMenu?(self.list, place)
    }
    finder.observe { [weak self] in self?.matchesChanged() }
    // Enter or a double click on a row brings it into sight.
    Signal.onNumber(list.raw, "activate") { [weak self] _ in
      guard let self else { return }
      _ = gtk_widget_activate_action_variant(self.list.widget, "win.zoom-selection", nil)
    }
  }

  // MARK: - Rows

  private func makeRow() -> Object {
    let expander = Object(
      type: gtk_tree_expander_get_type(), role: GTK_ACCESSIBLE_ROLE_TREE_ITEM)
    // One label, so that where there is little room the class gives way to the name.
    let label = Object.label()
    // In a box: GTK would have assistive technology read the label again after the row's own name.
    let box = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
    let symbol = Object(gtk_image_new())
    symbol.addStyle("symbol")
    box.append(symbol)
    box.append(label)
    // It would lie over the rows below, where one goes next: so only for a name that isn't seen whole.
    gtk_widget_set_has_tooltip(box.widget, 1)
    Signal.onTooltip(box.raw) { [weak self] in
      // The row is the list's, which may use it for something else by now.
      guard let self,
        let expander = gtk_widget_get_ancestor(label.widget, gtk_tree_expander_get_type()),
        let index = bound[expander], shown.nodes.indices.contains(index)
      else { return nil }
      return tooltip(of: shown.nodes[index], in: label)
    }
    gtk_tree_expander_set_child(expander.opaque, box.widget)
    onNewRow?(expander)
    return expander
  }

  private func bind(_ item: OpaquePointer, _ expander: UnsafeMutablePointer<GtkWidget>) {
    guard let row = gtk_list_item_get_item(item),
      let index = Self.index(ofRow: OpaquePointer(row)),
      scenes.outline.nodes.indices.contains(index)
    else { return }
    gtk_tree_expander_set_list_row(OpaquePointer(expander), OpaquePointer(row))
    bound[expander] = index
    fill(expander, with: index)
  }

  private func fill(_ expander: UnsafeMutablePointer<GtkWidget>, with index: Int) {
    guard let box = gtk_tree_expander_get_child(OpaquePointer(expander)),
      let symbol = gtk_widget_get_first_child(box), let label = gtk_widget_get_last_child(box)
    else { return }
    let node = scenes.outline.nodes[index]
    gtk_image_set_from_icon_name(OpaquePointer(symbol), node.symbol)
    var markup = Directions.marked(node.name).escapedForMarkup
    let match = found?.matches[index]
    if match != nil { markup = "<b>\(markup)</b>" }
    if node.isNamed {
      markup +=
        "\(Directions.mark)  <small><span alpha=\"60%\">\(node.shortClassName.escapedForMarkup)"
        + "</span></small>"
    }
    // What only leads to a match steps back.
    let leadsOnly = found != nil && match == nil
    gtk_widget_set_opacity(box, leadsOnly ? 0.6 : 1)
    // What isn't there is told by more than by being faint.
    if node.isExcluded { markup = "<span alpha=\"60%\"><s>\(markup)</s></span>" }
    gtk_label_set_markup(OpaquePointer(label), markup)
    let state = node.isExcluded ? localized("not installed here") : ""
    Accessible(expander).setLabel(
      "\(node.name), \(node.className)" + (node.isExcluded ? ", \(state)" : "")
        + (match != nil ? ", " + localized("found") : ""))
  }

  /// What is said of a row that is pointed at; nothing where its name is seen whole.
  private func tooltip(of node: Outline.Node, in label: Object) -> String? {
    guard let layout = gtk_widget_create_pango_layout(label.widget, node.name) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var width: gint = 0
    pango_layout_get_pixel_size(layout, &width, nil)
    guard width > gtk_widget_get_width(label.widget) else { return nil }
    let state = node.isExcluded ? localized("not installed here") : ""
    return [node.name, node.className, state].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The index of a node from a row of the tree.
  private static func index(ofRow row: OpaquePointer) -> Int? {
    guard let item = gtk_tree_list_row_get_item(row) else { return nil }
    defer { g_object_unref(item) }
    return NumberList.number(of: OpaquePointer(item))
  }

  /// What a row is about that is made.
  package func selection(of row: UnsafeMutablePointer<GtkWidget>) -> Selection? {
    bound[row].flatMap { shown.nodes.indices.contains($0) ? shown.nodes[$0].selection : nil }
  }

  /// What a row is about that has a content.
  private func selection(of content: OpaquePointer) -> Selection? {
    guard let row = gtk_tree_expander_get_list_row(content), let index = Self.index(ofRow: row),
      shown.nodes.indices.contains(index)
    else { return nil }
    return shown.nodes[index].selection
  }

  // MARK: - Model

  /// Rebuilds the rows if there are others than before. What was folded stays so, and what is new is unfolded to
  /// begin with.
  private func update() {
    guard scenes.outline != shown else { return showSelection() }
    // Names change with every letter that is typed into a text; the rows stay then.
    if found == nil, scenes.outline.hasTheRows(of: shown) {
      let before = shown
      shown = scenes.outline
      for (row, index) in bound where before.nodes[index] != shown.nodes[index] {
        fill(row, with: index)
      }
      return showSelection()
    }
    noteUnfolded()
    let isSmall =
      scenes.outline.nodes.count <= Self.unfoldedRows
      && scenes.outline.roots.count <= Self.unfoldedScenes
    let new = scenes.outline.nodes.map(\.selection).filter { !known.contains($0) }
    unfolded.formUnion(new.filter { isSmall || $0.view != nil })
    known.formUnion(new)
    rebuild()
  }

  private func matchesChanged() {
    guard finder.result != found else { return }
    noteUnfolded()
    rebuild()
  }

  private func selectionChanged() {
    if wantedRows == listed { showSelection() } else { rebuild() }
  }

  /// The rows to list; nil for all. What is selected is listed, be it found or not.
  private var wantedRows: Set<Int>? {
    found.map { $0.shown.union(selectedIndex.map(shown.path(to:)) ?? []) }
  }

  private var selectedIndex: Int? { selected.element.flatMap { scenes.outline.index(of: $0) } }

  private func rebuild() {
    shown = scenes.outline
    found = finder.result
    listed = wantedRows
    let unfoldsAll = found != nil
    let root = NumberList.make(scenes.outline.roots.filter(isListed))
    let tree = gtk_tree_list_model_new(
      root, 0, unfoldsAll ? 1 : 0,
      { item, data in
        nonisolated(unsafe) let (item, data) = (item, data)
        // An opaque pointer can't leave the closure; its bits can.
        let bits = MainActor.assumeIsolated { () -> Int in
          guard let item, let data else { return 0 }
          let panel = Unmanaged<OutlinePanel>.fromOpaque(data).takeUnretainedValue()
          return Int(bitPattern: panel.children(ofItem: OpaquePointer(item)))
        }
        return OpaquePointer(bitPattern: bits)
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
    guard let tree else { return }
    let items = Object(owning: tree)
    self.tree = items
    let selection = BorrowedSelection(of: items) { [weak self] position in
      guard let self, let node = node(atRow: position) else { return false }
      return selected.contains(node.selection)
    } select: { [weak self] in
      self?.select($0)
    }
    self.selection = selection
    gtk_list_view_set_model(list.opaque, selection.model.opaque)
    if !unfoldsAll {
      unfold(unfolded)
      followScenes()
    }
    showSelection()
  }

  /// What is in a scene that is unfolded is as it was, or all of it.
  private func followScenes() {
    eachRow { row, index in
      guard shown.roots.contains(index) else { return }
      let raw = UnsafeMutableRawPointer(row)
      Signal.onPointer(raw, "notify::expanded") { [weak self] _ in
        guard let self, gtk_tree_list_row_get_expanded(OpaquePointer(raw)) != 0 else { return }
        unfold(unfolded, below: index)
      }
    }
  }

  private func isListed(_ index: Int) -> Bool { listed?.contains(index) ?? true }

  /// Takes up what the user has folded and unfolded; of what is in a folded row, that is as it was before.
  private func noteUnfolded() {
    guard found == nil else { return }
    eachRow { row, index in
      guard shown.nodes.indices.contains(index) else { return }
      let selection = shown.nodes[index].selection
      if gtk_tree_list_row_get_expanded(row) != 0 {
        unfolded.insert(selection)
      } else {
        unfolded.remove(selection)
      }
    }
  }

  /// - Parameter scene: The index of the one whose rows these are; nil for all.
  private func unfold(_ rows: Set<Selection>, below scene: Int? = nil) {
    let wanted = scene.map { shown.nodes[$0].selection.scene }
    eachRow { row, index in
      guard shown.nodes.indices.contains(index) else { return }
      let selection = shown.nodes[index].selection
      guard rows.contains(selection), wanted == nil || wanted == selection.scene, index != scene
      else { return }
      gtk_tree_list_row_set_expanded(row, 1)
    }
  }

  /// Visits the rows from top to bottom, those too that come to light on the way.
  private func eachRow(_ body: (OpaquePointer, Int) -> Void) {
    guard let tree else { return }
    var position: guint = 0
    while let row = gtk_tree_list_model_get_row(tree.opaque, position) {
      defer { g_object_unref(UnsafeMutableRawPointer(row)) }
      if let index = Self.index(ofRow: row) { body(row, index) }
      position += 1
    }
  }

  private func children(ofItem item: OpaquePointer) -> OpaquePointer? {
    guard let index = NumberList.number(of: item), scenes.outline.nodes.indices.contains(index),
      case let children = scenes.outline.nodes[index].children.filter(isListed),
      !children.isEmpty
    else { return nil }
    return NumberList.make(children)
  }

  // MARK: - Selection

  private func node(atRow position: Int) -> Outline.Node? {
    guard let tree, let row = gtk_tree_list_model_get_row(tree.opaque, guint(position)) else {
      return nil
    }
    defer { g_object_unref(UnsafeMutableRawPointer(row)) }
    return Self.index(ofRow: row).map { shown.nodes[$0] }
  }

  private func select(_ wish: BorrowedSelection.Wish) {
    switch wish {
    case .nothing: selected.select(nil)
    case .one(let position): selected.select(node(atRow: position)?.selection)
    case .add(let position), .remove(let position):
      if let node = node(atRow: position) { selected.toggle(node.selection) }
    case .range(let rows):
      selected.select(all: rows.compactMap { node(atRow: $0)?.selection })
    }
  }

  /// Unfolds what the selected row is in, and brings it into sight.
  private func showSelection() {
    selection?.changed()
    guard let tree, let index = selected.element.flatMap({ shown.index(of: $0) }) else { return }
    let isNew = selected.element != unfoldedSelection
    unfoldedSelection = selected.element
    var position: guint = 0
    for step in shown.path(to: index) {
      guard let found = find(step, in: tree, from: position) else { return }
      position = found
      // Of a scene that has just been selected what is in it is seen, too.
      guard step != index || isNew && shown.roots.contains(step),
        let row = gtk_tree_list_model_get_row(tree.opaque, position)
      else {
        continue
      }
      gtk_tree_list_row_set_expanded(row, 1)
      g_object_unref(UnsafeMutableRawPointer(row))
    }
    _ = gtk_widget_activate_action_variant(
      list.widget, "list.scroll-to-item", g_variant_new_uint32(position))
  }

  /// Has the keyboard at the selected row.
  package func focusSelection() {
    showSelection()
    guard !focusSelectedRow() else { return }
    gtk_widget_grab_focus(list.widget)
    // A row that was out of sight is there once the list has been laid out.
    MainLoop.whenIdle { [weak self] in _ = self?.focusSelectedRow() }
  }

  /// The list itself would begin again at its first row.
  private func focusSelectedRow() -> Bool {
    var row = gtk_widget_get_first_child(list.widget)
    while let widget = row {
      let isSelected =
        gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0
      if isSelected, gtk_widget_get_mapped(widget) != 0 {
        return gtk_widget_grab_focus(widget) != 0
      }
      row = gtk_widget_get_next_sibling(widget)
    }
    return false
  }

  private func find(_ index: Int, in tree: Object, from start: guint) -> guint? {
    let count = g_list_model_get_n_items(tree.opaque)
    for position in start..<max(start, count) {
      guard let row = gtk_tree_list_model_get_row(tree.opaque, position) else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(row)) }
      if Self.index(ofRow: row) == index { return position }
    }
    return nil
  }
}
