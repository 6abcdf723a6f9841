import InterfaceBuilder
import Scenes
import TextMetrics
import Traits
import UIKitMetrics

extension IntrinsicSizing {
  /// What a width may lack before its text counts as too wide: texts are measured to within a point or
  /// a hundredth, and in place of fonts that are not here, others that may be a tenth wider.
  func tolerance(for width: Double, _ font: Font) -> Double {
    if case .named = font.family { return max(2, width * 0.1) }
    return max(1, width * 0.01)
  }

  // MARK: Labels

  /// In whole pixels. MINED: on canvases labels in stack views are (47 of 47 in the system's 17 points), and
  /// others in 16 points (25 of 26). Of those in 17 points, as the library of Interface Builder has them, that
  /// no stack view arranges, 190 of 291 keep its height of 21; which ones, documents don't tell.
  func labelSize(_ view: View, wrappingWidth: Double?) -> IntrinsicSize {
    let label = Label(view)
    guard let text = labelText(of: view), !text.text.isEmpty else {
      let length = placeOfEmptyLabel(view) ?? 0
      return IntrinsicSize(width: length, height: length)
    }
    let lines = label.numberOfLines
    let width = lines == 1 ? nil : label.preferredMaxLayoutWidth ?? wrappingWidth
    let measured = self.text.size(
      of: text, width: width, maximumLines: lines, lineBreakMode: label.lineBreakMode)
    return IntrinsicSize(width: grid.up(measured.width), height: grid.up(measured.height))
  }

  /// The width and height of an arranged label without a text on a canvas, in points; nil for other labels.
  func placeOfEmptyLabel(_ view: View) -> Double? {
    guard view.kind == .label, Label(view).numberOfLines == 1,
      labelText(of: view)?.text.isEmpty ?? true
    else { return nil }
    return lengthOfEmptyArranged(view)
  }

  /// The length of an arranged view of a stack view that has no content, in points; nil for other views.
  func lengthOfEmptyArranged(_ view: View) -> Double? {
    guard view.parent.map({ scene.views[$0].kind == .stackView }) == true else { return nil }
    return platform.emptyArrangedLength
  }

  func labelText(of view: View) -> FormattedText? {
    Label(view).formattedText(typography: typography)
  }

  func textViewText(of view: View) -> FormattedText {
    let textView = TextView(view)
    var text =
      textView.formattedText(typography: typography)
      ?? FormattedText("", font: textView.font(typography: typography))
    text.countsLeading = true
    return text
  }

  // MARK: Buttons

  func buttonSize(_ view: View, wrappingWidth: Double?) -> IntrinsicSize {
    let button = Button(view)
    if let configuration = button.configuration {
      return configuredButtonSize(view, configuration, wrappingWidth: wrappingWidth)
    }
    switch button.buttonType {
    case .info: return IntrinsicSize(platform.infoButtonSize(isContactAdd: false))
    case .contactAdd: return IntrinsicSize(platform.infoButtonSize(isContactAdd: true))
    case .custom, .system, .close: break
    }
    let title = button.title
    let image = button.image.flatMap { imageSize($0, in: view) }
    let background = button.backgroundImage.flatMap { image in
      imageSize(image, in: view).map { alignedSize($0, of: image) }
    }
    let insets = button.contentInsets

    // An empty title still has a line's height. MINED: with images of 9 × 17, 21 × 21 and 28 × 21 custom
    // buttons, of 18 points, are 22 high; with nothing at all those of 15 and 16 points are 30 and 32
    // high, as if they had a title (3 of 3).
    let titleSize = titleSize(in: button)
    let showsTitle = title != nil || image == nil && background == nil
    var width = titleSize.width + (image?.width ?? 0)
    var height = max(titleSize.height, image?.height ?? 0)
    if let insets {
      width += insets.left + insets.right
      height += insets.top + insets.bottom
    } else if showsTitle, image == nil {
      // Six points above and below a title without an image. Source: reference/controls.json,
      // UIButton_system; MINED: beside an image of 14 a title of 14 points is 17 high.
      height += FixedMetric.systemButtonPadding
    }
    // MINED: a system button is never narrower than 30 points.
    if showsTitle { width = max(width, FixedMetric.leastButtonWidth) }
    if let background {
      width = max(width, background.width)
      height = max(height, background.height)
    }
    return IntrinsicSize(width: width, height: height)
  }

