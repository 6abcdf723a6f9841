import CGtk
import Files

/// GIO's files, whose paths have any bytes; texts have them as ``PathText`` does.
extension Object {
  /// The file at a path.
  package static func file(at path: String) -> Object {
    PathText.withBytes(of: path) {
      Object(owning: UnsafeMutableRawPointer(g_file_new_for_path($0)))
    }
  }
}

/// The path of one of GIO's files; nil of what has none, such as a web address.
package func path(of file: OpaquePointer) -> String? {
  guard let path = g_file_get_path(file) else { return nil }
  defer { g_free(path) }
  return PathText.text(of: path)
}
