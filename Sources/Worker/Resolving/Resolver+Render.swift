import Drawing
import FoundationEssentials
import Layout
import Scenes
import Simulation
import Staging
import Traits
import WorkerProtocol

extension Resolver {
  /// Draws one scene, or a contact sheet of it on several devices.
  package func render(
    _ request: RenderParameters, cancellation: Cancellation = Cancellation()
  ) throws -> RenderResult {
    let format = try request.chosenFormat
    let page = try page(request, cancellation)
    let scale = format == .png ? request.scale ?? page.scale : 1
    guard scale > 0, scale.isFinite else {
      throw UsageError("The scale has to be a number above 0.")
    }
    try cancellation.check()
    _ = painter.takeUndrawnImages()
    var result = RenderResult(
      scene: page.scene, format: format,
      size: Size(
        width: (page.size.width * scale).rounded(.up),
        height: (page.size.height * scale).rounded(.up)))
    if let output = request.output {
      try page.write(to: output, format, scale: scale, painter)
      result.output = output
    } else {
      result.data = Data(try page.bytes(format, scale: scale, painter)).base64EncodedString()
    }
    let undrawn = MissingImages.undrawn(painter.takeUndrawnImages(), in: page.scenes)
    if !undrawn.isEmpty { result.diagnostics = undrawn }
    return result
  }

  private func page(_ request: RenderParameters, _ cancellation: Cancellation) throws -> Page {
    guard request.contactSheet == true else {
      if request.devices != nil {
        throw UsageError("Several devices need a contact sheet; name one with “device”.")
      }
      return try singlePage(request, cancellation)
    }
    return try contactSheet(request, cancellation)
  }

  private func singlePage(
    _ request: RenderParameters, _ cancellation: Cancellation
  ) throws -> Page {
    if request.isPlayed { return try windowPage(request, cancellation) }
    let choice = try CanvasChoice(request, catalogue: catalogue)
    let scenes = try scenes(of: request)
    let entry = try scenes.entry(chosenBy: request.scene)
    let canvas = choice.canvas(for: scenes)
    let laidOut = try layOut(entry, of: scenes, on: canvas, cancellation)
    let picture = picture(of: laidOut, on: canvas, request)
    return Page(
      scene: entry.id, scenes: laidOut.withContained.map(\.scene), size: picture.size,
      scale: canvas.environment.traits.displayScale ?? 2
    ) { picture.paint(with: $0, on: $1) }
  }

  /// The window of the running interface after some steps.
  private func windowPage(
    _ request: RenderParameters, _ cancellation: Cancellation
  ) throws -> Page {
    guard request.scene == nil else {
      throw UsageError("A running interface is drawn whole; leave out the scene.")
    }
    let (simulation, stage) = try played(request, cancellation)
    let root = drawnTree(
      of: stage, appearance: request.appearance ?? .light, assets: assets(of: try request.document))
    let screen = simulation.screen
    let device = screen.environment.device.flatMap { catalogue.device(named: $0) }
    let frame = device.flatMap { device in
      request.frame ?? true && screen.window == .fullScreen
        ? DeviceFrame(
          DeviceFrame.Description(device.display), orientation: screen.orientation) : nil
    }
    let picture = ScenePicture(root: root, canvasSize: stage.size, device: frame)
    return Page(
      scene: simulation.tree.id.name, scenes: stage.scenes.map(\.scene), size: picture.size,
      scale: simulation.window.traits.displayScale ?? 2
    ) { picture.paint(with: $0, on: $1) }
  }

  private func contactSheet(
    _ request: RenderParameters, _ cancellation: Cancellation
  ) throws -> Page {
    guard request.device == nil, request.sizeClass == nil, request.asDesigned != true else {
      throw UsageError(
        "A contact sheet shows “devices”; leave out the device, the size class and as-designed.")
    }
    guard !request.isPlayed else {
      throw UsageError("A contact sheet shows the design; leave out the steps.")
    }
    let names = request.devices ?? Self.contactSheetDevices
    guard !names.isEmpty else {
      throw UsageError("A contact sheet of no devices is empty; name some, or leave “devices” out.")
    }
    let devices = try names.map { try catalogue.knownDevice(named: $0) }
    let choice = try CanvasChoice(request, catalogue: catalogue)
    let orientations = request.orientation.map { [$0] } ?? Orientation.allCases
    let scenes = try scenes(of: request)
    let entry = try scenes.entry(chosenBy: request.scene)
    var drawn: [Scene] = []
    let entries = try orientations.flatMap { orientation in
      try devices.map { device in
        try cancellation.check()
        let canvas = choice.canvas(on: device, orientation)
        let laidOut = try layOut(entry, of: scenes, on: canvas, cancellation)
        drawn += laidOut.withContained.map(\.scene)
        return ContactSheet.Entry(
          caption: device.name, detail: orientation.rawValue,
          picture: picture(of: laidOut, on: canvas, request))
      }
    }
    let sheet = ContactSheet(
      title: entry.title, entries: entries, columns: devices.count,
      appearance: request.appearance ?? .light)
    return Page(scene: entry.id, scenes: drawn, size: sheet.size, scale: 2) {
      sheet.paint(with: $0, on: $1)
    }
  }

  /// What a contact sheet shows when nobody says: the smallest, the usual and the largest phone, and
  /// both ends of the tablets.
  static let contactSheetDevices = [
    "iPhone SE (3rd generation)", "iPhone 15 Pro", "iPhone 15 Pro Max",
    "iPad mini (6th generation)",
    "iPad Pro (12.9-inch) (6th generation)",
  ]

  private func picture(
    of laidOut: LaidOutScene, on canvas: CanvasChoice.Canvas, _ request: RenderParameters
  ) -> ScenePicture {
    let root = drawnTree(
      of: laidOut, appearance: request.appearance ?? canvas.appearance,
      assets: (try? request.document).flatMap(assets))
    // A view on its own has a size of its own, which no screen has.
    let fillsScreen = laidOut.canvas == canvas.environment.size
    let frame = canvas.device.flatMap { device in
      fillsScreen && request.frame ?? true
        ? DeviceFrame(
          DeviceFrame.Description(device.display), orientation: canvas.environment.orientation)
        : nil
    }
    return ScenePicture(root: root, canvasSize: laidOut.canvas, device: frame)
  }
}

/// Something to be drawn on one page.
private struct Page {
  /// The scene's id.
  let scene: String
  /// All that are drawn.
  let scenes: [Scene]
  /// Points.
  let size: Size
  /// Pixels per point, where nobody asks for another number.
  let scale: Double
  let paint: (ViewPainter, Canvas) -> Void

  func write(
    to path: String, _ format: PictureFile.Format, scale: Double, _ painter: ViewPainter
  ) throws(OutputError) {
    do {
      try PictureFile(path: path, format: format).write(size: size, scale: scale) {
        paint(painter, $0)
      }
    } catch {
      throw OutputError(error.description)
    }
  }

  func bytes(
    _ format: PictureFile.Format, scale: Double, _ painter: ViewPainter
  ) throws(OutputError) -> [UInt8] {
    do {
      return try format.bytes(size: size, scale: scale) { paint(painter, $0) }
    } catch {
      throw OutputError(error.description)
    }
  }
}

extension RenderParameters {
  fileprivate var chosenFormat: PictureFile.Format {
    get throws(UsageError) {
      if let format { return format }
      guard let output else { return .png }
      do {
        return try PictureFile(path: output).format
      } catch {
        throw UsageError(error.description)
      }
    }
  }
}
