import Processes
import Requests
import Scenes
import Traits
import UIKitMetrics
import WorkerProtocol
import Workspace

/// Windows of every width, or height, that documents are checked in: of pads and of phones' apps, on both sides of the
/// other length's change of class.
struct LintSweep: Sendable {
  let sweep: WindowSweep
  /// The window at each length, of pads' apps and of phones'.
  private let pad: CanvasChoice.Canvas
  private let phone: CanvasChoice.Canvas

  /// - Throws: for lengths that no window has.
  init(
    _ axis: WindowSweep.Axis, _ lengths: [Int], catalogue: DeviceCatalogue
  ) throws(UsageError) {
    sweep = try WindowSweep(axis, lengths)
    let names = DeviceCatalogue.usualPadAndPhone
    pad = try CanvasChoice(CanvasRequest(), catalogue: catalogue)
      .canvas(on: try catalogue.knownDevice(named: names.pad), .landscape)
    var request = CanvasRequest()
    request.system = Platform.firstWithFreeWindows(on: .phone)
    phone = try CanvasChoice(request, catalogue: catalogue)
      .canvas(on: try catalogue.knownDevice(named: names.phone), .landscape)
  }

  /// The windows of a length.
  /// - Parameters:
  ///   - hasPads: Whether the app is for pads.
  ///   - hasPhones: Whether it is for phones.
  func canvases(_ length: Int, hasPads: Bool, hasPhones: Bool) -> [CanvasChoice.Canvas] {
    switch sweep.axis {
    case .width:
      // Heights on pads are regular; of phones' apps those of a phone that lies are compact.
      return (hasPads ? [padWindow(width: length)] : [])
        + (hasPhones ? [SweptWindows(phone).canvas(.width, length)] : [])
    case .height:
      let screen = pad.environment.size
      let upright = Size(width: phone.environment.size.height, height: Double(length))
      let wide = Size(width: screen.width, height: Double(length))
      return (hasPads ? [SweptWindows(pad).canvas(wide)] : [])
        + (hasPhones ? [upright, wide].map(SweptWindows(phone).canvas) : [])
    }
  }

  /// A tile of a pad's screen, as high as that.
  private func padWindow(width: Int) -> CanvasChoice.Canvas {
    var canvas = SweptWindows(pad).canvas(.width, width)
    canvas.environment.safeArea = pad.environment.safeArea
    canvas.environment.statusBarHeight = pad.environment.statusBarHeight
    return canvas
  }
}

extension Resolver {
  /// Checks all scenes in windows of every width or height.
  func check(
    _ scenes: SceneSet, in windows: LintSweep, on screens: [LintMatrix.Screen],
    _ source: DocumentSource, _ appearances: [Appearance],
    _ cancellation: Cancellation, _ findings: inout FindingList
  ) throws {
    let assets = self.assets(of: source, declaredBy: scenes)
    let idioms = Set(screens.map(\.canvas.environment.traits.userInterfaceIdiom))
    for entry in scenes.entries where entry.root != nil {
      let looks = try windows.sweep.looks { length in
        try cancellation.check()
        var look = WindowSweep.Look()
        for canvas in windows.canvases(
          length, hasPads: idioms.contains(.pad) || idioms.isEmpty,
          hasPhones: idioms.contains(.phone))
        {
          let engine = engine(
            showing: assets?.on(canvas.environment.screen), canvas.appearance, cancellation)
          var stager = stager(of: scenes, on: canvas, with: engine)
          let laidOut = try stager.layOut(entry)
          var issues = Issue.all(in: laidOut, assets: assets, canvas.appearance)
          for appearance in appearances {
            let root = drawnTree(
              of: laidOut, appearance: appearance, assets: assets, images: assets)
            issues += AccessibilityRules(scene: laidOut.scene, root: root).issues()
          }
          look.frames += laidOut.frames.map(\.self)
          for issue in issues {
            let fingerprint = LintFinding(issue, file: source.name, in: entry).fingerprint
            look.issues[fingerprint] = look.issues[fingerprint] ?? issue
          }
        }
        return look
      }
      for one in WindowSweep.found(in: looks) {
        findings.add(one.issue, in: entry, windows.sweep.axis, one.lengths)
      }
    }
  }
}
