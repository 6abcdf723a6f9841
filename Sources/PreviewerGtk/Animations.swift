import CGtk

/// Whether anything moves that needn't.
@MainActor
package enum Animations {
  /// What the desktop or the user's preferences say.
  package static var areEnabled: Bool {
    gtk_settings_get_default().map { Object($0).flag("gtk-enable-animations") } ?? false
  }
}
