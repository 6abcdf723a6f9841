import Graphics
import Simulation
import Traits

/// The parameters of `render`.
package struct RenderParameters: PlayedRequest {
  package typealias Format = PictureFile.Format

  /// What of a running interface a GIF plays: the way that the last step leads, or all steps from the launch on.
  package enum Animation: String, Codable, Hashable, Sendable, WordChoice {
    case last, all
  }

  /// The `output` that is no file; only the command has it.
  package static let standardOutput = "-"

  package struct Own: PlayedMembers {
    package var file: String?
    package var text: String?
    /// Whether to draw several devices on one page: those of `devices`, each in `orientation` or, where
    /// that is nil, in both.
    package var contactSheet: Bool?
    /// The devices of a contact sheet; nil for the project's, or a choice of phones and tablets.
    package var devices: [String]?
    /// Whether to draw the scene in windows of all widths and heights at which something changes, on one page.
    package var sweep: Bool?
    /// Whether to draw the app's launch screen instead of a scene.
    package var launch: Bool?
    /// The scene's id; nil for the only one, or the initial one.
    package var scene: String?
    /// Steps to play first: the picture then is of the window. Nil for a scene.
    package var steps: [Step]?
    package var initial: String?
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

  package static let method = "render"

  package var canvas = CanvasRequest()
  package var own: Own

  package init(_ own: Own) {
    self.own = own
  }

  package init(file: String) {
    self.init(Own(file: file))
  }
}

/// The result of `render`: where the picture is, or the picture itself.
package struct RenderResult: ResultMessage {
  /// The scene that was drawn.
  package var scene: String
  package var format: RenderParameters.Format
  /// Pixels for a PNG or a GIF, points otherwise.
  package var size: Size
  /// The path, where one was asked for.
  package var output: String?
  /// The picture in Base64, where no path was given.
  package var data: String?
  /// The images that could not be drawn; nil where there are none.
  package var diagnostics: [Issue]?

  package init(
    scene: String, format: RenderParameters.Format, size: Size, output: String? = nil,
    data: String? = nil, diagnostics: [Issue]? = nil
  ) {
    self.scene = scene
    self.format = format
    self.size = size
    self.output = output
    self.data = data
    self.diagnostics = diagnostics
  }
}

extension PictureFile.Format: Codable {}
