import Graphics

/// A drawn scene.
public struct Picture: Hashable, Sendable {
  public enum Format: String, Hashable, Sendable, CaseIterable {
    case png, svg, pdf

    var drawn: PictureFile.Format {
      switch self {
      case .png: .png
      case .svg: .svg
      case .pdf: .pdf
      }
    }
  }

  public let format: Format
  /// Pixels for a PNG, points otherwise.
  public let size: Size
  /// The file.
  public let bytes: [UInt8]
  /// What could not be drawn, such as an image that is damaged.
  public let issues: [LayoutIssue]
}
