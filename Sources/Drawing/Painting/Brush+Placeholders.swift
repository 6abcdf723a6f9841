import Graphics
import Scenes
import TextMetrics
import Traits

/// Views whose content comes from code, from the network or from another scene.
extension Brush {
  /// A box for a class that can't be run here.
  func paintPlaceholder() {
    let ink = theme.choose(light: Color(hex: 0x6B5CA5), dark: Color(hex: 0xB7A8EE))
    canvas.fill(Path(bounds, radius: look.cornerRadius ?? 0), ink.opacity(0.07))
    paintDashedBox(look.caption ?? view.className, ink)
  }

  /// Views of the app's own classes that would be invisible are labelled.
  func paintCaptionOfEmptyView() {
    guard let caption = look.caption, view.children.allSatisfy(isInvisible) else { return }
    let ink = theme.choose(light: Color(hex: 0x6B5CA5), dark: Color(hex: 0xB7A8EE))
    if let background = look.background, background.alpha > 0.05 {
      let onDark = background.alpha > 0.5 && background.luma < 0.5
      let color = onDark ? Color(white: 1, alpha: 0.75) : Color(white: 0, alpha: 0.55)
      paintCaption(caption, color)
    } else {
      paintDashedBox(caption, ink)
    }
  }

  private func isInvisible(_ child: DrawnView) -> Bool {
    child.look.isHidden == true || child.look.alpha == 0
      || child.look.kind == .statusBar
  }

  func paintContainerView() {
    guard view.children.allSatisfy(isInvisible) else { return }
    let ink = theme.choose(light: Color(hex: 0x3C6E9E), dark: Color(hex: 0x8FBDE8))
    canvas.fill(bounds, ink.opacity(0.07))
    paintDashedBox(look.caption ?? "Container", ink)
  }

  private func paintDashedBox(_ caption: String, _ ink: Color) {
    let radius = max(0, (look.cornerRadius ?? 0) - 0.5)
    canvas.stroke(
      Path(bounds.inset(0.75, 0.75), radius: radius), ink.opacity(0.6), width: 1, dash: [4, 3])
    paintCaption(caption, ink)
  }

  private func paintCaption(_ caption: String, _ color: Color) {
    let area = bounds.inset(5, 2)
    guard area.width >= 24, area.height >= 10 else { return }
    // A screen's name is set larger than a small box's.
    let most = area.width >= 240 && area.height >= 160 ? 17.0 : 12
    let size = min(most, max(8, area.height * 0.7))
    var style = style(size, .medium, color)
    style.lineBreakMode = .middleTruncation
    style.minimumScale = 0.7
    draw(caption, style, in: area)
  }

  // MARK: Effects

  /// - Parameter backdrop: What lies behind, blurred, and the part of the view's coordinates that it is
  ///   of; nil where that isn't drawn.
  /// - Parameter area: Nil for the bounds.
  func paint(
    _ effect: Look.Effect, over backdrop: (picture: Surface, frame: Rect)?, in area: Rect? = nil
  ) {
    let area = area ?? bounds
    canvas.saved {
      canvas.clip(Path(area, radius: look.cornerRadius ?? 0))
      if let backdrop { canvas.draw(backdrop.picture, in: backdrop.frame) }
      canvas.fill(area, effect.tint)
    }
  }

  // MARK: Maps

  /// A place that does not exist: land, water, a park and streets.
  func paintMap() {
    let land = theme.choose(light: Color(hex: 0xF3EFE6), dark: Color(hex: 0x24272B))
    let park = theme.choose(light: Color(hex: 0xCFE6C0), dark: Color(hex: 0x24392B))
    let water = theme.choose(light: Color(hex: 0xB3DAF2), dark: Color(hex: 0x1B3346))
    let street = theme.choose(light: Color(white: 1), dark: Color(hex: 0x3A3F46))
    let main = theme.choose(light: Color(hex: 0xF7DE9A), dark: Color(hex: 0x5E5432))
    let (w, h) = (bounds.width, bounds.height)
    canvas.saved {
      canvas.clip(Path(bounds, radius: look.cornerRadius ?? 0))
      canvas.fill(bounds, land)
      canvas.fill(
        Path(Rect(x: w * 0.06, y: h * 0.1, width: w * 0.3, height: h * 0.26), radius: 10), park)
      canvas.fill(
        Path(Rect(x: w * 0.68, y: h * 0.7, width: w * 0.22, height: h * 0.22), radius: 10), park)
      var river = Path()
      river.move(w * 0.5, -10)
      river.curve(Point(w * 0.72, h * 0.3), Point(w * 0.6, h * 0.45), Point(w * 0.85, h * 0.55))
      river.curve(Point(w * 0.95, h * 0.6), Point(w, h * 0.6), Point(w + 20, h * 0.62))
      canvas.stroke(river, water, width: max(10, min(w, h) * 0.09))
      let step = max(36, min(w, h) / 6)
      for x in stride(from: step * 0.6, to: w, by: step * 1.3) {
        canvas.stroke(.line(Point(x, -5), Point(x + h * 0.06, h + 5)), street, width: 3)
      }
      for y in stride(from: step * 0.5, to: h, by: step) {
        canvas.stroke(.line(Point(-5, y), Point(w + 5, y - w * 0.05)), street, width: 3)
      }
      canvas.stroke(.line(Point(-10, h * 0.78), Point(w + 10, h * 0.32)), main, width: 6)
      paintPin(at: Point(w * 0.5, h * 0.5))
    }
  }

  private func paintPin(at tip: Point) {
    guard min(bounds.width, bounds.height) >= 60 else { return }
    let radius = 9.0
    var pin = Path()
    pin.move(tip.x, tip.y)
    pin.curve(
      Point(tip.x - 3, tip.y - 9), Point(tip.x - radius, tip.y - 12),
      Point(tip.x - radius, tip.y - 21))
    pin.arc(Point(tip.x, tip.y - 21), radius, from: .pi, to: 2 * .pi)
    pin.curve(
      Point(tip.x + radius, tip.y - 12), Point(tip.x + 3, tip.y - 9), Point(tip.x, tip.y))
    canvas.fill(pin, theme[.systemRed])
    canvas.fill(.circle(Point(tip.x, tip.y - 21), radius: 3.4), Color(white: 1))
  }

  // MARK: Web pages

  /// A page's skeleton: a heading, a picture and lines of text.
  func paintWebPage() {
    canvas.fill(bounds, look.visibleBackground ?? theme[.systemBackground])
    let bar = theme[.secondarySystemFill]
    let area = bounds.inset(min(20, bounds.width * 0.06), min(20, bounds.height * 0.06))
    guard area.width > 20, area.height > 20 else { return }
    canvas.saved {
      canvas.clip(Path(bounds))
      var y = area.y
      canvas.fill(
        Path(Rect(x: area.x, y: y, width: area.width * 0.6, height: 18), radius: 4),
        theme[.systemFill])
      y += 32
      let picture = Rect(x: area.x, y: y, width: area.width, height: min(140, area.height * 0.3))
      canvas.fill(Path(picture, radius: 6), theme[.tertiarySystemFill])
      y = picture.maxY + 18
      let widths = [1, 0.94, 0.97, 0.9, 0.55]
      var line = 0
      while y + 9 < area.maxY, line < 200 {
        let width = area.width * widths[line % widths.count]
        canvas.fill(Path(Rect(x: area.x, y: y, width: width, height: 9), radius: 3), bar)
        y += line % widths.count == 4 ? 30 : 18
        line += 1
      }
    }
    paintLabelInMiddle(look.caption ?? "Web View")
  }
}
