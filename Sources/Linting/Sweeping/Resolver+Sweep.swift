import Processes
import Requests
import Scenes
import Traits
import WorkerProtocol

extension Resolver {
  /// Checks all scenes in windows of every width.
  func sweep(
    _ scenes: SceneSet, _ widths: WidthSweep, _ source: DocumentSource, _ appearances: [Appearance],
    _ cancellation: Cancellation, _ findings: inout FindingList
  ) throws {
    let assets = self.assets(of: source, declaredBy: scenes)
    for entry in scenes.entries where entry.root != nil {
      let found = try widths.found { width in
        try cancellation.check()
        let canvas = widths.canvas(width)
        let engine = engine(
          showing: assets?.on(canvas.environment.screen), canvas.appearance, cancellation)
        var stager = stager(of: scenes, on: canvas, with: engine)
        let laidOut = try stager.layOut(entry)
        var issues = Issue.all(in: laidOut, assets: assets, canvas.appearance)
        for appearance in appearances {
          let root = drawnTree(of: laidOut, appearance: appearance, assets: assets, images: assets)
          issues += AccessibilityRules(scene: laidOut.scene, root: root).issues()
        }
        var look = WidthSweep.Look(frames: laidOut.frames)
        for issue in issues {
          let fingerprint = LintFinding(issue, file: source.name, in: entry).fingerprint
          look.issues[fingerprint] = look.issues[fingerprint] ?? issue
        }
        return look
      }
      for one in found { findings.add(one.issue, in: entry, widths: one.widths) }
    }
  }
}
