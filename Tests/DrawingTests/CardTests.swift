import Testing
import Traits

@testable import Drawing

/// A sheet on a phone, painted without what presents it.
@Suite struct CardPainting {
  private static let green = Color(hex: 0x00FF00)
  private static let size = Size(width: 300, height: 200)

  private func picture(cardTop: Double?) throws -> Picture {
    let statusBar = sample(
      .statusBar, Rect(x: 0, y: -60, width: 300, height: 20), id: "ninefold:statusBar"
    ) { $0.textColor = Color(white: 1) }
    let bar = sample(
      .navigationBar, Rect(x: 0, y: 0, width: 300, height: 56), id: "ninefold:navigationBar:s"
    ) { $0.barTint = Self.green }
    let root = sample(
      .view, Rect(x: 0, y: 60, width: 300, height: 140), children: [bar, statusBar]
    ) {
      $0.background = Self.green
      $0.cardTop = cardTop
    }
    return try Picture(Self.size) { ViewPainter().paint(root, screen: Self.size, on: $0) }
  }

  @Test func aCardHasRoundCornersBeforeBlack() throws {
    let card = try picture(cardTop: 60)
    let black = Color(white: 0)
    #expect(card.color(150, 180).isNear(Self.green, within: 0.02))
    // The bar at its top is cut as well.
    #expect(card.color(0, 61).isNear(black, within: 0.02))
    #expect(card.color(299, 61).isNear(black, within: 0.02))
    #expect(!card.color(150, 61).isNear(black, within: 0.5))
    // What presents it shows above, a little narrower.
    #expect(!card.color(150, 55).isNear(black, within: 0.5))
    #expect(card.color(8, 55).isNear(black, within: 0.02))
  }

  @Test func theStatusBarIsAboveTheCard() throws {
    let card = try picture(cardTop: 60)
    let isSeen = (0..<300).contains { x in
      (0..<20).contains { y in card.color(x, y).isNear(Color(white: 1), within: 0.2) }
    }
    #expect(isSeen)
  }

  @Test func othersHaveNoCard() throws {
    let plain = try picture(cardTop: nil)
    #expect(plain.color(8, 40).isNear(Color(white: 1), within: 0.02))
    #expect(!plain.color(0, 61).isNear(Color(white: 0), within: 0.5))
  }
}