  /// A title in whole points, whatever the screen's scale. MINED: of 140 buttons in sizes that tell,
  /// all have a title of whole points and none one of pixels (17 pt at @2x: 33 high, not 32.5); so do
  /// 99 of 100 widths.
  private func titleSize(in button: Button) -> Size {
    let title =
      button.formattedTitle(typography: typography)
      ?? FormattedText("", font: button.font(typography: typography))
    let line = text.size(of: title, width: nil, maximumLines: 1, lineBreakMode: .clip)
    return Size(
      width: text.advance(of: title).roundedUpToPoint, height: line.height.roundedUpToPoint)
  }

  // MARK: Fields and text views

  /// Heights by border and font. Source: reference/controls.json, UITextField; and MINED: with rounded
  /// borders no lower than the platform has them, or the line in whole pixels, cut off, and 10 (35 at 21 pt, 37 at 23 pt, 45.67 at 30 pt at 3x: 3 of 3 documents); with a bezel 22 at 14 pt;
  /// without border the line in whole points (17 pt: 21, 35 pt: 42), and what the platform has above it.
  func textFieldSize(_ view: View) -> IntrinsicSize {
    let field = TextField(view)
    let font = field.font(typography: typography)
    let lineHeight = text.lineHeight(of: font)
    let line = lineHeight.roundedUpToPoint
    let shown = fieldTexts(of: view).map { text.advance(of: $0) }.max() ?? 0
    let width = grid.up(shown)
    switch field.borderStyle {
    case .roundedRect:
      return IntrinsicSize(
        width: width + 2 * FixedMetric.fieldSideInset,
        height: max(
          platform.roundedFieldHeight, grid.down(lineHeight) + FixedMetric.roundedFieldPadding))
    case .bezel, .line:
      return IntrinsicSize(
        width: width + 2 * FixedMetric.fieldSideInset, height: line + FixedMetric.bezelFieldPadding)
    case .none:
      return IntrinsicSize(width: width, height: line + platform.borderlessFieldGap)
    }
  }

  /// A field's text and its placeholder, where it has them.
  func fieldTexts(of view: View) -> [FormattedText] {
    let field = TextField(view)
    return [
      field.formattedText(typography: typography),
      field.formattedPlaceholder(typography: typography),
    ].compactMap(\.self)
  }

  /// Insets of 8 above and below and 5 at each side. Source: reference/controls.json, UITextView (U).
  /// MINED: their lines' leading counts, below the last one too: 38 for a line of the body style (22
  /// from line to line, 20.3 high), 184 for 8 of the callout style, and 113 for 5 in Helvetica Neue
  /// (4 of 4 documents of 3 repositories).
  func textViewSize(_ view: View, wrappingWidth: Double?) -> IntrinsicSize {
    guard !ScrollView(view).isScrollEnabled else { return .none }
    return size(of: textViewText(of: view), wrappingWidth: wrappingWidth)
  }

  /// Of a text view that shows all of a text.
  func size(of shown: FormattedText, wrappingWidth: Double?) -> IntrinsicSize {
    let measured = text.size(
      of: shown,
      width: wrappingWidth.map { max($0 - 2 * FixedMetric.textViewSideInset, 1) }, maximumLines: 0,
      lineBreakMode: .wordWrap)
    return IntrinsicSize(
      width: grid.up(measured.width) + 2 * FixedMetric.textViewSideInset,
      height: grid.up(measured.height) + 2 * FixedMetric.textViewEndInset)
  }
}
