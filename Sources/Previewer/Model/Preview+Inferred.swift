import Drawing

/// What views are likely to show of other documents.
extension Preview {
  /// Where the selected view is, if it isn't the document's.
  var selectedInferred: DrawnView.Inferred? { selection.flatMap { inferred(of: $0) } }

  func inferred(of selection: Selection) -> DrawnView.Inferred? {
    selection.view.flatMap { scene(selection.scene)?.view($0) }?.view.inferred
  }

  /// A file's path from the document's folder on, where it is in that.
  func nameBesideDocument(_ file: String) -> String {
    guard let path, let end = path.lastIndex(of: "/"), file.hasPrefix(path[...end]) else {
      return file
    }
    return String(file.dropFirst(path[...end].count))
  }
}
