import InterfaceBuilder
import Localization
import WorkerProtocol
import Workspace

extension DocumentRules {
  /// Source: Xcode's own warning, “Automatically Adjusts Font requires using a Dynamic Type text style”.
  func fixedFonts() -> [Issue] {
    let outlets = Set(
      document.root.subtree(named: "outlet", "outletCollection").compactMap { $0["destination"] })
    return document.root.subtree(named: "label", "textField", "textView").compactMap { view in
      guard view.flag("adjustsFontForContentSizeCategory") == true,
        view.flag("usesAttributedText") != true,
        let font = view.child(key: "fontDescription"), font.name == "fontDescription",
        font["style"] == nil, font["type"] != nil || font["name"] != nil
      else { return nil }
      // Code that has it may give it a font that follows the text size.
      let isCodes = view.customClass != nil || view.id.map(outlets.contains) ?? false
      return Issue(
        rule: RulePage.fixedFont.id, severity: isCodes ? .info : .warning, id: view.id,
        line: view.line,
        message: localized(
          "“Automatically Adjusts Font” is on, but the font has a size of its own, which never changes."
        ))
    }
  }
}

extension RulePage {
  static let fixedFont = RulePage(
    id: "fixed-font",
    title: localized("A text that is to follow the text size in a fixed font"),
    reason: localized("It stays as small as it is for people who need large texts."),
    remedy: localized(
      "Choose a text style as its font, or turn “Automatically Adjusts Font” off."),
    finds: """
      a label, text field or text view with *Automatically Adjusts Font* whose font isn't a text style; one finding for a \
      document
      """,
    severity: "warning; info where an outlet or a class of its own leads code to it",
    example: {
      func label(_ font: String) -> String {
        """
        <label fixedFrame="YES" text="Name" adjustsFontForContentSizeCategory="YES" id="l">
          \(ExampleParts.frame)
          <fontDescription key="fontDescription" \(font)/>
        </label>
        """
      }
      return LintExample(
        .subviews, label(#"type="system" pointSize="17""#),
        mended: label(#"style="UICTFontTextStyleBody""#))
    }())
}
