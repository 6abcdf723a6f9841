import InterfaceBuilder
import Processes
import WorkerProtocol
import Workspace

/// Outlets and actions that the class of their end doesn't have, as the project's sources show. A class that
/// they don't declare, or whose ancestors they don't, is not judged.
package struct ConnectionRules {
  let document: Document
  /// The document's, without what it ends with.
  let name: String
  let sources: ProjectSources
  let cancellation: Cancellation

  /// Whether an object is a xib's owner, and code has another one for it than the document says.
  func isOwnedElsewhere(_ object: Element, _ className: String) throws -> Bool {
    guard object["placeholderIdentifier"] == "IBFilesOwner" else { return false }
    return try sources.loadElsewhere(name, ownedBy: className, cancellation)
  }

  func issues() throws -> [Issue] {
    try document.root.subtree.compactMap { element in
      switch element.name {
      case "outlet", "outletCollection": try outlet(element)
      case "action": try action(element)
      default: nil
      }
    }
  }

  /// The names that a method may have in sources: its own and, in Swift, what stands before a first argument's
  /// label, which the selector has behind `With` or a preposition of its own.
  package static func names(of part: Substring) -> [String] {
    var names = [String(part)]
    var index = part.startIndex
    while index != part.endIndex {
      if part[index].isUppercase, index != part.startIndex { names.append(String(part[..<index])) }
      index = part.index(after: index)
    }
    return names
  }

  /// The class that the app's own code gives an object.
  package static func className(of element: Element) -> String? {
    guard let name = element.customClass,
      element["customModule"] == nil || element["customModuleProvider"] == "target"
    else { return nil }
    return name
  }
}

/// The outlets and actions of UIKit's classes that a document may connect.
/// Source: their documentation; what Interface Builder's documents connect of objects without a custom class.
enum UIKitNames {
  private static let outlets: Set = [
    "view", "gestureRecognizers", "accessoryView", "editingAccessoryView", "backgroundView",
    "selectedBackgroundView", "multipleSelectionBackgroundView", "contentView", "textLabel",
    "detailTextLabel", "imageView", "titleLabel", "titleView", "customView", "tableView",
    "collectionView", "tableHeaderView", "tableFooterView", "collectionViewLayout", "window",
    "searchDisplayController", "searchContentsController", "searchBar", "searchController",
    "rootViewController", "viewControllers", "navigationItem", "navigationBar", "toolbar", "tabBar",
    "tabBarItem", "toolbarItems", "leftBarButtonItem", "rightBarButtonItem", "leftBarButtonItems",
    "rightBarButtonItems", "backBarButtonItem", "inputView", "inputAccessoryView",
    "refreshControl", "leftView", "rightView", "nextResponder", "items", "maskView", "mask",
    "keyCommands", "accessibilityElements", "prefetchDataSource", "preferredFocusedView",
  ]

  static func isOutlet(_ property: String) -> Bool {
    outlets.contains(property)
      || ["delegate", "datasource"].contains { property.lowercased().hasSuffix($0) }
  }

  private static let actions: Set = [
    "resignFirstResponder", "becomeFirstResponder", "cut:", "copy:", "paste:", "delete:", "select:",
    "selectAll:", "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "endEditing:", "reload",
    "goBack", "goForward", "stopLoading", "startAnimating", "stopAnimating", "removeFromSuperview",
    "setNeedsDisplay", "setNeedsLayout", "reloadData", "dismissModalViewControllerAnimated:",
    "toggleMasterVisible:", "displayModeButtonItem", "popViewControllerAnimated:",
    "increaseSize:", "decreaseSize:",
  ]

  static func isAction(_ selector: String) -> Bool { actions.contains(selector) }
}

extension Substring {
  /// The name of the property whose setter is called `set` followed by this text.
  var withLowercaseStart: String { prefix(1).lowercased() + dropFirst() }
}
