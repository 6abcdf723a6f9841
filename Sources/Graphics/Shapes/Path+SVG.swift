import Traits

extension Path {
  /// An outline as SVG writes it. Source: SVG 2, chapter 9.3, whose commands are all read but T, t, Q and q,
  /// which neither icons nor Cairo's pictures have.
  /// - Returns: nil where the text isn't such an outline.
  package init?(svg text: String) {
    self.init()
    var reader = Reader(text)
    while let command = reader.command() {
      guard read(command, &reader) else { return nil }
    }
    guard reader.isAtEnd else { return nil }
  }

  /// Adds the segments of a command and of what is written behind it, as often as there is more.
  private mutating func read(_ command: UInt8, _ reader: inout Reader) -> Bool {
    let isRelative = command >= UInt8(ascii: "a")
    // The first command of an outline may be relative; it then begins at 0.
    var command = isRelative ? command - 0x20 : command
    guard command != UInt8(ascii: "Z") else {
      close()
      reader.current = reader.start
      reader.control = nil
      return true
    }
    repeat {
      let origin = isRelative ? reader.current : Point(0, 0)
      func place(_ x: Double, _ y: Double) -> Point { Point(origin.x + x, origin.y + y) }
      var control: Point?
      switch command {
      case UInt8(ascii: "M"):
        guard let p = reader.numbers(2) else { return false }
        reader.current = place(p[0], p[1])
        reader.start = reader.current
        move(reader.current.x, reader.current.y)
        // What follows are lines.
        command = UInt8(ascii: "L")
      case UInt8(ascii: "L"):
        guard let p = reader.numbers(2) else { return false }
        lineTo(place(p[0], p[1]), &reader)
      case UInt8(ascii: "H"):
        guard let p = reader.numbers(1) else { return false }
        lineTo(Point(origin.x + p[0], reader.current.y), &reader)
      case UInt8(ascii: "V"):
        guard let p = reader.numbers(1) else { return false }
        lineTo(Point(reader.current.x, origin.y + p[0]), &reader)
      case UInt8(ascii: "C"):
        guard let p = reader.numbers(6) else { return false }
        let second = place(p[2], p[3])
        curve(place(p[0], p[1]), second, place(p[4], p[5]))
        reader.current = place(p[4], p[5])
        control = second
      case UInt8(ascii: "S"):
        guard let p = reader.numbers(4) else { return false }
        let current = reader.current
        let last = reader.control ?? current
        let second = place(p[0], p[1])
        curve(Point(2 * current.x - last.x, 2 * current.y - last.y), second, place(p[2], p[3]))
        reader.current = place(p[2], p[3])
        control = second
      case UInt8(ascii: "A"):
        guard let p = reader.numbers(3), let isLarge = reader.flag(),
          let isClockwise = reader.flag(),
          let e = reader.numbers(2)
        else { return false }
        let arc = EllipticalArc(
          from: reader.current, to: place(e[0], e[1]), radii: (p[0], p[1]),
          rotation: p[2] * .pi / 180, isLarge: isLarge, isClockwise: isClockwise)
        for (a, b, end) in arc.curves { curve(a, b, end) }
        reader.current = place(e[0], e[1])
      default: return false
      }
      reader.control = control
    } while reader.hasNumber
    return true
  }

  private mutating func lineTo(_ point: Point, _ reader: inout Reader) {
    line(point.x, point.y)
    reader.current = point
  }

  private struct Reader {
    private let text: [UInt8]
    private var position = 0
    /// Where the pen is, where its outline began, and the last curve's second control point.
    var current = Point(0, 0)
    var start = Point(0, 0)
    var control: Point?

    init(_ text: String) { self.text = Array(text.utf8) }

    private mutating func skipBlanks() {
      while position < text.count, text[position] <= 0x20 || text[position] == UInt8(ascii: ",") {
        position += 1
      }
    }

    var isAtEnd: Bool { position == text.count }

    mutating func command() -> UInt8? {
      skipBlanks()
      guard position < text.count, text[position] > UInt8(ascii: "9") else { return nil }
      defer { position += 1 }
      return text[position]
    }

