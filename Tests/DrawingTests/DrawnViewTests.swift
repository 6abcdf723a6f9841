import Companion
import Foundation
import Scenes
import Testing
import TextMetrics
import Traits

@testable import Drawing

@Suite struct DrawnViewCoding {
  @Test func defaultsTakeNoRoom() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = String(
      decoding: try encoder.encode(sample(.slider, Rect(x: 1, y: 2.5, width: 3, height: 4))),
      as: UTF8.self)
    let expected =
      #"{"children":[],"class":"UIView","frame":[1,2.5,3,4],"id":"v","#
      + #""look":{"kind":"slider"},"name":"v"}"#
    #expect(json == expected)
  }

  @Test func everythingComesBack() throws {
    var item = Look.Item(title: "Add", image: .init(name: "plus", isSymbol: true))
    item.place = .right
    let view = sample(.navigationBar, children: [sample(.label, id: "inner") { $0.text = "A\nB" }])
    {
      $0.bar = BarLook(items: [item])
      $0.textColor = Color(hex: 0x112233, alpha: Double(0x80) / 255)
      $0.font = Font(family: .named("Georgia"), weight: .bold, italic: true, pointSize: 17)
      $0.cell = CellLook()
      $0.cell?.separator = .init(left: 16, right: 0, color: Color(white: 1))
      $0.lineBreakMode = .middleTruncation
    }
    let back = try JSONDecoder().decode(DrawnView.self, from: JSONEncoder().encode(view))
    #expect(back == view)
  }

  @Test(arguments: [
    ("#FF0000", Color(red: 1, green: 0, blue: 0)),
    ("#00000080", Color(white: 0, alpha: Double(0x80) / 255)),
  ])
  func colorsAreHexadecimal(text: String, color: Color) throws {
    #expect(String(decoding: try JSONEncoder().encode([color]), as: UTF8.self) == "[\"\(text)\"]")
    #expect(try JSONDecoder().decode([Color].self, from: Data("[\"\(text)\"]".utf8)) == [color])
  }

  @Test(arguments: ["red", "#12345", "#GG0000", "#-12345", ""])
  func otherColorsAreRefused(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Color].self, from: Data("[\"\(text)\"]".utf8))
    }
  }
}

@Suite struct Interpolation {
  private let before = sample(
    .view, Rect(x: 0, y: 0, width: 100, height: 200), id: "root",
    children: [
      sample(.label, Rect(x: 10, y: 10, width: 20, height: 20), id: "both"),
      sample(.label, id: "leaving"),
    ])
  private let after = sample(
    .view, Rect(x: 0, y: 0, width: 200, height: 100), id: "root",
    children: [
      sample(.label, id: "coming") { $0.alpha = 0.8 },
      sample(.label, Rect(x: 30, y: 10, width: 60, height: 20), id: "both"),
    ])

  @Test func endsAreTheTreesThemselves() {
    #expect(before.interpolated(to: after, fraction: 0) == before)
    #expect(before.interpolated(to: after, fraction: 1) == after)
    #expect(before.interpolated(to: after, fraction: -3) == before)
  }

  @Test func framesMoveAndLonersFade() {
    let middle = before.interpolated(to: after, fraction: 0.25)
    #expect(middle.frame == Rect(x: 0, y: 0, width: 125, height: 175))
    #expect(middle.children.map(\.id) == ["coming", "both", "leaving"])
    #expect(middle.children[1].frame == Rect(x: 15, y: 10, width: 30, height: 20))
    #expect(middle.children[0].look.alpha == 0.2)
    #expect(middle.children[1].look.alpha == nil)
    #expect(middle.children[2].look.alpha == 0.75)
  }

  /// What is shown in the end is no part of the way there.
  @Test func whatCompletionBlocksSetComesAtTheEnd() {
    var end = after
    end.children[1].look.text = "completed"
    end.children[1].frame.x = 500
    end.beforeCompletion = [after]
    for fraction in [0, 0.25, 0.75, 0.999] {
      #expect(
        before.interpolated(to: end, fraction: fraction)
          == before.interpolated(to: after, fraction: fraction))
    }
    #expect(before.interpolated(to: end, fraction: 1) == end)
  }

  @Test func contentOfScrollViewsMovesButBarsStay() {
    let bar = sample(.navigationBar, id: "ninefold:navigationBar")
    let label = sample(.label, id: "label")
    let table = sample(.tableView, children: [label, bar]) {
      $0.contentShift = ContentOffset(x: 0, y: 64)
    }
    #expect(table.shift(of: label) == ContentOffset(x: 0, y: 64))
    #expect(table.shift(of: bar) == .zero)
  }
}

