import Assets
import Requests
import Traits
import WorkerProtocol
import Workspace

extension Resolver {
  /// The screens of a matrix that a document's app has.
  package func screens(for source: DocumentSource, _ matrix: LintMatrix) -> [LintMatrix.Screen] {
    guard !matrix.screens.isEmpty else { return [] }
    let screens = matrix.screens(of: destinations(of: source))
    guard let idiom = place(of: source).flatMap(DeviceTwins.idiom(ofDocument:)) else {
      return screens
    }
    let own = screens.filter { $0.canvas.device.map { $0.display.idiom == idiom } ?? true }
    return own.isEmpty ? screens : own
  }

  /// Which devices the app of a document is for. Of the version of iOS the document's own word counts first, as it
  /// is what Interface Builder checks.
  func destinations(of source: DocumentSource) -> AppDestinations {
    var app = statedDestinations(of: source)
    if app.deployment == nil, let place = place(of: source),
      let folder = cache.projects.folder(around: place, root: source.root)
    {
      app.deployment = cache.deploymentTarget(of: folder)
    }
    return app
  }

  /// The oldest version of iOS that a document says, or that the targets have which it is in.
  func statedDeployment(of source: DocumentSource) -> SystemVersion? {
    statedDestinations(of: source).deployment
  }

  private func statedDestinations(of source: DocumentSource) -> AppDestinations {
    var app =
      place(of: source).map {
        cache.projects.destinations(of: $0, root: source.root)
      } ?? AppDestinations()
    let own = (try? ownScenes(of: source)).flatMap { DeploymentTarget.of($0.document) }
    app.deployment = own ?? app.deployment
    return app
  }
}
