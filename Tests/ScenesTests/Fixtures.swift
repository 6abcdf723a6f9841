import InterfaceBuilder
import Testing

@testable import Scenes
@testable import Traits
@testable import UIKitMetrics

/// A storyboard around some scenes, as Interface Builder would write it.
func storyboard(
  _ scenes: String, tools: String = "22505", initial: String = "", resources: String = "",
  designables: String = "", tieBreakers: [String] = []
) throws -> SceneSet {
  let chosen = tieBreakers.map { #"<segue reference="\#($0)"/>"# }.joined()
  let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)">
      <scenes>\(scenes)</scenes>
      <designables>\(designables)</designables>
      <resources>\(resources)</resources>
      <inferredMetricsTieBreakers>\(chosen)</inferredMetricsTieBreakers>
    </document>
    """
  return SceneSet(try Document(parsing: Array(text.utf8)))
}

/// A xib around some objects.
func xib(_ objects: String) throws -> SceneSet {
  let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        \(objects)
      </objects>
    </document>
    """
  return SceneSet(try Document(parsing: Array(text.utf8)))
}

/// A storyboard's scene with one controller.
func controller(
  _ id: String, _ tag: String = "viewController", _ attributes: String = "", _ body: String = ""
) -> String {
  """
  <scene sceneID="scene-\(id)"><objects>
    <\(tag) id="\(id)" \(attributes) sceneMemberID="viewController">\(body)</\(tag)>
    <placeholder placeholderIdentifier="IBFirstResponder" id="responder-\(id)"/>
  </objects></scene>
  """
}

/// A scene whose root view, `root`, contains this.
func scene(
  _ rootContent: String, traits: TraitCollection = .phonePortrait, tools: String = "22505",
  controllerContent: String = "", resources: String = "", designables: String = "",
  isAsDesigned: Bool = false
) throws -> Scene {
  let view = #"<view key="view" id="root">\#(rootContent)</view>"#
  let set = try storyboard(
    controller("vc", "viewController", "", controllerContent + view), tools: tools,
    resources: resources, designables: designables)
  return try set.scene(at: 0, traits: traits, isAsDesigned: isAsDesigned)
}

extension SceneSet {
  func scene(
    at index: Int, traits: TraitCollection = .phonePortrait, isAsDesigned: Bool = false,
    size: Size = Size(width: 375, height: 667)
  ) throws -> Scene {
    try #require(entries.indices.contains(index))
    var environment = Traits.Environment(
      traits: traits, size: size,
      safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20,
      rootMargin: 16, device: nil, orientation: .portrait)
    environment.system = canvas.system
    return scene(entries[index], environment: environment, isAsDesigned: isAsDesigned)
  }
}

extension Scene {
  func view(_ id: String) throws -> View {
    try #require(views.first { $0.id == id }, "no view \(id)")
  }

  func constraint(_ id: String) throws -> Constraint {
    try #require(constraints.first { $0.id == id }, "no constraint \(id)")
  }

  var viewIDs: [String] { views.map(\.id) }
  var constraintIDs: [String] { constraints.map(\.id) }

  /// The ids of a view's subviews, back to front.
  func children(of id: String) throws -> [String] { try view(id).children.map { views[$0].id } }
}

extension TraitCollection {
  static let phonePortrait = size(.compact, .regular)
  static let phoneLandscape = size(.compact, .compact)
  static let plusLandscape = size(.regular, .compact)
  static let pad = size(.regular, .regular)
  /// Nothing specified.
  static let any = TraitCollection()

  private static func size(_ width: SizeClass, _ height: SizeClass) -> TraitCollection {
    TraitCollection(
      horizontalSizeClass: width, verticalSizeClass: height, userInterfaceIdiom: .phone,
      displayScale: 2)
  }
}
