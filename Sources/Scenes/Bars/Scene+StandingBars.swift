import InterfaceBuilder
import Traits

/// Bars of containers that stand at the camera's edge of a phone that folds.
///
/// Source: Apple's tech talk 111462, by the accounts of d-date/iphone-duo-skill and guitaripod/claudeconfig: items with a
/// title and no image, and views of the app's own, stay in bars that lie; flexible spaces take nothing. That a bar lies
/// as a whole where one of its items does is chosen here: what becomes of its others nobody tells.
extension Scene {
  /// Whether the screen has room for bars at the camera's edge, and the scene reaches it.
  private var hasCameraEdge: Bool {
    controller != nil && environment.statusColumn != nil && !bars.lie
      && max(environment.safeArea.left, environment.safeArea.right) > 0
  }

  /// Whether the navigation bar around its controller stands.
  package var standsTopBar: Bool {
    guard hasCameraEdge, bars.top != nil else { return false }
    let item = topItem
    return item?.hasTitleView != true && item?.prompt == nil
      && topButtons.allSatisfy(\.item.stands)
  }

  /// Whether the toolbar or tab bar around its controller stands.
  package var standsBottomBar: Bool {
    switch bars.bottom {
    case .tabBar: hasCameraEdge
    case .toolbar: hasCameraEdge && viewController.toolbarItems.allSatisfy(\.stands)
    case nil: false
    }
  }

  /// How many places there are for in the navigation bar that stands.
  package var standingTopPlaces: Int {
    let buttons = topButtons.filter { $0.item.space == nil }
    let item = topItem
    let hasBack =
      bars.top?.backTitle != nil && item?.hidesBackButton != true
      && (item?.leftItemsSupplementBackButton == true || !buttons.contains { $0.side == .left })
    return buttons.count + (hasBack ? 1 : 0)
  }

  /// How many spaces there are between them that aren't flexible, which take nothing.
  package var standingTopSpaces: Int { topButtons.count { $0.item.space == .fixed } }

  /// The same of the toolbar or tab bar.
  package var standingBottomPlaces: Int {
    switch bars.bottom {
    case .tabBar:
      bars.tabs.map { tabs in
        let shown = tabs.fitted(to: environment.traits)
        return shown.controllers.count + (shown.hasMore ? 1 : 0)
      } ?? 0
    case .toolbar: viewController.toolbarItems.count { $0.space == nil }
    case nil: 0
    }
  }

  private var topItem: NavigationItem? {
    ViewController(bars.top?.itemOwner ?? controller).navigationItem
  }

  private var topButtons: [(side: NavigationItem.Side, item: BarButtonItem)] {
    topItem?.buttons ?? []
  }
}

extension BarButtonItem {
  /// Those of UIKit's own items that show a word instead of a symbol.
  /// Source: the documentation of UIBarButtonItem.SystemItem.
  private static let words: Set = ["done", "cancel", "edit", "save"]

  /// Whether it can stand: UIKit's own items that show a word are titles.
  fileprivate var stands: Bool {
    if space != nil { return true }
    guard customView == nil else { return false }
    return image != nil || systemItem.map { !Self.words.contains($0) } == true
  }
}
