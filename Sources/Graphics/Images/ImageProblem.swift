import Localization

/// Why an image's file isn't drawn.
package enum ImageProblem: Error, Hashable, Sendable {
  /// It can't be opened, or is no file.
  case missing
  case unreadable
  /// It has a password.
  case locked
  /// It, or the memory that it takes.
  case tooLarge
  case tooSlow
  /// Other images have taken the time that there is; asked again, it may be drawn.
  case busy
  /// What reads such images isn't installed.
  case noLibrary(Library)

  package enum Library: String, Hashable, Sendable {
    case librsvg
    case poppler = "Poppler"
    case pixbuf = "GDK-Pixbuf"
    case loader = "a loader of GDK-Pixbuf for their format"
    /// What reads images on behalf of both programs.
    case worker = "ninefold-worker"
  }

  /// A sentence that says what to do; the path goes before it.
  package var message: String {
    switch self {
    case .missing: localized("The file can't be opened, so a placeholder is drawn.")
    case .unreadable:
      localized("The file is damaged or empty, so a placeholder is drawn; export it again.")
    case .locked:
      localized("The file has a password, so a placeholder is drawn; export it without one.")
    case .tooLarge:
      localized(
        "The file takes too much memory to be drawn, so a placeholder is; export it smaller.")
    case .tooSlow:
      localized(
        """
        The file takes too long to be drawn, so a placeholder is; export it with fewer shapes.
        """)
    case .busy:
      localized(
        """
        Other images take too long to be drawn, so a placeholder is; export them with fewer \
        shapes.
        """)
    case .noLibrary(.loader):
      localized(
        """
        Such images are drawn with a loader of GDK-Pixbuf for their format, which is not installed, so a \
        placeholder is drawn.
        """)
    case .noLibrary(let library):
      localized(
        "Such images are drawn with %1$s, which is not installed, so a placeholder is drawn.",
        library.rawValue)
    }
  }

  /// A few words for a placeholder.
  package var caption: String {
    switch self {
    case .missing: "not found"
    case .unreadable: "damaged"
    case .locked: "has a password"
    case .tooLarge: "too large"
    case .tooSlow: "takes too long"
    case .busy: "not drawn yet"
    case .noLibrary: "can't be read here"
    }
  }

  /// Those that the process that decodes can find, by the number that its answer has.
  static let answers: [ImageProblem] = [
    .unreadable, .locked, .tooLarge, .tooSlow, .noLibrary(.librsvg), .noLibrary(.poppler),
    .noLibrary(.pixbuf), .noLibrary(.loader),
  ]
}
