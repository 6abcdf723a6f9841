import CCairo

/// Why a picture could not be made or written.
package struct DrawingError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    /// The file's path can't be written or read: the user's to mend.
    case file
    case badSize
    case outOfMemory
    /// Nobody wants it any more.
    case cancelled
    /// Cairo refuses something that Ninefold does: a fault of ours.
    case internalFault
  }

  package let reason: Reason
  package let description: String

  package init(_ reason: Reason, _ description: String) {
    self.reason = reason
    self.description = description
  }

  static func check(_ status: cairo_status_t, path: String? = nil) throws(DrawingError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    let text = String(cString: cairo_status_to_string(status))
    let about = path.map { "\($0): " } ?? ""
    switch status {
    case CAIRO_STATUS_NO_MEMORY: throw DrawingError(.outOfMemory, about + text)
    case CAIRO_STATUS_INVALID_SIZE: throw DrawingError(.badSize, about + text)
    default:
      throw DrawingError(path == nil ? .internalFault : .file, about + text)
    }
  }
}
