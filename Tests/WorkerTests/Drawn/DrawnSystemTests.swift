import Testing
import Traits

/// What pictures of earlier systems have that later ones haven't.
@Suite struct DrawnSystemTests {
  private func picture(_ subviews: String, system: String, scale: Double = 2) throws -> DrawnPicture
  {
    try DrawnPicture(
      DrawnDocument.view(subviews), as: "view.xib", scale: scale, "--device", "iPhone 7",
      "--system",
      system)
  }

  @Test(arguments: [("10", 0x4CD964), ("12", 0x4CD964), ("13", 0x34C759)] as [(String, UInt32)])
  func switches(system: String, hex: UInt32) throws {
    let on = try picture(
      #"<switch on="YES" id="s">\#(DrawnDocument.rect(10, 10, 51, 31))</switch>"#, system: system)
    #expect(on.color(16, 25).isNear(Color(hex: hex), within: 0.01))
    let off = try picture(
      #"<switch id="s">\#(DrawnDocument.rect(10, 10, 51, 31))</switch>"#, system: system)
    // Up to iOS 12 a ring is around nothing.
    #expect(off.color(50, 25).isNear(Color(white: 1), within: 0.01) == (hex == 0x4CD964))
  }

  /// Up to iOS 12 its thumb is larger, and its shadow reaches further.
  @Test(arguments: [("12", 28.0, true), ("13", 27, false)])
  func thumbs(system: String, side: Double, isDeep: Bool) throws {
    let picture = try picture(
      #"""
      <switch on="YES" id="s">\#(DrawnDocument.rect(10, 10, 51, 31))\#
      \#(DrawnDocument.color("onTintColor", 0, 0, 1))</switch>
      <slider value="0.5" minValue="0" maxValue="1" id="l">\#(DrawnDocument.rect(90, 10, 100, 31))\#
      </slider>
      """#, system: system)
    let column = stride(from: 10.25, to: 41, by: 0.5).filter {
      picture.color(45, $0).red > 0.9
    }
    #expect(abs(Double(column.count) / 2 - side) < 0.8, "\(column)")
    // Three and a half points below a slider's thumb.
    let below = picture.color(140, 25.5 + side / 2 + 3.5)
    #expect((below.red < 0.95) == isDeep, "\(below)")
  }

  /// Up to iOS 12 signs are thin, and their lines end square.
  @Test(arguments: [("12", 15.5, 1.0)])
  func signsOfAStepper(system: String, side: Double, stroke: Double) throws {
    let picture = try picture(
      "<stepper maximumValue=\"10\" value=\"5\" id=\"s\">\(DrawnDocument.rect(10, 10, 94, 29))</stepper>",
      system: system)
    let minus = try #require(
      picture.ink(in: Rect(x: 14, y: 14, width: 38, height: 20), tolerance: 0.3))
    #expect(abs(minus.width - side) <= 0.6 && abs(minus.height - stroke) <= 0.5, "\(minus)")
    let plus = try #require(
      picture.ink(in: Rect(x: 62, y: 14, width: 38, height: 20), tolerance: 0.3))
    #expect(abs(plus.width - side) <= 0.6 && abs(plus.height - side) <= 0.6, "\(plus)")
  }

  /// Below a navigation bar of 64 is a line of one pixel, in no colour of the bar.
  @Test(arguments: [("9", 0xB2B2B2), ("12", 0xB2B2B2), ("13", 0xB2B2B2)] as [(String, UInt32)])
  func theLineOfABarIsBelowIt(system: String, hex: UInt32) throws {
    let picture = try DrawnPicture(
      DrawnDocument.pushed(
        #"""
        <view key="view" id="root">\#(DrawnDocument.rect(0, 0, 375, 667))\#
        \#(DrawnDocument.color("backgroundColor", 1, 1, 1))</view>
        """#), scale: 2, "--device", "iPhone 6s", "--system", system, "--scene", "s-c")
    #expect(picture.color(200, 64.25).isNear(Color(hex: hex), within: 0.015))
    #expect(!picture.color(200, 63.75).isNear(Color(hex: hex), within: 0.1))
    #expect(picture.color(200, 64.75).isNear(Color(white: 1), within: 0.01))
  }

  /// What is under a bar shows through up to iOS 12, unless the document has it otherwise.
  @Test(arguments: [("", "9", true), ("", "12", true), (#"translucent="NO""#, "12", false)])
  func barsOverAColour(attributes: String, system: String, isTinted: Bool) throws {
    let picture = try DrawnPicture(
      DrawnDocument.pushed(
        #"""
        <view key="view" id="root">\#(DrawnDocument.rect(0, 0, 375, 667))\#
        \#(DrawnDocument.color("backgroundColor", 0, 0, 1))</view>
        """#, bar: #"<navigationBar key="navigationBar" \#(attributes) id="bar"/>"#),
      "--device", "iPhone 6s", "--system", system, "--scene", "s-c")
    let color = picture.color(60, 50)
    #expect((color.blue - color.red > 0.08) == isTinted, "\(color)")
    #expect(color.red > 0.75)
  }

  /// Below the rows of a plain table lines go on, but not before a header's band.
  @Test(arguments: [("10", true), ("14", true), ("15", false)])
  func linesOfAPlainTable(system: String, goOn: Bool) throws {
    func section(_ number: Int) -> String {
      #"""
      <tableViewSection headerTitle="Header" id="sec\#(number)"><cells><tableViewCell id="a\#(number)">\#
      \#(DrawnDocument.rect(0, 0, 375, 44))<tableViewCellContentView key="contentView" \#
      id="b\#(number)">\#(DrawnDocument.rect(0, 0, 375, 44))</tableViewCellContentView></tableViewCell>\#
      </cells></tableViewSection>
      """#
    }
    let picture = try DrawnPicture(
      DrawnDocument.pushed(
        #"""
        <tableView key="view" dataMode="static" style="plain" rowHeight="44" \#
        sectionHeaderHeight="28" sectionFooterHeight="28" id="t">\#(DrawnDocument.rect(0, 0, 375, 667))\#
        <sections>\#(section(1))\#(section(2))</sections>\#
        \#(DrawnDocument.color("backgroundColor", 1, 1, 1))</tableView>
        """#, controller: "tableViewController"), scale: 2, "--device", "iPhone 6s", "--system",
      system, "--scene", "s-c")
    let lines = picture.rows(in: Rect(x: 300, y: 70, width: 1, height: 597)).filter {
      $0.height <= 1
    }
    #expect((lines.count > 5) == goOn, "\(lines)")
    // Bars of 64 and a header of 28, since iOS 15 with 22 above it, are above the first row of 44.
    let end = 136.0 + (goOn ? 0 : 22)
    #expect(lines.contains { abs($0.maxY - end) < 0.6 } == !goOn, "\(lines)")
  }

  /// A container's bar has its line even where it clips.
  @Test func barsThatClipHaveTheirLine() throws {
    let picture = try DrawnPicture(
      DrawnDocument.pushed(
        #"""
        <view key="view" id="root">\#(DrawnDocument.rect(0, 0, 375, 667))\#
        \#(DrawnDocument.color("backgroundColor", 1, 1, 1))</view>
        """#, bar: #"<navigationBar key="navigationBar" clipsSubviews="YES" id="bar"/>"#), scale: 2,
      "--device", "iPhone 6s", "--system", "9", "--scene", "s-c")
    #expect(picture.color(200, 64.25).isNear(Color(hex: 0xB2B2B2), within: 0.015))
  }

  /// Where the texts of a wheel's chosen row end, and its lines, in 320 points.
  @Test(arguments: [("9", [131.0, 178, 239, 300]), ("13", [151, 199, 244, 289])])
  func wheelsOfDateAndTime(system: String, ends: [Double]) throws {
    let picture = try DrawnPicture(
      DrawnDocument.view(
        #"""
        <datePicker datePickerMode="dateAndTime" style="wheels" id="p">\#
        \#(DrawnDocument.rect(0, 0, 320, 216))</datePicker>
        """#, width: 320, height: 216), as: "view.xib", scale: 2, "--device",
      "iPhone SE (1st generation)",
      "--system", system)
    let runs = picture.runs(in: Rect(x: 12, y: 101, width: 296, height: 14), tolerance: 0.2)
    for end in ends { #expect(runs.contains { abs($0.maxX - end) <= 2 }, "\(end): \(runs)") }
    guard system == "9" else { return }
    let lines = picture.rows(in: Rect(x: 4, y: 60, width: 1, height: 96), tolerance: 0.05)
    #expect(lines.map(\.y).first == 91 && lines.map(\.maxY).last == 125, "\(lines)")
  }

  /// Up to iOS 10 the placeholder of a search bar is in its middle, and Cancel is grey.
  @Test(arguments: [("10", true), ("11", false)])
  func searchBarsRest(system: String, isResting: Bool) throws {
    let picture = try picture(
      #"""
      <searchBar showsCancelButton="YES" placeholder="Find" id="s">\#
      \#(DrawnDocument.rect(0, 0, 200, 44))</searchBar>
      """#, system: system)
    let field = picture.runs(in: Rect(x: 14, y: 16, width: 110, height: 12), tolerance: 0.25)
    #expect(((field.first?.x ?? 0) > 30) == isResting, "\(field)")
    let cancel = (140..<195).contains { x in
      (14..<30).contains {
        let color = picture.color(Double(x), Double($0))
        return color.blue - color.red > 0.4
      }
    }
    #expect(cancel != isResting)
  }

  /// At an end of its range the sign that leads beyond it is weaker.
  @Test(arguments: [
    ("value=\"0\"", true), ("value=\"5\"", false), ("value=\"0\" wraps=\"YES\"", false),
  ])
  func steppersAreGreyAtTheirLimits(attributes: String, isWeak: Bool) throws {
    let picture = try picture(
      "<stepper maximumValue=\"10\" \(attributes) id=\"s\">\(DrawnDocument.rect(10, 10, 94, 29))</stepper>",
      system: "12")
    // In the middle of the stroke of minus, and of plus.
    #expect((picture.color(33.5, 24.5).red > 0.3) == isWeak)
    #expect(picture.color(80.5, 20).red < 0.3)
  }

  /// An image view without an image shows nothing on a device.
  @Test(arguments: [true, false]) func emptyImageViews(isAsDesigned: Bool) throws {
    let document = DrawnDocument.view(
      #"<imageView id="i">\#(DrawnDocument.rect(10, 10, 100, 80))</imageView>"#)
    let picture = try DrawnPicture(
      document, as: "view.xib",
      arguments: isAsDesigned ? ["--as-designed"] : ["--device", "iPhone 8", "--system", "15"])
    #expect(picture.color(15, 15).isNear(Color(white: 1), within: 0.01) != isAsDesigned)
  }
}
