import Testing
import WorkerProtocol

@testable import PreviewerModel
@testable import PreviewerPanels

/// The order in which the documents of a project are shown, and looking for what is in them.
struct ProjectGalleryTests {
  private static func document(
    _ path: String, launches: Bool = false, uses: [DocumentsResult.Use] = []
  ) -> DocumentsResult.Document {
    DocumentsResult.Document(
      path: path, isLaunchScreen: launches, hasInitialController: false, usedAs: uses)
  }

  /// The app's own interface first, storyboards before cells, and no heading for what is only translated.
  @Test func storyboardsComeFirst() {
    let gallery = ProjectGallery([
      Self.document("App/Base.lproj/LaunchScreen.storyboard", launches: true),
      Self.document("App/Base.lproj/Main.storyboard", uses: [.main]),
      Self.document("App/Base.lproj/Settings.storyboard"),
      Self.document("App/Cell.xib"),
      Self.document("Cells/A.xib"), Self.document("Cells/B.xib"),
      Self.document("Base.lproj/Help.storyboard"),
      Self.document("Widget/One.storyboard"), Self.document("Widget/Two.storyboard"),
    ])
    #expect(gallery.sections.map(\.folder) == ["App", "Widget", "", "Cells"])
    #expect(
      gallery.sections[0].documents.map { String($0.path.fileName) }
        == ["Main.storyboard", "Settings.storyboard", "LaunchScreen.storyboard", "Cell.xib"])
  }

  private static let search: ProjectSearch = {
    var first = document("Main.storyboard")
    first.scenes = [
      DocumentsResult.Scene(
        id: "s1", title: "Sign In",
        terms: [
          SearchTerm(view: nil, kind: .customClass, text: "SignInController"),
          SearchTerm(view: "b1", kind: .text, text: "Sign in now"),
          SearchTerm(view: "b1", kind: .id, text: "b1"),
          SearchTerm(view: "l1", kind: .text, text: "You can sign in"),
          SearchTerm(view: "l1", kind: .color, text: "brand"),
        ])
    ]
    var second = document("Cell.xib")
    second.scenes = [
      DocumentsResult.Scene(
        id: "c1", title: "Cell", terms: [SearchTerm(view: "c1", kind: .outlet, text: "sign in")])
    ]
    return ProjectSearch([second, first])
  }()

  /// A scene without a title is called as its label, which is what is meant.
  @Test func aLabelThatNamesItsSceneIsFoundItself() {
    var document = Self.document("Main.storyboard")
    document.scenes = [
      DocumentsResult.Scene(
        id: "s1", title: "Welcome",
        terms: [SearchTerm(view: "l1", kind: .text, text: "Welcome")])
    ]
    let found = ProjectSearch([document]).matches(FindQuery("welcome"))
    #expect(found.map(\.view) == ["l1"])
  }

  /// What is meant as a whole first, then what begins so, each with the document, the scene and the view.
  @Test(arguments: [
    (
      "sign in",
      [
        "Main.storyboard s1 - Sign In", "Cell.xib c1 c1 sign in",
        "Main.storyboard s1 b1 Sign in now",
        "Main.storyboard s1 l1 You can sign in",
      ]
    ),
    ("color:brand", ["Main.storyboard s1 l1 brand"]),
    ("class:signin", ["Main.storyboard s1 - SignInController"]),
    ("can color:brand", ["Main.storyboard s1 l1 You can sign in"]),
    ("id:b1", ["Main.storyboard s1 b1 b1"]), ("nowhere", []), ("", []),
  ])
  func whatIsInTheDocumentsIsFound(_ text: String, _ expected: [String]) {
    let found = Self.search.matches(FindQuery(text)).map {
      "\($0.document) \($0.scene) \($0.view ?? "-") \($0.term.text)"
    }
    #expect(found == expected)
  }
}
