import Localization
import Styles
import TextMetrics
import UIKitMetrics

/// UITextView.
package struct TextView: TypedView {
  private let view: View

  package init(_ view: View) { self.view = view }

  /// Source of the defaults: the documentation of UITextView.isEditable and isSelectable.
  package var isEditable: Bool { view.flag("editable") ?? true }
  package var isSelectable: Bool { view.flag("selectable") ?? true }

  /// The default size is that of a text field in Interface Builder.
  package func font(typography: Typography) -> Font {
    view.font(defaultSize: FixedMetric.fieldFontSize, typography: typography)
  }

  package func formattedText(typography: Typography) -> FormattedText? {
    view.formattedText(font: font(typography: typography), typography: typography)
  }

  package var findsLinks: Bool { finds("link") }
  package var findsPhoneNumbers: Bool { finds("phoneNumber") }

  /// Source: UITextView.dataDetectorTypes's documentation: nothing is found in what can be edited.
  private func finds(_ type: String) -> Bool {
    guard !isEditable, isSelectable,
      let types = view.value("dataDetectorType") ?? view.value("dataDetectorTypes")
    else { return false }
    return types.flag(type) == true || types.flag("all") == true
  }
}

extension TextView {
  static let attributes = AttributeTable(
    "Text View",
    [
      .text("text", or: "attributedText", localized("Text")),
      .color("textColor", localized("Color")),
      .font("fontDescription", localized("Font")) { TextView($0).font(typography: $1) },
      .flag("adjustsFontForContentSizeCategory", localized("Automatically Adjusts Font")) {
        $0.adjustsFontForContentSizeCategory
      },
      .mode("textAlignment", localized("Alignment")) { $0.textAlignment.rawValue },
      .flag("editable", localized("Editable")) { TextView($0).isEditable },
      .flag("selectable", localized("Selectable")) { TextView($0).isSelectable },
      .options("dataDetectorType", or: "dataDetectorTypes", localized("Data Detectors"), "None"),
      .flag("allowsEditingTextAttributes", localized("Allows Editing Attributes"), false),
      .flag("clearsOnInsertion", localized("Clears On Insertion"), false),
      .flag("findInteractionEnabled", localized("Find Interaction")),
      .mode("borderStyle", localized("Border Style")),
      .flag("usesAttributedText", localized("Attributed Text")),
    ])
}

extension TextView: KnownView {
  static let className: String? = "UITextView"
  static let superclass = ScrollView.className
  static var words: String? { localized("text view", context: "kind") }
  static let symbol: String? = "text"
  static let isOperated = true
  static let isReadOrUsed = true
  static let clipsByDefault = true
  static let editableProperties: [EditableProperty] = [.text, .font, .textColor, .alignment]

  var shownName: String? { view.plainText?.firstLine }
  var hasContent: Bool { true }
  var isTypedInto: Bool { isEditable }
  var controlValue: ControlValue? { .typed(in: view) }
}
