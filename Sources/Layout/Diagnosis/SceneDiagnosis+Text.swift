import Localization
import Scenes
import TextMetrics
import Traits
import UIKitMetrics

extension SceneDiagnosis {
  /// Labels, buttons, fields, segments and text views that don't scroll whose text needs more room than
  /// their frame has.
  func cutOffTexts(_ shown: PerView<Bool>) -> [LayoutIssue] {
    var issues: [LayoutIssue] = []
    let growing = isCellThatSizesItself ? textsThatGrow() : []
    for (index, view) in scene.views.indexed where shown[index] {
      // Where a size stands in for that of another text, nobody knows; and the frame that the document has
      // for a label of a cell's style is not its room.
      // Xcode 8 left out frames, and then says nowhere how large a view without constraints is.
      guard view.placeholderWidth == nil, view.placeholderHeight == nil,
        !isCellStyleLabel(index), view.storedFrame != nil || !equations.isPlaced(index)
      else { continue }
      let room = exactFrames[index].size
      // That is another issue, or meant.
      guard min(room.width, room.height) > Self.collapsed else { continue }
      let need: TextNeed? =
        switch view.kind {
        case .label: labelNeed(index, room)
        case .button: buttonNeed(index, room)
        case .textField: fieldNeed(index, room)
        case .textView: textViewNeed(index, room)
        default: nil
        }
      if let need {
        let mayGrow = growing.contains(index) && !need.isOfWidth
        issues.append(
          issue(index, scene.name(of: index).capitalizedFirst, need, inTable: mayGrow))
      } else if view.kind == .segmentedControl, let (title, need) = segmentNeed(index, room) {
        issues.append(
          issue(
            index,
            localized("“%1$s” in %2$s", title, scene.name(of: index, as: .reference)), need))
      }
    }
    return issues
  }

  /// - Parameter mayGrow: Whether a table may give it the height that it lacks.
  private func issue(
    _ index: ViewIndex, _ text: String, _ need: TextNeed, inTable mayGrow: Bool = false
  ) -> LayoutIssue {
    let message = localized("%1$s is cut off%2$s: %3$s.", text, scene.atTextSize, need.text)
    return LayoutIssue(
      rule: .textCutOff, severity: mayGrow ? .info : .warning, id: scene.views[index].id,
      line: scene.views[index].line,
      message: mayGrow
        ? localized("%1$s A table that sizes its rows may give the cell more height.", message)
        : message)
  }

  /// Labels and text views that are as high as a row lets them be: no constraint limits the height of one or
  /// of what it is in.
  private func textsThatGrow() -> Set<ViewIndex> {
    let limited = limitedHeights()
    var isLimited: PerView<Bool> = []
    isLimited.reserveCapacity(scene.views.count)
    for (index, view) in scene.views.indexed {
      isLimited.append(limited.contains(index) || view.parent.map { isLimited[$0] } ?? false)
    }
    return Set(
      scene.views.indices.filter {
        !isLimited[$0] && [.label, .textView].contains(scene.views[$0].kind)
      })
  }

  /// Views whose height is a number's, a width's, or that of such a view.
  private func limitedHeights() -> Set<ViewIndex> {
    var limited: Set<ViewIndex> = []
    var followers: [(view: ViewIndex, other: ViewIndex)] = []
    for constraint in scene.constraints where constraint.relation != .greaterThanOrEqual {
      guard case .view(let index) = constraint.first, constraint.firstAttribute == .height
      else { continue }
      if case .view(let other)? = constraint.second, constraint.secondAttribute == .height {
        followers.append((index, other))
      } else {
        limited.insert(index)
      }
    }
    let direct = limited
    limited.formUnion(followers.filter { direct.contains($0.other) }.map(\.view))
    return limited
  }

  private func isCellStyleLabel(_ index: ViewIndex) -> Bool {
    guard scene.views[index].kind == .label,
      let content = scene.views[index].parent,
      scene.views[content].kind == .tableViewCellContentView,
      let cell = scene.views[content].parent
    else { return false }
    // Where it was placed as its style says, it is as wide as its text, or has no more room.
    if case .fixed? = equations.cells.rows[cell]?.height { return false }
    let styled = TableViewCell(scene.views[cell])
    return [styled.textLabel, styled.detailTextLabel].contains(scene.views[index].id)
  }

  /// What a text lacks.
  private enum TextNeed {
    /// Points that it needs and that there are.
    case width(needed: Double, room: Double)
    case height(needed: Double, room: Double)
    case lines(needed: Int, room: Int)

