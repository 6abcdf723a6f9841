import InterfaceBuilder
import Requests
import WorkerProtocol

/// Finds what is at a place of a document that is open, and where else it is.
struct EditorPlaces {
  let resolver: Resolver
  let open: OpenDocument
  let markup: Markup

  var document: Document { markup.document }

  /// The innermost element at a place, and the attribute that it is in.
  func find(_ position: EditorPosition) -> (element: Element, attribute: Markup.Attribute?)? {
    let offset = open.offset(of: position)
    guard let element = markup.element(at: offset) else { return nil }
    return (element, markup.attribute(of: element, at: offset))
  }

  /// The element whose id an attribute has.
  func target(of attribute: Markup.Attribute?, in element: Element) -> Element? {
    guard let attribute, Document.referencingAttributes.contains(attribute.name) else { return nil }
    return element[attribute.name].flatMap { document.element(id: $0) }
  }

  func location(of element: Element) -> EditorLocation {
    EditorLocation(uri: open.uri, range: open.range(of: markup.startTag(of: element)))
  }

  /// Where the id at a place is named; that is the id of what the place names or, else, is in.
  func references(at position: EditorPosition, withDeclaration: Bool) -> [EditorLocation]? {
    guard let (element, attribute) = find(position) else { return nil }
    let named = target(of: attribute, in: element)
    guard
      let wanted = named ?? sequence(first: element, next: \.parent).first(where: { $0.id != nil }),
      let id = wanted.id
    else { return nil }
    var locations = withDeclaration ? [location(of: wanted)] : []
    for element in document.root.subtree {
      for attribute in element.attributes
      where attribute.value == id && Document.referencingAttributes.contains(attribute.name) {
        guard let place = markup.attribute(attribute.name, of: element) else { continue }
        locations.append(EditorLocation(uri: open.uri, range: open.range(of: place.value)))
      }
    }
    return locations
  }
}
