import Traits
import WorkerProtocol

/// What is known of a document besides its scenes, as the worker told it last.
package struct DocumentFacts {
  /// Why a document that can be read has nothing to show, and what it holds instead.
  package private(set) var nothingToShow: String?
  /// What the document has for some size classes only.
  package private(set) var variations: [VariationEntry] = []
  /// What of that makes a cell of the size-class grid another one than the base.
  package private(set) var differences = CellDifferences([])
  /// Segues, relationships, outlets and actions of the design.
  package private(set) var connections = DocumentConnections()
  /// Those that the document can be shown in.
  package private(set) var languages: [LanguageEntry] = []
  package private(set) var pseudoLanguages: [PseudoLanguageEntry] = []
  /// What the project says that it is for: names of devices, and tags of languages.
  package private(set) var projectDevices: [String] = []
  package private(set) var projectLanguages: [String] = []
  /// The oldest version of iOS that it is for.
  package private(set) var oldestSystem: SystemVersion?
  package private(set) var usesSizeClasses = true
  package private(set) var usesAutoLayout = true

  init() {}

  /// - Parameter before: What was known. What is being edited has the languages of its file.
  init(_ result: ResolveResult, before: DocumentFacts) {
    nothingToShow = result.nothingToShow
    variations = result.variations ?? []
    differences =
      variations == before.variations ? before.differences : CellDifferences(variations)
    connections = result.connections ?? DocumentConnections()
    languages = result.languages ?? before.languages
    pseudoLanguages =
      result.languages == nil ? before.pseudoLanguages : result.pseudoLanguages ?? []
    projectDevices = result.projectDevices ?? []
    projectLanguages = result.projectLanguages ?? []
    oldestSystem = result.oldestSystem ?? before.oldestSystem
    usesSizeClasses = result.usesSizeClasses ?? true
    usesAutoLayout = result.usesAutoLayout ?? true
  }
}
