import ConstraintSolver
import Scenes
import Traits
import UIKitMetrics

/// A cell of one of UITableViewCell's own styles, with the views that it makes.
private struct StyledCell {
  let style: TableViewCell.Style
  let title: ViewIndex?
  let detail: ViewIndex?
  let image: ViewIndex?
  /// Whether its labels are below one another.
  let isStacked: Bool

  init?(of cell: ViewIndex, content: ViewIndex, in scene: Scene) {
    let cell = TableViewCell(scene.views[cell])
    guard let style = cell.style else { return nil }
    func part(_ id: String?) -> ViewIndex? {
      guard let id else { return nil }
      return scene.views[content].children.first { scene.views[$0].element?.id == id }
    }
    self.style = style
    title = part(cell.textLabel)
    detail = part(cell.detailTextLabel)
    image = part(cell.imageView)
    isStacked = cell.isStacked(in: scene)
  }
}

/// The equations of labels and images in cells with a style, in tables that are laid out anew.
///
/// Points. Source: the frames that the corpus has for the labels of 483 such cells.
extension SceneEquations {
  /// Between an image and the title beside it (9 of 9).
  private static let imageGap = FixedMetric.cellImageGap
  /// Between a title and the detail of style value 2 (3 of 3); the least between those of value 1 is taken to be
  /// the same.
  private static let detailGap = FixedMetric.cellDetailGap
  /// How wide titles of style value 2 are (3 of 3).
  private static let value2Title = FixedMetric.value2TitleWidth

  /// Places a label or an image that a style puts into a cell's content.
  /// - Returns: Whether there is such a style; otherwise the view's stored frame counts.
  mutating func placeInStyle(_ index: ViewIndex, in content: ViewIndex) -> Bool {
    guard let cell = scene.views[content].parent,
      case .fixed(let height, _)? = cells.rows[cell]?.height,
      let styled = StyledCell(of: cell, content: content, in: scene)
    else { return false }
    let room = height - scene.separatorHeight(of: cell)
    let sides = styledMargins(cell, content)
    let image = styled.image.map { imageSize($0, room) } ?? .zero
    let leading = sides.leading + (image.width > 0 ? image.width + Self.imageGap : 0)
    switch index {
    case styled.image:
      let size = image
      placeAcross(index, in: content, leading: sides.leading, trailing: nil, width: size.width)
      placeDown(index, in: content, top: ((room - size.height) / 2).rounded(.down), size.height)
    case styled.title:
      placeTitle(
        index, styled, in: content, room: room, leading: leading, trailing: sides.trailing)
    case styled.detail:
      placeDetail(
        index, styled, in: content, room: room, leading: leading, trailing: sides.trailing)
    default: return false
    }
    return true
  }

  /// An image that is higher than the row is made smaller, and an image view without an image takes no room: in
  /// pictures of iOS 8 (JoeRobles/LimaPictures: ten rows) and 10 (mssun/passforios). On the canvas it is as it was.
  private func imageSize(_ index: ViewIndex, _ room: Double) -> Size {
    let size = size(of: index)
    guard !scene.platform.hasStoredFrames else { return size }
    if ImageView(scene.views[index]).image == nil { return .zero }
    guard size.height > room, size.height > 0 else { return size }
    return Size(width: size.width * room / size.height, height: room)
  }

  // MARK: Labels

  private mutating func placeTitle(
    _ index: ViewIndex, _ cell: StyledCell, in content: ViewIndex, room: Double, leading: Double,
    trailing: Double
  ) {
    let size = size(of: index)
    switch cell.style {
    case .standard:
      // The title is all there is.
      placeAcross(index, in: content, leading: leading, trailing: trailing, width: nil)
      placeDown(index, in: content, top: 0, room)
      return
    case .value2 where !cell.isStacked:
      placeAcross(
        index, in: content, leading: leading, trailing: nil, width: Self.value2Title)
    case .value1, .value2, .subtitle:
      placeAcross(index, in: content, leading: leading, trailing: trailing, width: size.width)
    }
    placeDown(index, in: content, top: titleTop(cell, room), size.height)
  }

