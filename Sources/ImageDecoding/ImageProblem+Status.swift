import CImageFormats
import Graphics

extension ImageProblem {
  /// - Parameter library: What was asked.
  static func check(_ status: image_status, _ library: Library) throws(ImageProblem) {
    switch status {
    case IMAGE_STATUS_OK: return
    case IMAGE_STATUS_NO_LIBRARY: throw .noLibrary(library)
    case IMAGE_STATUS_NO_LOADER: throw .noLibrary(.loader)
    case IMAGE_STATUS_LOCKED: throw .locked
    case IMAGE_STATUS_TOO_LARGE: throw .tooLarge
    default: throw .unreadable
    }
  }
}
