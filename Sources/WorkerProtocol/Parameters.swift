import Drawing
import Simulation
import Traits

/// A request about a document on a canvas. On the command line `--device`, `--orientation`,
/// `--pose`, `--built-with`, `--multitasking`, `--window`, `--size-class`, `--content-size`, `--layout-direction`,
/// `--language`, `--system` and `--as-designed` choose the canvas.
package protocol DocumentRequest: TextRequest {
  /// The folder of the document's project; nil to look for it. Nothing that the document names is read
  /// outside it.
  var root: String? { get set }
  /// Whether the companion file beside the document has a say; nil for yes.
  var companion: Bool? { get set }
  /// A device's name or a canvas id of Interface Builder.
  var device: String? { get set }
  var orientation: Orientation? { get set }
  /// The pose of a device that folds; nil for the one that its name says, or closed.
  var pose: Pose? { get set }
  /// The SDK that the app was built with, on which depends what it has of the screens of a device that folds; nil for
  /// the newest.
  var builtWith: SystemVersion? { get set }
  /// The part of a pad's screen, or of one inside a phone that folds, that the app's window has; nil for the whole.
  var multitasking: Multitasking? { get set }
  /// The size of the app's window, in points; nil for the whole screen, or its part.
  var window: Size? { get set }
  /// A cell of the size-class grid, such as `wCompact-hRegular`.
  var sizeClass: String? { get set }
  /// The text size that the user prefers: a content size category, such as `extraExtraLarge`.
  var contentSize: String? { get set }
  /// In which direction the interface runs; nil for that of the language, or left to right.
  var layoutDirection: LayoutDirection? { get set }
  /// The language whose texts are shown: a tag such as `pt-BR`, `Base`, or a pseudo-language; nil for the
  /// document's own texts.
  var language: String? { get set }
  /// The version of iOS; nil for the newest with known rules that the device runs.
  var system: SystemVersion? { get set }
  /// Whether to resolve at the document's own canvas.
  var asDesigned: Bool? { get set }
}

/// A request that may be about the running interface instead of the design: with either of these.
package protocol PlayedRequest: DocumentRequest {
  /// What is done first, in order, from the initial controller on; nil for nothing.
  var steps: [Step]? { get set }
  /// The controller to start with: an id, a storyboard identifier or a class; nil for the document's
  /// initial one.
  var initial: String? { get set }
}

extension PlayedRequest {
  /// Whether the request is about the running interface.
  package var isPlayed: Bool { steps != nil || initial != nil }
}

/// The parameters of `resolve`. With `file` the result is one ``ResolveResult``; with `files` it is
/// an array of them.
package struct ResolveParameters: Codable, Hashable, Sendable, DocumentRequest {
  package var file: String?
  package var files: [String]?
  package var text: String?
  package var root: String?
  package var companion: Bool?
  package var device: String?
  package var orientation: Orientation?
  package var pose: Pose?
  package var builtWith: SystemVersion?
  package var multitasking: Multitasking?
  package var window: Size?
  package var sizeClass: String?
  package var contentSize: String?
  package var layoutDirection: LayoutDirection?
  package var language: String?
  package var asDesigned: Bool?
  package var system: SystemVersion?
  /// One scene's id; nil for all of them.
  package var scene: String?
  /// Several scenes' ids, in the order in which they are wanted; nil for those that `scene` says.
  package var scenes: [String]?
  /// Whether scenes are only named and placed: none is laid out, and none has a root.
  package var outline: Bool?
  /// Nil for light.
  package var appearance: Appearance?
  /// Whether to add the constraints that act on each view.
  package var details: Bool?
  /// Whether to add each view's geometry as it was before rounding; see ``UnroundedGeometry``.
  package var unrounded: Bool?
  /// Whether to add which files the result depends on.
  package var dependencies: Bool?

  package init(file: String) {
    self.file = file
  }

  package init(files: [String]) {
    self.files = files
  }
}

