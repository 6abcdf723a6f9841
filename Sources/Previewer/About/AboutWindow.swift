import CGtk
import Localization
import PreviewerGtk

/// What Ninefold is, what has changed, and whose work it uses.
@MainActor
enum AboutWindow {
  static func present(over parent: UnsafeMutablePointer<GtkWindow>?) {
    let window = Object(adw_about_window_new())
    let about: OpaquePointer = window.opaque
    adw_about_window_set_application_name(about, "Ninefold")
    adw_about_window_set_application_icon(about, PreviewerApplication.id)
    adw_about_window_set_version(about, PreviewerApplication.version)
    adw_about_window_set_developer_name(about, localized("The Ninefold authors"))
    adw_about_window_set_comments(
      about, localized("Previews interfaces of iOS apps, on every device and in every size class."))
    // Translators: your names, a line each, with addresses if you like.
    adw_about_window_set_translator_credits(about, localized("translator-credits"))
    adw_about_window_set_license_type(about, GTK_LICENSE_APACHE_2_0)
    let changes = String(decoding: PackageResources.Changelog_md, as: UTF8.self)
    if let notes = ReleaseNotes(ofLatestIn: changes) {
      adw_about_window_set_release_notes_version(about, notes.version)
      adw_about_window_set_release_notes(about, notes.markup)
    }
    let notices = String(decoding: PackageResources.notices_md, as: UTF8.self)
    for notice in ThirdPartyNotice.all(in: notices) {
      adw_about_window_add_legal_section(
        about, notice.title, nil, GTK_LICENSE_CUSTOM, notice.text.escapedForMarkup)
    }
    gtk_window_set_modal(window.pointer(), 1)
    gtk_window_set_transient_for(window.pointer(), parent)
    gtk_window_present(window.pointer())
  }
}
