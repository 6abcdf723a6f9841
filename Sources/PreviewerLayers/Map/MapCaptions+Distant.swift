import Traits

extension MapCaptions {
  /// How many lines further away than usual a name may be.
  private static let mostDistance = 9
  /// Of the line that leads to a distant name.
  package static let leaderWidth = 1.0

  /// Names that would have been cut, or had no room: where scenes stand close in a row, they are further above or below
  /// it, in tiers, each with a line to its scene. What has no room there, either, stays as it was.
  /// - Parameter near: the captions at their scenes.
  static func withDistant(
    _ near: [String: Caption], of entries: [Entry], lineHeight: Double,
    width: @escaping (String) -> Double
  ) -> [String: Caption] {
    var result = near
    // What a name must not lie over: names and the lines to them, by the keys of their scenes.
    var taken: [String: [Rect]] = [:]
    for entry in entries {
      if let caption = near[entry.key] { taken[entry.key] = [caption.frame.placed(on: entry.body)] }
    }
    for entry in entries.sorted(by: { ($0.body.x, $0.body.y) < ($1.body.x, $1.body.y) }) {
      guard let name = entry.name, near[entry.key]?.isWhole != true,
        let lines = wholeLines(of: name, width: width)
      else { continue }
      let size = Size(
        width: lines.map(width).max() ?? 0, height: lineHeight * Double(lines.count))
      let reach = reach(of: size, at: entry.body, lineHeight: lineHeight)
      let others = entries.flatMap { other in
        other.key == entry.key ? [] : (taken[other.key] ?? []) + [other.body]
      }.filter(reach.meets)
      for place in places(of: size, at: entry.body, lineHeight: lineHeight) {
        guard !others.contains(where: { $0.meets(place.frame) || $0.meets(place.leader) }) else {
          continue
        }
        taken[entry.key] = [place.frame, place.leader]
        let body = entry.body
        result[entry.key] = Caption(
          lines: lines,
          frame: Rect(
            x: place.frame.x - body.x, y: place.frame.y - body.y, width: size.width,
            height: size.height), isOnScene: false)
        break
      }
    }
    return result
  }

  /// Around all places that are tried: what is outside lies under none of them.
  private static func reach(of size: Size, at body: Rect, lineHeight: Double) -> Rect {
    let most = gap + Double(mostDistance) * lineHeight + size.height
    return Rect(
      x: body.midX - size.width / 2, y: body.y - most, width: size.width,
      height: body.height + 2 * most)
  }

  /// In the order in which they are tried: the nearest first.
  private static func places(
    of size: Size, at body: Rect, lineHeight: Double
  ) -> [(frame: Rect, leader: Rect)] {
    (0...mostDistance).flatMap { number in
      let distance = gap + Double(number) * lineHeight
      let x = body.midX - size.width / 2
      let above = Rect(
        x: x, y: body.y - distance - size.height, width: size.width, height: size.height)
      let below = Rect(x: x, y: body.maxY + distance, width: size.width, height: size.height)
      let leader = body.midX - leaderWidth / 2
      return [
        (above, Rect(x: leader, y: above.maxY, width: leaderWidth, height: distance)),
        (below, Rect(x: leader, y: body.maxY, width: leaderWidth, height: distance)),
      ]
    }
  }

  /// The short name without an ellipsis, in the widest room that there is; nil if it needs more.
  private static func wholeLines(
    of name: MapName, width: @escaping (String) -> Double
  ) -> [String]? {
    let text = MapText(name.short, width: width)
    return (1...mostLines).lazy.compactMap { text.lines($0, in: mostWidth.length) }.first
  }
}

extension MapCaptions.Caption {
  /// Whether nothing of the name was left out.
  fileprivate var isWhole: Bool { !lines.contains { $0.contains("…") } }
}

extension Rect {
  fileprivate func placed(on body: Rect) -> Rect {
    Rect(x: body.x + x, y: body.y + y, width: width, height: height)
  }

  func meets(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
