import Testing
import Traits

/// Letters of a free font at the widths of the document's.
@Suite struct DrawnTextTests {
  private func label(_ text: String) throws -> DrawnPicture {
    try DrawnPicture(
      DrawnDocument.view(
        """
        <label text="\(text)" id="l">\(DrawnDocument.rect(10, 10, 180, 40))\
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """), as: "view.xib", scale: 8, "--as-designed")
  }

  /// The slash is narrower in San Francisco than in the font that is drawn, the M is not.
  @Test func lettersKeepTheirShapeBesideAnyOthers() throws {
    let area = Rect(x: 5, y: 5, width: 190, height: 50)
    let widths = try ["OMMM", "O/////", "Oiiii"].map {
      try #require(try label($0).runs(in: area, tolerance: 0.5).first).width
    }
    // Each may be scaled by 3 %.
    #expect(widths.allSatisfy { abs($0 / widths[0] - 1) < 0.055 }, "\(widths)")
  }
}
