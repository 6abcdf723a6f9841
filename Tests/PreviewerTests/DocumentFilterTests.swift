import Testing

@testable import PreviewerPanels

struct DocumentFilterTests {
  private static let filter = DocumentFilter(paths: [
    "App/Base.lproj/Main.storyboard", "App/LaunchPad.storyboard", "App/PadMenu.xib",
    "App/iPad/Pad.storyboard", "Main/Views/Cell.xib", "Login/Login.storyboard",
  ])

  @Test(arguments: [
    ("", 6, "App/Base.lproj/Main.storyboard"), ("cell", 1, "Main/Views/Cell.xib"),
    // Names come before folders, and words in any order.
    ("MAIN", 2, "App/Base.lproj/Main.storyboard"), ("xib main", 1, "Main/Views/Cell.xib"),
    ("none", 0, nil),
    // The whole name comes before its beginning, and that before other places in it.
    ("pad", 3, "App/iPad/Pad.storyboard"), ("pad.storyboard", 2, "App/iPad/Pad.storyboard"),
    ("padm", 1, "App/PadMenu.xib"),
  ])
  func wordsNarrowTheList(_ text: String, _ count: Int, _ first: String?) {
    let found = Self.filter.matches(text)
    #expect(found.count == count && found.first == first)
  }
}
