import Traits

/// What is drawn of a navigation bar, a toolbar or a tab bar. What is absent is as by default.
package struct BarLook: Codable, Hashable, Sendable {
  package var items: [Look.Item]?
  /// Which tab is chosen, from 0; absent is none.
  package var selected: Int?
  /// Of the tabs that aren't.
  package var unselectedTint: Color?
  /// A navigation bar's: a line above its other content.
  package var prompt: String?
  /// A navigation bar's title is drawn large, below the bar's other content.
  package var hasLargeTitle: Bool?
  /// Points: the size of a large title's text; absent is 34.
  package var largeTitleFontSize: Double?
  /// Points that a large title takes below the bar's other content; absent is 52.
  package var largeTitleHeight: Double?
  /// Points of the large title's room that scrolled content has taken.
  package var largeTitleCollapse: Double?
  /// Whether it shows what is under it, as nothing has been scrolled there.
  package var isTransparent: Bool?
  /// Whether what is under it shows through, blurred.
  package var isTranslucent: Bool?
  /// The colour into which content that lies under a bar of glass fades; absent is that nothing does.
  package var edgeColor: Color?
  /// Whether a tab bar is at the top of the window: texts on a capsule.
  package var isAtTop: Bool?
  /// Whether it stands: its items are below one another, without a surface.
  package var stands: Bool?
  /// Points by which its background reaches beyond its frame to the edge of the screen.
  package var overhang: Double?
  /// Points that its content keeps from its left and right edges; absent is 16.
  package var margin: Double?

  package init(items: [Look.Item]? = nil) { self.items = items }
}

extension Look {
  /// What can be touched apart in it: a bar's items, or segments.
  package var items: [Item] { bar?.items ?? segments?.items ?? [] }
}
