import Companion
import Scenes
import Traits

extension DrawnView {
  /// A tree on the way from this one to another, as shown while a device is rotated. Views in both
  /// move from one frame to the other; those in only one of them fade.
  /// - Parameter fraction: 0 for this tree, 1 for the other.
  package func interpolated(to other: DrawnView, fraction: Double) -> DrawnView {
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return other }
    if let end = other.beforeCompletion.first {
      return interpolated(to: end, fraction: fraction)
    }
    // Texts, styles and colours can't be mixed; they change half-way.
    var view = fraction < 0.5 ? self : other
    view.frame = frame.interpolated(to: other.frame, fraction: fraction)
    view.look.alpha = Self.mix(look.alpha ?? 1, other.look.alpha ?? 1, fraction)
    if view.look.alpha == 1 { view.look.alpha = nil }
    view.look.scale = Self.mix(look.scale ?? 1, other.look.scale ?? 1, fraction)
    if view.look.scale == 1 { view.look.scale = nil }
    let (shift, otherShift) = (look.contentShift ?? .zero, other.look.contentShift ?? .zero)
    if shift != otherShift {
      view.look.contentShift = ContentOffset(
        x: Self.mix(shift.x, otherShift.x, fraction), y: Self.mix(shift.y, otherShift.y, fraction))
    }
    view.look.apply(other.look.alongside ?? [], at: fraction)
    view.children = children(mergedWith: other.children, fraction: fraction)
    return view
  }

  /// The other's children in their order; those that only this tree has stay behind the sibling that
  /// they were in front of.
  private func children(mergedWith others: [DrawnView], fraction: Double) -> [DrawnView] {
    let mine = Dictionary(children.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let staying = Set(others.map(\.id))
    var leaving: [String?: [DrawnView]] = [:]
    var previous: String?
    for child in children {
      if staying.contains(child.id) {
        previous = child.id
      } else {
        leaving[previous, default: []].append(child.faded(by: 1 - fraction))
      }
    }
    var merged = leaving[nil] ?? []
    for child in others {
      merged.append(
        mine[child.id]?.interpolated(to: child, fraction: fraction)
          ?? child.faded(by: fraction).arriving(at: fraction))
      merged += leaving[child.id] ?? []
    }
    return merged
  }

  /// A view that only the other tree has, with what is animated in it.
  private func arriving(at fraction: Double) -> DrawnView {
    var view = self
    view.look.apply(look.alongside ?? [], at: fraction)
    view.children = children.map { $0.arriving(at: fraction) }
    return view
  }

  private func faded(by factor: Double) -> DrawnView {
    var view = self
    view.look.alpha = (look.alpha ?? 1) * factor
    return view
  }

  private static func mix(_ a: Double, _ b: Double, _ fraction: Double) -> Double {
    a + (b - a) * fraction
  }
}

extension Look {
  /// Shows properties as they are in the middle of a transition.
  fileprivate mutating func apply(_ motions: [AlongsideAnimation.Motion], at fraction: Double) {
    guard !motions.isEmpty else { return }
    var transform = transform ?? Transform()
    for motion in motions {
      let value = motion.value(at: fraction)
      switch motion.property {
      case .alpha: alpha = (alpha ?? 1) * min(max(value, 0), 1)
      case .scale: transform.scale = max(value, 0)
      case .rotation: transform.rotation = value
      case .translationX: transform.x = value
      case .translationY: transform.y = value
      }
    }
    self.transform = transform == Transform() ? nil : transform
  }
}

extension Rect {
  /// A rectangle on the way to another; its edges move evenly.
  package func interpolated(to other: Rect, fraction: Double) -> Rect {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    return Rect(
      x: mix(x, other.x), y: mix(y, other.y), width: mix(width, other.width),
      height: mix(height, other.height))
  }
}
