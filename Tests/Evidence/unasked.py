"""The rules of Sources that say MINED and have no query, with the reason."""

TEXT = "needs the widths and baselines of texts, which documents don't have"
LAYOUT = "needs a layout to compare with: what is open or has to give way isn't stored"
NOT_A_RULE = "explains what MINED means, or sums up other rules"

UNASKED = {
    "EditedDocument+Set.swift:resource":
        "names what any list of `systemColor` elements by colour space shows",
    "IntrinsicSize+Baselines.swift:offsets": TEXT,
    "IntrinsicSize+ConfiguredButton.swift:titleSize": TEXT,
    "IntrinsicSize+Text.swift:textViewSize": TEXT,
    "Platform+Text.swift:avoidsOrphans": TEXT,
    "Platform+Text.swift:systemFont":
        TEXT + "; meson-helpers/fit-text-metrics measures how far the fit holds",
    "DocumentText.swift:properties":
        "counts keys in tables of texts beside documents, not what is in documents",
    "DocumentLanguages.swift:DocumentLanguages":
        "counts tables of texts beside documents, not what is in documents",
    "EditableProperty.swift:canVary":
        "names what any count of `variation` elements by attribute shows",
    "SceneEquations.swift:addIntrinsicSize": TEXT,
    "SymbolSize.swift:size": "is a table of the sizes that documents keep of symbols, not a count",
    "SymbolConfiguration+Size.swift:capitalHeight": TEXT,
    "SymbolConfiguration+Size.swift:size":
        "is a fit to the sizes that documents keep of symbols, not a count",
    "ImageReference.swift:rememberedSize": "is the middle of sizes that documents keep of symbols, not a count",
    "DeploymentTarget.swift:of": "reads how a number is written, which any list of `deployment` elements shows",
    "StandInFonts.swift:all": "compares widths with those of fonts that are installed, not a count",
    "Typesetter.swift:broken": TEXT,
    "LaidOutScene+Solution.swift:init": LAYOUT,
    "SceneDiagnosis+Ambiguity.swift:ambiguities": LAYOUT,
    "SceneDiagnosis+Ambiguity.swift:isUnexpected": LAYOUT,
    "SceneDiagnosis+Conflicts.swift:leastMiss": LAYOUT,
    "SceneDiagnosis+Superviews.swift:isBackdrop": "is a choice of what to report, not a rule of UIKit",
    "SceneEquations.swift:addLength": LAYOUT,
    "SceneEquations.swift:constraintsOutermostFirst": LAYOUT,
    "SceneEquations.swift:sizesItself": "the size is what such documents lack",
    "SceneEquations+Anchors.swift:anchor": LAYOUT,
    "ResizedImages.swift:leastDifference": "needs the images' files, which are beside the documents",
    "NamedSet.swift:lists": "counts slots of catalogues, which are beside the documents",
    "LaunchImage.swift:init": "counts slots of catalogues, which are beside the documents",
    "Platform+Launch.swift:leavesStatusBarOutOfLaunchImages":
        "counts slots of catalogues, which are beside the documents",
    "LaunchImageChoice.swift:init": "counts slots of catalogues, which are beside the documents",
    "ConnectionElements.swift:performedKind": "counts how often actions contradict kinds, beside a public report",
    "EditedDocument+Segues.swift:startedSegues": "counts the segues of each control, of which none has two",
    "DesignedDestination.swift:destinationSize": "compares roots with a screen that the document names, beside the article",
    "SizeClassConversion.swift:convert": "names what any count of simulated metrics by document shows",
    "SegueKinds.swift:SegueKinds": "counts how often each kind occurs, beside its sources",
    "ObjectFact.swift:unset": "counts which of both values of a flag are ever written, whatever the rules say",
    "StoredFrame.swift:span": "compares documents that were saved in both forms, and a corpus has one of each",
    "Platform.swift:Platform": NOT_A_RULE,
    "Xcode.swift:xcode7": NOT_A_RULE,
}
