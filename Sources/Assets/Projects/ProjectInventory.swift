import Files

/// The images, colours and fonts that a project brings, whether anything names them or not.
package struct ProjectInventory: Sendable {
  package enum Kind: Sendable {
    case image, color, font
  }

  package struct Item: Sendable {
    package let kind: Kind
    /// Of a set with the namespaces of its groups, of a loose image without scale and extension, of a font
    /// its file's.
    package let name: String
    /// A set's folder, or the files.
    package let paths: [String]
    package let isInCatalog: Bool
  }

  package let items: [Item]
  /// Whether all of the project was looked at.
  package let isWhole: Bool
}

extension Projects {
  /// What a project brings, by its paths' order.
  package func inventory(of folder: ProjectFolder) -> ProjectInventory {
    let index = project(of: folder).read { $0.readIndex() }
    return ProjectInventory(
      items: index.items,
      isWhole: !index.diagnostics.contains { $0.problem == .tooManyFiles })
  }

  /// What the faces of a font file are called: in PostScript, in full, and their families.
  package func faceNames(of path: String, in folder: ProjectFolder) -> [String] {
    guard let file = try? folder.open(path) else { return [] }
    return FontFile.faces(in: file).flatMap { [$0.postScriptName, $0.fullName, $0.family] }
  }
}
