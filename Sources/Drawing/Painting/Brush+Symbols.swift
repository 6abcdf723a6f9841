import Scenes
import TextMetrics
import Traits

/// Apple's symbols, which are not ours to draw: what stands for them.
extension Brush {
  func paintSymbol(_ image: Look.Image, in rect: Rect, _ color: Color) {
    guard let sign = sign(for: image) else { return paintPlainSign(image.name, in: rect, color) }
    let weight = image.symbol?.weight ?? .regular
    // A symbol of 17 points is about 20 points large.
    let scale = max(rect.width, rect.height) / 20
    let painter = SymbolPainter(
      canvas: canvas, colors: layerColors(image.symbol, color),
      lineWidth: SymbolPainter.lineWidth(weight) * scale
    ) { text, area, color in
      // Capitals are 0.73 em high and, two of them, 1.3 em wide. Source: Inter.
      let size = min(area.height / 0.73, area.width / (text.count > 1 ? 1.3 : 0.7))
      draw(text, style(size, weight, color), in: area.centered(area.width * 2, area.height * 2))
    }
    painter.draw(sign, in: rect)
  }

  /// The layers of a project's own symbol, each in its colour, from behind. Where its colours are fewer, the
  /// last one is for all others. Source: the documentation of UIImage.SymbolConfiguration(paletteColors:).
  func paintLayers(of image: Look.Image, in rect: Rect, _ tint: Color) {
    let colors = layerColors(image.symbol, tint)
    for (layer, place) in zip(SymbolDesign.Layer.allCases, 0...).reversed() {
      guard let surface = images.surface(for: image, layer: layer) else { continue }
      canvas.draw(surface, in: rect, tint: colors[min(place, colors.count - 1)])
    }
  }

  /// What is drawn for it; nil where nothing is known, or what is isn't installed.
  private func sign(for image: Look.Image) -> SymbolSign? {
    SymbolName(image.name, isLayered: image.isLayered).sign
      .flatMap { SymbolIcon.areInstalled($0.icons) ? $0 : nil }
  }

  /// Whether there is more for a symbol than its name.
  func hasSign(_ image: Look.Image) -> Bool {
    Glyph(symbol: image.name) != .symbol || sign(for: image) != nil
  }

  /// From the front. Source: the documentation of UIImage.SymbolConfiguration; the shares of opacity are by
  /// eye.
  private func layerColors(_ symbol: Look.Symbol?, _ tint: Color) -> [Color] {
    if symbol?.isHierarchical == true {
      let color = symbol?.colors?.first ?? tint
      return [color, color.opacity(0.5), color.opacity(0.25)]
    }
    return symbol?.colors ?? [tint]
  }

  /// A sign of our own where there is no icon, with the symbol's name where nothing is known and room is.
  private func paintPlainSign(_ name: String, in rect: Rect, _ color: Color) {
    let glyph = Glyph(symbol: name)
    let hasRoom = glyph == .symbol && rect.width >= 60 && rect.height >= 48
    let side = hasRoom ? min(rect.height - 18, rect.width, 40) : min(rect.width, rect.height) * 0.9
    var area = rect
    if hasRoom { area.height -= 16 }
    glyph.draw(in: area.centered(side, side), color, on: canvas)
    guard hasRoom else { return }
    var caption = style(10, .regular, theme[.secondaryLabel])
    caption.lineBreakMode = .middleTruncation
    draw(name, caption, in: Rect(x: rect.x + 2, y: area.maxY, width: rect.width - 4, height: 14))
  }
}
