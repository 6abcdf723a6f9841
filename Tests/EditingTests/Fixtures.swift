import InterfaceBuilder

@testable import Editing

/// A small storyboard, written as Interface Builder writes it.
let storyboard = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" initialViewController="vc1">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>
          <!--View Controller-->
          <scene sceneID="sc1">
              <objects>
                  <viewController id="vc1" sceneMemberID="viewController">
                      <view key="view" contentMode="scaleToFill" id="v1">
                          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                          <subviews>
                              <label opaque="NO" text="Title" textAlignment="natural" id="l1">
                                  <rect key="frame" x="20" y="59" width="353" height="21"/>
                                  <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                  <nil key="textColor"/>
                              </label>
                              <button opaque="NO" id="b1">
                                  <rect key="frame" x="20" y="100" width="100" height="34"/>
                                  <state key="normal" title="Go"/>
                              </button>
                          </subviews>
                          <constraints>
                              <constraint firstItem="l1" firstAttribute="top" secondItem="v1" secondAttribute="top" constant="59" id="c1"/>
                          </constraints>
                      </view>
                  </viewController>
              </objects>
          </scene>
      </scenes>
  </document>

  """

func document(_ text: String = storyboard) throws -> EditedDocument {
  try EditedDocument(Array(text.utf8))
}

extension EditedDocument {
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension String {
  /// The text with a part of it replaced, which it has once.
  func replacing(once part: String, by other: String) -> String {
    let pieces = split(separator: part, omittingEmptySubsequences: false)
    precondition(pieces.count == 2, "“\(part)” is not there once")
    return pieces.joined(separator: other)
  }
}
