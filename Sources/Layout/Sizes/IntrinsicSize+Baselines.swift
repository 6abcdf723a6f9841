import Scenes
import TextMetrics
import Traits
import UIKitMetrics

extension IntrinsicSizing {
  /// How far the first baseline lies below the top of a view's alignment rectangle, and the last one
  /// above its bottom, in points, at its intrinsic size; nil for views without a text or symbol of their
  /// own.
  func baselineOffsets(of view: View, size: IntrinsicSize) -> (first: Double, last: Double)? {
    switch view.kind {
    case .label:
      let label = Label(view)
      if view.attributedText != nil, let text = label.formattedText(typography: typography) {
        return offsets(
          of: text, width: size.width, maximumLines: label.numberOfLines,
          lineBreakMode: label.lineBreakMode, padding: 0)
      }
      return offsets(of: label.font(typography: typography), padding: 0)
    case .button:
      return offsets(of: Button(view).font(typography: typography), inHeight: size.height)
    case .textField:
      let field = TextField(view)
      let isBare = field.borderStyle == .none && platform.borderlessFieldGap > 0
      return offsets(
        of: field.font(typography: typography), inHeight: size.height, isAtBottom: isBare)
    case .segmentedControl:
      // Six points below the middle, as four labels in two documents of two projects are aligned to one.
      return size.height.map {
        ($0 / 2 + FixedMetric.segmentBaselineDrop, $0 / 2 - FixedMetric.segmentBaselineDrop)
      }
    case .textView:
      if view.attributedText != nil {
        return offsets(
          of: textViewText(of: view),
          width: size.width.map { max($0 - 2 * FixedMetric.textViewSideInset, 1) }, maximumLines: 0,
          lineBreakMode: .wordWrap, padding: FixedMetric.textViewEndInset)
      }
      let font = TextView(view).font(typography: typography)
      let (first, last) = offsets(of: font, padding: FixedMetric.textViewEndInset)
      return (first, last + text.leading(of: font))
    case .imageView:
      guard let image = ImageView(view).image, isSymbol(image),
        let height = size.height
      else { return nil }
      let symbol = SymbolConfiguration(of: image, in: view, typography: typography)
      return ((height + symbol.capitalHeight) / 2, (height - symbol.capitalHeight) / 2)
    default:
      return nil
    }
  }

  /// Of a control's one line, in the middle or at the bottom of its height. What its line of whole
  /// points is more than the text's is below the text (3 of 3).
  private func offsets(
    of font: Font, inHeight height: Double?, isAtBottom: Bool = false
  ) -> (first: Double, last: Double) {
    let line = text.lineHeight(of: font).roundedUpToPoint
    let height = height ?? line
    let first = offsets(of: font, padding: isAtBottom ? height - line : (height - line) / 2).first
    return (first, height - first)
  }

  /// The baselines of an attributed text's first and last line, which depend on its line breaks and so on its width.
  private func offsets(
    of content: FormattedText, width: Double?, maximumLines: Int, lineBreakMode: LineBreakMode,
    padding: Double
  ) -> (first: Double, last: Double) {
    let set = text.size(
      of: content, width: width, maximumLines: maximumLines, lineBreakMode: lineBreakMode)
    let height = set.firstLineHeight
    return (
      offsets(lineHeight: height, descent: set.firstDescent, padding: padding).first,
      offsets(lineHeight: height, descent: set.lastDescent, padding: padding).last
    )
  }

  private func offsets(of font: Font, padding: Double) -> (first: Double, last: Double) {
    offsets(
      lineHeight: text.lineHeight(of: font), descent: text.descender(of: font), padding: padding)
  }

  private func offsets(
    lineHeight: Double, descent: Double, padding: Double
  ) -> (first: Double, last: Double) {
    // The descent is rounded to a whole point and the rest of the line lies above. MINED: labels of 16
    // and 13 points aligned at 2x by their last baselines have bottoms 1 apart, of 14 and 11 none.
    let descent = descent.rounded()
    return (padding + grid.up(lineHeight) - descent, padding + descent)
  }
}
