import Testing

@testable import Traits

@Suite struct DeviceNamesTests {
  let catalogue = DeviceCatalogue.builtIn

  @Test(arguments: [
    ("iPhone 15 Pro", "iPhone 15 Pro"),
    ("iphone 15 PRO max", "iPhone 15 Pro Max"),
    ("iPhone SE", "iPhone SE (3rd generation)"),
    ("iphone se (2nd generation)", "iPhone SE (2nd generation)"),
    ("iPhone SE 1st gen", "iPhone SE (1st generation)"),
    ("iPad", "iPad (A16)"),
    ("iPad Pro", "iPad Pro (13-inch) (M5)"),
    ("iPad Air", "iPad Air"),
    ("iPad Pro 12.9", "iPad Pro (12.9-inch)"),
    ("iPad Pro 12.9-inch 6th generation", "iPad Pro (12.9-inch) (6th generation)"),
    ("iPhone16,1", "iPhone 15 Pro"),
    ("retina4_7", "iPhone 8"),
    ("ipad9_7", "iPad Pro (9.7-inch)"),
    ("ipad12_9rounded", "iPad Pro (12.9-inch) (6th generation)"),
  ])
  func lookup(_ name: String, _ expected: String) {
    #expect(catalogue.device(named: name)?.name == expected)
  }

  @Test(arguments: ["", "()", "iPhone 3", "iPhone 15 Por", "retina9_9", "iPhone 1"])
  func unknownNames(_ name: String) {
    #expect(catalogue.device(named: name) == nil)
  }

  /// The first numbers of `toolsVersion` on both sides of a change, with the portrait top inset and
  /// the width of the screen. Source: safe areas measured in documents (semantics.md, section 12).
  @Test(
    arguments: [
      ("retina5_9", 13196, 44, 375), ("retina5_9", 20037, 44, 375), ("retina5_9", 22505, 50, 375),
      ("retina5_9", nil, 50, 375),
      ("retina6_1", 14490, 44, 414), ("retina6_1", 20037, 44, 414), ("retina6_1", 21507, 48, 414),
      ("retina6_1", nil, 48, 414),
      ("retina6_0", 17506, 44, 390), ("retina6_0", 19529, 44, 390), ("retina6_0", 21157, 47, 390),
      ("retina6_0", nil, 47, 390),
      ("retina6_7", 18122, 44, 428), ("retina6_7", 21507, 47, 428), ("retina6_7", nil, 47, 428),
      ("retina4_7", 11535, 20, 375), ("retina4_7", 24127, 20, 375),
      ("retina6_12", 23504, 59, 393), ("ipad12_9", 16097, 20, 1024),
      ("ipad12_9rounded", 19455, 24, 1024),
    ] as [(String, Int?, Double, Double)])
  func canvasIDs(_ id: String, _ toolsVersion: Int?, _ top: Double, _ width: Double) throws {
    let device = try #require(catalogue.device(canvasID: id, toolsVersion: toolsVersion))
    #expect(device.display.safeArea.portrait.top == top)
    #expect(device.display.statusBarHeight.portrait <= top)
    #expect(device.display.size.width == width)
  }

  @Test func aCanvasOfAnOldVersionLeavesTheDeviceItselfAlone() {
    let canvas = catalogue.device(canvasID: "retina6_1", toolsVersion: 17701)
    #expect(canvas?.name == "iPhone 11")
    #expect(canvas?.display.safeArea.landscape.left == 44)
    #expect(catalogue.device(named: "iPhone 11")?.display.safeArea.portrait.top == 48)
  }

  /// Every canvas id that the reference saw in documents.
  @Test(arguments: [
    "ipad10_5", "ipad10_9rounded", "ipad11_0rounded", "ipad12_9", "ipad12_9rounded", "ipad9_7",
    "retina3_5", "retina4_0", "retina4_7", "retina5_5", "retina5_9", "retina6_0", "retina6_1",
    "retina6_12", "retina6_3", "retina6_5", "retina6_7", "retina6_72", "retina6_9",
  ])
  func everyCanvasIDIsKnownInEveryVersion(_ id: String) {
    for version in [11535, 14113, 17701, 20037, 21507, 23727, 25094, 32700] {
      #expect(catalogue.device(canvasID: id, toolsVersion: version) != nil, "\(version)")
    }
  }

  @Test(arguments: [
    ("iPhone 15 Por", "iPhone 15 Pro"), ("retina4_8", "retina4_7"), ("iPhne X", "iPhone X"),
    ("iPad Pro 12", "iPad Pro (12.9-inch)"), ("ipad mni 4", "iPad mini 4"),
  ])
  func suggestions(_ name: String, _ expected: String) {
    #expect(catalogue.suggestions(for: name).contains(expected))
    #expect(catalogue.suggestions(for: name).count <= 3)
  }

  @Test(arguments: ["", "Nokia 3310", "zzzzzzzzzz"])
  func nothingToSuggest(_ name: String) {
    #expect(catalogue.suggestions(for: name).isEmpty)
  }
}
