import CGtk
import Files
import Glibc
import Localization
import PreviewerGtk

/// The command that opens a file at a line, such as `code --goto FILE:LINE`.
package struct EditorCommand: Hashable, Sendable {
  /// As it was written.
  package var text: String

  package init(text: String) {
    self.text = text
  }

  /// The words that stand for a file's path and a line of it.
  static let (file, line) = ("FILE", "LINE")

  /// The words of the command for a file and a line; nil where it is none, such as with a quote that isn't closed.
  /// Without `FILE` in it the file comes last.
  package func arguments(for path: String, line: Int) -> [String]? {
    var count: gint = 0
    var words: UnsafeMutablePointer<UnsafeMutablePointer<gchar>?>?
    guard g_shell_parse_argv(text, &count, &words, nil) != 0, let words else { return nil }
    defer { g_strfreev(words) }
    var arguments = (0..<Int(count)).compactMap { words[$0].map { String(cString: $0) } }
    if !arguments.contains(where: { $0.contains(Self.file) }) { arguments.append(Self.file) }
    // The line first: a path may have the word in it.
    return arguments.map {
      $0.replacing(Self.line, with: "\(line)").replacing(Self.file, with: path)
    }
  }

  /// Opens a file at a line, with the desktop's editor of texts where there is no command.
  /// - Returns: what went wrong, as a sentence.
  @MainActor
  package static func open(_ path: String, line: Int, with command: EditorCommand?) -> String? {
    guard let command else { return openWithDesktop(path) }
    guard let arguments = command.arguments(for: path, line: line), !arguments.isEmpty else {
      return localized(
        "“%1$s” is no command; name another editor in the preferences.", command.text)
    }
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { PathText.copy(of: $0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var error: UnsafeMutablePointer<GError>?
    let process = words.withUnsafeBufferPointer { pointer in
      pointer.withMemoryRebound(to: UnsafePointer<CChar>?.self) {
        g_subprocess_newv($0.baseAddress, G_SUBPROCESS_FLAGS_NONE, &error)
      }
    }
    guard let process else {
      let reason = GLibError(error)?.message ?? localized("It can't be started.")
      return localized("The editor can't be started. %1$s", reason)
    }
    g_object_unref(UnsafeMutableRawPointer(process))
    return nil
  }

  /// What the desktop opens plain texts with: what it opens documents with may be this program.
  @MainActor
  private static func openWithDesktop(_ path: String) -> String? {
    guard let editor = g_app_info_get_default_for_type("text/plain", 0)
    else {
      let command = EditorCommand(text: "xdg-open")
      return g_find_program_in_path("xdg-open").map {
        g_free($0)
        return open(path, line: 1, with: command)
      } ?? localized("No editor is known; name one in the preferences.")
    }
    let (file, application) = (Object.file(at: path), Object(owning: editor))
    var files = GList(data: file.raw, next: nil, prev: nil)
    var error: UnsafeMutablePointer<GError>?
    let isDone = g_app_info_launch(application.opaque, &files, nil, &error) != 0
    return isDone ? nil : GLibError(error)?.message ?? localized("The editor can't be started.")
  }
}
