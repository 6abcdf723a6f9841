import Scenes
import Traits
import UIKitMetrics

extension SymbolConfiguration {
  var hasMediumScale: Bool { scale == .medium }

  /// Source: small is 14 for 16.5, large 25.5 for 20, in three documents of the corpus with five views that have them.
  private var factor: Double {
    switch scale {
    case .small: FixedMetric.smallSymbolScale
    case .medium: 1
    case .large: FixedMetric.largeSymbolScale
    }
  }

  /// How high capitals are beside the symbol, in points. A symbol of any scale stands in their middle, and
  /// has its baseline where theirs is. Source: UIImage.baselineOffsetFromBottom, which symbols have; 0.7046
  /// em is the system font's UIFont.capHeight. MINED: the one symbol that is aligned by baselines, an
  /// `info.circle` of Xcode 16, begins 3.5 above its label in Caption 1; by its top it would be 11.5 below.
  var capitalHeight: Double { FixedMetric.systemFontCapitalHeight * pointSize }

  /// The size in points that a symbol of the project's own is shown at: as wide as between its template's guides,
  /// which are for a text of 100 points, and in the shape that the document remembers (`markAllAsRead` of
  /// NetNewsWire, 99.6 by 149.6 in its template, is remembered as 13 by 20). Where the template has no guides
  /// what is remembered counts.
  package func size(ofCustomSymbol symbol: CustomSymbol, remembered: Size) -> Size {
    guard let width = symbol.width, remembered.width > 0 else { return remembered }
    let shown = width * pointSize / FixedMetric.symbolTemplatePointSize * factor
    return Size(width: shown, height: shown * remembered.height / remembered.width)
  }

  /// The size in points that a symbol is shown at.
  ///
  /// The document has symbols at a fixed size, of which the longer side is 64 or 128 points. Shown in text
  /// of 17 points, MINED from image views and buttons, by their intrinsic sizes and by what frames are
  /// lower than their alignment rectangles:
  /// - those in a circle, stored 128 wide and 121 to 123 high, are 19.5 high (9 views of 12, two more
  ///   within a third of a point; `cloud.rain`, stored alike, is 22) and 20 wide;
  /// - other wide ones, up to 1.4 times as wide as high, cover about as much as a square of 20: the 20 known
  ///   widths and heights of 12 are within 2.1 points of that, 11 within one (4.7 and 10 if all were 20
  ///   wide);
  /// - still wider ones, such as lines and dots, are 20 wide, high ones 20 high, narrow ones such as
  ///   chevrons as high as the text (4 of 4).
  package func size(ofSymbol stored: Size) -> Size {
    guard stored.width > 0, stored.height > 0 else { return .zero }
    let shape = stored.width / stored.height
    let unit = pointSize / FixedMetric.symbolPointSize * factor
    if (1.036...1.07).contains(shape) { return Size(width: 20 * unit, height: 19.5 * unit) }
    let height =
      switch shape {
      case ..<0.8: 16.5
      case ..<1: 20.0
      case ...1.4: 20 / shape.squareRoot()
      default: 20 / shape
      }
    return Size(width: shape * height * unit, height: height * unit)
  }
}
