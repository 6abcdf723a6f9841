/// What people read of a rule that `lint` checks. Each stands beside its check, or says where that is.
package struct RulePage: Sendable {
  /// How editors show what is found. Raw values are those of the Language Server Protocol 3.17, DiagnosticTag.
  package enum Tag: Int {
    /// Faded out.
    case unnecessary = 1
    /// Struck through.
    case deprecated = 2
  }

  /// Never changes.
  package let id: String
  /// What is wrong, in a few words.
  package let title: String
  /// Why it matters.
  package let reason: String
  /// What to do.
  package let remedy: String
  /// What exactly is found, for the documentation alone, in Markdown.
  let finds: String
  /// How bad it is, for the documentation alone, in Markdown.
  let severity: String
  /// Nil for an underline alone.
  package var tag: Tag?
  /// What breaks the rule, and what doesn't.
  package let example: LintExample

  /// The rule of a finding; those of companion files are one.
  /// - Returns: Nil where no rule has the id.
  package static func named(_ id: String) -> RulePage? {
    let id = id.hasPrefix("companion-") ? companion.id : id
    return all.first { $0.id == id }
  }

  /// A row of the documentation's table.
  var row: String { "| `\(id)` | \(finds) | \(severity) |" }

  /// All rules, as they are listed.
  package static let all: [RulePage] = [
    .conflict,
    .ambiguous,
    .misplaced,
    .textCutOff,
    .textTooLong,
    .textGrowth,
    .noRoom,
    .outsideSuperview,
    .overlap,
    .translationCutOff,
    .untranslated,
    .staleTranslation,
    .malformedTexts,
    .unavailable,
    .launchScreen,
    .missingImage,
    .missingFont,
    .missingColor,
    .hardCodedColor,
    .missingOutlet,
    .missingAction,
    .imageSize,
    .brokenAsset,
    .nothingToShow,
    .mergeConflict,
    .duplicateID,
    .unresolvedReference,
    .badValue,
    .unknownElement,
    .unknownAttribute,
    .variationTie,
    .unusedVariation,
    .sizeClassesOff,
    .unusedResource,
    .unusedConstraint,
    .unusedAsset,
    .reuseIdentifier,
    .storyboardIdentifier,
    .storyboardReference,
    .segueAction,
    .deprecatedClass,
    .accessibilityLabel,
    .tapTarget,
    .contrast,
    .companion,
    .configuration,
  ]
}
