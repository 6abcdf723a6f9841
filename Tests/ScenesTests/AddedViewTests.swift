import Companion
import InterfaceBuilder
import Testing
import TextMetrics
import Traits

@testable import Scenes
@testable import Styles

/// Views that code adds, as a companion file declares them.
@Suite struct AddedViewTests {
  private static let content = """
    <view key="view" id="root">
      <subviews>
        <stackView id="stack" translatesAutoresizingMaskIntoConstraints="NO">
          <subviews><label id="one" text="1"/><label id="two" text="2"/></subviews>
        </stackView>
        <tableView id="table" dataMode="prototypes">
          <prototypes>
            <tableViewCell reuseIdentifier="Row" id="cell">
              <tableViewCellContentView key="contentView" id="content">
                <subviews><label id="title" text="T"/></subviews>
              </tableViewCellContentView>
            </tableViewCell>
          </prototypes>
        </tableView>
        <view id="box" userLabel="Box"/>
      </subviews>
    </view>
    <connections><outlet property="labels" destination="stack" id="o1"/></connections>
    """

  private func scene(
    _ companion: String, content: String = content, traits: TraitCollection = .phonePortrait,
    isAsDesigned: Bool = false
  ) throws -> Scene {
    var set = try storyboard(
      controller("vc", "viewController", #"customClass="PhotoController""#, content))
    set.companion = try CompanionFile(parsing: Array(companion.utf8))
    #expect(set.companion?.unknownNames(in: set).isEmpty == true)
    return try set.scene(at: 0, traits: traits, isAsDesigned: isAsDesigned)
  }

  private func subviews(_ id: String, of scene: Scene) throws -> [String] {
    try scene.view(id).children.map { scene.views[$0].id }
  }

  @Test(arguments: [
    // By id, outlet, label, class of the controller, and what UIKit calls the root view.
    ("stack", "", "stack", ["one", "two", "added"]),
    ("labels", "", "stack", ["one", "two", "added"]),
    ("labels", #""at": 0, "#, "stack", ["added", "one", "two"]),
    ("labels", #""at": 1, "#, "stack", ["one", "added", "two"]),
    ("labels", #""at": 7, "#, "stack", ["one", "two", "added"]), ("Box", "", "box", ["added"]),
    ("Box", #""at": 0, "#, "box", ["added"]),
    ("PhotoController", "", "root", ["stack", "table", "box", "added"]),
    ("view", "", "root", ["stack", "table", "box", "added"]),
    ("cell", "", "content", ["title", "added"]), ("Row", "", "content", ["title", "added"]),
  ]) func theyLieInTheirContainer(
    container: String, place: String, id: String, expected: [String]
  ) throws {
    let text = """
      {"views": [{"name": "added", "in": "\(container)", \(place)"class": "UILabel"}]}
      """
    let made = try scene(text)
    #expect(try subviews(id, of: made) == expected)
    #expect(made.diagnostics.isEmpty)
    // A view comes after its superview and its earlier siblings.
    #expect(
      made.views.indexed.allSatisfy { index, view in view.children.allSatisfy { $0 > index } })
    #expect(made.views.indexed.allSatisfy { $1.children == $1.children.sorted() })
    #expect(try scene(text, isAsDesigned: true).views.allSatisfy { $0.id != "added" })
  }

  @Test func aControllerWithoutAViewHasThem() throws {
    let scene = try scene(
      #"{"views": [{"name": "added", "in": "PhotoController", "class": "UISwitch"}]}"#, content: "")
    #expect(scene.views.map(\.kind).starts(with: [.view, .toggle]))
  }

  @Test func theyLieInOneAnother() throws {
    let scene = try scene(
      """
      {"views": [{"name": "inner", "in": "outer", "class": "UIView"},
                 {"name": "outer", "in": "box", "class": "UIView"}]}
      """)
    #expect(try subviews("outer", of: scene) == ["inner"])
  }

  /// Those that are added to themselves, to one another, or under a name that the document has, are nowhere; all
  /// else is there.
  @Test(arguments: [
    #"{"name": "view", "in": "view", "class": "UIView"}"#,
    #"{"name": "Box", "in": "Box", "class": "UIView"}"#,
    #"{"name": "box", "in": "box", "class": "UIView"}"#,
    #"{"name": "labels", "in": "labels", "class": "UIView"}"#,
    #"{"name": "a", "in": "b", "class": "UIView"}, {"name": "b", "in": "a", "class": "UIView"}"#,
    #"{"name": "box", "in": "b", "class": "UIView"}, {"name": "b", "in": "box", "class": "UIView"}"#,
  ]) func circles(views: String) throws {
    var set = try storyboard(controller("vc", "viewController", "", Self.content))
    let plain = try set.scene(at: 0, traits: .phonePortrait, isAsDesigned: false).views.count
    set.companion = try CompanionFile(parsing: Array(#"{"views": [\#(views)]}"#.utf8))
    #expect(try set.scene(at: 0, traits: .phonePortrait, isAsDesigned: false).views.count == plain)
    #expect(set.companion?.unknownNames(in: set).isEmpty == false)
  }

  /// One name is one view, the first that has it.
  @Test func oneContainer() throws {
    let content = Self.content.replacing(
      #"<label id="two" text="2"/>"#,
      with: """
        <label id="two" text="2" userLabel="Box"/>
        """)
    let scene = try scene(
      #"{"views": [{"name": "added", "in": "Box", "class": "UIView"}]}"#, content: content)
    #expect(try subviews("two", of: scene) == ["added"])
    #expect(scene.views.count { $0.id == "added" } == 1)
  }

  /// Of several with one name the first whose condition holds is there.
  @Test func conditions() throws {
    let text = """
      {"views": [
        {"name": "added", "in": "box", "class": "UILabel", "when": {"verticalSizeClass": "compact"}},
        {"name": "added", "in": "stack", "class": "UIButton", "when": {"narrowerThan": 1}},
        {"name": "added", "in": "root", "class": "UISlider"}]}
      """
    #expect(try scene(text).view("added").kind == .slider)
    let low = try scene(text, traits: .phoneLandscape)
    #expect(try low.view("added").kind == .label)
    #expect(low.views.count { $0.id == "added" } == 1)
  }

  @Test(
    arguments: [
      ("UIView", ViewKind.view, nil), ("UILabel", .label, nil), ("UISwitch", .toggle, nil),
      ("WKWebView", .wkWebView, nil), ("UIControl", .view, "UIControl"),
      ("BadgeView", .view, "BadgeView"), ("PillButton", .button, "PillButton"),
      ("WidePill", .button, "WidePill"),
    ] as [(String, ViewKind, String?)]) func classes(
      name: String, kind: ViewKind, customClass: String?
    ) throws
  {
    var set = try storyboard(controller("vc", "viewController", "", Self.content))
    set.companion = try CompanionFile(
      parsing: Array(#"{"views": [{"name": "a", "in": "box", "class": "\#(name)"}]}"#.utf8))
    set.looks.classes["PillButton"] = ProjectLooks.ClassLook()
    set.looks.classes["PillButton"]?.baseClass = "UIButton"
    set.looks.classes["WidePill"] = ProjectLooks.ClassLook()
    set.looks.classes["WidePill"]?.baseClass = "PillButton"
    let view = try set.scene(at: 0, traits: .phonePortrait, isAsDesigned: false).view("a")
    #expect(view.kind == kind)
    #expect(view.customClass == customClass)
  }

  @Test func contents() throws {
    let scene = try scene(
      """
      {"views": [
        {"name": "l", "in": "box", "class": "UILabel", "text": "New", "font": {"style": "title1"},
         "values": {"numberOfLines": 2, "textColor": "#FF0000"}},
        {"name": "b", "in": "box", "class": "UIButton", "buttonType": "system", "text": "Go",
         "systemImage": "star", "font": {"size": 20, "weight": "heavy"}},
        {"name": "i", "in": "box", "class": "UIImageView", "image": "Skyline"},
        {"name": "h", "in": "box", "class": "UIImageView", "systemImage": "heart",
         "font": {"size": 34, "weight": "bold"}},
        {"name": "f", "in": "box", "class": "UITextField", "placeholder": "Name"},
        {"name": "s", "in": "box", "class": "UISegmentedControl", "segments": ["A", "B"]},
        {"name": "v", "in": "box", "class": "UIView",
         "frame": {"x": 1, "y": 2, "width": 3, "height": 4}}]}
      """)
    let palette = Palette(of: scene, appearance: .light, isElevated: false, assetColors: [:])
    let label = try Label(scene.view("l"))
    #expect(try scene.view("l").plainText == "New" && label.numberOfLines == 2)
    #expect(try scene.view("l").color("textColor", in: palette) == Color(text: "#FF0000"))
    #expect(try scene.view("l").font(defaultSize: 1, typography: scene.typography).pointSize == 28)
    #expect(try scene.view("l").translatesAutoresizingMask == false)
    let button = try Button(scene.view("b"))
    #expect(button.title == "Go" && button.buttonType == .system && button.image?.name == "star")
    #expect(button.image.map(scene.isSymbol) == true)
    let font = button.font(typography: scene.typography)
    #expect(font.pointSize == 20 && font.weight == .heavy)
    #expect(try ImageView(scene.view("i")).image?.name == "Skyline")
    let heart = try #require(try ImageView(scene.view("h")).image)
    let symbol = try SymbolConfiguration(
      of: heart, in: scene.view("h"), typography: scene.typography)
    #expect(symbol.pointSize == 34 && symbol.weight == .bold && scene.isSymbol(heart))
    #expect(try scene.view("f").placeholder == "Name")
    #expect(try SegmentedControl(scene.view("s")).segments.map(\.title) == ["A", "B"])
    let frame = try scene.view("v")
    #expect(frame.storedFrame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(frame.translatesAutoresizingMask)
    #expect(try scene.view("l").written("text")?.source == .code)
  }

  /// Rows of one prototype all have what code adds to it, with its constraints and those of the document
  /// that code deactivates.
  @Test func everyRowHasThem() throws {
    let scene = try scene(
      """
      {"lists": [{"view": "table", "sections": [{"rows": [
         {"cell": "Row", "count": 3, "texts": {"badge": ["{row}"]}}]}]}],
       "views": [{"name": "badge", "in": "cell", "class": "UILabel"}],
       "constraints": [{"in": "PhotoController",
         "alternatives": [{"constraints": ["[title]-4-[badge]-|", "badge.width == table.width"]}]}]}
      """)
    let badges = scene.views.indexed.filter { RowID.element(of: $1.id) == "badge" }
    #expect(badges.map { $1.plainText } == ["1", "2", "3"])
    #expect(scene.constraints.count == 9)
    for (index, _) in badges {
      let own = scene.constraints.filter { $0.first == .view(index) || $0.second == .view(index) }
      #expect(own.count == 3)
      let cell = try #require(scene.views[index].parent)
      for constraint in own where constraint.firstAttribute != .width {
        for item in [constraint.first, constraint.second].compactMap(\.self) {
          #expect(scene.view(scene.view(of: item), isInside: cell))
        }
      }
    }
    #expect(Set(scene.constraints.map(\.id)).count == 9)
    #expect(Set(scene.constraints.map { PlaceIDs.line(of: $0.id) }) == [5])
    #expect(PlaceIDs.line(of: "ninefold:row:0.1:c1") == nil)
  }

  /// Where the first row isn't made, as it is far out of sight, the others have theirs all the same.
  @Test func rowsOfALongListHaveThem() throws {
    var set = try storyboard(
      controller("vc", "viewController", #"customClass="PhotoController""#, Self.content))
    set.companion = try CompanionFile(
      parsing: Array(
        """
        {"lists": [{"view": "table", "sections": [{"rows": [{"cell": "Row", "count": 500}]}]}],
         "views": [{"name": "badge", "in": "cell", "class": "UILabel"}],
         "constraints": [{"in": "PhotoController", "alternatives": [{"constraints": [
           "[title]-4-[badge]", "badge.width == table.width"]}]}]}
        """.utf8))
    let device = try #require(DeviceCatalogue.builtIn.device(named: "iPhone 15 Pro"))
    let scene = set.scene(
      set.entries[0], environment: device.environment(.portrait), isAsDesigned: false,
      windows: ["table": ListWindow(rows: 200..<260, sizes: [:])])
    let badges = scene.views.indexed.filter { RowID.element(of: $1.id) == "badge" }
    #expect(badges.count == 60 && scene.diagnostics.isEmpty)
    #expect(scene.constraints.count == 120)
    let ids = Set(scene.constraints.map(\.id))
    #expect(ids.count == 120)
    for (index, _) in badges {
      let own = scene.constraints.filter { constraint in
        [constraint.first, constraint.second].contains(.view(index))
      }
      #expect(own.count == 2)
    }
  }

  @Test func namesMayNotBeTaken() throws {
    var set = try storyboard(controller("vc", "viewController", "", Self.content))
    func diagnostics(_ text: String) throws -> [CompanionDiagnostic] {
      set.companion = try CompanionFile(parsing: Array(text.utf8))
      return try #require(set.companion).unknownNames(in: set)
    }
    let taken = try diagnostics(#"{"views": [{"name": "box", "in": "view", "class": "UIView"}]}"#)
    #expect(taken.map(\.path) == ["$.views[0].name"])
    let nowhere = try diagnostics(#"{"views": [{"name": "a", "in": "bax", "class": "UIView"}]}"#)
    #expect(nowhere.map(\.path) == ["$.views[0].in"])
    #expect(
      try diagnostics(
        """
        {"views": [{"name": "a", "in": "box", "class": "UIView"}],
         "texts": [{"view": "a", "text": ""}], "properties": [{"view": "a", "values": {}}]}
        """
      ).isEmpty)
  }
}
