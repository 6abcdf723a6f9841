/// Documents of before iOS 8 for tests.
enum ConversionFixtures {
  /// - Parameters:
  ///   - attributes: Of the root, beside those that every document has.
  ///   - dependencies: Beside the plug-in.
  static func storyboard(
    _ scenes: String..., attributes: String = #"useAutolayout="YES""#, tools: String = "4514",
    runtime: String = "iOS.CocoaTouch", dependencies: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="\(tools)" systemVersion="13A603" targetRuntime="\(runtime)" \
    propertyAccessControl="none" \(attributes) initialViewController="vc-00-one">
        <dependencies>
            \(dependencies)
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="3747"/>
        </dependencies>
        <scenes>
    \(scenes.joined(separator: "\n"))
        </scenes>
    </document>

    """
  }

  /// A controller with a view of 320 × 568 points.
  /// - Parameters:
  ///   - controller: What its element has beside the view.
  ///   - constraints: Of the view.
  static func scene(
    _ name: String, subviews: String = "", constraints: String = "", controller: String = "",
    kind: String = "viewController", attributes: String = "", size: (Int, Int) = (320, 568)
  ) -> String {
    """
            <!--\(name)-->
            <scene sceneID="sc-00-\(name)">
                <objects>
                    <\(kind) id="vc-00-\(name)" \(attributes)sceneMemberID="viewController">
    \(controller)
                        <view key="view" contentMode="scaleToFill" id="vi-00-\(name)">
                            <rect key="frame" x="0.0" y="0.0" width="\(size.0)" height="\(size.1)"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
    \(subviews)
                            </subviews>
                            <constraints>
    \(constraints)
                            </constraints>
                        </view>
                    </\(kind)>
                </objects>
            </scene>
    """
  }

  static func label(_ id: String, _ frame: String, mask: String = "", text: String = "A") -> String
  {
    let numbers = frame.split(separator: " ")
    return """
                                  <label opaque="NO" contentMode="left" text="\(text)" id="\(id)">
                                      <rect key="frame" x="\(numbers[0])" y="\(numbers[1])" \
      width="\(numbers[2])" height="\(numbers[3])"/>
                                      <autoresizingMask key="autoresizingMask" \(mask)/>
                                      <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                  </label>
      """
  }

  /// Below a layout guide and above the other one.
  static let guides = """
                            <layoutGuides>
                                <viewControllerLayoutGuide type="top" id="gu-00-top"/>
                                <viewControllerLayoutGuide type="bottom" id="gu-00-bot"/>
                            </layoutGuides>
    """
  static let toGuides = """
                                <constraint firstItem="la-00-one" firstAttribute="top" \
    secondItem="gu-00-top" secondAttribute="bottom" constant="8" symbolic="YES" id="co-00-top"/>
                                <constraint firstItem="gu-00-bot" firstAttribute="top" \
    secondItem="la-00-one" secondAttribute="bottom" constant="20" id="co-00-bot"/>
                                <constraint firstItem="la-00-one" firstAttribute="leading" \
    secondItem="vi-00-one" secondAttribute="leading" constant="20" id="co-00-lea"/>
                                <constraint firstAttribute="trailing" secondItem="la-00-one" \
    secondAttribute="trailing" constant="20" id="co-00-tra"/>
    """
}
