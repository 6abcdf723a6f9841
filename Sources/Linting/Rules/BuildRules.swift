import Assets
import InterfaceBuilder
import WorkerProtocol

/// What is wrong with a document on every screen alike, once its app is built with the SDK of iOS 27.
struct BuildRules {
  let document: Document
  let app: AppDestinations

  func issues() -> [Issue] { lyingBars() + unreachedVariations() }
}
