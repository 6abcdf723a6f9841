import FoundationEssentials
import Localization
import Traits

/// A picture as it was and as it is, to be compared; either is nil where there is none.
package struct PicturePair {
  package struct Side {
    /// A PNG.
    package let file: [UInt8]
    /// Points, as outlines have them.
    package let size: Size
    package var outlines: [Outline] = []

    package init(file: [UInt8], size: Size, outlines: [Outline] = []) {
      self.file = file
      self.size = size
      self.outlines = outlines
    }
  }

  /// Something that is to be seen at a glance.
  package struct Outline {
    package enum Kind: String {
      case added, removed, changed

      /// As it is drawn into pictures; pages have the same.
      package var color: Color {
        switch self {
        case .added: Color(hex: 0x26A269)
        case .removed: Color(hex: 0xE01B24)
        case .changed: Color(hex: 0xE66100)
        }
      }
    }

    package let name: String
    package let kind: Kind
    package let rect: Rect

    package init(name: String, kind: Kind, rect: Rect) {
      self.name = name
      self.kind = kind
      self.rect = rect
    }
  }

  /// Such as a screen, by which pages filter.
  package let title: String
  /// What is to be said of the pair in a few words.
  package let note: String
  package let before: Side?
  package let after: Side?

  package init(title: String, note: String, before: Side?, after: Side?) {
    self.title = title
    self.note = note
    self.before = before
    self.after = after
  }
}

// MARK: Markup

extension PicturePair {
  /// - Parameter subject: What is to be seen, for people who don't see it.
  package func markup(subject: String) -> [String] {
    let sides = [
      ("before", localized("Before"), before), ("after", localized("After"), after),
    ].flatMap {
      kind, name, side -> [String] in
      guard let side else {
        return [
          "<div class=\"side \(kind) none\"><b>\(name.html)</b><p>"
            + (kind == "before" ? localized("There was none.") : localized("There is none.")).html
            + "</p></div>"
        ]
      }
      let outlines = side.outlines.map { $0.markup(in: side.size) }.joined()
      let data = Data(side.file).base64EncodedString()
      return [
        "<div class=\"side \(kind)\"><b>\(name.html)</b>"
          + "<div class=\"shot\" style=\"max-width:\(side.size.shownWidth)\">"
          + "<img alt=\("\(name): \(subject), \(title)".htmlQuoted) "
          + "width=\"\(side.size.width.text())\" height=\"\(side.size.height.text())\" "
          + "src=\"data:image/png;base64,\(data)\">\(outlines)</div></div>"
      ]
    }
    let width =
      [before, after].compactMap(\.?.size).max { $0.width < $1.width }?.shownWidth ?? "100%"
    return [
      "<figure class=\"pair\(before == nil || after == nil ? " lone" : "")\" tabindex=\"-1\" "
        + "data-screen=\(title.htmlQuoted) style=\"--width:\(width)\">",
      "<figcaption><b>\(title.html)</b> <span>\(note.html)</span></figcaption>",
      "<div class=\"stage\">",
    ] + sides + [
      "<i class=\"split\"></i></div>",
      "<input type=\"range\" min=\"0\" max=\"100\" value=\"50\" "
        + "aria-label=\(localized("How much of the later version is seen: %1$s", title).htmlQuoted)>",
      "</figure>",
    ]
  }

  /// The form that chooses how pairs are shown, and which.
  package static func controls(screens: [String]) -> [String] {
    let modes = [
      ("side", localized("Side by side")), ("overlay", localized("Overlay")),
      ("slider", localized("Slider")), ("blink", localized("Blink")),
      ("difference", localized("Difference")),
    ]
    return [
      "<form class=\"controls\"><fieldset><legend>\(localized("View", context: "verb").html)</legend>"
    ]
      + modes.enumerated().map { index, mode in
        "<label title=\(localized("Key %1$s", index + 1).htmlQuoted)><input type=\"radio\" name=\"mode\" value=\"\(mode.0)\""
          + "\(index == 0 ? " checked" : "")>\(mode.1.html)</label>"
      } + [
        "</fieldset>",
        "<label>\(localized("Screen").html) <select id=\"screen\">"
          + "<option value=\"\">\(localized("all").html)</option>",
      ]
      + screens.map { "<option>\($0.html)</option>" } + [
        "</select></label>",
        "<label title=\(localized("Key %1$s", "O").htmlQuoted)><input type=\"checkbox\" id=\"outlines\" "
          + "checked>\(localized("Outlines").html)</label>",
        "<button type=\"button\" id=\"pause\" title=\(localized("Key %1$s", "P").htmlQuoted) "
          + "data-resume=\(localized("Go on").htmlQuoted) hidden>\(localized("Pause").html)</button>",
        "<output class=\"keys\">"
          + localized(
            "%1$s–%2$s view, %3$s %4$s next and previous picture, %5$s outlines", "<kbd>1</kbd>",
            "<kbd>5</kbd>", "<kbd>J</kbd>", "<kbd>K</kbd>", "<kbd>O</kbd>")
          + "</output></form>",
      ]
  }
}

extension Size {
  /// In CSS: no picture is higher than what is left of the reader's window.
  fileprivate var shownWidth: String {
    "min(\(width.text())px,\((80 * width / height).text())vh)"
  }
}

extension PicturePair.Outline {
  fileprivate func markup(in size: Size) -> String {
    let parts = [
      ("left", rect.x / size.width), ("top", rect.y / size.height),
      ("width", rect.width / size.width), ("height", rect.height / size.height),
    ]
    let style = parts.map { "\($0):\(($1 * 100).text())%" }.joined(separator: ";")
    return "<i class=\"\(kind.rawValue)\" title=\(name.htmlQuoted) style=\"\(style)\"></i>"
  }
}
