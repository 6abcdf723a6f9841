import Companion
import InterfaceBuilder
import Traits

/// A controller's properties, with UIKit's types and defaults, as the document has them: UIViewController.
/// Source of the defaults, where nothing else is said: its documentation.
package struct ViewController {
  /// Nil for one that UIKit makes, or where there is none: everything is as by default.
  let element: Element?

  package init(_ element: Element?) { self.element = element }

  package var title: String? { element?.string("title") }

  // MARK: Layout

  package var respectsMinimumMargins: Bool {
    element?.flag("viewRespectsSystemMinimumLayoutMargins") ?? true
  }

  package var adjustsScrollViewInsets: Bool {
    element?.flag("automaticallyAdjustsScrollViewInsets") ?? true
  }

  /// Under which bars its view reaches: under those above and below, unless the document says which.
  package var extendsUnderTop: Bool { extends("top") }
  package var extendsUnderBottom: Bool { extends("bottom") }

  private func extends(_ edge: String) -> Bool {
    guard let edges = element?.child("extendedEdge", key: "edgesForExtendedLayout") else {
      return true
    }
    return edges.flag(edge) ?? false
  }

  package var extendsUnderOpaqueBars: Bool {
    element?.flag("extendedLayoutIncludesOpaqueBars") ?? false
  }

  /// Points; nil where it has none. Before iOS 7 it was a popover's alone.
  package var preferredContentSize: Size? {
    let size =
      element?.child(key: "preferredContentSize")
      ?? element?.child(key: "contentSizeForViewInPopover")
    guard let width = size?.number("width"), let height = size?.number("height") else { return nil }
    return Size(width: width, height: height)
  }

  // MARK: Bars

  package var navigationItem: NavigationItem? {
    element?.child("navigationItem", key: "navigationItem").map(NavigationItem.init)
  }

  package var tabBarItem: TabBarItem? {
    element?.child("tabBarItem", key: "tabBarItem").map(TabBarItem.init)
  }

  package var toolbarItems: [BarButtonItem] {
    let items = element?.child(key: "toolbarItems") ?? element?.child("toolbarItems")
    return items?.barButtonItems ?? []
  }

  package var hidesBottomBarWhenPushed: Bool {
    element?.flag("hidesBottomBarWhenPushed") ?? false
  }

  /// Whether the status bar's text is light, or dark, in its simulated metrics; nil where they don't say.
  package var hasLightStatusBar: Bool? {
    switch element?.child(key: "simulatedStatusBarMetrics")?["statusBarStyle"] {
    case "lightContent", "blackOpaque", "blackTranslucent": true
    case "darkContent": false
    default: nil
    }
  }

  // MARK: Presentations

  /// Nil where the segue, or UIKit, decides.
  package var modalPresentationStyle: PresentationStyle? {
    element?["modalPresentationStyle"].flatMap(PresentationStyle.init)
  }

  package var definesPresentationContext: Bool {
    element?.flag("definesPresentationContext") ?? false
  }

  // MARK: Kinds of controller

  /// Whether it is a table view controller, whose view is a table.
  package var isTableViewController: Bool { element?.name == "tableViewController" }

  /// Of a table view controller. Source of the default:
  /// UITableViewController.clearsSelectionOnViewWillAppear's documentation.
  package var clearsSelectionOnAppearing: Bool {
    element?.flag("clearsSelectionOnViewWillAppear") ?? true
  }

  /// Whether a page view controller's pages follow the finger sideways. Source: the documentation of
  /// UIPageViewController.transitionStyle, which is a page curl by default, and navigationOrientation.
  package var pagesScrollSideways: Bool {
    element?["transitionStyle"] == "scroll" && element?["navigationOrientation"] != "vertical"
  }

  /// Whether the document says in which mode a split view begins.
  package var hasPreferredDisplayMode: Bool { element?["preferredDisplayMode"] != nil }

  /// Whether a split view has the style of columns, which came with iOS 14.
  package var hasColumnStyle: Bool {
    element?.flag("allowDoubleColumnStyle") == true
      || element?["style"]?.hasSuffix("Column") == true
  }

  /// Whether a navigation controller shows its bars. Source of the defaults: UINavigationController's
  /// documentation.
  var hidesNavigationBar: Bool { element?.flag("navigationBarHidden") ?? false }
  var hidesToolbar: Bool { element?.flag("toolbarHidden") ?? true }
}

extension Scene {
  /// The properties of its controller; those by default where it has none.
  package var viewController: ViewController { ViewController(controller) }
}
