import Scenes
import TextMetrics
import Traits

/// Buttons of iOS 15: titles and an image in the configuration's insets, beside or above each other.
/// Source: the documentation of UIButton.Configuration.
extension IntrinsicSizing {
  /// Titles wrap in the width that the button has.
  func configuredButtonSize(
    _ view: View, _ configuration: ButtonConfiguration, wrappingWidth: Double?
  ) -> IntrinsicSize {
    let insets = configuration.contentInsets
    let sides = insets.left + insets.right
    let image = configuration.image.flatMap { configuredImageSize($0, in: view) }
    let padding = configuration.imagePadding
    let isBeside = configuration.imagePlacement.isBeside
    let indicator = configuration.indicatorWidth(typography: typography)
    let taken = sides + indicator + (isBeside ? image.map { $0.width + padding } ?? 0 : 0)
    var content = titleSize(in: view, width: wrappingWidth.map { max($0 - taken, 1) })
    content.width += indicator
    if let image {
      if isBeside {
        content.width += image.width + padding
        content.height = max(content.height, image.height)
      } else {
        content.width = max(content.width, image.width)
        content.height += image.height + padding
      }
    }
    return IntrinsicSize(
      width: content.width + sides, height: content.height + insets.top + insets.bottom)
  }

  /// MINED: 5 of 7 titles that are too long for their buttons have two lines of room; the others are in a
  /// row that is filled proportionally. A line more is much, so what may be due to measuring adds none.
  /// - Parameter width: Points; nil before it is known.
  private func titleSize(in view: View, width: Double?) -> Size {
    guard let title = Button(view).formattedTitle(typography: typography) else { return .zero }
    let slack = title.runs.first.flatMap { run in width.map { tolerance(for: $0, run.font) } } ?? 0
    let set = text.size(
      of: title, width: Self.wraps(view) ? width.map { $0 + slack } : nil, maximumLines: 0,
      lineBreakMode: .wordWrap)
    if set.lineCount > 1 {
      return Size(width: grid.up(set.width), height: grid.up(set.height))
    }
    return Size(width: grid.up(text.advance(of: title)), height: lineHeight(of: title))
  }

  private func lineHeight(of title: FormattedText) -> Double {
    grid.up(text.size(of: title, width: nil, maximumLines: 1, lineBreakMode: .clip).height)
  }

  /// A symbol takes the height of a line of text in its size, however high it is itself. MINED: 6 of 6
  /// buttons with a symbol and no title are 34.33 or 35 high.
  private func configuredImageSize(_ reference: ImageReference, in view: View) -> Size? {
    guard var size = imageSize(reference, in: view) else { return nil }
    if isSymbol(reference) {
      let symbol = SymbolConfiguration(of: reference, in: view, typography: typography)
      let font = Font.system(size: symbol.pointSize, typography: typography)
      size.height = lineHeight(of: FormattedText("", font: font))
    }
    return size
  }
}
