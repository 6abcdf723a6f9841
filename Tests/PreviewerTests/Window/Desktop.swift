import Foundation

/// The display that the tests of the window run on, through the programs that drive and read it.
/// `meson-helpers/test` starts one for them.
enum Desktop {
  /// Without a display, xdotool, ImageMagick and what Python reads accessible trees with there is nothing to drive
  /// the window with.
  static let isThere: Bool =
    ProcessInfo.processInfo.environment["DISPLAY"] != nil
    && ["xdotool", "convert"].allSatisfy { (try? run("which", [$0])) != nil }
    && (try? run("/usr/bin/python3", ["-c", "from gi.repository import Atspi"])) != nil

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// What a program writes to standard output.
  @discardableResult
  static func run(_ program: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    // `waitUntilExit` wants a run loop, which the threads of tests have none of.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    end.wait()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(program) \(arguments) failed")
    }
    return data
  }

  /// Presses and releases keys, in xdotool's words: "ctrl+Right".
  static func press(_ keys: String...) throws {
    for key in keys {
      try run("xdotool", ["key", "--clearmodifiers", key])
      Thread.sleep(forTimeInterval: 0.1)
    }
  }

  static func type(_ text: String) throws {
    try run("xdotool", ["type", text])
  }

  /// Moves the pointer, which without a window manager takes the keyboard with it, and clicks.
  static func click(_ x: Int, _ y: Int, button: Int = 1) throws {
    try run("xdotool", movement(to: x, y) + ["click", "\(button)"])
  }

  /// Clicks on the middle of what is shown.
  /// - Parameter modifier: A key that is held meanwhile.
  static func click(_ node: RunningPreviewer.Node, with modifier: String? = nil) throws {
    if let modifier { try run("xdotool", ["keydown", modifier]) }
    try click(node.x + node.width / 2, node.y + node.height / 2)
    if let modifier { try run("xdotool", ["keyup", modifier]) }
  }

  /// Drags in steps, as a hand does.
  static func drag(
    from start: (x: Int, y: Int), by way: (x: Int, y: Int), button: Int = 1
  ) throws {
    try movePointer(start.x, start.y)
    try run("xdotool", ["mousedown", "\(button)"])
    for step in 1...4 {
      try movePointer(start.x + way.x * step / 4, start.y + way.y * step / 4)
      Thread.sleep(forTimeInterval: 0.1)
    }
    try run("xdotool", ["mouseup", "\(button)"])
  }

  /// Turns the wheel where the pointer is.
  static func scrollDown(clicks: Int) throws {
    try run("xdotool", ["click", "--repeat", "\(clicks)", "--delay", "30", "5"])
  }

  static func movePointer(_ x: Int, _ y: Int) throws {
    try run("xdotool", movement(to: x, y))
  }

  /// In xdotool's words, a move that arrives from the pixel beside, as no hand is quite still. When a menu closes
  /// below a pointer that rests, GTK learns only after its next layout what is there, and drops a click before.
  private static func movement(to x: Int, _ y: Int) -> [String] {
    ["mousemove", "\(x + 1)", "\(y)", "mousemove", "\(x)", "\(y)"]
  }

  static func screenshot() throws -> Screenshot {
    let answer = try Looker.ask("screen")
    let head = answer.prefix { $0 != UInt8(ascii: "\n") }
    let numbers = String(decoding: head, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
    let pixels = answer.dropFirst(head.count + 1)
    guard numbers.count == 2, pixels.count == numbers[0] * numbers[1] * 3 else {
      throw Failure(description: "the screenshot is not of the display's size")
    }
    return Screenshot(width: numbers[0], height: numbers[1], bytes: [UInt8](pixels))
  }
}

/// The pixels of the whole display.
struct Screenshot {
  let width: Int
  let height: Int
  let bytes: [UInt8]

  /// The smallest rectangle around all pixels of a colour; nil without any.
  func bounds(of color: (UInt8, UInt8, UInt8)) -> (x: Int, y: Int, width: Int, height: Int)? {
    var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
    forEachPixel(of: color) { x, y in
      (left, right) = (min(left, x), max(right, x))
      (top, bottom) = (min(top, y), max(bottom, y))
    }
    return right < 0 ? nil : (left, top, right - left + 1, bottom - top + 1)
  }

  /// The bounds of what is largest of a colour: not those of a swatch of it in the inspector as well.
  func largest(of color: (UInt8, UInt8, UInt8)) -> (x: Int, y: Int, width: Int, height: Int)? {
    // By column: how many there are, and the first and the last of them.
    var columns = [(count: Int, top: Int, bottom: Int)](
      repeating: (0, Int.max, -1), count: width)
    forEachPixel(of: color) { x, y in
      let known = columns[x]
      columns[x] = (known.count + 1, min(known.top, y), max(known.bottom, y))
    }
    // As far apart as the canvas and the inspector's fields are at least.
    let gap = 30
    var parts: [(range: ClosedRange<Int>, count: Int)] = []
    for (x, column) in columns.enumerated() where column.count > 0 {
      if let last = parts.last, x - last.range.upperBound < gap {
        parts[parts.count - 1] = (last.range.lowerBound...x, last.count + column.count)
      } else {
        parts.append((x...x, column.count))
      }
    }
    guard let part = parts.max(by: { $0.count < $1.count })?.range,
      let top = columns[part].map(\.top).min(), let bottom = columns[part].map(\.bottom).max()
    else { return nil }
    return (part.lowerBound, top, part.count, bottom - top + 1)
  }

  /// The longest lines of a colour: pixels across, and down.
  func longestLines(of color: (UInt8, UInt8, UInt8)) -> (across: Int, down: Int) {
    var (across, down) = (0, 0)
    var (row, last, run) = (-1, -2, 0)
    var columns = [(last: Int, run: Int)](repeating: (-2, 0), count: width)
    forEachPixel(of: color) { x, y in
      run = y == row && x == last + 1 ? run + 1 : 1
      (row, last) = (y, x)
      columns[x] = (y, y == columns[x].last + 1 ? columns[x].run + 1 : 1)
      (across, down) = (max(across, run), max(down, columns[x].run))
    }
    return (across, down)
  }

  func count(of color: (UInt8, UInt8, UInt8)) -> Int {
    var count = 0
    forEachPixel(of: color) { _, _ in count += 1 }
    return count
  }

  /// What is to be seen of a rectangle.
  func crop(x: Int, y: Int, width: Int, height: Int) -> [UInt8] {
    var crop: [UInt8] = []
    for row in y..<y + height {
      let start = (row * self.width + x) * 3
      crop += bytes[start..<start + width * 3]
    }
    return crop
  }

  /// Row by row. The C library looks for the darkest part of the colour, which few others have: tests are
  /// built without optimisation, and a display has more than a million pixels.
  private func forEachPixel(
    of color: (UInt8, UInt8, UInt8), _ visit: (_ x: Int, _ y: Int) -> Void
  ) {
    let parts = [color.0, color.1, color.2]
    let part = parts.indices.min { parts[$0] < parts[$1] } ?? 0
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      var offset = 0
      while offset < bytes.count,
        let found = memchr(start + offset, Int32(parts[part]), bytes.count - offset)
      {
        let place = UnsafeRawPointer(found) - start
        let pixel = place / 3
        if place % 3 == part, memcmp(start + 3 * pixel, parts, 3) == 0 {
          visit(pixel % width, pixel / width)
          offset = 3 * (pixel + 1)
        } else {
          offset = place + 1
        }
      }
    }
  }
}
