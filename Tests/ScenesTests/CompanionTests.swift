import Companion
import InterfaceBuilder
import Testing
import Traits

@testable import Scenes
@testable import Styles

/// A scene to which its companion file has been applied.
@Suite struct CompanionTests {
  /// A controller with the outlets `picture` (to `a`) and `upright` (to `c1` and `c2`).
  private func scene(
    _ companion: String, traits: TraitCollection = .phonePortrait, isAsDesigned: Bool = false,
    replacing replaced: String? = nil, with replacement: String = ""
  ) throws -> Scene {
    let document = controller(
      "vc", "viewController", #"storyboardIdentifier="Photo" customClass="PhotoController""#,
      """
      <view key="view" id="root">
        <subviews>
          <imageView id="a" translatesAutoresizingMaskIntoConstraints="NO"/>
          <view id="box" userLabel="Box" translatesAutoresizingMaskIntoConstraints="NO">
            <viewLayoutGuide key="safeArea" id="boxSafe"/>
            <subviews>
              <label id="b" text="Hello" translatesAutoresizingMaskIntoConstraints="NO">
                <color key="textColor" systemColor="systemRedColor"/>
              </label>
            </subviews>
          </view>
        </subviews>
        <constraints>
          <constraint firstItem="a" firstAttribute="width" constant="10" id="c1"/>
          <constraint firstItem="a" firstAttribute="height" constant="10" id="c2"/>
          <constraint firstItem="a" firstAttribute="top" secondItem="root" \
      secondAttribute="top" id="c3"/>
        </constraints>
      </view>
      <connections>
        <outlet property="picture" destination="a" id="o1"/>
        <outletCollection property="upright" destination="c1" id="o2"/>
        <outletCollection property="upright" destination="c2" id="o3"/>
      </connections>
      """)
    var set = try storyboard(
      replaced.map { document.replacing($0, with: replacement) } ?? document)
    set.companion = try CompanionFile(parsing: Array(companion.utf8))
    return try set.scene(at: 0, traits: traits, isAsDesigned: isAsDesigned)
  }

  private func constraints(_ format: String, when condition: String = "{}") -> String {
    """
    { "constraints": [ { "in": "Photo", "alternatives": [ { "when": \(condition),
    "deactivates": ["upright"],
    "constraints": ["\(format)"] } ] } ] }
    """
  }

  /// What a declared constraint is between, as in `view 1.leading view 0.leading 8`.
  private func description(_ constraint: Constraint) -> String {
    func text(_ item: LayoutItem, _ attribute: LayoutAttribute?) -> String {
      switch item {
      case .view(let index): "view \(index.offset).\(attribute?.rawValue ?? "")"
      case .guide(let index): "guide \(index.offset).\(attribute?.rawValue ?? "")"
      }
    }
    let second = constraint.second.map { text($0, constraint.secondAttribute) } ?? "–"
    let first = text(constraint.first, constraint.firstAttribute)
    return "\(first) \(second) in \(constraint.owner.offset)"
  }

  @Test func constraintsAreExchangedWhereTheConditionHolds() throws {
    let text = constraints("|-5-[picture(30)]", when: #"{"verticalSizeClass": "compact"}"#)
    let upright = try scene(text)
    #expect(upright.constraintIDs == ["c1", "c2", "c3"])
    let low = try scene(text, traits: .phoneLandscape)
    #expect(
      low.constraintIDs == ["c3", "ninefold:companion:3:31", "ninefold:companion:3:20"])
    #expect(low.diagnostics.isEmpty)
    let designed = try scene(text, traits: .phoneLandscape, isAsDesigned: true)
    #expect(designed.constraintIDs == ["c1", "c2", "c3"])
  }

  @Test(arguments: [
    // By id, outlet, label, and what UIKit calls the root view and its guides.
    ("a.width == 1", "view 1.width – in 1"), ("picture.width == 1", "view 1.width – in 1"),
    ("a.width == Box.width", "view 1.width view 2.width in 0"),
    ("a.width == view.width", "view 1.width view 0.width in 0"),
    ("b.width == box.width", "view 3.width view 2.width in 2"),
    ("b.width == superview.width", "view 3.width view 2.width in 2"),
    // Guide 0 is the box's own.
    ("a.top == safeArea.top", "view 1.top guide 1.top in 0"),
    ("V:[topLayoutGuide][a]", "view 1.top guide 1.bottom in 0"),
    ("V:|[b]", "view 3.top view 2.top in 2"), ("|-[a]", "view 1.leading view 0.leadingMargin in 0"),
  ]) func namesAreTheDocumentsOwn(format: String, expected: String) throws {
    let scene = try scene(constraints(format))
    #expect(scene.diagnostics.isEmpty)
    #expect(try description(#require(scene.constraints.last)) == expected)
  }

