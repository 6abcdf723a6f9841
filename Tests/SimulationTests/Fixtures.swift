import Companion
import InterfaceBuilder
import Scenes
import Testing
import Traits

@testable import Simulation

/// A storyboard around some scenes, as Interface Builder would write it.
func storyboard(_ scenes: [String], initial: String = "") throws -> SceneSet {
  let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)">
      <scenes>\(scenes.joined())</scenes>
    </document>
    """
  return SceneSet(try Document(parsing: Array(text.utf8)))
}

/// A scene with one controller, whose connections are these.
func controller(
  _ id: String, _ tag: String = "viewController", _ attributes: String = "",
  _ connections: String = "", content: String = ""
) -> String {
  """
  <scene sceneID="scene-\(id)"><objects>
    <\(tag) id="\(id)" \(attributes) sceneMemberID="viewController">
      \(content)
      <connections>\(connections)</connections>
    </\(tag)>
    <exit id="exit-\(id)" userLabel="Exit" sceneMemberID="exit"/>
  </objects></scene>
  """
}

func segue(_ id: String, _ kind: String, to destination: String, _ more: String = "") -> String {
  #"<segue destination="\#(destination)" kind="\#(kind)" id="\#(id)" \#(more)/>"#
}

func relationship(_ name: String, to destination: String) -> String {
  segue("\(name)-\(destination)", "relationship", to: destination, #"relationship="\#(name)""#)
}

func navigation(_ id: String, root: String, _ attributes: String = "") -> String {
  controller(
    id, "navigationController", attributes, relationship("rootViewController", to: root))
}

func tabBar(_ id: String, _ tabs: [String]) -> String {
  controller(
    id, "tabBarController", "", tabs.map { relationship("viewControllers", to: $0) }.joined())
}

func split(
  _ id: String, _ primary: String, _ secondary: String, _ attributes: String = "",
  supplementary: String? = nil
) -> String {
  let middle = supplementary.map { relationship("supplementaryViewController", to: $0) } ?? ""
  return controller(
    id, "splitViewController", attributes,
    relationship("masterViewController", to: primary) + middle
      + relationship("detailViewController", to: secondary))
}

func device(
  _ name: String, _ orientation: Orientation = .portrait, system: Int = 17
) throws -> SimulatedScreen {
  let device = try #require(DeviceCatalogue.builtIn.device(named: name), "no device \(name)")
  return SimulatedScreen(device, orientation, system: SystemVersion(system))
}

let phone = "iPhone 8"
let plus = "iPhone 8 Plus"
let pad = "ipad9_7"

/// The usual app of a split view: a list in one navigation controller, a detail in another one.
/// The list shows `next` and shows the detail `photo`, or `photoStack` around it.
func splitApp(_ attributes: String = "") -> [String] {
  [
    split("split", "listNav", "detailNav", attributes),
    navigation("listNav", root: "list"), navigation("detailNav", root: "detail"),
    controller(
      "list", "viewController", "",
      segue("show", "show", to: "next") + segue("showDetail", "showDetail", to: "photo")
        + segue("showStack", "showDetail", to: "photoNav")),
    controller("detail", "viewController", "", segue("more", "show", to: "next")),
    controller("next", "viewController", "", segue("nextDetail", "showDetail", to: "photo")),
    controller("photo"), navigation("photoNav", root: "photoRoot"), controller("photoRoot"),
  ]
}

extension Simulation {
  init(
    _ scenes: [String], on screen: SimulatedScreen, companion: String = "{}"
  ) throws {
    let first = scenes.first?.split(separator: "scene-").dropFirst().first?.split(separator: "\"")
      .first
    var set = try storyboard(scenes, initial: first.map(String.init) ?? "")
    set.companion = try CompanionFile(parsing: Array(companion.utf8))
    try self.init(set, on: screen)
  }

  /// The tree in brackets: children in (), what is presented behind a >.
  var shape: String { shape(tree) }

  private func shape(_ node: ControllerNode) -> String {
    let children = node.children.map(shape)
    let presented = node.presentedController.map { " > " + shape($0) }.joined()
    return "\(node.id)" + (children.isEmpty ? "" : "(\(children.joined(separator: " ")))")
      + presented
  }
}

extension Simulation.Outcome {
  var log: [String] { events.map(\.description) }
  var rules: [SimulationNote.Rule] { notes.map(\.rule) }
}
