import Foundation
import InterfaceBuilder
import Testing

@testable import Requests

/// What the window's sentences call the ends of connections: never by an id.
struct ConnectionNameTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507"><scenes>
    <scene sceneID="s-1"><objects>
      <tableViewController id="plain-1"><layoutGuides>
        <viewControllerLayoutGuide type="top" id="top-1"/></layoutGuides>
        <tableView key="view" id="table-1"/></tableViewController>
      <exit id="exit-1"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="first-1"/>
      <tapGestureRecognizer id="tap-1"/>
    </objects></scene>
    <scene sceneID="s-2"><objects>
      <viewController id="titled-2" title="Profile" customClass="ProfileViewController">
        <view key="view" id="root-2"><subviews>
          <view id="card-2" userLabel="Card"><viewLayoutGuide key="safeArea" id="safe-2"/></view>
          <scrollView id="scroll-2"><viewLayoutGuide key="contentLayoutGuide" id="content-2"/>
          </scrollView>
          <label id="label-2"/>
        </subviews><viewLayoutGuide key="safeArea" id="safe-3"/></view>
        <navigationItem key="navigationItem" id="item-2">
          <barButtonItem key="rightBarButtonItem" id="bar-2" systemItem="done"/></navigationItem>
      </viewController>
    </objects></scene>
    <scene sceneID="s-3"><objects><viewController id="bare-3">
      <navigationItem key="navigationItem" title="Orders" id="item-3"/></viewController></objects></scene>
    <scene sceneID="s-4"><objects>
      <viewController id="class-4" customClass="MapViewController"/></objects></scene>
    <scene sceneID="s-5"><objects>
      <viewController id="named-5" storyboardIdentifier="Login"/></objects></scene>
    <scene sceneID="s-6"><objects>
      <viewControllerPlaceholder storyboardName="Shop" id="lost-6"/></objects></scene>
    </scenes></document>
    """

  @Test(arguments: [
    ("plain-1", "the table view controller"),
    ("top-1", "the top layout guide of the table view controller"),
    ("table-1", "the view of the table view controller"),
    ("exit-1", "the exit"),
    ("first-1", "the first responder"),
    ("tap-1", "the tap gesture recognizer"),
    ("titled-2", "the ProfileViewController “Profile”"),
    ("safe-2", "the safe area of the view “Card”"),
    ("safe-3", "the safe area of the view"),
    ("content-2", "the content layout guide of the scroll view"),
    ("label-2", "the label"),
    ("bar-2", "the bar button item “done”"),
    ("bare-3", "the view controller “Orders”"),
    ("class-4", "the MapViewController"),
    ("named-5", "the view controller “Login”"),
    ("lost-6", "the storyboard reference “Shop”"),
    ("gone-7", "an object that isn't in the document"),
  ])
  func objectsHaveNames(id: String, name: String) throws {
    let document = try Document(parsing: Array(Self.storyboard.utf8))
    let names = ObjectNames(document: document).withoutIDs
    #expect(names.name(ofID: id) == name)
    #expect(!names.name(ofID: id).contains(id))
  }
}
