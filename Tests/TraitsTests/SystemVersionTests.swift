import FoundationEssentials
import Testing

@testable import Traits

struct SystemVersionTests {
  @Test(arguments: [
    ("17", 17, 0), ("8.3", 8, 3), ("12.4.9", 12, 4), ("26.0", 26, 0),
  ])
  func reads(_ text: String, _ major: Int, _ minor: Int) {
    #expect(SystemVersion(text) == SystemVersion(major, minor))
  }

  @Test(arguments: ["", "iOS 17", "17.", ".2", "-1", "1.2.3.4"])
  func refuses(_ text: String) {
    #expect(SystemVersion(text) == nil)
  }

  @Test func isOrdered() {
    #expect(SystemVersion(8, 3) > SystemVersion(8))
    #expect(SystemVersion(13) > SystemVersion(12, 4))
  }

  @Test func isCodedAsText() throws {
    let data = try JSONEncoder().encode([SystemVersion(17, 2), SystemVersion(18)])
    #expect(String(decoding: data, as: UTF8.self) == #"["17.2","18"]"#)
    #expect(
      try JSONDecoder().decode([SystemVersion].self, from: data) == [
        SystemVersion(17, 2), SystemVersion(18),
      ])
  }
}
