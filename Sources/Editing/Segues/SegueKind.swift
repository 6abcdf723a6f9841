/// The kinds of segues that a document can be given; in a menu's order, those first that adapt to size
/// classes. Their names are the document's.
///
/// Source: Apple, "Using Segues" and the notes of Xcode 6, with which the later ones were deprecated.
package enum SegueKind: String, CaseIterable, Codable, Sendable {
  case show, showDetail, presentation, popoverPresentation, custom
  case push, modal, popover, replace

  /// As Interface Builder calls it.
  package var title: String {
    switch self {
    case .show: "Show"
    case .showDetail: "Show Detail"
    case .presentation: "Present Modally"
    case .popoverPresentation: "Present As Popover"
    case .custom: "Custom"
    case .push: "Push"
    case .modal: "Modal"
    case .popover: "Popover"
    case .replace: "Replace"
    }
  }

  /// Whether it works with size classes: the others are of before iOS 8.
  package var isAdaptive: Bool {
    switch self {
    case .show, .showDetail, .presentation, .popoverPresentation, .custom: true
    case .push, .modal, .popover, .replace: false
    }
  }

  /// Whether it has a style and a transition of a presentation.
  package var presents: Bool { self == .presentation || self == .modal }

  /// Whether it points at something.
  package var hasAnchor: Bool { self == .popoverPresentation || self == .popover }

  /// What only segues with an anchor have.
  package static let anchorAttributes = ["popoverAnchorBarButtonItem", "popoverAnchorView"]
  package static let popoverElements: Set<String> = [
    "popoverArrowDirection", "popoverPassthroughViews",
  ]
}
