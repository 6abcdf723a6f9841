/// Which side panels a window has room for, and how wide they are. Lengths are logical pixels.
struct PanelWidths: Equatable {
  enum Side: Hashable {
    case outline, inspector
  }

  /// How wide its user made the panels, or would have them to begin with.
  var outline: Double
  var inspector: Double
  /// Of the window.
  var width: Double
  /// How many times as large the desktop's text is as usual.
  var textScale: Double

  /// What the canvas keeps beside both panels, and beside one.
  private static let leastCanvas = 500.0
  private static let leastCanvasBesideOne = 400.0
  /// What the panels have at least, as their definitions say, too.
  static let least: [Side: Double] = [.outline: 160, .inspector: 200]
  /// What both are useful with, in the usual text: a little less than they have to begin with.
  private static let usual = 500.0

  /// Whether both have room; below, they take turns.
  var hasRoomForBoth: Bool { width >= Self.leastCanvas + Self.usual * textScale }

  /// Whether one has room without being asked for.
  var hasRoomForOne: Bool { width >= Self.leastCanvasBesideOne + Self.usual * 0.64 * textScale }

  /// What a panel gets.
  func width(of side: Side, besideOther hasOther: Bool) -> Double {
    let wanted = side == .outline ? outline : inspector
    let room =
      switch (side, hasOther) {
      case (_, false): width - Self.leastCanvasBesideOne
      case (.outline, true): width - Self.leastCanvas - (Self.least[.inspector] ?? 0)
      case (.inspector, true):
        width - Self.leastCanvas - self.width(of: .outline, besideOther: true)
      }
    return max(Self.least[side] ?? 0, min(wanted, room))
  }
}
