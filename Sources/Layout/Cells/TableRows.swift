import InterfaceBuilder
import Scenes
import TextMetrics
import Traits
import UIKitMetrics

/// What a table places below one another: its header, the cells of its sections, its footer.
///
/// Points. Source, where nothing else is said: the frames that documents store for cells, which this
/// gives back on their own canvas (TableLayoutTests has small documents of each rule).
struct TableRows {
  struct Row: Hashable {
    let view: ViewIndex
    /// The row above; nil for the first one.
    let above: ViewIndex?
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
    let table: ViewIndex
    /// Among the table's sections.
    let section: Int
    let isHeader: Bool
    /// The row above; nil for the table's top.
    let above: ViewIndex?
    /// Points from the end of that row.
    let offset: Double
    let height: Double
    /// How far its text lies inside the table at its left and right.
    let insets: Insets
  }

  enum Height: Hashable {
    case fixed(Double, by: HeightSource)
    /// The height that the cell's content needs at the cell's width.
    case fitting
  }

  /// What says how high a row is.
  enum HeightSource: Hashable {
    /// The row heights of the cell and of the table.
    case cell, table
    /// What rows of automatic height have whose content doesn't say, and those of a style.
    case standard, style
    /// The stored frame of a table's header or footer.
    case document
  }

  /// Rows that aren't made, but take room.
  struct Hidden: Hashable {
    let table: ViewIndex
    let rows: HiddenRows
    /// The row above; nil for the table's top.
    let above: ViewIndex?
    /// Points from the end of that row.
    let offset: Double
    /// The height of each row, in points.
    let height: Double
  }

  /// The end of a table's content that has such rows.
  struct End: Hashable {
    let above: ViewIndex?
    let offset: Double
  }

  private(set) var hidden: [Hidden] = []
  private(set) var rows: [Row] = []
  private(set) var titles: [Title] = []
  /// Points between the last row, or the table's top, and what comes next.
  private var gap = 0.0

  /// - Parameters:
  ///   - frames: By view, from the round before, in points.
  ///   - safeArea: The table's.
  init(
    of table: ViewIndex, frames: PerView<Rect>, safeArea: EdgeInsets, sizing: IntrinsicSizing,
    determined: DeterminedCells
  ) {
    let width = frames[table].width.settled
    let view = sizing.scene.views[table]
    let insets = Self.groupInsets(of: view, width: width, safeArea: safeArea, sizing.scene.platform)
    let sections = TableSections(of: table, width: width, groups: insets, sizing: sizing)
    let heights = RowHeights(table: view, sizing: sizing, determined: determined)
    addWhole("tableHeaderView", of: view, in: sizing.scene)
    for (number, cells) in sections.cells.enumerated() {
      addRoom(for: number, isHeader: true, of: sections)
      let section = sections.written(number)
      for rows in section?.before ?? [] { hide(rows, in: table, heights, frames, sections) }
      for cell in cells { add(cell, heights.height(of: cell), insets: insets) }
      for rows in section?.after ?? [] { hide(rows, in: table, heights, frames, sections) }
      addRoom(for: number, isHeader: false, of: sections)
    }
    addWhole("tableFooterView", of: view, in: sizing.scene)
  }

  private mutating func add(_ view: ViewIndex, _ height: Height, insets: Insets = Insets()) {
    rows.append(
      Row(view: view, above: rows.last?.view, gap: gap, height: height, insets: insets))
    gap = 0
  }

  private mutating func hide(
    _ hidden: HiddenRows, in table: ViewIndex, _ heights: RowHeights, _ frames: PerView<Rect>,
    _ sections: TableSections
  ) {
    let height =
      hidden.isMeasured
      ? hidden.size.height
      : heights.mean(of: sections.cells(ofGroup: hidden.group), frames) ?? hidden.size.height
    self.hidden.append(
      Hidden(
        table: table, rows: hidden, above: rows.last?.view, offset: gap, height: height))
    gap += Double(hidden.count) * height
  }

  /// Nil where all rows are made.
  var end: End? { hidden.isEmpty ? nil : End(above: rows.last?.view, offset: gap) }

