import Simulation
import Traits

/// The system's keyboard in the window, as we draw it: a plain one of our own whose keys stand where
/// those of English letters do. The keys' sizes follow from its height and width; gaps are by eye.
package struct KeyboardLayout: Sendable {
  package struct Key: Sendable {
    /// Begins with ``KeyboardLayout/keyPrefix``.
    package let id: String
    package let title: String
    /// The key's frame in the keyboard's coordinates, in points.
    package let frame: Rect
    /// Whether it does something else than to type.
    package let isFunction: Bool
    /// Nil for a key that does nothing here.
    package let step: Step?
  }

  package static let id = "ninefold:keyboard"
  static let keyPrefix = "ninefold:key:"

  /// The keyboard's frame in the window's coordinates, in points.
  package let frame: Rect
  /// The height of the bar above the keys, in points.
  package let barHeight: Double
  package private(set) var keys: [Key] = []

  init(_ keyboard: SimulatedKeyboard, in window: Size, isPad: Bool) {
    frame = Rect(
      x: 0, y: window.height - keyboard.height, width: window.width, height: keyboard.height)
    barHeight = keyboard.barHeight
    let (left, right) = (keyboard.safeArea.left, keyboard.safeArea.right)
    let area = Rect(
      x: left, y: barHeight, width: max(0, window.width - left - right),
      height: max(0, keyboard.height - barHeight - keyboard.footHeight))
    if keyboard.input.isKeypad && !isPad {
      addDigits(in: area)
    } else {
      addLetters(in: area, returning: keyboard.input.returnTitle, isPad: isPad)
    }
  }

  private mutating func addLetters(in area: Rect, returning: String, isPad: Bool) {
    let grid = Grid(area: area, columns: 10, rows: 4)
    for (row, letters) in ["qwertyuiop", "asdfghjkl", "zxcvbnm"].enumerated() {
      let start = Double(10 - letters.count) / 2
      for (column, letter) in letters.enumerated() {
        add(String(letter), grid.cell(start + Double(column), row), .type(text: String(letter)))
      }
    }
    add("⇧", grid.cell(0, 2, width: 1.3), nil, isFunction: true)
    add("⌫", grid.cell(8.7, 2, width: 1.3), .deleteBackward, isFunction: true)
    add("123", grid.cell(0, 3, width: 2.5), nil, isFunction: true)
    // On pads a key puts the keyboard away.
    add("space", grid.cell(2.5, 3, width: isPad ? 4 : 5), .type(text: " "))
    add(
      returning, grid.cell(isPad ? 6.5 : 7.5, 3, width: isPad ? 2 : 2.5), .pressReturn,
      isFunction: true)
    if isPad { add("hide", grid.cell(8.5, 3, width: 1.5), .endEditing, isFunction: true) }
  }

  private mutating func addDigits(in area: Rect) {
    let grid = Grid(area: area, columns: 3, rows: 4)
    for digit in 1...9 {
      add(
        "\(digit)", grid.cell(Double((digit - 1) % 3), (digit - 1) / 3), .type(text: "\(digit)"))
    }
    add("0", grid.cell(1, 3), .type(text: "0"))
    add("⌫", grid.cell(2, 3), .deleteBackward, isFunction: true)
  }

  private mutating func add(_ title: String, _ frame: Rect, _ step: Step?, isFunction: Bool = false)
  {
    keys.append(
      Key(
        id: Self.keyPrefix + title, title: title, frame: frame, isFunction: isFunction, step: step))
  }

  /// Rows of keys that are equally wide, with gaps between them.
  private struct Grid {
    let area: Rect
    let columns: Double
    let rows: Double

    func cell(_ column: Double, _ row: Int, width: Double = 1) -> Rect {
      let unit = Size(width: area.width / columns, height: area.height / rows)
      let gap = Size(width: min(6, unit.width * 0.2), height: min(11, unit.height * 0.2))
      return Rect(
        x: area.x + column * unit.width + gap.width / 2,
        y: area.y + Double(row) * unit.height + gap.height / 2,
        width: width * unit.width - gap.width, height: unit.height - gap.height)
    }
  }
}
