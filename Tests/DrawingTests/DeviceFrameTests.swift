import Foundation
import Testing

@testable import Drawing
@testable import Traits

@Suite struct DeviceFrames {
  private let phone = DeviceFrame.Description(
    screen: Size(width: 390, height: 844), cornerRadius: 47,
    bezel: EdgeInsets(top: 18, left: 20, bottom: 22, right: 24),
    notch: .init(width: 160, height: 32, topFilletRadius: 6, bottomRadius: 20),
    homeIndicator: .init(width: 134, height: 5, bottomGap: 8))

  @Test func portraitHasTheBezelsAround() {
    let frame = DeviceFrame(phone, orientation: .portrait)
    #expect(frame.size == Size(width: 390 + 44 + 6, height: 844 + 40 + 6))
    #expect(frame.screen == Rect(x: 23, y: 21, width: 390, height: 844))
  }

  @Test func landscapeTurnsTheTopToTheLeft() {
    let frame = DeviceFrame(phone, orientation: .landscape)
    #expect(frame.size == Size(width: 844 + 40 + 6, height: 390 + 44 + 6))
    #expect(frame.screen == Rect(x: 21, y: 27, width: 844, height: 390))
  }

  /// The content fills the screen but for its round corners, the notch and the indicator.
  @Test(arguments: Orientation.allCases) func screenShowsTheContent(
    orientation: Orientation
  ) throws {
    let frame = DeviceFrame(phone, orientation: orientation)
    let red = Color(hex: 0xFF0000)
    let picture = try Picture(frame.size) { canvas in
      frame.paint(on: canvas, appearance: .light) {
        canvas.fill(Rect(frame.screen.size), red)
      }
    }
    let screen = frame.screen
    func color(_ x: Double, _ y: Double) -> Color {
      picture.color(Int(screen.x + x), Int(screen.y + y))
    }
    /// Of a point in portrait, where the turned device has it.
    func turned(_ x: Double, _ y: Double) -> Color {
      switch orientation {
      case .portrait: color(x, y)
      case .landscapeLeft: color(844 - y, x)
      case .portraitUpsideDown: color(390 - x, 844 - y)
      case .landscape, .landscapeRight: color(y, 390 - x)
      }
    }
    #expect(color(screen.width / 2, screen.height / 2) == red)
    #expect(color(2, 2) != red, "the corner is cut")
    #expect(turned(195, 10) != red, "notch")
    #expect(turned(60, 30) == red, "beside the notch")
    #expect(turned(195, 844 - 25) == red, "opposite the notch")
    #expect(color(screen.width / 2, screen.height - 10) != red, "home indicator")
    #expect(picture.color(0, 0) == Color(white: 1), "outside the body")
  }

  /// At any zoom the screen's edges are pixels' edges: what is painted twice there, as a cell over its
  /// table, doesn't reach further out than the rest.
  @Test func screenEndsWithPixels() throws {
    let frame = DeviceFrame(phone, orientation: .portrait)
    let white = Color(white: 1)
    let (zoom, size) = (0.73, frame.screen.size)
    let picture = try Picture(frame.size) { canvas in
      canvas.scale(zoom, zoom)
      canvas.translate(0.3, 0.3)
      frame.paint(on: canvas, appearance: .light) {
        canvas.fill(Rect(size), white)
        for _ in 0..<4 { canvas.fill(Rect(x: 0, y: 200, width: size.width, height: 200), white) }
      }
    }
    for edge in [frame.screen.x, frame.screen.maxX] {
      for x in Int(edge * zoom) - 1...Int(edge * zoom) + 1 {
        #expect(picture.color(x, 100) == picture.color(x, Int(300 * zoom)), "column \(x)")
      }
    }
  }

  /// A device in landscape, turned back by a quarter, is one in portrait whose content is upright.
  @Test func aTurningDeviceHasItsContentUpright() throws {
    let frame = DeviceFrame(phone, orientation: .landscape)
    let (red, blue) = (Color(hex: 0xFF0000), Color(hex: 0x0000FF))
    let side = frame.size.width
    let picture = try Picture(Size(width: side, height: side)) { canvas in
      canvas.translate(0, (side - frame.size.height) / 2)
      frame.paint(
        on: canvas, appearance: .light, turnedBy: .pi / 2,
        contentSize: Size(width: 390, height: 844)
      ) {
        canvas.fill(Rect(x: 0, y: 0, width: 390, height: 422), red)
        canvas.fill(Rect(x: 0, y: 422, width: 390, height: 422), blue)
      }
    }
    let middle = Int(side / 2)
    #expect(picture.color(middle, middle - 100) == red)
    #expect(picture.color(middle, middle + 100) == blue)
    #expect(picture.color(middle, 30) != red, "the notch is at the top")
    #expect(picture.color(30, middle) == Color(white: 1), "outside the body")
  }

  @Test func descriptionsCanBeSent() throws {
    let data = try JSONEncoder().encode(phone)
    #expect(try JSONDecoder().decode(DeviceFrame.Description.self, from: data) == phone)
  }

  @Test func homeButtonIsBelowTheScreen() throws {
    var description = DeviceFrame.Description(
      screen: Size(width: 375, height: 667), cornerRadius: 0,
      bezel: EdgeInsets(top: 95, left: 26, bottom: 96, right: 26))
    func picture() throws -> Picture {
      let frame = DeviceFrame(description, orientation: .portrait)
      return try Picture(frame.size) { frame.paint(on: $0, appearance: .light) {} }
    }
    let without = try picture()
    description.hasHomeButton = true
    let with = try picture()
    let (x, y) = (Int(with.size.width / 2), 95 + 667 + 60)
    #expect(with.color(x, y) != without.color(x, y))
    #expect(with.color(x, 95 + 300) == without.color(x, 95 + 300))
  }

  @Test func everyDeviceOfTheCatalogueFits() {
    for device in DeviceCatalogue.builtIn.devices {
      let description = DeviceFrame.Description(device.display)
      for orientation in Orientation.allCases {
        let frame = DeviceFrame(description, orientation: orientation)
        #expect(frame.screen.size == device.size(orientation))
        #expect(frame.body.contains(frame.screen), "\(device.name)")
      }
    }
  }
}
