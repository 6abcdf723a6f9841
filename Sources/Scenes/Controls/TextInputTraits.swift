import InterfaceBuilder
import Localization

/// UITextInputTraits: what is to be typed into a field, a text view or a search bar, and how.
package struct TextInputTraits {
  /// What the Return key says. Raw values are the document's.
  package enum ReturnKey: String {
    case standard = "default"
    case go, google, join, next, route, search, send, yahoo, done, emergencyCall
    case `continue`
  }

  /// Nil where everything is as by default.
  private let element: Element?

  package init(of input: Element?) { element = input?.child(key: "textInputTraits") }

  /// Whether its keyboard has digits only. Source: UIKeyboardType's documentation.
  package var hasDigitsOnly: Bool {
    switch element?["keyboardType"] {
    case "numberPad", "decimalPad", "phonePad", "ASCIICapableNumberPad": true
    default: false
    }
  }

  /// Source: UITextAutocorrectionType's documentation; by default the language decides, and for most it is on.
  package var autocorrects: Bool { element?["autocorrectionType"] != "no" }

  package var returnKey: ReturnKey {
    element?["returnKeyType"].flatMap(ReturnKey.init) ?? .standard
  }

  /// Whether dots are shown for the text.
  package var isSecure: Bool { element?.flag("secureTextEntry") ?? false }
}

extension TextInputTraits {
  /// Source of the defaults: the documentation of UITextInputTraits.
  static let attributes = AttributeTable(
    "Text Input Traits",
    [
      .mode("textContentType", localized("Content Type")),
      .mode("autocapitalizationType", localized("Capitalization")),
      .mode("autocorrectionType", localized("Correction"), "default"),
      .mode("spellCheckingType", localized("Spell Checking"), "default"),
      .mode("keyboardType", localized("Keyboard Type"), "default", names: ["URL": "URL"]),
      .mode("keyboardAppearance", localized("Appearance"), "default"),
      .mode("returnKeyType", localized("Return Key"), "default"),
      .flag("enablesReturnKeyAutomatically", localized("Auto-enable Return Key"), false),
      .flag("secureTextEntry", localized("Secure Text Entry"), false),
      .mode("smartDashesType", localized("Smart Dashes"), "default"),
      .mode("smartInsertDeleteType", localized("Smart Insert"), "default"),
      .mode("smartQuotesType", localized("Smart Quotes"), "default"),
    ])
}
