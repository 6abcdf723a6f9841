import Localization
import Scenes
import TextMetrics
import Traits

extension SceneDiagnosis {
  /// Points by which texts and controls have to overlap on both axes: lines and frames have some that
  /// nothing is drawn in.
  fileprivate static let overlap = 4.0
  /// As many of those that begin after a view, in their order on one axis, as it is compared with. Where more
  /// siblings than that begin within a view's length, it isn't known whether it overlaps the others.
  private static let mostCompared = 64
  /// The most views that a sentence names.
  private static let maximumNamed = 3

  /// The part of a font's size that its capitals fill; the rest of a line may well be empty. Chosen: they
  /// fill 0.73 in Inter and 0.72 in Nimbus Sans, which are drawn for San Francisco and Helvetica.
  private static let capHeight = 0.7

  /// Texts and controls over others beside them on another canvas than the document's, in which they are
  /// apart. What conflicts put there is told with these.
  func overlaps(_ shown: PerView<Bool>) -> [LayoutIssue] {
    guard !scene.platform.hasStoredFrames else { return [] }
    var covered: [ViewIndex: [ViewIndex]] = [:]
    let conflicting = figuresInConflicts()
    for view in scene.views where view.children.count > 1 && view.kind != .stackView {
      let children = view.children.filter {
        shown[$0] && scene.views[$0].kind.isReadOrUsed && scene.views[$0].storedFrame != nil
      }
      for (back, front) in overlapping(children, conflicting) {
        covered[front, default: []].append(back)
      }
    }
    return covered.keys.sorted().map { issue(of: $0, over: covered[$0, default: []].sorted()) }
  }

  private func issue(of index: ViewIndex, over others: [ViewIndex]) -> LayoutIssue {
    let more = others.count - Self.maximumNamed
    let names =
      (others.prefix(Self.maximumNamed).map { scene.name(of: $0) }
      + (more > 0 ? [localized("%1$s more", plural: "%1$s more", more)] : [])).list
    let name = scene.name(of: index).capitalizedFirst
    return LayoutIssue(
      rule: .overlap, severity: .warning, id: scene.views[index].id, line: scene.views[index].line,
      message: others.count == 1
        ? localized(
          "%1$s overlaps %2$s%3$s, and is apart from it in the document.", name, names,
          scene.atTextSize)
        : localized(
          "%1$s overlaps %2$s%3$s, and is apart from them in the document.", name, names,
          scene.atTextSize))
  }

  /// Pairs of siblings, back to front. They are sorted along the axis on which they are farther apart, so
  /// that each is compared with few.
  private func overlapping(
    _ siblings: [ViewIndex], _ conflicting: Set<LayoutVariable>
  ) -> [(back: ViewIndex, front: ViewIndex)] {
    guard siblings.count > 1 else { return [] }
    func spread(_ origin: FrameFigure) -> Double {
      let places = siblings.map { frames[$0][origin] }
      return (places.max() ?? 0) - (places.min() ?? 0)
    }
    let axis = spread(.x) > spread(.y) ? Axis.horizontal : .vertical
    let origin = FrameFigure.origin(on: axis)
    let sorted = siblings.sorted { frames[$0][origin] < frames[$1][origin] }
    var pairs: [(back: ViewIndex, front: ViewIndex)] = []
    var drawn: [ViewIndex: Drawn] = [:]
    func measured(_ index: ViewIndex) -> Drawn {
      if let known = drawn[index] { return known }
      let new = self.drawn(index)
      drawn[index] = new
      return new
    }
    for (place, index) in sorted.enumerated() {
      let end = frames[index][origin] + frames[index][.length(on: axis)] - Self.overlap
      for other in sorted[(place + 1)...].prefix(Self.mostCompared) {
        guard frames[other][origin] < end else { break }
        if isNewOverlap(index, other, conflicting), measured(index).overlaps(measured(other)) {
          pairs.append((min(index, other), max(index, other)))
        }
      }
    }
    return pairs
  }

