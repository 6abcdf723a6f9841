import Graphics
import Scenes
import TextMetrics
import Traits
import UIKitMetrics

/// Tables, their cells, and collections.
extension Brush {
  func paintTableView() {
    if look.background == nil {
      canvas.fill(bounds, isGrouped ? theme[.groupTableViewBackground] : theme[.systemBackground])
    }
    guard view.children.isEmpty else { return }
    if !isGrouped, platform.plainTablesHaveFillerRows {
      let row = FixedMetric.writtenRowHeight
      for y in stride(from: row, to: min(bounds.height, 100 * row), by: row) {
        hairline(
          from: FixedMetric.rootMarginOfMost, to: bounds.width, y: y, isAbove: true,
          theme[.separator])
      }
    }
    paintLabelInMiddle(look.caption ?? "Table View")
  }

  private var isGrouped: Bool { look.style == .grouped || look.style == .insetGrouped }

  func paintCollectionView() {
    if look.background == nil { canvas.fill(bounds, theme[.systemBackground]) }
    if view.children.isEmpty { paintLabelInMiddle(look.caption ?? "Collection View") }
  }

  /// A quiet label that says what a part of the screen is.
  func paintLabelInMiddle(_ text: String) {
    guard bounds.width >= 60, bounds.height >= 20 else { return }
    let style = style(13, .medium, theme[.secondaryLabel])
    let width = min(texts.width(of: text, style.font) + 20, bounds.width - 4)
    let pill = bounds.centered(width, 24)
    canvas.fill(
      .capsule(pill), theme.choose(light: Color(hex: 0xF2F2F7), dark: Color(hex: 0x2C2C2E)))
    draw(text, style, in: pill.inset(8, 0))
  }

  // MARK: Cells

  func paintCell() {
    guard let color = look.background, color.alpha > 0 else { return }
    canvas.fill(cellShape(look.cell), color)
  }

  private func cellShape(_ cell: CellLook?) -> Path {
    guard let corners = cell?.corners else { return Path(bounds) }
    return Path(
      bounds,
      radii: Path.Corners(
        top: corners.isFirst ? corners.radius : 0, bottom: corners.isLast ? corners.radius : 0))
  }

  func paintCellForeground(_ cell: CellLook) {
    if let line = cell.topSeparator { paint(line, y: 0, isAbove: false) }
    if let line = cell.separator { paint(line, y: bounds.maxY, isAbove: true) }
    guard let accessory = cell.accessory else { return }
    let margin = cell.margin ?? FixedMetric.rootMarginOfMost
    switch accessory {
    case .disclosureIndicator:
      paintDisclosure(margin)
    case .checkmark:
      Glyph.check.draw(
        in: accessoryFrame(margin, side: FixedMetric.checkmarkSide), tint, on: canvas,
        weight: FixedMetric.checkmarkWeight)
    case .detailDisclosureButton:
      paintDisclosure(margin)
      paintDetail(margin + FixedMetric.detailGlyphSide)
    case .detailButton:
      paintDetail(margin)
    }
  }

  private func paint(_ line: CellLook.Separator, y: Double, isAbove: Bool) {
    hairline(
      from: line.left, to: max(line.left, bounds.width - line.right), y: y, isAbove: isAbove,
      line.color ?? theme[.separator])
  }

  /// - Parameter distance: from the trailing edge, in points.
  private func accessoryFrame(_ distance: Double, side: Double) -> Rect {
    let frame = Rect(
      x: bounds.width - distance - side, y: bounds.midY - side / 2, width: side, height: side)
    return look.isRightToLeft == true ? frame.mirrored(in: bounds) : frame
  }

  private func paintDisclosure(_ distance: Double) {
    let isRightToLeft = look.isRightToLeft == true
    func point(_ back: Double, _ y: Double) -> Point {
      let x = distance + back
      return Point(isRightToLeft ? x : bounds.width - x, bounds.midY + y)
    }
    let (reach, rise) = (FixedMetric.disclosureReach, FixedMetric.disclosureRise)
    canvas.stroke(
      .lines([point(reach, -rise), point(1, 0), point(reach, rise)]), theme[.systemGray3], width: 2)
  }

  private func paintDetail(_ distance: Double) {
    Glyph.info.draw(
      in: accessoryFrame(distance, side: FixedMetric.detailGlyphSide), tint, on: canvas)
  }
}
