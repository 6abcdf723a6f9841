import InterfaceBuilder
import Scenes
import Simulation

/// The list of a tab bar controller's tabs that have no place of their own.
///
/// UIKit makes it in code; here it is written as a document, so that it is laid out and drawn like any
/// other table. A row is 44 points high, with the tab's title and a disclosure indicator.
/// Source: UITabBarController's documentation, "The More navigation controller".
extension Stager {
  /// The entry of the list; nil where the controller is something else.
  func moreList(_ node: ControllerNode) -> (scenes: SceneSet, entry: SceneSet.Entry)? {
    guard node.element == nil, node.className == "UIMoreListController",
      let tabs = tabBarController(of: node.id)?.tabs
    else { return nil }
    let titles = tabs.tabs.dropFirst(tabs.visibleCount).map { title(ofTab: $0) }
    guard let document = try? Document(parsing: Array(Self.document(titles).utf8)) else {
      return nil
    }
    let scenes = SceneSet(document)
    return scenes.entries.first.map { (scenes, $0) }
  }

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
    let item = simulation.controllerElement(id)?.child("tabBarItem", key: "tabBarItem")
    return item?.string("title") ?? item?["systemItem"]?.capitalizedFirst
      ?? simulation.node(id)?.title ?? "Item"
  }

  private static func document(_ titles: [String]) -> String {
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
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="ninefold:more"><objects>
          <tableViewController id="ninefold:moreList" sceneMemberID="viewController">
            <tableView key="view" dataMode="static" style="plain" rowHeight="44" id="ninefold:moreTable">
              <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
              <sections><tableViewSection id="ninefold:moreSection"><cells>
                \(cells.joined(separator: "\n"))
              </cells></tableViewSection></sections>
            </tableView>
            <navigationItem key="navigationItem" title="More" id="ninefold:moreItem"/>
          </tableViewController>
        </objects></scene></scenes>
      </document>
      """
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

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
