import CGtk

extension StringProtocol {
  /// With the characters escaped that mean something in Pango's markup.
  package var escapedForMarkup: String {
    guard let escaped = g_markup_escape_text(String(self), -1) else { return "" }
    defer { g_free(escaped) }
    return String(cString: escaped)
  }
}
