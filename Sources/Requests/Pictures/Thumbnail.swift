import Drawing
import Graphics
import Traits

/// Small pictures of scenes in a square, as a file manager shows a document.
///
/// The first scene is as large as it can be. Others stand beside a narrow one, or below a wide one, as
/// far as they don't make it smaller: two phones, four cells, one pad.
struct Thumbnail: Sendable {
  let pictures: [ScenePicture]
  /// The square's, in pixels.
  private let side: Double

  /// - Parameters:
  ///   - pictures: At least one; those after ``mostPictures(beside:)`` are left out.
  ///   - side: The square's, in pixels.
  init?(_ pictures: [ScenePicture], side: Int) {
    guard let first = pictures.first else { return nil }
    self.pictures = Array(pictures.prefix(Self.mostPictures(beside: first.size)))
    self.side = Double(side)
  }

  /// How many scenes are shown where the first has this size.
  static func mostPictures(beside size: Size) -> Int {
    let (longer, shorter) = (max(size.width, size.height), min(size.width, size.height))
    guard shorter > 0 else { return 1 }
    // Two phones in their frames are a little wider than one is high, and there is a gap.
    return max(1, Int(min(4, longer * 1.15 / shorter)))
  }

  /// Share of the side between two pictures.
  private static let gapShare = 0.03
  /// Pixels to the point. Cells and other small views don't become larger than on a screen.
  private static let largestScale = 2.0

  private var gap: Double { side * Self.gapShare }
  private var isRow: Bool { pictures[0].size.width <= pictures[0].size.height }

  /// That of the first picture, in pixels to the point.
  private var scale: Double {
    let size = pictures[0].size
    let count = Double(pictures.count)
    let along = (side - gap * (count - 1)) / count
    let (width, height) = isRow ? (along, side) : (side, along)
    return min(Self.largestScale, width / max(size.width, 1), height / max(size.height, 1))
  }

  /// The size of the room for each picture, in pixels.
  private var box: Size {
    let size = pictures[0].size
    return Size(width: max(1, size.width * scale), height: max(1, size.height * scale))
  }

  /// Whole pixels.
  var size: Size {
    let count = Double(pictures.count)
    let gaps = gap * (count - 1)
    let (width, height) =
      isRow
      ? (box.width * count + gaps, box.height) : (box.width, box.height * count + gaps)
    // A unit in the last place would make one more pixel of it.
    return Size(
      width: min(side, (width - 1e-6).rounded(.up)), height: min(side, (height - 1e-6).rounded(.up))
    )
  }

  func paint(with painter: ViewPainter, on canvas: Canvas) {
    let box = box
    for (index, picture) in pictures.enumerated() {
      let scale = min(
        scale, box.width / max(picture.size.width, 1), box.height / max(picture.size.height, 1))
      let (width, height) = (picture.size.width * scale, picture.size.height * scale)
      let step = Double(index) * ((isRow ? box.width : box.height) + gap)
      let x = (isRow ? step : 0) + (box.width - width) / 2
      let y = (isRow ? 0 : step) + (box.height - height) / 2
      canvas.saved {
        canvas.translate(x, y)
        canvas.scale(scale, scale)
        picture.paint(with: painter, on: canvas)
      }
      // White views are to be seen on white.
      guard picture.device == nil, width > 2, height > 2 else { continue }
      canvas.stroke(
        Path(Rect(x: x + 0.5, y: y + 0.5, width: width - 1, height: height - 1)),
        Color(white: 0, alpha: 0.25), width: 1)
    }
  }
}
