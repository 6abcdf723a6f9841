import CCairo
import Traits

/// Draws the shapes of a drawing in the SVG that Cairo writes, which has paths, clips, masks, gradients and
/// letters. What else there may be is unknown, and the drawing is one of pixels then.
///
/// The process that decodes makes the SVG, and holds what is drawn of it against the image before it hands
/// it out.
package struct ShapePainter {
  private typealias Unknown = ShapeElement.Unknown

  /// Paths, masks and letters, each time that they are drawn: others take too long.
  private static let mostElements = 20_000

  private let root: ShapeElement
  private var named: [String: ShapeElement] = [:]
  private let canvas: Canvas
  private var drawn = 0

  /// - Throws: where the text is no such SVG.
  private init(_ svg: [UInt8], on canvas: Canvas) throws(Unknown) {
    root = try ShapeElement(parsing: svg)
    guard root.name == "svg" else { throw Unknown() }
    self.canvas = canvas
    var named: [String: ShapeElement] = [:]
    root.visit { element in
      if let id = element["id"] { named[id] = element }
    }
    self.named = named
  }

  /// - Returns: whether all of it was drawn.
  package static func paint(_ svg: [UInt8], on canvas: Canvas) -> Bool {
    do throws(Unknown) {
      var painter = try ShapePainter(svg, on: canvas)
      for element in painter.root.children { try painter.paint(element, depth: 0) }
      return true
    } catch {
      return false
    }
  }

  private func element(_ reference: String?) throws(Unknown) -> ShapeElement {
    guard let reference, let element = named[try ShapeElement.reference(reference)] else {
      throw Unknown()
    }
    return element
  }

  private mutating func paint(_ element: ShapeElement, depth: Int) throws(Unknown) {
    drawn += 1
    // An element may be drawn in itself.
    guard drawn <= Self.mostElements, depth < 64 else { throw Unknown() }
    guard element.name != "defs" else { return }
    let cairo = canvas.cairo
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    switch element.name {
    case "g":
      guard element["mask"] == nil, element["filter"] == nil, element["opacity"] == nil else {
        throw Unknown()
      }
      try transform(element)
      try clip(element)
      for child in element.children { try paint(child, depth: depth + 1) }
    case "symbol":
      for child in element.children { try paint(child, depth: depth + 1) }
    case "use": try paintUse(element, depth: depth)
    case "path", "rect":
      try transform(element)
      try paintPath(element)
    default: throw Unknown()
    }
  }

  private func transform(_ element: ShapeElement) throws(Unknown) {
    guard element["transform"] != nil else { return }
    var matrix = try Self.matrix(element, "transform")
    cairo_transform(canvas.cairo, &matrix)
  }

  private static func matrix(
    _ element: ShapeElement, _ attribute: String
  ) throws(Unknown) -> cairo_matrix_t {
    let numbers = try element.numbers(attribute)
    guard element[attribute]?.hasPrefix("matrix") == true, numbers.count == 6 else {
      throw Unknown()
    }
    let matrix = cairo_matrix_t(
      xx: numbers[0], yx: numbers[1], xy: numbers[2], yy: numbers[3], x0: numbers[4],
      y0: numbers[5])
    // Cairo refuses everything after one that can't be inverted.
    guard abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx) > 1e-12 else { throw Unknown() }
    return matrix
  }

  private func clip(_ element: ShapeElement) throws(Unknown) {
    guard let reference = element["clip-path"] else { return }
    let clip = try self.element(reference)
    guard clip.name == "clipPath", clip.children.count == 1 else { throw Unknown() }
    let isEvenOdd =
      element["clip-rule"] == "evenodd" || clip.children[0].style["clip-rule"] == "evenodd"
    canvas.trace(try Path(clip.children[0]))
    cairo_set_fill_rule(canvas.cairo, Self.rule(isEvenOdd))
    cairo_clip(canvas.cairo)
  }

  private static func rule(_ isEvenOdd: Bool) -> cairo_fill_rule_t {
    isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
  }

  /// A letter, or a group that is drawn through a mask.
  private mutating func paintUse(_ use: ShapeElement, depth: Int) throws(Unknown) {
    let target = try element(use["xlink:href"])
    try transform(use)
    canvas.translate(try use.number("x", default: 0), try use.number("y", default: 0))
    guard let reference = use["mask"] else { return try paint(target, depth: depth + 1) }
    let mask = try element(reference)
    guard mask.name == "mask", mask.children.count == 1, let inside = mask.children.first,
      inside.name == "g", try element(inside["filter"]).name == "filter"
    else { throw Unknown() }
    let cairo = canvas.cairo
    cairo_push_group(cairo)
    // Groups have to end, whatever is found in them.
    let drawn = Result { () throws(Unknown) in try paint(target, depth: depth + 1) }
    cairo_pop_group_to_source(cairo)
    try drawn.get()
    // Nearly always it is one opacity for all.
    if inside.children.count == 1, let rect = inside.children.first, rect.name == "rect",
      let alpha = rect.style["fill-opacity"].flatMap(Double.init)
    {
      cairo_paint_with_alpha(cairo, alpha)
      return
    }
    cairo_push_group(cairo)
    let masked = Result { () throws(Unknown) in
      for child in inside.children { try paint(child, depth: depth + 1) }
    }
    let shape = cairo_pop_group(cairo)
    defer { cairo_pattern_destroy(shape) }
    try masked.get()
    cairo_mask(cairo, shape)
  }

  // MARK: Paths

  private func paintPath(_ element: ShapeElement) throws(Unknown) {
    let style = element.style
    let path = try Path(element)
    let cairo = canvas.cairo
    func opacity(_ name: String) -> Double { style[name].flatMap(Double.init) ?? 1 }
    // Shapes are black where they don't say. Source: SVG 2, 13.3.
    if let fill = try ink(style["fill"] ?? "rgb(0%,0%,0%)", opacity("fill-opacity")) {
      defer { cairo_pattern_destroy(fill) }
      canvas.trace(path)
      cairo_set_source(cairo, fill)
      cairo_set_fill_rule(cairo, Self.rule(style["fill-rule"] == "evenodd"))
      cairo_fill(cairo)
    }
    guard let stroke = try ink(style["stroke"] ?? "none", opacity("stroke-opacity")) else { return }
    defer { cairo_pattern_destroy(stroke) }
    canvas.trace(path)
    cairo_set_source(cairo, stroke)
    cairo_set_line_width(cairo, style["stroke-width"].flatMap(Double.init) ?? 1)
    cairo_set_miter_limit(cairo, style["stroke-miterlimit"].flatMap(Double.init) ?? 4)
    let caps = ["butt": CAIRO_LINE_CAP_BUTT, "square": CAIRO_LINE_CAP_SQUARE]
    cairo_set_line_cap(cairo, caps[style["stroke-linecap"] ?? "butt"] ?? CAIRO_LINE_CAP_ROUND)
    let joins = ["miter": CAIRO_LINE_JOIN_MITER, "bevel": CAIRO_LINE_JOIN_BEVEL]
    cairo_set_line_join(cairo, joins[style["stroke-linejoin"] ?? "miter"] ?? CAIRO_LINE_JOIN_ROUND)
    if let dashes = style["stroke-dasharray"], dashes != "none" {
      let lengths = try ShapeElement.numbers(in: dashes)
      // Cairo refuses others for good, and thousands of the smallest take long.
      guard lengths.allSatisfy({ $0 >= 0 }), lengths.reduce(0, +) > 0.01 else { throw Unknown() }
      cairo_set_dash(
        cairo, lengths, Int32(clamping: lengths.count),
        style["stroke-dashoffset"].flatMap(Double.init) ?? 0)
    }
    cairo_stroke(cairo)
  }

  /// What a shape is filled with, to be freed; nil for nothing.
  private func ink(_ text: String, _ opacity: Double) throws(Unknown) -> OpaquePointer? {
    if text == "none" { return nil }
    if text.hasPrefix("rgb(") {
      let color = try ShapeElement.numbers(in: text)
      guard color.count == 3 else { throw Unknown() }
      return cairo_pattern_create_rgba(color[0] / 100, color[1] / 100, color[2] / 100, opacity)
    }
    guard text.hasPrefix("url("), opacity == 1 else { throw Unknown() }
    let element = try element(text)
    guard element["gradientUnits"] == "userSpaceOnUse" else { throw Unknown() }
    let pattern: OpaquePointer?
    func number(_ name: String) throws(Unknown) -> Double { try element.number(name, default: 0) }
    switch element.name {
    case "linearGradient":
      pattern = cairo_pattern_create_linear(
        try number("x1"), try number("y1"), try number("x2"), try number("y2"))
    case "radialGradient":
      pattern = cairo_pattern_create_radial(
        try number("fx"), try number("fy"), try number("fr"), try number("cx"), try number("cy"),
        try number("r"))
    default: throw Unknown()
    }
    guard let pattern else { throw Unknown() }
    do throws(Unknown) {
      try setUp(pattern, element)
    } catch {
      cairo_pattern_destroy(pattern)
      throw error
    }
    return pattern
  }

  private func setUp(_ gradient: OpaquePointer, _ element: ShapeElement) throws(Unknown) {
    for stop in element.children {
      let color = try ShapeElement.numbers(in: stop.style["stop-color"] ?? "")
      guard stop.name == "stop", color.count == 3 else { throw Unknown() }
      cairo_pattern_add_color_stop_rgba(
        gradient, try stop.number("offset", default: 0), color[0] / 100, color[1] / 100,
        color[2] / 100, stop.style["stop-opacity"].flatMap(Double.init) ?? 1)
    }
    let extends = ["reflect": CAIRO_EXTEND_REFLECT, "repeat": CAIRO_EXTEND_REPEAT]
    cairo_pattern_set_extend(gradient, extends[element["spreadMethod"] ?? ""] ?? CAIRO_EXTEND_PAD)
    guard element["gradientTransform"] != nil else { return }
    // Cairo's is the way back.
    var matrix = try Self.matrix(element, "gradientTransform")
    guard cairo_matrix_invert(&matrix) == CAIRO_STATUS_SUCCESS else { throw Unknown() }
    cairo_pattern_set_matrix(gradient, &matrix)
  }
}

extension Path {
  /// The outline of a path or a rectangle.
  fileprivate init(_ element: ShapeElement) throws(ShapeElement.Unknown) {
    self.init()
    if element.name == "rect" {
      self.init(
        Rect(
          x: try element.number("x", default: 0), y: try element.number("y", default: 0),
          width: try element.number("width", default: 0),
          height: try element.number("height", default: 0)))
      return
    }
    guard element.name == "path", let text = element["d"], let path = Path(svg: text) else {
      throw ShapeElement.Unknown()
    }
    self = path
  }
}
