import Testing

@testable import Traits

@Suite struct ContentSizeCategoryTests {
  @Test(
    arguments: [
      ("extraSmall", .extraSmall), ("xS", .extraSmall),
      ("UICTContentSizeCategoryXS", .extraSmall),
      ("S", .small), ("UICTContentSizeCategoryS", .small),
      ("medium", .medium), ("m", .medium), ("UICTContentSizeCategoryM", .medium),
      ("LARGE", .large), ("L", .large), ("UICTContentSizeCategoryL", .large),
      ("extraLarge", .extraLarge), ("UICTContentSizeCategoryXL", .extraLarge),
      ("xxL", .extraExtraLarge), ("UICTContentSizeCategoryXXL", .extraExtraLarge),
      ("XXXL", .extraExtraExtraLarge), ("UICTContentSizeCategoryXXXL", .extraExtraExtraLarge),
      ("accessibilityMedium", .accessibilityMedium), ("AX1", .accessibilityMedium),
      ("UICTContentSizeCategoryAccessibilityM", .accessibilityMedium),
      ("ax2", .accessibilityLarge), ("UICTContentSizeCategoryAccessibilityL", .accessibilityLarge),
      ("AX3", .accessibilityExtraLarge),
      ("UICTContentSizeCategoryAccessibilityXL", .accessibilityExtraLarge),
      ("AX4", .accessibilityExtraExtraLarge),
      ("UICTContentSizeCategoryAccessibilityXXL", .accessibilityExtraExtraLarge),
      ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
      ("AX5", .accessibilityExtraExtraExtraLarge),
      ("UICTContentSizeCategoryAccessibilityXXXL", .accessibilityExtraExtraExtraLarge),
      ("", nil), ("AX6", nil), ("default", nil), ("UICTContentSizeCategory", nil),
    ] as [(String, ContentSizeCategory?)])
  func names(text: String, expected: ContentSizeCategory?) {
    #expect(ContentSizeCategory(text) == expected)
  }

  @Test func theyGrow() {
    #expect(ContentSizeCategory.allCases.sorted() == ContentSizeCategory.allCases)
    #expect(ContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    #expect(ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).count == 5)
    #expect(ContentSizeCategory.allCases.last == .largest)
  }
}
