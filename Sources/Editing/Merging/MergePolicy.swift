/// What Interface Builder rewrites by itself, which no one has to decide: header, canvas positions and its marks.
enum MergePolicy {
  /// Elements that say how a document was last shown or saved, by name or property. Of frames it is those that
  /// nobody chose: `SourceTree.chosenFrames`.
  static func isBookkeeping(_ node: SourceTree.Node) -> Bool {
    bookkeeping.contains(node.name) || node["key"] == "canvasLocation"
  }

  private static let bookkeeping: Set = [
    "device", "dependencies", "resources", "simulatedMetricsContainer",
    "inferredMetricsTieBreakers", "classes", "plugIn", "deployment", "capability", "development",
  ]

  /// Marks that Interface Builder sets anew when it opens the document.
  static func isBookkeeping(attribute: String) -> Bool {
    ["misplaced", "ambiguous", "toolsVersion", "systemVersion"].contains(attribute)
  }

  /// What an element says itself, apart from what is in it and from such marks.
  static func facts(of node: SourceTree.Node) -> [String] {
    [node.name, node.children.isEmpty ? node.text.exact : ""]
      + node.attributes.filter { !isBookkeeping(attribute: $0.name) }
      .sorted { $0.name < $1.name }.flatMap { [$0.name, $0.value.exact] }
  }

  /// What a frame says in the attributes that somebody chose, in hundredths of points: Interface Builder writes
  /// 269.99999931525957 for the 270 of a view that it laid out anew.
  static func facts(ofFrame node: SourceTree.Node, chosen: Set<String>) -> [String] {
    chosen.sorted().map { name in
      let value = node[name] ?? ""
      return Double(value).map { "\(($0 * 100).rounded() + 0)" } ?? value
    }
  }

  /// Whether an element's name and attributes are one value, so that a part of one side's and a part of the other's
  /// would be a third one: a colour, a font, a rectangle.
  static func isValue(_ name: String) -> Bool { values.contains(name) }

  private static let values: Set = [
    "color", "nil", "font", "fontDescription", "rect", "size", "point", "inset", "edgeInsets",
    "directionalEdgeInsets", "range", "date", "offsetWrapper", "value", "frame",
    "userDefinedRuntimeAttribute", "autoresizingMask",
  ]

  /// Attributes of an element that are one value together: what a constraint is between.
  static func attributesOfOneValue(in name: String) -> [String] {
    name == "constraint" ? ["firstItem", "firstAttribute", "secondItem", "secondAttribute"] : []
  }

  /// The later of two versions, such as `21701` or `19F101`; nil where both aren't versions.
  static func newer(_ ours: String, _ theirs: String, of attribute: String) -> String? {
    guard ["toolsVersion", "systemVersion", "version", "minToolsVersion"].contains(attribute)
    else { return nil }
    return parts(ours).lexicographicallyPrecedes(parts(theirs)) ? theirs : ours
  }

  /// The numbers of a version, letters in it as theirs.
  private static func parts(_ version: String) -> [Int] {
    var parts: [Int] = []
    var isInNumber = false
    for scalar in version.unicodeScalars {
      if let digit = Int(String(scalar)) {
        if isInNumber { parts[parts.count - 1] = parts[parts.count - 1] &* 10 &+ digit }
        if !isInNumber { parts.append(digit) }
        isInNumber = true
      } else {
        isInNumber = false
        if scalar != "." { parts.append(Int(scalar.value)) }
      }
    }
    return parts
  }
}
