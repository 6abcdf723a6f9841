import Scenes
import Testing
import TextMetrics

@testable import Drawing
@testable import Graphics

/// The drawings in a custom symbol's template.
@Suite struct SymbolDesignTests {
  @Test(arguments: [
    (
      FontWeight.regular, SymbolConfiguration.Scale.medium, ["Regular-M", "Regular-S", "Regular-L"]
    ),
    (.black, .large, ["Black-L", "Black-M", "Black-S", "Heavy-L"]),
    (.ultraLight, .small, ["Ultralight-S", "Ultralight-M", "Ultralight-L", "Thin-S"]),
    (.semibold, .medium, ["Semibold-M", "Semibold-S", "Semibold-L", "Medium-M"]),
  ])
  func theNearestComeFirst(
    weight: FontWeight, scale: SymbolConfiguration.Scale, names: [String]
  ) {
    let all = SymbolDesign(weight: weight, scale: scale).names
    #expect(Array(all.prefix(names.count)) == names)
    #expect(Set(all).count == 27)
  }

  @Test func designsAndSidesAreOneNumber() {
    for weight in FontWeight.allCases {
      for scale in SymbolConfiguration.Scale.allCases {
        for layer in [nil] + SymbolDesign.Layer.allCases.map({ Optional($0) }) {
          let design = SymbolDesign(weight: weight, scale: scale, layer: layer)
          let question = DecodingQuestion(design: design, longestSide: 4096)
          let read = DecodingQuestion(number: question.number)
          #expect(read.design == design && read.longestSide == 4096)
        }
      }
    }
    #expect(DecodingQuestion(number: 0).design == nil)
    #expect(DecodingQuestion(number: 0).longestSide == 1)
    #expect(DecodingQuestion(number: UInt32.max).design == nil)
    #expect(DecodingQuestion(number: UInt32.max).longestSide == DecodedImage.longestSide)
  }
}
