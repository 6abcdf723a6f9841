import InterfaceBuilder
import Languages
import Localization
import Scenes
import Simulation
import Traits
import UIKitMetrics
import WorkerProtocol
import Workspace

/// The canvas that a request asks for, checked against the devices that there are; what it leaves
/// open is each document's to say.
package struct CanvasChoice {
  /// An environment, and whether it is the document's own canvas.
  package struct Canvas {
    package var environment: Environment
    package let device: Device?
    let isAsDesigned: Bool
    /// Light or dark where a request says neither.
    package var appearance = Appearance.light

    var idiom: Idiom? { environment.traits.userInterfaceIdiom }
  }

  private let catalogue: DeviceCatalogue
  private let device: Device?
  private let orientation: Orientation?
  private let pose: Pose?
  private let sdk: SystemVersion?
  /// The part of a pad's screen that the app's window has; nil for the whole screen.
  private let part: Multitasking?
  /// The window's size in points; nil for that of the screen, or its part.
  private let window: Size?
  private let cell: SizeClassCell?
  private let system: SystemVersion?
  private let isAsDesigned: Bool
  /// The traits of the user's settings that aren't the standard ones, for every screen.
  let preferences: TraitCollection

  /// Documents that name no device are shown on this one, whose screen many devices share.
  private static let defaultDevice = "iPhone 15 Pro"

  package init(_ request: CanvasRequest, catalogue: DeviceCatalogue) throws(UsageError) {
    let catalogue = catalogue.builtWith(request.builtWith)
    self.catalogue = catalogue
    orientation = request.orientation
    pose = request.pose
    sdk = request.builtWith
    window = request.window
    part = request.multitasking == .fullScreen ? nil : request.multitasking
    system = request.system
    isAsDesigned = request.asDesigned ?? false
    if isAsDesigned,
      request.device != nil || request.orientation != nil || request.sizeClass != nil
        || request.contentSize != nil || request.layoutDirection != nil || request.system != nil
        || request.language != nil || request.multitasking != nil || request.window != nil
        || request.pose != nil || request.builtWith != nil
    {
      throw UsageError(
        localized(
          """
          As designed, a document is on its own canvas; leave out the device, the orientation, \
          the pose, the SDK, the multitasking, the window, the size class, the content size, the \
          layout direction, the language and the system.
          """))
    }
    if request.sizeClass != nil, request.orientation != nil, request.device == nil {
      throw UsageError(
        localized(
          """
          A size class alone has a canvas of its own, which can't be turned; name a device \
          too, or leave out the orientation.
          """))
    }
    if request.sizeClass != nil, part != nil || window != nil {
      throw UsageError(
        localized(
          "A window has size classes of its own, by its size; leave out the size class."))
    }
    if window != nil, request.multitasking != nil {
      throw UsageError(
        localized("A window has a size or a part of the screen; leave out one of them."))
    }
    if let sdk, !sdk.exists {
      throw UsageError(localized("There is no SDK of iOS %1$s; name one such as 27.0.", sdk))
    }
    if let text = request.sizeClass {
      guard let cell = SizeClassCell(text) else {
        throw UsageError(noSizeClass: text)
      }
      self.cell = cell
    } else {
      cell = nil
    }
    let contentSize = try request.contentSize.map { name throws(UsageError) in
      try ContentSizeCategory.known(name)
    }
    let language = try request.language.map { name throws(UsageError) in
      try LanguageChoice.known(name)
    }
    let direction =
      request.layoutDirection ?? (language?.isRightToLeft == true ? .rightToLeft : nil)
    preferences = TraitCollection(
      preferredContentSizeCategory: contentSize == .standard ? nil : contentSize,
      layoutDirection: direction == .leftToRight ? nil : direction)
    let named = try request.device.map { name throws(UsageError) in
      try catalogue.knownDevice(named: name)
    }
    if let named, let problem = pose.flatMap({ named.problem(with: $0) }) {
      throw UsageError(problem)
    }
    device = named?.posed(pose)
    if let device, let orientation { try device.check(orientation) }
    if let problem = system?.problem(on: device) {
      throw UsageError(localized("%1$s Choose another version, or another device.", problem))
    }
    if let device, let problem = windowProblem(on: device, orientation ?? device.nativeOrientation)
    {
      throw UsageError(problem)
    }
  }

  /// A device's screen with the part of it that is asked for.
  private func screen(of device: Device, _ orientation: Orientation) -> SimulatedScreen {
    var screen = SimulatedScreen(
      device, orientation, system: system ?? device.nearestSystem(to: .latest))
    screen.window = window(on: screen)
    return screen
  }

  /// The window that is asked for on a screen; the whole one where it has no such window.
  func window(on screen: SimulatedScreen) -> SimulatedScreen.Window {
    if let window { return screen.window(of: window) ?? .fullScreen }
    return part.map { .multitasking($0) } ?? .fullScreen
  }

  /// Why a device's screen doesn't have the window that is asked for; nil where it does.
  private func windowProblem(on device: Device, _ orientation: Orientation) -> String? {
    let screen = screen(of: device, orientation)
    return part.flatMap { screen.problem(with: $0) } ?? window.flatMap { screen.problem(with: $0) }
  }

  /// A device in the pose that is asked for, as an app has it that was built with the SDK; another one where it
  /// doesn't fold.
  package func seen(_ device: Device) -> Device { device.posed(pose, builtWith: sdk) }

  /// The canvas for one document.
  ///
  /// A size class alone is a cell of the grid, on that cell's canvas; with a device it replaces the
  /// classes of the device's screen. Without either, a document is on its own device or, where it
  /// names none, on an iPhone. On its own device orientation and appearance are the document's, unless
  /// others were asked for.
  /// - Throws: Where the document's own device is never held as is asked for, doesn't run that system or has
  ///   no such part of its screen.
  package func canvas(for scenes: SceneSet) throws(FileError) -> Canvas {
    var canvas = try unsetCanvas(for: scenes)
    canvas.environment.traits = canvas.environment.traits.overridden(by: preferences)
    return canvas
  }

  /// The canvas for what belongs to no document: of the device that is asked for or, without one, of the
  /// usual one.
  /// - Throws: Where the device is never held as is asked for, or doesn't run that system.
  func canvas() throws(FileError) -> Canvas {
    var canvas: Canvas
    if let cell, device == nil {
      canvas = Canvas(environment: environment(of: cell), device: nil, isAsDesigned: false)
    } else {
      canvas = try deviceCanvas(own: nil, .portrait, .light)
    }
    canvas.environment.traits = canvas.environment.traits.overridden(by: preferences)
    return canvas
  }

  /// Whether a device runs the system that is asked for.
  package func runs(on device: Device) -> Bool { system.map(device.runs) ?? true }

  /// Whether a device's screen has the window that is asked for.
  package func hasWindow(on device: Device, _ orientation: Orientation) -> Bool {
    windowProblem(on: device, orientation) == nil
  }

  /// The canvas of a contact sheet's device, or of another that has such a window.
  package func canvas(on device: Device, _ orientation: Orientation) -> Canvas {
    let device = seen(device)
    var environment = environment(of: device, orientation)
    environment.traits = environment.traits.overridden(by: preferences)
    return Canvas(environment: environment, device: device, isAsDesigned: false)
  }

  /// That of the window that is asked for on a device's screen.
  private func environment(of device: Device, _ orientation: Orientation) -> Environment {
    guard part != nil || window != nil else {
      return device.environment(orientation, on: system ?? device.nearestSystem(to: .latest))
    }
    var environment = screen(of: device, orientation).windowEnvironment
    environment.rootMargin = RootMargin.minimum(forWidth: environment.size.width)
    return environment
  }

  /// That of a cell of the grid.
  private func environment(of cell: SizeClassCell) -> Environment {
    var environment = cell.environment()
    environment.system = system ?? .latest
    return environment
  }

  /// The canvas without the user's preferences.
  private func unsetCanvas(for scenes: SceneSet) throws(FileError) -> Canvas {
    let designed = scenes.document.device
    let own = catalogue.device(of: scenes)
    let ownOrientation: Orientation = designed?.isLandscape == true ? .landscape : .portrait
    let ownAppearance: Appearance = designed?.isDark == true ? .dark : .light
    if isAsDesigned {
      let environment = own?.environment(ownOrientation) ?? ownCanvas(of: scenes.document)
      return Canvas(
        environment: environment, device: own, isAsDesigned: true, appearance: ownAppearance)
    }
    if let cell, device == nil {
      return Canvas(environment: environment(of: cell), device: nil, isAsDesigned: false)
    }
    return try deviceCanvas(own: own, ownOrientation, ownAppearance)
  }

  /// The canvas of a device.
  /// - Parameter own: The document's, with how it is held and looks.
  private func deviceCanvas(
    own: Device?, _ ownOrientation: Orientation, _ ownAppearance: Appearance
  ) throws(FileError) -> Canvas {
    let found = device ?? own.map(seen) ?? catalogue.device(named: Self.defaultDevice)
    guard let chosen = found else {
      return Canvas(environment: environment(of: .any), device: nil, isAsDesigned: false)
    }
    let isOwn = device == nil && own != nil
    if let problem = pose.flatMap({ chosen.problem(with: $0) }) {
      throw FileError(code: "no-such-pose", message: problem)
    }
    if let problem = orientation.flatMap({ chosen.problem(with: $0) }) {
      throw FileError(code: "no-such-orientation", message: problem)
    }
    if let problem = system?.problem(on: chosen) {
      throw FileError(code: "no-such-system", message: problem)
    }
    let held = orientation ?? (isOwn ? ownOrientation : chosen.nativeOrientation)
    if let problem = windowProblem(on: chosen, held) {
      throw FileError(code: "no-such-window", message: problem)
    }
    var environment = environment(of: chosen, held)
    if let cell {
      environment.traits.horizontalSizeClass = cell.width
      environment.traits.verticalSizeClass = cell.height
    }
    return Canvas(
      environment: environment, device: chosen, isAsDesigned: false,
      appearance: isOwn ? ownAppearance : .light)
  }
}

