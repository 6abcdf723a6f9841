import InterfaceBuilder
import Traits
import UIKitMetrics

extension SceneSet {
  /// How large an entry's canvas is, as far as that is known before it is laid out: what a container view
  /// leaves to it isn't.
  package func expectedCanvas(
    of entry: Entry, environment: Traits.Environment, isAsDesigned: Bool
  ) -> Size {
    let platform = isAsDesigned ? canvas : Platform(running: environment.system)
    guard platform.hasStoredFrames || !entry.fillsScreen,
      let stored = entry.root?.rectangle("frame"), stored.width > 0, stored.height > 0
    else { return environment.size }
    return Size(width: stored.width, height: stored.y + stored.height)
  }
}
