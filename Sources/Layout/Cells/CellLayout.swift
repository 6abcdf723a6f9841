import Scenes
import Traits

/// Where tables and collection views place what is in them, for one round of layout: it depends on
/// their sizes and on those of cells that fit their content.
///
/// As designed it places nothing in those whose cells all have frames in the document that can be theirs.
struct CellLayout: Hashable {
  /// A cell, header or footer of a collection view.
  struct Item: Hashable {
    /// In the collection view's coordinates, in points.
    let frame: Rect
    /// Whether the cell has the width or height that its content needs.
    let fitsWidth: Bool
    let fitsHeight: Bool
  }

  /// The rows by the cell's view index.
  private(set) var rows: [ViewIndex: TableRows.Row] = [:]
  private(set) var items: [ViewIndex: Item] = [:]
  private(set) var titles: [TableRows.Title] = []
  /// Rows that aren't made, and the ends of the tables that have such.
  private(set) var hiddenRows: [TableRows.Hidden] = []
  private(set) var tableEnds: [ViewIndex: TableRows.End] = [:]
  /// The items without views, by the collection view's index.
  private(set) var hiddenItems: [ViewIndex: [CollectionItems.Hidden]] = [:]

  /// The layout before the first round, in which every view has the size that the document stores.
  init(sizing: IntrinsicSizing, insets: ViewInsets, determined: DeterminedCells) {
    let frames = sizing.scene.views.mapElements { $0.storedFrame ?? .zero }
    self.init(sizing: sizing, insets: insets, determined: determined, frames: frames)
  }

  /// - Parameter frames: The frame of each view, in points.
  init(
    sizing: IntrinsicSizing, insets: ViewInsets, determined: DeterminedCells, frames: PerView<Rect>
  ) {
    let scene = sizing.scene
    for (index, view) in scene.views.indexed {
      switch view.kind {
      case .tableView:
        let table = TableRows(
          of: index, frames: frames, safeArea: insets.safeArea[index], sizing: sizing,
          determined: determined)
        titles += table.titles
        guard Self.places(index, in: scene) else { continue }
        for row in table.rows { rows[row.view] = row }
        hiddenRows += table.hidden
        tableEnds[index] = table.end
      case .collectionView where Self.places(index, in: scene):
        guard let collection = CollectionItems(of: index, sizing: sizing) else { continue }
        let placed = collection.place(frames: frames, insets: insets, determined: determined)
        items.merge(placed.items) { $1 }
        if !placed.hidden.isEmpty { hiddenItems[index] = placed.hidden }
      default: break
      }
    }
  }

  private static func places(_ index: ViewIndex, in scene: Scene) -> Bool {
    let view = scene.views[index]
    guard scene.platform.hasStoredFrames else { return true }
    return view.children.contains {
      scene.views[$0].kind.isPlacedByContainer && scene.views[$0].storedFrame == nil
    } || CollectionItems.areElsewhere(index, in: scene)
  }
}

extension Double {
  /// Rounded to a millionth of a point, as errors of the solver would make equal layouts differ.
  var settled: Double { (self * 1e6).rounded() / 1e6 }
}
