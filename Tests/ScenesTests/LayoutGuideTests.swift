import Testing

@testable import Scenes

@Suite struct LayoutGuideTests {
  @Test(arguments: [
    ("safeArea", LayoutGuide.Kind.safeArea), ("contentLayoutGuide", .content),
    ("frameLayoutGuide", .frame), ("keyboard", .keyboard), ("unheardOf", .other),
  ])
  func guidesOfViews(key: String, kind: LayoutGuide.Kind) throws {
    let scene = try scene(
      #"<subviews><scrollView id="s"><viewLayoutGuide key="\#(key)" id="g"/></scrollView></subviews>"#
    )
    let guide = try #require(scene.guides.first)
    #expect(guide.id == "g")
    #expect(guide.kind == kind)
    #expect(scene.views[guide.owner].id == "s")
    #expect(scene.items["g"] == .guide(GuideIndex(0)))
  }

  @Test func guidesOfControllersBelongToTheirRoot() throws {
    let scene = try scene(
      "",
      controllerContent: """
        <layoutGuides>
          <viewControllerLayoutGuide type="top" id="t"/>
          <viewControllerLayoutGuide type="bottom" id="b"/>
        </layoutGuides>
        """)
    #expect(scene.guides.map(\.kind) == [.top, .bottom])
    #expect(scene.guides.map(\.owner) == [.root, .root])
    #expect(scene.items["b"] == .guide(GuideIndex(1)))
  }
}
