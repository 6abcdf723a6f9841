import Assets
import InterfaceBuilder
import Localization
import Scenes
import Styles
import WorkerProtocol
import Workspace

/// Fonts that a document names and that neither iOS nor the project has.
struct FontRules {
  /// The most names that a note lists.
  private static let maximumNamed = 5

  let scenes: SceneSet
  let assets: AssetLibrary
  /// Whether there is a project around the document, so that what isn't found isn't there.
  let isInProject: Bool

  /// One for each font. Whether the project has it can only be known where there is a project, or any font: a
  /// document that lies alone gets one note for all of them.
  func issues() -> [Issue] {
    // Fonts of the system's own have names that begin with a dot.
    let missing = scenes.namedFonts.filter {
      !$0.isOfSystem && !$0.name.name.hasPrefix(".") && scenes.fonts[$0.name] == nil
    }
    guard let first = missing.first, assets.areAllFontsRead else { return [] }
    guard isInProject || assets.hasFonts else {
      let names = missing.prefix(Self.maximumNamed).map { localized("“%1$s”", $0.name.name) }
        .joined(separator: ", ")
      let more = missing.count > Self.maximumNamed ? ", …" : ""
      return [
        Self.issue(
          .info, first,
          localized("No fonts are around the document; it names %1$s.", names + more))
      ]
    }
    return missing.map {
      Self.issue(
        .warning, $0,
        localized(
          "The font “%1$s” is neither one of iOS's nor in a file of the project's.", $0.name.name))
    }
  }

  private static func issue(
    _ severity: Issue.Severity, _ font: NamedFont, _ message: String
  ) -> Issue {
    Issue(
      rule: RulePage.missingFont.id, severity: severity, id: font.element.nearestID,
      line: font.element.line, message: message)
  }
}

extension RulePage {
  static let missingFont = RulePage(
    id: "missing-font",
    title: localized("A font that neither iOS nor the project has"),
    reason: localized("The text is shown in the system's font, with other widths."),
    remedy: localized(
      """
      Add the font's file to the target, and its name to UIAppFonts in the Info.plist, or correct \
      the name; a font that code registers from elsewhere is none of the project's.
      """),
    finds: "a font that is neither one of iOS's nor in a file of the project's",
    severity: "warning where there are fonts or an Xcode project; else one info",
    example: LintExample(
      .subviews, ExampleParts.label(font: "Brand-Bold"),
      mended: ExampleParts.label(font: "Avenir-Heavy"),
      files: ["App.xcodeproj/project.pbxproj": "// !$*UTF8*$!"]))
}
