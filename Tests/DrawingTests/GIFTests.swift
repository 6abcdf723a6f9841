import GIF
import Testing
import Traits

@testable import Drawing
@testable import Graphics

/// GIFs as another program reads them.
@Suite struct GIFTests {
  private static let (width, height) = (64, 48)

  /// - Parameters:
  ///   - factor: How many times as wide and high as usual.
  ///   - color: Red, green and blue of a pixel.
  private static func pixels(
    times factor: Int = 1, _ color: (_ x: Int, _ y: Int) -> UInt32
  ) -> [UInt8] {
    (0..<(factor * height)).flatMap { y in
      (0..<(factor * width)).flatMap { x in
        let color = color(x, y)
        return [0, 8, 16].map { UInt8(truncatingIfNeeded: color >> $0) } + [255]
      }
    }
  }

  private static func read(_ pictures: [[UInt8]], times factor: Int = 1) throws -> GIFReader {
    var animation = GIFAnimation(width: factor * width, height: factor * height)
    for picture in pictures { animation.add(picture, for: 4) }
    return try GIFReader(animation.finished())
  }

  /// From one colour to as many as there is room for, in orders that fill the table of codes and empty it: of
  /// 17 colours and more, the noise in so large a picture does once at least.
  @Test(arguments: [1, 2, 3, 4, 17, 128, 255])
  func fewColorsStayAsTheyAre(count: Int) throws {
    var state: UInt32 = 1
    let noise = Self.pixels(times: 2) { _, _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return (state >> 16) % UInt32(count) * 0x01_0101
    }
    let stripes = Self.pixels(times: 2) { x, y in UInt32((x / 5 + y) % count) * 0x01_0101 }
    let reader = try Self.read([noise, stripes], times: 2)
    #expect(reader.pictures == (noise == stripes ? [noise] : [noise, stripes]))
  }

  @Test func manyColorsAreNearToWhatTheyWere() throws {
    let colors = Self.pixels { x, y in
      y < 24 ? 0xFFFFFF : UInt32(x * 4) << 16 | UInt32(y * 5) << 8 | UInt32(x + y)
    }
    let shown = try #require(try Self.read([colors]).pictures.first)
    let difference = zip(colors, shown).map { abs(Int($0) - Int($1)) }
    #expect(difference.max() ?? 0 <= 16)
    // What there is much of stays exactly as it is: white is white.
    #expect(shown.prefix(Self.width * 24 * 4).allSatisfy { $0 == 255 })
  }

  @Test func onlyWhatChangesIsWritten() throws {
    let plain = Self.pixels { _, _ in 0x112233 }
    let dotted = Self.pixels { x, y in
      x == 10 && y == 20 || x == 12 && y == 23 ? 0xFF0000 : 0x112233
    }
    let reader = try Self.read([plain, plain, dotted, plain])
    #expect(reader.pictures == [plain, dotted, plain])
    // The second picture is only time.
    #expect(reader.times == [8, 4, 4])
    #expect(
      reader.parts.map { [$0.x, $0.y, $0.width, $0.height] }.suffix(2) == [
        [10, 20, 3, 4], [10, 20, 3, 4],
      ])
    #expect(reader.isEndless)
  }

  @Test func statesRestAndAreLedToOneAnother() throws {
    func state(_ frame: Rect, _ kind: InterfaceTransition.Kind) -> PictureSequence.State {
      let size = Size(width: 40, height: 20)
      var box = sample(.view, frame) { $0.background = Color(hex: 0xFF0000) }
      box.id = "box"
      var root = sample(.view, Rect(x: 0, y: 0, width: 40, height: 20)) {
        $0.background = Color(hex: 0xFFFFFF)
      }
      root.children = [box]
      return PictureSequence.State(
        picture: ScenePicture(root: root, canvasSize: size),
        transition: InterfaceTransition(kind: kind))
    }
    let sequence = PictureSequence([
      state(Rect(x: 0, y: 0, width: 10, height: 10), .plain),
      state(Rect(x: 30, y: 10, width: 10, height: 10), .plain),
    ])
    let reader = try GIFReader(try sequence.gif(scale: 2, ViewPainter()) { false })
    #expect((reader.width, reader.height) == (80, 40))
    // 0.35 seconds of 25 moments each, and what they lead from and to.
    #expect(reader.times == [100] + [Int](repeating: 4, count: 8) + [200])
    // It slows down.
    let lefts = reader.pictures.compactMap { picture in
      (0..<80).first { x in (0..<40).contains { y in picture[(y * 80 + x) * 4 + 1] < 128 } }
    }
    #expect(lefts.first == 0 && lefts.last == 60)
    #expect(lefts == lefts.sorted() && lefts[1] - lefts[0] > lefts[8] - lefts[7])
    #expect(throws: DrawingError.self) { try sequence.gif(scale: 1, ViewPainter()) { true } }
  }
}

