import InterfaceBuilder
import Localization
import Styles
import TextMetrics
import UIKitMetrics

/// UITextField.
package struct TextField: TypedView {
  /// Raw values are the document's.
  package enum BorderStyle: String, CaseIterable {
    case none, line, bezel, roundedRect
  }

  /// When it has a button that empties it. Raw values are the document's.
  package enum ClearButtonMode: String {
    case never, whileEditing, unlessEditing, always
  }

  private let view: View

  package init(_ view: View) { self.view = view }

  /// Source of the default: UITextField.borderStyle's documentation.
  package var borderStyle: BorderStyle {
    view["borderStyle"].flatMap(BorderStyle.init) ?? .none
  }

  /// Source of the default: UITextField.clearButtonMode's documentation.
  package var clearButtonMode: ClearButtonMode {
    view["clearButtonMode"].flatMap(ClearButtonMode.init) ?? .never
  }

  /// Source of the default: UITextField.clearsOnBeginEditing's documentation.
  package var clearsOnBeginEditing: Bool { view.flag("clearsOnBeginEditing") ?? false }

  /// Source of the default size: reference/controls.json, UITextField.default_font_pt_in_ib.
  package func font(typography: Typography) -> Font {
    view.font(defaultSize: FixedMetric.fieldFontSize, typography: typography)
  }

  package func formattedText(typography: Typography) -> FormattedText? {
    view.formattedText(font: font(typography: typography), typography: typography)
  }

  /// The placeholder, where its parts look different.
  package var attributedPlaceholder: AttributedText? { view.attributed("placeholder") }

  package func formattedPlaceholder(typography: Typography) -> FormattedText? {
    view.formattedText("placeholder", font: font(typography: typography), typography: typography)
  }
}

extension TextField {
  static let attributes = AttributeTable(
    "Text Field",
    [
      .text("text", or: "attributedText", localized("Text")),
      .color("textColor", localized("Color")),
      .font("fontDescription", localized("Font")) { TextField($0).font(typography: $1) },
      .flag("adjustsFontForContentSizeCategory", localized("Automatically Adjusts Font")) {
        $0.adjustsFontForContentSizeCategory
      },
      .mode("textAlignment", localized("Alignment")) { $0.textAlignment.rawValue },
      .text("placeholder", or: "attributedPlaceholder", localized("Placeholder")),
      .image("background", localized("Background Image")),
      .image("disabledBackground", localized("Disabled Background Image")),
      .mode("borderStyle", localized("Border Style"), names: ["roundedRect": "Rounded Rectangle"]) {
        TextField($0).borderStyle.rawValue
      },
      .mode(
        "clearButtonMode", localized("Clear Button"),
        names: [
          "never": "Never Appears", "whileEditing": "Appears While Editing",
          "unlessEditing": "Appears Unless Editing", "always": "Is Always Visible",
        ]
      ) { TextField($0).clearButtonMode.rawValue },
      .flag("clearsOnBeginEditing", localized("Clear When Editing Begins")) {
        TextField($0).clearsOnBeginEditing
      },
      .flag("clearsOnInsertion", localized("Clears On Insertion")),
      .flag("adjustsFontSizeToFit", localized("Adjust to Fit")),
      .number("minimumFontSize", localized("Minimum Font Size")),
      .flag("allowsEditingTextAttributes", localized("Allows Editing Attributes"), false),
      .flag("usesAttributedText", localized("Attributed Text")),
    ])
}

extension TextField: KnownView {
  static let className: String? = "UITextField"
  static let superclass: String? = "UIControl"
  static var words: String? { localized("text field", context: "kind") }
  static let symbol: String? = "field"
  static let isOperated = true
  static let isReadOrUsed = true
  static let isMirrored = true
  static let changesWithSystem = true
  static let imageProperties = ["background", "disabledBackground"]
  static let editableProperties: [EditableProperty] = [
    .text, EditableProperty("placeholder", localized("Placeholder"), .text), .font, .textColor,
    .alignment,
  ]

  var shownName: String? { view.typedName }
  var hasContent: Bool { true }
  var isTypedInto: Bool { true }
  var controlValue: ControlValue? { .typed(in: view) }

  /// UIKit reads a placeholder while the field is empty.
  func namelessness(in circumstances: SpokenCircumstances) -> String? {
    guard circumstances.isTouchable, !hasSpokenPlaceholder, !circumstances.isNamedByCell else {
      return nil
    }
    return localized(
      """
      This text field has neither accessibility label nor placeholder: VoiceOver can't say what \
      to enter.
      """)
  }

  private var hasSpokenPlaceholder: Bool {
    guard let element = view.element else { return false }
    let runtime = element.runtimeAttributes.contains {
      ["placeholder", "attributedPlaceholder"].contains($0.keyPath)
    }
    return runtime || element.string("placeholder")?.isEmpty == false
      || element.child(key: "attributedPlaceholder") != nil
  }
}
