import InterfaceBuilder
import WorkerProtocol

/// What is wrong with a document on every screen alike.
struct DocumentRules {
  let document: Document

  func issues() -> [Issue] {
    impossibleStructures() + cellsWithoutIdentifier() + repeatedIdentifiers() + contradictedSegues()
      + deprecatedClasses()
      + variationsWithoutSizeClasses()
      + ConstraintRules(document: document).issues()
      + VariationRules(document: document).fixes.map(\.issue)
      + ResourceRules(document: document).fixes.map(\.issue)
  }
}
