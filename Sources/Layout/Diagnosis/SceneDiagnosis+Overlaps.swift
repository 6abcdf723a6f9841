import Scenes
import Traits

extension SceneDiagnosis {
  /// Points by which texts and controls have to overlap on both axes: lines and frames have some that
  /// nothing is drawn in.
  private static let overlap = 4.0
  /// As many of those that begin after a view, in their order on one axis, as it is compared with.
  private static let mostCompared = 64
  /// As many views as a sentence can hold.
  private static let maximumNamed = 3

  /// Texts and controls over others beside them on another canvas than the document's, in which they are
  /// apart.
  func overlaps(_ shown: [Bool]) -> [LayoutIssue] {
    guard !scene.isAsDesigned else { return [] }
    var covered: [Int: [Int]] = [:]
    for view in scene.views where view.children.count > 1 && view.kind != .stackView {
      let children = view.children.filter {
        shown[$0] && scene.views[$0].isTextOrControl && scene.views[$0].storedFrame != nil
      }
      for (back, front) in overlapping(children) { covered[front, default: []].append(back) }
    }
    return covered.keys.sorted().map { issue(of: $0, over: covered[$0, default: []].sorted()) }
  }

  private func issue(of index: Int, over others: [Int]) -> LayoutIssue {
    let more = others.count - Self.maximumNamed
    let names =
      others.prefix(Self.maximumNamed).map(scene.name) + (more > 0 ? ["\(more) more"] : [])
    return LayoutIssue(
      rule: .overlap, severity: .warning, id: scene.views[index].id, line: scene.views[index].line,
      message:
        "\(scene.name(of: index).capitalizedFirst) overlaps \(names.list), and is apart from "
        + "\(others.count == 1 ? "it" : "them") in the document.")
  }

  /// Pairs of siblings, back to front. They are sorted along the axis on which they are farther apart, so
  /// that each is compared with few.
  private func overlapping(_ siblings: [Int]) -> [(back: Int, front: Int)] {
    guard siblings.count > 1 else { return [] }
    func spread(_ origin: FrameFigure) -> Double {
      let places = siblings.map { frames[$0][origin] }
      return (places.max() ?? 0) - (places.min() ?? 0)
    }
    let axis = spread(.x) > spread(.y) ? Axis.horizontal : .vertical
    let origin = FrameFigure.origin(on: axis)
    let sorted = siblings.sorted { frames[$0][origin] < frames[$1][origin] }
    var pairs: [(back: Int, front: Int)] = []
    for (place, index) in sorted.enumerated() {
      let end = frames[index][origin] + frames[index][.length(on: axis)] - Self.overlap
      for other in sorted[(place + 1)...].prefix(Self.mostCompared) {
        guard frames[other][origin] < end else { break }
        if isNewOverlap(index, other) { pairs.append((min(index, other), max(index, other))) }
      }
    }
    return pairs
  }

  private func isNewOverlap(_ a: Int, _ b: Int) -> Bool {
    guard let first = scene.views[a].storedFrame, let second = scene.views[b].storedFrame,
      frames[a].overlaps(frames[b], by: Self.overlap), !first.overlaps(second, by: Self.overlap),
      scene.views[a].hasContent, scene.views[b].hasContent
    else { return false }
    return drawn(a).overlaps(drawn(b), by: Self.overlap)
  }

  /// What a view's text takes of its frame, which may be far larger; the frame of other controls.
  private func drawn(_ index: Int) -> Rect {
    let view = scene.views[index]
    var frame = frames[index]
    let text: Size
    let alignment: String?
    switch view.kind {
    case .label:
      let own = equations.intrinsicSizes[index]
      text = Size(width: own.width ?? frame.width, height: own.height ?? frame.height)
      alignment = view["textAlignment"]
    case .button where view.buttonConfiguration == nil && view.buttonImage == nil:
      guard let title = view.formattedTitle(typography: scene.typography) else { return frame }
      let line = equations.sizing.text.size(
        of: title, width: nil, maximumLines: 1, lineBreakMode: .clip)
      text = Size(width: line.width, height: line.height)
      alignment = view["contentHorizontalAlignment"] ?? "center"
    default: return frame
    }
    if text.width < frame.width {
      switch alignment {
      case "center": frame.x += (frame.width - text.width) / 2
      case "right", "trailing": frame.x += frame.width - text.width
      default: break
      }
      frame.width = text.width
    }
    if text.height < frame.height {
      frame.y += (frame.height - text.height) / 2
      frame.height = text.height
    }
    return frame
  }
}

extension View {
  /// Whether the view is of a kind that has to be read or touched.
  fileprivate var isTextOrControl: Bool {
    switch kind {
    case .label, .button, .textField, .textView, .toggle, .slider, .stepper, .segmentedControl,
      .searchBar:
      true
    default: false
    }
  }
}

extension Rect {
  fileprivate func overlaps(_ other: Rect, by points: Double) -> Bool {
    min(maxX, other.maxX) - max(x, other.x) > points
      && min(maxY, other.maxY) - max(y, other.y) > points
  }
}
