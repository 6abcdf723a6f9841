import CGtk
import PreviewerGtk
import PreviewerModel

extension Preferences {
  /// Gives the program's windows their style, and animations or none.
  @MainActor
  package func apply() {
    let scheme =
      switch style {
      case .light: ADW_COLOR_SCHEME_FORCE_LIGHT
      case .dark: ADW_COLOR_SCHEME_FORCE_DARK
      case nil: ADW_COLOR_SCHEME_DEFAULT
      }
    adw_style_manager_set_color_scheme(adw_style_manager_get_default(), scheme)
    guard let settings = gtk_settings_get_default() else { return }
    if let animates {
      Object(UnsafeMutableRawPointer(settings)).set("gtk-enable-animations", animates)
    } else {
      gtk_settings_reset_property(settings, "gtk-enable-animations")
    }
  }
}
