import Drawing
import Localization
import Traits
import WorkerProtocol

/// What makes a cell another one than the base, in a few words: "Axis horizontal · Title 22 pt · Tip removed".
package struct DifferenceWords {
  /// Each for one element, in the document's order; what is said of several at once comes last.
  package let parts: [String]

  private init(parts: [String]) {
    self.parts = parts
  }

  /// - Parameter name: What people call an element with an id; nil for one that nobody has named.
  init(_ entries: [VariationEntry], name: (String) -> String?) {
    var parts: [String] = []
    var constraints: Set<String> = []
    for entry in entries {
      guard let id = entry.id else { continue }
      if entry.element == Self.constraint, entry.isInstallation {
        constraints.insert(id)
        continue
      }
      let part = Self.words(for: entry, called: name(id) ?? entry.element ?? id)
      // A colour and a font are several attributes of one thing.
      if !parts.contains(part) { parts.append(part) }
    }
    if !constraints.isEmpty {
      parts.append(
        localized(
          "%1$s constraint differs", plural: "%1$s constraints differ", constraints.count))
    }
    self.parts = parts
  }

  /// In one line.
  /// - Parameter most: How many are told; of the others how many there are.
  package func line(most: Int) -> String {
    let rest = parts.count - most
    guard rest > 0 else { return parts.joined(separator: Self.separator) }
    let shown = parts.prefix(most) + [localized("%1$s more", plural: "%1$s more", rest)]
    return shown.joined(separator: Self.separator)
  }

  /// In one line, with as many as there is room for, at least one.
  func line(fitting fits: (String) -> Bool) -> String {
    let counts = stride(from: parts.count, to: 1, by: -1)
    return counts.lazy.map(line(most:)).first(where: fits) ?? line(most: 1)
  }

  /// In several lines, none of which is cut where it has room for one part.
  /// - Parameter most: How many lines; of what has no room how much there is.
  package func lines(most: Int, fitting fits: (String) -> Bool) -> [String] {
    var lines: [String] = []
    var rest = self
    while !rest.parts.isEmpty, lines.count < most - 1 {
      let counts = stride(from: rest.parts.count, to: 1, by: -1)
      let count =
        counts.first { fits(rest.parts.prefix($0).joined(separator: Self.separator)) } ?? 1
      lines.append(rest.parts.prefix(count).joined(separator: Self.separator))
      rest = DifferenceWords(parts: Array(rest.parts.dropFirst(count)))
    }
    if !rest.parts.isEmpty { lines.append(rest.line(fitting: fits)) }
    return lines
  }

  private static let separator = " · "
  /// The element's name in documents.
  private static let constraint = "constraint"

  private static func words(for entry: VariationEntry, called name: String) -> String {
    if entry.isInstallation {
      return entry.value == "NO" ? localized("%1$s removed", name) : localized("%1$s added", name)
    }
    let value = entry.value
    let path = entry.property.split(separator: ".")
    switch path.last {
    case "constant": return "\(Self.ends(of: name)) \(value)"
    case "pointSize": return localized("%1$s %2$s pt", name, value)
    case "hidden" where value == "YES": return localized("%1$s hidden", name)
    case "axis": return localized("Axis %1$s", value)
    default: break
    }
    // The parts of a colour or a font say little on their own.
    let property = PropertyName(path.first.map(String.init) ?? entry.property).words
    return path.count > 1 ? "\(name) \(property)" : "\(name) \(property) \(value)"
  }

  /// Of a constraint such as `Title.top = View.top + 8` what it is about.
  private static func ends(of constraint: String) -> String {
    constraint.split(separator: " ").first.map(String.init) ?? constraint
  }
}

extension ResolvedScene {
  /// Of all views and constraints, be they installed or not, and of the controller.
  package var elementIDs: Set<String> {
    var ids: Set<String> = []
    func add(_ view: DrawnView) {
      ids.insert(view.id)
      for child in view.children { add(child) }
    }
    root.map(add)
    ids.formUnion((constraints ?? []).map(\.id))
    ids.formUnion((excludedConstraints ?? []).map(\.id))
    ids.formUnion((excludedViews ?? []).map(\.id))
    if let controllerID { ids.insert(controllerID) }
    return ids
  }
}
