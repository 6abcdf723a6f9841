import Testing

@testable import Traits

@Suite struct TraitCollectionTests {
  static let phone = TraitCollection(
    horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceIdiom: .phone,
    displayScale: 3)

  @Test(arguments: [
    (TraitCollection(), true),
    (phone, true),
    (TraitCollection(horizontalSizeClass: .compact), true),
    (TraitCollection(horizontalSizeClass: .regular), false),
    (TraitCollection(verticalSizeClass: .regular, displayScale: 3), true),
    (TraitCollection(verticalSizeClass: .regular, displayScale: 2), false),
    (TraitCollection(verticalSizeClass: .compact, displayScale: 3), false),
    (TraitCollection(userInterfaceIdiom: .phone), true),
    (TraitCollection(userInterfaceIdiom: .pad), false),
    (TraitCollection(preferredContentSizeCategory: .large), false),
    (TraitCollection(layoutDirection: .rightToLeft), false),
  ])
  func contains(_ other: TraitCollection, _ expected: Bool) {
    #expect(Self.phone.contains(other) == expected)
  }

  @Test func anUnspecifiedTraitContainsNoSpecifiedOne() {
    #expect(!TraitCollection().contains(TraitCollection(displayScale: 2)))
    #expect(!TraitCollection(horizontalSizeClass: .compact).contains(Self.phone))
  }

  @Test(arguments: [
    ([], TraitCollection()),
    ([phone], phone),
    ([phone, TraitCollection()], phone),
    ([TraitCollection(), phone], phone),
    (
      [
        TraitCollection(horizontalSizeClass: .compact),
        TraitCollection(verticalSizeClass: .regular),
      ],
      TraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .regular)
    ),
    (
      [
        TraitCollection(horizontalSizeClass: .compact, displayScale: 1),
        TraitCollection(horizontalSizeClass: .regular),
        TraitCollection(displayScale: 2),
      ],
      TraitCollection(horizontalSizeClass: .regular, displayScale: 2)
    ),
    (
      [TraitCollection(userInterfaceIdiom: .phone), TraitCollection(userInterfaceIdiom: .pad)],
      TraitCollection(userInterfaceIdiom: .pad)
    ),
    (
      [
        TraitCollection(preferredContentSizeCategory: .accessibilityLarge),
        TraitCollection(preferredContentSizeCategory: .large),
      ],
      TraitCollection(preferredContentSizeCategory: .large)
    ),
    (
      [
        TraitCollection(layoutDirection: .rightToLeft),
        TraitCollection(preferredContentSizeCategory: .large),
      ],
      TraitCollection(preferredContentSizeCategory: .large, layoutDirection: .rightToLeft)
    ),
  ])
  func combining(_ collections: [TraitCollection], _ expected: TraitCollection) {
    #expect(TraitCollection(combining: collections) == expected)
  }

  /// Overriding only the width keeps the parent's compact height.
  @Test func anOverrideKeepsWhatItLeavesUnspecified() {
    let landscape = TraitCollection(
      horizontalSizeClass: .compact, verticalSizeClass: .compact, displayScale: 2)
    let child = landscape.overridden(by: TraitCollection(horizontalSizeClass: .regular))
    #expect(child.horizontalSizeClass == .regular)
    #expect(child.verticalSizeClass == .compact)
    #expect(child.displayScale == 2)
  }

  @Test(
    arguments: [
      (nil, nil, true), (SizeClass.compact, nil, true), (nil, SizeClass.regular, true),
      (.compact, .regular, true), (.compact, .compact, false), (.regular, nil, false),
    ] as [(SizeClass?, SizeClass?, Bool)])
  func matches(_ width: SizeClass?, _ height: SizeClass?, _ expected: Bool) {
    #expect(Self.phone.matches(widthClass: width, heightClass: height) == expected)
  }

  @Test func description() {
    #expect(Self.phone.description == "wCompact hRegular, phone, 3x")
    #expect(
      TraitCollection(
        displayScale: 2, preferredContentSizeCategory: .extraLarge, layoutDirection: .rightToLeft
      ).description == "wAny hAny, 2x, extraLarge, rightToLeft")
    #expect(TraitCollection(verticalSizeClass: .compact).description == "wAny hCompact")
  }
}