/// The parameters of `constraints`.
package struct ConstraintsParameters: Codable, Hashable, Sendable, PlayedRequest {
  package var file: String?
  package var text: String?
  package var root: String?
  package var companion: Bool?
  package var device: String?
  package var orientation: Orientation?
  package var pose: Pose?
  package var builtWith: SystemVersion?
  package var multitasking: Multitasking?
  package var window: Size?
  package var sizeClass: String?
  package var contentSize: String?
  package var layoutDirection: LayoutDirection?
  package var language: String?
  package var asDesigned: Bool?
  package var steps: [Step]?
  package var initial: String?
  package var system: SystemVersion?
  /// The scene's id; nil for the only one, or the initial one; while the interface runs, for that of
  /// the key controller.
  package var scene: String?

  package init(file: String) {
    self.file = file
  }
}

/// The parameters of `explain`.
package struct ExplainParameters: Codable, Hashable, Sendable, PlayedRequest {
  package var file: String?
  package var text: String?
  package var root: String?
  package var device: String?
  package var orientation: Orientation?
  package var pose: Pose?
  package var builtWith: SystemVersion?
  package var multitasking: Multitasking?
  package var window: Size?
  package var sizeClass: String?
  package var contentSize: String?
  package var layoutDirection: LayoutDirection?
  package var language: String?
  package var asDesigned: Bool?
  package var companion: Bool?
  package var steps: [Step]?
  package var initial: String?
  package var system: SystemVersion?
  /// The scene's id; nil for the one that the view is in, the frontmost of them while the interface
  /// runs.
  package var scene: String?
  /// The view's id.
  package var view: String

  package init(file: String, view: String) {
    self.file = file
    self.view = view
  }
}

/// The parameters of `attributes`.
package struct AttributesParameters: Codable, Hashable, Sendable, PlayedRequest {
  package var file: String?
  package var text: String?
  package var root: String?
  package var device: String?
  package var orientation: Orientation?
  package var pose: Pose?
  package var builtWith: SystemVersion?
  package var multitasking: Multitasking?
  package var window: Size?
  package var sizeClass: String?
  package var contentSize: String?
  package var layoutDirection: LayoutDirection?
  package var language: String?
  package var asDesigned: Bool?
  package var companion: Bool?
  package var steps: [Step]?
  package var initial: String?
  package var system: SystemVersion?
  /// The scene's id; nil for the one that the first object is in, the frontmost of them while the
  /// interface runs.
  package var scene: String?
  /// The ids of views or of other objects, such as bar button items; nil or none for the scene's
  /// controller. Of several the result has what is the same in all.
  package var views: [String]?
  /// In which images are chosen; nil for what the document shows, or light.
  package var appearance: Appearance?

  package init(file: String, views: [String]) {
    self.file = file
    self.views = views
  }
}

/// The parameters of `render`.
package struct RenderParameters: Codable, Hashable, Sendable, PlayedRequest {
  package typealias Format = PictureFile.Format

  /// What of a running interface a GIF plays: the way that the last step leads, or all steps from the launch on.
  package enum Animation: String, Codable, Hashable, Sendable, WordChoice {
    case last, all
  }

  /// The `output` that is no file; only the command has it.
  package static let standardOutput = "-"

  package var file: String?
  package var text: String?
  package var root: String?
  package var companion: Bool?
  package var device: String?
  /// Whether to draw several devices on one page: those of `devices`, each in `orientation` or, where
  /// that is nil, in both.
  package var contactSheet: Bool?
  /// The devices of a contact sheet; nil for the project's, or a choice of phones and tablets.
  package var devices: [String]?
  package var orientation: Orientation?
  package var pose: Pose?
  package var builtWith: SystemVersion?
  package var multitasking: Multitasking?
  package var window: Size?
  package var sizeClass: String?
  package var contentSize: String?
  package var layoutDirection: LayoutDirection?
  package var language: String?
  package var asDesigned: Bool?
  /// Whether to draw the app's launch screen instead of a scene.
  package var launch: Bool?
  /// The scene's id; nil for the only one, or the initial one.
  package var scene: String?
  /// Steps to play first: the picture then is of the window. Nil for a scene.
  package var steps: [Step]?
  package var initial: String?
  package var system: SystemVersion?
  /// Where to write the picture; nil to have it in the result.
  package var output: String?
  /// Nil for what `output` ends with, or PNG, and GIF for what moves.
  package var format: Format?
  /// What is played; nil for a picture that doesn't move. It takes `steps`.
  package var animation: Animation?
  /// Whether to draw the device around the scene; nil for wherever there is a device.
  package var frame: Bool?
  /// Pixels per point of a PNG or a GIF; nil for the device's, and 1 where it moves.
  package var scale: Double?
  package var appearance: Appearance?

  package init(file: String) {
    self.file = file
  }
}

