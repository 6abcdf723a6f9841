import CExpat
import Localization

extension DocumentError {
  /// Says what expat found wrong and what to do about it.
  ///
  /// - Parameter element: The innermost open element and its line, where there is one.
  static func malformed(
    _ code: XML_Error, atByte byte: Int, of bytes: [UInt8],
    inside element: (name: String, line: Int)?, line: Int, column: Int
  ) -> DocumentError {
    let sentence: String
    if isConflictMarker(at: byte, of: bytes) {
      sentence = localized(
        "There is an unresolved merge conflict here; resolve it in the version control.")
    } else if endsEarly.contains(code.rawValue), let element {
      sentence =
        localized(
          """
          The document ends inside the <%1$s> of line %2$s: part of it is missing; get the \
          whole file again.
          """, element.name, element.line)
    } else if code == XML_ERROR_TAG_MISMATCH, let element {
      sentence =
        localized(
          """
          This end tag does not close the <%1$s> of line %2$s; one of the two is missing or \
          misspelt.
          """, element.name, element.line)
    } else {
      sentence =
        sentences[code.rawValue]
        ?? localized(
          "This is not well-formed XML (%1$s); mend it in a text editor or get the file again.",
          XML_ErrorString(code).map { String(cString: $0) } ?? "unknown error")
    }
    return DocumentError(.malformed, sentence, line: line, column: column)
  }

  /// Errors that mean that the file was cut off, when they occur inside an element.
  private static var endsEarly: Set<UInt32> {
    [
      XML_ERROR_NO_ELEMENTS.rawValue, XML_ERROR_UNCLOSED_TOKEN.rawValue,
      XML_ERROR_PARTIAL_CHAR.rawValue, XML_ERROR_UNCLOSED_CDATA_SECTION.rawValue,
    ]
  }

  private static var sentences: [UInt32: String] {
    [
      XML_ERROR_NO_ELEMENTS.rawValue: localized(
        "There is no element in the file; get the file again."),
      XML_ERROR_UNCLOSED_TOKEN.rawValue:
        localized(
          "The document ends inside a tag; part of it is missing: get the whole file again."),
      XML_ERROR_INVALID_TOKEN.rawValue:
        localized("This is not well-formed XML; look here for a stray <, & or quotation mark."),
      XML_ERROR_SYNTAX.rawValue:
        localized(
          """
          This is not XML, or something stands before its first element; open a .storyboard or \
          .xib file.
          """),
      XML_ERROR_DUPLICATE_ATTRIBUTE.rawValue:
        localized("An attribute is written twice in this tag; remove one of the two."),
      XML_ERROR_JUNK_AFTER_DOC_ELEMENT.rawValue:
        localized(
          "Something follows the end of the document; remove what comes after </document>."),
      XML_ERROR_UNDEFINED_ENTITY.rawValue:
        localized("This entity is not defined in XML; write the character itself, and & as &amp;."),
      XML_ERROR_BAD_CHAR_REF.rawValue:
        localized(
          """
          This character reference names no character that XML allows; write the character \
          itself.
          """),
      XML_ERROR_MISPLACED_XML_PI.rawValue:
        localized(
          """
          The XML declaration must be the first thing in the file; remove what comes before it.
          """),
      XML_ERROR_UNKNOWN_ENCODING.rawValue:
        localized(
          """
          The encoding that the XML declaration names is not supported; save the file as UTF-8.
          """),
      XML_ERROR_INCORRECT_ENCODING.rawValue:
        localized(
          "The file is not in the encoding that its XML declaration names; save it as UTF-8."),
      XML_ERROR_NO_MEMORY.rawValue: localized("There is not enough memory to read the document."),
    ]
  }

  private static func isConflictMarker(at byte: Int, of bytes: [UInt8]) -> Bool {
    guard byte >= 0, byte < bytes.count else { return false }
    let lineStart = bytes[..<byte].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return ["<<<<<<<", "=======", ">>>>>>>"].contains { bytes[lineStart...].starts(with: $0.utf8) }
  }
}
