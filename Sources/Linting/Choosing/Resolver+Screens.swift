import Files
import Requests
import Traits
import WorkerProtocol
import Workspace

extension Resolver {
  /// Without the screens of devices that the document's app doesn't run on, where nobody has named systems.
  func screens(
    for source: DocumentSource, _ request: LintParameters, _ matrix: LintMatrix
  ) -> [LintMatrix.Screen] {
    guard request.systems == nil, !matrix.screens.isEmpty else { return matrix.screens }
    let own = (try? ownScenes(of: source)).flatMap { DeploymentTarget.of($0.document) }
    let folder = place(of: source).flatMap {
      cache.projects.folder(around: $0, root: source.root)
    }
    guard let target = own ?? folder.flatMap(cache.deploymentTarget) else { return matrix.screens }
    return matrix.screens.filter { $0.canvas.device?.runsApps(from: target) ?? true }
  }
}
