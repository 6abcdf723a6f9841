/// A section of a menu, each of which has the actions of the table that name it.
enum MenuSection: CaseIterable {
  // Of the main menu.
  case windows
  /// Its items' labels say what would be undone, and so on.
  case editing
  case finding
  case files, project, changes
  case canvas, panels
  case overlays, guides
  case program
  // Of the menu that adds to what is compared.
  case another, presets, removal
  /// Of menus about what is pointed at, which have what is possible there.
  case context
}
