import Glibc

/// A pattern of paths, as `.gitignore` has them: `*` and `?` stay within a name, `**` is any number of
/// folders, and what matches a folder matches all that is in it. A pattern without a slash inside is one of
/// names, wherever they are.
///
/// A search goes back to the last `*` or `**` alone, which suffices as neither cares for what it stands for. So it
/// takes as many steps as the path and the pattern multiplied have parts, at most.
struct PathPattern: Hashable, Sendable {
  private enum Step: Hashable, Sendable {
    case anyFolders
    case name(NamePattern)
  }

  private let steps: [Step]
  private let isAnywhere: Bool

  init(_ text: String) {
    let body = text.hasSuffix("/") ? text.dropLast() : text[...]
    isAnywhere = !body.contains("/")
    steps = body.split(separator: "/").filter { $0 != "." }.map { [isAnywhere] step in
      step == "**" && !isAnywhere ? .anyFolders : .name(NamePattern(step))
    }
  }

  /// - Parameter path: Relative to the folder that the pattern is for.
  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map { Array($0.unicodeScalars) }
    guard let first = steps.first else { return false }
    if isAnywhere, case .name(let pattern) = first { return names.contains(where: pattern.matches) }
    return isBeginning(of: names)
  }

  /// Whether the names begin with what the steps say.
  private func isBeginning(of names: [[Unicode.Scalar]]) -> Bool {
    var (name, step) = (0, 0)
    /// Where to go on when what follows the last `**` isn't here.
    var retry: (name: Int, step: Int)?
    while step < steps.count {
      switch steps[step] {
      case .anyFolders:
        step += 1
        // At the end it is what is in the folder.
        guard step < steps.count else { return name < names.count }
        retry = (name, step)
      case .name(let pattern):
        if name < names.count, pattern.matches(names[name]) {
          (name, step) = (name + 1, step + 1)
        } else {
          guard let last = retry, last.name < names.count else { return false }
          (name, step) = (last.name + 1, last.step)
          retry = (name, step)
        }
      }
    }
    return true
  }
}

/// A pattern of one name: `*` is any characters, `?` is one, and `[a-z]` is one of some.
private struct NamePattern: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    case any
    case one
    case scalar(Unicode.Scalar)
    /// As fnmatch(3) knows them.
    case set(String)
  }

  private let parts: [Part]

  init(_ text: Substring) {
    var parts: [Part] = []
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "*": if parts.last != .any { parts.append(.any) }
      case "?": parts.append(.one)
      case "[":
        if let end = Self.endOfSet(rest) {
          parts.append(.set("[" + String(rest[..<end]) + "]"))
          rest = rest[rest.index(after: end)...]
        } else {
          parts.append(.scalar(scalar))
        }
      default: parts.append(.scalar(scalar))
      }
    }
    self.parts = parts
  }

  /// The bracket that closes a set. One that is the first in it is one of its characters, and classes such as
  /// `[:alpha:]` have brackets of their own.
  private static func endOfSet(_ text: Substring.UnicodeScalarView) -> String.Index? {
    var index = text.startIndex
    func advance() { if index < text.endIndex { index = text.index(after: index) } }
    if index < text.endIndex, "!^".unicodeScalars.contains(text[index]) { advance() }
    if index < text.endIndex, text[index] == "]" { advance() }
    while index < text.endIndex, text[index] != "]" {
      if text[index...].starts(with: "[:".unicodeScalars) {
        while index < text.endIndex, !text[index...].starts(with: ":]".unicodeScalars) { advance() }
        advance()
      }
      advance()
    }
    return index < text.endIndex ? index : nil
  }

  func matches(_ name: [Unicode.Scalar]) -> Bool {
    var (place, part) = (0, 0)
    /// Where to go on when what follows the last `*` isn't here.
    var retry: (place: Int, part: Int)?
    while place < name.count || part < parts.count {
      if part < parts.count, parts[part] == .any {
        part += 1
        retry = (place, part)
      } else if part < parts.count, place < name.count, Self.matches(name[place], parts[part]) {
        (place, part) = (place + 1, part + 1)
      } else {
        guard let last = retry, last.place < name.count else { return false }
        (place, part) = (last.place + 1, last.part)
        retry = (place, part)
      }
    }
    return true
  }

  private static func matches(_ scalar: Unicode.Scalar, _ part: Part) -> Bool {
    switch part {
    case .any: false
    case .one: true
    case .scalar(let own): own == scalar
    case .set(let set): fnmatch(set, String(scalar), FNM_NOESCAPE) == 0
    }
  }
}
