import InterfaceBuilder
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
      .text("title", "Title"),
      .flag("initialViewController", "Is Initial View Controller"),
      .flag("automaticallyAdjustsScrollViewInsets", "Adjust Scroll View Insets") {
        ViewController($0.element).adjustsScrollViewInsets
      },
      .flag("hidesBottomBarWhenPushed", "Hide Bottom Bar on Push") {
        ViewController($0.element).hidesBottomBarWhenPushed
      },
      .flag("autoresizesArchivedViewToFullSize", "Resize View From NIB"),
      .flag("wantsFullScreenLayout", "Use Full Screen"),
      .options("edgesForExtendedLayout", "Extend Edges", "Top, Left, Bottom, Right"),
      .flag("extendedLayoutIncludesOpaqueBars", "Extend Under Opaque Bars") {
        ViewController($0.element).extendsUnderOpaqueBars
      },
      .mode("modalTransitionStyle", "Transition Style", "coverVertical"),
      .mode("modalPresentationStyle", "Presentation", "automatic"),
      .flag("definesPresentationContext", "Defines Context") {
        ViewController($0.element).definesPresentationContext
      },
      .flag("providesPresentationContextTransitionStyle", "Provides Context", false),
      .flag("modalInPresentation", "Modal In Presentation"),
      .flag("isModalInPresentation", "Is Modal In Presentation"),
      .size("preferredContentSize", "Content Size") {
        ViewController($0.element).preferredContentSize
      },
      .size("contentSizeForViewInPopover", "Content Size In Popovers"),
      .size("freeformSize", "Simulated Size"),
      .flag("viewRespectsSystemMinimumLayoutMargins", "System Minimum Margins") {
        ViewController($0.element).respectsMinimumMargins
      },
      .mode("interfaceStyle", "Interface Style"),
      .text("nibName", "NIB Name"),
    ])

  private static let navigation = AttributeTable(
    "Navigation Controller",
    [
      .flag("navigationBarHidden", "Navigation Bar Hidden") {
        ViewController($0.element).hidesNavigationBar
      },
      .flag("toolbarHidden", "Toolbar Hidden") { ViewController($0.element).hidesToolbar },
      .flag("hidesBarsOnSwipe", "Hide Bars On Swipe", false),
      .flag("hidesBarsOnTap", "Hide Bars On Tap", false),
      .flag("hidesBarsWhenKeyboardAppears", "Hide Bars When Keyboard Appears", false),
      .flag("hidesBarsWhenVerticallyCompact", "Hide Bars When Vertically Compact", false),
    ])

  private static let tabs = AttributeTable(
    "Tab Bar Controller",
    [.mode("mode", "Mode"), .flag("customizable", "Customizable")])

  private static let split = AttributeTable(
    "Split View Controller",
    [
      .mode("style", "Style"),
      .flag("allowDoubleColumnStyle", "Allows Double Column Style"),
      .mode("preferredDisplayMode", "Display Mode", "automatic"),
      .mode("behavior", "Behavior", "automatic"),
      .mode("primaryEdge", "Primary Edge", "leading"),
      .mode("primaryBackgroundStyle", "Background Style", "none"),
      .flag("presentsWithGesture", "Presents With Gesture", true),
      .flag("showsSecondaryOnlyButton", "Shows Secondary Only Button", false),
      .number("preferredPrimaryColumnWidthFraction", "Primary Width Fraction"),
      .number("minimumPrimaryColumnWidth", "Minimum Primary Width"),
      .number("maximumPrimaryColumnWidth", "Maximum Primary Width"),
    ])

  private static let pages = AttributeTable(
    "Page View Controller",
    [
      .mode("navigationOrientation", "Navigation", "horizontal"),
      .mode("transitionStyle", "Transition Style", "pageCurl"),
      .number("pageSpacing", "Page Spacing"),
      .mode("spineLocation", "Spine Location"),
      .flag("doubleSided", "Double Sided", false),
    ])

  private static let lists = AttributeTable(
    "List Controller",
    [
      .flag("clearsSelectionOnViewWillAppear", "Clear on Appearance") {
        ViewController($0.element).clearsSelectionOnAppearing
      }
    ])

  private static let reference = AttributeTable(
    "Storyboard Reference",
    [
      .text("storyboardName", "Storyboard"), .text("referencedIdentifier", "Referenced ID"),
      .text("bundleIdentifier", "Bundle"),
    ])

  /// Bars and sizes that Interface Builder pretends a controller or a view has.
  static let simulatedMetrics = AttributeTable(
    "Simulated Metrics",
    [
      .mode("simulatedSizeMetrics", "Size"),
      .mode("simulatedDestinationMetrics", "Presentation"),
      .mode("simulatedScreenMetrics", "Screen"),
      .mode("simulatedOrientationMetrics", "Orientation"),
      .mode("simulatedStatusBarMetrics", "Status Bar"),
      .mode("simulatedTopBarMetrics", "Top Bar"),
      .mode("simulatedBottomBarMetrics", "Bottom Bar"),
      .mode("simulatedAppContext", "App Context"),
    ])
}
