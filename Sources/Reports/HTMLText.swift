import Editing
import Processes

extension String {
  /// As it is written in HTML, inside of tags or outside.
  package var html: String { XMLText.attribute(forTerminal(keepingLines: true)) }

  /// As the value of an attribute.
  package var htmlQuoted: String { "\"\(html)\"" }
}
