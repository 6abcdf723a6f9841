import Testing

@testable import Traits

@Suite struct SizeClassCellTests {
  /// Rows from top to bottom as in reference/sizeclass-grid.json.
  static let grid: [(row: Int, column: Int, key: String, short: String, size: Size)] = [
    (0, 0, "wCompact-hCompact", "wC hC", Size(width: 400, height: 400)),
    (0, 1, "wAny-hCompact", "wAny hC", Size(width: 600, height: 400)),
    (0, 2, "wRegular-hCompact", "wR hC", Size(width: 800, height: 400)),
    (1, 0, "wCompact-hAny", "wC hAny", Size(width: 400, height: 600)),
    (1, 1, "wAny-hAny", "wAny hAny", Size(width: 600, height: 600)),
    (1, 2, "wRegular-hAny", "wR hAny", Size(width: 800, height: 600)),
    (2, 0, "wCompact-hRegular", "wC hR", Size(width: 400, height: 800)),
    (2, 1, "wAny-hRegular", "wAny hR", Size(width: 600, height: 800)),
    (2, 2, "wRegular-hRegular", "wR hR", Size(width: 800, height: 800)),
  ]

  @Test(arguments: grid)
  func cell(_ row: Int, _ column: Int, _ key: String, _ short: String, _ size: Size) {
    let cell = SizeClassGrid.cells[row][column]
    #expect(cell.key == key)
    #expect(cell.label == key.split(separator: "-").joined(separator: " "))
    #expect(cell.shortLabel == short)
    #expect(cell.canvasSize == size)
    #expect(cell.isFinal == !key.contains("Any"))
    for text in [key, cell.label, short, key.lowercased()] {
      #expect(SizeClassCell(text) == cell, "\(text)")
    }
  }

  @Test func theGridHasNineCells() {
    #expect(Set(SizeClassGrid.cells.joined()).count == 9)
    #expect(SizeClassGrid.cells[1][1] == .any)
  }

  @Test(arguments: [
    "", "wAny", "hAny-wAny", "wCompact-hRegular-x", "wLarge-hAny", "w-h", "compact-regular",
  ])
  func refusesOtherKeys(_ text: String) {
    #expect(SizeClassCell(text) == nil)
  }

  @Test func anyContainsEverythingAndFinalCellsOnlyThemselves() {
    let traits = TraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .regular)
    let landed = SizeClassGrid.cells.joined().filter { $0.contains(traits) }.map(\.key)
    #expect(landed == ["wCompact-hAny", "wAny-hAny", "wCompact-hRegular", "wAny-hRegular"])
  }

  @Test func aCellsCanvasIsInterfaceBuilders() {
    let environment = SizeClassCell(width: .compact, height: nil).environment(rootMargin: 16)
    #expect(environment.size == Size(width: 400, height: 600))
    #expect(environment.traits.horizontalSizeClass == .compact)
    #expect(environment.traits.verticalSizeClass == nil)
    #expect(environment.traits.displayScale == 1)
    #expect(environment.safeArea.top == 20)
    #expect(environment.rootMargin == 16)
    #expect(environment.device == nil)
    #expect(SizeClassCell.any.environment().rootMargin == 20)
  }

  @Test(arguments: [
    (320.0, 16.0, 16.0), (393, 16, 16), (400, 16, 20), (402, 16, 20), (414, 20, 20), (600, 20, 20),
  ])
  func rootMargin(_ width: Double, _ expected: Double, onCanvasBeforeXcode16: Double) {
    #expect(RootMargin.minimum(forWidth: width) == expected)
    #expect(
      RootMargin.minimum(forWidth: width, onCanvasBeforeXcode16: true) == onCanvasBeforeXcode16)
  }
}
