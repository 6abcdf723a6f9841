import Testing

@testable import Traits

struct TraitEnvironmentTests {
  private static let screen = TraitEnvironment(
    screen: TraitCollection(
      horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceIdiom: .phone,
      displayScale: 3, preferredContentSizeCategory: .small, layoutDirection: .leftToRight))

  @Test func everyTraitHasAName() {
    let properties = Mirror(reflecting: TraitCollection()).children.compactMap(\.label)
    #expect(properties == Trait.allCases.map(\.rawValue))
  }

  @Test func childInheritsWithItsOrigin() {
    let window = Self.screen.child(.init(.window))
    #expect(window.traits == Self.screen.traits)
    #expect(Set(window.setBy.values) == [.init(.screen)])
    #expect(Set(window.setBy.keys) == Set(Trait.allCases))
  }

  @Test func unspecifiedTraitsOfAnOverrideAreInherited() {
    let parent = TraitEnvironment.Identity(.viewController, "parent")
    let child = Self.screen.child(
      .init(.viewController, "child"), overrides: TraitCollection(horizontalSizeClass: .regular),
      by: parent)
    #expect(child.traits.horizontalSizeClass == .regular)
    #expect(child.traits.verticalSizeClass == .regular)
    #expect(child.traits.displayScale == 3)
    #expect(child.setBy[.horizontalSizeClass] == parent)
    #expect(child.setBy[.verticalSizeClass] == .init(.screen))
  }

  @Test func innerOverrideWinsAndReachesWhatIsInside() {
    let split = TraitEnvironment.Identity(.viewController, "split")
    let view = TraitEnvironment.Identity(.view, "label")
    let column = Self.screen.child(
      .init(.viewController, "list"), overrides: TraitCollection(horizontalSizeClass: .compact),
      by: split)
    let label = column.child(view, overrides: TraitCollection(verticalSizeClass: .compact))
    #expect(label.setBy[.horizontalSizeClass] == split)
    #expect(label.setBy[.verticalSizeClass] == view)
    #expect(label.traits.sizeClassCell.shortLabel == "wC hC")
  }

  @Test func unspecifiedTraitsHaveNoOrigin() {
    let outside = TraitEnvironment(screen: TraitCollection(displayScale: 2))
    #expect(outside.setBy == [.displayScale: .init(.screen)])
  }
}
