import Localization
import Traits

/// What a cell of the size-class grid stands for, in words.
package struct CellMeaning {
  package let cell: SizeClassCell

  package init(cell: SizeClassCell) {
    self.cell = cell
  }

  /// What assistive technology reads: "Width compact, height regular".
  package var name: String {
    localized("Width %1$s, height %2$s", cell.width.words, cell.height.words)
  }

  /// In the middle of a sentence: "compact width, any height".
  package var phrase: String {
    localized("%1$s width, %2$s height", cell.width.words, cell.height.words)
  }

  /// The canvas on which the cell is shown.
  package var size: String {
    localized(
      "%1$s × %2$s points", cell.canvasSize.width.text(), cell.canvasSize.height.text())
  }
}