/// The parameters of `simulate`. The result is an array of ``SimulatedStep``.
package struct SimulateParameters: Codable, Hashable, Sendable, PlayedRequest {
  /// Which steps are in the result: the last one, which is the launch where there is no other, or the
  /// launch and all of them. One that can't be played is the last.
  package enum Results: String, Codable, Hashable, Sendable, WordChoice {
    case last, all
  }

  /// Which steps' views are to be in the result.
  package enum Frames: String, Codable, Hashable, Sendable, WordChoice {
    case last, all
  }

  package var file: String?
  package var text: String?
  package var root: String?
  package var companion: Bool?
  package var device: String?
  package var orientation: Orientation?
  package var pose: Pose?
  package var builtWith: SystemVersion?
  package var multitasking: Multitasking?
  package var window: Size?
  package var sizeClass: String?
  package var contentSize: String?
  package var layoutDirection: LayoutDirection?
  package var language: String?
  /// Refused: an app runs on a screen.
  package var asDesigned: Bool?
  package var steps: [Step]?
  package var initial: String?
  package var system: SystemVersion?
  /// Nil for the last.
  package var results: Results?
  /// Nil for none.
  package var frames: Frames?
  /// Whether to add the constraints that act on each view, where there are views.
  package var details: Bool?
  /// Whether views have what constraints act on, before rounding.
  package var unrounded: Bool?
  /// Whether events are told for single views, too.
  package var viewEvents: Bool?
  /// Whether the launch has what is on screen before the interface is.
  package var launchScreen: Bool?
  package var appearance: Appearance?

  package init(file: String) {
    self.file = file
  }
}

/// The parameters of `devices`; all of it may be left out.
package struct DevicesParameters: Codable, Hashable, Sendable {
  /// The version of iOS that they are to run; nil for all devices.
  package var system: SystemVersion?

  package init(system: SystemVersion? = nil) {
    self.system = system
  }

  private enum CodingKeys: CodingKey {
    case system
  }

  package init(from decoder: any Decoder) throws {
    if let elements = try? decoder.unkeyedContainer(), elements.isAtEnd { return }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    system = try container.decodeIfPresent(SystemVersion.self, forKey: .system)
  }
}

/// The parameters of requests that have none: an object or an array, and nothing in it.
package struct NoParameters: Codable, Hashable, Sendable {
  package init() {}

  package init(from decoder: any Decoder) throws {
    if let elements = try? decoder.unkeyedContainer(), elements.isAtEnd { return }
    // Whoever decodes this strictly refuses members.
    _ = try decoder.container(keyedBy: Name.self)
  }

  private enum Name: CodingKey {}
}

/// What a client says of itself; all of it is optional, and what else it says doesn't matter here.
package struct InitializeParameters: Codable, Hashable, Sendable {
  /// The version that the client was written for.
  package var protocolVersion: Int?

  package init(protocolVersion: Int? = InitializeResult.currentVersion) {
    self.protocolVersion = protocolVersion
  }
}

/// The parameters of `$/cancelRequest`.
package struct CancelParameters: Codable, Hashable, Sendable {
  package var id: RequestID

  package init(id: RequestID) {
    self.id = id
  }
}

extension PictureFile.Format: Codable {}
