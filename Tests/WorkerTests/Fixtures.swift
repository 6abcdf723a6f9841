/// Documents of our own for tests.
enum Fixtures {
  /// A view of 320×200 with a view of 100×30 in it, 8 points inside its left and top edges.
  static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="21507" useAutolayout="YES" useTraitCollections="YES">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <view contentMode="scaleToFill" id="aaa-bb-ccc">
                <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                    <view contentMode="scaleToFill" \
    translatesAutoresizingMaskIntoConstraints="NO" id="ddd-ee-fff">
                        <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>
                        <constraints>
                            <constraint firstAttribute="width" constant="100" id="c-0-w"/>
                            <constraint firstAttribute="height" constant="30" id="c-0-h"/>
                        </constraints>
                    </view>
                </subviews>
                <constraints>
                    <constraint firstItem="ddd-ee-fff" firstAttribute="leading" \
    secondItem="aaa-bb-ccc" secondAttribute="leading" constant="8" id="c-0-x"/>
                    <constraint firstItem="ddd-ee-fff" firstAttribute="top" \
    secondItem="aaa-bb-ccc" secondAttribute="top" constant="8" id="c-0-y"/>
                </constraints>
            </view>
        </objects>
    </document>
    """

  /// Two scenes, the second one initial, on an iPhone 8 in landscape.
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" initialViewController="two-vc-two">
        <device id="retina4_7" orientation="landscape" appearance="light"/>
        <scenes>\(scene("one"))\(scene("two"))
        </scenes>
    </document>
    """

  /// A scene with a column of views, each below the one before and as wide.
  static func storyboard(viewCount: Int) -> String {
    let constraints = (1..<viewCount).map { index in
      """
      <constraint firstItem="v\(index)" firstAttribute="top" secondItem="v\(index - 1)" \
      secondAttribute="bottom" id="t\(index)"/>
      <constraint firstItem="v\(index)" firstAttribute="width" secondItem="v\(index - 1)" \
      secondAttribute="width" id="w\(index)"/>
      """
    }
    let views = (0..<viewCount).map {
      #"<view translatesAutoresizingMaskIntoConstraints="NO" id="v\#($0)"/>"#
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21507" initialViewController="vc">
      <scenes><scene sceneID="sc"><objects><viewController id="vc">
      <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(views.joined())</subviews>
      <constraints>\(constraints.joined())</constraints></view>
      </viewController></objects></scene></scenes></document>
      """
  }

  private static func scene(_ name: String) -> String {
    """

            <scene sceneID="\(name)-sc-\(name)">
                <objects>
                    <viewController id="\(name)-vc-\(name)" title="\(name)" \
    sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="\(name)-vi-\(name)">
                            <rect key="frame" x="0.0" y="0.0" width="667" height="375"/>
                        </view>
                    </viewController>
                </objects>
            </scene>
    """
  }

  /// Views in views.
  static func nested(_ depth: Int) -> String {
    let start = (0..<depth).map { index in
      """
      <view id="n-\(index)"><rect key="frame" x="1" y="1" width="600" height="600"/><subviews>
      """
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>\
      \(start.joined())\(String(repeating: "</subviews></view>", count: depth))\
      </objects></document>
      """
  }

  /// Not well-formed in line 3.
  static let broken = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
      <objects>
        <view id="a"></vew>
      </objects>
    </document>
    """
}
