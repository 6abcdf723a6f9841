import CGtk

/// What a shortcut does; the destroy notification of the shortcut's action frees it.
private final class Shortcut {
  let function: @MainActor () -> Void

  init(_ function: @escaping @MainActor () -> Void) {
    self.function = function
  }
}

extension Object {
  /// Has a widget do something when one of these keys is pressed in it and nothing in it wants them.
  /// - Parameter keys: in GTK's words: "<Control>d".
  package func addShortcuts(_ keys: [String], _ function: @escaping @MainActor () -> Void) {
    let controller = Object(gtk_shortcut_controller_new())
    for key in keys {
      guard let trigger = gtk_shortcut_trigger_parse_string(key) else { continue }
      let action = gtk_callback_action_new(
        { _, _, data in
          nonisolated(unsafe) let data = data
          MainActor.assumeIsolated {
            data.map { Unmanaged<Shortcut>.fromOpaque($0).takeUnretainedValue().function() }
          }
          return 1
        }, Unmanaged.passRetained(Shortcut(function)).toOpaque(),
        { data in data.map { Unmanaged<AnyObject>.fromOpaque($0).release() } })
      gtk_shortcut_controller_add_shortcut(
        controller.opaque, gtk_shortcut_new(trigger, action))
    }
    // Takes over a reference.
    gtk_widget_add_controller(widget, OpaquePointer(g_object_ref(controller.raw)))
  }
}
