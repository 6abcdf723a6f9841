/// Documents with a part of each kind that people see, without anything that only Interface Builder needs.
enum DiffLawFixture {
  static let documents = [storyboard, xib]

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="tabs">
    <device id="retina6_1" orientation="portrait" appearance="light"/>
    <dependencies><deployment version="4096" identifier="iOS"/><plugIn identifier="p" version="21505"/></dependencies>
    <scenes>
    <scene sceneID="s1"><objects><tabBarController title="Tabs" id="tabs" sceneMemberID="viewController">
    <tabBar key="tabBar" id="bar"><color key="barTintColor" red="1" green="0.0" blue="0.0" alpha="1" \
    colorSpace="custom" customColorSpace="sRGB"/></tabBar>
    <connections><segue destination="list" kind="relationship" relationship="viewControllers" id="r1"/>
    <segue destination="form" kind="relationship" relationship="viewControllers" id="r2"/></connections>
    </tabBarController><placeholder placeholderIdentifier="IBFirstResponder" id="f1" sceneMemberID="firstResponder"/>
    </objects><point key="canvasLocation" x="10" y="20"/></scene>
    <scene sceneID="s2"><objects><tableViewController storyboardIdentifier="List" title="List" id="list" \
    sceneMemberID="viewController">
    <tableView key="view" contentMode="scaleToFill" dataMode="static" style="grouped" rowHeight="44" id="table">
    <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
    <sections><tableViewSection headerTitle="First" id="sec1"><cells>
    <tableViewCell reuseIdentifier="A" id="c1"><rect key="frame" x="0.0" y="0.0" width="390" height="44"/></tableViewCell>
    <tableViewCell reuseIdentifier="B" id="c2"/></cells></tableViewSection>
    <tableViewSection headerTitle="Second" id="sec2"><cells><tableViewCell reuseIdentifier="C" id="c3"/></cells>
    </tableViewSection></sections></tableView>
    <navigationItem key="navigationItem" title="List" id="nav">
    <barButtonItem key="leftBarButtonItem" title="Close" id="b1"/>
    <rightBarButtonItems><barButtonItem systemItem="add" id="b2"/><barButtonItem systemItem="edit" id="b3"/>
    </rightBarButtonItems></navigationItem>
    <connections><outlet property="table" destination="table" id="o1"/>
    <segue destination="form" kind="show" identifier="open" id="g1"/></connections>
    </tableViewController></objects></scene>
    <scene sceneID="s3"><objects><viewController id="form" customClass="Form" customModule="App" \
    customModuleProvider="target" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="v"><subviews>
    <label opaque="NO" userInteractionEnabled="NO" text="Name" textAlignment="natural" adjustsFontSizeToFit="NO" \
    translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="1" y="2" width="3" height="4"/>
    <fontDescription key="fontDescription" type="system" weight="medium" pointSize="17"/>
    <color key="textColor" systemColor="labelColor"/><nil key="highlightedColor"/>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="4"/>
    </userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="string" keyPath="word" value="A"/>
    </userDefinedRuntimeAttributes></label>
    <label id="l2"><attributedString key="attributedText"><fragment content="One"><attributes>
    <font key="NSFont" size="17" name="Avenir-Book"/></attributes></fragment><fragment content="Two"/></attributedString></label>
    <segmentedControl id="seg"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
    <textField placeholder="Mail" id="t"><textInputTraits key="textInputTraits" keyboardType="emailAddress" \
    secureTextEntry="YES"/></textField>
    <button id="btn"><state key="normal" title="Go"><color key="titleColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
    </state><state key="disabled" title="No"/><connections><action selector="go:" destination="form" \
    eventType="touchUpInside" id="a1"/></connections></button>
    <stackView axis="vertical" spacing="8" id="stack"><subviews><view alpha="0.5" id="w1"/><view hidden="YES" id="w2"/>
    </subviews></stackView></subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <color key="backgroundColor" red="0.5" green="0.25" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="displayP3"/>
    <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
    <constraints><constraint firstItem="l" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" \
    multiplier="0.6" priority="750" relation="greaterThanOrEqual" identifier="gap" id="k1"/>
    <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" id="k2">
    <variation key="widthClass=compact" constant="4"/></constraint></constraints>
    <variation key="default"><mask key="constraints"><exclude reference="k2"/></mask></variation>
    <variation key="widthClass=compact"><mask key="constraints"><include reference="k2"/></mask></variation>
    <connections><outletCollection property="views" destination="w1" collectionClass="NSMutableArray" id="oc1"/>
    <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="oc2"/></connections></view>
    <toolbarItems><barButtonItem title="One" id="tb1"/><barButtonItem systemItem="flexibleSpace" id="tb2"/></toolbarItems>
    <simulatedStatusBarMetrics key="simulatedStatusBarMetrics" statusBarStyle="lightContent"/>
    </viewController><tapGestureRecognizer numberOfTapsRequired="2" id="tap"/></objects></scene></scenes>
    <color key="tintColor" systemColor="systemRedColor"/>
    <resources><image name="star" catalog="system" width="128" height="116"/><systemColor name="labelColor">
    <color white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></systemColor></resources>
    </document>
    """

  private static let xib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="9531" \
    targetRuntime="iOS.CocoaTouch"><dependencies><deployment identifier="iOS"/></dependencies><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"><connections>
    <outlet property="view" destination="v" id="o1"/></connections></placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
    <imageView image="star" id="i"><rect key="frame" x="10" y="20" width="30" height="40"/>
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES"/></imageView>
    <textView id="t"><string key="text">Some words</string></textView></subviews>
    <accessibility key="accessibilityConfiguration" label="Card"><accessibilityTraits key="traits" button="YES"/>
    <bool key="isElement" value="YES"/></accessibility>
    <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view></objects></document>
    """
}
