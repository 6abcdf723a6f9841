import Graphics
import Traits

extension DeviceFrame {
  /// Paints the device with its top left at the canvas's origin.
  /// - Parameters:
  ///   - appearance: Of the screen; the home indicator is dark on light.
  ///   - angle: Radians by which the device is still turned, clockwise about its middle, on its way
  ///     into its orientation. What is on the screen stays upright.
  ///   - contentSize: Of what is on the screen, in points; nil for the screen's.
  ///   - content: Paints the screen, whose top left is then the canvas's origin.
  package func paint(
    on canvas: Canvas, appearance: Appearance, turnedBy angle: Double = 0,
    contentSize: Size? = nil, content: () -> Void
  ) {
    canvas.saved {
      canvas.rotate(angle, about: Rect(size).center)
      canvas.saved {
        turn(canvas)
        paintBody(on: canvas)
      }
      canvas.saved {
        let shown = angle == 0 ? canvas.alignedToPixels(screen) : screen
        canvas.clip(Path(shown, radius: description.cornerRadius))
        // What is turning doesn't cover the corners.
        canvas.fill(shown, Color(white: appearance == .dark || angle != 0 ? 0 : 1))
        canvas.rotate(-angle, about: screen.center)
        let bounds = contentSize.map { screen.centered($0.width, $0.height) } ?? screen
        canvas.translate(bounds.x + shown.x - screen.x, bounds.y + shown.y - screen.y)
        canvas.scale(shown.width / screen.width, shown.height / screen.height)
        canvas.saved(content)
        description.homeIndicator?.paint(in: Rect(bounds.size), appearance, on: canvas)
      }
      canvas.saved {
        turn(canvas)
        paintBend(on: canvas)
        paintCutOut(on: canvas)
      }
    }
  }

  /// Makes the canvas's axes those of the device held upright.
  private func turn(_ canvas: Canvas) {
    let size = portraitSize
    switch orientation {
    case .portrait: return
    case .landscapeLeft: canvas.translate(size.height, 0)
    case .portraitUpsideDown: canvas.translate(size.width, size.height)
    case .landscape, .landscapeRight: canvas.translate(0, size.width)
    }
    canvas.rotate(Double(orientation.quarterTurns) * .pi / 2)
  }

  // MARK: Body

  private static let glass = Color(hex: 0x17181A)
  private static let rim = Color(hex: 0x4A4D52)
  private static let rimLight = Color(hex: 0x7B8087)
  private static let detail = Color(hex: 0x33363A)

  private func paintBody(on canvas: Canvas) {
    let outer = Rect(portraitSize).inset(Self.buttonDepth, Self.buttonDepth)
    paintButtons(beside: outer, on: canvas)
    let shape = Path(outer, radius: bodyRadius)
    canvas.fill(
      shape, from: Point(outer.x, outer.y), to: Point(outer.maxX, outer.y),
      [(0, Self.rimLight), (0.04, Self.rim), (0.96, Self.rim), (1, Self.rimLight)])
    let rim = min(3.5, description.bezel.left * 0.25)
    canvas.fill(Path(outer.inset(rim, rim), radius: max(0, bodyRadius - rim)), Self.glass)
    if description.hasHomeButton { paintHomeButton(outer, on: canvas) }
    paintSpeaker(outer, on: canvas)
  }

  private var isPad: Bool { min(description.screen.width, description.screen.height) >= 600 }

  private func paintButtons(beside body: Rect, on canvas: Canvas) {
    func button(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
      canvas.fill(Path(Rect(x: x, y: y, width: width, height: height), radius: 1.5), Self.rim)
    }
    let depth = Self.buttonDepth
    guard !isPad else {
      button(body.maxX - bodyRadius - 44, 0, 40, depth * 2)
      button(body.maxX - depth, body.y + bodyRadius + 24, depth * 2, 30)
      button(body.maxX - depth, body.y + bodyRadius + 62, depth * 2, 30)
      return
    }
    let top = body.y + body.height * 0.16
    button(0, top, depth * 2, 26)
    button(0, top + 52, depth * 2, 46)
    button(0, top + 108, depth * 2, 46)
    button(body.maxX - depth, top + 60, depth * 2, 72)
  }

