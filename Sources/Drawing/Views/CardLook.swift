/// How a sheet and what presents it are drawn on a phone: cards in a stack. By eye, since iOS 13.
enum CardLook {
  /// Points.
  static let cornerRadius = 10.0
  /// Points by which what is behind is narrower at each side.
  static let presenterInset = 16.0

  /// Points from the screen's top to what is behind: where the status bar ends.
  static func presenterTop(statusBarHeight: Double) -> Double { max(20, statusBarHeight) }
}
