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
    // Slashes lean over what stands beside them, which a space keeps apart.
    let widths = try ["OMMM", "O /////", "Oiiii"].map {
      try #require(try label($0).runs(in: area, tolerance: 0.5).first).width
    }
    // Each may be scaled by 3 %.
    #expect(widths.allSatisfy { abs($0 / widths[0] - 1) < 0.055 }, "\(widths)")
  }

  /// Lines of a justified text end at the right edge, but for the last one.
  @Test(arguments: ["label", "textView"]) func justifiedTexts(tag: String) throws {
    let picture = try DrawnPicture(
      DrawnDocument.view(
        """
        <\(tag) id="t" text="ooo oo oooo ooooo ooo oooo oo ooo ooooo oo oo" numberOfLines="0" \
        textAlignment="justified">\(DrawnDocument.rect(0, 0, 150, 100))\
        <fontDescription key="fontDescription" type="system" pointSize="17"/></\(tag)>
        """), as: "view.xib", "--as-designed")
    let lines = picture.rows(in: Rect(x: 0, y: 0, width: 190, height: 100), tolerance: 0.3)
      .compactMap { picture.ink(in: Rect(x: 0, y: $0.y, width: 190, height: $0.height)) }
    let side = tag == "label" ? 0.0 : 5
    #expect(lines.count > 2)
    #expect(lines.dropLast().allSatisfy { abs($0.maxX - (150 - side)) <= 3 }, "\(lines)")
    #expect((lines.last?.maxX ?? 150) < 140, "\(lines)")
  }

  /// A search bar's text has a button that clears it, its placeholder none.
  @Test(arguments: [("text", true), ("placeholder", false)])
  func searchBarsClear(attribute: String, hasButton: Bool) throws {
    let picture = try DrawnPicture(
      DrawnDocument.view(
        """
        <searchBar id="s" searchBarStyle="minimal" \(attribute)="abc">\
        \(DrawnDocument.rect(0, 0, 200, 56))</searchBar>
        """), as: "view.xib", "--as-designed")
    #expect((picture.ink(in: Rect(x: 165, y: 18, width: 20, height: 20)) != nil) == hasButton)
  }
}
