import InterfaceBuilder
import Testing
import Traits

@testable import Scenes

@Suite struct ConstraintTests {
  /// A scene with the views `root` (0), `a` (1) and `b` (2), and a constraint `c` that `a` holds.
  private func sceneWithConstraint(
    _ attributes: String, isAsDesigned: Bool = false
  ) throws -> Scene {
    try scene(
      """
      <subviews>
        <view id="a">
          <constraints><constraint \(attributes) id="c"/></constraints>
        </view>
        <view id="b"/>
      </subviews>
      """, isAsDesigned: isAsDesigned)
  }

  private func constraint(_ attributes: String) throws -> Constraint {
    try sceneWithConstraint(attributes).constraint("c")
  }

  @Test func anItemThatIsNotWrittenIsTheViewThatHoldsTheConstraint() throws {
    let found = try constraint(
      #"firstAttribute="bottom" secondItem="b" secondAttribute="top""#)
    #expect(found.first == .view(ViewIndex(1)))
    #expect(found.second == .view(ViewIndex(2)))
    #expect(found.owner == ViewIndex(1))
    let other = try constraint(#"firstItem="b" firstAttribute="top" secondAttribute="bottom""#)
    #expect(other.first == .view(ViewIndex(2)))
    #expect(other.second == .view(ViewIndex(1)))
  }

  @Test func aConstantLengthHasNoSecondItem() throws {
    let width = try constraint(#"firstAttribute="width" constant="12.5""#)
    #expect(width.first == .view(ViewIndex(1)))
    #expect(width.second == nil)
    #expect(width.secondAttribute == nil)
    #expect(width.constant == 12.5)
  }

  @Test func whatIsNotWrittenHasItsDefault() throws {
    let found = try constraint(#"firstAttribute="width""#)
    #expect(found.relation == .equal)
    #expect(found.multiplier == 1)
    #expect(found.constant == 0)
    #expect(found.priority == 1000)
  }

  @Test(arguments: [
    ("16:9", 16.0 / 9), ("16/9", 16.0 / 9), ("1:2", 0.5), ("0.75", 0.75), ("-1", -1),
    ("2.5:5", 0.5),
  ])
  func multipliers(text: String, value: Double) throws {
    let found = try constraint(
      #"firstAttribute="width" secondAttribute="height" multiplier="\#(text)""#)
    #expect(abs(found.multiplier - value) < 1e-12)
  }

  @Test(arguments: ["wide", "1:2:3", ""])
  func aConstraintWithoutAUsableMultiplierIsReportedAndLeftOut(text: String) throws {
    let scene = try sceneWithConstraint(
      #"firstAttribute="width" secondAttribute="height" multiplier="\#(text)""#)
    #expect(scene.constraints.isEmpty)
    #expect(scene.diagnostics.map(\.rule) == [.badValue])
    #expect(scene.diagnostics.map(\.id) == ["c"])
  }

  @Test(arguments: [
    ("equal", LayoutRelation.equal), ("lessThanOrEqual", .lessThanOrEqual),
    ("greaterThanOrEqual", .greaterThanOrEqual),
  ])
  func relations(text: String, relation: LayoutRelation) throws {
    #expect(try constraint(#"firstAttribute="width" relation="\#(text)""#).relation == relation)
  }

  @Test(arguments: [("1", 1.0), ("250", 250), ("749.5", 749.5), ("999.90000000000001", 999.9)])
  func prioritiesKeepTheirDecimals(text: String, priority: Double) throws {
    #expect(try constraint(#"firstAttribute="width" priority="\#(text)""#).priority == priority)
  }

  @Test(arguments: [
    ("left", LayoutAttribute.left), ("right", .right), ("top", .top), ("bottom", .bottom),
    ("leading", .leading), ("trailing", .trailing), ("width", .width), ("height", .height),
    ("centerX", .centerX), ("centerY", .centerY), ("baseline", .baseline),
    ("firstBaseline", .firstBaseline), ("leftMargin", .leftMargin), ("rightMargin", .rightMargin),
    ("topMargin", .topMargin), ("bottomMargin", .bottomMargin), ("leadingMargin", .leadingMargin),
    ("trailingMargin", .trailingMargin), ("centerXWithinMargins", .centerXWithinMargins),
    ("centerYWithinMargins", .centerYWithinMargins),
  ])
  func attributes(name: String, attribute: LayoutAttribute) throws {
    let found = try constraint(#"firstAttribute="\#(name)" secondItem="b" secondAttribute="top""#)
    #expect(found.firstAttribute == attribute)
  }

  @Test func aConstraintWithAnUnknownAttributeIsReportedAndLeftOut() throws {
    let scene = try sceneWithConstraint(#"firstAttribute="diagonal" constant="3""#)
    #expect(scene.constraints.isEmpty)
    #expect(scene.diagnostics.map(\.rule) == [.badValue])
  }

  @Test func aConstraintWithASecondItemButNotItsAttributeIsReportedAndLeftOut() throws {
    let scene = try sceneWithConstraint(#"firstAttribute="width" secondItem="b""#)
    #expect(scene.constraints.isEmpty)
    #expect(scene.diagnostics.map(\.rule) == [.badValue])
  }

  @Test func anUnknownRelationIsReportedAndTakenForAnEquality() throws {
    let scene = try sceneWithConstraint(#"firstAttribute="width" relation="about""#)
    #expect(scene.constraints.map(\.relation) == [.equal])
    #expect(scene.diagnostics.map(\.rule) == [.badValue])
  }

  @Test func aPlaceholderIsInstalledOnTheDesignsCanvasOnly() throws {
    let attributes = #"placeholder="YES" firstAttribute="width" constant="3""#
    #expect(try sceneWithConstraint(attributes, isAsDesigned: true).constraintIDs == ["c"])
    #expect(try sceneWithConstraint(attributes, isAsDesigned: false).constraintIDs.isEmpty)
  }

  @Test func aSymbolicConstantIsWhatIsWritten() throws {
    let spacing = #"firstItem="b" firstAttribute="top" secondAttribute="bottom" symbolic="YES""#
    #expect(try constraint(spacing).constant == 0)
    #expect(try constraint(spacing + #" constant="8""#).constant == 8)
  }

  @Test func standardSpaceToTheSafeAreaIsNone() throws {
    let scene = try scene(
      """
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
        <constraint firstItem="safe" firstAttribute="leading" secondAttribute="leading" \
      constant="20" symbolic="YES" id="c"/>
        <constraint firstItem="safe" firstAttribute="leading" secondAttribute="leading" \
      constant="20" id="d"/>
      </constraints>
      """)
    #expect(scene.constraints.map(\.constant) == [0, 20])
  }

  @Test func aConstraintToNothingInTheSceneIsLeftOut() throws {
    let scene = try sceneWithConstraint(
      #"firstItem="gone" firstAttribute="top" secondAttribute="top""#)
    #expect(scene.constraints.isEmpty)
  }

  @Test func constraintsReferToGuides() throws {
    let scene = try scene(
      """
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
        <constraint firstItem="safe" firstAttribute="top" secondAttribute="top" id="c"/>
      </constraints>
      """)
    #expect(try scene.constraint("c").first == .guide(GuideIndex(0)))
  }

  /// Before iOS 6 there are none: all views follow their masks.
  @Test(arguments: [(5, 0), (6, 1), (17, 1)])
  func constraintsBySystem(_ system: Int, _ count: Int) throws {
    let set = try storyboard(
      controller(
        "vc", "viewController", "",
        """
        <view key="view" id="root"><subviews>
        <label id="l" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
        <constraint firstItem="l" firstAttribute="width" constant="50" id="w"/></constraints></view>
        """))
    var environment = Traits.Environment(
      traits: .phonePortrait, size: Size(width: 320, height: 480), safeArea: .zero,
      statusBarHeight: 20, rootMargin: 16, device: nil, orientation: .portrait)
    environment.system = SystemVersion(system)
    let scene = set.scene(set.entries[0], environment: environment, isAsDesigned: false)
    #expect(scene.constraints.count == count)
    #expect(try scene.view("l").translatesAutoresizingMask == (count == 0))
  }
}
