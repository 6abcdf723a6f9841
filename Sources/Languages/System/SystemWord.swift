/// A word that UIKit itself shows, in English.
package enum SystemWord: String, CaseIterable, Sendable {
  case cancel = "Cancel"
  case search = "Search"
  case edit = "Edit"
  case done = "Done"
  case back = "Back"
  case add = "Add"
  case save = "Save"
  case delete = "Delete"
  case undo = "Undo"
  case redo = "Redo"
  case more = "More"
  case favorites = "Favorites"
  case featured = "Featured"
  case topRated = "Top Rated"
  case recents = "Recents"
  case contacts = "Contacts"
  case history = "History"
  case bookmarks = "Bookmarks"
  case downloads = "Downloads"
  case mostRecent = "Most Recent"
  case mostViewed = "Most Viewed"
  case today = "Today"
  case time = "Time"

  /// The title of one of UIKit's own items of bars, such as `topRated`; nil for one that has none here.
  package init?(systemItem name: String) {
    let found = Self.allCases.first { word in
      word.rawValue.filter { $0 != " " }.elementsEqual(name) { $0.lowercased() == $1.lowercased() }
    }
    guard let found else { return nil }
    self = found
  }
}
