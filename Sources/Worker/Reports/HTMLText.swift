import Editing

extension String {
  /// As it is written in HTML, inside of tags or outside.
  var html: String { XMLText.attribute(forTerminal(keepingLines: true)) }

  /// As the value of an attribute.
  var htmlQuoted: String { "\"\(html)\"" }
}