    var isOfWidth: Bool {
      if case .width = self { true } else { false }
    }

    var text: String {
      switch self {
      case .width(let needed, let room):
        localized(
          "the text needs %1$s of width, %2$s more than it has", needed.pointsInWords,
          (needed - room).text())
      case .height(let needed, let room):
        localized(
          "the text needs %1$s of height, %2$s more than it has", needed.pointsInWords,
          (needed - room).text())
      case .lines(let needed, let room):
        localized(
          "the text needs %1$s lines in this width, and has room for %2$s", needed, room)
      }
    }
  }

  // MARK: Labels

  private func labelNeed(_ index: ViewIndex, _ room: Size) -> TextNeed? {
    let view = scene.views[index]
    let own = equations.intrinsicSizes[index]
    let label = Label(view)
    let limit = label.numberOfLines
    let isRoomy = (own.width ?? 0) <= room.width && (own.height ?? 0) <= room.height
    // Beyond two lines the size says nothing about lines that were left out.
    if isRoomy, limit < 2 { return nil }
    guard var text = equations.sizing.labelText(of: view), !text.withoutEmptyEnd.text.isEmpty,
      let first = text.runs.first
    else { return nil }
    text = text.scaled(by: view.minimumScale(pointSize: first.font.pointSize))
    if limit == 1 { return lineNeed(text, room) }

    text = text.withoutEmptyEnd
    let width = room.width + equations.sizing.tolerance(for: room.width, first.font)
    func lines(_ most: Int) -> TextSize {
      equations.sizing.text.size(
        of: text, width: width, maximumLines: most, lineBreakMode: label.lineBreakMode)
    }
    let all = lines(0)
    let most = limit > 1 ? min(limit, all.lineCount) : all.lineCount
    // As many lines are shown as the height holds, but always one, whatever of it there is room for.
    let shown =
      all.height <= room.height + 1
      ? most : Self.most(of: most) { lines($0).height <= room.height + 1 }
    if all.lineCount > shown { return .lines(needed: all.lineCount, room: shown) }
    return shown == 1 ? heightNeed(text, room) : nil
  }

  /// The largest number up to another one for which something holds that does for smaller ones, too; at least 1.
  private static func most(of number: Int, where holds: (Int) -> Bool) -> Int {
    var (fits, fails) = (1, number + 1)
    while fails - fits > 1 {
      let middle = (fits + fails) / 2
      if holds(middle) { fits = middle } else { fails = middle }
    }
    return fits
  }

  /// The part of a font's size that its letters fill, from capitals to descenders; the rest of a line's
  /// height is empty. Source: ascent of letters 0.73 and descent 0.21 in San Francisco's line.
  private static let inkHeight = 0.9
  /// The same of a text that has nothing below its baseline. A line stands in the middle of its room: with an
  /// ascent of 0.952 and a height of 1.193 of the size, its baseline is inside from 2 × 0.952 − 1.193 on, and the
  /// tops of capitals, which are 0.705 above that, from 0.699 on. Source: the tables of SF Pro's metrics.
  private static let inkHeightOnBaseline = 0.71
  /// Points: of letters that lack less than half of one nobody sees that they do.
  private static let leastSeen = 0.5

  /// What a text lacks in one line.
  private func lineNeed(_ text: FormattedText, _ room: Size) -> TextNeed? {
    // Insets may leave less than nothing.
    let width = max(0, room.width)
    let needed = equations.sizing.text.advance(of: text)
    guard let font = text.runs.first?.font else { return nil }
    if needed > width + equations.sizing.tolerance(for: needed, font) {
      return .width(needed: needed, room: width)
    }
    return heightNeed(text, room)
  }

  /// What a line lacks whose text is not too long.
  private func heightNeed(_ text: FormattedText, _ room: Size) -> TextNeed? {
    guard let font = text.runs.first?.font else { return nil }
    let ink =
      font.pointSize * (text.standsOnBaseline ? Self.inkHeightOnBaseline : Self.inkHeight)
    return room.height + Self.leastSeen < ink ? .height(needed: ink, room: room.height) : nil
  }

  // MARK: Buttons, segments and fields

