import Testing
import Traits

@testable import Drawing

/// Sliders with images at their ends, as the worker draws them.
struct DrawnSliderTests {
  /// The track makes room for a symbol as for any other image, and the symbol has the slider's tint.
  @Test func symbolsAtTheEndsTakeTheirRoom() throws {
    func picture(_ images: String) throws -> DrawnPicture {
      try DrawnPicture(
        DrawnDocument.view(
          """
          <slider value="0.5" minValue="0" maxValue="1" id="s">\
          \(DrawnDocument.rect(10, 30, 180, 31))\(images)</slider>
          """,
          resources: """
            <image name="star.fill" catalog="system" width="128" height="116"/>
            """), as: "View.xib", "--device", "iPhone 8", "--system", "16")
    }
    func image(_ key: String) -> String {
      #"<imageReference key="\#(key)" image="star.fill" catalog="system"/>"#
    }
    let plain = try picture("")
    let symbols = try picture(image("minimumValueImage") + image("maximumValueImage"))
    // A line in the middle of the track, without the thumb.
    let band = Rect(x: 0, y: 30, width: 200, height: 32)
    let (whole, runs) = (plain.runs(in: band), symbols.runs(in: band))
    #expect(whole.count == 1)
    #expect(runs.count == 3, "\(runs)")
    let (first, track) = (try #require(runs.first), try #require(runs.dropFirst().first))
    #expect(abs(first.x - 10) <= 2 && first.width > 12 && first.height > 12, "\(first)")
    #expect(track.x > first.maxX && track.width < 150, "\(track)")
  }
}
