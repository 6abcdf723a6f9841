import Localization
import Traits

/// What a cell of the size-class grid stands for, in words.
struct CellMeaning {
  let cell: SizeClassCell

  /// What assistive technology reads: "Width compact, height regular".
  var name: String {
    localized("Width %1$s, height %2$s", cell.width.words, cell.height.words)
  }

  /// In the middle of a sentence: "compact width, any height".
  var phrase: String {
    localized("%1$s width, %2$s height", cell.width.words, cell.height.words)
  }

  /// The canvas on which the cell is shown.
  var size: String {
    localized(
      "%1$s × %2$s points", cell.canvasSize.width.text(), cell.canvasSize.height.text())
  }

  /// The devices and orientations that land in the cell, one orientation a line.
  func devices(in catalogue: DeviceCatalogue) -> String {
    let landing = catalogue.devices(in: cell)
    let lines = Orientation.shapes.compactMap { orientation -> String? in
      let names = landing.filter { $0.orientation == orientation }.map(\.device.name)
      guard !names.isEmpty else { return nil }
      let summary = Self.summary(of: Set(names), in: catalogue)
      return "\(orientation.words.capitalizedFirst): \(summary)"
    }
    return lines.isEmpty ? localized("No device lands here.") : lines.joined(separator: "\n")
  }

  /// Names whole families where every one of their devices is meant.
  private static func summary(of names: Set<String>, in catalogue: DeviceCatalogue) -> String {
    if names.count == catalogue.devices.count { return localized("every device") }
    var parts: [String] = []
    for family in catalogue.families {
      let devices = family.devices.map(\.name)
      let meant = devices.filter(names.contains)
      if meant.count == devices.count && meant.count > 1 {
        parts.append(localized("every %1$s", family.name))
      } else {
        parts += meant
      }
    }
    return parts.joined(separator: ", ")
  }
}
