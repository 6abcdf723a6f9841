import Drawing
import InterfaceBuilder
import Layout
import Scenes
import TextMetrics
import Traits
import UIKitMetrics

/// Tables and their cells.
extension LookBuilder {
  func readTableView(into look: inout Look) {
    look.caption = view.customClass
    switch TableView(view).style {
    case .plain: break
    case .grouped: look.style = .grouped
    case .insetGrouped: look.style = .insetGrouped
    }
    if look.background == nil, !view.hasWrittenBackground {
      look.background = tableBackground(TableView(view).style)
    }
  }

  /// The background of a table whose document writes none.
  func tableBackground(_ style: TableView.Style) -> Color? {
    palette[style.isGrouped ? .groupTableViewBackground : .systemBackground]
  }

  func readCell(into look: inout Look) {
    guard let parent = view.parent else { return }
    guard scene.views[parent].kind == .tableView else { return readLooseCell(into: &look) }
    let table = TableView(scene.views[parent])
    let style = table.style
    if look.background == nil, !view.hasWrittenBackground {
      look.background =
        palette[style.isGrouped ? .secondarySystemGroupedBackground : .systemBackground]
    }
    // Source: reference/uikit-15-26.md, Selection: systemGray4, the whole row.
    if view.isHighlighted, TableViewCell(view).isHighlightedWhenSelected {
      look.background = palette[.systemGray4]
    }
    var cell = CellLook()
    readAccessory(into: &cell)
    defer { look.cell = cell == CellLook() ? nil : cell }
    let place = placeInSection
    if style == .insetGrouped {
      cell.corners = CellLook.Corners(
        isFirst: place.isFirst, isLast: place.isLast, radius: scene.platform[.groupCornerRadius])
      look.clipsToBounds = true
    }
    guard table.hasSeparators else { return }
    cell.separator = separator(below: style, isLast: place.isLast, in: table)
    // A group lies between lines from edge to edge. Source: every grouped table of the pictures of iOS 13
    // to 15.
    if style == .grouped, place.isFirst {
      cell.topSeparator = CellLook.Separator(
        left: 0, right: 0, color: table.separatorColor(in: palette))
    }
  }

  private func separator(
    below style: TableView.Style, isLast: Bool, in table: TableView
  ) -> CellLook.Separator? {
    let color = table.separatorColor(in: palette)
    switch style {
    // The last line of a plain table is drawn too; a group that is inset ends at its edges.
    case .insetGrouped where isLast: return nil
    // A header's band follows without a line. Source: blog.falafel.com, on lines above section headers; pictures of
    // iOS 9 to 11 of B-Lach/xenim-ios-app, tigase/siskin-im and AnimeTwinCities/anime-detour-ios.
    case .plain where isLast && scene.platform.plainHeadersHaveBackground && isBeforeHeader:
      return nil
    case .grouped where isLast: return CellLook.Separator(left: 0, right: 0, color: color)
    case .plain, .grouped, .insetGrouped:
      let insets = TableViewCell(view).separatorInset ?? table.separatorInset
      // The standard inset is a leading one.
      let standard = view.insets(
        top: 0, leading: scene.textMargin(ofTable: view.parent), bottom: 0, trailing: 0)
      return CellLook.Separator(
        left: insets?.left ?? standard.left, right: insets?.right ?? standard.right, color: color)
    }
  }

  /// Whether another section's header comes after the cell's.
  private var isBeforeHeader: Bool {
    guard let list = view.parent, let number = scene.sectionNumber(of: index) else { return false }
    let sections = scene.sections(of: list)
    return sections.indices.contains(number + 1) && sections[number + 1].header != nil
  }

  /// A cell of a xib's own has no table around it.
  private func readLooseCell(into look: inout Look) {
    if look.background == nil, !view.hasWrittenBackground {
      look.background = palette[.systemBackground]
    }
    var cell = CellLook()
    readAccessory(into: &cell)
    look.cell = cell == CellLook() ? nil : cell
  }

  private func readAccessory(into cell: inout CellLook) {
    cell.accessory = TableViewCell(view).accessory
    // The cells of inset groups keep clear of the safe area themselves.
    let isInset = view.parent.map { TableView(scene.views[$0]).style } == .insetGrouped
    let margin =
      scene.textMargin(ofTable: view.parent)
      + (isInset
        ? 0
        : view.isRightToLeft ? scene.environment.safeArea.left : scene.environment.safeArea.right)
    if cell.accessory != nil, margin != FixedMetric.rootMarginOfMost { cell.margin = margin }
  }

