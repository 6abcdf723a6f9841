import Assets
import Requests
import Traits
import WorkerProtocol
import Workspace

extension Resolver {
  /// The screens of a matrix that a document's app has.
  package func screens(for source: DocumentSource, _ matrix: LintMatrix) -> [LintMatrix.Screen] {
    matrix.screens.isEmpty ? [] : matrix.screens(of: destinations(of: source))
  }

  /// Which devices the app of a document is for. Of the version of iOS the document's own word counts first, as it
  /// is what Interface Builder checks.
  func destinations(of source: DocumentSource) -> AppDestinations {
    var app =
      place(of: source).map {
        cache.projects.destinations(of: $0, root: source.root)
      } ?? AppDestinations()
    let own = (try? ownScenes(of: source)).flatMap { DeploymentTarget.of($0.document) }
    if app.deployment == nil, own == nil, let place = place(of: source),
      let folder = cache.projects.folder(around: place, root: source.root)
    {
      app.deployment = cache.deploymentTarget(of: folder)
    }
    app.deployment = own ?? app.deployment
    return app
  }
}
