import CGtk

/// A user interface definition (`Resources/UserInterface/*.ui`) with its objects by their ids.
@MainActor
struct Interface {
  private let builder: Object

  /// - Parameter definition: the text of a file that is part of the program; GTK ends the program
  ///   with a message when it is not well-formed.
  init(_ definition: [UInt8]) {
    builder = Object(
      owning: definition.withUnsafeBufferPointer { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          gtk_builder_new_from_string($0.baseAddress, gssize($0.count))
        }
      })
  }

  /// - Parameter id: of an object in the definition. A missing one is a mistake in the program.
  func object(_ id: String) -> Object {
    guard let object = gtk_builder_get_object(builder.opaque, id) else {
      preconditionFailure("the user interface definition has no object “\(id)”")
    }
    return Object(UnsafeMutableRawPointer(object))
  }
}
