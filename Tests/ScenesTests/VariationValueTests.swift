import Testing
import Traits

@testable import Scenes

/// Values that size classes change.
@Suite struct VariationValueTests {
  @Test(arguments: [
    (TraitCollection.any, "any"), (.phonePortrait, "any"), (.phoneLandscape, "low"),
    (.plusLandscape, "both"), (.pad, "any"),
  ])
  func theMoreSpecificKeyWins(traits: TraitCollection, text: String) throws {
    let scene = try scene(
      """
      <subviews><label id="l" text="any">
        <variation key="heightClass=compact-widthClass=regular" text="both"/>
        <variation key="heightClass=compact" text="low"/>
      </label></subviews>
      """, traits: traits)
    #expect(try scene.view("l")["text"] == text)
  }

  @Test func anAttributeThatNoVariationNamesKeepsItsValue() throws {
    let scene = try scene(
      """
      <subviews><label id="l" text="any" numberOfLines="3">
        <variation key="widthClass=compact" text="narrow"/>
      </label></subviews>
      """)
    #expect(try scene.view("l").number("numberOfLines") == 3)
  }

  /// The catalog beside an image is not that of another one, which a variation names; no name is no image.
  @Test(
    arguments: [
      (TraitCollection.phonePortrait, "star", true), (.pad, "logo", false),
      (.phoneLandscape, nil, false),
    ] as [(TraitCollection, String?, Bool)])
  func imagesVary(traits: TraitCollection, name: String?, isSymbol: Bool) throws {
    let scene = try scene(
      """
      <subviews><imageView id="i" image="star" catalog="system">
        <variation key="widthClass=regular" image="logo"/>
        <variation key="heightClass=compact" image=""/>
      </imageView></subviews>
      """, traits: traits)
    let image = try scene.view("i").imageReference("image")
    #expect(image?.name == name)
    #expect((image.map(scene.isSymbol) ?? false) == isSymbol)
  }

  @Test func valuesThatAreElementsVaryToo() throws {
    let content = """
      <subviews><label id="l">
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <variation key="widthClass=regular">
          <fontDescription key="fontDescription" type="system" pointSize="40"/>
        </variation>
      </label></subviews>
      """
    func size(_ traits: TraitCollection) throws -> Double {
      let scene = try scene(content, traits: traits)
      return try scene.view("l").font(defaultSize: 1, typography: scene.typography).pointSize
    }
    #expect(try size(.phonePortrait) == 17)
    #expect(try size(.pad) == 40)
  }

  @Test(arguments: [(TraitCollection.phonePortrait, 20.0, 1000.0), (.pad, 80, 750)])
  func constraintsVary(traits: TraitCollection, constant: Double, priority: Double) throws {
    let scene = try scene(
      """
      <constraints><constraint firstAttribute="width" constant="20" id="w">
        <variation key="widthClass=regular" constant="80" priority="750"/>
      </constraint></constraints>
      """, traits: traits)
    let width = try scene.constraint("w")
    #expect(width.constant == constant)
    #expect(width.priority == priority)
  }

  // MARK: Ties

  /// Apple's rule for two keys of one trait each is not known.
  private func tied(_ width: String, _ height: String) -> String {
    """
    <subviews><label id="l" text="any">
      <variation key="heightClass=compact" text="\(height)"/>
      <variation key="widthClass=regular" text="\(width)"/>
    </label></subviews>
    """
  }

  @Test func aTieIsReportedAndTheLaterKeyWins() throws {
    let scene = try scene(tied("wide", "low"), traits: .plusLandscape)
    #expect(try scene.view("l")["text"] == "wide")
    let diagnostic = try #require(scene.diagnostics.first)
    #expect(scene.diagnostics.count == 1)
    #expect(diagnostic.rule == .variationTie)
    #expect(diagnostic.id == "l")
    #expect(diagnostic.message.contains("heightClass=compact"))
    #expect(diagnostic.message.contains("widthClass=regular"))
  }

  @Test func keysThatAgreeAreNoTie() throws {
    #expect(try scene(tied("same", "same"), traits: .plusLandscape).diagnostics.isEmpty)
  }

  @Test func keysThatDoNotBothApplyAreNoTie() throws {
    #expect(try scene(tied("wide", "low"), traits: .pad).diagnostics.isEmpty)
  }

  @Test func aTieOfAConstraintIsReported() throws {
    let scene = try scene(
      """
      <constraints><constraint firstAttribute="width" constant="20" id="w">
        <variation key="heightClass=compact" constant="1"/>
        <variation key="widthClass=regular" constant="2"/>
      </constraint></constraints>
      """, traits: .plusLandscape)
    #expect(scene.diagnostics.map(\.rule) == [.variationTie])
    #expect(try scene.constraint("w").constant == 2)
  }
}
