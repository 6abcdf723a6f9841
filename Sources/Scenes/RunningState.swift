import Companion

/// What is known of the running interface while a controller's view is set up. A document that is not
/// played has none.
package struct RunningState: Hashable, Sendable {
  /// The controllers that conditions can ask for.
  package var shown: ShownControllers
  /// The actions that would push, if the controller sent them: `show`, `showDetail` or the app's own.
  package var pushingActions: Set<String>
  /// What controls are set to, by the ids of their views.
  package var values: [String: ControlValue]
  /// Where scroll views are scrolled to, by their ids.
  package var offsets: [String: ScrolledPlace]
  /// The id of the view that is typed into.
  package var edited: String?
  package var selectedRows: Set<SelectedRow>
  /// What the controller was given when it was shown.
  package var passed: PassedContent
  /// What its completion blocks have set since then, the last one last.
  package var completed: [AlongsideAnimation.Completion]
  /// What its declared constraints are chosen for where they are still those of before a transition; nil
  /// where they are those of now.
  package var constraintCircumstances: Circumstances?

  package init(
    shown: ShownControllers, pushingActions: Set<String> = [],
    values: [String: ControlValue] = [:], offsets: [String: ScrolledPlace] = [:],
    edited: String? = nil, selectedRows: Set<SelectedRow> = [],
    passed: PassedContent = PassedContent(), completed: [AlongsideAnimation.Completion] = [],
    constraintCircumstances: Circumstances? = nil
  ) {
    self.shown = shown
    self.pushingActions = pushingActions
    self.values = values
    self.offsets = offsets
    self.edited = edited
    self.selectedRows = selectedRows
    self.passed = passed
    self.completed = completed
    self.constraintCircumstances = constraintCircumstances
  }
}

/// A row of a table that stays highlighted.
package struct SelectedRow: Hashable, Sendable {
  /// The table's id.
  package let table: String
  package let section: Int
  package let row: Int
  /// The id of its cell, which stands for the row in a table whose rows nothing says.
  package let cell: String?

  package init(table: String, section: Int, row: Int, cell: String?) {
    self.table = table
    self.section = section
    self.row = row
    self.cell = cell
  }
}

/// What code gave a controller when it was shown: texts and images' names by what their views are
/// called, and what its lists show.
package struct PassedContent: Hashable, Sendable {
  package var title: String?
  package var texts: [String: String] = [:]
  package var images: [String: String] = [:]
  package var lists: [ListContent] = []

  package init() {}
}

extension Scene {
  /// Sets controls and scroll views as they are while the interface runs.
  mutating func apply(_ running: RunningState) {
    isRunning = true
    if let edited = running.edited { editedView = views.firstIndex { $0.id == edited } }
    set(running.passed)
    set(running.completed)
    for row in running.selectedRows { highlight(row) }
    guard !running.values.isEmpty || !running.offsets.isEmpty else { return }
    for (index, view) in views.indexed {
      if let offset = running.offsets[view.id] { contentOffsets[index] = offset }
      guard let value = running.values[view.id] else { continue }
      if case .text(let text) = value {
        views[index].runtimeText = text
      } else if let attribute = value.attribute(of: view.kind) {
        views[index].runtimeAttributes = [attribute.name: attribute.value]
      }
    }
  }

  private mutating func set(_ passed: PassedContent) {
    guard !passed.texts.isEmpty || !passed.images.isEmpty else { return }
    let names = DeclaredNames(of: self)
    for (name, text) in passed.texts { set(text, of: name, names) }
    for (name, image) in passed.images {
      for index in names.views(name) where views[index].kind == .imageView {
        views[index].runtimeImage = image
      }
    }
  }

  private mutating func set(_ completed: [AlongsideAnimation.Completion]) {
    guard !completed.isEmpty else { return }
    let names = DeclaredNames(of: self)
    for completion in completed {
      for (name, text) in completion.texts { set(text, of: name, names) }
      for (name, values) in completion.properties { set(values, of: name, names) }
    }
  }

  /// Highlights the cell of a row, with what is in it.
  private mutating func highlight(_ row: SelectedRow) {
    guard let table = views.firstIndex(where: { $0.id == row.table }) else { return }
    let sections = sections(of: table)
    let cell: ViewIndex?
    if sections.isEmpty {
      // The prototypes, and then those that they are repeated as.
      let cells = views[table].children.filter { views[$0].kind == .tableViewCell }
      let named = cells.filter { views[$0].element?.id == row.cell }
      cell =
        cells.indices.contains(row.row) && named.contains(cells[row.row])
        ? cells[row.row] : named.first
    } else {
      guard sections.indices.contains(row.section) else { return }
      cell = sections[row.section].cell(ofRow: row.row)
    }
    guard let cell else { return }
    // What is in a view follows it.
    for index in cell..<views.endIndex {
      guard view(index, isInside: cell) else { break }
      views[index].isHighlighted = true
    }
  }
}
