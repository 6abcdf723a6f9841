import CGtk
import Localization
import PreviewerGtk
import PreviewerModel
import Traits
import WorkerProtocol

/// What varies of views or of a constraint: whether they are installed, and each property of which the document says
/// something for a size class, with a grid for each.
@MainActor
final class VariationGrids {
  struct Content: Equatable {
    /// One at least; of several only whether they are installed.
    var elements: [SelectedElement]
    /// The class that changes are for; nil for the base.
    var cell: SizeClassCell?
    /// Whether they can be left out.
    var canBeLeftOut: Bool
    var isEditable: Bool
  }

  let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 12))
  private let edit: @MainActor (DocumentEdit) -> Void
  private let go: @MainActor (SizeClassCell) -> Void
  private let hint: Object?
  private var grids: [(name: String, grid: VariationGrid)] = []
  private var content: Content?

  /// - Parameters:
  ///   - hint: What is said where nothing varies, if anything.
  ///   - go: Shows a size class.
  init(
    hint: String? = nil, edit: @escaping @MainActor (DocumentEdit) -> Void,
    go: @escaping @MainActor (SizeClassCell) -> Void
  ) {
    (self.edit, self.go) = (edit, go)
    self.hint = hint.map { text in
      let label = Object.label(text, wraps: true)
      label.addStyle("dim-label")
      return label
    }
    if let label = self.hint { box.append(label) }
  }

  func show(_ content: Content) {
    guard content != self.content else { return }
    self.content = content
    let values = content.elements.count == 1 ? content.elements[0].variations.shownValues : []
    hint?.isVisible = values.isEmpty
    let installed = content.canBeLeftOut ? [installation(content)] : []
    let shown =
      installed.map { (VariationEntry.installed, $0) }
      + values.map { ($0.name, value($0, of: content.elements[0], content)) }
    rebuild(shown.map(\.0))
    for ((_, grid), (_, content)) in zip(grids, shown) {
      grid.show(content, in: self.content?.cell)
    }
  }

  /// Grids of properties that stay are kept, and with them the focus.
  private func rebuild(_ names: [String]) {
    guard names != grids.map(\.name) else { return }
    var known = Dictionary(
      grids.map { ($0.name, $0.grid) }, uniquingKeysWith: { first, _ in first })
    grids = names.map { name in (name, known.removeValue(forKey: name) ?? make(name)) }
    for grid in known.values { gtk_box_remove(box.pointer(), grid.box.widget) }
    var previous = hint
    for (_, grid) in grids {
      if gtk_widget_get_parent(grid.box.widget) == nil { box.append(grid.box) }
      gtk_box_reorder_child_after(box.pointer(), grid.box.widget, previous?.widget)
      previous = grid.box
    }
  }

  private func make(_ name: String) -> VariationGrid {
    VariationGrid(
      VariationGrid.Actions(
        show: go,
        remove: { [weak self] in self?.remove(name, in: $0) },
        set: { [weak self] isInstalled, cell in
          guard let self, let content else { return }
          edit(.install(content.elements, isInstalled, in: cell == .any ? nil : cell))
        }))
  }

  private func remove(_ name: String, in cell: SizeClassCell) {
    guard let content else { return }
    if name == VariationEntry.installed {
      return edit(.removeInstallation(content.elements.filter { $0.isVaried(in: cell) }, in: cell))
    }
    let element = content.elements[0]
    guard
      let key = element.variations.shownValues.first(where: { $0.name == name })?.keyToRemove
    else { return }
    edit(.set(key, of: element.id, to: nil, named: element.name, in: cell))
  }

  // MARK: - What grids show

  private func installation(_ content: Content) -> VariationGrid.Content {
    let elements = content.elements
    var cells: [SizeClassCell: VariationGrid.Cell] = [:]
    for cell in SizeClassGrid.cells.joined() {
      let isBase = cell == .any
      let installed = Set(elements.map { $0.variations.isInstalled(in: cell) })
      let isOn = installed.count == 1 ? installed.first : nil
      let own = elements.compactMap { $0.variations.installation.own(in: cell) }
      cells[cell] = VariationGrid.Cell(
        text: isOn.map { $0 ? "✓" : "–" } ?? "±",
        words: isOn.map { $0 ? localized("installed") : localized("not installed") }
          ?? localized("installed in part"), isOwn: isBase || !own.isEmpty,
        counts: isBase
          ? elements.allSatisfy(\.variations.installation.baseCounts)
          : own.contains(where: \.counts), line: elements.count == 1 ? own.first?.line : nil,
        isOn: isOn)
    }
    let others = Set(
      elements.flatMap { $0.variations.installation.cases.filter { $0.cell == nil } }
        .map { "\($0.name): \(Self.words(for: $0.value))" })
    return VariationGrid.Content(
      id: elements.map(\.id).joined(separator: " "), title: localized("Installed"),
      label: localized("Where %1$s is installed", elements.title), cells: cells,
      others: others.sorted(), isEditable: content.isEditable,
      removable: Set(cells.keys.filter { cell in elements.contains { $0.isVaried(in: cell) } }),
      check: localized("Installed"))
  }

  private func value(
    _ property: ElementVariations.Property, of element: SelectedElement, _ content: Content
  ) -> VariationGrid.Content {
    var cells: [SizeClassCell: VariationGrid.Cell] = [:]
    for cell in SizeClassGrid.cells.joined() {
      let own = property.own(in: cell)
      let value = property.cases.holding(in: cell)?.value ?? property.base
      cells[cell] = VariationGrid.Cell(
        text: value.map(Self.words) ?? localized("Not set"), isOwn: cell == .any || own != nil,
        counts: cell == .any ? property.baseCounts : own?.counts == true, line: own?.line)
    }
    let title = PropertyName(property.name).title
    return VariationGrid.Content(
      id: element.id, title: title, label: localized("%1$s of “%2$s”", title, element.name),
      cells: cells,
      others: property.cases.filter { $0.cell == nil }.map {
        "\($0.name): \(Self.words(for: $0.value))"
      }, isEditable: content.isEditable,
      removable: property.keyToRemove == nil
        ? [] : Set(property.cases.compactMap(\.cell)).subtracting([.any]))
  }

  /// A value as people read it.
  private static func words(for value: String) -> String {
    switch value {
    case "": localized("Empty")
    case "YES": localized("Yes")
    case "NO": localized("No")
    default: value.isolated
    }
  }
}

extension SelectedElement {
  /// Whether the document says of a class itself whether it is installed.
  fileprivate func isVaried(in cell: SizeClassCell) -> Bool {
    cell != .any && variations.installation.own(in: cell) != nil
  }
}

extension ElementVariations.Property {
  /// What is said of a class itself; nil where nothing is, and of the base.
  fileprivate func own(in cell: SizeClassCell) -> ElementVariations.Case? {
    cell == .any ? nil : cases.last { $0.cell == cell }
  }
}
