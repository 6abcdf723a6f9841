import CGtk
import Localization

/// The objects of an interface definition, a `.ui` file beside the class that builds it, which that class works with.
/// The raw values are their ids in the file.
package protocol TemplateChild: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The text of the file, which is part of the program.
  static var definition: [UInt8] { get }
}

/// What is built from a definition. All its children are looked up once, when it is built: one that the file lacks is a
/// mistake in the program, as is a file that isn't well-formed.
@MainActor
package struct Template<Child: TemplateChild> {
  private let objects: [Child: Object]

  /// Builds the objects. Their sentences are in the user's language.
  package init(_: Child.Type) {
    let builder = Object(owning: gtk_builder_new())
    gtk_builder_set_translation_domain(builder.opaque, Localization.Domain.window.rawValue)
    var error: UnsafeMutablePointer<GError>?
    let isRead = Child.definition.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        gtk_builder_add_from_string(builder.opaque, $0.baseAddress, gssize($0.count), &error)
      }
    }
    guard isRead != 0 else {
      preconditionFailure("the definition of \(Child.self): \(GLibError(error)?.message ?? "")")
    }
    var objects: [Child: Object] = [:]
    for child in Child.allCases {
      guard let object = gtk_builder_get_object(builder.opaque, child.rawValue) else {
        preconditionFailure("the definition of \(Child.self) has no object “\(child.rawValue)”")
      }
      objects[child] = Object(UnsafeMutableRawPointer(object))
    }
    self.objects = objects
  }

  package subscript(child: Child) -> Object {
    guard let object = objects[child] else { preconditionFailure("every child is looked up") }
    return object
  }
}
