import WorkerProtocol

extension SimulatedController {
  /// The controller with everything in and over it, each after what holds it.
  package var all: [SimulatedController] {
    [self] + children.flatMap(\.all) + presented.flatMap(\.all)
  }

  /// Its title, or else its class.
  package var displayName: String { title.flatMap { $0.isEmpty ? nil : $0 } ?? className }

  /// The one of it, those in it and those over it whose screen its user is at; nil where there is none.
  package var key: SimulatedController? {
    for inner in presented + children {
      if let key = inner.key { return key }
    }
    return isKey ? self : nil
  }
}
