import Drawing
import FoundationEssentials
import Graphics
import Languages
import Layout
import Localization
import Processes
import Scenes
import Simulation
import Staging
import Traits
import WorkerProtocol
import Workspace

extension RenderParameters: AnsweredRequest {
  package func answer(
    by resolver: Resolver, _ cancellation: Cancellation
  ) throws -> RenderResult {
    try resolver.render(self, cancellation: cancellation)
  }
}

extension Resolver {
  /// Draws one scene, or a contact sheet of it on several devices, and writes it where it is to be.
  package func render(
    _ request: RenderParameters, cancellation: Cancellation = Cancellation()
  ) throws -> RenderResult {
    guard request.output != RenderParameters.standardOutput else {
      throw UsageError(
        localized(
          "Standard output carries the answers; without “output” the picture is in the answer."))
    }
    var (result, bytes) = try picture(request, cancellation: cancellation)
    if let output = request.output {
      do {
        try PictureFile(path: output, format: result.format).write(bytes)
      } catch {
        throw OutputError(error.description)
      }
      result.output = output
    } else {
      result.data = Data(bytes).base64EncodedString()
    }
    return result
  }

  /// Draws one scene, or a contact sheet of it on several devices.
  /// - Returns: what is said of the picture, and the picture.
  package func picture(
    _ request: RenderParameters, cancellation: Cancellation = Cancellation()
  ) throws -> (result: RenderResult, bytes: [UInt8]) {
    try timeLimit.run(cancellation) { try draw(request, $0) }
  }

  private func draw(
    _ request: RenderParameters, _ cancellation: Cancellation
  ) throws -> (result: RenderResult, bytes: [UInt8]) {
    let format = try request.chosenFormat
    if let animation = request.animation {
      guard format == .gif else {
        throw UsageError(
          localized("What moves is a GIF; have the name end with .gif, or leave “format” out."))
      }
      let (sequence, scene, scenes) = try pictureSequence(animation, request, cancellation)
      let scale = try request.scale(orElse: 1)
      let bytes = try drawn(cancellation) { [painter] () throws(DrawingError) in
        try sequence.gif(scale: scale, painter) { cancellation.isCancelled }
      }
      return (result(scene, format, sequence.size, scale, scenes), bytes)
    }
    let page = try page(request, cancellation)
    let scale = format.hasPixels ? try request.scale(orElse: page.scale) : 1
    try cancellation.check()
    let bytes = try bytes(of: page, format, scale: scale, cancellation)
    return (result(page.scene, format, page.size, scale, page.scenes), bytes)
  }