extension CanvasChoice {
  /// The canvas of a document that names no device: the screen that it is for, without size classes; else 600 × 600
  /// points, and since Xcode 8 the screen of an iPhone of 4.7 inches, whose size classes the document still knows
  /// nothing of.
  ///
  /// MINED: of the root views in such documents of Xcode 8 and 9, 85 of 87 are 375 × 667 and many
  /// frames in them end in .5; those of Xcode 7 are 600 × 600 and whole.
  private func ownCanvas(of document: Document) -> Environment {
    var any = SizeClassCell.any.environment()
    any.size = document.destinationSize(in: catalogue) ?? any.size
    guard document.isInXcode8Format,
      let phone = catalogue.device(canvasID: "retina4_7", toolsVersion: nil)
    else {
      return any
    }
    var environment = phone.environment(.portrait)
    environment.device = nil
    environment.traits.horizontalSizeClass = nil
    environment.traits.verticalSizeClass = nil
    return environment
  }
}

extension DeviceCatalogue {
  /// The device that a document is designed on; nil where it names none that is known.
  func device(of scenes: SceneSet) -> Device? {
    scenes.document.device.flatMap {
      device(canvasID: $0.id, on: scenes.canvas) ?? device(canvasID: $0.id, toolsVersion: nil)
    }
  }
}

extension Device {
  /// Why a device can't be held in a pose; nil where it can.
  fileprivate func problem(with pose: Pose) -> String? {
    guard fold == nil else { return nil }
    return localized("%1$s doesn't fold; leave out the pose, or choose iPhone Duo.", name)
  }

  /// Why no interface is shown in an orientation; nil where one may be.
  fileprivate func problem(with orientation: Orientation) -> String? {
    guard !possibleOrientations.contains(orientation) else { return nil }
    if pose.isPartlyFolded {
      return localized(
        "%1$s is held in %2$s only: the fold of a book is upright, that of a laptop lies.", name,
        nativeOrientation.name)
    }
    return localized(
      """
      No interface is shown %1$s on %2$s: pads and phones with a home button do; choose one of \
      them, or another orientation.
      """, orientation.name, name)
  }

  func check(_ orientation: Orientation) throws(UsageError) {
    if let problem = problem(with: orientation) { throw UsageError(problem) }
  }
}

extension UsageError {
  package init(noSizeClass text: String) {
    self.init(
      localized(
        """
        “%1$s” is no size class; name a width and a height, each Compact, Any or Regular: \
        wCompact-hRegular.
        """, text))
  }
}
