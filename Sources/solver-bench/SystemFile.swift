import ConstraintSolver
import Glibc

/// A linear system in plain numbers, with its name.
struct NamedSystem {
  struct Row {
    /// Where its terms are among the system's.
    let terms: Range<Int>
    let relation: Relation
    let constant: Double
    let priority: Double
  }

  let name: String
  let variableCount: Int
  var rows: [Row] = []
  var terms: [LinearSystem.Term] = []
}

/// The systems of a file, as `meson-helpers/benchmark/systems.py` writes it: words separated by white
/// space.
///
///     system NAME VARIABLE-COUNT CONSTRAINT-COUNT
///     RELATION PRIORITY CONSTANT TERM-COUNT VARIABLE COEFFICIENT …     (once per constraint)
///
/// where a constraint reads Σ coefficient · variable + constant (relation) 0.
struct SystemFile {
  enum Failure: Error {
    case unreadable(String)
    /// Something else was expected at this byte.
    case malformed(Int)
  }

  private let bytes: [UInt8]
  private var position = 0

  static func read(_ path: String) throws(Failure) -> [NamedSystem] {
    guard let stream = fopen(path, "r") else { throw .unreadable(path) }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    var chunk: [UInt8] = Array(repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, stream)
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    // strtod stops at a byte that is no part of a number.
    var file = SystemFile(bytes: bytes + [0])
    var systems: [NamedSystem] = []
    while let word = file.word() {
      guard word == "system", let name = file.word() else { throw .malformed(file.position) }
      systems.append(try file.system(named: name))
    }
    return systems
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func system(named name: String) throws(Failure) -> NamedSystem {
    var system = NamedSystem(name: name, variableCount: try count())
    for _ in 0..<(try count()) {
      guard let relation = relation() else { throw .malformed(position) }
      let priority = try number()
      let constant = try number()
      let first = system.terms.count
      for _ in 0..<(try count()) {
        let variable = try count()
        guard variable < system.variableCount else { throw .malformed(position) }
        system.terms.append(.init(variable, try number()))
      }
      system.rows.append(
        .init(
          terms: first..<system.terms.count, relation: relation, constant: constant,
          priority: priority))
    }
    return system
  }

  private mutating func relation() -> Relation? {
    switch word() {
    case "==": .equal
    case "<=": .lessThanOrEqual
    case ">=": .greaterThanOrEqual
    default: nil
    }
  }

  private mutating func word() -> String? {
    while position < bytes.count, bytes[position] <= UInt8(ascii: " ") { position += 1 }
    // The last byte is a 0.
    guard position < bytes.count - 1 else { return nil }
    let start = position
    while bytes[position] > UInt8(ascii: " ") { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func number() throws(Failure) -> Double {
    let (value, length) = bytes.withUnsafeBytes { buffer -> (Double, Int) in
      guard let base = buffer.baseAddress else { return (0, 0) }
      let start = (base + position).assumingMemoryBound(to: CChar.self)
      var end: UnsafeMutablePointer<CChar>?
      let value = strtod(start, &end)
      return (value, end.map { UnsafePointer($0) - start } ?? 0)
    }
    guard length > 0 else { throw .malformed(position) }
    position += length
    return value
  }

  private mutating func count() throws(Failure) -> Int {
    let value = try number()
    guard value >= 0, value < 1e9 else { throw .malformed(position) }
    return Int(value)
  }
}