  private func paintHomeButton(_ body: Rect, on canvas: Canvas) {
    let room = description.bezel.bottom
    let radius = min(room * 0.34, isPad ? 26 : 31)
    guard radius > 4 else { return }
    let center = Point(body.midX, portraitScreen.maxY + room / 2 - Self.buttonDepth / 2)
    canvas.fill(.circle(center, radius: radius), Color(hex: 0x1F2124))
    canvas.stroke(.circle(center, radius: radius), Self.rim, width: 1.5)
    let square = Rect(x: center.x, y: center.y, width: 0, height: 0).centered(
      radius * 0.66, radius * 0.66)
    canvas.stroke(Path(square, radius: radius * 0.16), Self.rim, width: 1.2)
  }

  /// The camera, and on phones with a home button the slit of the speaker.
  private func paintSpeaker(_ body: Rect, on canvas: Canvas) {
    let middle = (body.y + portraitScreen.y) / 2
    let isFull = description.notch != nil || description.island != nil
    guard !isFull, description.bezel.top >= 12 else { return }
    if isPad {
      canvas.fill(.circle(Point(body.midX, middle), radius: 3.5), Self.detail)
    } else if description.hasHomeButton {
      let slit = Rect(x: body.midX - 28, y: middle - 3, width: 56, height: 6)
      canvas.fill(.capsule(slit), Self.detail)
      canvas.fill(.circle(Point(slit.x - 18, middle), radius: 4.5), Self.detail)
    }
  }

  // MARK: On the screen

  private func paintCutOut(on canvas: Canvas) {
    let screen = portraitScreen
    if let island = description.island {
      let capsule = Rect(
        x: screen.midX - island.width / 2, y: screen.y + island.top, width: island.width,
        height: island.height)
      canvas.fill(.capsule(capsule), Color(white: 0))
    }
    if let notch = description.notch { canvas.fill(outline(of: notch), Self.glass) }
  }

  /// A hairline of a flat screen, and a strip in shade of a partly folded one; by eye.
  private func paintBend(on canvas: Canvas) {
    guard let bend = description.bend else { return }
    let screen = portraitScreen
    let y = screen.y + bend.start
    let shade = Color(white: 0.5, alpha: 0.35)
    guard bend.width > 0 else {
      canvas.fill(Path(Rect(x: screen.x, y: y - 0.5, width: screen.width, height: 1)), shade)
      return
    }
    let end = y + bend.width
    canvas.fill(
      Path(Rect(x: screen.x, y: y, width: screen.width, height: bend.width)),
      from: Point(0, y), to: Point(0, end),
      [(0, shade.opacity(0)), (0.5, Color(white: 0, alpha: 0.45)), (1, shade.opacity(0))])
  }

  private func outline(of notch: Chrome.Notch) -> Path {
    let screen = portraitScreen
    let fillet = min(notch.topFilletRadius, notch.height / 2)
    let round = min(notch.bottomRadius, notch.height - fillet, notch.width / 2)
    let left = screen.midX - notch.width / 2
    let right = screen.midX + notch.width / 2
    let (top, bottom) = (screen.y, screen.y + notch.height)
    var path = Path()
    // The glass above the screen is part of it, so that no seam shows.
    path.move(left - fillet, top - 1)
    path.arc(Point(left - fillet, top + fillet), fillet, from: -.pi / 2, to: 0)
    path.reverseArc(Point(left + round, bottom - round), round, from: .pi, to: .pi / 2)
    path.reverseArc(Point(right - round, bottom - round), round, from: .pi / 2, to: 0)
    path.arc(Point(right + fillet, top + fillet), fillet, from: .pi, to: .pi * 1.5)
    path.line(right + fillet, top - 1)
    path.close()
    return path
  }
}

extension Chrome.HomeIndicator {
  /// It belongs to the system and stays at the bottom of the turned screen.
  func paint(in screen: Rect, _ appearance: Appearance, on canvas: Canvas) {
    let bar = Rect(
      x: screen.midX - width / 2, y: screen.maxY - bottomGap - height, width: width, height: height)
    canvas.fill(.capsule(bar), Color(white: appearance == .dark ? 1 : 0, alpha: 0.85))
  }
}
