import Testing
import Traits

@Suite struct NumberTexts {
  @Test(arguments: [
    (8.5, 2, "8.5"), (300, 2, "300"), (0.005, 2, "0.01"), (0.004, 2, "0"), (-0.001, 2, "0"),
    (-5, 2, "−5"), (-0.25, 2, "−0.25"), (1.05, 2, "1.05"), (0.5625, 4, "0.5625"), (2.5, 0, "3"),
    (999.999, 2, "1000"), (.infinity, 2, "inf"), (1e300, 2, "1e+300"), (-1e17, 2, "-1e+17"),
  ])
  func numbersAreWrittenAsPeopleDo(number: Double, decimals: Int, text: String) {
    #expect(number.text(decimals: decimals) == text)
  }

  @Test(arguments: [
    (2.9, 2), (-2.9, -2), (1e9, 1_000_000_000), (1e300, 1_000_000_000),
    (-.infinity, -1_000_000_000), (.nan, 0),
  ])
  func anyNumberIsACount(_ number: Double, count: Int) {
    #expect(Int(bounded: number) == count)
  }
}
