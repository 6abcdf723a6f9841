import InterfaceBuilder
import JSON
import Localization

/// A value of a companion file that is being read, and its path from the top.
struct CompanionField {
  let node: JSONNode
  let path: String
  let reading: Reading

  /// What the reader of one file gathers on its way.
  final class Reading {
    let source: JSONSource
    /// What stands for what; see ``CompanionFile/names``.
    var names: [String: String] = [:]
    var references: [NamedReference] = []
    var properties: [WrittenProperty] = []
    var diagnostics: [CompanionDiagnostic] = []

    init(source: JSONSource) {
      self.source = source
    }
  }

  // MARK: Scalars

  func string() throws(CompanionError) -> String {
    guard case .string(let text) = node.value else { throw expected(localized("a string")) }
    return text
  }

  func number() throws(CompanionError) -> Double {
    guard case .number(let number) = node.value else { throw expected(localized("a number")) }
    return number.bounded
  }

  /// - Parameter range: Described in the error, such as "0 to 1".
  func number(from low: Double, to high: Double) throws(CompanionError) -> Double {
    let number = try number()
    guard number >= low, number <= high else {
      throw error(
        high == .infinity
          ? localized("This has to be at least %1$s.", low.text())
          : localized("This has to be from %1$s to %2$s.", low.text(), high.text()))
    }
    return number
  }

  /// A number of things.
  func count() throws(CompanionError) -> Int {
    let number = try number()
    guard number >= 0, number <= Self.maximumCount, number == number.rounded() else {
      throw error(
        localized("This has to be a whole number from 0 to %1$s.", Self.maximumCount.text()))
    }
    return Int(number)
  }

  /// More than a preview can show, and little enough to make.
  private static let maximumCount = 10_000.0

  func bool() throws(CompanionError) -> Bool {
    guard case .bool(let flag) = node.value else { throw expected(localized("true or false")) }
    return flag
  }

  func choice<Choice: RawRepresentable & CaseIterable>(
    of type: Choice.Type
  ) throws(CompanionError) -> Choice where Choice.RawValue == String {
    let text = try string()
    guard let choice = Choice(rawValue: text) else {
      let known = Choice.allCases.map { "“\($0.rawValue)”" }.joined(separator: ", ")
      throw error(localized("“%1$s” is not among %2$s.", text, known))
    }
    return choice
  }

  /// What a view, a controller or another object of the document is called, which is one of the
  /// file's own names or a name that the document has.
  func reference(to referent: NamedReference.Referent) throws(CompanionError) -> String {
    refer(to: referent, as: try ownName())
  }

  /// The same where the name is a key, of which this is the value.
  func reference(to referent: NamedReference.Referent, key: String) -> String {
    refer(to: referent, as: key)
  }

  /// A name of what is nowhere but in code.
  func ownName() throws(CompanionError) -> String {
    let text = try string()
    guard !text.isEmpty else { throw error(localized("A name may not be empty.")) }
    return text
  }

  /// The name of a class or colour, which stands for itself.
  func name(of referent: NamedReference.Referent) throws(CompanionError) -> String {
    let name = try string()
    reading.references.append(
      NamedReference(name: name, referent: referent, position: position, path: path))
    return name
  }

  private func refer(to referent: NamedReference.Referent, as text: String) -> String {
    let name = reading.names[text] ?? text
    // A name of the file's own is found to stand for nothing where it is introduced.
    if name == text {
      reading.references.append(
        NamedReference(name: name, referent: referent, position: position, path: path))
    }
    return name
  }

  // MARK: Collections

  func elements() throws(CompanionError) -> [CompanionField] {
    guard case .array(let nodes) = node.value else { throw expected(localized("an array")) }
    return nodes.enumerated().map { index, node in
      CompanionField(node: node, path: "\(path)[\(index)]", reading: reading)
    }
  }

  func list<Value>(
    _ read: (CompanionField) throws(CompanionError) -> Value
  ) throws(CompanionError) -> [Value] {
    var values: [Value] = []
    for element in try elements() { values.append(try read(element)) }
    return values
  }

  /// One name, or an array of them.
  func references(to referent: NamedReference.Referent) throws(CompanionError) -> [String] {
    try oneOrMore { field throws(CompanionError) in try field.reference(to: referent) }
  }

