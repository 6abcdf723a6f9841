import Graphics
import Scenes
import Traits
import UIKitMetrics

/// Progress views, activity indicators and page controls.
extension Brush {
  func paintProgressView(_ progress: ProgressLook) {
    let height = min(platform.progressHeight(inBarStyle: false), max(bounds.height, 1))
    let track = bounds.centered(bounds.width, height)
    let shape: (Rect) -> Path = isLegacy ? { Path($0) } : { .capsule($0) }
    canvas.fill(shape(track), progress.trackTint ?? theme[.systemFill])
    let value = min(max(progress.value, 0), 1)
    if value > 0 {
      canvas.fill(shape(track.split(at: track.width * value).left), progress.tint ?? tint)
    }
  }

  func paintActivityIndicator() {
    let whole =
      look.style == .large
      ? FixedMetric.largeActivityIndicatorSide : FixedMetric.activityIndicatorSide
    let side = min(bounds.width, bounds.height, whole)
    let spokes = Int(platform[.activityIndicatorSpokes])
    let color =
      look.textColor ?? theme.choose(light: Color(hex: 0x7F7F84), dark: Color(hex: 0x9A9AA0))
    for spoke in 0..<spokes {
      let angle = Double(spoke) / Double(spokes) * 2 * .pi - .pi / 2
      let (x, y) = (Angle.cosine(angle), Angle.sine(angle))
      func point(_ radius: Double) -> Point {
        Point(bounds.midX + x * radius * side, bounds.midY + y * radius * side)
      }
      // The brightest spoke is at the top, and the tail fades away behind it.
      let opacity = 0.25 + 0.75 * Double(spoke) / Double(spokes - 1)
      canvas.stroke(
        .line(point(0.25), point(0.44)), color.opacity(opacity),
        width: side * (isLegacy ? 0.075 : 0.11))
    }
  }

  func paintPageControl(_ pages: PagesLook) {
    let count = pages.count
    guard count > 0 else { return }
    // Nearer where they don't fit.
    let spacing = min(platform[.pageDotPitch], bounds.width / Double(count))
    var x = bounds.midX - spacing * Double(count - 1) / 2
    for page in 0..<count {
      let isCurrent = page == pages.current
      let color =
        isCurrent
        ? pages.currentTint ?? theme[.label].opacity(0.8)
        : pages.tint ?? theme[.tertiaryLabel]
      canvas.fill(.circle(Point(x, bounds.midY), radius: FixedMetric.pageDotRadius), color)
      x += spacing
    }
  }
}
