import Drawing
import Scenes
import Testing
import Traits
import WorkerProtocol

@testable import PreviewerModel

struct OutlineTests {
  /// a ┬ b ─ c
  ///   └ d       and a second scene with e.
  static let scenes = [
    scene(
      "one",
      root: view(
        "a", rect(0, 0, 100, 200),
        [
          view("b", rect(10, 10, 50, 50), [view("c", rect(5, 5, 100, 10))]),
          view("d", rect(10, 30, 80, 80)),
        ])),
    scene("two", root: view("e", rect(0, 0, 100, 200))),
  ]
  let outline = Outline(scenes: OutlineTests.scenes)

  func index(_ id: String) throws -> Int {
    try #require(outline.nodes.firstIndex { $0.selection.view == id })
  }

  @Test func pathsLeadFromTheSceneToTheView() throws {
    for (id, path) in [
      ("a", [nil, "a"]), ("c", [nil, "a", "b", "c"]), ("d", [nil, "a", "d"]), ("e", [nil, "e"]),
    ] {
      let steps = outline.path(to: try index(id)).map { outline.nodes[$0].selection.view }
      #expect(steps == path)
    }
  }

  @Test func arrowKeysLeadToNeighbours() throws {
    func neighbour(_ id: String, _ direction: Outline.Direction) throws -> String? {
      outline.neighbour(of: try index(id), direction).flatMap { outline.nodes[$0].selection.view }
    }
    #expect(try neighbour("b", .next) == "d")
    #expect(try neighbour("d", .previous) == "b")
    #expect(try neighbour("d", .next) == nil)
    #expect(try neighbour("c", .outwards) == "b")
    #expect(try neighbour("a", .inwards) == "b")
    #expect(try neighbour("c", .inwards) == nil)
    #expect(outline.neighbour(of: outline.roots[0], .next) == outline.roots[1])
  }

  /// The screen, the window and what presentations put around views are no part of the design.
  @Test func theRunningInterfaceIsListedWithoutWhatHoldsIt() {
    let surfaces = ["one", "two"].map {
      view("ninefold:surface:\($0)", rect(0, 0, 9, 9), [view($0, rect(0, 0, 9, 9))])
    }
    let window = view("ninefold:window", rect(0, 0, 9, 9), surfaces)
    let other = view("ninefold:otherApp", rect(0, 0, 9, 9), [view("label", rect(0, 0, 9, 9))])
    let screen = view("ninefold:screen", rect(0, 0, 9, 9), [other, window])
    let outline = Outline(scenes: [scene(Interaction.sceneID, root: screen)])
    #expect(outline.nodes.map(\.name) == [Interaction.sceneID, "one", "two"])
    #expect(outline.nodes[0].children == [1, 2])
    #expect(outline.path(to: 2) == [0, 2])
  }

  /// Where they are for other traits: in front of the sibling that is before them, be it there or not.
  @Test func whatIsNotInstalledHasItsPlace() throws {
    func excluded(_ id: String, after: String?, _ children: [ExcludedView] = []) -> ExcludedView {
      ExcludedView(
        id: id, className: "UILabel", line: 1, name: id, parent: "a", after: after,
        frame: rect(1, 2, 3, 4), children: children)
    }
    var inner = excluded("inner", after: nil)
    inner.parent = "y"
    var scene = Self.scenes[0]
    scene.excludedViews = [
      excluded("x", after: nil), excluded("y", after: "b", [inner]), excluded("z", after: "y"),
    ]
    let outline = Outline(scenes: [scene])
    #expect(outline.nodes.map(\.name) == ["one", "a", "x", "b", "c", "y", "inner", "z", "d"])
    #expect(outline.nodes.filter(\.isExcluded).map(\.name) == ["x", "y", "inner", "z"])
    #expect(scene.storedFrame(of: "inner", in: scene.root) == rect(2, 4, 3, 4))
    #expect(scene.exclusion(of: "inner") == nil)
  }

  @Test(arguments: [
    ("UITableViewCell", "Table View Cell"), ("UITableViewCellContentView", "Content View"),
    ("UIView", "View"), ("UIWKView", "WKView"), ("PhotoView", "PhotoView"), ("", ""),
  ])
  func classesAreCalledAsInterfaceBuilderDoes(name: String, words: String) {
    #expect(name.words == words)
  }

  @Test func controllersAreCalledByTheirClass() {
    var player = scene("one")
    player.controller = "avPlayerViewController"
    #expect(player.controllerClass == "AVPlayerViewController")
  }

  @Test(arguments: [
    (5.0, 5.0, "a"), (12, 12, "b"), (40, 18, "c"),
    // Outside of b, which doesn't clip.
    (90, 18, "c"),
    // d is in front of b.
    (20, 40, "d"),
  ])
  func theTopmostViewIsHit(x: Double, y: Double, id: String) {
    #expect(Self.scenes[0].topmostView(x: x, y: y) { _, _, _ in nil }?.id == id)
  }