  /// UIKit's names for the root view's guides go before labels, whether the document mentions the guides
  /// or not, but after outlets.
  @Test func guidesAreNamedBeforeLabels() throws {
    let text = constraints("a.top == safeArea.top")
    func constraint(_ replaced: String, _ replacement: String) throws -> Constraint? {
      try scene(text, replacing: replaced, with: replacement).constraints.last
    }
    let labelled = try #require(try constraint(#"userLabel="Box""#, #"userLabel="safeArea""#))
    #expect(description(labelled) == "view 1.top guide 1.top in 0")
    let outlet = try #require(
      try constraint(
        #"<outlet property="picture" destination="a""#,
        #"<outlet property="safeArea" destination="box""#))
    #expect(description(outlet) == "view 1.top view 2.top in 0")
  }

  @Test func standardSpacingIsEight() throws {
    #expect(try scene(constraints("[a]-[box]")).constraints.last?.constant == 8)
  }

  @Test(arguments: [("[a]-[c]", 21), ("a.width == c.width", 18)])
  func unknownNamesAreReportedWithTheirPlace(format: String, column: Int) throws {
    let scene = try scene(constraints(format))
    #expect(scene.constraintIDs == ["c3"])
    let message = try #require(scene.diagnostics.first?.message)
    #expect(message.contains("line 3, column \(column)") && message.contains("“c”"), "\(message)")
  }

  @Test func constraintsOfOtherScenesStayOut() throws {
    let other = constraints("[a]-[box]").replacing("Photo", with: "Other")
    #expect(try scene(other).constraintIDs == ["c1", "c2", "c3"])
  }

  @Test func textsAreSet() throws {
    let text = #"{"texts": [{"view": "b", "text": "Bye"}, {"view": "elsewhere", "text": ""}]}"#
    #expect(try scene(text).view("b").plainText == "Bye")
    #expect(try scene(text, isAsDesigned: true).view("b").plainText == "Hello")
  }

  @Test func appearanceGivesWayToTheDocument() throws {
    let scene = try scene(
      """
      { "appearance": [
        { "class": "UIView", "containedIn": "PhotoController",
          "properties": { "backgroundColor": "#FF0000", "alpha": 0.5, "opaque": false } },
        { "class": "UILabel", "properties": { "textColor": "blue", "text": "No" } },
        { "class": "UIImageView", "containedIn": "OtherController",
          "properties": { "alpha": 0.1 } } ] }
      """)
    let palette = Palette(of: scene, appearance: .light)
    let label = try scene.view("b")
    #expect(label.color("backgroundColor", in: palette) == Color(hex: 0xFF0000))
    #expect(label.color("textColor", in: palette) == palette[.systemRed])
    #expect(label.plainText == "Hello" && label.flag("opaque") == false)
    #expect(try scene.view("a").number("alpha") == 0.5)
  }

  /// A xib's outlets are those of the object that loads it.
  @Test func aXibsOwnerHasNames() throws {
    var set = SceneSet(
      try Document(
        parsing: Array(
          """
          <?xml version="1.0" encoding="UTF-8"?>
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
          toolsVersion="22505"><objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"><connections>
            <outlet property="title" destination="l" id="o"/></connections></placeholder>
          <view id="v"><subviews><label id="l" text="Old"/></subviews></view>
          </objects></document>
          """.utf8)))
    set.companion = try CompanionFile(
      parsing: Array(
        """
        {"texts": [{"view": "title", "text": "New"}],
         "constraints": [{"in": "Card", "alternatives": [{"constraints": ["|-[title]"]}]}]}
        """.utf8))
    let scene = try set.scene(at: 0)
    #expect(try scene.view("l").plainText == "New")
    #expect(scene.constraints.count == 1)
  }
}
