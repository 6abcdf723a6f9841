import Testing
import Traits

@testable import PreviewerModel

/// What a cell of the size-class grid turns what one looks at into.
struct CellWaysTests {
  private static func ways(
    from current: CanvasChoice, preferred: [String] = [], on system: SystemVersion = .latest
  ) -> CellWays {
    CellWays(catalogue: .builtIn, system: system, current: current, preferred: preferred)
  }

  @Test(arguments: [
    // A phone lies down, or a larger one does where it would stay compact.
    (CanvasChoice.device("iPhone 15", .portrait), "wC hR", "iPhone 15"),
    (.device("iPhone 15", .portrait), "wC hC", "iPhone 15 · landscape"),
    (.device("iPhone 15", .portrait), "wR hC", "iPhone 15 Plus · landscape"),
    (.device("iPhone 15 Pro", .portrait), "wR hC", "iPhone 15 Pro Max · landscape"),
    (.device("iPhone 15 Pro Max", .portrait), "wC hC", "iPhone 15 Pro · landscape"),
    // A pad gives its window a third, however it is held.
    (.device("iPad mini 4", .portrait), "wC hR", "iPad mini 4 · Split View 1/3"),
    (.device("iPad mini 4", .landscape), "wC hR", "iPad mini 4 · landscape · Split View 1/3"),
    (.window("iPad mini 4", .landscape, .oneThird), "wR hR", "iPad mini 4 · landscape"),
    (.device("iPad mini 4", .landscape), "wR hR", "iPad mini 4 · landscape"),
    // A cell with an Any has no device.
    (.device("iPhone 15", .portrait), "wC hAny", "Generic"),
    (.generic, "wC hR", "iPhone 15"),
  ])
  func theNearestWayIsTaken(current: CanvasChoice, cell: String, place: String) throws {
    let cell = try #require(SizeClassCell(cell))
    let choice = Self.ways(from: current).choice(for: cell)
    #expect(choice.place == place)
    #expect(choice.cell(in: .builtIn) == cell)
  }

  /// From a device of each size into every cell.
  @Test func everyCellIsReachedFromEveryDevice() {
    let devices = DeviceCatalogue.builtIn.devices
    let sizes = Dictionary(grouping: devices, by: \.display.size).values.compactMap(\.first)
    for device in sizes {
      for orientation in Orientation.shapes {
        let ways = Self.ways(from: .device(device.name, orientation))
        for cell in SizeClassGrid.cells.joined() {
          let choice = ways.choice(for: cell)
          #expect(choice.cell(in: .builtIn) == cell, "\(device.name), \(cell.key)")
          #expect((choice.held == nil) == !cell.isFinal, "\(device.name), \(cell.key)")
          let screen = ways.screen(in: cell)
          #expect(screen?.cell(in: .builtIn)?.isIn(cell) == true, "\(device.name), \(cell.key)")
        }
      }
    }
  }

  @Test func theProjectsDevicesComeBeforeOthers() throws {
    let ways = Self.ways(from: .device("iPhone 15", .portrait), preferred: ["iPad mini 4"])
    #expect(ways.choice(for: try #require(SizeClassCell("wR hR"))).held?.name == "iPad mini 4")
  }

  @Test func twoOrThreeDevicesTellWhatACellIsFor() throws {
    let ways = Self.ways(from: .device("iPhone 15", .portrait))
    for cell in SizeClassGrid.cells.joined() {
      let telling = ways.telling(cell)
      #expect((2...3).contains(telling.count), "\(cell.key)")
      #expect(Set(telling).count == telling.count)
      #expect(telling.allSatisfy { $0.cell(in: .builtIn)?.isIn(cell) == true })
    }
    let phones = ways.telling(try #require(SizeClassCell("wC hR"))).map(\.place)
    #expect(phones.first == "iPhone 15")
    #expect(phones.dropFirst().allSatisfy { $0.contains("iPad") })
  }

  @Test func aVisitLastsWithinItsCell() throws {
    let pad = CanvasChoice.device("iPad mini 4", .portrait)
    let visit = CellVisit(
      cell: try #require(SizeClassCell("wC hAny")),
      origin: CellVisit.Origin(choice: pad, seen: pad))
    func after(_ choice: CanvasChoice) -> CellVisit? {
      visit.after(choosing: choice, in: .builtIn)
    }
    #expect(after(.device("iPhone 15", .portrait)) == visit)
    #expect(after(.window("iPad mini 4", .portrait, .oneThird)) == visit)
    #expect(after(pad) == nil)
    #expect(after(.generic) == nil)
  }
}
