import InterfaceBuilder
import Testing

@testable import Scenes
@testable import Traits
@testable import UIKitMetrics

@Suite struct CanvasVersionTests {
  /// `toolsVersion`, the version of the plug-in, and the version that is taken for true.
  @Test(arguments: [
    ("21507", "21505", 21507), ("6254.1", "6247", 6254), ("13196", nil, 13196),
    // The marker that some projects write in place of a version.
    ("32700.99.1234", "21679", 21679), ("32700.99.1234", nil, 32700),
    // Documents without a version of their own.
    ("", "14109", 14109), ("", nil, 22000), ("new", "new", 22000),
  ])
  func canvas(tools: String, plugin: String?, expected: Int) throws {
    let dependencies = plugin.map {
      """
      <dependencies>\
      <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="\($0)"/>\
      </dependencies>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(tools)">
      \(dependencies ?? "")<objects/></document>
      """
    let document = try Document(parsing: Array(text.utf8))
    #expect(SceneSet(document).canvas == Platform(canvasOf: expected))
  }

  /// A canvas shows the iOS of its SDK. Source: reference/uikit-6-15.md, section 0.
  @Test(arguments: [
    (5056, "7"), (6154, "8"), (7706, "8"), (8076, "9"), (10117, "9"), (11019, "10"), (12121, "10"),
    (13122, "11"), (14092, "11"), (14205, "11.3"), (14306, "12"), (14750, "12"), (14810, "13"),
    (16097, "13"), (17147, "14"), (18122, "14"), (19115, "15"), (20037, "15"), (21507, "16"),
    (22505, "17"), (23504, "18"), (24127, "26"),
  ])
  func theSystemOfACanvas(tools: Int, system: String) {
    #expect(Platform(canvasOf: tools).system.description == system)
  }
}
