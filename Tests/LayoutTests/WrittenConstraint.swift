/// A constraint's element, from a text such as `a.leading = 2 * b.trailing + 8 @750`.
///
/// The relation is `=`, `<=` or `>=`; without `@` the constraint is required.
func constraintElement(_ text: String, id: String) -> String {
  let parts = text.split(separator: "@")
  var words = parts[0].split(separator: " ").map(String.init)[...]
  var attributes = ["id=\"\(id)\""]

  func add(_ name: String, _ value: some CustomStringConvertible) {
    attributes.append("\(name)=\"\(value)\"")
  }
  func addItem(_ word: String, _ prefix: String) {
    let item = word.split(separator: ".")
    add(prefix + "Item", item[0])
    add(prefix + "Attribute", item[1])
  }

  addItem(words.removeFirst(), "first")
  let relations = ["<=": "lessThanOrEqual", ">=": "greaterThanOrEqual"]
  if let relation = relations[words.removeFirst()] { add("relation", relation) }
  if words.dropFirst().first == "*" {
    add("multiplier", words.removeFirst())
    words.removeFirst()
  }
  if let word = words.first, Double(word) == nil {
    addItem(word, "second")
    words.removeFirst()
  }
  let constant = words.joined()
  if !constant.isEmpty {
    add("constant", constant.hasPrefix("+") ? constant.dropFirst() : constant[...])
  }
  if parts.count > 1 { add("priority", parts[1]) }
  return "<constraint \(attributes.joined(separator: " "))/>"
}
