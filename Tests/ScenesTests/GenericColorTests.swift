import InterfaceBuilder
import Testing
import Traits

@testable import Scenes

/// Colours in macOS's calibrated spaces, as apps show them.
@Suite struct GenericColorTests {
  private func hex(_ attributes: String, _ document: String) throws -> String? {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \(document)>
      <objects><view id="v"><color key="c" \(attributes) alpha="1"/></view></objects></document>
      """
    let parts = try Document(parsing: Array(text.utf8)).element(id: "v")?.color("c")?.components
    return parts.map { Color($0).text }
  }

  private static func rgb(_ red: Double, _ green: Double, _ blue: Double) -> String {
    #"red="\#(red)" green="\#(green)" blue="\#(blue)" colorSpace="calibratedRGB""#
  }

  private static let matched = #"colorMatched="YES""#

  /// The rows from the second on are pixels of apps' pictures, with all digits of their documents.
  @Test(arguments: [
    (rgb(0, 0, 0), "#000000"),
    (rgb(0, 0.47843137254901963, 1), "#0091FF"),
    (rgb(0.24705882352941178, 0.28235294117647058, 0.30980392156862746), "#505A62"),
    (rgb(0.15686274509803921, 0.57647058823529407, 0.8784313725490196), "#2EA5E6"),
    (rgb(0.42745098039215684, 0.45882352941176469, 0.48627450980392156), "#80888F"),
    (rgb(0.90588235294117647, 0.29803921568627451, 0.23529411764705882), "#EE634C"),
    (#"white="0.66666666666666663" colorSpace="calibratedWhite""#, "#B8B8B8"),
    (#"white="1" colorSpace="calibratedWhite""#, "#FFFFFF"),
    (
      #"white="0.5" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#, "#808080"
    ),
    (#"red="0" green="0.5" blue="1" colorSpace="custom" customColorSpace="sRGB""#, "#0080FF"),
  ])
  func colorMatchedDocuments(attributes: String, hex: String) throws {
    #expect(try self.hex(attributes, Self.matched) == hex)
  }

  /// Up to Xcode 7 the names stand for the screen's components.
  @Test(arguments: [
    (rgb(0.9098039215686274, 0.34901960784313724, 0.32549019607843138), "#E85953"),
    (rgb(0.25490196078431371, 0.22745098039215686, 0.6), "#413A99"),
    (#"white="0.66666666666666663" colorSpace="calibratedWhite""#, "#AAAAAA"),
  ])
  func olderDocuments(attributes: String, hex: String) throws {
    #expect(try self.hex(attributes, "") == hex)
  }
}
