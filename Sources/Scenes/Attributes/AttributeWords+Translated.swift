import Localization

/// Values in the user's language. What isn't here, such as the names of keyboards, is as Xcode has it.
extension AttributeWords {
  /// - Parameter words: As Xcode has them.
  static func translated(_ words: String) -> String { known[words] ?? words }

  /// Of several, with commas between them.
  static func translatedList(_ words: String) -> String {
    words.split(separator: ", ").map { translated(String($0)) }.joined(separator: ", ")
  }

  private static let known = Dictionary(
    zip(Localization.untranslated(all), all()), uniquingKeysWith: { first, _ in first })

  private static func all() -> [String] {
    general() + places() + texts() + controls() + controllers()
  }

  private static func general() -> [String] {
    [
      localized("Yes"), localized("No"), localized("None"), localized("Default"),
      localized("Automatic"), localized("Always"), localized("Never"), localized("Normal"),
      localized("Custom"), localized("Unspecified"), localized("Standard"), localized("System"),
      localized("Small"), localized("Medium"), localized("Large"), localized("Light"),
      localized("Dark"), localized("Black"), localized("White"), localized("Gray"),
      localized("Blue"), localized("Compact"), localized("Prominent"), localized("Minimal"),
      localized("Always Verify"), localized("Never Verify"), localized("Dynamic"),
      localized("Standard (Use System)"),
    ]
  }

  private static func places() -> [String] {
    [
      localized("Left"), localized("Right"), localized("Center"), localized("Top"),
      localized("Bottom"), localized("Leading"), localized("Trailing"), localized("Fill"),
      localized("Horizontal"), localized("Vertical"), localized("Top Left"),
      localized("Top Right"), localized("Bottom Left"), localized("Bottom Right"),
      localized("Scale To Fill"), localized("Aspect Fit"), localized("Aspect Fill"),
      localized("Redraw"), localized("First Baseline"), localized("Last Baseline"),
      localized("Fill Equally"), localized("Fill Proportionally"), localized("Equal Spacing"),
      localized("Equal Centering"), localized("Force Left-to-Right"),
      localized("Force Right-to-Left"), localized("Flexible Left Margin"),
      localized("Flexible Right Margin"), localized("Flexible Top Margin"),
      localized("Flexible Bottom Margin"), localized("Flexible Width"),
      localized("Flexible Height"), localized("From Safe Area"), localized("Safe Area"),
      localized("Layout Margins"), localized("Content Inset"),
    ]
  }

  private static func texts() -> [String] {
    [
      localized("Natural"), localized("Justified"), localized("Truncate Tail"),
      localized("Truncate Middle"), localized("Truncate Head"), localized("Character Wrap"),
      localized("Word Wrap"), localized("Clip"), localized("Align Baselines"),
      localized("Align Centers"), localized("Words"), localized("Sentences"),
      localized("All Characters"), localized("Appears While Editing"),
      localized("Appears Unless Editing"), localized("Is Always Visible"),
      localized("Never Appears"), localized("Rounded Rectangle"), localized("Bezel"),
      localized("Line"),
    ]
  }

  private static func controls() -> [String] {
    [
      localized("Plain"), localized("Grouped"), localized("Inset Grouped"),
      localized("Dynamic Prototypes"), localized("Static Cells"), localized("Basic"),
      localized("Subtitle"), localized("Checkmark"), localized("Disclosure Indicator"),
      localized("Single Line"), localized("Do Not Dismiss"), localized("Dismiss On Drag"),
      localized("Dismiss Interactively"), localized("Date"), localized("Time"),
      localized("Date and Time"), localized("Wheels"), localized("Inline"),
      localized("Button"), localized("Link"), localized("Image"), localized("Selected"),
      localized("Highlighted"), localized("Disabled"),
      localized("Static Text"), localized("Header"), localized("Not Enabled"),
      localized("Updates Frequently"), localized("Plays Sound"),
    ]
  }

  private static func controllers() -> [String] {
    [
      localized("Full Screen"), localized("Current Context"), localized("Over Full Screen"),
      localized("Over Current Context"), localized("Cover Vertical"),
      localized("Flip Horizontal"), localized("Cross Dissolve"), localized("Partial Curl"),
      localized("Page Curl"), localized("Scroll"), localized("Portrait"),
      localized("Landscape"), localized("Inferred"),
    ]
  }
}
