import InterfaceBuilder

/// What is written of a property of a view, and where.
struct WrittenValue {
  enum Source: Equatable {
    case document
    /// For some traits only.
    case variation(VariationElement)
    /// What the app's code sets, as a companion file says, or what the running interface has changed.
    case code
    /// An appearance proxy.
    case appearance
  }

  /// An attribute, or what stands for one.
  var text: String?
  /// The element that is the value.
  var element: Element?
  var source: Source
  var line: Int?
}

extension View {
  /// What counts for the scene's traits, in the order in which the view's own properties look for it; nil where
  /// nothing is written.
  func written(_ key: String) -> WrittenValue? {
    let code =
      key == "text" ? runtimeText : key == "image" ? runtimeImage : nil
    if let code = code ?? runtimeAttributes?[key] ?? declaredProperties?[key]?.attribute {
      return WrittenValue(text: code, source: .code)
    }
    let active = variations?.elements.reversed() ?? []
    for variation in active {
      guard let text = variation.element[key] else { continue }
      return WrittenValue(
        text: text, source: .variation(variation), line: variation.element.line)
    }
    if let element, let text = element[key] {
      return WrittenValue(text: text, source: element.source, line: element.lineInDocument)
    }
    for variation in active {
      guard let child = variation.element.child(key: key) else { continue }
      return WrittenValue(element: child, source: .variation(variation), line: child.line)
    }
    if let child = element?.child(key: key) {
      return WrittenValue(element: child, source: child.source, line: child.lineInDocument)
    }
    return (appearance?[key]?.attribute).map { WrittenValue(text: $0, source: .appearance) }
  }

  /// All variations that have a value for a property, whether they count here or not.
  func variationsNaming(_ keys: [String]) -> [VariationElement] {
    element?.variations.filter { variation in
      keys.contains { variation.element[$0] != nil || variation.element.child(key: $0) != nil }
    } ?? []
  }
}

extension Element {
  /// What code adds is on no line.
  var source: WrittenValue.Source { line > 0 ? .document : .code }
  var lineInDocument: Int? { line > 0 ? line : nil }
}