  private func buttonNeed(_ index: ViewIndex, _ room: Size) -> TextNeed? {
    let view = scene.views[index]
    let button = Button(view)
    let own = equations.intrinsicSizes[index]
    guard (own.width ?? 0) > room.width || (own.height ?? 0) > room.height,
      !button.hasUnseenTitle,
      let title = button.formattedTitle(typography: scene.typography)
    else { return nil }
    if let configuration = button.configuration {
      return configuredButtonNeed(index, configuration, title, room)
    }
    if button.lineBreakMode.wraps { return nil }
    var room = room
    // Insets above and below move a title, and don't make it lower.
    if let insets = button.contentInsets { room.width -= insets.left + insets.right }
    if let insets = button.titleInsets { room.width -= insets.left + insets.right }
    if let reference = button.image,
      let image = equations.sizing.imageSize(reference, in: view)
    {
      room.width -= image.width
    }
    return lineNeed(title, room)
  }

  /// What a title lacks even where the configuration's insets above and below give way: one that wraps
  /// has the height of its lines in this width as its own.
  private func configuredButtonNeed(
    _ index: ViewIndex, _ configuration: ButtonConfiguration, _ title: FormattedText, _ room: Size
  ) -> TextNeed? {
    let view = scene.views[index]
    let insets = configuration.contentInsets
    let image = configuration.image
    guard image == nil || configuration.imagePlacement.isBeside else { return nil }
    guard IntrinsicSizing.wraps(view) else {
      let taken =
        image.flatMap { equations.sizing.imageSize($0, in: view) }
        .map { $0.width + configuration.imagePadding } ?? 0
      let width = room.width - insets.left - insets.right - taken
      return lineNeed(title, Size(width: width, height: room.height))
    }
    let own = equations.intrinsicSizes[index].height ?? 0
    let needed = own - insets.top - insets.bottom
    return needed > max(0, room.height) + 1
      ? .height(needed: needed, room: max(0, room.height)) : nil
  }

  /// The first title that is wider than its segment, however little room UIKit leaves beside it. Segments
  /// that are apportioned by their content have enough where all together have.
  private func segmentNeed(_ index: ViewIndex, _ room: Size) -> (title: String, need: TextNeed)? {
    let segments = Segments(of: scene.views[index], in: scene)
    guard
      (equations.intrinsicSizes[index].width ?? 0) > room.width
        || segments.ownWidths.contains(where: { $0 != nil })
    else { return nil }
    let free = room.width - segments.dividers - segments.ownWidths.compactMap(\.self).reduce(0, +)
    let sharing = zip(segments.titles, segments.ownWidths).filter { $1 == nil }
    let advances = sharing.map { $0.0.map { equations.sizing.text.advance(of: $0) } ?? 0 }
    let isEnough = segments.isApportioned && advances.reduce(0, +) <= free
    let share = isEnough ? .infinity : free / Double(max(1, sharing.count))
    for (title, own) in zip(segments.titles, segments.ownWidths) {
      guard let title else { continue }
      if let need = lineNeed(title, Size(width: own ?? share, height: room.height)) {
        return (title.text, need)
      }
    }
    return nil
  }

  /// Text views that scroll show all of it.
  private func textViewNeed(_ index: ViewIndex, _ room: Size) -> TextNeed? {
    let view = scene.views[index]
    guard !ScrollView(view).isScrollEnabled, let own = equations.intrinsicSizes[index].height
    else { return nil }
    let text = equations.sizing.textViewText(of: view)
    let seen = text.withoutEmptyEnd
    guard let font = seen.runs.first?.font, !seen.text.isEmpty else { return nil }
    // Half of the last line may be a matter of measuring.
    let most = room.height + equations.sizing.text.lineHeight(of: font) / 2
    guard own > most else { return nil }
    let needed =
      seen == text
      ? own : equations.sizing.size(of: seen, wrappingWidth: room.width).height ?? own
    return needed > most ? .height(needed: needed, room: max(0, room.height)) : nil
  }

  private func fieldNeed(_ index: ViewIndex, _ room: Size) -> TextNeed? {
    let view = scene.views[index]
    let own = equations.intrinsicSizes[index]
    guard (own.width ?? 0) > room.width || (own.height ?? 0) > room.height,
      !view.isSecure,
      let text = equations.sizing.fieldTexts(of: view).first(where: { !$0.text.isEmpty })
    else { return nil }
    let field = TextField(view)
    let font = field.font(typography: scene.typography)
    let scaled = text.scaled(by: view.minimumScale(pointSize: font.pointSize))
    var room = room
    // Source: reference/controls.json, UITextField: 7 at each side within a border.
    if field.borderStyle != .none { room.width -= 2 * FixedMetric.fieldSideInset }
    return lineNeed(scaled, room)
  }
}
