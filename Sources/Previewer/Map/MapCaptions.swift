import Traits

/// The names of the map's scenes, where they can be read: above each scene or else on it, in a line or two. No name
/// lies over another one, or over another scene. Lengths are logical pixels at one zoom.
struct MapCaptions: Equatable, Sendable {
  /// What has a place on the map.
  struct Entry: Equatable, Sendable {
    let key: String
    /// Nil where its name stands on it already.
    let name: MapName?
    let body: Rect
  }

  struct Caption: Equatable, Sendable {
    let lines: [String]
    /// From the top left corner of the scene.
    let frame: Rect
    /// Whether it lies on the scene, as there is no room above.
    let isOnScene: Bool
  }

  /// By the keys of the entries; what has no room for a few letters has none.
  private(set) var captions: [String: Caption] = [:]

  /// How wide a name is at most, as far as nothing else is there: this part of the scene's width, or this length.
  private static let mostWidth = (part: 1.8, length: 100.0)
  /// Between a scene and the name above it, and between the names of scenes side by side.
  private static let gap = 3.0
  /// Below this a name says nothing.
  private static let leastWidth = 28.0
  private static let mostLines = 2

  /// - Parameters:
  ///   - lineHeight: of the text.
  ///   - width: of a text in one line.
  init(of entries: [Entry], lineHeight: Double, width: @escaping (String) -> Double) {
    let height = lineHeight * Double(Self.mostLines)
    let sorted = entries.sorted { $0.body.y < $1.body.y }
    for entry in entries {
      guard let name = entry.name else { continue }
      let room = Room(of: entry, among: sorted, captionHeight: height + Self.gap)
      guard room.width >= Self.leastWidth else { continue }
      captions[entry.key] = Self.caption(
        name, in: room, on: entry.body.size, lineHeight: lineHeight, width: width)
    }
  }

  private static func caption(
    _ name: MapName, in room: Room, on body: Size, lineHeight: Double,
    width: @escaping (String) -> Double
  ) -> Caption? {
    func lines(in height: Double) -> Int {
      Int(min(max(height / lineHeight, 0), Double(mostLines)))
    }
    let places = [
      (count: lines(in: room.above - gap), isOnScene: false),
      (count: lines(in: body.height), isOnScene: true),
    ]
    let texts = [name.full, name.short].map { MapText($0, width: width) }
    var found: (lines: [String], isOnScene: Bool)?
    search: for place in places {
      // On a scene a name hides what is there, so that one line of the short name comes before two of the full one.
      let tries =
        place.isOnScene
        ? [(texts[0], 1), (texts[1], 1), (texts[0], 2), (texts[1], 2)]
        : [(texts[0], 1), (texts[0], 2), (texts[1], 1), (texts[1], 2)]
      for (text, count) in tries where count <= place.count {
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

/// A name in lines.
private struct MapText {
  private let text: String
  private let words: [Substring]
  private let width: (String) -> Double

  init(_ text: String, width: @escaping (String) -> Double) {
    self.text = text
    words = text.mapWords
    self.width = width
  }

  /// The whole text in at most so many lines; nil if it doesn't fit.
  func lines(_ count: Int, in room: Double) -> [String]? {
    let (lines, rest) = broken(count, in: room)
    return rest.isEmpty ? lines : nil
  }

  /// As many words as fit in so many lines, the middle of the last one left out.
  func shortened(_ count: Int, in room: Double) -> [String] {
    guard count > 1 else { return [cut(text, to: room)] }
    let (lines, rest) = broken(count - 1, in: room)
    guard !rest.isEmpty else { return lines }
    // A first word that is too long leaves nothing to begin the second line with.
    return lines.isEmpty ? [cut(text, to: room)] : lines + [cut(rest.trimmingSpaces, to: room)]
  }

  /// - Returns: The lines that are filled, and what is left.
  private func broken(_ count: Int, in room: Double) -> (lines: [String], rest: Substring) {
    var lines: [String] = []
    var index = words.startIndex
    while lines.count < count, index < words.endIndex {
      var line = ""
      while index < words.endIndex, width((line + words[index]).trimmingSpaces) <= room {
        line += words[index]
        index += 1
      }
      guard !line.isEmpty else { break }
      lines.append(line.trimmingSpaces)
    }
    return (lines, index < words.endIndex ? text[words[index].startIndex...] : "")
  }

  /// With an ellipsis in its middle, where both ends tell names apart.
  private func cut(_ text: String, to room: Double) -> String {
    guard width(text) > room else { return text }
    var (least, most) = (0, text.count)
    while least < most {
      let kept = (least + most + 1) / 2
      if width(Self.shortened(text, to: kept)) <= room { least = kept } else { most = kept - 1 }
    }
    return Self.shortened(text, to: least)
  }

  private static func shortened(_ text: String, to count: Int) -> String {
    let tail = count / 2
    return text.prefix(count - tail).trimmingSpaces + "…" + text.suffix(tail).trimmingSpaces
  }
}
