import Traits

/// Finds ways for lines between the scenes of a map: orthogonal, in the channels between scenes, around scenes and
/// their captions, and side by side where several take the same channel. Lengths are points of the canvas.
package struct MapRouter: Sendable {
  /// A scene with the room above it that its caption takes.
  package struct Block: Sendable {
    package let body: Rect
    /// No line passes through it.
    package let kept: Rect

    package init(body: Rect, captionHeight: Double) {
      self.body = body
      kept = Rect(
        x: body.x, y: body.y - captionHeight, width: body.width,
        height: body.height + captionHeight)
    }
  }

  /// A line from one block to another, by their places in the list of blocks.
  package struct Link: Hashable, Sendable {
    package let from: Int
    package let to: Int

    package init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  private let blocks: [Block]

  package init(_ blocks: [Block]) {
    self.blocks = blocks
  }

  /// - Parameter links: Between blocks that there are, each from one block to another one.
  /// - Returns: The corners of each line with its ends at the edges of the two blocks, every two neighbours in a row or
  ///   a column; empty where scenes lie so close that there is no way.
  package func routes(_ links: [Link]) -> [[RoutePoint]] {
    var grid = RoutingGrid(blocks, links)
    var paths = [RoutedPath?](repeating: nil, count: links.count)
    // Short lines have the least choice.
    let order = links.indices.sorted { (distance(links[$0]), $0) < (distance(links[$1]), $1) }
    for index in order {
      paths[index] = grid.path(for: links[index])
    }
    return ChannelTracks(blocks, paths).spread()
  }

  private func distance(_ link: Link) -> Double {
    let (from, to) = (blocks[link.from].body, blocks[link.to].body)
    return abs(from.midX - to.midX) + abs(from.midY - to.midY)
  }
}

/// A point of a line.
package struct RoutePoint: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
