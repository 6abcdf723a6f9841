import Simulation
import Traits

/// The canvas that a request wants its document on, and what around the document counts. On the command line
/// `--device`, `--orientation`, `--pose`, `--built-with`, `--multitasking`, `--window`, `--size-class`,
/// `--content-size`, `--layout-direction`, `--language`, `--system` and `--as-designed` choose the canvas.
package struct CanvasRequest: Codable, Hashable, Sendable {
  /// The folder of the document's project; nil to look for it. Nothing that the document names is read
  /// outside it.
  package var root: String?
  /// Whether the companion file beside the document has a say; nil for yes.
  package var companion: Bool?
  /// A device's name or a canvas id of Interface Builder.
  package var device: String?
  package var orientation: Orientation?
  /// The pose of a device that folds; nil for the one that its name says, or closed.
  package var pose: Pose?
  /// The SDK that the app was built with, on which depends what it has of the screens of a device that folds; nil for
  /// the newest.
  package var builtWith: SystemVersion?
  /// The part of a pad's screen, or of one inside a phone that folds, that the app's window has; nil for the whole.
  package var multitasking: Multitasking?
  /// The size of the app's window, in points; nil for the whole screen, or its part.
  package var window: Size?
  /// A cell of the size-class grid, such as `wCompact-hRegular`.
  package var sizeClass: String?
  /// The text size that the user prefers: a content size category, such as `extraExtraLarge`.
  package var contentSize: String?
  /// In which direction the interface runs; nil for that of the language, or left to right.
  package var layoutDirection: LayoutDirection?
  /// The language whose texts are shown: a tag such as `pt-BR`, `Base`, or a pseudo-language; nil for the
  /// document's own texts.
  package var language: String?
  /// Whether to resolve at the document's own canvas; refused by `simulate`, as an app runs on a screen.
  package var asDesigned: Bool?
  /// The version of iOS; nil for the newest with known rules that the device runs.
  package var system: SystemVersion?

  package init() {}
}

/// The parameters of a request about a document on a canvas: the canvas, and what the request has of its own.
package protocol DocumentRequest: JoinedRequest, TextRequest
where Shared == CanvasRequest, Own: DocumentMembers {
  var canvas: CanvasRequest { get set }
}

/// What a request about a document on a canvas has of its own: at least the document.
package protocol DocumentMembers: TextRequest, Codable, Hashable, Sendable {}

/// A request that may be about the running interface instead of the design: with steps or an initial controller.
package protocol PlayedRequest: DocumentRequest where Own: PlayedMembers {}

/// What such a request has of its own.
package protocol PlayedMembers: DocumentMembers {
  /// What is done first, in order, from the initial controller on; nil for nothing.
  var steps: [Step]? { get set }
  /// The controller to start with: an id, a storyboard identifier or a class; nil for the document's
  /// initial one.
  var initial: String? { get set }
}

extension PlayedRequest {
  /// Whether the request is about the running interface.
  package var isPlayed: Bool { own.steps != nil || own.initial != nil }
}

extension DocumentRequest {
  package var shared: CanvasRequest {
    get { canvas }
    set { canvas = newValue }
  }

  package var file: String? {
    get { own.file }
    set { own.file = newValue }
  }

  package var text: String? {
    get { own.text }
    set { own.text = newValue }
  }
}
