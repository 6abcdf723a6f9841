import Scenes
import TextMetrics
import Traits

/// Tables, their cells, and collections.
extension Brush {
  func paintTableView() {
    if look.background == nil {
      canvas.fill(bounds, isGrouped ? theme[.systemGroupedBackground] : theme[.systemBackground])
    }
    guard view.children.isEmpty else { return }
    if !isGrouped {
      // Source: reference/controls.json, UITableView: rows are 44 high.
      for y in stride(from: 44.0, to: min(bounds.height, 4_400), by: 44) {
        hairline(
          from: Point(16, y), to: Point(bounds.width, y), theme[.separator]
        )
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
    // Source: inset grouped sections of iOS 13 to 18 have round corners of 10 points.
    return Path(
      bounds,
      radii: Path.Corners(top: corners.isFirst ? 10 : 0, bottom: corners.isLast ? 10 : 0))
  }

  func paintCellForeground(_ cell: CellLook) {
    if let line = cell.topSeparator { paint(line, y: Self.hairline / 2) }
    if let line = cell.separator { paint(line, y: bounds.maxY - Self.hairline / 2) }
    guard let accessory = cell.accessory else { return }
    let margin = cell.margin ?? 16
    switch accessory {
    case .disclosureIndicator:
      paintDisclosure(margin)
    case .checkmark:
      Glyph.check.draw(in: accessoryFrame(margin, side: 16), tint, on: canvas, weight: 1.3)
    case .detailDisclosureButton:
      paintDisclosure(margin)
      paintDetail(margin + 22)
    case .detailButton:
      paintDetail(margin)
    }
  }

  private func paint(_ line: CellLook.Separator, y: Double) {
    hairline(
      from: Point(line.left, y), to: Point(max(line.left, bounds.width - line.right), y),
      line.color ?? theme[.separator])
  }

  /// - Parameter distance: from the trailing edge, in points.
  private func accessoryFrame(_ distance: Double, side: Double) -> Rect {
    let frame = Rect(
      x: bounds.width - distance - side, y: bounds.midY - side / 2, width: side, height: side)
    return look.isRightToLeft == true ? frame.mirrored(in: bounds) : frame
  }

  private func paintDisclosure(_ distance: Double) {
    let isTurned = look.isRightToLeft == true
    func point(_ back: Double, _ y: Double) -> Point {
      let x = distance + back
      return Point(isTurned ? x : bounds.width - x, bounds.midY + y)
    }
    canvas.stroke(
      .lines([point(6.5, -5.5), point(1, 0), point(6.5, 5.5)]), theme[.systemGray3], width: 2)
  }

  private func paintDetail(_ distance: Double) {
    Glyph.info.draw(in: accessoryFrame(distance, side: 22), tint, on: canvas)
  }
}
