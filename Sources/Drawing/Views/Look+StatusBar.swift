extension Look {
  /// How a status bar is arranged.
  package struct StatusBar: Codable, Hashable, Sendable {
    package enum Form: String, Codable, Hashable, Sendable {
      case homeButton, notch, island, pad, column
    }

    package var form = Form.homeButton
    /// Points from the bar's top to the middle of what is in it; absent is the bar's own middle.
    package var middle: Double?
    /// The time, and on pads the date, where they aren't English.
    package var time: String?
    package var date: String?

    package init() {}
  }
}
