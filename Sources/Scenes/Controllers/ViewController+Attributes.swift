import InterfaceBuilder
import Localization
import Traits

/// What Xcode's Attributes inspector shows of controllers. Source of the titles: Interface Builder; of the
/// defaults that are no typed properties: the documentation of the controllers' classes.
extension ViewController {
  /// Those of the controller's own kind come first.
  static func tables(of element: Element) -> [AttributeTable] {
    let own: AttributeTable? =
      switch element.name {
      case "navigationController": navigation
      case "tabBarController": tabs
      case "splitViewController": split
      case "pageViewController": pages
      case "tableViewController", "collectionViewController": lists
      case "viewControllerPlaceholder": reference
      default: nil
      }
    return [own, element.name == "viewControllerPlaceholder" ? nil : attributes]
      .compactMap(\.self)
  }

  static let attributes = AttributeTable(
    "View Controller",
    [
      .text("title", localized("Title")),
      .flag("initialViewController", localized("Is Initial View Controller")),
      .flag("automaticallyAdjustsScrollViewInsets", localized("Adjust Scroll View Insets")) {
        ViewController($0.element).adjustsScrollViewInsets
      },
      .flag("hidesBottomBarWhenPushed", localized("Hide Bottom Bar on Push")) {
        ViewController($0.element).hidesBottomBarWhenPushed
      },
      .flag("autoresizesArchivedViewToFullSize", localized("Resize View From NIB")),
      .flag("wantsFullScreenLayout", localized("Use Full Screen")),
      .options("edgesForExtendedLayout", localized("Extend Edges"), "Top, Left, Bottom, Right"),
      .flag("extendedLayoutIncludesOpaqueBars", localized("Extend Under Opaque Bars")) {
        ViewController($0.element).extendsUnderOpaqueBars
      },
      .mode("modalTransitionStyle", localized("Transition Style"), "coverVertical"),
      .mode("modalPresentationStyle", localized("Presentation"), "automatic"),
      .flag("definesPresentationContext", localized("Defines Context")) {
        ViewController($0.element).definesPresentationContext
      },
      .flag("providesPresentationContextTransitionStyle", localized("Provides Context"), false),
      .flag("modalInPresentation", localized("Modal In Presentation")),
      .flag("isModalInPresentation", localized("Is Modal In Presentation")),
      .size("preferredContentSize", localized("Content Size")) {
        ViewController($0.element).preferredContentSize
      },
      .size("contentSizeForViewInPopover", localized("Content Size In Popovers")),
      .size("freeformSize", localized("Simulated Size")),
      .flag("viewRespectsSystemMinimumLayoutMargins", localized("System Minimum Margins")) {
        ViewController($0.element).respectsMinimumMargins
      },
      .mode("interfaceStyle", localized("Interface Style")),
      .text("nibName", localized("NIB Name")),
    ])

  private static let navigation = AttributeTable(
    "Navigation Controller",
    [
      .flag("navigationBarHidden", localized("Navigation Bar Hidden")) {
        ViewController($0.element).hidesNavigationBar
      },
      .flag("toolbarHidden", localized("Toolbar Hidden")) {
        ViewController($0.element).hidesToolbar
      },
      .flag("hidesBarsOnSwipe", localized("Hide Bars On Swipe"), false),
      .flag("hidesBarsOnTap", localized("Hide Bars On Tap"), false),
      .flag("hidesBarsWhenKeyboardAppears", localized("Hide Bars When Keyboard Appears"), false),
      .flag(
        "hidesBarsWhenVerticallyCompact", localized("Hide Bars When Vertically Compact"), false),
    ])

  private static let tabs = AttributeTable(
    "Tab Bar Controller",
    [.mode("mode", localized("Mode")), .flag("customizable", localized("Customizable"))])

  private static let split = AttributeTable(
    "Split View Controller",
    [
      .mode("style", localized("Style")),
      .flag("allowDoubleColumnStyle", localized("Allows Double Column Style")),
      .mode("preferredDisplayMode", localized("Display Mode"), "automatic"),
      .mode("behavior", localized("Behavior"), "automatic"),
      .mode("primaryEdge", localized("Primary Edge"), "leading"),
      .mode("primaryBackgroundStyle", localized("Background Style"), "none"),
      .flag("presentsWithGesture", localized("Presents With Gesture"), true),
      .flag("showsSecondaryOnlyButton", localized("Shows Secondary Only Button"), false),
      .number("preferredPrimaryColumnWidthFraction", localized("Primary Width Fraction")),
      .number("minimumPrimaryColumnWidth", localized("Minimum Primary Width")),
      .number("maximumPrimaryColumnWidth", localized("Maximum Primary Width")),
    ])

  private static let pages = AttributeTable(
    "Page View Controller",
    [
      .mode("navigationOrientation", localized("Navigation"), "horizontal"),
      .mode("transitionStyle", localized("Transition Style"), "pageCurl"),
      .number("pageSpacing", localized("Page Spacing")),
      .mode("spineLocation", localized("Spine Location")),
      .flag("doubleSided", localized("Double Sided"), false),
    ])

  private static let lists = AttributeTable(
    "List Controller",
    [
      .flag("clearsSelectionOnViewWillAppear", localized("Clear on Appearance")) {
        ViewController($0.element).clearsSelectionOnAppearing
      }
    ])

  private static let reference = AttributeTable(
    "Storyboard Reference",
    [
      .text("storyboardName", localized("Storyboard")),
      .text("referencedIdentifier", localized("Referenced ID")),
      .text("bundleIdentifier", localized("Bundle")),
    ])

  /// Bars and sizes that Interface Builder pretends a controller or a view has.
  static let simulatedMetrics = AttributeTable(
    localized("Simulated Metrics"),
    [
      .mode("simulatedSizeMetrics", localized("Size")),
      .mode("simulatedDestinationMetrics", localized("Presentation")),
      .mode("simulatedScreenMetrics", localized("Screen")),
      .mode("simulatedOrientationMetrics", localized("Orientation")),
      .mode("simulatedStatusBarMetrics", localized("Status Bar")),
      .mode("simulatedTopBarMetrics", localized("Top Bar")),
      .mode("simulatedBottomBarMetrics", localized("Bottom Bar")),
      .mode("simulatedAppContext", localized("App Context")),
    ])
}
