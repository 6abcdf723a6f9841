import Traits
import UIKitMetrics

/// On which screens and windows a cell of the size-class grid is seen, the nearest to what is looked at first.
package struct CellWays {
  let catalogue: DeviceCatalogue
  /// The version of iOS that is wanted.
  let system: SystemVersion
  /// What is looked at: a device, a window on one, or a canvas without.
  let current: CanvasChoice
  /// Names of devices that come before others: the project's.
  let preferred: [String]

  /// The device that stands in where what is looked at has none.
  package static let usualDevice = "iPhone 15"

  /// A screen or a window, and how near it is: smaller is nearer, the first difference counts.
  private struct Way {
    let choice: CanvasChoice
    let device: Device
    let distance: [Int]
  }

  /// What a cell turns what is looked at into: the device itself where it can be held so or gives its windows such
  /// a part of its screen, else the most similar device that can. Only a cell with an *Any*, in which no
  /// environment at run time is, has a generic canvas.
  func choice(for cell: SizeClassCell) -> CanvasChoice {
    guard cell.isFinal else { return .cell(cell) }
    if current.held != nil, current.cell(in: catalogue) == cell { return current }
    return ways(into: cell).first?.choice ?? .cell(cell)
  }

  /// A screen or a window in which a cell's design holds, be it with an *Any* or not; nil where none has it.
  func screen(in cell: SizeClassCell) -> CanvasChoice? {
    if current.held != nil, current.cell(in: catalogue)?.isIn(cell) == true { return current }
    return ways(into: cell).first?.choice
  }

  /// Two or three screens and windows that tell what a cell is for: the nearest of each kind, and of a cell with
  /// one kind the smallest and the largest of that as well.
  func telling(_ cell: SizeClassCell) -> [CanvasChoice] {
    let all = ways(into: cell)
    var kinds: Set<Kind> = []
    var found = all.filter { kinds.insert(Kind($0.choice, $0.device)).inserted }
    if found.count == 1 {
      let bySize = all.sorted { $0.device.display.size.area < $1.device.display.size.area }
      for way in [bySize.first, bySize.last].compactMap(\.self)
      where !found.contains(where: { $0.device.name == way.device.name }) {
        found.append(way)
      }
    }
    return found.prefix(Self.mostTelling).map(\.choice)
  }

  private static let mostTelling = 3

  /// What tells one way to show an interface from another to people.
  private struct Kind: Hashable {
    let idiom: Idiom
    let part: Multitasking?
    /// Of phones: a window of a pad is as wide however the pad is held, or nearly.
    let isLandscape: Bool

    init(_ choice: CanvasChoice, _ device: Device) {
      idiom = device.display.idiom
      part = choice.part
      isLandscape = idiom == .phone && choice.orientation?.isLandscape == true
    }
  }

  private func ways(into cell: SizeClassCell) -> [Way] {
    let own = catalogue.device(called: current.held?.name ?? Self.usualDevice)
    let isLandscape = current.orientation?.isLandscape
    var ways: [Way] = []
    for (place, device) in catalogue.devices.enumerated() {
      for shape in Orientation.shapes {
        let orientation = shape.isLandscape == isLandscape ? current.orientation ?? shape : shape
        for part in parts(of: device, orientation) where part.cell.isIn(cell) {
          let choice = CanvasChoice.device(device.name, orientation).inPart(part.part)
          ways.append(
            Way(
              choice: choice, device: device,
              distance: distance(to: choice, device, at: place, from: own)))
        }
      }
    }
    return ways.sorted { $0.distance.lexicographicallyPrecedes($1.distance) }
  }

  /// What of a device's screen windows have, all of it first, and the cells that these are in.
  private func parts(
    of device: Device, _ orientation: Orientation
  ) -> [(part: Multitasking, cell: SizeClassCell)] {
    let traits = device.traits(orientation)
    let whole = SizeClassCell(
      width: traits.horizontalSizeClass, height: traits.verticalSizeClass)
    guard device.display.idiom == .pad else { return [(.fullScreen, whole)] }
    let screen = device.size(orientation)
    return device.multitasking(on: device.nearestSystem(to: system)).compactMap {
      part -> (part: Multitasking, cell: SizeClassCell)? in
      if part == .fullScreen { return (part, whole) }
      guard let width = part.width(onScreen: screen) else { return nil }
      return (part, .window(Size(width: width, height: screen.height), idiom: .pad))
    }
  }

  private func distance(
    to choice: CanvasChoice, _ device: Device, at place: Int, from own: Device?
  ) -> [Int] {
    let parts: [Multitasking?] = [current.part, nil, .oneThird, .slideOver, .oneHalf, .twoThirds]
    let shared = zip(device.name, own?.name ?? "").prefix { $0 == $1 }.count
    return [
      device.name == own?.name ? 0 : 1,
      device.display.idiom == own?.display.idiom ? 0 : 1,
      preferred.firstIndex(of: device.name) ?? preferred.count,
      parts.firstIndex(of: choice.part) ?? parts.count,
      choice.orientation?.isLandscape == current.orientation?.isLandscape ? 0 : 1,
      device.runs(system) ? 0 : 1,
      abs((device.year ?? 0) - (own?.year ?? 0)),
      -shared,
      device.name.count,
      place,
    ]
  }
}

extension Size {
  fileprivate var area: Double { width * height }
}
