import InterfaceBuilder
import Scenes
import TextMetrics
import Traits

/// What a table places below one another: its header, the cells of its sections, its footer.
///
/// Points. Source, where nothing else is said: the frames that documents store for cells, which this
/// gives back on their own canvas (TableLayoutTests has small documents of each rule).
struct TableRows {
  struct Row: Hashable {
    let view: Int
    /// The row above; nil for the first one.
    let above: Int?
    /// What headers and footers of sections take between the row above, or the table's top, and this
    /// one.
    let gap: Double
    let height: Height
    /// How far the row lies inside the table at its left and right.
    let insets: Insets
  }

  struct Insets: Hashable {
    var left = 0.0
    var right = 0.0
  }

  /// The header or footer of a section that has a title.
  struct Title: Hashable {
    let table: Int
    /// Among the table's sections.
    let section: Int
    let isHeader: Bool
    /// The row above; nil for the table's top.
    let above: Int?
    /// From that row's end.
    let offset: Double
    let height: Double
  }

  enum Height: Hashable {
    case fixed(Double)
    /// As much as the cell's content needs at the cell's width.
    case fitting
  }

  let rows: [Row]
  let titles: [Title]

  /// - Parameters:
  ///   - width: The table's, in points.
  ///   - safeArea: The table's.
  init(
    of table: Int, width: Double, safeArea: EdgeInsets, sizing: IntrinsicSizing,
    determined: DeterminedCells
  ) {
    let scene = sizing.scene
    let view = scene.views[table]
    let sections = TableSections(of: table, width: width, sizing: sizing)
    let heights = RowHeights(table: view, sizing: sizing, determined: determined)
    var insets = Insets()
    if view["style"] == "insetGrouped" {
      // Beside a notch they keep clear of it as well: they are the table's layout margins.
      let margin = Self.groupInset(width: width)
      insets = Insets(left: margin + safeArea.left, right: margin + safeArea.right)
    }
    var rows: [Row] = []
    var titles: [Title] = []
    func add(_ index: Int, gap: Double, _ height: Height, insets: Insets = Insets()) {
      rows.append(
        Row(view: index, above: rows.last?.view, gap: gap, height: height, insets: insets))
    }
    /// The room for a header or a footer below what is there already.
    func room(_ section: Int, isHeader: Bool, after gap: Double) -> Double {
      let height = isHeader ? sections.header(of: section) : sections.footer(of: section)
      if sections.hasTitle(section, isHeader: isHeader) {
        titles.append(
          Title(
            table: table, section: section, isHeader: isHeader, above: rows.last?.view,
            offset: gap, height: height))
      }
      return height
    }
    func addWhole(_ key: String, gap: Double) {
      for index in view.children where scene.views[index].element?.key == key {
        add(index, gap: gap, .fixed(scene.views[index].storedFrame?.height ?? 0))
      }
    }

    addWhole("tableHeaderView", gap: 0)
    var gap = 0.0
    var previous: Int?
    for index in view.children where scene.views[index].kind == .tableViewCell {
      let section = sections.section(of: index)
      if previous != section {
        gap = previous.map { room($0, isHeader: false, after: 0) } ?? 0
        // Sections without cells have headers and footers all the same.
        for empty in stride(from: (previous ?? -1) + 1, to: section, by: 1) {
          gap += room(empty, isHeader: true, after: gap)
          gap += room(empty, isHeader: false, after: gap)
        }
        gap += room(section, isHeader: true, after: gap)
        previous = section
      }
      add(index, gap: gap, heights.height(of: index), insets: insets)
      gap = 0
    }
    let end = previous.map { room($0, isHeader: false, after: 0) } ?? 0
    addWhole("tableFooterView", gap: end)
    self.rows = rows
    self.titles = titles
  }

  /// Groups that are inset keep clear of the sides: 20 in tables of 390 (10 of 10 cells) and 414 points
  /// (51 of 51), 16 in narrower ones (6 of 12 in 375; the others 20).
  static func groupInset(width: Double) -> Double { width < 390 ? 16 : 20 }
}

/// Heights of a table's cells.
private struct RowHeights {
  let table: View
  let sizing: IntrinsicSizing
  let determined: DeterminedCells

