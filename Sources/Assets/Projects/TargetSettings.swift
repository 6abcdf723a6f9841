import Files
import PropertyLists

/// The build settings of one configuration of a target, as far as an Xcode project and its configuration files
/// say them; what Xcode sets itself isn't known.
///
/// Source: Apple, “Build settings reference” and “Adding a build configuration file to your project”: what a
/// target sets counts before its configuration file, this before the project, and this before the project's file.
struct TargetSettings {
  /// The nearest first.
  private let layers: [[String: String]]
  /// The configuration files that say something about devices, by their paths.
  private(set) var files: [String] = []

  /// More than one setting has in all that it is made of; what stands for itself has an end so.
  private static let mostVariables = 256

  /// - Parameters:
  ///   - layers: The dictionaries of the project file, the target's first, each with its configuration file.
  ///   - known: What Xcode sets for this target, such as `TARGET_NAME`.
  init(
    _ layers: [(own: PropertyListValue?, file: String?)], known: [String: String],
    in folder: ProjectFolder
  ) {
    var all: [[String: String]] = []
    var files: [String] = []
    for (own, file) in layers {
      all.append(
        (own?.members ?? [:]).compactMapValues { value in
          value.text ?? value.elements?.compactMap(\.text).joined(separator: " ")
        })
      if let file {
        var seen: Set<String> = []
        all.append(Self.read(file, in: folder, &seen, &files))
      }
    }
    (self.layers, self.files) = (all + [known], files)
  }

  /// Nil where nothing is said, or not all of it is known.
  subscript(name: String) -> String? {
    var variables = 0
    return value(name, in: layers[...], &variables)
  }

  /// - Parameter variables: How many have been looked up.
  private func value(
    _ name: String, in layers: ArraySlice<[String: String]>, _ variables: inout Int
  ) -> String? {
    variables += 1
    guard variables < Self.mostVariables, let place = layers.firstIndex(where: { $0[name] != nil }),
      let text = layers[place][name]
    else { return nil }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let open = rest.first, open == "(" || open == "{",
        let end = rest.firstIndex(of: open == "(" ? ")" : "}")
      else { return nil }
      let variable = String(rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[rest.index(after: end)...]
      // What it has where it is said farther away.
      let below = variable == "inherited" || variable == name
      guard
        let found = below
          ? value(name, in: layers[(place + 1)...], &variables)
          : value(variable, in: self.layers[...], &variables)
      else { return nil }
      result += found
    }
    return result + rest
  }

  /// The settings of a configuration file, and of those that it includes; conditions are left out.
  /// - Parameter seen: Those that were read: each is once, so that files that include each other have an end.
  private static func read(
    _ path: String, in folder: ProjectFolder, _ seen: inout Set<String>, _ files: inout [String]
  ) -> [String: String] {
    guard seen.count < mostFiles, let file = try? folder.open(path), seen.insert(file.path).inserted
    else { return [:] }
    var settings: [String: String] = [:]
    var own: [String] = []
    for line in String(decoding: file.read(limit: largest), as: UTF8.self).split(
      whereSeparator: \.isNewline)
    {
      let line = (line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmed
      if line.hasPrefix("#include") {
        let parts = line.split(separator: "\"")
        guard parts.count > 1, let slash = path.lastIndex(of: "/") else { continue }
        let included = read("\(path[..<slash])/\(parts[1])", in: folder, &seen, &files)
        settings.merge(included) { $1 }
      } else if let equals = line.firstIndex(of: "=") {
        let name = line[..<equals].trimmed
        let value = line[line.index(after: equals)...].trimmed
        settings[String(name)] = String(value)
        own.append(String(name))
      }
    }
    if own.contains(where: { name in AppDestinations.settings.contains(where: name.hasPrefix) }) {
      files.append(path)
    }
    return settings
  }

  /// Bytes.
  private static let largest = 1 << 20
  /// Configuration files that one target is read from.
  private static let mostFiles = 64
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