  /// The entry of the result for a picture that was drawn.
  private func result(
    _ scene: String, _ format: PictureFile.Format, _ size: Size, _ scale: Double, _ scenes: [Scene]
  ) -> RenderResult {
    var result = RenderResult(
      scene: scene, format: format,
      size: Size(
        width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up)))
    let undrawn =
      MissingImages.undrawn(painter.takeUndrawnImages(), in: scenes)
      + Issue.undrawable(painter.takeUndrawableViews(), in: scenes)
    if !undrawn.isEmpty { result.diagnostics = undrawn }
    return result
  }

  /// The most attempts at a picture, each without one more view that Cairo fails to draw.
  private static let mostAttempts = 10

  func bytes(
    of page: Page, _ format: PictureFile.Format, scale: Double, _ cancellation: Cancellation
  ) throws -> [UInt8] {
    try drawn(cancellation) { [painter] () throws(DrawingError) in
      try format.bytes(size: page.size, scale: scale, isCancelled: { cancellation.isCancelled }) {
        page.paint(painter, $0)
      }
    }
  }

  private func drawn(
    _ cancellation: Cancellation, _ draw: () throws(DrawingError) -> [UInt8]
  ) throws -> [UInt8] {
    _ = (painter.takeUndrawnImages(), painter.takeUndrawableFound(), painter.takeUndrawableViews())
    painter.isCancelled = { cancellation.isCancelled }
    defer { painter.isCancelled = { false } }
    var attempts = 0
    while true {
      attempts += 1
      let drawn = Result { () throws(DrawingError) in try draw() }
      // What is missing then is no fault of the picture's.
      try cancellation.check()
      if painter.takeUndrawableFound(), attempts < Self.mostAttempts { continue }
      do {
        return try drawn.get()
      } catch {
        throw OutputError(error.description)
      }
    }
  }

  private func page(_ request: RenderParameters, _ cancellation: Cancellation) throws -> Page {
    if request.launch == true {
      guard request.contactSheet != true else {
        throw UsageError(
          localized("A contact sheet shows a scene; launch draws launch screens on many devices."))
      }
      return try launchPage(request)
    }
    if request.sweep == true {
      guard request.contactSheet != true, !request.isPlayed, request.devices == nil else {
        throw UsageError(
          localized(
            "A sweep draws a scene of the design in one device's windows; leave out the rest."))
      }
      return try sweepPage(request, cancellation)
    }
    guard request.contactSheet == true else {
      if request.devices != nil {
        throw UsageError(localized("Several devices need a contact sheet; name one with “device”."))
      }
      return try singlePage(request, cancellation)
    }
    return try contactSheet(request, cancellation)
  }

  private func singlePage(
    _ request: RenderParameters, _ cancellation: Cancellation
  ) throws -> Page {
    if request.isPlayed { return try windowPage(request, cancellation) }
    let choice = try CanvasChoice(request.canvas, catalogue: catalogue)
    let scenes = try scenes(of: request)
    let entry = try scenes.entry(chosenBy: request.scene)
    let canvas = try choice.canvas(for: scenes)
    let laidOut = try layOut(entry, of: scenes, on: canvas, request, cancellation)
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
      throw UsageError(localized("A running interface is drawn whole; leave out the scene."))
    }
    let (simulation, stage) = try played(request, in: request.appearance, cancellation)
    let picture = try picture(of: simulation, stage, request)
    return Page(
      scene: simulation.initialController.name, scenes: stage.scenes.map(\.scene),
      size: picture.size,
      scale: simulation.window.traits.displayScale ?? 2
    ) { picture.paint(with: $0, on: $1) }
  }

  /// The window of a running interface, in its device where it has all of its screen.
  func picture(
    of simulation: Simulation, _ stage: Stage, _ request: RenderParameters
  ) throws -> ScenePicture {
    let root = drawnTree(
      of: stage, appearance: request.appearance ?? .light, assets: try assets(of: request))
    let screen = simulation.screen
    let device = screen.environment.device.flatMap { catalogue.device(called: $0) }
    let letterbox = letterbox(on: screen)
    let frame = device.flatMap { device in
      request.frame ?? true && screen.window == .fullScreen
        ? DeviceFrame(
          letterbox.map { DeviceFrame.Description($0.display(of: device.display)) }
            ?? DeviceFrame.Description(device),
          orientation: screen.orientation) : nil
    }
    return ScenePicture(
      root: letterbox?.showing(root, named: "Screen") ?? root,
      canvasSize: letterbox?.screen ?? stage.size,
      device: frame,
      homeIndicator: screen.window == .fullScreen ? device?.display.chrome.homeIndicator : nil)
  }

  private func contactSheet(
    _ request: RenderParameters, _ cancellation: Cancellation
  ) throws -> Page {
    guard request.device == nil, request.sizeClass == nil, request.asDesigned != true,
      request.multitasking == nil, request.window == nil
    else {
      throw UsageError(
        localized(
          """
          A contact sheet shows “devices”; leave out the device, the part of its screen, the \
          window, the size class and as-designed.
          """))
    }
    guard !request.isPlayed else {
      throw UsageError(localized("A contact sheet shows the design; leave out the steps."))
    }
    guard request.devices?.isEmpty != true else {
      throw UsageError(
        localized("A contact sheet of no devices is empty; name some, or leave “devices” out."))
    }
    let choice = try CanvasChoice(request.canvas, catalogue: catalogue)
    var devices =
      try request.devices?.map { try catalogue.knownDevice(named: $0) }
      ?? usualDevices(of: configuration(around: request.document))
    devices = devices.map(choice.seen)
    if let orientation = request.orientation {
      for device in devices { try device.check(orientation) }
    }
    if request.devices != nil {
      for device in devices {
        if let problem = request.system?.problem(on: device) { throw UsageError(problem) }
      }
    } else {
      devices = devices.filter(choice.runs)
    }
    guard !devices.isEmpty else {
      throw UsageError(localized("None of the devices runs that version of iOS; name others."))
    }
    let orientations = request.orientation.map { [$0] } ?? Orientation.shapes
    let scenes = try scenes(of: request)
    let entry = try scenes.entry(chosenBy: request.scene)
    // Standard input is there once.
    let variesByDevice = try request.language != nil && !request.document.isStandardInput
    var scenesByDevice: [TextDevice: SceneSet] = [:]
    var drawn: [Scene] = []
    let entries = try orientations.flatMap { orientation in
      try devices.map { device in
        try cancellation.check()
        let canvas = choice.canvas(on: device, orientation)
        let own =
          try variesByDevice
          ? scenesByDevice[TextDevice(device)] ?? self.scenes(of: request, on: device) : scenes
        scenesByDevice[TextDevice(device)] = own
        let laidOut = try layOut(
          own.entry(chosenBy: request.scene), of: own, on: canvas, request, cancellation)
        drawn += laidOut.withContained.map(\.scene)
        return ContactSheet.CaptionedPicture(
          caption: device.name, detail: orientation.name,
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

  /// The scenes of a request's document with the texts of a device.
  private func scenes(of request: RenderParameters, on device: Device) throws -> SceneSet {
    var request = request
    request.device = device.name
    return try scenes(of: request)
  }

  /// The project's own devices; ``DeviceCatalogue/usualDevices`` where it names none that there are, which `lint`
  /// reports.
  private func usualDevices(of project: ProjectConfiguration) throws(UsageError) -> [Device] {
    let own = projectDevices(of: project)
    return try own.isEmpty ? catalogue.devices(chosenBy: DeviceCatalogue.usualDevices) : own
  }

  /// The devices that a project names, each once; those of ``DeviceCatalogue/usualDevices`` that are in a group which
  /// it names, as all of them would fill no page or list that can be read.
  func projectDevices(of project: ProjectConfiguration) -> [Device] {
    let usual = DeviceCatalogue.usualDevices.compactMap { try? catalogue.knownDevice(named: $0) }
    var devices: [Device] = []
    for name in (try? project.get())?.projectDevices?.map(\.text) ?? [] {
      let group = catalogue.group(named: name).map { group in
        usual.filter { device in group.contains { $0.name == device.name } }
      }
      let named = group ?? [try? catalogue.knownDevice(named: name)].compactMap(\.self)
      devices += named.filter { device in !devices.contains { $0.name == device.name } }
    }
    return devices
  }

  func layOut(
    _ entry: SceneSet.Entry, of scenes: SceneSet, on canvas: CanvasChoice.Canvas,
    _ request: RenderParameters, _ cancellation: Cancellation
  ) throws -> LaidOutScene {
    let engine = engine(
      showing: try assets(of: request)?.on(canvas.environment.screen),
      request.appearance ?? canvas.appearance, cancellation,
      xibs: canvas.xibs {
        (try? request.document).map { xibs(of: scenes, $0, on: canvas.idiom) } ?? [:]
      })
    var stager = stager(of: scenes, on: canvas, with: engine)
    return try stager.layOut(entry)
  }

  func picture(
    of laidOut: LaidOutScene, on canvas: CanvasChoice.Canvas, _ request: RenderParameters
  ) -> ScenePicture {
    let assets = try? assets(of: request)
    let root = drawnTree(
      of: laidOut, appearance: request.appearance ?? canvas.appearance, assets: assets,
      images: assets)
    // A view on its own has a size of its own, which no screen has; a part of a pad's is not all of it.
    let orientation = canvas.environment.orientation
    let fillsScreen =
      laidOut.canvas == canvas.environment.size
      && canvas.device.map { $0.size(orientation) == laidOut.canvas } ?? true
    // Of an app that was built too early the device's own screen is larger.
    let letterbox =
      fillsScreen
      ? canvas.device.flatMap { SimulatedStep.Letterbox(railed: $0, orientation) } : nil
    let device =
      letterbox == nil
      ? canvas.device : canvas.device.flatMap { catalogue.device(called: $0.name) }
    let frame = device.flatMap { device in
      fillsScreen && request.frame ?? true
        ? DeviceFrame(DeviceFrame.Description(device), orientation: orientation) : nil
    }
    let indicator = fillsScreen && !canvas.isAsDesigned ? device?.display.chrome : nil
    return ScenePicture(
      root: letterbox?.showing(root, named: "Screen") ?? root,
      canvasSize: letterbox?.screen ?? laidOut.canvas, device: frame,
      homeIndicator: indicator?.homeIndicator)
  }
}

/// Something to be drawn on one page.
struct Page {
  /// The scene's id.
  let scene: String
  /// The scenes to draw.
  let scenes: [Scene]
  /// Points.
  let size: Size
  /// Pixels per point, where nobody asks for another number.
  let scale: Double
  let paint: (ViewPainter, Canvas) -> Void
}

extension RenderParameters {
  fileprivate func scale(orElse usual: Double) throws(UsageError) -> Double {
    let scale = own.scale ?? usual
    guard scale > 0, scale.isFinite else {
      throw UsageError(localized("The scale has to be a number above 0."))
    }
    return scale
  }

  fileprivate var chosenFormat: PictureFile.Format {
    get throws(UsageError) {
      if let format = own.format { return format }
      guard let output = own.output, output != RenderParameters.standardOutput else {
        return own.animation == nil ? .png : .gif
      }
      do {
        return try PictureFile(path: output).format
      } catch {
        throw UsageError(error.description)
      }
    }
  }
}

extension Issue {
  /// Views for which there are placeholders, as they can't be drawn as they are.
  fileprivate static func undrawable(_ ids: Set<String>, in scenes: [Scene]) -> [Issue] {
    guard !ids.isEmpty else { return [] }
    var lines: [String: Int] = [:]
    for view in scenes.flatMap(\.views) { lines[view.id] = view.line }
    return ids.sorted().map { id in
      Issue(
        rule: "not-drawn", severity: .warning, id: id, line: lines[id],
        message: localized(
          """
          The view is too large to be drawn, so a placeholder is; make its font or its frame \
          smaller.
          """))
    }
  }
}
