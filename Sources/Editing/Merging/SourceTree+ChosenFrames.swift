extension EditedDocument {
  /// What somebody chose of views' frames, by the views' ids: the names of attributes. Of views that constraints
  /// or what they are in place nothing is.
  package var chosenFrames: [String: Set<String>] {
    var chosen: [String: Set<String>] = [:]
    for (frame, attributes) in tree.chosenFrames() {
      if let id = tree[frame].parent.flatMap({ tree[$0].id }) { chosen[id] = attributes }
    }
    return chosen
  }

  /// What somebody chose of views' frames in this and in another version.
  package func chosenFrames(alsoIn other: EditedDocument) -> [String: Set<String>] {
    let others = other.chosenFrames
    return chosenFrames.merging(others) { $0.intersection($1) }.filter { others[$0.key] != nil }
  }
}

/// Which frames somebody chose. Interface Builder works out all others by itself, whenever it opens a document.
extension SourceTree {
  /// What somebody chose of each frame, by the frame's element: the names of attributes. A frame that constraints
  /// or the element around it settle isn't among them.
  func chosenFrames() -> [NodeIndex: Set<String>] {
    let placed = placedByOthers()
    var chosen: [NodeIndex: Set<String>] = [:]
    for index in elements where self[index]["key"] == "frame" {
      guard let view = self[index].parent else { continue }
      let attributes = chosenOfFrame(of: view, placed)
      if !attributes.isEmpty { chosen[index] = attributes }
    }
    return chosen
  }

  private func chosenOfFrame(of view: NodeIndex, _ placed: Set<String>) -> Set<String> {
    let node = self[view]
    if node["fixedFrame"] == "YES" { return Self.wholeFrame }
    // Without Auto Layout there are no constraints in place of masks, whatever a view says.
    if usesAutoLayout, node["translatesAutoresizingMaskIntoConstraints"] == "NO" { return [] }
    if let id = node.id, placed.contains(id) { return [] }
    guard let list = node.parent else { return [] }
    if let key = node["key"] { return chosenOfFrame(ofValue: key, of: list) }
    switch self[list].name {
    case "objects": return Self.size
    case "subviews":
      let owner = self[list].parent.map { self[$0].name } ?? ""
      return Self.arranging.contains(owner) ? [] : Self.wholeFrame
    default: return []
    }
  }

  /// What is chosen of the frame of a view that is the value of a property.
  private func chosenOfFrame(ofValue key: String, of owner: NodeIndex) -> Set<String> {
    switch key {
    case "tableHeaderView", "tableFooterView": return ["height"]
    case "titleView", "customView": return Self.size
    // On iOS the simulated device gives it, on macOS a window takes it from its content.
    case "view": return isOfMac && self[owner].name.hasSuffix("iewController") ? Self.size : []
    default: return []
    }
  }

  private static let size: Set = ["width", "height"]
  private static let wholeFrame: Set = ["x", "y", "width", "height"]
  /// What lays out its subviews by itself.
  private static let arranging: Set = ["stackView", "clipView"]

  private var usesAutoLayout: Bool { self[root]["useAutolayout"] != "NO" }

  private var isOfMac: Bool { self[root]["type"]?.contains(".Cocoa.") == true }

  /// The ids of views that constraints of others name, and of those that a table's cell has by its style.
  private func placedByOthers() -> Set<String> {
    var ids: Set<String> = []
    for index in elements {
      switch self[index].name {
      case "constraint":
        let owner = self[index].parent.flatMap { self[$0].parent }.flatMap { self[$0].id }
        ids.formUnion(
          ["firstItem", "secondItem"].compactMap { self[index][$0] }.filter { $0 != owner })
      case "tableViewCell":
        ids.formUnion(["textLabel", "detailTextLabel", "imageView"].compactMap { self[index][$0] })
      default: break
      }
    }
    return ids
  }
}