  @Test func whatCannotBeSeenCannotBeHit() {
    let root = view(
      "root", rect(0, 0, 100, 100),
      [
        view("hidden", rect(0, 0, 50, 50), hidden: true),
        view("clipping", rect(50, 50, 20, 20), clips: true, [view("inner", rect(0, 0, 50, 50))]),
      ])
    let scene = scene("s", root: root)
    #expect(scene.topmostView(x: 10, y: 10) { _, _, _ in nil }?.id == "root")
    #expect(scene.topmostView(x: 55, y: 55) { _, _, _ in nil }?.id == "inner")
    #expect(scene.topmostView(x: 80, y: 80) { _, _, _ in nil }?.id == "root")
    #expect(scene.topmostView(x: 180, y: 80) { _, _, _ in nil } == nil)
  }

  /// What a view shows of another document is only hit once that view, or something in it, is selected.
  @Test(arguments: [
    (nil, "badge"), ("badge", "ninefold:xib:badge:label"),
    ("ninefold:xib:badge:root", "ninefold:xib:badge:label"), ("root", "badge"),
    ("ninefold:xib:other:root", "badge"),
  ])
  func whatIsInferredIsEnteredFirst(selected: String?, hit: String) {
    let label = view("ninefold:xib:badge:label", rect(5, 5, 30, 30))
    let inferred = view("ninefold:xib:badge:root", rect(0, 0, 50, 50), [label])
    let badge = view("badge", rect(20, 20, 50, 50), [inferred])
    let other = view(
      "other", rect(80, 80, 10, 10), [view("ninefold:xib:other:root", rect(0, 0, 10, 10))])
    let scene = scene("s", root: view("root", rect(0, 0, 100, 100), [badge, other]))
    #expect(scene.topmostView(x: 30, y: 30, selected: selected) { _, _, _ in nil }?.id == hit)
    #expect(scene.host(of: "ninefold:xib:badge:label")?.id == "badge")
  }

  @Test func framesAreInTheScenesCoordinates() {
    #expect(Self.scenes[0].view("c")?.frame == rect(15, 15, 100, 10))
  }

  @Test func contentBelowABarIsHitWhereItIsDrawn() {
    var table = view("table", rect(0, 0, 100, 200), [view("cell", rect(0, 0, 100, 40))])
    table.look.contentShift = ContentOffset(x: 0, y: 64)
    let scene = scene("s", root: table)
    #expect(scene.view("cell")?.frame == rect(0, 64, 100, 40))
    #expect(scene.topmostView(x: 10, y: 10) { _, _, _ in nil }?.id == "table")
    #expect(scene.topmostView(x: 10, y: 70) { _, _, _ in nil }?.id == "cell")
  }

  /// A bar's items are no views.
  @Test func issuesOfItemsLeadToTheirBars() {
    var bar = view("bar", rect(0, 0, 100, 44))
    var item = Look.Item(title: "Send")
    item.id = "item"
    bar.look.bar = BarLook(items: [item])
    var scene = scene("s", root: view("root", rect(0, 0, 100, 200), [bar]))
    scene.issues = [
      WorkerProtocol.Issue(
        rule: "missing-image", severity: .warning, id: "item", line: 1, message: "")
    ]
    var result = ResolveResult(file: "a")
    result.scenes = [scene, Self.scenes[1]]
    #expect(IssueEntry.entries(of: result).map(\.target) == [Selection(scene: "s", view: "bar")])
  }

  @Test func aConflictTellsItsMembers() {
    func details(_ count: Int) -> [Substring] {
      let members = (0..<count).map {
        WorkerProtocol.Issue.Involved(id: "c\($0)", line: $0, text: "T")
      }
      let issue = WorkerProtocol.Issue(
        rule: "conflict", severity: .error, id: "c0", line: 0, message: "M", involved: members)
      return IssueEntry(issue: issue).details.split(separator: "\n")
    }
    #expect(details(0) == ["M"])
    #expect(details(2) == ["M", "• T (line 0)", "• T (line 1)"])
    #expect(details(14).suffix(2) == ["• T (line 11)", "… and 2 more"])
  }

  @Test func issuesLeadToTheirViews() {
    var result = ResolveResult(file: "a")
    var first = Self.scenes[0]
    first.constraints = [
      ActingConstraint(id: "k", line: 3, text: "", priority: 1000, views: ["gone", "d"])
    ]
    func issue(_ id: String?, _ severity: WorkerProtocol.Issue.Severity) -> WorkerProtocol.Issue {
      WorkerProtocol.Issue(rule: "r", severity: severity, id: id, line: nil, message: "")
    }
    first.issues = [issue("c", .warning), issue("k", .warning)]
    // A scene around the first has its issues as well.
    var second = Self.scenes[1]
    second.issues = first.issues
    result.scenes = [first, second]
    result.diagnostics = [issue("unknown", .info), issue("e", .error)]
    result.companion = CompanionResult(
      file: "/b/a.preview.json",
      diagnostics: [.init(rule: "r", severity: .warning, id: nil, line: 7, message: "")])
    let entries = IssueEntry.entries(of: result)
    #expect(
      entries.map(\.target) == [
        Selection(scene: "two", view: "e"), Selection(scene: "one", view: "c"),
        Selection(scene: "one", view: "d"), nil, nil,
      ])
    #expect(entries.map { $0.place() } == [nil, nil, nil, "a.preview.json · line 7", nil])
  }
}
