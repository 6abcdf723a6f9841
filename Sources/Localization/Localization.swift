import CGettext

/// The translations of the program's sentences, by gettext.
package enum Localization {
  /// The name of the files with translations.
  package static let domain = "ninefold"

  /// Has the sentences of ``localized(_:context:_:)`` in the user's language, as the environment names it
  /// (LANGUAGE, LC_ALL, LC_MESSAGES, LANG).
  /// - Parameter folder: with a folder of translations per language, as `share/locale`; nil for none.
  package static func begin(in folder: String?) {
    setlocale(LC_ALL, "")
    if let folder { bindtextdomain(domain, folder) }
    bind_textdomain_codeset(domain, "UTF-8")
    // Without textdomain(): GLib would then not ask GTK's translations for a language that the program isn't
    // translated into, nor for the direction in which it runs.
  }
}
