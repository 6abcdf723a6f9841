import Traits

/// What is the canvas's alone: Interface Builder shows a document that doesn't run.
extension Platform {
  /// Whether a xib's cell of a height in points has the screen's safe area. MINED: cells stand in no screen,
  /// but those as high as the lowest one have it (3 of 3; 60 lower ones don't), tables' up to Xcode 10. Since
  /// Xcode 13 tables' have none (5 of 5 documents of 2 repositories, 487 to 1108 high); what 11 and 12 do
  /// isn't known, and is taken to be the same.
  package func givesSafeArea(toXibCell height: Double, ofTable isTables: Bool) -> Bool {
    height >= FixedMetric.shortestWithStatusBar && (!isTables || isCanvas(..<Xcode.xcode11))
  }

  // MARK: The document as it was saved

  /// Whether the frames that the document stores are of this canvas, so that what nothing else decides is
  /// as it is stored, and what breaks a rule is misplaced; elsewhere they say only how masks stretch.
  package var hasStoredFrames: Bool { isCanvas }

  /// Whether a sign tells where an image view is that has no image.
  package var marksEmptyViews: Bool { isCanvas }

  /// Whether constraints are installed that stand in at design time.
  package var installsPlaceholderConstraints: Bool { isCanvas }

  /// Whether sizes that stand in at design time count for views that have one of their own.
  package var showsPlaceholderSizes: Bool { isCanvas }

  /// Whether designable views have the size that their own code gave them when the document was saved.
  package var showsDesignableSizes: Bool { isCanvas }

  /// Whether images have the size that the document remembers of them, whatever the file's is now.
  package var showsRememberedImages: Bool { isCanvas }

  /// Whether the app's code has a say.
  package var runsCode: Bool { !isCanvas }

  /// Whether an activity indicator that stands still takes room (MINED: 4 of 4 hidden indicators).
  package var showsStoppedIndicators: Bool { isCanvas }

  /// Whether people have said how they like to read.
  package var hasUser: Bool { !isCanvas }

  // MARK: Text

  /// The text size of the canvas; nil where the user's counts.
  ///
  /// Up to Xcode 7 Medium, since Xcode 8 the default, Large, but in Xcode 12.5 and 13 the smallest. MINED:
  /// stored labels of one line are 20 high at @1x up to Xcode 7 in Body and Headline (16 pt), 14 in Caption
  /// 1 (11 pt); of several lines at @2x Body is 42.5 and 152.5, Subhead 38, Footnote 34 and 52, Caption 1
  /// 46.5 and 78.5. Of Xcode 13 those in Body and Headline are 17 high in 10 documents of 10 (0 with 20.5,
  /// which all of Xcode 12 and 14 are), in Subhead 14.5 (3 of 3), in Title 1 30 (3 of 3), in Title 2 23;
  /// of four lines in Body 74.
  package var canvasContentSize: ContentSizeCategory? {
    guard let canvas else { return nil }
    return switch canvas {
    case ..<Xcode.xcode8: .medium
    case ..<Xcode.xcode12point5: .large
    case ..<Xcode.xcode14: .extraSmall
    default: .large
    }
  }

  /// Whether Title 1 has 26 points in place of 28. MINED: on the canvases of Xcode 9 to 11.1 alone:
  /// labels of a line are 31.33 high at @3x in 13771 and 31.5 at @2x in 14854 and 14868 (3 of 3
  /// documents, each of another repository), but 33.5 in 12120 and 16096, where one of the three was
  /// saved before and after. Between 12120 and 13771, so of Xcode 9.0 to 9.2, and between 14868 and 16096
  /// none was seen: that it begins with Xcode 9 and ends with 11.1 is chosen.
  package var hasSmallTitle1: Bool { isCanvas(.xcode9 ..< .xcode11point2) }

  /// How long and high a label of one line without a text, or an image view without an image, is in a stack view,
  /// in points; nil where it is nothing. MINED since Xcode 12: see rules empty-arranged-label and
  /// empty-arranged-image. Labels with other numbers of lines, outside of stacks and on Xcode 7's canvas are nothing.
  package var emptyArrangedLength: Double? { value(of: .emptyArrangedLength) }

  /// How large a plain view without subviews is across a stack view that doesn't stretch it, in points, where
  /// nothing else says it; nil where it is as long as the stack. MINED since Xcode 12: see rule plain-arranged-size.
  package var plainArrangedWidth: Double? { value(of: .plainArrangedWidth) }
  package var plainArrangedHeight: Double? { value(of: .plainArrangedHeight) }

  // MARK: The screen around the root view

  /// Whether a sheet is shown where its screen has it: as a card, under a bar of its own.
  package var placesCards: Bool { !isCanvas }

