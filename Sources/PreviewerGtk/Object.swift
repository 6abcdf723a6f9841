import CGtk

/// Owns one reference to a GObject and gives it back. Everything that the previewer keeps of GTK is
/// held by one of these; GTK's containers hold their children by references of their own.
@MainActor
package final class Object {
  /// Immutable, and released with an atomic operation: `deinit` may read it wherever it runs.
  package nonisolated(unsafe) let raw: UnsafeMutableRawPointer

  /// Takes a reference of its own: for floating widgets and for objects that others own.
  package init(_ pointer: UnsafeMutableRawPointer) {
    raw = pointer
    g_object_ref_sink(raw)
  }

  package convenience init(_ pointer: OpaquePointer) {
    self.init(UnsafeMutableRawPointer(pointer))
  }

  /// Takes over the caller's reference: for what GTK's documentation calls *transfer full*.
  package init(owning pointer: UnsafeMutableRawPointer) {
    raw = pointer
  }

  package convenience init(owning pointer: OpaquePointer) {
    self.init(owning: UnsafeMutableRawPointer(pointer))
  }

  deinit {
    g_object_unref(raw)
  }

  /// The object as C functions take it, where they know its structure. What the cast macros are in C.
  package func pointer<Structure>() -> UnsafeMutablePointer<Structure> {
    raw.assumingMemoryBound(to: Structure.self)
  }

  /// The object as C functions take it, where its structure is private.
  package var opaque: OpaquePointer { OpaquePointer(raw) }

  package var widget: UnsafeMutablePointer<GtkWidget> { pointer() }
}

// MARK: - Properties

extension Object {
  package func set(_ property: String, _ value: Bool) {
    set(property, GTypes.boolean) { g_value_set_boolean(&$0, value ? 1 : 0) }
  }

  package func set(_ property: String, _ value: String) {
    set(property, GTypes.string) { g_value_set_string(&$0, value) }
  }

  func flag(_ property: String) -> Bool {
    var value = GValue()
    g_value_init(&value, GTypes.boolean)
    defer { g_value_unset(&value) }
    g_object_get_property(pointer(), property, &value)
    return g_value_get_boolean(&value) != 0
  }

  func text(_ property: String) -> String? {
    var value = GValue()
    g_value_init(&value, GTypes.string)
    defer { g_value_unset(&value) }
    g_object_get_property(pointer(), property, &value)
    return g_value_get_string(&value).map { String(cString: $0) }
  }

  private func set(_ property: String, _ type: GType, _ fill: (inout GValue) -> Void) {
    var value = GValue()
    g_value_init(&value, type)
    defer { g_value_unset(&value) }
    fill(&value)
    g_object_set_property(pointer(), property, &value)
  }
}

/// GLib's fundamental types, which C gets from macros that aren't imported.
/// Source: gtype.h, `G_TYPE_MAKE_FUNDAMENTAL (x)` is `x << 2`.
enum GTypes {
  static let boolean = GType(5 << 2)
  static let int = GType(6 << 2)
  static let string = GType(16 << 2)
}
