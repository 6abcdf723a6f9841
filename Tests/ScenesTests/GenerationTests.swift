import InterfaceBuilder
import Testing

@testable import Scenes

@Suite struct GenerationTests {
  /// `toolsVersion`, the version of the plug-in, and the version that is taken for true.
  @Test(arguments: [
    ("21507", "21505", 21507), ("6254.1", "6247", 6254), ("13196", nil, 13196),
    // The marker that some projects write in place of a version.
    ("32700.99.1234", "21679", 21679), ("32700.99.1234", nil, 32700),
    // Documents without a version of their own.
    ("", "14109", 14109), ("", nil, 22000), ("new", "new", 22000),
  ])
  func generation(tools: String, plugin: String?, expected: Int) throws {
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
    #expect(Generation(of: document).toolsVersion == expected)
  }

  @Test func generationsAreInTheOrderOfTheXcodes() {
    let generations: [Generation] = [
      .xcode7, .xcode8, .xcode9, .xcode10, .xcode11, .xcode12, .xcode13, .xcode14, .xcode14point3,
      .xcode15, .xcode16,
    ]
    #expect(zip(generations, generations.dropFirst()).allSatisfy { $0 < $1 })
  }
}
