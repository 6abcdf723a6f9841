import ConstraintSolver
import Scenes
import Traits

extension LaidOutScene {
  /// The laid-out scene without its issues.
  ///
  /// Edges are rounded where they lie on the canvas, not in the superview. MINED: so are 16 of the 17
  /// frames, in 7 documents, that tell.
  init(_ equations: SceneEquations, _ solution: LinearSolution) {
    let scene = equations.scene
    let absolute = equations.absoluteFrames(solution.values)
    let grid = equations.sizing.grid
    var exact: PerView<Rect> = []
    var rounded: PerView<Rect> = []
    for (index, view) in scene.views.indexed {
      guard let parent = view.parent else {
        var root = equations.geometry.root
        root.height = absolute[index].height
        exact.append(root)
        rounded.append(root)
        continue
      }
      exact.append(absolute[index].relative(to: absolute[parent]))
      rounded.append(grid.round(absolute[index]).relative(to: grid.round(absolute[parent])))
    }
    self.init(
      scene: scene, frames: rounded, exactFrames: exact, canvas: equations.geometry.canvas,
      safeArea: equations.geometry.safeArea,
      showsStatusBar: equations.geometry.showsStatusBar, issues: [])
    cardTop = equations.geometry.cardTop
    for index in equations.contentSpans.keys where scene.views[index].kind == .scrollView {
      contentSizes[index] = equations.contentSize(of: index, solution.values)
    }
    addHiddenRows(equations.cells)
    verticalScrollers = Set(scene.views.indices.filter(scrollsVertically))
    sectionTitles = equations.cells.titles.map { place($0, grid) }
  }

  private func place(_ title: TableRows.Title, _ grid: PixelGrid) -> SectionTitle {
    let top = title.above.map { frames[$0].maxY } ?? 0
    let width = frames[title.table].width - title.insets.left - title.insets.right
    return SectionTitle(
      table: title.table, section: title.section, isHeader: title.isHeader,
      frame: grid.round(
        Rect(
          x: title.insets.left, y: top + title.offset, width: max(0, width),
          height: title.height)))
  }
}

extension Rect {
  /// The rectangle in the coordinates of another one in the same superview.
  fileprivate func relative(to other: Rect) -> Rect {
    Rect(x: x - other.x, y: y - other.y, width: width, height: height)
  }
}