@Suite struct AnimatedViews {
  private func change(
    _ property: String, _ from: Double, _ to: Double
  ) throws -> AlongsideAnimation.Motion {
    try JSONDecoder().decode(
      AlongsideAnimation.Motion.self,
      from: Data(#"{"property": "\#(property)", "from": \#(from), "to": \#(to)}"#.utf8))
  }

  @Test func whatIsAnimatedAlongsideFollowsTheTransition() throws {
    let end = sample(.view)
    var animated = end
    animated.look.alongside = try [
      change("alpha", 0, 1), change("rotation", 90, 0), change("translationX", 0, 40),
    ]
    let middle = end.interpolated(to: animated, fraction: 0.25)
    #expect(middle.look.alpha == 0.25)
    #expect(middle.look.transform?.rotation == 67.5)
    #expect(middle.look.transform?.x == 10)
    #expect(middle.look.transform?.scale == 1)
    // What comes is animated too, and what was animated before isn't any more.
    let coming = sample(.view, id: "box").interpolated(
      to: sample(.view, id: "box", children: [animated]), fraction: 0.25)
    #expect(coming.children[0].look.transform?.x == 10)
    #expect(animated.interpolated(to: end, fraction: 0.25).look.transform == nil)
  }

  @Test func transformsAreAboutTheMiddle() throws {
    let view = sample(.view, Rect(x: 10, y: 20, width: 80, height: 40)) {
      $0.background = Color(white: 0)
      $0.transform = Look.Transform(scale: 0.5, rotation: 90, x: 5, y: 0)
    }
    #expect(try Picture(view).ink == Rect(x: 45, y: 20, width: 20, height: 40))
  }

  @Test func contentScrollsEvenly() {
    let start = sample(.scrollView) { $0.contentShift = ContentOffset(x: 0, y: 64) }
    let end = sample(.scrollView) { $0.contentShift = ContentOffset(x: -8, y: -36) }
    #expect(
      start.interpolated(to: end, fraction: 0.25).look.contentShift
        == ContentOffset(x: -2, y: 39))
  }
}

@Suite struct ScaledViews {
  @Test func aViewShrinksTowardsTheMiddleOfItsTop() throws {
    let view = sample(.view, Rect(x: 10, y: 20, width: 80, height: 40)) {
      $0.background = Color(white: 0)
      $0.scale = 0.5
    }
    #expect(try Picture(view).ink == Rect(x: 30, y: 20, width: 40, height: 20))
  }

  @Test func onTheWayItIsInBetween() {
    let small = sample(.view) { $0.scale = 0.5 }
    #expect(sample(.view).interpolated(to: small, fraction: 0.5).look.scale == 0.75)
    #expect(small.interpolated(to: small, fraction: 0.5).look.scale == 0.5)
    #expect(sample(.view).interpolated(to: sample(.view), fraction: 0.5).look.scale == nil)
  }

  /// A member without a key would be left out of messages.
  @Test func everyMemberOfALookHasAKey() {
    let members = Mirror(reflecting: Look(kind: .view)).children.compactMap(\.label)
    #expect(Set(members) == Set(Look.CodingKeys.allCases.map(\.stringValue)))
  }

  /// As above.
  @Test func everyMemberOfAViewHasAKey() {
    let view = DrawnView(id: "", className: "", name: "", frame: .zero, look: .plain)
    let members = Mirror(reflecting: view).children.compactMap(\.label).map {
      $0 == "shownLook" ? "look" : $0
    }
    let keys = DrawnView.CodingKeys.allCases.map { $0 == .className ? "className" : $0.stringValue }
    #expect(Set(members) == Set(keys))
  }

  @Test func aViewIsReadAsItWasWritten() throws {
    var view = DrawnView(
      id: "a", className: "UILabel", customClass: "Mine", line: 7, name: "A",
      frame: Rect(x: 1, y: 2, width: 3, height: 4), look: Look(kind: .label))
    view.traits = TraitCollection(displayScale: 2)
    view.setBy = TraitSetters([:])
    // It has none of what may be absent.
    view.children = [
      DrawnView(id: "b", className: "UIView", name: "B", frame: .zero, look: .plain)
    ]
    let data = try JSONEncoder().encode(view)
    #expect(try JSONDecoder().decode(DrawnView.self, from: data) == view)
    #expect(!String(decoding: data, as: UTF8.self).contains(#""kind":"view""#))
  }
}
