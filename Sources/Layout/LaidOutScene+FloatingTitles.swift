import Scenes
import Traits

/// Titles of sections that stay in sight while a plain table is scrolled.
extension LaidOutScene {
  /// A title of a section as it is seen.
  package struct SeenTitle: Sendable {
    package let title: SectionTitle
    /// In the table's coordinates, in points; at its sides the text's.
    package let frame: Rect
    /// Whether it lies over rows.
    package let isFloating: Bool
  }

  /// The titles of a table where they are seen.
  ///
  /// Source: UITableView.Style.plain: "Section headers and footers are displayed as inline separators and float
  /// when the table view is scrolled." A header stays at the top of what is seen below the bars until its rows
  /// end there, and a footer at the bottom until they begin; that a section's footer, too, pushes its header up
  /// is chosen. The room above headers since iOS 15 is the section's and doesn't float.
  package func seenTitles(of table: ViewIndex) -> [SeenTitle] {
    let titles = sectionTitles.filter { $0.table == table }
    let floats =
      TableView(scene.views[table]).style == .plain && !scene.platform.hasStoredFrames
    let seen = uncoveredContent(of: table)
    return titles.map { title in
      guard floats else { return SeenTitle(title: title, frame: title.frame, isFloating: false) }
      var frame = title.frame
      if title.isHeader {
        let room = min(scene.platform.plainHeaderPadding, frame.height)
        frame.y += room
        frame.height -= room
        let end = endOfRows(inSectionOf: title, titles)
        frame.y = max(frame.y, min(seen.top, end - frame.height))
      } else {
        let start = startOfRows(inSectionOf: title, titles)
        frame.y = min(frame.y, max(seen.bottom - frame.height, start))
      }
      let isFloating = abs(frame.maxY - title.frame.maxY) > 0.01
      return SeenTitle(
        title: title, frame: isFloating ? frame : title.frame, isFloating: isFloating)
    }
  }

  /// Where what comes behind a title's section begins: its footer, or another section.
  private func endOfRows(inSectionOf title: SectionTitle, _ titles: [SectionTitle]) -> Double {
    let next = titles.first {
      $0.section > title.section || $0.section == title.section && !$0.isHeader
    }
    let own = rows(of: title.table, title.section...title.section)
    let later = rows(of: title.table, (title.section + 1)...Int.max)
    let starts = [next?.frame.y, later.map(\.y).min()].compactMap { $0 }
    return starts.min() ?? own.map(\.maxY).max() ?? title.frame.maxY
  }

  private func startOfRows(inSectionOf title: SectionTitle, _ titles: [SectionTitle]) -> Double {
    let header = titles.first { $0.section == title.section && $0.isHeader }
    let own = rows(of: title.table, title.section...title.section)
    return header?.frame.maxY ?? own.map(\.y).min() ?? title.frame.y
  }

  /// The frames of the rows of some sections, be they made or not.
  private func rows(of table: ViewIndex, _ numbers: ClosedRange<Int>) -> [Rect] {
    let sections = scene.sections(of: table)
    return numbers.clamped(to: 0...max(0, sections.count - 1)).flatMap { number -> [Rect] in
      guard sections.indices.contains(number), numbers.contains(number) else { return [] }
      let section = sections[number]
      let start = section.place - section.firstRow
      let count = section.cells.count + (section.before + section.after).reduce(0) { $0 + $1.count }
      let hidden = (hiddenRows[table] ?? []).filter { $0.rows.overlaps(start..<(start + count)) }
      return section.cells.map { frames[$0] } + hidden.map(\.frame)
    }
  }
}
