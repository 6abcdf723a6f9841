import Localization
import Workspace

/// Found while a document is read: `InterfaceBuilder/Reading`.
extension RulePage {
  static let notADocument = RulePage(
    id: "not-a-document",
    title: localized("A file that is called as a document and is none"),
    reason: localized("Nothing in it is checked, and Xcode can't compile it."),
    remedy: localized(
      "Get the file again, or leave it out in ninefold.json; of other kinds of files turn the rule off."
    ),
    finds: """
      a `.storyboard` or `.xib` that is none of Interface Builder's; documents for other platforms and in \
      the format of Xcode 3 and 4 are passed over and counted
      """,
    severity: "error",
    example: LintExample(
      .file("Page.storyboard"), "<html></html>",
      mended: #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"/>"#,
      isOfProject: true))
}
