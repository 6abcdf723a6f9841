import Scenes
import Testing
import Traits

@testable import Drawing

/// A button of 100 × 40 with an image of 20 × 20 and a title of 30 × 18.
@Suite struct ButtonContents {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var alignment: Look.HorizontalAlignment?
    var verticalAlignment: Look.VerticalAlignment?
    var layout = ButtonLook()
    var imageSize = Size(width: 20, height: 20)
    var titleSize = Size(width: 30, height: 18)
    let image: Rect
    let title: Rect
  }

  private static func layout(_ change: (inout ButtonLook) -> Void) -> ButtonLook {
    var layout = ButtonLook()
    change(&layout)
    return layout
  }

  static let cases: [Case] = [
    Case(
      testDescription: "image and title are in the middle together",
      image: Rect(x: 25, y: 10, width: 20, height: 20),
      title: Rect(x: 45, y: 0, width: 30, height: 40)),
    Case(
      testDescription: "the image is right of the title",
      layout: layout { $0.imagePlacement = .right },
      image: Rect(x: 55, y: 10, width: 20, height: 20),
      title: Rect(x: 25, y: 0, width: 30, height: 40)),
    Case(
      testDescription: "the image is above the title",
      layout: layout {
        $0.imagePlacement = .top
        $0.imagePadding = 2
      },
      image: Rect(x: 40, y: 0, width: 20, height: 20),
      title: Rect(x: 35, y: 22, width: 30, height: 18)),
    Case(
      testDescription: "the image is below the title",
      layout: layout { $0.imagePlacement = .bottom },
      image: Rect(x: 40, y: 19, width: 20, height: 20),
      title: Rect(x: 35, y: 1, width: 30, height: 18)),
    Case(
      testDescription: "padding is between them",
      layout: layout { $0.imagePadding = 10 },
      image: Rect(x: 20, y: 10, width: 20, height: 20),
      title: Rect(x: 50, y: 0, width: 30, height: 40)),
    Case(
      testDescription: "padding needs a title",
      layout: layout { $0.imagePadding = 10 }, titleSize: .zero,
      image: Rect(x: 40, y: 10, width: 20, height: 20),
      title: Rect(x: 60, y: 0, width: 0, height: 40)),
    Case(
      testDescription: "content at the left keeps from the edge",
      alignment: .left,
      layout: layout {
        $0.contentInsets = EdgeInsets(top: 4, left: 8, bottom: 0, right: 0)
      },
      image: Rect(x: 8, y: 12, width: 20, height: 20),
      title: Rect(x: 28, y: 4, width: 30, height: 36)),
    Case(
      testDescription: "content at the bottom right",
      alignment: .right, verticalAlignment: .bottom,
      image: Rect(x: 50, y: 20, width: 20, height: 20),
      title: Rect(x: 70, y: 0, width: 30, height: 40)),
    Case(
      testDescription: "insets at one side move by half in the middle",
      layout: layout {
        $0.imageInsets = EdgeInsets(top: 0, left: 0, bottom: 6, right: 10)
        $0.titleInsets = EdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
      },
      image: Rect(x: 20, y: 7, width: 20, height: 20),
      title: Rect(x: 50, y: 0, width: 30, height: 40)),
    Case(
      testDescription: "an image is made to fit",
      layout: layout {
        $0.imageInsets = EdgeInsets(top: 15, left: 15, bottom: 15, right: 15)
      }, titleSize: .zero,
      image: Rect(x: 45, y: 15, width: 10, height: 10),
      title: Rect(x: 55, y: 0, width: 0, height: 40)),
    Case(
      testDescription: "an image alone can fill the button",
      alignment: .fill, verticalAlignment: .fill, titleSize: .zero,
      image: Rect(x: 0, y: 0, width: 100, height: 40),
      title: Rect(x: 20, y: 0, width: 0, height: 40)),
  ]

  @Test(arguments: cases)
  func contentIsPlaced(_ expected: Case) {
    var look = Look(kind: .button)
    look.alignment = expected.alignment
    look.verticalAlignment = expected.verticalAlignment
    look.button = expected.layout
    let content = ButtonContent(
      look, image: expected.imageSize, in: Rect(x: 0, y: 0, width: 100, height: 40)
    ) { width in
      Size(width: min(width, expected.titleSize.width), height: expected.titleSize.height)
    }
    #expect(content.image == expected.image)
    #expect(content.title == expected.title)
  }

  /// A configuration's image isn't made smaller for its insets.
  @Test(arguments: [(Look.Style.system, 10.0), (.custom, 10), (.plain, 20), (.filled, 20)])
  func imagesInLittleRoom(style: Look.Style, side: Double) {
    var look = Look(kind: .button)
    look.style = style
    look.button = Self.layout {
      $0.contentInsets = EdgeInsets(top: 15, left: 0, bottom: 15, right: 0)
    }
    let content = ButtonContent(
      look, image: Size(width: 20, height: 20), in: Rect(x: 0, y: 0, width: 100, height: 40)
    ) { _ in .zero }
    #expect(content.image == Rect(x: 50 - side / 2, y: 20 - side / 2, width: side, height: side))
  }

  @Test func longTitlesEndWhereTheButtonDoes() {
    var look = Look(kind: .button)
    look.button = Self.layout { $0.imagePlacement = .right }
    let content = ButtonContent(
      look, image: Size(width: 20, height: 20), in: Rect(x: 0, y: 0, width: 100, height: 40)
    ) { width in Size(width: min(width, 300), height: 18) }
    #expect(content.title == Rect(x: 0, y: 0, width: 80, height: 40))
    #expect(content.image.maxX == 100)
  }
}
