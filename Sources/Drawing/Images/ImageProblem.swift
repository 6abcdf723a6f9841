import CImageFormats

/// Why an image's file isn't drawn.
package enum ImageProblem: Error, Hashable, Sendable {
  /// It can't be opened, or is no file.
  case missing
  case unreadable
  /// It has a password.
  case locked
  case tooLarge
  case tooSlow
  /// Other images have taken the time that there is; asked again, it may be drawn.
  case busy
  /// What reads such images isn't installed.
  case noLibrary(String)

  /// A sentence that says what to do; the path goes before it.
  package var message: String {
    switch self {
    case .missing: "The file can't be opened, so a placeholder is drawn."
    case .unreadable: "The file is damaged or empty, so a placeholder is drawn; export it again."
    case .locked: "The file has a password, so a placeholder is drawn; export it without one."
    case .tooLarge: "The file is too large to be drawn, so a placeholder is; export it smaller."
    case .tooSlow:
      "The file takes too long to be drawn, so a placeholder is; export it with fewer shapes."
    case .busy:
      "Other images take too long to be drawn, so a placeholder is; export them with fewer shapes."
    case .noLibrary(let name):
      "Such images are drawn with \(name), which is not installed, so a placeholder is drawn."
    }
  }

  /// A few words for a placeholder.
  var caption: String {
    switch self {
    case .missing: "not found"
    case .unreadable: "damaged"
    case .locked: "has a password"
    case .tooLarge: "too large"
    case .tooSlow: "takes too long"
    case .busy: "not drawn yet"
    case .noLibrary: "can't be read here"
    }
  }

  /// - Parameter library: What was asked.
  static func check(_ status: image_status, _ library: String) throws(ImageProblem) {
    switch status {
    case IMAGE_STATUS_OK: return
    case IMAGE_STATUS_NO_LIBRARY: throw .noLibrary(library)
    case IMAGE_STATUS_NO_LOADER: throw .noLibrary("a loader of \(library) for their format")
    case IMAGE_STATUS_LOCKED: throw .locked
    case IMAGE_STATUS_TOO_LARGE: throw .tooLarge
    case IMAGE_STATUS_TOO_SLOW: throw .tooSlow
    default: throw .unreadable
    }
  }
}