  /// Whether two views' frames overlap that are apart in the document, and not for a conflict there.
  private func isNewOverlap(_ a: ViewIndex, _ b: ViewIndex, _ conflicting: Set<LayoutVariable>)
    -> Bool
  {
    guard let first = scene.views[a].storedFrame, let second = scene.views[b].storedFrame,
      frames[a].overlaps(frames[b]), !first.overlaps(second),
      scene.views[a].hasContent, scene.views[b].hasContent
    else { return false }
    return !Axis.allCases.contains { axis in
      first.overlap(with: second, on: axis) <= Self.overlap
        && (isInConflict(a, axis, conflicting) || isInConflict(b, axis, conflicting))
    }
  }

  /// What is drawn of a view.
  struct Drawn {
    var frame: Rect
    /// Points of a text's line that may be empty, half of them above its capitals and half below.
    var emptyHeight = 0.0

    func overlaps(_ other: Drawn) -> Bool {
      frame.overlaps(other.frame)
        && frame.overlap(with: other.frame, on: .vertical) > (emptyHeight + other.emptyHeight) / 2
    }
  }

  /// What a view's text takes of its frame, which may be far larger; the frame of other controls.
  func drawn(_ index: ViewIndex) -> Drawn {
    let view = scene.views[index]
    let frame = frames[index]
    switch view.kind {
    case .label:
      guard let font = equations.sizing.labelText(of: view)?.runs.first?.font else { break }
      let own = equations.intrinsicSizes[index]
      return Drawn(
        frame: frame.placing(
          Size(width: own.width ?? frame.width, height: own.height ?? frame.height),
          across: view.textSide.share, down: 0.5),
        emptyHeight: emptyHeight(font))
    case .button where Button(view).configuration == nil && Button(view).image == nil:
      let button = Button(view)
      guard let title = button.formattedTitle(typography: scene.typography) else { break }
      let line = equations.sizing.text.size(
        of: title, width: nil, maximumLines: 1, lineBreakMode: .clip)
      return Drawn(
        frame: frame.placing(
          Size(width: line.width, height: line.height),
          across: button.contentSide.share, down: button.verticalAlignment.share),
        emptyHeight: emptyHeight(title.runs[0].font))
    default: break
    }
    return Drawn(frame: frame)
  }

  private func emptyHeight(_ font: Font) -> Double {
    equations.sizing.text.lineHeight(of: font) - font.pointSize * Self.capHeight
  }
}

extension HorizontalSide {
  /// The share of the width that is left over which is before what stands there.
  fileprivate var share: Double {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    }
  }
}

extension Button.VerticalAlignment {
  /// The share of the height that is left over which is above the title.
  fileprivate var share: Double {
    switch self {
    case .top: 0
    case .center, .fill: 0.5
    case .bottom: 1
    }
  }
}

extension Rect {
  /// Points that two rectangles have in common; below 0 those between them.
  fileprivate func overlap(with other: Rect, on axis: Axis) -> Double {
    axis == .horizontal
      ? min(maxX, other.maxX) - max(x, other.x) : min(maxY, other.maxY) - max(y, other.y)
  }

  fileprivate func overlaps(_ other: Rect) -> Bool {
    Axis.allCases.allSatisfy { overlap(with: other, on: $0) > SceneDiagnosis.overlap }
  }

  /// The part of the rectangle that something of this size takes.
  /// - Parameters:
  ///   - across: The share of the width that is left over which is before it.
  ///   - down: The same of the height.
  fileprivate func placing(_ size: Size, across: Double, down: Double) -> Rect {
    var part = self
    if size.width < width {
      part.x += (width - size.width) * across
      part.width = size.width
    }
    if size.height < height {
      part.y += (height - size.height) * down
      part.height = size.height
    }
    return part
  }
}
