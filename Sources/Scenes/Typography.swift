/// What decides the fonts of a scene's texts besides what the document says of each.
package struct Typography: Hashable, Sendable {
  /// The generation whose system font it is.
  package let generation: Generation
  /// Dynamic Type's: the canvas's own as designed, elsewhere the default.
  let textSize: TextSize
  /// Whether Title 1 has 26 points in place of 28. MINED: on the canvases of Xcode 9 to 11.1 alone:
  /// labels of a line are 31.33 high at @3x in 13771 and 31.5 at @2x in 14854 and 14868 (3 of 3
  /// documents, each of another repository), but 33.5 in 12120 and 16096, where one of the three was
  /// saved before and after. Between 12120 and 13771, so of Xcode 9.0 to 9.2, and between 14868 and 16096
  /// none was seen: that it begins with Xcode 9 and ends with 11.1 is chosen.
  let hasSmallTitle1: Bool

  package init(generation: Generation, isAsDesigned: Bool) {
    self.generation = generation
    textSize = isAsDesigned ? TextSize(ofCanvasOf: generation) : .large
    hasSmallTitle1 = isAsDesigned && generation >= .xcode9 && generation < .xcode11point2
  }
}

/// The text sizes of Dynamic Type that Interface Builder's canvas has had.
enum TextSize {
  case extraSmall, medium, large

  /// Up to Xcode 7 Medium, since Xcode 8 the default, Large, but in Xcode 13 the smallest. MINED: stored
  /// labels of one line are 20 high at @1x up to Xcode 7 in Body and Headline (16 pt), 14 in Caption 1 (11
  /// pt); of several lines at @2x Body is 42.5 and 152.5, Subhead 38, Footnote 34 and 52, Caption 1 46.5
  /// and 78.5. Of Xcode 13 those in Body and Headline are 17 high in 10 documents of 10 (0 with 20.5,
  /// which all of Xcode 12 and 14 are), in Subhead 14.5 (3 of 3), in Title 1 30 (3 of 3), in Title 2 23;
  /// of four lines in Body 74.
  init(ofCanvasOf generation: Generation) {
    switch generation {
    case ..<(.xcode8): self = .medium
    case ..<(.xcode13): self = .large
    case ..<(.xcode14): self = .extraSmall
    default: self = .large
    }
  }
}
