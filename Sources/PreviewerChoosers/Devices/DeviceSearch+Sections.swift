import Localization
import Traits

extension DeviceSearch {
  /// A part of the list with a title.
  enum Section: Hashable {
    case favorites, recent, project
    case family(String)

    var title: String {
      switch self {
      case .favorites: localized("Favorites")
      case .recent: localized("Recent")
      case .project: localized("Project")
      case .family(let name): name
      }
    }
  }

  /// A row that is listed.
  struct Row: Hashable {
    /// In ``offers``.
    let place: Int
    /// Nil for the canvases.
    let section: Section?
  }

  /// Devices that come first, by their names.
  struct Preferred: Hashable, Sendable {
    var favorites: [String] = []
    /// The last one first.
    var recent: [String] = []
    /// Those that the document's project is for.
    var project: [String] = []
  }

  /// What a text finds, by families; without a text everything, each device once: in the first section that
  /// it is in.
  func rows(for text: String, _ preferred: Preferred) -> [Row] {
    let hits = hits(for: text)
    let families = hits.map { place in
      Row(place: place, section: offers[place].device.map { Section.family($0.family) })
    }
    guard hits.count == offers.count else { return families }
    let sections: [(Section, [String])] = [
      (.favorites, preferred.favorites), (.recent, preferred.recent),
      (.project, preferred.project),
    ]
    var first: [Row] = []
    for (section, names) in sections {
      for name in names {
        guard let place = hits.first(where: { offers[$0].device?.name == name }),
          !first.contains(where: { $0.place == place })
        else { continue }
        first.append(Row(place: place, section: section))
      }
    }
    let rest = families.filter { row in !first.contains { $0.place == row.place } }
    return rest.filter { $0.section == nil } + first + rest.filter { $0.section != nil }
  }
}
