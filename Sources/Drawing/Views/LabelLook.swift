import Scenes

/// What is drawn of a label besides its text. What is absent is UIKit's default.
package struct LabelLook: Codable, Hashable, Sendable {
  /// Absent is 1; 0 is without limit.
  package var numberOfLines: Int?
  /// Whether a plain text's last line isn't to be one word.
  package var avoidsOrphans: Bool?
  /// Where a text stays that was made smaller; absent is on its baseline.
  package var baselineAdjustment: Label.BaselineAdjustment?
  /// The text's.
  package var shadow: Look.Shadow?

  package init() {}
}
