import Assets
import Files
import InterfaceBuilder
import Linting
import Requests
import Traits
import WorkerProtocol
import Workspace

/// Where what a place names is: an object of the document, the source of a class, of an outlet or of an
/// action, an image's or a colour's file, another storyboard.
struct EditorDefinitions {
  let places: EditorPlaces

  func locations(at position: EditorPosition) throws -> [EditorLocation]? {
    guard let (element, attribute) = places.find(position) else { return nil }
    if let target = places.target(of: attribute, in: element) {
      return [places.location(of: target)]
    }
    let value = attribute.flatMap { element[$0.name] } ?? ""
    switch (element.name, attribute?.name ?? "") {
    case (_, "customClass"): return sources(ofClass: value, word: nil)
    case ("outlet", "property"), ("outletCollection", "property"):
      return element.parent?.parent.flatMap { owner in
        ConnectionRules.className(of: owner).flatMap { sources(ofClass: $0, word: value) }
      } ?? destination(of: element)
    case ("action", "selector"): return sources(ofAction: value, element)
    case ("viewControllerPlaceholder", _): return try storyboard(element)
    case ("image", "name"): return image(value)
    case ("color", "name"), ("namedColor", "name"): return color(value)
    case (_, let name) where name.lowercased().hasSuffix("image"): return image(value)
    default: return destination(of: element)
    }
  }

  private func destination(of element: Element) -> [EditorLocation]? {
    ["outlet", "outletCollection", "action", "segue"].contains(element.name)
      ? element["destination"].flatMap { places.document.element(id: $0) }
        .map { [places.location(of: $0)] } : nil
  }

  // MARK: Files of the project

  private func image(_ name: String) -> [EditorLocation]? {
    let file = places.resolver.assets(of: places.open.source)?
      .image(named: name, traits: TraitCollection())
    return file.map { [start(of: $0.path)] }
  }

  private func color(_ name: String) -> [EditorLocation]? {
    places.resolver.assets(of: places.open.source)?.file(ofColor: name).map { [start(of: $0)] }
  }

  private func start(of path: String) -> EditorLocation {
    let start = EditorPosition(line: 0, character: 0)
    return EditorLocation(uri: absoluteURI(of: path), range: EditorRange(start: start, end: start))
  }

  /// The controller that a reference leads to.
  private func storyboard(_ element: Element) throws -> [EditorLocation]? {
    let identifier = element["referencedIdentifier"]
    guard let name = element["storyboardName"] else {
      return controller(identifier, in: places).map { [$0] }
    }
    let resolver = places.resolver
    guard let place = resolver.place(of: places.open.source),
      let path = resolver.cache.projects.paths(ofStoryboard: name, beside: place, root: nil).first,
      let bytes = try? inputBytes(path, of: "scenes")
    else { return nil }
    let other = OpenDocument(
      onDisk: bytes, uri: absoluteURI(of: path), encoding: places.open.encoding)
    guard let markup = try? Markup(other) else { return [start(of: path)] }
    let found = EditorPlaces(resolver: resolver, open: other, markup: markup)
    return [controller(identifier, in: found) ?? start(of: path)]
  }

  /// Without an identifier the initial one.
  private func controller(_ identifier: String?, in places: EditorPlaces) -> EditorLocation? {
    let root = places.document.root
    let found =
      identifier.map { name in root.subtree.first { $0.storyboardIdentifier == name } }
      ?? root["initialViewController"].flatMap { places.document.element(id: $0) }
    return found.map { places.location(of: $0) }
  }

  // MARK: Sources

  private func sources(ofAction selector: String, _ element: Element) -> [EditorLocation]? {
    let target = element["destination"].flatMap { places.document.element(id: $0) }
    guard let name = target.flatMap(ConnectionRules.className),
      let first = selector.split(separator: ":").first
    else { return destination(of: element) }
    for word in ConnectionRules.names(of: first).sorted(by: { $0.count > $1.count || $0 == first })
    {
      if let found = sources(ofClass: name, word: word, isMethod: true) { return found }
    }
    return destination(of: element)
  }

  /// Where a class is declared, or what it has of a name.
  /// - Parameter word: Nil for the class itself.
  private func sources(
    ofClass name: String, word: String?, isMethod: Bool = false
  ) -> [EditorLocation]? {
    let resolver = places.resolver
    guard let place = resolver.place(of: places.open.source),
      let folder = resolver.cache.projects.folder(around: place, root: nil)
    else { return nil }
    let sources = resolver.cache.sources(of: folder)
    for file in sources.files(ofClass: name) {
      let text = OpenDocument(
        onDisk: sources.read(file), uri: absoluteURI(of: file), encoding: places.open.encoding)
      let source = SourcePlace(text.bytes)
      let found =
        word.map { isMethod ? source.method($0) : source.property($0) }
        ?? source.declaration(of: name)
      guard let found else { continue }
      return [EditorLocation(uri: text.uri, range: text.range(of: found))]
    }
    return nil
  }
}