  func height(of index: Int) -> TableRows.Height {
    let scene = sizing.scene
    let cell = scene.views[index]
    // A cell's own row height goes before the table's (247 of 247), which is 44 where it isn't written.
    if let own = cell.number("rowHeight"), own > 0 { return .fixed(own) }
    let common = table.number("rowHeight") ?? 44
    if common > 0 { return .fixed(common) }
    if cell["style"] == nil, determined.contains(index, .vertical) { return .fitting }
    return .fixed(standardHeight(style: cell["style"]))
  }

  /// What rows of automatic height have without content that says more: 44, of which the separator is
  /// a part since Xcode 11 (43.5 in 61 cells at 2x, 43.67 in 26 at 3x); subtitles need 12 more (4 of 4).
  /// 51 in iOS 26 (54 of 54).
  private func standardHeight(style: String?) -> Double {
    let generation = sizing.generation
    if generation >= .xcode26 { return 51 }
    let row = generation < .xcode11 ? 44 : 44 - 1 / sizing.grid.scale
    return generation >= .xcode11 && style == "IBUITableViewCellStyleSubtitle" ? row + 12 : row
  }
}

/// Heights of the headers and footers of a table's sections.
private struct TableSections {
  let table: View
  let width: Double
  let sizing: IntrinsicSizing
  private let sections: [ListSection]
  private let hasHeaderView: Bool

  init(of table: Int, width: Double, sizing: IntrinsicSizing) {
    self.table = sizing.scene.views[table]
    self.width = width
    self.sizing = sizing
    sections = sizing.scene.sections(of: table)
    hasHeaderView = self.table.children.contains {
      sizing.scene.views[$0].element?.key == "tableHeaderView"
    }
  }

  private var isGrouped: Bool { table["style"] == "grouped" || table["style"] == "insetGrouped" }
  private var generation: Generation { sizing.generation }

  /// The section that a cell belongs to; prototypes stand in the first one.
  func section(of cell: Int) -> Int {
    sizing.scene.sectionNumber(of: cell) ?? 0
  }

  func hasTitle(_ index: Int, isHeader: Bool) -> Bool {
    guard index < sections.count else { return false }
    return (isHeader ? sections[index].header : sections[index].footer)?.isEmpty == false
  }

  func header(of index: Int) -> Double {
    let title = index < sections.count ? sections[index].header : nil
    let written = table.number("sectionHeaderHeight").flatMap { $0 > 0 ? $0 : nil }
    let isTop = index == 0 && !hasHeaderView
    guard let title, !title.isEmpty else {
      // Interface Builder's canvas titles every section of a plain table; devices don't.
      guard isGrouped else { return 0 }
      if index == 0, generation < .xcode11 || written == nil { return isTop ? 35 : 0 }
      return written ?? 18
    }
    guard isGrouped else {
      // Since iOS 15 with 22 above: UITableView.sectionHeaderTopPadding. Stored gaps of 50.
      return (written ?? 28) + (generation < .xcode13 ? 0 : 22)
    }
    // One line is 38 from Xcode 9 on (86 sections of 97), but 32 in Xcode 13 and 14 (11 of 11) and 33
    // before (2 of 2). At the table's very top it has 17.5 more (28 of 28).
    let padding =
      generation < .xcode9 ? 17.0 : generation < .xcode13 || generation >= .xcode15 ? 22 : 16
    let height = textHeight(title.uppercased()).rounded(.up) + padding
    return isTop ? height + sizing.grid.down(17.5) : height
  }

  func footer(of index: Int) -> Double {
    let title = index < sections.count ? sections[index].footer : nil
    let written = table.number("sectionFooterHeight").flatMap { $0 > 0 ? $0 : nil }
    guard let title, !title.isEmpty else { return isGrouped ? written ?? 18 : 0 }
    // One line of a group's is 30 (2 of 3).
    return isGrouped ? textHeight(title).rounded(.up) + 14 : written ?? 28
  }

  /// The titles of groups are footnotes.
  private func textHeight(_ title: String) -> Double {
    sizing.text.size(
      of: FormattedText(title, font: .system(size: 13, generation: generation)),
      width: max(1, width - 40), maximumLines: 0, lineBreakMode: .wordWrap
    ).height
  }
}
