import CGettext

/// The translations of the programs' sentences, by gettext.
package enum Localization {
  /// The names of the files with translations: the window's sentences, and those of the worker's modules, which
  /// the window may have as well.
  package enum Domain: String, CaseIterable {
    case window = "ninefold"
    case worker = "ninefold-worker"

    /// That of the sentences in a source file, as `meson-helpers/translations` finds them.
    /// - Parameter file: As `#fileID` has it, with its module first.
    init(of file: StaticString) {
      self =
        file.withUTF8Buffer { file in
          // The window is several modules whose names begin so, and its program.
          ["Previewer", "ninefold/"].contains { file.starts(with: $0.utf8) }
        } ? .window : .worker
    }
  }

  /// Has the sentences of ``localized(_:context:_:file:)`` in the user's language, as the environment names it
  /// (LANGUAGE, LC_ALL, LC_MESSAGES, LANG).
  /// - Parameter folder: with a folder of translations per language, as `share/locale`; nil for none.
  package static func begin(in folder: String?) {
    setlocale(LC_ALL, "")
    bind(to: folder)
  }

  /// The same for sentences alone: figures, and what Pango chooses by the language, are as they are everywhere.
  /// - Parameter folder: Asked for only if the environment names a language.
  package static func beginSentences(in folder: () -> String?) {
    guard let locale = setlocale(LC_MESSAGES, "") else { return }
    let name = String(cString: locale)
    if name != "C", name != "POSIX" { bind(to: folder()) }
  }

  /// Whether sentences are made as they are written here.
  @TaskLocal static var isOff = false

  /// Sentences as they are written here, whatever the user's language: what tells them from others for good.
  package static func untranslated<Value>(_ make: () throws -> Value) rethrows -> Value {
    try $isOff.withValue(true) { try make() }
  }

  private static func bind(to folder: String?) {
    for domain in Domain.allCases {
      if let folder { bindtextdomain(domain.rawValue, folder) }
      bind_textdomain_codeset(domain.rawValue, "UTF-8")
    }
    // Without textdomain(): GLib would then not ask GTK's translations for a language that the program isn't
    // translated into, nor for the direction in which it runs.
  }
}
