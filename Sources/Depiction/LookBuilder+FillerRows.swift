import Drawing
import Layout
import Scenes
import Traits
import UIKitMetrics

/// What a plain table shows where it has no rows any more.
extension LookBuilder {
  /// More than fit on any screen are not drawn.
  private static let most = 100

  /// Empty rows from the end of the table's own to that of the table, for their lines' sake. What stands below the
  /// rows takes their place. Source: the documentation of UITableView.fillerRowHeight and of tableFooterView.
  func fillerRows() -> [DrawnView] {
    let table = TableView(view)
    let children = view.children.map { (view: scene.views[$0], frame: laidOut.frames[$0]) }
    let rows = children.filter { $0.view.kind == .tableViewCell }
    guard scene.platform.plainTablesHaveFillerRows, table.style == .plain, table.hasSeparators,
      !rows.isEmpty, !children.contains(where: { $0.view.element?.key == "tableFooterView" })
    else { return [] }
    // Where each row is as high as it needs, these are as high as the last one: three screens of lucanaef/PGPro.
    let last = rows.last.map(\.frame.height)
    let height = table.rowHeight > 0 ? table.rowHeight : last ?? FixedMetric.writtenRowHeight
    let titles = laidOut.seenTitles(of: index)
    let start = (rows.map(\.frame.maxY) + titles.map(\.frame.maxY)).max() ?? 0
    let end = frame.height - laidOut.contentShift(of: index).y
    guard height >= 1, start < end else { return [] }
    var look = Look(kind: .tableViewCell)
    look.isInteractive = false
    let standard = view.insets(
      top: 0, leading: scene.textMargin(ofTable: index), bottom: 0, trailing: 0)
    let insets = table.separatorInset ?? standard
    look.cell = CellLook()
    look.cell?.separator = CellLook.Separator(
      left: insets.left, right: insets.right, color: table.separatorColor(in: palette))
    return (0..<min(Self.most, Int(((end - start) / height).rounded(.up)))).map { number in
      DrawnView(
        id: "ninefold:filler:\(view.id):\(number)", className: "UITableViewCell", name: "Empty Row",
        frame: Rect(
          x: 0, y: start + Double(number) * height, width: frame.width, height: height),
        look: look)
    }
  }
}
