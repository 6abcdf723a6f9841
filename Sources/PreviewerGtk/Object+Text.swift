import CGtk
import Traits

extension Object {
  /// What is in an entry.
  package var enteredText: String {
    gtk_editable_get_text(opaque).map { String(cString: $0) } ?? ""
  }

  /// Of a text that is laid out, in logical pixels.
  package var textSize: Size {
    var (width, height): (gint, gint) = (0, 0)
    pango_layout_get_pixel_size(opaque, &width, &height)
    return Size(width: Double(width), height: Double(height))
  }
}
