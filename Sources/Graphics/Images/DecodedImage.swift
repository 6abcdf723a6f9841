import Traits

/// An image as the process that decodes answers with it.
package enum DecodedImage: Sendable {
  /// Rows from the top, four bytes to a pixel as Cairo has them: colours multiplied with the opacity.
  /// - Parameter pointSize: nil where a pixel can be any size.
  case pixels(width: Int, height: Int, pointSize: Size?, bytes: [UInt8])
  /// A drawing, in the SVG that Cairo writes.
  /// - Parameter scale: Units of the drawing to the point.
  case shapes(size: Size, scale: Double, svg: [UInt8])
  case problem(ImageProblem)

  /// Pixels. No screen has as many across.
  package static let longestSide = 4096
  /// Bytes of a drawing's SVG. What is longer is drawn on pixels: it would take longer with each picture.
  package static let longestDrawing = 2 << 20
}

/// What precedes an answer's bytes: everything about it that is a number.
///
/// Whoever answers may have been taken over by an image, so nothing here is believed before it is checked.
package struct DecodedImageHeader {
  private enum Kind: UInt64 {
    case pixels, shapes, problem
  }

  private var kind: UInt64
  /// Pixels.
  private var (width, height): (UInt64, UInt64) = (0, 0)
  /// Points; zero where there is none.
  private var size = Size.zero
  private var scale = 0.0
  private var problem: UInt64 = 0
  /// Of the bytes that follow.
  private var count: UInt64 = 0

  /// Eight numbers of eight bytes, the least significant first.
  package static let byteCount = 8 * 8

  package init(_ image: DecodedImage) {
    switch image {
    case .pixels(let width, let height, let size, let bytes):
      kind = Kind.pixels.rawValue
      (self.width, self.height) = (UInt64(width), UInt64(height))
      self.size = size ?? .zero
      count = UInt64(bytes.count)
    case .shapes(let size, let scale, let svg):
      kind = Kind.shapes.rawValue
      (self.size, self.scale) = (size, scale)
      count = UInt64(svg.count)
    case .problem(let problem):
      kind = Kind.problem.rawValue
      self.problem = UInt64(ImageProblem.answers.firstIndex(of: problem) ?? 0)
    }
  }

  package var bytes: [UInt8] {
    let fields = [
      kind, width, height, size.width.bitPattern, size.height.bitPattern, scale.bitPattern,
      problem, count,
    ]
    return fields.flatMap { field in
      (0..<8).map { UInt8(truncatingIfNeeded: field >> ($0 * 8)) }
    }
  }

  package init(bytes: [UInt8]) {
    let fields = (0..<8).map { field in
      bytes[(field * 8)..<(field * 8 + 8)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    (kind, width, height) = (fields[0], fields[1], fields[2])
    size = Size(width: Double(bitPattern: fields[3]), height: Double(bitPattern: fields[4]))
    scale = Double(bitPattern: fields[5])
    (problem, count) = (fields[6], fields[7])
  }

  /// How many bytes follow; nil where the answer makes no sense.
  package var payloadCount: Int? {
    let sides = 1...UInt64(DecodedImage.longestSide)
    let isRight =
      switch Kind(rawValue: kind) {
      case .pixels:
        sides.contains(width) && sides.contains(height) && count == width * height * 4
          && (size == .zero || isPossible(size))
      case .shapes:
        count <= UInt64(DecodedImage.longestDrawing) && isPossible(size)
          && (0.001...1_000).contains(scale)
      case .problem: count == 0 && problem < UInt64(ImageProblem.answers.count)
      case nil: false
      }
    return isRight ? Int(count) : nil
  }

  private func isPossible(_ size: Size) -> Bool {
    let sides = 0.001...Double(DecodedImage.longestSide)
    return sides.contains(size.width) && sides.contains(size.height)
  }

  /// - Parameter payload: as many bytes as ``payloadCount`` says.
  package func image(_ payload: [UInt8]) -> DecodedImage {
    switch Kind(rawValue: kind) {
    case .pixels:
      .pixels(
        width: Int(width), height: Int(height), pointSize: size == .zero ? nil : size,
        bytes: payload)
    case .shapes: .shapes(size: size, scale: scale, svg: payload)
    case .problem, nil: .problem(ImageProblem.answers[Int(problem)])
    }
  }
}