  /// Whether a root view that its author gave a size keeps clear of what is below it on the screen only as
  /// far as the screen reaches. MINED: what reaches beyond the screen, or is not on it at all, keeps the
  /// bottom's whole area since Xcode 14.
  package var shortRootsKeepClearOfBottom: Bool { isCanvas(.xcode14...) }

  /// Whether nothing of the screen's safe area above and below reaches the canvas of a controller that a
  /// segue presents full screen. MINED in Xcode 14.3 and 15, on upright phones: nothing does at the top in
  /// 5 of 5 documents of as many repositories, with a Dynamic Island or a home button, and in a sixth, with a
  /// notch, a navigation bar begins there; nor at the bottom in 4 of 4 with a home indicator. Up to Xcode
  /// 13 all of it does, as on a device. Xcode 16 and later are taken to be so, too: sheets on their canvases have
  /// nothing of it. Other styles, and pads and phones on their side, are unseen.
  package var coveringScenesHaveNoScreen: Bool { isCanvas(.xcode14...) }

  /// Whether a sheet has nothing of the home indicator's area. MINED: since Xcode 14 nothing in a sheet on
  /// its canvas (5 of 5 documents, 3 of them with a Dynamic Island), while up to Xcode 13 its whole height
  /// (7 of 7 documents of 4 repositories). The five are upright phones; no sheet since Xcode 14 was seen on
  /// a pad, where UIKit's own end above the indicator, too, nor in landscape, where it is unknown.
  package var sheetsHaveNoHomeIndicator: Bool { isCanvas(.xcode14...) }

  /// Whether Interface Builder gives a sheet the status bar's height above, as to a view at the screen's
  /// top, unless a navigation bar is there. So it does where the safe area reaches below the status bar,
  /// which is on canvases with a Dynamic Island: derived, as two documents have it. MINED: none of 10 on other canvases without a home button, which are of Xcode 11 to 13.
  package var sheetsBeginBelowIsland: Bool { isCanvas }

  /// Whether there is no status bar on a device whose screen has nothing else at the top: one with a home
  /// button, or a pad. MINED: none from Xcode 11 to 14.2 (0 of 1 on a pad without a home button; with a home
  /// button, 0 of 5 scenes of 14.2), but on all of 8 scenes of 14.3, which are of one repository, and of 16
  /// of later ones; before, none on views of a free size that are lower than a phone (480 points: 20 of 20
  /// up to 409.5, while 8 of 8 from 496 on have it).
  /// - Parameter freeHeight: Of a root view that its author gave another height than the screen's, in points.
  package func hidesStatusBar(freeHeight: Double?) -> Bool {
    guard isCanvas else { return false }
    if isCanvas(.xcode11 ..< .xcode14point3) { return true }
    return freeHeight.map { $0 > 0 && $0 < FixedMetric.shortestWithStatusBar } ?? false
  }

  /// Whether Interface Builder counts the screen's safe area twice above and below, on canvases of upright
  /// phones without a home button, with its bars beyond that. MINED since Xcode 16.3: 47 of 48 edges of views
  /// in 14 documents of 12 repositories, but neither of a sheet's 2 nor any of 14 on screens with a home
  /// button. Low views have it twice as well, a controller's and a xib's (1 document each); of views in
  /// container views, and of those that stand beside a controller's, nothing is known.
  package var doublesScreen: Bool { isCanvas(.xcode16point3...) }

  /// Whether large titles are as high as the container's bar says. Some canvases of Xcode 14 have larger
  /// titles, or of Xcode 13 smaller ones; only the container's bar, as it was laid out, tells. MINED:
  /// contents begin below a bar as high as its own in 3 of 3 documents in which that is 104.33 or 104.5, 5
  /// scenes, pushed ones included. Before Xcode 26, whose bars are higher: what is stored there may be what
  /// an older Xcode has left.
  package var largeTitlesFollowStoredBars: Bool { isCanvas(..<Xcode.xcode26) }

  /// Whether large titles are as small as they are where content has been scrolled, over a root view whose
  /// first subview is a table or a collection view. MINED: 4 of 4 of these begin 44 below the status bar
  /// (Xcode 12 to 14), while two plain scroll views are below the large title, as on a device.
  package var titlesOverListsAreScrolledAway: Bool { isCanvas }

  // MARK: Cells

  /// Whether the content of a xib's cell may have kept its frame as the cell was given another size. MINED
  /// in Xcode 6: all of 13 such contents have another than the cell's, 12 of them that of a new cell, 320 ×
  /// 43. The constraints of 10 hold in the cell and not in the frame, those of 2 in both, and without
  /// constraints what is in the last one fills the cell. All of 4 of Xcode 5 have the cell's.
  package var xibCellsHaveStaleContents: Bool { isCanvas(..<Xcode.xcode7) }

  /// Whether wheels are lower in cells (MINED: 5 of 5: those of 216 are all outside of cells).
  package var hasLowWheelsInCells: Bool { isCanvas(.xcode9point3 ..< .xcode12) }
}
