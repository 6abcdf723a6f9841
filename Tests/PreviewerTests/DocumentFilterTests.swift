import Testing

@testable import Previewer

struct DocumentFilterTests {
  private static let filter = DocumentFilter(paths: [
    "App/Base.lproj/Main.storyboard", "Main/Views/Cell.xib", "Login/Login.storyboard",
  ])

  @Test(arguments: [
    ("", 3, "App/Base.lproj/Main.storyboard"), ("cell", 1, "Main/Views/Cell.xib"),
    // Names come before folders, and words in any order.
    ("MAIN", 2, "App/Base.lproj/Main.storyboard"), ("xib main", 1, "Main/Views/Cell.xib"),
    ("none", 0, nil),
  ])
  func wordsNarrowTheList(_ text: String, _ count: Int, _ first: String?) {
    let found = Self.filter.matches(text)
    #expect(found.count == count && found.first == first)
  }
}
