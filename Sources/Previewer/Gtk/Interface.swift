import CGtk
import Localization

/// A user interface definition (`Resources/UserInterface/*.ui`) with its objects by their ids.
@MainActor
struct Interface {
  private let builder: Object

  /// - Parameter definition: the text of a file that is part of the program, whose sentences are shown in the
  ///   user's language; it is a mistake in the program when it is not well-formed.
  init(_ definition: [UInt8]) {
    builder = Object(owning: gtk_builder_new())
    gtk_builder_set_translation_domain(builder.opaque, Localization.Domain.window.rawValue)
    var error: UnsafeMutablePointer<GError>?
    let isRead = definition.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        gtk_builder_add_from_string(builder.opaque, $0.baseAddress, gssize($0.count), &error)
      }
    }
    guard isRead != 0 else {
      preconditionFailure("the user interface definition: \(GLibError(error)?.message ?? "")")
    }
  }

  /// - Parameter id: of an object in the definition. A missing one is a mistake in the program.
  func object(_ id: String) -> Object {
    guard let object = gtk_builder_get_object(builder.opaque, id) else {
      preconditionFailure("the user interface definition has no object “\(id)”")
    }
    return Object(UnsafeMutableRawPointer(object))
  }

  /// All objects of a type, in no order.
  func objects(of type: GType) -> [Object] {
    var found: [Object] = []
    let all = gtk_builder_get_objects(builder.opaque)
    var item = all
    while let element = item {
      if let data = element.pointee.data,
        g_type_check_instance_is_a(data.assumingMemoryBound(to: GTypeInstance.self), type) != 0
      {
        found.append(Object(data))
      }
      item = element.pointee.next
    }
    g_slist_free(all)
    return found
  }
}
