/// What the command line wants of the windows that it opens.
package struct Opening: Sendable {
  /// The name of a device; nil for what windows begin with.
  package var device: String?
  /// Whether the interface runs, or the scene is shown in several configurations.
  package var runs = false
  package var compares = false

  package init(device: String? = nil, runs: Bool = false, compares: Bool = false) {
    self.device = device
    self.runs = runs
    self.compares = compares
  }

  /// Whether it says anything; then it isn't for windows that are open already.
  var isSpecial: Bool { device != nil || runs || compares }
}
