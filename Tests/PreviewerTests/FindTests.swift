import Drawing
import Testing
import TextMetrics
import Traits
import WorkerProtocol

@testable import PreviewerModel
@testable import PreviewerPanels

/// What is found by what is typed, apart from any window.
struct FindTests {
  private static let terms = [
    FindTerm(.text, "Sign In"), FindTerm(.label, "Café\nbutton"), FindTerm(.className, "UIButton"),
    FindTerm(.id, "aB3-x9-Kp2"), FindTerm(.identifier, "login"), FindTerm(.outlet, "signInButton"),
    FindTerm(.image, "person.circle"), FindTerm(.font, "system-semibold 17"),
    FindTerm(.color, "#FF3B30"),
  ]

  /// By what it is found; nil where it isn't.
  @Test(arguments: [
    ("sign in", "Text: Sign In"), ("SIGN", "Text: Sign In"), ("in sign", nil),
    ("cafe", "Label: Café button"), ("café", "Label: Café button"),
    ("uibutton", "Class: UIButton"), ("ab3-x9", "Id: aB3-x9-Kp2"), ("login", "Identifier: login"),
    ("signInB", "Outlet: signInButton"), ("person", "Image: person.circle"),
    ("semibold 17", "Font: system-semibold 17"), ("#ff3b", "Color: #FF3B30"), ("label", nil),
    // Of one kind.
    ("class:button", "Class: UIButton"), ("text:button", nil), ("text:sign in", "Text: Sign In"),
    ("text: sign", "Text: Sign In"), ("colour:#FF", "Color: #FF3B30"),
    ("Action:signin", "Outlet: signInButton"),
    // Several, and any of a kind.
    ("class:button font:semibold", "Class: UIButton"), ("class:button font:bold 18", nil),
    ("image:", "Image: person.circle"), ("sign in class:button", "Text: Sign In"),
    // No kind of ours.
    ("tap:sign", nil),
  ])
  func phrases(query: String, reason: String?) {
    #expect(FindQuery(query).match(in: Self.terms)?.reason == reason)
  }

  @Test func nothingIsLookedForByNothing() {
    #expect(FindQuery(" \n").isEmpty)
    #expect(FindIndex().result(of: FindQuery("")) == nil)
  }

  @Test func anImageIsNotFoundWhereThereIsNone() {
    #expect(FindQuery("image:").match(in: [FindTerm(.text, "image")]) == nil)
  }

  // MARK: - In scenes

  /// one: a ┬ b ─ c     two: e, which a container shows as well     nav: n ─ e
  ///        └ d
  private static func index() -> (outline: Outline, index: FindIndex) {
    var scenes = OutlineTests.scenes
    var look = Look(kind: .label)
    look.text = "Hello"
    look.font = Font(weight: .bold, pointSize: 12)
    look.textColor = Color(hex: 0x112233)
    scenes[0].root?.children[1].look = look
    scenes[0].root?.children[1].className = "UILabel"
    scenes[0].controllerID = "controller"
    scenes[0].terms = [
      SearchTerm(view: nil, kind: .identifier, text: "first"),
      SearchTerm(view: "c", kind: .image, text: "star"),
      SearchTerm(view: "e", kind: .image, text: "star"),
    ]
    scenes[0].constraints = [
      ActingConstraint(id: "k1", line: 1, text: "", priority: 1000, views: ["b", "d"])
    ]
    scenes.append(
      scene("nav", root: view("n", rect(0, 0, 9, 9), [view("e", rect(0, 0, 9, 9))])))
    var segue = SegueEntry(
      line: 1, kind: "show", source: ConnectionEnd(id: "d", scene: "one", view: "d", name: ""),
      destination: ConnectionEnd(id: "x", scene: "two", name: ""))
    segue.identifier = "toTwo"
    let connections = DocumentConnections(
      segues: [segue],
      links: [
        LinkEntry(
          kind: .outlet, line: 2, name: "box",
          source: ConnectionEnd(id: "controller", scene: "one", name: ""),
          destination: ConnectionEnd(id: "b", scene: "one", view: "b", name: ""))
      ])
    let outline = Outline(scenes: scenes)
    return (outline, FindIndex(outline, scenes: scenes, connections: connections))
  }

  @Test(arguments: [
    ("text:hello", ["d"]), ("font:system bold 12", ["d"]), ("color:#112233", ["d"]),
    ("class:label", ["d"]), ("id:k1", ["b", "d"]), ("identifier:totwo", ["d"]),
    ("identifier:first", ["one"]), ("id:controller", ["one"]), ("outlet:box", ["one", "b"]),
    ("image:star", ["c"]), ("id:e", ["one", "e"]), ("nothing", []),
  ])
  func rows(query: String, found: [String]) throws {
    let (outline, index) = Self.index()
    let result = try #require(index.result(of: FindQuery(query)))
    let names = result.stops.map {
      outline.nodes[$0].selection.view ?? outline.nodes[$0].selection.scene
    }
    // Scenes of this fixture have their names as ids.
    #expect(names.filter { !["one", "two"].contains($0) || found.contains($0) } == found)
  }

  @Test func whatLeadsToAMatchIsListedAsWell() throws {
    let (outline, index) = Self.index()
    let result = try #require(index.result(of: FindQuery("image:star")))
    #expect(result.shown.sorted().map { outline.nodes[$0].name } == ["one", "a", "b", "c"])
    #expect(result.matches.count == 1)
  }

  /// Both are marked, but one goes through the one in its own scene only.
  @Test func aViewInAContainerIsNoStopOfItsOwn() throws {
    let (outline, index) = Self.index()
    let result = try #require(index.result(of: FindQuery("id:e class:uiview")))
    let rows = result.matches.keys.sorted().map { outline.nodes[$0].selection }
    #expect(rows.contains(Selection(scene: "nav", view: "e")))
    let stops = result.stops.map { outline.nodes[$0].selection }.filter { $0.view != nil }
    #expect(stops == [Selection(scene: "two", view: "e")])
  }

  @Test func oneGoesAroundTheEnds() throws {
    let (outline, index) = Self.index()
    let result = try #require(index.result(of: FindQuery("id:k1")))
    let (b, d) = (result.stops[0], result.stops[1])
    #expect(result.stop(after: nil) == b)
    #expect(result.stop(after: nil, backwards: true) == d)
    #expect(result.stop(after: b) == d)
    #expect(result.stop(after: d) == b)
    #expect(result.stop(after: b, backwards: true) == d)
    // From one between them.
    #expect(result.stop(after: b + 1) == d)
    #expect(result.stop(after: b + 1, backwards: true) == b)
    #expect(result.place(of: d) == 2)
    #expect(result.place(of: b + 1) == nil)
    #expect(outline.nodes[b].selection.view == "b")
  }

  @Test(arguments: [
    ("UILabel", "label"), ("UIView", "view"), ("MKMapView", "map"), ("PhotoView", "view"),
  ])
  func classesHaveSymbols(name: String, symbol: String) throws {
    var root = view("v", rect(0, 0, 9, 9))
    root.className = name
    let outline = Outline(scenes: [scene("s", root: root)])
    #expect(outline.nodes[1].symbol == "ninefold-\(symbol)-symbolic")
    #expect(outline.nodes[0].symbol == "ninefold-controller-symbolic")
  }
}
