import Traits

/// What a cell of the size-class grid stands for, in words.
struct CellMeaning {
  let cell: SizeClassCell

  /// What assistive technology reads: "Width compact, height regular".
  var name: String {
    "Width \(cell.width?.rawValue ?? "any"), height \(cell.height?.rawValue ?? "any")"
  }

  /// In the middle of a sentence: "compact width, any height".
  var phrase: String {
    "\(cell.width?.rawValue ?? "any") width, \(cell.height?.rawValue ?? "any") height"
  }

  /// The canvas on which the cell is shown.
  var size: String {
    "\(cell.canvasSize.width.text()) × \(cell.canvasSize.height.text()) points"
  }

  /// The devices and orientations that land in the cell, one orientation a line.
  func devices(in catalogue: DeviceCatalogue) -> String {
    let landing = catalogue.devices(in: cell)
    let lines = Orientation.shapes.compactMap { orientation -> String? in
      let names = landing.filter { $0.orientation == orientation }.map(\.device.name)
      guard !names.isEmpty else { return nil }
      let summary = Self.summary(of: Set(names), in: catalogue)
      return "\(orientation.rawValue.capitalizedFirst): \(summary)"
    }
    return lines.isEmpty ? "No device lands here." : lines.joined(separator: "\n")
  }

  /// Names whole families where every one of their devices is meant.
  private static func summary(of names: Set<String>, in catalogue: DeviceCatalogue) -> String {
    if names.count == catalogue.devices.count { return "every device" }
    var parts: [String] = []
    for family in catalogue.families {
      let devices = family.devices.map(\.name)
      let meant = devices.filter(names.contains)
      if meant.count == devices.count && meant.count > 1 {
        parts.append("every \(family.name)")
      } else {
        parts += meant
      }
    }
    return parts.joined(separator: ", ")
  }
}
