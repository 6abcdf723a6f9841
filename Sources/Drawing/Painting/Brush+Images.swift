import Graphics
import Scenes
import TextMetrics
import Traits

/// Image views, and the placeholders of images that nobody has.
extension Brush {
  func paintImageView() {
    guard let image = look.image else {
      // Empty image views show nothing; on a canvas a faint picture tells where they are.
      if look.caption != nil, look.visibleBackground == nil { paintEmptyImage() }
      return
    }
    let rect = place(image, in: bounds)
    mirrored(image, in: rect) { paint(image, in: rect) }
  }

  private func paint(_ image: Look.Image, in rect: Rect) {
    if image.hasLayersOfItsOwn, image.isTemplate(usually: false) {
      paintLayers(of: image, in: rect, tint)
    } else if let surface = images.surface(for: image) {
      // What spills over the bounds is drawn, unless the view clips, as UIKit does.
      canvas.draw(
        surface, in: rect, slices: rect == bounds ? image.slices : nil,
        tint: image.isTemplate(usually: false) ? tint : nil)
    } else if image.isSymbol == true {
      paintSymbol(image, in: rect.isEmpty ? bounds : rect, tint)
    } else {
      paintPlaceholder(for: image, in: rect.isEmpty ? bounds : rect)
    }
  }

  /// Paints an image mirrored, where it is for interfaces of the other direction. The names and signs
  /// that stand for others stay.
  private func mirrored(_ image: Look.Image, in rect: Rect, _ paint: () -> Void) {
    let isDrawn =
      image.isSymbol == true ? hasSign(image) : images.surface(for: image) != nil
    guard image.isTurned == true, isDrawn else { return paint() }
    canvas.saved {
      canvas.translate(rect.x + rect.maxX, 0)
      canvas.scale(-1, 1)
      paint()
    }
  }

  private func paintEmptyImage() {
    canvas.fill(bounds, theme[.quaternarySystemFill])
    let side = min(28, bounds.width * 0.5, bounds.height * 0.5)
    guard side >= 8 else { return }
    Glyph.picture.draw(in: bounds.centered(side, side), theme[.tertiaryLabel], on: canvas)
  }

  /// Where the content mode puts the image.
  func place(_ image: Look.Image, in rect: Rect) -> Rect {
    let mode = look.imageView?.contentMode ?? .scaleToFill
    let surface = images.surface(for: image)
    guard let size = image.size ?? surface?.pointSize ?? surface?.extent, size.width > 0,
      size.height > 0
    else { return rect }
    func scaled(_ factor: Double) -> Rect {
      rect.centered(size.width * factor, size.height * factor)
    }
    var placed = rect.centered(size.width, size.height)
    switch mode {
    case .scaleToFill, .redraw: return rect
    case .scaleAspectFit: return scaled(min(rect.width / size.width, rect.height / size.height))
    case .scaleAspectFill: return scaled(max(rect.width / size.width, rect.height / size.height))
    case .center: return placed
    case .top: placed.y = rect.y
    case .bottom: placed.y = rect.maxY - size.height
    case .left: placed.x = rect.x
    case .right: placed.x = rect.maxX - size.width
    case .topLeft: (placed.x, placed.y) = (rect.x, rect.y)
    case .topRight: (placed.x, placed.y) = (rect.maxX - size.width, rect.y)
    case .bottomLeft: (placed.x, placed.y) = (rect.x, rect.maxY - size.height)
    case .bottomRight: (placed.x, placed.y) = (rect.maxX - size.width, rect.maxY - size.height)
    }
    return placed
  }

  /// A box with the image's name and size.
  func paintPlaceholder(for image: Look.Image, in rect: Rect) {
    // It will be there in a moment, and something else until then would flicker.
    guard !images.isAwaited(image) else { return }
    let size = image.size.map {
      "\($0.width.text(decimals: 1)) × \($0.height.text(decimals: 1))"
    }
    paintPlaceholder(
      image.name, images.problem(of: image)?.caption ?? size ?? "not found", in: rect)
  }

