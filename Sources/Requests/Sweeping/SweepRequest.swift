import Layout
import Localization
import Processes
import Scenes
import Traits
import UIKitMetrics
import WorkerProtocol
import Workspace

extension SweepParameters: AnsweredRequest {
  package func answer(
    by resolver: Resolver, _ cancellation: Cancellation
  ) throws -> SweepResult {
    try resolver.timeLimit.run(cancellation) { try resolver.sweep(self, $0).result }
  }
}

/// A scene in windows of all widths and heights, as `sweep` and `render --sweep` look at it.
package struct SweptScene {
  let scenes: SceneSet
  let entry: SceneSet.Entry
  let windows: SweptWindows
  package let result: SweepResult
}

extension Resolver {
  /// Points: from the narrowest window of a pad's screen to the length of the largest pad.
  private static let leastLength = 320

  /// Looks at one scene in windows of every width at one height, and of every height at one width.
  func sweep(_ request: SweepParameters, _ cancellation: Cancellation) throws -> SweptScene {
    let scenes = try scenes(of: request)
    let entry = try scenes.entry(chosenBy: request.scene)
    let windows = SweptWindows(try windowCanvas(request.canvas, of: scenes))
    let assets = self.assets(of: try request.document, declaredBy: scenes)
    let base = windows.base.environment
    // A pad's windows are no larger than its screen.
    let most = largestWindow(around: windows.base)
    func looks(_ axis: WindowSweep.Axis, _ wanted: [Int]?) throws -> [Int: WindowSweep.Look] {
      let usual = axis == .width ? most.width : most.height
      let sweep = try WindowSweep(axis, wanted ?? [Self.leastLength, Int(usual)])
      return try sweep.looks { length in
        try cancellation.check()
        let canvas = windows.canvas(axis, length)
        let engine = engine(
          showing: assets?.on(canvas.environment.screen), canvas.appearance, cancellation)
        var stager = stager(of: scenes, on: canvas, with: engine)
        let laidOut = try stager.layOut(entry)
        var issues: [String: Issue] = [:]
        for issue in Issue.all(in: laidOut, assets: assets, canvas.appearance)
        where issue.severity != .info {
          let key = "\(issue.id ?? "") \(issue.rule)"
          issues[key] = issues[key] ?? issue
        }
        return WindowSweep.Look(laidOut, on: canvas, issues: issues)
      }
    }
    let (byWidth, byHeight) = (
      try looks(.width, request.widths), try looks(.height, request.heights)
    )
    let breaks =
      WindowSweep.found(in: byWidth).map {
        SweepResult.Break($0.issue, view: $0.issue.id, widths: $0.lengths.map(\.ends))
      }
      + WindowSweep.found(in: byHeight).map {
        SweepResult.Break($0.issue, view: $0.issue.id, heights: $0.lengths.map(\.ends))
      }
    let result = SweepResult(
      scene: entry.id, window: base.size, breaks: breaks,
      widthChanges: WindowSweep.changes(in: byWidth).map {
        SweepResult.Change(
          size: Size(width: Double($0.length), height: base.size.height), reasons: $0.reasons)
      },
      heightChanges: WindowSweep.changes(in: byHeight).map {
        SweepResult.Change(
          size: Size(width: base.size.width, height: Double($0.length)), reasons: $0.reasons)
      })
    return SweptScene(scenes: scenes, entry: entry, windows: windows, result: result)
  }

  /// The canvas whose window is resized: of the version that is asked for or, without one, of the first that has windows
  /// of any size.
  /// - Throws: where that version has no such windows, or nothing has, as without a device.
  private func windowCanvas(
    _ request: CanvasRequest, of scenes: SceneSet
  ) throws -> CanvasChoice.Canvas {
    guard request.sizeClass == nil, request.asDesigned != true, request.multitasking == nil else {
      throw UsageError(
        localized(
          """
          What is swept is a window of any size; leave out the size class, the part of the screen \
          and as-designed.
          """))
    }
    var request = request
    var canvas = try CanvasChoice(request, catalogue: catalogue).canvas(for: scenes)
    let idiom = canvas.environment.traits.userInterfaceIdiom
    if request.system == nil,
      !Platform(running: canvas.environment.system).hasFreeWindows(on: idiom)
    {
      request.system = Platform.firstWithFreeWindows(on: idiom)
      canvas = try CanvasChoice(request, catalogue: catalogue).canvas(for: scenes)
    }
    guard Platform(running: canvas.environment.system).hasFreeWindows(on: idiom) else {
      throw UsageError(
        localized(
          "Windows of any size came with iOS %1$s on pads and with iOS %2$s on phones.",
          Platform.firstWithFreeWindows(on: .pad), Platform.firstWithFreeWindows(on: .phone)))
    }
    return canvas
  }

  /// The largest window: a pad's screen, be it the device's own or, for phones' apps, the largest.
  private func largestWindow(around canvas: CanvasChoice.Canvas) -> Size {
    if canvas.environment.traits.userInterfaceIdiom == .pad, let device = canvas.device {
      return device.size(canvas.environment.orientation)
    }
    let pads = catalogue.devices.filter { $0.display.idiom == .pad }.map(\.display.size)
    let largest = pads.max { $0.height < $1.height } ?? canvas.environment.size
    return Size(width: largest.height, height: largest.height)
  }
}

extension ClosedRange<Int> {
  package var ends: [Int] { [lowerBound, upperBound] }
}
