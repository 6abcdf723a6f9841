extension Display: Decodable {
  private enum CodingKeys: String, CodingKey {
    case width, height, scale, idiom, sizeClasses, safeArea, statusBarHeight, statusColumn,
      rootMargin
    case cornerRadius, chrome, bezel, keyboard, sources, conflicts
  }

  /// Only the size, the scale and the idiom are required. The rest has the values of a device with
  /// a home button, and a plain front.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys, default fallback: Value) throws -> Value {
      try values.decodeIfPresent(Value.self, forKey: key) ?? fallback
    }
    let size = Size(
      width: try values.decode(Double.self, forKey: .width),
      height: try values.decode(Double.self, forKey: .height))
    let idiom = try values.decode(Idiom.self, forKey: .idiom)
    let statusBarHeight = try value(
      .statusBarHeight,
      default: PerOrientation(portrait: 20, landscape: idiom == .pad ? 20.0 : 0.0))
    func belowStatusBar(_ orientation: Orientation) -> EdgeInsets {
      EdgeInsets(top: statusBarHeight[orientation], left: 0, bottom: 0, right: 0)
    }
    let chrome = try value(.chrome, default: Chrome(front: .plain, homeIndicator: nil))
    self.init(
      size: size,
      scale: try values.decode(Double.self, forKey: .scale),
      idiom: idiom,
      sizeClasses: try value(.sizeClasses, default: .usual(for: idiom)),
      safeArea: try value(
        .safeArea,
        default: PerOrientation(
          portrait: belowStatusBar(.portrait), landscape: belowStatusBar(.landscape))),
      statusBarHeight: statusBarHeight,
      statusColumn: try values.decodeIfPresent(
        PerOrientation<Size>.self, forKey: .statusColumn),
      rootMargin: try value(
        .rootMargin,
        default: PerOrientation(
          portrait: RootMargin.minimum(forWidth: size.width),
          landscape: RootMargin.minimum(forWidth: size.height))),
      cornerRadius: try value(.cornerRadius, default: 0),
      chrome: chrome,
      bezel: try value(.bezel, default: EdgeInsets(top: 20, left: 20, bottom: 20, right: 20)),
      keyboard: try value(
        .keyboard, default: .usual(for: idiom, hasHomeIndicator: chrome.homeIndicator != nil)),
      sources: try value(.sources, default: [:]),
      conflicts: try value(.conflicts, default: []))
    try validate()
  }

  /// Refuses figures that nothing could be laid out with or drawn in.
  func validate() throws(ImpossibleFigure) {
    try require(1...10_000, size.width, "width")
    try require(1...10_000, size.height, "height")
    try require(1...4, scale, "scale")
    try require(0...min(size.width, size.height) / 2, cornerRadius, "cornerRadius")
    for orientation in Orientation.shapes {
      let name = orientation.rawValue
      let cell = sizeClasses[orientation]
      if !cell.isFinal {
        throw ImpossibleFigure(problem: "“sizeClasses.\(name)” leaves width or height out")
      }
      let longest = max(size.width, size.height)
      try require(0...longest, statusBarHeight[orientation], "statusBarHeight.\(name)")
      try require(0...longest, rootMargin[orientation], "rootMargin.\(name)")
      let keyboard = keyboard[orientation]
      for height in [keyboard.plain, keyboard.withBar] {
        try require(0...longest, height, "keyboard.\(name)")
      }
      let insets = safeArea[orientation]
      for inset in [insets.top, insets.left, insets.bottom, insets.right] {
        try require(0...longest / 2, inset, "safeArea.\(name)")
      }
    }
  }

  private func require(
    _ range: ClosedRange<Double>, _ value: Double, _ figure: String
  ) throws(ImpossibleFigure) {
    guard range.contains(value) else {
      throw ImpossibleFigure(
        problem: "“\(figure)” is \(value), not between \(range.lowerBound) and \(range.upperBound)")
    }
  }
}

/// A figure that a display can't have.
struct ImpossibleFigure: Error, CustomStringConvertible {
  let problem: String

  var description: String { problem }
}

extension PerOrientation where Value == SizeClassCell {
  /// Source: semantics.md, section 2. Phones as large as a Plus or Max differ in landscape.
  fileprivate static func usual(for idiom: Idiom) -> PerOrientation {
    let regular = SizeClassCell(width: .regular, height: .regular)
    switch idiom {
    case .pad: return PerOrientation(portrait: regular, landscape: regular)
    case .phone:
      return PerOrientation(
        portrait: SizeClassCell(width: .compact, height: .regular),
        landscape: SizeClassCell(width: .compact, height: .compact))
    }
  }
}

extension Chrome: Decodable {
  private enum CodingKeys: String, CodingKey {
    case kind, homeIndicator
  }

  private enum Kind: String, Decodable {
    case homeButton, plain, notch, dynamicIsland
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    switch try values.decode(Kind.self, forKey: .kind) {
    case .homeButton: front = .homeButton
    case .plain: front = .plain
    case .notch: front = .notch(try Notch(from: decoder))
    case .dynamicIsland: front = .dynamicIsland(try Island(from: decoder))
    }
    homeIndicator = try values.decodeIfPresent(HomeIndicator.self, forKey: .homeIndicator)
  }
}
