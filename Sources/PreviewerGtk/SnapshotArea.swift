import CGtk

/// `NinefoldCanvas`, as interface definitions name it: a drawing area that is drawn with GTK's render nodes
/// instead of all with Cairo.
@MainActor
package enum SnapshotArea {
  fileprivate final class Function {
    let body: @MainActor (OpaquePointer) -> Void

    init(_ body: @escaping @MainActor (OpaquePointer) -> Void) {
      self.body = body
    }
  }

  private static let name = "NinefoldCanvas"

  /// Makes the type known. It has to be before the first definition is read that names it.
  package static func register() {
    guard g_type_from_name(name) == 0 else { return }
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<GtkDrawingAreaClass>.size)
    info.instance_size = guint16(MemoryLayout<GtkDrawingArea>.size)
    info.class_init = setSnapshotFunction
    g_type_register_static(gtk_drawing_area_get_type(), name, &info, GTypeFlags(rawValue: 0))
  }

  /// - Parameter body: told what to draw into, a `GtkSnapshot`; nil for nothing to be drawn any more.
  package static func setSnapshot(of area: Object, _ body: (@MainActor (OpaquePointer) -> Void)?) {
    guard let body else { return g_object_set_data(area.pointer(), key, nil) }
    g_object_set_data_full(
      area.pointer(), key, Unmanaged.passRetained(Function(body)).toOpaque(), release)
  }
}

private let key = "ninefold-snapshot"

private let setSnapshotFunction: GClassInitFunc = { type, _ in
  type?.assumingMemoryBound(to: GtkWidgetClass.self).pointee.snapshot = { widget, snapshot in
    guard let widget, let snapshot,
      let data = g_object_get_data(
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), key)
    else { return }
    nonisolated(unsafe) let (function, target) = (data, snapshot)
    MainActor.assumeIsolated {
      Unmanaged<SnapshotArea.Function>.fromOpaque(function).takeUnretainedValue().body(target)
    }
  }
}

private let release: GDestroyNotify = { data in
  data.map { Unmanaged<AnyObject>.fromOpaque($0).release() }
}
