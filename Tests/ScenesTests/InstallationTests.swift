import Testing
import Traits

@testable import Scenes

/// Which views and constraints a size class installs.
@Suite struct InstallationTests {
  /// `a` is left out by default and put in by the two general keys; `b` only by the specific one.
  private let masked = """
    <subviews><view id="a"/><view id="b"/><view id="c"/></subviews>
    <variation key="default">
      <mask key="subviews"><exclude reference="a"/><exclude reference="b"/></mask>
    </variation>
    <variation key="widthClass=regular">
      <mask key="subviews"><include reference="a"/></mask>
    </variation>
    <variation key="heightClass=compact">
      <mask key="subviews"><include reference="a"/></mask>
    </variation>
    <variation key="heightClass=compact-widthClass=regular">
      <mask key="subviews"><include reference="b"/></mask>
    </variation>
    """

  @Test(arguments: [
    (TraitCollection.phonePortrait, ["c"]), (.phoneLandscape, ["a", "c"]),
    (.plusLandscape, ["a", "b", "c"]), (.pad, ["a", "c"]), (.any, ["c"]),
  ])
  func subviewsBySizeClass(traits: TraitCollection, installed: [String]) throws {
    #expect(try scene(masked, traits: traits).children(of: "root") == installed)
  }

  /// Both base classes of wRegular hCompact apply: installation is a union.
  @Test(arguments: [
    (TraitCollection.phonePortrait, []), (.phoneLandscape, ["low"]),
    (.plusLandscape, ["low", "wide"]), (.pad, ["wide"]), (.any, []),
  ])
  func constraintsAreTheUnionOfTheBaseClasses(
    traits: TraitCollection, installed: [String]
  ) throws {
    let scene = try scene(
      """
      <constraints>
        <constraint firstAttribute="width" constant="1" id="low"/>
        <constraint firstAttribute="width" constant="2" id="wide"/>
      </constraints>
      <variation key="default">
        <mask key="constraints"><exclude reference="low"/><exclude reference="wide"/></mask>
      </variation>
      <variation key="widthClass=regular">
        <mask key="constraints"><include reference="wide"/></mask>
      </variation>
      <variation key="heightClass=compact">
        <mask key="constraints"><include reference="low"/></mask>
      </variation>
      """, traits: traits)
    #expect(scene.constraintIDs == installed)
  }

  @Test func aSpecificKeyCanExcludeWhatIsInstalledByDefault() throws {
    let content = """
      <subviews><view id="a"/></subviews>
      <variation key="widthClass=regular">
        <mask key="subviews"><exclude reference="a"/></mask>
      </variation>
      """
    #expect(try scene(content, traits: .pad).viewIDs == ["root"])
    #expect(try scene(content, traits: .phonePortrait).viewIDs == ["root", "a"])
  }

  @Test func whatIsInAnUninstalledViewIsNotInstalledEither() throws {
    let scene = try scene(
      """
      <subviews>
        <view id="a"><subviews><view id="inner"/></subviews>
          <constraints><constraint firstAttribute="width" constant="1" id="of-a"/></constraints>
        </view>
      </subviews>
      <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
      """)
    #expect(scene.viewIDs == ["root"])
    #expect(scene.constraints.isEmpty)
  }

  @Test func aConstraintToAnUninstalledViewIsNotInstalled() throws {
    let scene = try scene(
      """
      <subviews><view id="a"/><view id="b"/></subviews>
      <constraints>
        <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="x"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="bottom" id="y"/>
        <constraint firstItem="b" firstAttribute="width" constant="1" id="z"/>
      </constraints>
      <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
      """)
    #expect(scene.constraintIDs == ["z"])
  }

  /// Names of traits, and values of them, that no environment here has.
  @Test(arguments: ["device=watch38", "widthClass=huge", "fancy=YES", "widthClass"])
  func unknownKeysNeverApply(key: String) throws {
    let scene = try scene(
      """
      <subviews><view id="a"/></subviews>
      <variation key="\(key)"><mask key="subviews"><exclude reference="a"/></mask></variation>
      """)
    #expect(scene.viewIDs == ["root", "a"])
  }
}