/// Reads what a viewer of GIFs does, slowly.
struct GIFReader {
  struct Fault: Error {}

  private(set) var width = 0
  private(set) var height = 0
  private(set) var isEndless = false
  /// Hundredths of a second.
  private(set) var times: [Int] = []
  private(set) var parts: [(x: Int, y: Int, width: Int, height: Int)] = []
  /// Blue, green, red and opacity of all pixels, after each picture.
  private(set) var pictures: [[UInt8]] = []

  init(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    func take(_ count: Int) throws -> [UInt8] {
      guard rest.count >= count else { throw Fault() }
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
    func number() throws -> Int {
      let bytes = try take(2)
      return Int(bytes[0]) | Int(bytes[1]) << 8
    }
    func blocks() throws -> [UInt8] {
      var all: [UInt8] = []
      while case let count = Int(try take(1)[0]), count > 0 { all += try take(count) }
      return all
    }
    guard try take(6) == Array("GIF89a".utf8) else { throw Fault() }
    (width, height) = (try number(), try number())
    guard try take(3)[0] & 0x80 == 0 else { throw Fault() }
    var screen = [UInt8](repeating: 0, count: width * height * 4)
    var clear: UInt8?
    while true {
      switch try take(1)[0] {
      case 0x3B:
        guard rest.isEmpty else { throw Fault() }
        return
      case 0x21:
        let kind = try take(1)[0]
        let content = try blocks()
        if kind == 0xFF {
          isEndless = content == Array("NETSCAPE2.0".utf8) + [1, 0, 0]
        } else {
          clear = content[0] & 1 == 1 ? content[3] : nil
          times.append(Int(content[1]) | Int(content[2]) << 8)
        }
      case 0x2C:
        let part = (
          x: try number(), y: try number(), width: try number(), height: try number()
        )
        parts.append(part)
        let colors = try take(3 << (Int(try take(1)[0] & 7) + 1))
        let bits = Int(try take(1)[0])
        let indices = try Self.expand(try blocks(), bits)
        guard indices.count == part.width * part.height else { throw Fault() }
        for (place, index) in indices.enumerated() where index != clear {
          let pixel = ((part.y + place / part.width) * width + part.x + place % part.width) * 4
          for component in 0..<3 {
            screen[pixel + component] = colors[Int(index) * 3 + 2 - component]
          }
          screen[pixel + 3] = 255
        }
        pictures.append(screen)
      default: throw Fault()
      }
    }
  }

  private static func expand(_ bytes: [UInt8], _ bits: Int) throws -> [UInt8] {
    let (clear, end) = (1 << bits, (1 << bits) + 1)
    var codes: [[UInt8]] = []
    var (width, last) = (bits + 1, [UInt8]())
    var output: [UInt8] = []
    var position = 0
    while position + width <= bytes.count * 8 {
      var code = 0
      for bit in 0..<width where bytes[(position + bit) / 8] >> ((position + bit) % 8) & 1 == 1 {
        code |= 1 << bit
      }
      position += width
      if code == clear {
        codes = (0..<clear).map { [UInt8($0)] } + [[], []]
        (width, last) = (bits + 1, [])
        continue
      }
      if code == end { return output }
      guard code < codes.count || (code == codes.count && !last.isEmpty) else { throw Fault() }
      let entry = code < codes.count ? codes[code] : last + [last[0]]
      if !last.isEmpty, codes.count < 4096 { codes.append(last + [entry[0]]) }
      if codes.count == 1 << width, width < 12 { width += 1 }
      output += entry
      last = entry
    }
    throw Fault()
  }
}
