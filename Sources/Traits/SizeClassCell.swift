/// One cell of the size-class grid: a width class and a height class, where nil is *Any*.
package struct SizeClassCell: Hashable, Sendable, Decodable {
  package var width: SizeClass?
  package var height: SizeClass?

  package init(width: SizeClass?, height: SizeClass?) {
    self.width = width
    self.height = height
  }

  /// The base design, which every other cell inherits.
  package static let any = SizeClassCell(width: nil, height: nil)

  /// Reads a cell from its key ("wCompact-hRegular") or from a label ("wCompact hRegular",
  /// "wC hR"); upper and lower case are alike.
  package init?(_ text: String) {
    let parts = text.lowercased().split(whereSeparator: { $0 == "-" || $0 == " " })
    guard parts.count == 2, let width = parts[0].sizeClass(after: "w"),
      let height = parts[1].sizeClass(after: "h")
    else { return nil }
    self.init(width: width.value, height: height.value)
  }

  /// The form of command lines and messages: "wCompact-hRegular".
  package var key: String { "w\(width.longName)-h\(height.longName)" }
  /// The form in which Interface Builder shows the cell: "wCompact hRegular".
  package var label: String { "w\(width.longName) h\(height.longName)" }
  /// The form for narrow places: "wC hR"; *Any* stays whole.
  package var shortLabel: String { "w\(width.shortName) h\(height.shortName)" }

  /// Whether the cell names both classes, as an environment at run time does. The others are bases
  /// that cells like this one inherit from.
  package var isFinal: Bool { width != nil && height != nil }

  /// The cell's traits: partial unless the cell is final.
  package var traits: TraitCollection {
    TraitCollection(horizontalSizeClass: width, verticalSizeClass: height)
  }

  /// Whether an environment with these traits lands in the cell.
  package func contains(_ traits: TraitCollection) -> Bool {
    traits.contains(self.traits)
  }

  /// The size of the canvas in points on which Interface Builder showed the cell.
  /// Source: sizeclass-grid.json (measured, but for the width of regular, which is by symmetry).
  package var canvasSize: Size {
    Size(width: width.canvasLength, height: height.canvasLength)
  }

  /// The environment of the cell's canvas. Like Interface Builder's it has one pixel per point and
  /// a status bar of 20 points, and is no particular kind of device.
  /// Source: documents without a `<device>` store whole points and top guides at 20 (corpus).
  /// - Parameter rootMargin: points; 16 in documents of Xcode 6, 20 in later ones.
  package func environment(rootMargin: Double = 20) -> Environment {
    var traits = traits
    traits.displayScale = 1
    return Environment(
      traits: traits, size: canvasSize,
      safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20,
      rootMargin: rootMargin, device: nil, orientation: .portrait)
  }
}

/// The 3×3 grid in which a size class is chosen.
/// Source: sizeclass-grid.json, `grid_layout`.
package enum SizeClassGrid {
  /// Rows from top to bottom (by height) of columns from left to right (by width), each compact,
  /// any, regular; the centre is the base design.
  package static let cells: [[SizeClassCell]] = order.map { height in
    order.map { width in SizeClassCell(width: width, height: height) }
  }

  private static let order: [SizeClass?] = [.compact, nil, .regular]
}

extension SizeClass? {
  fileprivate var longName: String {
    switch self {
    case .compact: "Compact"
    case .regular: "Regular"
    case nil: "Any"
    }
  }

  fileprivate var shortName: String {
    switch self {
    case .compact: "C"
    case .regular: "R"
    case nil: "Any"
    }
  }

  fileprivate var canvasLength: Double {
    switch self {
    case .compact: 400
    case .regular: 800
    case nil: 600
    }
  }
}

extension Substring {
  /// The class named after a prefix, in lower case; nil when there is none, as *Any* is a value.
  fileprivate func sizeClass(after prefix: String) -> (value: SizeClass?, Void)? {
    guard hasPrefix(prefix) else { return nil }
    switch dropFirst(prefix.count) {
    case "compact", "c": return (.compact, ())
    case "regular", "r": return (.regular, ())
    case "any", "a": return (nil, ())
    default: return nil
    }
  }
}
