import Drawing
import Simulation
import Traits

/// Which canvas to resolve for. On the command line these are `--device`, `--orientation`,
/// `--size-class` and `--as-designed`.
package protocol CanvasChoosing {
  /// A device's name or a canvas id of Interface Builder.
  var device: String? { get }
  var orientation: Orientation? { get }
  /// A cell of the size-class grid, such as `wCompact-hRegular`.
  var sizeClass: String? { get }
  /// Whether to resolve at the document's own canvas.
  var asDesigned: Bool? { get }
}

/// Which document to read.
package protocol DocumentChoosing {
  /// A path.
  var file: String? { get }
  /// The document itself, where it is not (yet) what the file holds.
  var text: String? { get }
  /// Whether the companion file beside the document has a say; nil for yes.
  var companion: Bool? { get }
}

/// The parameters of `resolve`. With `file` the result is one ``ResolveResult``; with `files` it is
/// an array of them.
package struct ResolveParameters: Codable, Hashable, Sendable, CanvasChoosing, DocumentChoosing {
  package var file: String?
  package var files: [String]?
  package var text: String?
  package var companion: Bool?
  package var device: String?
  package var orientation: Orientation?
  package var sizeClass: String?
  package var asDesigned: Bool?
  /// One scene's id; nil for all of them.
  package var scene: String?
  /// Nil for light.
  package var appearance: Appearance?
  /// Whether to add the constraints that act on each view.
  package var details: Bool?
  /// Whether to add each view's geometry as it was before rounding; see ``UnroundedGeometry``.
  package var unrounded: Bool?

  package init(file: String) {
    self.file = file
  }

  package init(files: [String]) {
    self.files = files
  }
}

/// The parameters of `constraints`.
package struct ConstraintsParameters: Codable, Hashable, Sendable, CanvasChoosing, DocumentChoosing
{
  package var file: String?
  package var text: String?
  package var companion: Bool?
  package var device: String?
  package var orientation: Orientation?
  package var sizeClass: String?
  package var asDesigned: Bool?
  /// The scene's id; nil for the only one, or the initial one.
  package var scene: String?

  package init(file: String) {
    self.file = file
  }
}

/// The parameters of `explain`.
package struct ExplainParameters: Codable, Hashable, Sendable, CanvasChoosing, DocumentChoosing {
  package var file: String?
  package var text: String?
  package var device: String?
  package var orientation: Orientation?
  package var sizeClass: String?
  package var asDesigned: Bool?
  package var companion: Bool?
  /// The scene's id; nil for the one that the view is in.
  package var scene: String?
  /// The view's id.
  package var view: String

  package init(file: String, view: String) {
    self.file = file
    self.view = view
  }
}

/// The parameters of `render`.
package struct RenderParameters: Codable, Hashable, Sendable, CanvasChoosing, DocumentChoosing {
  package typealias Format = PictureFile.Format

  package var file: String?
  package var text: String?
  package var companion: Bool?
  package var device: String?
  /// Whether to draw several devices on one page: those of `devices`, each in `orientation` or, where
  /// that is nil, in both.
  package var contactSheet: Bool?
  /// The devices of a contact sheet; nil for a choice of phones and tablets.
  package var devices: [String]?
  package var orientation: Orientation?
  package var sizeClass: String?
  package var asDesigned: Bool?
  /// The scene's id; nil for the only one, or the initial one.
  package var scene: String?
  /// Steps to play first, as for `simulate`: the picture then is of the window. Nil for a scene.
  package var steps: [Step]?
  /// Where to write the picture; nil to have it in the result.
  package var output: String?
  /// Nil for what `output` ends with, or PNG.
  package var format: Format?
  /// Whether to draw the device around the scene; nil for wherever there is a device.
  package var frame: Bool?
  /// Pixels per point of a PNG; nil for the device's.
  package var scale: Double?
  package var appearance: Appearance?

  package init(file: String) {
    self.file = file
  }
}

/// What a client says of itself; all of it is optional.
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
