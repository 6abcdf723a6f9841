import Foundation
import Testing

/// Values as people give them are written as Interface Builder writes them.
@Suite struct EditValueTests {
  private static let label = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
        <dependencies>
            <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        </dependencies>
        <objects>
            <view contentMode="scaleToFill" id="vw1">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <subviews>
                    <label opaque="NO" text="Hello" id="lb1">
                        <rect key="frame" x="40" y="60" width="100" height="50"/>
                        <fontDescription key="fontDescription" name="Avenir-Book" family="Avenir" pointSize="17"/>
                        <nil key="textColor"/>
                    </label>
                </subviews>
            </view>
        </objects>
    </document>

    """

  @Test(arguments: [
    (
      "textColor", "#FF8000",
      #"<color key="textColor" red="1" green="0.50196078431372548" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    ),
    ("backgroundColor", "label", #"<color key="backgroundColor" systemColor="labelColor"/>"#),
    (
      "fontDescription", "system-semibold 20",
      #"<fontDescription key="fontDescription" type="system" weight="semibold" pointSize="20"/>"#
    ),
    (
      "fontDescription", "Avenir-Book 12",
      #"<fontDescription key="fontDescription" name="Avenir-Book" family="Avenir" pointSize="12"/>"#
    ),
    (
      "fontDescription", "UICTFontTextStyleBody",
      #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
    ),
    ("alpha", "0.6", #"alpha="0.59999999999999998""#), ("alpha", "0", #"alpha="0.0""#),
    ("numberOfLines", "0", #"numberOfLines="0""#), ("frame.x", "0", #"x="0.0" y="60""#),
    (
      "directionalLayoutMargins", "8 16 8 16",
      #"<directionalEdgeInsets key="directionalLayoutMargins" top="8" leading="16" bottom="8" trailing="16"/>"#
    ),
  ])
  func valuesAreSpelled(_ key: String, _ value: String, _ written: String) throws {
    let run = try WorkerProgram.run(["edit", "--set", "lb1", key, value, "-"], input: Self.label)
    #expect(run.status == 0 && run.errors == "")
    #expect(run.output.contains(written), "\(run.output)")
    let isNew = !["fontDescription", "textColor", "frame.x"].contains(key)
    let back = try WorkerProgram.run(["edit", "--unset", "lb1", key, "-"], input: run.output)
    if isNew, value != "label" { #expect(back.output == Self.label) }
  }

  /// A system's colour is remembered with what it was, and what an Xcode needs for that.
  @Test func namedColorsAreResources() throws {
    let run = try WorkerProgram.run(
      ["edit", "--set", "lb1", "textColor", "systemRedColor", "-"], input: Self.label)
    #expect(
      run.output.contains(
        """
                <capability name="System colors in document resources" minToolsVersion="11.0"/>
                <capability name="documents saved
        """))
    #expect(
      run.output.contains(
        """
            <resources>
                <systemColor name="systemRedColor">
                    <color red="1" green="0.23137254901960785" blue="0.18823529411764706" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/>
                </systemColor>
            </resources>
        </document>
        """))
  }

  @Test(arguments: [
    ("textColor", "#12", "#RRGGBB"), ("textColor", "nothing", "catalogues"),
    ("alpha", "2", "from 0 to 1"),
    ("fontDescription", "Papyrus 12", "font"), ("numberOfLines", "1.5", "whole"),
    ("directionalLayoutMargins", "1 2", "four"), ("hidden", "maybe", "YES or NO"),
  ])
  func whatIsNoValueIsSaid(_ key: String, _ value: String, _ part: String) throws {
    let run = try WorkerProgram.run(["edit", "--set", "lb1", key, value, "-"], input: Self.label)
    #expect(run.status == 1 && run.output == "")
    #expect(run.errors.contains(part), "\(run.errors)")
  }

  /// What Interface Builder doesn't let vary isn't written for a size class, and can be taken away where it is.
  @Test(arguments: ["text", "numberOfLines", "textAlignment", "alpha"])
  func whatCantVary(_ key: String) throws {
    let edit = ["edit", "--size-class", "wCompact-hAny"]
    let run = try WorkerProgram.run(edit + ["--set", "lb1", key, "1", "-"], input: Self.label)
    #expect(run.status == 1 && run.output == "")
    #expect(run.errors.contains("“\(key)” can't vary by size class."), "\(run.errors)")
    let varied = Self.label.replacing(
      "</label>", with: #"<variation key="widthClass=compact" \#(key)="1" alpha="0.5"/></label>"#)
    guard key != "alpha" else { return }
    let back = try WorkerProgram.run(edit + ["--unset", "lb1", key, "-"], input: varied)
    #expect(back.status == 0 && !back.output.contains("\(key)=\"1\" alpha"), "\(back.errors)")
  }

  /// For a size class a whole element, which goes again with it.
  @Test func elementsVary() throws {
    let edit = ["edit", "--size-class", "wCompact-hAny"]
    let run = try WorkerProgram.run(
      edit + ["--set", "lb1", "fontDescription", "system 12", "-"], input: Self.label)
    #expect(
      run.output.contains(
        """
        <variation key="widthClass=compact">
                                <fontDescription key="fontDescription" type="system" pointSize="12"/>
                            </variation>
        """))
    let back = try WorkerProgram.run(
      edit + ["--unset", "lb1", "fontDescription", "-"], input: run.output)
    #expect(back.output == Self.label)
  }
}
