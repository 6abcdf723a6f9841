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

  private func endOfRows(inSectionOf title: SectionTitle, _ titles: [SectionTitle]) -> Double {
    let next = titles.first {
      $0.section > title.section || $0.section == title.section && !$0.isHeader
    }
    let sections = scene.sections(of: title.table)
    let cell = sections.dropFirst(title.section + 1).first {
      $0.before.isEmpty && !$0.cells.isEmpty
    }
    .flatMap(\.cells.first)
    let content = contentSizes[title.table]?.height ?? 0
    let ends = [next?.frame.y, cell.map { frames[$0].y }].compactMap { $0 }
    return ends.min() ?? max(content, sections.last?.cells.last.map { frames[$0].maxY } ?? 0)
  }

  private func startOfRows(inSectionOf title: SectionTitle, _ titles: [SectionTitle]) -> Double {
    let header = titles.first { $0.section == title.section && $0.isHeader }
    let section = scene.sections(of: title.table)[title.section]
    let cell = section.before.isEmpty ? section.cells.first : nil
    return header?.frame.maxY ?? cell.map { frames[$0].y } ?? 0
  }
}
