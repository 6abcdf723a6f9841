import InterfaceBuilder
import Languages
import Scenes
import Simulation
import Traits
import UIKitMetrics

/// The views that UIKit's containers make in code: the list of tabs that have no place of their own, and
/// the page control of a page view controller.
///
/// They are made as elements, so that they are laid out and drawn like any other view.
extension Stager {
  /// Points: the height of a page control, which is below the page.
  var pageControlHeight: Double { Platform(running: window.system)[.pageControllerPagesHeight] }

  /// The scene of such a controller; nil where it is something else.
  func madeScene(_ node: ControllerNode) -> (scenes: SceneSet, entry: SceneSet.Entry)? {
    let made: MadeElement
    if node.element == nil, node.className == "UIMoreListController",
      let tabs = tabBarController(of: node.id)?.tabs
    {
      made = Self.moreList(
        tabs.tabs.dropFirst(tabs.visibleCount).map { title(ofTab: $0) },
        title: language.text(.more))
    } else if let pages = node.pages, pages.hasPageControl {
      made = pageControl(pages, of: node.id)
    } else {
      return nil
    }
    do {
      var scenes = SceneSet(try Document(scene: "ninefold:made", made: [made]))
      scenes.language = language
      return scenes.entries.first.map { (scenes, $0) }
    } catch {
      // What is made here can always be read; a release without the scene is better than none.
      assertionFailure("The made scene of \(node.className) can't be read: \(error.message)")
      return nil
    }
  }

  /// That of what UIKit makes: of the app's first document.
  private var language: SystemLanguage {
    simulation.scenes(of: simulation.initialController).language
  }

  // MARK: Page controls

  /// The page control stands above the home indicator, which is chosen here.
  private func pageControl(_ pages: ControllerNode.Pages, of id: ControllerID) -> MadeElement {
    let control = "ninefold:pageControl:\(id.name)"
    let edges = ["leading", "trailing", "bottom"].map { edge in
      MadeElement(
        "constraint",
        [
          "firstItem": control, "firstAttribute": edge, "secondItem": "ninefold:safe",
          "secondAttribute": edge, "id": "ninefold:\(edge)",
        ])
    }
    let height = MadeElement(
      "constraint",
      [
        "firstItem": control, "firstAttribute": "height", "constant": "\(pageControlHeight)",
        "id": "ninefold:height",
      ])
    let view = MadeElement(
      "view", ["key": "view", "id": "ninefold:pages:\(id.name)"],
      [
        MadeElement(
          "subviews", [:],
          [
            MadeElement(
              "pageControl",
              [
                "numberOfPages": "\(pages.count)", "currentPage": "\(pages.current)",
                "translatesAutoresizingMaskIntoConstraints": "NO", "id": control,
              ],
              [
                .gray(1, alpha: 0.3, of: "pageIndicatorTintColor"),
                .gray(1, of: "currentPageIndicatorTintColor"),
              ])
          ]),
        MadeElement("viewLayoutGuide", ["key": "safeArea", "id": "ninefold:safe"]),
        MadeElement("constraints", [:], edges + [height]),
      ])
    return MadeElement(
      "viewController", ["id": "ninefold:pages", "sceneMemberID": "viewController"], [view])
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
    return item?.title ?? language.title(ofSystemItem: item?.systemItem)
      ?? item?.systemItem?.capitalizedFirst
      ?? simulation.node(id)?.title ?? "Item"
  }

  /// A row is 44 points high, with the tab's title and a disclosure indicator.
  /// Source: UITabBarController's documentation, "The More navigation controller"; the table's usual
  /// row height.
  private static func moreList(_ titles: [String], title: String) -> MadeElement {
    let table = MadeElement(
      "tableView",
      [
        "key": "view", "dataMode": "static", "style": "plain", "rowHeight": "44",
        "id": "ninefold:moreTable",
      ],
      [
        .frame(x: 0, y: 0, width: 390, height: 844),
        MadeElement(
          "sections", [:],
          [
            MadeElement(
              "tableViewSection", ["id": "ninefold:moreSection"],
              [MadeElement("cells", [:], titles.enumerated().map { moreRow($0, title: $1) })])
          ]),
      ])
    return MadeElement(
      "tableViewController", ["id": "ninefold:moreList", "sceneMemberID": "viewController"],
      [
        table,
        MadeElement(
          "navigationItem",
          ["key": "navigationItem", "title": title, "id": "ninefold:moreItem"]),
      ])
  }

  private static func moreRow(_ index: Int, title: String) -> MadeElement {
    let id = "ninefold:more:\(index)"
    let label = MadeElement(
      "label", ["text": title, "id": "\(id):title"],
      [.frame(x: 20, y: 0, width: 331, height: 44)])
    return MadeElement(
      "tableViewCell",
      [
        "accessoryType": "disclosureIndicator", "textLabel": "\(id):title", "rowHeight": "44",
        "style": "IBUITableViewCellStyleDefault", "id": id,
      ],
      [
        .frame(x: 0, y: Double(44 * index), width: 390, height: 44),
        MadeElement(
          "tableViewCellContentView", ["key": "contentView", "id": "\(id):content"],
          [
            .frame(x: 0, y: 0, width: 359, height: 44),
            MadeElement("subviews", [:], [label]),
          ]),
      ])
  }
}
