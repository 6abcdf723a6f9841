import InterfaceBuilder
import Scenes
import Simulation
import Traits
import UIKitMetrics

/// The views that UIKit's containers make in code: the list of tabs that have no place of their own, and
/// the page control of a page view controller.
///
/// Here they are written as documents, so that they are laid out and drawn like any other view.
extension Stager {
  /// Points: the height of a page control, which is below the page.
  var pageControlHeight: Double { Platform(running: window.system)[.pageControllerPagesHeight] }

  /// The scene of such a controller; nil where it is something else.
  func madeScene(_ node: ControllerNode) -> (scenes: SceneSet, entry: SceneSet.Entry)? {
    let content: String
    if node.element == nil, node.className == "UIMoreListController",
      let tabs = tabBarController(of: node.id)?.tabs
    {
      content = Self.moreList(
        tabs.tabs.dropFirst(tabs.visibleCount).map { title(ofTab: $0) })
    } else if let pages = node.pages, pages.hasPageControl {
      content = pageControl(pages, of: node.id)
    } else {
      return nil
    }
    guard let document = try? Document(parsing: Array(Self.document(content).utf8)) else {
      return nil
    }
    let scenes = SceneSet(document)
    return scenes.entries.first.map { (scenes, $0) }
  }

  private static func document(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <scenes><scene sceneID="ninefold:made"><objects>\(content)</objects></scene></scenes>
    </document>
    """
  }

  // MARK: Page controls

  /// The page control stands above the home indicator, which is chosen here.
  private func pageControl(_ pages: ControllerNode.Pages, of id: ControllerID) -> String {
    """
    <viewController id="ninefold:pages" sceneMemberID="viewController">
      <view key="view" id="ninefold:pages:\(id.name.escapedForXML)">
        <subviews>
          <pageControl numberOfPages="\(pages.count)" currentPage="\(pages.current)" \
    translatesAutoresizingMaskIntoConstraints="NO" id="ninefold:pageControl:\(id.name.escapedForXML)">
            <color key="pageIndicatorTintColor" white="1" alpha="0.3" colorSpace="calibratedWhite"/>
            <color key="currentPageIndicatorTintColor" white="1" alpha="1" \
    colorSpace="calibratedWhite"/>
          </pageControl>
        </subviews>
        <viewLayoutGuide key="safeArea" id="ninefold:safe"/>
        <constraints>
          \(["leading", "trailing", "bottom"].map { edge in
            """
            <constraint firstItem="ninefold:pageControl:\(id.name.escapedForXML)" \
            firstAttribute="\(edge)" secondItem="ninefold:safe" secondAttribute="\(edge)" \
            id="ninefold:\(edge)"/>
            """
          }.joined())
          <constraint firstItem="ninefold:pageControl:\(id.name.escapedForXML)" \
    firstAttribute="height" constant="\(pageControlHeight)" id="ninefold:height"/>
        </constraints>
      </view>
    </viewController>
    """
  }

  // MARK: More

  func tabBarController(of list: ControllerID) -> ControllerNode? {
    func search(_ node: ControllerNode) -> ControllerNode? {
      if node.tabs != nil, node.children.contains(where: { $0.children.first?.id == list }) {
        return node
      }
      for inner in node.children + node.presentedController {
        if let found = search(inner) { return found }
      }
      return nil
    }
    return search(simulation.tree)
  }

  private func title(ofTab id: ControllerID) -> String {
    let item = ViewController(simulation.controllerElement(id)).tabBarItem
    return item?.title ?? item?.systemItem?.capitalizedFirst
      ?? simulation.node(id)?.title ?? "Item"
  }

  /// A row is 44 points high, with the tab's title and a disclosure indicator.
  /// Source: UITabBarController's documentation, "The More navigation controller"; the table's usual
  /// row height.
  private static func moreList(_ titles: [String]) -> String {
    let cells = titles.enumerated().map { index, title in
      """
      <tableViewCell accessoryType="disclosureIndicator" textLabel="ninefold:more:\(index):title" \
      rowHeight="44" style="IBUITableViewCellStyleDefault" id="ninefold:more:\(index)">
        <rect key="frame" x="0.0" y="\(44 * index)" width="390" height="44"/>
        <tableViewCellContentView key="contentView" id="ninefold:more:\(index):content">
          <rect key="frame" x="0.0" y="0.0" width="359" height="44"/>
          <subviews>
            <label text="\(title.escapedForXML)" id="ninefold:more:\(index):title">
              <rect key="frame" x="20" y="0.0" width="331" height="44"/>
            </label>
          </subviews>
        </tableViewCellContentView>
      </tableViewCell>
      """
    }
    return """
      <tableViewController id="ninefold:moreList" sceneMemberID="viewController">
        <tableView key="view" dataMode="static" style="plain" rowHeight="44" id="ninefold:moreTable">
          <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
          <sections><tableViewSection id="ninefold:moreSection"><cells>
            \(cells.joined(separator: "\n"))
          </cells></tableViewSection></sections>
        </tableView>
        <navigationItem key="navigationItem" title="More" id="ninefold:moreItem"/>
      </tableViewController>
      """
  }
}

extension String {
  fileprivate var escapedForXML: String {
    var escaped = ""
    for character in self {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
