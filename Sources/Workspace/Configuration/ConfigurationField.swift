import Companion
import InterfaceBuilder
import JSON
import WorkerProtocol

/// A value of a configuration that is being read.
struct ConfigurationField {
  /// What the reader of one file gathers on its way.
  final class Reading {
    let path: String
    let source: JSONSource
    /// The ids of the rules that there are.
    let rules: [String]
    var notes: [LintFinding] = []

    init(path: String, bytes: [UInt8], rules: [String]) {
      self.path = path
      self.rules = rules
      source = JSONSource(bytes: bytes)
    }
  }

  let node: JSONNode
  let reading: Reading

  /// - Parameter rules: The ids of the rules that there are.
  /// - Throws: for what is no JSON.
  init(_ bytes: [UInt8], path: String, rules: [String]) throws(FileError) {
    reading = Reading(path: path, bytes: bytes, rules: rules)
    do {
      node = try JSONParser.parse(bytes)
    } catch {
      throw Self.error(error.message, at: error.offset, reading)
    }
  }

  private init(_ node: JSONNode, _ reading: Reading) {
    self.node = node
    self.reading = reading
  }

  // MARK: Values

  func string() throws(FileError) -> String {
    guard case .string(let text) = node.value else { throw error("This has to be a string.") }
    return text
  }

  /// Words that aren't empty.
  func words() throws(FileError) -> String {
    let text = try string()
    guard !text.allSatisfy(\.isWhitespace) else { throw error("This has to say something.") }
    return text
  }

  func choice<Choice: RawRepresentable & CaseIterable>(
    of type: Choice.Type
  ) throws(FileError) -> Choice where Choice.RawValue == String {
    let text = try string()
    guard let choice = Choice(rawValue: text) else {
      let known = Choice.allCases.map { "“\($0.rawValue)”" }.joined(separator: ", ")
      throw error("“\(text)” is not among \(known).")
    }
    return choice
  }

  func list<Value>(
    _ read: (ConfigurationField) throws(FileError) -> Value
  ) throws(FileError) -> [Value] {
    guard case .array(let nodes) = node.value else { throw error("This has to be an array.") }
    var values: [Value] = []
    for node in nodes { values.append(try read(ConfigurationField(node, reading))) }
    return values
  }

  /// An object whose keys are the project's own.
  func members() throws(FileError) -> [(key: String, offset: Int, value: ConfigurationField)] {
    guard case .object(let members) = node.value else { throw error("This has to be an object.") }
    return members.map { ($0.key, $0.keyOffset, ConfigurationField($0.value, reading)) }
  }

  /// An object with keys that the format fixes. Any other one is reported and left out, but for `comment`,
  /// as JSON has no comments.
  func object(_ keys: [String]) throws(FileError) -> [String: ConfigurationField] {
    var fields: [String: ConfigurationField] = [:]
    for (key, offset, value) in try members() {
      if keys.contains(key) {
        fields[key] = value
      } else if key != "comment" {
        let meant = keys.nearest(to: key).map { " (did you mean “\($0)”?)" } ?? ""
        note(
          "There is no key “\(key)” here\(meant); it is left out. "
            + "Known: \(keys.joined(separator: ", ")).", at: offset)
      }
    }
    return fields
  }

  // MARK: Faults

  /// Something that is left out.
  func note(_ message: String, at offset: Int) {
    let place = reading.source.position(at: offset)
    reading.notes.append(
      LintFinding(
        rule: RulePage.configuration.id, severity: .warning, file: reading.path,
        line: place.line, column: place.column, id: nil, message: message,
        fingerprint: Fingerprint(RulePage.configuration.id, file: reading.path, message).text)
    )
  }

  func error(_ message: String) -> FileError {
    Self.error(message, at: node.offset, reading)
  }

  private static func error(_ message: String, at offset: Int, _ reading: Reading) -> FileError {
    let place = reading.source.position(at: offset)
    return FileError(
      code: "bad-configuration", message: message, file: reading.path, line: place.line,
      column: place.column)
  }
}