  private var placeInSection: (isFirst: Bool, isLast: Bool) {
    if let list = view.parent, let number = scene.sectionNumber(of: index) {
      let section = scene.sections(of: list)[number]
      return (section.isFirst(index), section.isLast(index))
    }
    guard let list = view.parent else { return (true, true) }
    // Prototypes, each as often as there is room, are one section.
    let rows = scene.views[list].children.filter { scene.views[$0].kind == .tableViewCell }
    return (rows.first == index, rows.last == index)
  }

  // MARK: Section titles

  /// Headers and footers of sections, which layout leaves room for: labels made up here.
  func sectionTitles() -> [DrawnView] {
    let sections = scene.sections(of: index)
    return laidOut.seenTitles(of: index).flatMap { seen -> [DrawnView] in
      let title = seen.title
      guard sections.indices.contains(title.section) else { return [] }
      let section = sections[title.section]
      guard let text = title.isHeader ? section.header : section.footer else { return [] }
      let label = label(text, of: section, in: title, seen.frame)
      let isBand =
        title.isHeader && scene.platform.plainHeadersHaveBackground
        && TableView(view).style == .plain
      return seen.isFloating || isBand ? [background(of: label), label] : [label]
    }
  }

  /// What is behind a header of a plain table: up to iOS 14 a light grey, then what is behind the rows, so that
  /// these are hidden, as blurs aren't drawn.
  private func background(of label: DrawnView) -> DrawnView {
    var look = Look(kind: .view)
    look.background =
      scene.platform.plainHeadersHaveBackground
      ? scene.platform.color(.plainHeaderColor) ?? palette[.secondarySystemBackground]
      : palette[.systemBackground]
    return DrawnView(
      id: "\(label.id):background", className: "UITableViewHeaderFooterView", line: label.line,
      name: label.name,
      frame: Rect(x: 0, y: label.frame.y, width: frame.width, height: label.frame.height),
      look: look)
  }

  private func titleColor(isQuiet: Bool, isPlain: Bool) -> Color {
    if isQuiet { return scene.platform.color(.groupTitleColor) ?? palette[.secondaryLabel] }
    return isPlain ? scene.platform.color(.plainTitleColor) ?? palette[.label] : palette[.label]
  }

  private func label(
    _ text: String, of section: ListSection, in title: LaidOutScene.SectionTitle, _ place: Rect
  ) -> DrawnView {
    let isGrouped = TableView(view).style.isGrouped
    var look = Look(kind: .label)
    let isHeadline =
      title.isHeader && (!isGrouped || scene.platform.groupTitlesAreHeadlines)
    look.text = isGrouped && title.isHeader && !isHeadline ? text.uppercased() : text
    look.textColor = titleColor(isQuiet: isGrouped && !isHeadline, isPlain: !isGrouped)
    let font =
      isGrouped
      ? title.isHeader
        ? Font.groupTitle(typography: scene.typography)
        : Font.groupFooter(typography: scene.typography)
      : Font.plainTitle(typography: scene.typography)
    look.font = font
    // On its band a header is in the middle.
    look.verticalAlignment =
      !title.isHeader
      ? .top : !isGrouped && scene.platform.plainHeadersHaveBackground ? .center : .bottom
    if isGrouped {
      look.label = LabelLook()
      look.label?.numberOfLines = 0
    }
    if view.isRightToLeft { look.alignment = .right }
    // The baseline of a group's header is 9 points above its first cell, and its line 6, in 7 of 7 groups
    // of pictures of iOS 13 to 15 on an iPhone 11.
    let pad = isGrouped ? FixedMetric.groupTextEnds : 0
    return DrawnView(
      id: "ninefold:\(title.isHeader ? "header" : "footer"):\(section.id)", className: "UILabel",
      line: section.line, name: text,
      frame: Rect(
        x: place.x, y: place.y + pad, width: place.width, height: max(0, place.height - 2 * pad)),
      look: look)
  }

  // MARK: The status bar

  /// The status bar over a root view, where the scene has one.
  func statusBar() -> DrawnView? {
    let isAboveCard = laidOut.cardTop != nil && scene.environment.statusBarHeight > 0
    let column =
      scene.controller != nil && scene.bars.hasStatusBar && !scene.bars.isEmbedded
      ? scene.environment.statusColumnFrame : nil
    guard laidOut.showsStatusBar || isAboveCard || column != nil else { return nil }
    let ink =
      isAboveCard ? Color(white: 1) : StatusBarInk.color(over: laidOut, palette: palette)
    let look = Look.statusBar(
      on: scene.environment, of: scene.platform, in: scene.language, ink: ink)
    return DrawnView(
      id: "ninefold:statusBar", className: "UIStatusBar", name: "Status Bar",
      frame: column.map { Rect(x: $0.x, y: -frame.y, width: $0.width, height: $0.height) }
        ?? Rect(x: 0, y: -frame.y, width: frame.width, height: scene.environment.statusBarHeight),
      look: look)
  }
}