  private mutating func addWhole(_ key: String, of table: View, in scene: Scene) {
    for index in table.children where scene.views[index].element?.key == key {
      add(index, .fixed(scene.views[index].storedFrame?.height ?? 0, by: .document))
    }
  }

  /// The room for the header or footer of a section below what is there already.
  private mutating func addRoom(for section: Int, isHeader: Bool, of sections: TableSections) {
    let height = isHeader ? sections.header(of: section) : sections.footer(of: section)
    if sections.title(of: section, isHeader: isHeader) != nil {
      titles.append(
        Title(
          table: sections.index, section: section, isHeader: isHeader, above: rows.last?.view,
          offset: gap, height: height, insets: sections.titleInsets))
    }
    gap += height
  }

  /// Beside a notch groups that are inset keep clear of it as well: they are the table's layout margins.
  private static func groupInsets(
    of table: View, width: Double, safeArea: EdgeInsets, _ platform: Platform
  ) -> Insets {
    guard TableView(table).style == .insetGrouped else { return Insets() }
    let margin = platform.insetGroupMargin(forWidth: width)
    return Insets(left: margin + safeArea.left, right: margin + safeArea.right)
  }
}

/// Heights of a table's cells.
private struct RowHeights {
  let table: View
  let sizing: IntrinsicSizing
  let determined: DeterminedCells

  func height(of index: ViewIndex) -> TableRows.Height {
    let scene = sizing.scene
    let cell = scene.views[index]
    // A cell's own row height goes before the table's (247 of 247 on the canvas).
    let properties = TableViewCell(cell)
    if let own = TableView(table).ownHeight(of: cell) { return .fixed(own, by: .cell) }
    let common = TableView(table).rowHeight
    if common > 0 { return .fixed(common, by: .table) }
    let style = properties.style
    if style == nil, determined.contains(index, .vertical) { return .fitting }
    return .fixed(
      standardHeight(style) + growth(of: properties), by: style == nil ? .standard : .style)
  }

  /// What cells take on average, in points; nil where there are none.
  /// - Parameter frames: By view.
  func mean(of cells: [ViewIndex], _ frames: PerView<Rect>) -> Double? {
    guard !cells.isEmpty else { return nil }
    let heights = cells.map { cell in
      switch height(of: cell) {
      case .fixed(let height, _): height
      case .fitting: frames[cell].height
      }
    }
    return (heights.reduce(0, +) / Double(cells.count)).settled
  }

  /// By how many points a cell of a style is higher than in the standard text size: as much as its texts.
  /// Cells size themselves (UITableView.automaticDimension), but no source has such heights: that what is
  /// left around the texts stays as it is is chosen.
  private func growth(of cell: TableViewCell) -> Double {
    guard let style = cell.style else { return 0 }
    let labels = cell.labels(in: sizing.scene)
    let growths = labels.map { label in sizing.growth { label.font(typography: $0) } }
    if style == .subtitle { return growths.reduce(0, +) }
    guard cell.isStacked(in: sizing.scene), labels.count == 2 else { return growths.max() ?? 0 }
    // The detail has been beside the title.
    return growths[0] + sizing.lineHeight { labels[1].font(typography: $0) }
  }

  private func standardHeight(_ style: TableViewCell.Style?) -> Double {
    sizing.platform.automaticRowHeight(
      isSubtitle: style == .subtitle, pixel: 1 / sizing.grid.scale)
  }
}

/// Heights of the headers and footers of a table's sections.
private struct TableSections {
  let index: ViewIndex
  let table: View
  let width: Double
  /// The insets of the groups in a table of the style `insetGrouped`, in points.
  private let groups: TableRows.Insets
  let sizing: IntrinsicSizing
  /// By section. Prototypes stand in a section of their own, or in the last one where they are left over
  /// from before the table had sections.
  let cells: [[ViewIndex]]
  private let sections: [ListSection]
  private let hasHeaderView: Bool