  /// One name that stands for itself, or an array of them.
  func names(of referent: NamedReference.Referent) throws(CompanionError) -> [String] {
    try oneOrMore { field throws(CompanionError) in try field.name(of: referent) }
  }

  private func oneOrMore(
    _ read: (CompanionField) throws(CompanionError) -> String
  ) throws(CompanionError) -> [String] {
    if case .string = node.value { return [try read(self)] }
    guard case .array = node.value else { throw expected(localized("a name or an array of names")) }
    return try list(read)
  }

  /// The values of an object whose keys are the file's own, in the order in which they are written.
  func members() throws(CompanionError) -> [(key: String, value: CompanionField)] {
    guard case .object(let members) = node.value else { throw expected(localized("an object")) }
    reportRepeatedKeys(of: members)
    return members.map { ($0.key, member($0)) }
  }

  func dictionary<Value>(
    _ read: (CompanionField) throws(CompanionError) -> Value
  ) throws(CompanionError) -> [String: Value] {
    var values: [String: Value] = [:]
    for (key, field) in try members() { values[key] = try read(field) }
    return values
  }

  /// An object with keys that the format fixes. Any other key is reported and left out, but for
  /// `comment`, which may stand anywhere as JSON has no comments.
  func object(_ keys: String...) throws(CompanionError) -> CompanionObject {
    guard case .object(let members) = node.value else { throw expected(localized("an object")) }
    reportRepeatedKeys(of: members)
    var fields: [String: CompanionField] = [:]
    for written in members {
      if keys.contains(written.key) {
        fields[written.key] = member(written)
      } else if written.key != "comment" {
        report(
          localized(
            "There is no key “%1$s” here%2$s; it is left out. Known: %3$s.", written.key,
            suggestion(written.key, keys), keys.joined(separator: ", ")),
          at: written)
      }
    }
    return CompanionObject(field: self, fields: fields)
  }

  private func member(_ member: JSONMember) -> CompanionField {
    CompanionField(node: member.value, path: path + Self.step(member.key), reading: reading)
  }

  private func reportRepeatedKeys(of members: [JSONMember]) {
    var seen: Set<String> = []
    for member in members where !seen.insert(member.key).inserted {
      report(
        localized("The key “%1$s” is written twice; the last one counts.", member.key), at: member)
    }
  }

  private func report(_ message: @autoclosure () -> String, at member: JSONMember) {
    reading.diagnostics.append(
      CompanionDiagnostic(
        .unknownKey, message(), at: reading.source.position(at: member.keyOffset),
        path: path + Self.step(member.key)))
  }

  /// Reports this value.
  func report(_ rule: CompanionDiagnostic.Rule, _ message: @autoclosure () -> String) {
    reading.diagnostics.append(CompanionDiagnostic(rule, message(), at: position, path: path))
  }

  /// The question whether a near name was meant, to follow a statement that there is no such one.
  func suggestion(_ name: String, _ known: some Collection<String>) -> String {
    known.nearest(to: name).map { " " + localized("(did you mean “%1$s”?)", $0) } ?? ""
  }

  private static func step(_ key: String) -> String {
    let isPlain =
      key.unicodeScalars.allSatisfy { $0 == "_" || $0.isASCII && $0.properties.isAlphabetic }
    return isPlain && !key.isEmpty ? ".\(key)" : "['\(key)']"
  }

  // MARK: Errors

  func error(_ message: String) -> CompanionError {
    CompanionError(.badValue, message, about: path, at: position)
  }

  var position: TextPosition { reading.source.position(at: node.offset) }

  private func expected(_ kind: String) -> CompanionError {
    error(localized("This has to be %1$s, but is %2$s.", kind, node.value.kind))
  }
}

/// An object that is being read.
struct CompanionObject {
  let field: CompanionField
  fileprivate let fields: [String: CompanionField]

  subscript(key: String) -> CompanionField? { fields[key] }

  func required(_ key: String) throws(CompanionError) -> CompanionField {
    guard let value = fields[key] else {
      throw field.error(localized("“%1$s” is missing here.", key))
    }
    return value
  }

  /// The elements of an array that may be absent.
  func list<Value>(
    _ key: String, _ read: (CompanionField) throws(CompanionError) -> Value
  ) throws(CompanionError) -> [Value] {
    guard let field = fields[key] else { return [] }
    return try field.list(read)
  }
}
