import Traits

/// The names of the map's scenes, where they can be read: above each scene or else on it, in a line or two. No name
/// lies over another one, or over another scene. Lengths are logical pixels at one zoom.
package struct MapCaptions: Equatable, Sendable {
  /// What has a place on the map.
  package struct Entry: Equatable, Sendable {
    package let key: String
    /// Nil where its name stands on it already.
    package let name: MapName?
    package let body: Rect

    package init(key: String, name: MapName?, body: Rect) {
      self.key = key
      self.name = name
      self.body = body
    }
  }

  package struct Caption: Equatable, Sendable {
    package let lines: [String]
    /// From the top left corner of the scene.
    package let frame: Rect
    /// Whether it lies on the scene, as there is no room above.
    package let isOnScene: Bool
  }

  /// By the keys of the entries; what has no room for a few letters has none.
  package private(set) var captions: [String: Caption] = [:]

  /// How wide a name is at most, as far as nothing else is there: this part of the scene's width, or this length.
  static let mostWidth = (part: 1.8, length: 100.0)
  /// Between a scene and the name above it, and between the names of scenes side by side.
  package static let gap = 3.0
  /// Below this a name says nothing.
  private static let leastWidth = 28.0
  static let mostLines = 2

  /// - Parameters:
  ///   - isShort: whether names are short wherever they stand, as on a map that is seen whole; otherwise only where the
  ///     full name has no room.
  ///   - lineHeight: of the text.
  ///   - width: of a text in one line.
  package init(
    of entries: [Entry], isShort: Bool, lineHeight: Double, width: @escaping (String) -> Double
  ) {
    let height = lineHeight * Double(Self.mostLines)
    let sorted = entries.sorted { $0.body.y < $1.body.y }
    for entry in entries {
      guard let name = entry.name else { continue }
      let room = Room(of: entry, among: sorted, captionHeight: height + Self.gap)
      guard room.width >= Self.leastWidth else { continue }
      let texts = (isShort ? [name.short] : [name.full, name.short])
        .map { MapText($0, width: width) }
      captions[entry.key] = Self.caption(
        texts, in: room, on: entry.body.size, lineHeight: lineHeight, width: width)
    }
    captions = Self.withDistant(captions, of: entries, lineHeight: lineHeight, width: width)
  }

  private static func caption(
    _ texts: [MapText], in room: Room, on body: Size, lineHeight: Double,
    width: @escaping (String) -> Double
  ) -> Caption? {
    func lines(in height: Double) -> Int {
      Int(min(max(height / lineHeight, 0), Double(mostLines)))
    }
    let places = [
      (count: lines(in: room.above - gap), isOnScene: false),
      (count: lines(in: body.height), isOnScene: true),
    ]
    var found: (lines: [String], isOnScene: Bool)?
    search: for place in places {
      let tries = texts.flatMap { text in (1...mostLines).map { (text: text, count: $0) } }
      // On a scene a name hides what is there, so that one line of the short name comes before two of the full one.
      let ordered = place.isOnScene ? tries.sorted { $0.count < $1.count } : tries
      for (text, count) in ordered where count <= place.count {
        if let lines = text.lines(count, in: room.width) {
          found = (lines, place.isOnScene)
          break search
        }
      }
    }
    if found == nil, let text = texts.last, let place = places.max(by: { $0.count < $1.count }),
      place.count > 0
    {
      // Above, where that has as many lines.
      let isOnScene = place.count > places[0].count
      found = (text.shortened(place.count, in: room.width), isOnScene)
    }
    guard let found else { return nil }
    let size = Size(
      width: min(found.lines.map(width).max() ?? 0, room.width),
      height: lineHeight * Double(found.lines.count))
    return Caption(
      lines: found.lines,
      frame: Rect(
        x: (body.width - size.width) / 2, y: found.isOnScene ? 0 : -gap - size.height,
        width: size.width, height: size.height), isOnScene: found.isOnScene)
  }

  /// What is free around the upper edge of a scene.
  private struct Room {
    /// For a name that is centred on the scene.
    let width: Double
    /// Up to the next scene.
    let above: Double

    /// - Parameters:
    ///   - entries: by where they begin, from the top.
    ///   - captionHeight: of a name of most lines, with its distance from the scene.
    init(of entry: Entry, among entries: [Entry], captionHeight: Double) {
      let body = entry.body
      let (top, bottom) = (body.y - captionHeight, body.y + captionHeight)
      let most = max(
        body.width * MapCaptions.mostWidth.part, MapCaptions.mostWidth.length)
      var overhang = (most - body.width) / 2
      var above = Double.infinity
      for other in entries where other.key != entry.key {
        // A name may be above a scene, and as high on it.
        let otherTop = other.body.y - captionHeight
        if otherTop >= bottom { break }
        guard max(other.body.maxY, other.body.y + captionHeight) > top else { continue }
        let distance = max(other.body.x - body.maxX, body.x - other.body.maxX)
        if distance >= 0 {
          overhang = min(overhang, (distance - MapCaptions.gap) / 2)
        } else if other.body.y < body.y {
          above = min(above, body.y - other.body.maxY)
        }
      }
      width = body.width + 2 * max(overhang, 0)
      self.above = above
    }
  }
}
