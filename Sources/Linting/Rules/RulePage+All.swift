import Requests
import Workspace

/// The rules that there are.
extension RulePage {
  /// The rule of a finding; those of companion files are one.
  /// - Returns: Nil where no rule has the id.
  package static func named(_ id: String) -> RulePage? {
    let id = Self.id(of: id)
    return all.first { $0.id == id }
  }

  /// All rules, in the order of the lists in help and documentation.
  package static let all: [RulePage] = [
    .conflict,
    .ambiguous,
    .misplaced,
    .textCutOff,
    .textTooLong,
    .textGrowth,
    .fixedFont,
    .fixedDirection,
    .noRoom,
    .outsideSuperview,
    .overlap,
    .acrossFold,
    .underCameraEdge,
    .oneSidedInset,
    .fixedWidth,
    .lyingBar,
    .translationCutOff,
    .untranslated,
    .emptyTranslation,
    .staleTranslation,
    .untranslatableAttribute,
    .malformedTexts,
    .unavailable,
    .launchScreen,
    .missingImage,
    .missingFont,
    .missingColor,
    .hardCodedColor,
    .missingOutlet,
    .missingAction,
    .unknownClass,
    .classMismatch,
    .imageSize,
    .brokenAsset,
    .notADocument,
    .impossibleStructure,
    .nothingToShow,
    .mergeConflict,
    .duplicateID,
    .unresolvedReference,
    .badValue,
    .unknownElement,
    .unknownAttribute,
    .variationTie,
    .unusedVariation,
    .unreachedVariation,
    .sizeClassesOff,
    .unusedResource,
    .unusedConstraint,
    .unusedAsset,
    .missingSceneManifest,
    .missingLaunchScreen,
    .requiredFullScreen,
    .missingPadOrientations,
    .keptDesign,
    .reuseIdentifier,
    .storyboardIdentifier,
    .storyboardReference,
    .unreachableScene,
    .segueAction,
    .segueIdentifier,
    .deprecatedClass,
    .accessibilityLabel,
    .tapTarget,
    .contrast,
    .companion,
    .configuration,
  ]

  /// Their ids, which `ninefold.json` and `--disable` know them by.
  package static var ids: [String] { all.map(\.id) }
}
