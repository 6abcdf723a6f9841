import Drawing
import Foundation
import Testing
import Traits

@testable import Previewer

/// The configurations that are compared.
struct ComparisonTests {
  private static let phone = Configuration(.device("iPhone 15 Pro", .landscapeLeft), on: .latest)

  @Test(
    arguments: [
      (.lightAndDark, 2), (.textSizes, ContentSizeCategory.allCases.count), (.cells, 9),
      (.smallestAndLargest, 2), (.allPhones, 55), (.languages, 3), (.pseudoLanguages, 1),
    ] as [(ConfigurationPreset, Int)])
  func presetsAreMadeFromTheChosenOne(preset: ConfigurationPreset, count: Int) {
    let made = preset.configurations(
      from: Self.phone, in: .builtIn, languages: (["ar", "de"], ["accented"]))
    #expect(made.count == count)
    #expect(Set(made).count == count)
    switch preset {
    case .languages:
      #expect(made.map(\.language) == [nil, "ar", "de"])
    case .pseudoLanguages:
      #expect(made.map(\.language) == ["accented"])
    case .lightAndDark, .textSizes:
      #expect(made.contains(Self.phone))
      #expect(made.allSatisfy { $0.choice == Self.phone.choice })
    case .allPhones, .smallestAndLargest:
      #expect(made.allSatisfy { $0.choice.orientation == .landscapeLeft })
      #expect(made.allSatisfy { $0.device?.hasPrefix("iPhone") == true || preset != .allPhones })
    case .cells:
      #expect(made.allSatisfy { $0.device == nil })
    }
  }

  @Test func aConfigurationIsTheSameAfterItWasStored() throws {
    var other = Self.phone
    other.settings = UserSettings(
      appearance: .dark, contentSize: .extraLarge, layoutDirection: .rightToLeft, language: "de")
    other.system = SystemVersion(17)
    let all = [Self.phone, other, Configuration(.cell(.any))]
    let data = try JSONEncoder().encode(all)
    #expect(try JSONDecoder().decode([Configuration].self, from: data) == all)
    #expect(other.title(in: .builtIn).hasSuffix("iOS 17 · dark · text xL · right to left · de"))
    #expect(Self.phone.title(in: .builtIn) == "iPhone 15 Pro · landscape left · wC hC")
  }

  @Test func aDeviceHasTheSystemThatItRuns() {
    let old = Configuration(.device("iPhone SE (1st generation)", .portrait))
    #expect(old.system(in: .builtIn) == SystemVersion(15))
  }

  // MARK: - Differences

  private func root(_ children: [DrawnView], size: (Double, Double) = (100, 200)) -> DrawnView {
    view("root", rect(0, 0, size.0, size.1), children)
  }

  @Test func whatIsThereMovedAndMissingIsDifferent() {
    let first = root([
      view("a", rect(0, 0, 10, 10)), view("b", rect(0, 20, 10, 10)), view("c", rect(0, 0, 1, 1)),
    ])
    let other = root([
      view("a", rect(0, 0, 10, 10)), view("b", rect(0, 25, 10, 10)), view("d", rect(0, 0, 1, 1)),
      view("ninefold:bar", rect(0, 0, 9, 9)),
    ])
    let difference = ComparisonDifference(of: other, from: first)
    #expect(difference.views == ["b", "d"])
    #expect(difference.missing == 1)
    #expect(difference.count == 3)
    #expect(ComparisonDifference(of: first, from: first).count == 0)
  }

  /// On a larger screen everything is elsewhere; that follows from the screen.
  @Test func whatFollowsFromTheScreenIsNoDifference() {
    let first = root([view("a", rect(0, 0, 100, 10), [view("x", rect(5, 0, 10, 10))])])
    var other = root(
      [view("a", rect(0, 0, 300, 10), [view("x", rect(5, 0, 10, 10))])], size: (300, 200))
    #expect(ComparisonDifference(of: other, from: first).count == 0)
    other.children[0].look.isHidden = true
    #expect(ComparisonDifference(of: other, from: first).views == ["a"])
  }
}