  init(of table: ViewIndex, width: Double, groups: TableRows.Insets, sizing: IntrinsicSizing) {
    let scene = sizing.scene
    self.groups = groups
    index = table
    self.table = scene.views[table]
    self.width = width
    self.sizing = sizing
    sections = scene.sections(of: table)
    let children = scene.views[table].children
    let prototypes = children.filter {
      scene.views[$0].kind == .tableViewCell && scene.sectionNumber(of: $0) == nil
    }
    var cells = sections.map(\.cells)
    if let last = cells.popLast() {
      cells.append(last + prototypes)
    } else if !prototypes.isEmpty {
      cells = [prototypes]
    }
    self.cells = cells
    hasHeaderView = children.contains { scene.views[$0].element?.key == "tableHeaderView" }
  }

  /// A section as the table has it; nil where nothing says so.
  func written(_ number: Int) -> ListSection? {
    sections.indices.contains(number) ? sections[number] : nil
  }

  /// The cells of one kind of declared rows.
  func cells(ofGroup group: Int) -> [ViewIndex] {
    sections.flatMap { section in
      zip(section.cells, section.groups).filter { $0.1 == group }.map(\.0)
    }
  }

  private var isGrouped: Bool { TableView(table).style.isGrouped }
  private var platform: Platform { sizing.platform }

  /// Nil where there is none.
  func title(of section: Int, isHeader: Bool) -> String? {
    guard sections.indices.contains(section) else { return nil }
    let title = isHeader ? sections[section].header : sections[section].footer
    return title?.isEmpty == true ? nil : title
  }

  func header(of index: Int) -> Double {
    let written = TableView(table).sectionHeaderHeight
    let isTop = index == 0 && !hasHeaderView
    guard let title = title(of: index, isHeader: true) else {
      // Interface Builder's canvas titles every section of a plain table; devices don't.
      guard isGrouped else { return 0 }
      if index == 0, platform.firstGroupsHaveOwnHeader || written == nil {
        return isTop ? FixedMetric.firstGroupHeaderHeight : 0
      }
      return written ?? FixedMetric.groupHeaderHeight
    }
    guard isGrouped else {
      return (written ?? FixedMetric.plainHeaderHeight + plainTitleGrowth)
        + platform.plainHeaderPadding
    }
    let font = Font.groupTitle(typography: sizing.typography)
    let text = platform.groupTitlesAreHeadlines ? title : title.uppercased()
    let height = textHeight(text, font).rounded(.up) + platform.groupTitlePadding
    return isTop ? height + sizing.grid.down(platform.firstGroupTitlePadding) : height
  }

  func footer(of index: Int) -> Double {
    let written = TableView(table).sectionFooterHeight
    guard let title = title(of: index, isHeader: false) else {
      return isGrouped ? written ?? FixedMetric.groupHeaderHeight : 0
    }
    // One line of a group's is 30 (2 of 3).
    return isGrouped
      ? textHeight(title, .groupFooter(typography: sizing.typography)).rounded(.up)
        + FixedMetric.groupFooterPadding
      : written ?? FixedMetric.plainHeaderHeight + plainTitleGrowth
  }

  /// By how many points a line of a plain table's title is higher than in the standard text size.
  private var plainTitleGrowth: Double {
    sizing.growth { .plainTitle(typography: $0) }
  }

  /// Titles begin where the texts of cells do: at the table's margins, but those of inset groups at the
  /// cells' own.
  var titleInsets: TableRows.Insets {
    let environment = sizing.scene.environment
    guard TableView(table).style == .insetGrouped else {
      let margin = sizing.scene.textMargin(ofTable: index)
      return TableRows.Insets(
        left: margin + environment.safeArea.left, right: margin + environment.safeArea.right)
    }
    let margin = sizing.scene.platform.insetGroupMargin(forWidth: width)
    return TableRows.Insets(left: groups.left + margin, right: groups.right + margin)
  }

  private func textHeight(_ title: String, _ font: Font) -> Double {
    sizing.text.size(
      of: FormattedText(title, font: font),
      width: max(1, width - 2 * FixedMetric.groupTitleSideInset - groups.left - groups.right),
      maximumLines: 0,
      lineBreakMode: .wordWrap
    ).height
  }
}
