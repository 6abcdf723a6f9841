import CGtk

/// Whether anything moves that needn't.
@MainActor
enum Animations {
  /// What the desktop or the user's preferences say.
  static var areEnabled: Bool {
    gtk_settings_get_default().map { Object($0).flag("gtk-enable-animations") } ?? false
  }
}
