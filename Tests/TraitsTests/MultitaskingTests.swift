import Testing

@testable import Traits

struct MultitaskingTests {
  /// Widths of windows in points. Source: reference/multitasking.json.
  @Test(arguments: [
    // The screen in landscape, one third, one half, two thirds.
    (1024.0, 768.0, 320.0, 507.0, 694.0), (1080, 810, 320, 535, 750), (1112, 834, 320, 551, 782),
    (1194, 834, 375, 592, 809), (1180, 820, 375, 585, 795), (1133, 744, 375, 561.5, 748),
    (1210, 834, 375, 600, 825), (1366, 1024, 375, 678, 981), (1376, 1032, 375, 683, 991),
  ])
  func landscape(
    _ width: Double, _ height: Double, _ third: Double, _ half: Double, _ twoThirds: Double
  ) {
    let screen = Size(width: width, height: height)
    #expect(Multitasking.oneThird.width(onScreen: screen) == third)
    #expect(Multitasking.slideOver.width(onScreen: screen) == third)
    #expect(Multitasking.oneHalf.width(onScreen: screen) == half)
    #expect(Multitasking.twoThirds.width(onScreen: screen) == twoThirds)
    #expect(Multitasking.fullScreen.width(onScreen: screen) == width)
  }

  @Test(arguments: [
    (768.0, 1024.0, 320.0, 438.0), (810, 1080, 320, 480), (834, 1112, 320, 504),
    (820, 1180, 320, 490), (744, 1133, 320, 414), (1024, 1366, 375, 639), (1032, 1376, 375, 647),
  ])
  func portrait(_ width: Double, _ height: Double, _ third: Double, _ twoThirds: Double) {
    let screen = Size(width: width, height: height)
    #expect(Multitasking.oneThird.width(onScreen: screen) == third)
    #expect(Multitasking.twoThirds.width(onScreen: screen) == twoThirds)
    #expect(Multitasking.oneHalf.width(onScreen: screen) == nil)
  }

  @Test(arguments: [
    (507.0, SizeClass.compact), (600, .compact), (647, .compact), (678, .regular),
    (694, .regular), (1024, .regular),
  ])
  func widthClassOfAWindow(_ width: Double, _ expected: SizeClass) {
    let cell = SizeClassCell.window(Size(width: width, height: 768), idiom: .pad)
    #expect(cell == SizeClassCell(width: expected, height: .regular))
  }

  @Test func lowWindowsAreCompactOnPhonesOnly() {
    let size = Size(width: 400, height: 300)
    #expect(SizeClassCell.window(size, idiom: .phone).height == .compact)
    #expect(SizeClassCell.window(size, idiom: .pad).height == .regular)
  }
}
