import InterfaceBuilder

extension DiffVersion {
  /// What a constraint says, the same for two that only have their sides exchanged; nil for what isn't all said by
  /// its items, attributes and figures.
  func equation(_ element: Element) -> [String]? {
    guard element.name == "constraint", element.children.isEmpty, element.text.isEmpty,
      element["multiplier"] == nil, let attribute = element["firstAttribute"],
      let otherAttribute = element["secondAttribute"], let holder = owner(of: element)?.id
    else { return nil }
    let first = [shared(element["firstItem"] ?? holder), attribute]
    let second = [shared(element["secondItem"] ?? holder), otherAttribute]
    let isExchanged = second.lexicographicallyPrecedes(first)
    let constant = (element.number("constant") ?? 0) * (isExchanged ? -1 : 1)
    var relation = element["relation"] ?? "equal"
    if isExchanged { relation = Self.exchanged[relation] ?? relation }
    let said: Set = [
      "id", "firstItem", "firstAttribute", "secondItem", "secondAttribute", "constant", "relation",
      "type",
    ]
    let rest = element.attributes.filter { !said.contains($0.name) }
      .map { "\($0.name)=\($0.value)" }.sorted()
    return (isExchanged ? second + first : first + second)
      + ["\(constant == 0 ? 0 : constant)", relation] + rest
  }

  private static let exchanged = [
    "greaterThanOrEqual": "lessThanOrEqual", "lessThanOrEqual": "greaterThanOrEqual",
  ]
}
