import Traits

/// Rows and sections of tables, in points. Resources/Metrics/metrics.tsv has the figures, with their sources.
extension Platform {
  /// Whether a prototype's own height is its rows', as on Interface Builder's canvas; on devices a table's
  /// rows are as high as the table says, or its delegate.
  package var prototypesHaveOwnHeights: Bool { isCanvas }

  /// Whether a pixel of a cell's height is its separator's, so that its content is lower. MINED from stored
  /// cells and contents: 438 of 470 up to iOS 12 whose table has separators, none of 44 whose table has none,
  /// and none of 741 later ones.
  package var separatorsTakeRoom: Bool { !isSince(13) }

  /// What rows of automatic height have without content that says more: 44, of which the separator is
  /// a part since iOS 13 (43.5 in 61 cells at 2x, 43.67 in 26 at 3x); subtitles need 12 more (4 of 4).
  /// 51 in iOS 26 (54 of 54). On devices a row of a title and a subtitle is 56 high, separator and all, as soon as
  /// cells size themselves: 10, 20.5, 1, 14.5 and 10 in pictures of iOS 11 (Winnie90/TFGMLive, a pad) and 13
  /// (lucanaef/PGPro), as in the four stored ones less the pixel.
  package func automaticRowHeight(isSubtitle: Bool, pixel: Double) -> Double {
    let isWhole = isSubtitle && !isCanvas
    let separator = isSince(13) && !isSince(26) && !isWhole ? pixel : 0
    return self[.rowHeight] - separator + (isSubtitle ? self[.subtitleRowGrowth] : 0)
  }

  /// Whether cells whose labels are beside one another have them below one another in the accessibility sizes.
  /// Source: the documentation of UIListContentConfiguration.prefersSideBySideTextAndSecondaryText, of iOS 14 and
  /// later: side by side "if there's sufficient space", else stacked; that cells of UITableViewCell's own
  /// styles do so from the first accessibility size on, since iOS 11, is general knowledge.
  package var cellsStackLabels: Bool { isSince(11) }

  /// Whether the first section's header of a grouped table, where it has no title, is 35 high whatever the
  /// table says (uikit-6-15.md, section 3.1: 6 of 6; later as high as written, 8 of 8).
  package var firstGroupsHaveOwnHeader: Bool { !isSince(13) }

  /// What is above each header with a title in plain tables: UITableView.sectionHeaderTopPadding, of iOS 15.
  /// MINED: stored gaps of 50.
  package var plainHeaderPadding: Double { self[.plainHeaderPadding] }

  /// Whether plain tables' headers have a background of their own, a light grey: up to iOS 14, as is general
  /// knowledge; since iOS 15 only what floats is hidden behind.
  package var plainHeadersHaveBackground: Bool { !isSince(15) }

  /// Whether lines of rows go on below those of a plain table: up to iOS 14, on devices. Source: the documentation
  /// of UITableView.fillerRowHeight, new in iOS 15, where there are none by default; a static table of
  /// tigase/siskin-im and a dynamic one of conceptdev/xamarin-ios-samples have them in pictures of iOS 10 and 9.
  package var plainTablesHaveFillerRows: Bool { !isCanvas && !isSince(15) }

  /// What a group's title has above and below it. One line is 38 from iOS 11 on (86 sections of 97), but 32
  /// on the canvases of Xcode 13 and 14 (11 of 11), whose text size is a smaller one, and 33 before (two documents).
  /// In iOS 26 it is 45.33, in larger letters (uikit-15-26.md, section 7).
  package var groupTitlePadding: Double { self[.groupTitlePadding] }

  /// What it has more at a table's very top: 17.5 (28 of 28), and in iOS 26 10 (uikit-15-26.md, section 7).
  package var firstGroupTitlePadding: Double { self[.firstGroupTitlePadding] }

  /// Whether the titles of groups are headlines, as they are written, and not capital footnotes.
  /// Source: uikit-15-26.md, section 7. Of the canvas of Xcode 26 nothing was seen.
  package var groupTitlesAreHeadlines: Bool { isSince(26) && !isCanvas }

  // MARK: Accessories and styles

  /// What an accessory takes of a cell's width; nil where that isn't known, and what the document has counts,
  /// as on canvases since iOS 11.
  ///
  /// MINED up to iOS 10: 33 beside 40 of 43 chevrons (rule accessory-width); constants of the public
  /// project SelfSizingTableView, for iOS 7 and 8, which has these two alike, have the others. Later ones:
  /// uikit-6-15.md, section 3.2, where chevrons take the table's margin and something since iOS 13. MINED: so do
  /// detail buttons: alone 44 beside a margin of 20 (5 documents of 3 projects) and 40 beside one of 16, before a
  /// chevron 62.33 beside 20 (7 of 7; one of Xcode 14's smaller texts has 57). That checkmarks go on as in iOS
  /// 12 is derived; two stored cells since, of 375 and 414 points, have 44.
  package func accessoryWidth(_ type: String?, margin: Double) -> Double? {
    switch type {
    case "disclosureIndicator":
      value(of: .disclosureWidth) ?? value(of: .disclosureBesideMargin).map { margin + $0 }
    case "checkmark":
      value(of: .checkmarkWidth) ?? value(of: .checkmarkBesideMargin).map { margin + $0 }
    case "detailButton":
      value(of: .detailButtonWidth) ?? value(of: .detailBesideMargin).map { margin + $0 }
    case "detailDisclosureButton":
      value(of: .detailDisclosureWidth) ?? detailBesideChevron.map { margin + $0 }
    default: nil
    }
  }

  /// A detail button and the chevron behind it.
  private var detailBesideChevron: Double? {
    guard let detail = value(of: .detailBesideDisclosure) else { return nil }
    return value(of: .disclosureBesideMargin).map { $0 + detail }
  }

  /// Whether an accessory's part of the cell is the table's margin and something: 27 for a chevron in tables
  /// of 375 points, 31 in those of 414. Source: reference/controls.json,
  /// accessory_shrinks_content_view_by.
  package var accessoriesFollowMargin: Bool { isSince(13) }

  /// Where the texts of a cell of UIKit's own styles begin, where that isn't at its margins.
  package var styledCellInset: Double? { value(of: .styledCellInset) }

  /// What is between such texts and an accessory, where that isn't the margin: next to nothing up to iOS 12
  /// (2 in Xcode 6, 1 in Xcode 10).
  package var styledCellAccessoryGap: Double? { value(of: .styledCellAccessoryGap) }

  /// Whether titles and subtitles are apart where there is room (8 of 8 rows of 55 and more; none of 44 in
  /// those of 44); on devices since rows size themselves.
  package var subtitlesAreApart: Bool { isSince(isCanvas ? 13 : 11) }
}