  private mutating func placeDetail(
    _ index: ViewIndex, _ cell: StyledCell, in content: ViewIndex, room: Double, leading: Double,
    trailing: Double
  ) {
    let size = size(of: index)
    let origin = ConstraintOrigin.container(view: index)
    guard let title = cell.title else {
      placeAcross(index, in: content, leading: leading, trailing: trailing, width: size.width)
      placeDown(index, in: content, top: ((room - size.height) / 2).rounded(.up), size.height)
      return
    }
    let titleTop = titleTop(cell, room)
    let titleSize = self.size(of: title)
    if cell.isStacked {
      placeAcross(index, in: content, leading: leading, trailing: trailing, width: size.width)
      placeDown(
        index, in: content, top: titleTop + titleSize.height + subtitleGap(room), size.height)
      return
    }
    let span = system.span(index, .horizontal)
    let isAtEnd = cell.style == .value1
    let end = system.span(content, .horizontal).max - trailing
    let before = system.span(title, .horizontal).max + Self.detailGap
    if scene.views[content].isRightToLeft {
      let end = system.span(content, .horizontal).min + trailing
      let before = system.span(title, .horizontal).min - Self.detailGap
      system.add(span.min, isAtEnd ? .equal : .greaterThanOrEqual, end, origin: origin)
      system.add(span.max, isAtEnd ? .lessThanOrEqual : .equal, before, origin: origin)
    } else if isAtEnd {
      system.add(span.max, .equal, end, origin: origin)
      system.add(span.min, .greaterThanOrEqual, before, origin: origin)
    } else {
      system.add(span.min, .equal, before, origin: origin)
      system.add(span.max, .lessThanOrEqual, end, origin: origin)
    }
    // Less than the title's: a detail gives way to it.
    system.add(span.extent, constant: size.width, priority: 900, origin: origin)
    // Both stand on one line.
    let offset = firstBaseline(of: title) - firstBaseline(of: index)
    placeDown(index, in: content, top: sizing.grid.nearest(titleTop + offset), size.height)
  }

  /// Titles stand in the middle, together with a subtitle, on the next whole point.
  private func titleTop(_ cell: StyledCell, _ room: Double) -> Double {
    guard let title = cell.title else { return 0 }
    var height = size(of: title).height
    if cell.isStacked, let detail = cell.detail {
      height += subtitleGap(room) + size(of: detail).height
    }
    return ((room - height) / 2).rounded(.up)
  }

  private func subtitleGap(_ room: Double) -> Double {
    scene.platform.subtitlesAreApart && room >= FixedMetric.apartSubtitlesHeight ? 1 : 0
  }

  private func firstBaseline(of label: ViewIndex) -> Double {
    sizing.baselineOffsets(of: scene.views[label], size: intrinsicSizes[label])?.first ?? 0
  }

  private func size(of index: ViewIndex) -> Size {
    let size = intrinsicSizes[index]
    let stored = scene.views[index].storedFrame
    return Size(
      width: size.width ?? stored?.width ?? 0, height: size.height ?? stored?.height ?? 0)
  }

  // MARK: Placing

  private mutating func placeAcross(
    _ index: ViewIndex, in content: ViewIndex, leading: Double, trailing: Double?, width: Double?
  ) {
    let origin = ConstraintOrigin.container(view: index)
    let span = system.span(index, .horizontal)
    let room = system.span(content, .horizontal)
    if scene.views[content].isRightToLeft {
      system.add(span.max, .equal, room.max - leading, origin: origin)
      if let trailing {
        system.add(
          span.min, width == nil ? .equal : .greaterThanOrEqual, room.min + trailing,
          origin: origin)
      }
    } else {
      system.add(span.min, .equal, room.min + leading, origin: origin)
      if let trailing {
        system.add(
          span.max, width == nil ? .equal : .lessThanOrEqual, room.max - trailing, origin: origin)
      }
    }
    if let width {
      system.add(span.extent, constant: width, priority: 950, origin: origin)
    }
  }

  private mutating func placeDown(
    _ index: ViewIndex, in content: ViewIndex, top: Double, _ height: Double
  ) {
    let origin = ConstraintOrigin.container(view: index)
    let span = system.span(index, .vertical)
    system.add(span.min, .equal, system.span(content, .vertical).min + top, origin: origin)
    system.add(span.extent, constant: height, origin: origin)
  }

  /// The content's margins, where the platform has no others.
  private func styledMargins(
    _ cell: ViewIndex, _ content: ViewIndex
  ) -> (leading: Double, trailing: Double) {
    var margins = insets.margins[content]
    if scene.views[content].isRightToLeft { swap(&margins.left, &margins.right) }
    let hasAccessory = TableViewCell(scene.views[cell]).accessory != nil
    let leading =
      scene.platform.styledCellInset
      ?? (scene.platform.cellsHaveTableMargins
        ? margins.left : scene.textMargin(ofTable: scene.views[cell].parent))
    let trailing =
      hasAccessory ? scene.platform.styledCellAccessoryGap ?? margins.right : leading
    return (leading, trailing)
  }
}
