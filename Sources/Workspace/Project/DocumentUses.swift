import Files
import Traits
import UIKitMetrics
import WorkerProtocol

/// What the property lists of a project's apps name its documents as.
package struct DocumentUses {
  private var uses: [String: Set<DocumentsResult.Use>] = [:]

  /// - Parameter paths: The project's documents.
  package init(of paths: [String], in folder: ProjectFolder) {
    guard !paths.isEmpty else { return }
    let platform = Platform(running: .latest)
    for app in LaunchProject.apps(in: folder) {
      for idiom in [Idiom.phone, .pad] {
        let names: [(DocumentsResult.Use, String?)] = [
          (.launchScreen, app.launchDocumentName(on: idiom, platform)?.name),
          (.main, app.mainName(on: idiom, platform)?.name),
        ]
        for (use, name) in names {
          guard let path = name.flatMap({ app.document(named: $0, among: paths) }) else { continue }
          uses[path, default: []].insert(use)
        }
      }
    }
  }

  /// In a fixed order.
  package subscript(path: String) -> [DocumentsResult.Use] {
    DocumentsResult.Use.allCases.filter { uses[path]?.contains($0) == true }
  }
}
