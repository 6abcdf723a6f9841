import InterfaceBuilder
import Traits

extension View {
  /// A text property, which stands in an attribute or, when it has several lines, in an element.
  package func text(_ key: String) -> String? {
    if key == "text", let runtimeText { return runtimeText }
    return self[key] ?? value(key)?.stringValue
  }

  /// The text that a label, field or text view shows, where its parts look different.
  package var attributedText: AttributedText? { attributed("text") }

  /// `text` or `placeholder`, where its parts look different.
  package func attributed(_ key: String) -> AttributedText? {
    if key == "text", runtimeText != nil { return nil }
    let name = key == "text" ? "attributedText" : "attributedPlaceholder"
    return value(name).flatMap(AttributedText.init)
  }

  /// The text that a label, field or text view shows, without its looks.
  package var plainText: String? { attributedText?.plainText ?? text("text") }

  /// What a button looks like in its normal state.
  package var normalState: Element? { element?.child("state", key: "normal") }

  /// The title that a button without a configuration has in its normal state, where its parts look
  /// different.
  package var attributedTitle: AttributedText? {
    guard runtimeText == nil else { return nil }
    return normalState?.child(key: "attributedTitle").flatMap(AttributedText.init)
  }

  /// The title that a button without a configuration has in its normal state; nil where it is empty.
  package var buttonTitle: String? {
    if let runtimeText { return runtimeText }
    guard let state = normalState else { return nil }
    let title = attributedTitle?.plainText ?? state.string("title")
    return title?.isEmpty == true ? nil : title
  }

  /// Insets such as `contentEdgeInsets`.
  package func insets(_ key: String) -> EdgeInsets? {
    value(key)?.insets.map {
      EdgeInsets(top: $0.top, left: $0.leading, bottom: $0.bottom, right: $0.trailing)
    }
  }
}
