import Drawing
import Scenes
import Testing
import TextMetrics
import Traits
import WorkerProtocol

@testable import PreviewerInspector

/// What values are chosen from.
struct ValueChoiceTests {
  private let project = AssetsResult(
    colors: [
      AssetsResult.ColorEntry(
        name: "Brand", light: Color(hex: 0xFF0000), dark: Color(hex: 0x0000FF))
    ], images: [AssetsResult.ImageEntry(name: "Anchor", path: "/a.png", isSymbol: nil)],
    fonts: [
      AssetsResult.FontEntry(
        face: FontFace(
          path: "/f.ttf", index: 0, modified: 0, name: "Own-Bold", ascender: 1, descender: 0.2,
          gap: 0), family: "Own", style: "Bold")
    ])

  /// The project's come first, then iOS's, each in light and in dark appearance.
  @Test func colors() throws {
    let choices = ValueChoice.colors(project)
    #expect(choices.prefix(2).map(\.value) == ["", "Brand"])
    #expect(choices[1].preview == .color(light: Color(hex: 0xFF0000), dark: Color(hex: 0x0000FF)))
    let label = try #require(choices.first { $0.value == "labelColor" })
    #expect(label.title == "Label")
    #expect(label.preview == .color(light: Color(white: 0), dark: Color(white: 1)))
    #expect(choices.count { $0.section == "iOS’s Colors" } > 30)
    #expect(Set(choices.map(\.value)).count == choices.count)
  }

  @Test func aColorIsShownByWhateverNameItHas() {
    let red = Color(hex: 0xFF0000)
    #expect(ValueChoice.color("#FF0000", nil) == .color(light: red, dark: red))
    #expect(ValueChoice.color("Brand", nil) == nil)
    #expect(ValueChoice.color("Brand", project)?.isColor == true)
    #expect(ValueChoice.color("systemRedColor", nil)?.isColor == true)
  }

  @Test func images() throws {
    let choices = ValueChoice.images(project)
    #expect(choices.prefix(2).map(\.value) == ["", "Anchor"])
    #expect(choices.contains { $0.value == "star.fill" })
    #expect(choices.count > 1_000)
    // A project's own comes before a symbol of its name.
    #expect(
      ValueChoice.image("Anchor", project) == .image(Look.Image(name: "Anchor", path: "/a.png")))
    #expect(
      ValueChoice.image("star", project) == .image(Look.Image(name: "star", isSymbol: true)))
    #expect(ValueChoice.image("", project) == .nothing)
  }

  @Test func fonts() throws {
    let choices = ValueChoice.fonts(project)
    #expect(choices.prefix(2).map(\.value) == ["", "Own-Bold"])
    #expect(choices[1].title == "Own Bold")
    let body = try #require(choices.first { $0.value == "UICTFontTextStyleBody" })
    #expect(body.title == "Body · 17")
    #expect(choices.contains { $0.value == "system-semibold" })
  }

  @Test(arguments: [("lab sec", true), ("SECONDARY", true), ("third", false), ("", true)])
  func everyWordIsLookedFor(_ text: String, _ isFound: Bool) {
    let choice = ValueChoice(value: "secondaryLabelColor", title: "Secondary Label")
    #expect(choice.matches(text) == isFound)
  }
}

extension ValueChoice.Preview {
  fileprivate var isColor: Bool {
    if case .color = self { true } else { false }
  }
}
