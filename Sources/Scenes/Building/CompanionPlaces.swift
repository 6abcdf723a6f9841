import Companion
import JSON

/// Where a companion file has what it adds to a scene: views and constraints.
package struct CompanionPlaces: Sendable {
  /// The path of the companion file.
  package let file: String
  private let views: [String: TextPosition]

  /// Nil for a file that is nowhere.
  package init?(_ companion: CompanionFile) {
    guard let file = companion.path else { return nil }
    self.file = file
    views = Dictionary(
      companion.views.map { ($0.name, $0.position) }, uniquingKeysWith: { first, _ in first })
  }

  /// Where a view or a constraint is declared, or the view that an implicit rule belongs to, whose id is behind the
  /// rule's name and a colon; nil for what isn't the companion file's.
  package func position(of id: String) -> TextPosition? {
    let own = RowID.element(of: id)
    if let place = PlaceIDs.position(of: own) ?? views[own] { return place }
    guard let colon = own.firstIndex(of: ":") else { return nil }
    return views[String(own[own.index(after: colon)...])]
  }
}
