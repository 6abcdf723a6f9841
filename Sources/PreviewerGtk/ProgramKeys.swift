import CGtk
import Glibc

/// The keys of the program's actions, in all its windows. GTK has them, so that what stands in a way of its own between a
/// window and its keys can ask for them.
@MainActor
package enum ProgramKeys {
  /// Has keys do an action.
  /// - Parameters:
  ///   - keys: In GTK's words: "<Control>d".
  ///   - action: With its group: "win.open".
  package static func set(_ keys: [String], of action: String, in application: Object) {
    var pointers: [UnsafeMutablePointer<CChar>?] = keys.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    pointers.withUnsafeMutableBufferPointer { buffer in
      buffer.withMemoryRebound(to: UnsafePointer<CChar>?.self) {
        gtk_application_set_accels_for_action(application.pointer(), action, $0.baseAddress)
      }
    }
  }

  /// The actions that have keys, and these; none before the program has begun.
  static var all: [(action: String, keys: [String])] {
    guard let program = g_application_get_default() else { return [] }
    let application: UnsafeMutablePointer<GtkApplication> =
      Object(UnsafeMutableRawPointer(program)).pointer()
    return texts(gtk_application_list_action_descriptions(application)).map { action in
      (action, texts(gtk_application_get_accels_for_action(application, action)))
    }
  }

  /// - Parameter list: Ends with nil, and is the caller's to free.
  private static func texts(
    _ list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> [String] {
    guard let list else { return [] }
    defer { g_strfreev(list) }
    var texts: [String] = []
    while let text = list[texts.count] { texts.append(String(cString: text)) }
    return texts
  }
}