  /// What stands for the view where it can't be drawn; its subviews are.
  func paintUndrawable() {
    let (visible, bounds) = (canvas.visibleBounds, bounds)
    let left = max(bounds.x, visible.x)
    let top = max(bounds.y, visible.y)
    let rect = Rect(
      x: left, y: top, width: min(bounds.maxX, visible.maxX) - left,
      height: min(bounds.maxY, visible.maxY) - top)
    guard !rect.isEmpty else { return }
    paintPlaceholder(view.name, "too large", in: rect)
  }

  private func paintPlaceholder(_ name: String, _ caption: String, in rect: Rect) {
    let radius = min(6, rect.width / 6, rect.height / 6)
    // Large pictures often lie behind light texts: a middle tone lets light and dark ones be read.
    let isLarge = rect.width >= 200 && rect.height >= 150
    let fill =
      isLarge
      ? theme.choose(light: Color(hex: 0x8FA2BA), dark: Color(hex: 0x3C4756))
      : theme.choose(light: Color(hex: 0xE3E9F1), dark: Color(hex: 0x29303A))
    let ink =
      isLarge
      ? theme.choose(light: Color(hex: 0x223147), dark: Color(hex: 0xC3CEDD))
      : theme.choose(light: Color(hex: 0x5B6B82), dark: Color(hex: 0xA9B6C9))
    canvas.fill(Path(rect, radius: radius), fill)
    canvas.stroke(Path(rect.inset(0.5, 0.5), radius: radius), ink.opacity(0.25), width: 1)
    let area = rect.inset(6, 4)
    let hasRoom = area.width >= 48 && area.height >= 50
    let glyphSide =
      hasRoom ? min(28, area.height * 0.4) : min(28, rect.width * 0.6, rect.height * 0.6)
    // A name needs room for a few letters; below that the picture alone is clearer.
    guard hasRoom else {
      Glyph.picture.draw(in: rect.centered(glyphSide, glyphSide), ink.opacity(0.8), on: canvas)
      return
    }
    let block = glyphSide + 4 + 14 + 13
    let top = area.midY - block / 2
    Glyph.picture.draw(
      in: Rect(x: area.x, y: top, width: area.width, height: glyphSide), ink.opacity(0.8),
      on: canvas)
    var nameStyle = style(11, .medium, ink)
    nameStyle.lineBreakMode = .middleTruncation
    draw(
      name, nameStyle,
      in: Rect(x: area.x, y: top + glyphSide + 4, width: area.width, height: 14))
    draw(
      caption, style(10, .regular, ink.opacity(0.85)),
      in: Rect(x: area.x, y: top + glyphSide + 18, width: area.width, height: 13))
  }

  /// An image as bars and buttons show it: in one colour where it is a template.
  /// - Parameter usual: Whether images that don't say are. Source: UIKit's documentation of template
  ///   images: navigation bars, toolbars, tab bars, segmented controls and system buttons make them of
  ///   theirs, while image views don't.
  func paintIcon(_ image: Look.Image, in rect: Rect, _ color: Color, isTemplate usual: Bool = true)
  {
    mirrored(image, in: rect) { paintIconAsIs(image, in: rect, color, isTemplate: usual) }
  }

  private func paintIconAsIs(
    _ image: Look.Image, in rect: Rect, _ color: Color, isTemplate usual: Bool
  ) {
    if image.hasLayersOfItsOwn, image.isTemplate(usually: usual) {
      paintLayers(of: image, in: rect, color)
    } else if let surface = images.surface(for: image) {
      canvas.draw(surface, in: rect, tint: image.isTemplate(usually: usual) ? color : nil)
    } else if image.isSymbol == true {
      paintSymbol(image, in: rect, color)
    } else if max(rect.width, rect.height) > 44 {
      paintPlaceholder(for: image, in: rect)
    } else {
      Glyph.picture.draw(in: rect, color, on: canvas)
    }
  }
}
