import InterfaceBuilder
import Scenes

/// The text field, text view or search bar that is typed into: the first responder.
package struct TextInput: Hashable, Sendable {
  package let controller: ControllerID
  /// The id of its view.
  package let view: String
  let element: Element

  private var traits: TextInputTraits { TextInputTraits(of: element) }

  /// Whether its keyboard has digits only, which takes less room and suggests nothing. On pads all
  /// keyboards are alike. Source: reference/uikit-15-26.md, section 9.
  package var isKeypad: Bool { traits.hasDigitsOnly }

  /// Whether there is a bar of suggestions above the keys.
  /// Source: UITextInputTraits.autocorrectionType's documentation.
  var hasSuggestions: Bool { !isKeypad && traits.autocorrects }

  /// What the Return key says. Source: UIReturnKeyType's documentation.
  package var returnTitle: String {
    switch traits.returnKey {
    case .standard: isSearchBar ? "search" : "return"
    case .google, .yahoo, .search: "search"
    case .emergencyCall: "emergency call"
    case .go, .join, .next, .route, .send, .done, .continue: traits.returnKey.rawValue
    }
  }

  /// Whether Return begins a line.
  var isMultiline: Bool { ViewKind(tag: element.name) == .textView }
  private var isSearchBar: Bool { ViewKind(tag: element.name) == .searchBar }

  /// Whether code is told of Return: the field then gives the keyboard up.
  /// Source: UIControl.Event.editingDidEndOnExit's documentation.
  var hasExitAction: Bool { element.actions.contains { $0.eventType == "editingDidEndOnExit" } }

  /// Nil for what can't be typed into.
  init?(_ element: Element, view: String, of controller: ControllerID) {
    guard Self.takesText(element) else { return nil }
    self.controller = controller
    self.view = view
    self.element = element
  }

  package static func takesText(_ element: Element) -> Bool {
    let view = View(alone: element)
    guard view.isEnabled, view.isUserInteractionEnabled else { return false }
    return view.isTypedInto
  }
}
