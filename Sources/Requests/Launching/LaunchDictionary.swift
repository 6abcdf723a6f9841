import Assets
import Editing
import PropertyLists

/// A launch screen that iOS makes of a dictionary in the app's property list, as a storyboard.
///
/// Source: the documentation of UILaunchScreen's keys: a named colour behind, systemBackground without one; an
/// image of the asset catalogue over it; bars where there is a dictionary for them, in which an image may take
/// the bar's place. That the image is as large as it is, in the middle, is unsourced.
struct LaunchDictionary {
  let color: String?
  let image: String?
  let respectsSafeArea: Bool
  /// The image of the navigation bar; nil for no bar, empty for the system's own image.
  let navigationBar: String?
  let tabBar: String?
  let toolbar: String?

  init(_ value: PropertyListValue) {
    func name(_ key: String, in value: PropertyListValue) -> String? {
      value[key]?.text.flatMap { $0.isEmpty ? nil : $0 }
    }
    func bar(_ key: String) -> String? {
      value[key].flatMap { $0.members == nil ? nil : name("UIImageName", in: $0) ?? "" }
    }
    color = name("UIColorName", in: value)
    image = name("UIImageName", in: value)
    respectsSafeArea = value["UIImageRespectsSafeAreaInsets"]?.flag ?? false
    navigationBar = bar("UINavigationBar")
    tabBar = bar("UITabBar")
    toolbar = bar("UIToolbar")
  }

  /// The names of all images.
  var images: [String] {
    [image, navigationBar, tabBar, toolbar].compactMap(\.self).filter { !$0.isEmpty }
  }

  /// The controller's scene is `launch`. Bars are views of their own in it: without items, as iOS knows none
  /// yet.
  var storyboard: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES" initialViewController="launch">
      <scenes>
        <scene sceneID="launch-scene"><objects><viewController id="launch" \
    sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="launch-view">
            <rect key="frame" x="0" y="0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(pictureView)\(parts.map(\.view).joined())</subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            \(background)
            <constraints>\(pictureConstraints)\(parts.map(\.constraints).joined())</constraints>
          </view>
        </viewController></objects></scene>
      </scenes>
      <resources>\(resources)</resources>
    </document>
    """
  }

  private var background: String {
    color.map { #"<color key="backgroundColor" name="\#(XMLText.attribute($0))"/>"# }
      ?? #"<color key="backgroundColor" systemColor="systemBackgroundColor"/>"#
  }

  private var resources: String {
    guard let color else { return "" }
    return """
      <namedColor name="\(XMLText.attribute(color))"><color white="1" alpha="1" colorSpace="custom" \
      customColorSpace="genericGamma22GrayColorSpace"/></namedColor>
      """
  }

  private var pictureView: String {
    image.map { Self.imageView("image", $0, "center") } ?? ""
  }

  private var pictureConstraints: String {
    guard image != nil else { return "" }
    let around = respectsSafeArea ? "safe" : "launch-view"
    return ["top", "bottom", "leading", "trailing"].map { Self.pin("image", $0, to: around) }
      .joined()
  }

  /// The bars, or the images in their places.
  private var parts: [(view: String, constraints: String)] {
    [
      ("navigationBar", "top", navigationBar), ("toolbar", "bottom", toolbar),
      ("tabBar", "bottom", tabBar),
    ].compactMap { kind, edge, bar in
      guard let bar else { return nil }
      let view =
        bar.isEmpty
        ? """
        <\(kind) contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(kind)"/>
        """ : Self.imageView(kind, bar, "scaleToFill")
      let sides = ["leading", "trailing"].map { Self.pin(kind, $0, to: "launch-view") }
      return (view, sides.joined() + Self.pin(kind, edge, to: "safe"))
    }
  }

  private static func imageView(_ id: String, _ image: String, _ mode: String) -> String {
    """
    <imageView userInteractionEnabled="NO" contentMode="\(mode)" image="\(XMLText.attribute(image))" \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"/>
    """
  }

  private static func pin(_ item: String, _ attribute: String, to other: String) -> String {
    """
    <constraint firstItem="\(item)" firstAttribute="\(attribute)" secondItem="\(other)" \
    secondAttribute="\(attribute)" id="\(item)-\(attribute)"/>
    """
  }
}
