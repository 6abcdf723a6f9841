import Localization

/// What the lists of keys are divided into, in this order.
enum ShortcutGroup: CaseIterable {
  case documents, canvas, selection, segues, comparing, running, window

  var title: String {
    switch self {
    case .documents: localized("Documents")
    case .canvas: localized("Canvas")
    case .selection: localized("Selection on the canvas")
    case .segues: localized("Segues on the map")
    case .comparing: localized("Comparing")
    case .running: localized("Running the interface")
    case .window: localized("Window")
    }
  }
}
