import Traits

extension Glyph {
  /// UIKit's own bar button items that show a picture.
  /// Source: UIBarButtonItem.SystemItem's documentation.
  init?(systemItem: String) {
    let glyphs: [String: Glyph] = [
      "add": .plus, "close": .cross, "action": .action, "compose": .compose, "trash": .trash,
      "refresh": .refresh, "search": .search, "stop": .cross, "play": .play, "pause": .pause,
      "rewind": .rewind, "fastForward": .fastForward, "bookmarks": .bookmark,
      "organize": .folder, "reply": .reply, "camera": .camera, "undo": .undo, "redo": .redo,
      "favorites": .star, "recents": .clock, "history": .clock, "mostRecent": .clock,
      "more": .ellipsis, "contacts": .person, "topRated": .star, "featured": .star,
      "mostViewed": .list, "downloads": .arrowDown,
    ]
    guard let glyph = glyphs[systemItem] else { return nil }
    self = glyph
  }

  /// The symbols that lines of our own are the sign of.
  static let lineSymbols: [String: Glyph] = [
    "plus": .plus, "minus": .minus, "xmark": .cross, "multiply": .cross, "checkmark": .check,
    "chevron.left": .chevronLeft, "chevron.backward": .chevronLeft,
    "chevron.right": .chevronRight, "chevron.forward": .chevronRight, "chevron.up": .chevronUp,
    "chevron.down": .chevronDown, "line.horizontal.3": .list, "line.3.horizontal": .list,
    "arrow.left": .arrowLeft, "arrow.backward": .arrowLeft, "arrow.right": .arrowRight,
    "arrow.forward": .arrowRight, "arrow.up": .arrowUp, "arrow.down": .arrowDown,
  ]

  /// The plain sign that the name of a symbol speaks of, such as `person.crop.circle`, where there are no
  /// icons.
  init(symbol name: String) {
    let glyphs: [String: Glyph] = [
      "magnifyingglass": .search, "info": .info, "trash": .trash, "arrow.clockwise": .refresh,
      "square.and.pencil": .compose,
      "square.and.arrow.up": .action, "play": .play, "pause": .pause, "stop": .stop,
      "backward": .rewind, "forward": .fastForward, "bookmark": .bookmark, "folder": .folder,
      "star": .star, "heart": .heart, "clock": .clock, "ellipsis": .ellipsis,
      "list.bullet": .list,
      "camera": .camera, "photo": .picture, "gear": .gear, "gearshape": .gear, "person": .person,
      "globe": .globe, "house": .house,
    ]
    // The most of the name that says something: `person.crop.circle` is still a person.
    var words = name.split(separator: ".").prefix { $0 != "circle" && $0 != "fill" }
    if words.isEmpty {
      self = .circle
      return
    }
    while !words.isEmpty {
      let name = words.joined(separator: ".")
      if let glyph = Self.lineSymbols[name] ?? glyphs[name] {
        self = glyph
        return
      }
      words.removeLast()
    }
    self = .symbol
  }
}
