import Editing
import InterfaceBuilder

extension NewElement {
  /// A copy of an element with all that is in it.
  /// - Parameter id: What an id, or a reference to one, is in the copy.
  init(copying element: Element, id: (String) -> String = { $0 }) {
    let children = element.children.map { NewElement(copying: $0, id: id) }
    self.init(
      name: element.name,
      attributes: element.attributes.map { attribute in
        [
          attribute.name,
          Self.isReference(attribute.name, of: element) ? id(attribute.value) : attribute.value,
        ]
      },
      text: children.isEmpty && !element.text.isEmpty ? element.text : nil, children: children)
  }

  /// Whether an attribute's value is an id: the element's own, or that of another.
  private static func isReference(_ attribute: String, of element: Element) -> Bool {
    switch attribute {
    case "id": element.name != "device" && element.name != "adaptation"
    case "sceneID", "destination", "reference", "firstItem", "secondItem", "popoverAnchorView",
      "popoverAnchorBarButtonItem", "tableViewCell", "textLabel", "detailTextLabel", "dataSource":
      true
    case "imageView": element.name == "tableViewCell"
    default: false
    }
  }
}