    /// Whether what comes next is no command.
    var hasNumber: Bool {
      mutating get {
        skipBlanks()
        return position < text.count && text[position] <= UInt8(ascii: "9")
      }
    }

    mutating func numbers(_ count: Int) -> [Double]? {
      var numbers: [Double] = []
      for _ in 0..<count {
        guard let number = number() else { return nil }
        numbers.append(number)
      }
      return numbers
    }

    /// Numbers touch where a sign or a second point begins the next one: `1.5.5-2`.
    private mutating func number() -> Double? {
      skipBlanks()
      let begin = position
      var (hasPoint, hasExponent) = (false, false)
      scanning: while position < text.count {
        switch text[position] {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): break
        case UInt8(ascii: "-"), UInt8(ascii: "+"):
          let isFirst = position == begin || text[position - 1] | 0x20 == UInt8(ascii: "e")
          if !isFirst { break scanning }
        case UInt8(ascii: ".") where !hasPoint && !hasExponent: hasPoint = true
        case UInt8(ascii: "e"), UInt8(ascii: "E"):
          if hasExponent { break scanning }
          hasExponent = true
        default: break scanning
        }
        position += 1
      }
      return ShapeElement.number(String(decoding: text[begin..<position], as: UTF8.self)[...])
    }

    /// Flags are single digits that may touch what follows.
    mutating func flag() -> Bool? {
      skipBlanks()
      guard position < text.count else { return nil }
      defer { position += 1 }
      switch text[position] {
      case UInt8(ascii: "0"): return false
      case UInt8(ascii: "1"): return true
      default: return nil
      }
    }
  }
}

/// A part of an ellipse between two points. Source: SVG 2, appendix B.2.
private struct EllipticalArc {
  /// Each with two control points and its end.
  let curves: [(Point, Point, Point)]

  init(
    from start: Point, to end: Point, radii: (x: Double, y: Double), rotation: Double,
    isLarge: Bool,
    isClockwise: Bool
  ) {
    var (rx, ry) = (abs(radii.x), abs(radii.y))
    guard rx > 0, ry > 0, start != end else {
      curves = start == end ? [] : [(start, end, end)]
      return
    }
    let (cosine, sine) = (Angle.cosine(rotation), Angle.sine(rotation))
    let (dx, dy) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
    let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
    // Radii that don't reach are as long as they have to be.
    let lack = x * x / (rx * rx) + y * y / (ry * ry)
    if lack > 1 {
      rx *= lack.squareRoot()
      ry *= lack.squareRoot()
    }
    let (ax, ay) = (rx * rx, ry * ry)
    let share = max(0, (ax * ay - ax * y * y - ay * x * x) / (ax * y * y + ay * x * x))
    let factor = share.squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
    let center = Point(
      cosine * cx - sine * cy + (start.x + end.x) / 2,
      sine * cx + cosine * cy + (start.y + end.y) / 2)
    let first = Angle.of(x: (x - cx) / rx, y: (y - cy) / ry)
    var sweep = Angle.of(x: (-x - cx) / rx, y: (-y - cy) / ry) - first
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }

    func place(_ x: Double, _ y: Double) -> Point {
      Point(
        center.x + cosine * rx * x - sine * ry * y, center.y + sine * rx * x + cosine * ry * y)
    }
    // A curve for each quarter is within a four-thousandth of it.
    let count = max(1, (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
    let step = sweep / count
    let reach = 4.0 / 3 * Angle.sine(step / 4) / Angle.cosine(step / 4)
    curves = (0..<Int(count)).map { index in
      let (a, b) = (first + Double(index) * step, first + Double(index + 1) * step)
      let (ca, sa, cb, sb) = (Angle.cosine(a), Angle.sine(a), Angle.cosine(b), Angle.sine(b))
      return (
        place(ca - reach * sa, sa + reach * ca), place(cb + reach * sb, sb - reach * cb),
        place(cb, sb)
      )
    }
  }
}
