import Foundation
import Testing

@testable import TextMetrics

/// The table in Resources and the Swift source are written by one script, and must stay alike.
@Suite struct FittedMetricsTests {
  private struct Table: Decodable {
    struct Kerning: Decodable {
      var left: [UInt8]
      var right: [UInt8]
      var values: [Int16]
    }
    struct Pairs: Decodable {
      var starts: [Int16]
      var rights: [UInt8]
      var values: [Int16]
    }
    var provenance: [String]
    var unitsPerEm: Double
    var ranges: [[UInt32]]
    var trackingSizes: [Int16]
    var tracking: [String: [Int16]]
    var faces: [String: [Int16]]
    var systemKerning: Kerning
    var helveticaKerning: Kerning
    var systemPairs: Pairs
  }

  private func table() throws -> Table {
    let project = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = project.appending(path: "Resources/TextMetrics/metrics.json")
    return try JSONDecoder().decode(Table.self, from: Data(contentsOf: file))
  }

  @Test func sourceAndResourceAgree() throws {
    let table = try table()
    #expect(!table.provenance.isEmpty)
    #expect(table.unitsPerEm == FittedMetrics.unitsPerEm)
    #expect(table.trackingSizes == FittedMetrics.trackingSizes)
    let rows = ["iOS 9", "iOS 11", "iOS 13", "iOS 14", "iOS 8"]
    #expect(rows.flatMap { table.tracking[$0] ?? [] } == FittedMetrics.tracking)
    #expect(table.ranges == FittedMetrics.ranges.map { [$0.first, $0.last] })
    #expect(Set(table.faces.keys) == Set(FittedMetrics.faces))
    for (index, name) in FittedMetrics.faces.enumerated() {
      let start = index * FittedMetrics.glyphCount
      let slice = FittedMetrics.advances[start..<(start + FittedMetrics.glyphCount)]
      #expect(table.faces[name] == Array(slice), "\(name)")
    }
    #expect(table.systemKerning.left == FittedMetrics.systemKerningLeft)
    #expect(table.systemKerning.right == FittedMetrics.systemKerningRight)
    #expect(table.systemKerning.values == FittedMetrics.systemKerningValues)
    #expect(table.systemPairs.starts == FittedMetrics.systemPairStarts)
    #expect(table.systemPairs.rights == FittedMetrics.systemPairRights)
    #expect(table.systemPairs.values == FittedMetrics.systemPairValues)
    #expect(table.helveticaKerning.left == FittedMetrics.helveticaKerningLeft)
    #expect(table.helveticaKerning.right == FittedMetrics.helveticaKerningRight)
    #expect(table.helveticaKerning.values == FittedMetrics.helveticaKerningValues)
  }

  @Test func groupsStartAtTheirFirstFace() {
    for (group, name) in [
      (FittedMetrics.Group.text, "text ultraLight"), (.display, "display ultraLight"),
      (.neue, "neue ultraLight"), (.helvetica, "helvetica regular"),
      (.times, "times regular"), (.courier, "courier"),
    ] {
      #expect(FittedMetrics.faces[group.rawValue] == name)
    }
  }

  @Test func everyPrintableCharacterOfLatin1HasAnAdvance() {
    for face in FittedMetrics.faces.indices {
      for glyph in 0..<95 {
        #expect(FittedMetrics.advances[face * FittedMetrics.glyphCount + glyph] > 100)
      }
    }
  }
}
