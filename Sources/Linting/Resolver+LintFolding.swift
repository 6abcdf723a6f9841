import Assets
import Localization
import Processes
import Requests
import Scenes
import Traits
import UIKitMetrics
import WorkerProtocol
import Workspace

/// What the SDK of iOS 27, and the phone that folds which came with it, ask of a document.
extension Resolver {
  /// Looks for it where the document's app is for iOS 27 or built with its SDK, as the request or the project says.
  func checkForFolding(
    _ scenes: SceneSet, _ source: DocumentSource, _ request: LintParameters,
    _ cancellation: Cancellation, _ findings: inout FindingList
  ) throws {
    let app = destinations(of: source)
    guard let sdk = request.builtWith ?? app.leastSDK,
      Platform(running: sdk).buildsForWindowsOfAnySize
    else { return }
    for issue in BuildRules(document: scenes.document, app: app).issues() { findings.add(issue) }
    guard app.has(.phone) else { return }
    // What a project says is the least; the newest SDK is meant then.
    for pose in [Pose.closed, .book] {
      try check(scenes, in: pose, builtWith: request.builtWith, source, cancellation, &findings)
    }
  }

  private func check(
    _ scenes: SceneSet, in pose: Pose, builtWith sdk: SystemVersion?, _ source: DocumentSource,
    _ cancellation: Cancellation, _ findings: inout FindingList
  ) throws {
    for device in catalogue.devices where device.fold != nil {
      let seen = device.posed(pose, builtWith: sdk)
      guard !seen.isBuiltBefore else { continue }
      var request = CanvasRequest()
      (request.builtWith, request.pose) = (sdk, pose)
      let canvas = try CanvasChoice(request, catalogue: catalogue)
        .canvas(on: device, seen.nativeOrientation)
      let assets = self.assets(of: source, declaredBy: scenes)?.on(canvas.environment.screen)
      var stager = stager(
        of: scenes, on: canvas, with: engine(showing: assets, canvas.appearance, cancellation))
      for entry in scenes.entries where entry.controller != nil {
        try cancellation.check()
        let laidOut = try stager.layOut(entry)
        let rules = FoldingRules(scene: laidOut.scene)
        let insets = pose == .closed ? rules.oneSidedInsets() : []
        let widths = pose == .closed ? rules.fixedWidths() : []
        for issue in insets.map(\.issue) + widths { findings.add(issue, in: entry) }
        let told = Set(insets.map(\.view))
        // One cause is one finding.
        for issue in laidOut.issues.map(Issue.init)
        where issue.rule == (pose == .closed ? RulePage.underCameraEdge : .acrossFold).id
          && !rules.view(issue.id, isInsideAnyOf: told)
        {
          findings.add(issue.placed(in: laidOut.scene.companionPlaces), in: entry)
        }
      }
    }
  }

  /// What layouts on such a phone have, which only its apps are told.
  static var foldingRules: Set<String> {
    [RulePage.acrossFold.id, RulePage.underCameraEdge.id]
  }
}
