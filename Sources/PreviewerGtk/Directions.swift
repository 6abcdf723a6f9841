import CGtk

/// Texts of a document on a desktop that may run the other way. English words find their direction
/// themselves; figures have none, and names may be in any script. Source: Unicode Standard Annex #9, 2.
@MainActor
package enum Directions {
  package static var isRightToLeft: Bool { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }

  /// What comes first in the desktop's direction comes first in what follows.
  package static var mark: String { isRightToLeft ? "\u{200F}" : "\u{200E}" }

  /// The mark and a name, whose signs stay where they are: on a desktop from right to left “Go!” is no “!Go”.
  package static func marked(_ name: String) -> String {
    mark + (isRightToLeft ? "\u{2068}\(name)\u{2069}" : name.isolated)
  }
}

extension StringProtocol {
  /// A name, kept apart from the text around it, which it would reorder otherwise.
  package var isolated: String { runsRightToLeft ? "\u{2068}\(self)\u{2069}" : String(self) }

  /// A sentence with its “names” kept apart from it.
  package var withIsolatedNames: String {
    guard runsRightToLeft else { return String(self) }
    // Left to right, whatever it begins with.
    // “ ends what „ began.
    let (opening, closing): (Character, Character) = contains("„") ? ("„", "“") : ("“", "”")
    return reduce(into: "\u{200E}") { text, character in
      switch character {
      case opening: text += "\(character)\u{2068}"
      case closing: text += "\u{2069}\(character)"
      default: text.append(character)
      }
    }
  }

  /// Whether it has letters that are written from right to left: of the blocks from Hebrew to Arabic
  /// Extended-A, of presentation forms, and beyond U+10800.
  private var runsRightToLeft: Bool {
    unicodeScalars.contains {
      switch $0.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  }
}

extension Object {
  /// Has a label of figures, ids or classes run from left to right on any desktop.
  package func setLeftToRight() {
    gtk_widget_set_direction(widget, GTK_TEXT_DIR_LTR)
  }

  /// Has a label's words be broken as they are, without hyphens.
  func leaveHyphensOut() {
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    gtk_label_set_attributes(opaque, attributes)
    pango_attr_list_unref(attributes)
  }

  /// A label that wraps, of figures, ids or classes, at the edge where the desktop's lines begin.
  package static func value(_ text: String) -> Object {
    let label = Object.label(text, wraps: true)
    label.setLeftToRight()
    if Directions.isRightToLeft {
      gtk_label_set_xalign(label.opaque, 1)
      gtk_label_set_justify(label.opaque, GTK_JUSTIFY_RIGHT)
    }
    return label
  }
}
