import Testing
import Traits

@testable import PreviewerChoosers
@testable import PreviewerModel

struct DeviceSearchTests {
  private static let search = DeviceSearch(.builtIn)

  private func names(_ text: String) -> [String] {
    Self.search.hits(for: text).map { Self.search.offers[$0].name }
  }

  @Test(arguments: [
    ("ipad pro", "iPad Pro (13-inch) (M5)"), ("ipad air", "iPad Air (13-inch) (M4)"),
    ("15 pro", "iPhone 15 Pro"), ("iPhone 15", "iPhone 15"), ("iphone15", "iPhone 15 Plus"),
    ("se", "iPhone SE (3rd generation)"), ("se 1st", "iPhone SE (1st generation)"),
    ("ipad air 2", "iPad Air 2"), ("12.9-inch", "iPad Pro (12.9-inch) (6th generation)"),
    ("GENERIC", "Generic"), ("interface", "As in Interface Builder"),
    ("iphone", "iPhone 18 Pro Max"), ("ipad", "iPad (A16)"),
  ])
  func theLikeliestComesFirst(text: String, device: String) {
    #expect(names(text).first == device)
  }

  @Test func nothingIsFoundByALetterInTheMidst() {
    #expect(names("hone").isEmpty)
    #expect(names("2.9").isEmpty)
  }

  @Test func familiesStayTogether() {
    let families = Self.search.hits(for: "pro").map { Self.search.offers[$0].device?.family }
    var runs: [String?] = []
    for family in families where runs.last != family { runs.append(family) }
    #expect(runs.count == Set(runs).count)
  }

  @Test func withoutASearchAllAreThere() {
    #expect(names("").count == DeviceCatalogue.builtIn.devices.count + 2)
    #expect(names(" (").count == names("").count)
  }

  @Test(arguments: [
    ("iPad Pro (12.9-inch) (3rd generation)", "iPad Pro 12.9″ (3rd gen)"),
    ("iPad Air (13-inch) (M4)", "iPad Air 13″ (M4)"),
    ("iPhone SE (1st generation)", "iPhone SE (1st gen)"), ("iPhone 15 Pro", "iPhone 15 Pro"),
  ])
  func briefNamesKeepWhatTellsDevicesApart(name: String, brief: String) throws {
    #expect(try #require(DeviceCatalogue.builtIn.device(named: name)).briefName == brief)
  }

  @Test func noTwoDevicesHaveTheSameBriefName() {
    let names = DeviceCatalogue.builtIn.devices.map(\.briefName)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.count <= 26 })
  }

  /// Each device once, in the first of the sections that it is in; a search has families alone.
  @Test func whatIsPreferredComesFirst() {
    let preferred = DeviceSearch.Preferred(
      favorites: ["iPad mini 4", "iPhone of mine"], recent: ["iPhone 15", "iPad mini 4"],
      project: ["iPhone 15", "iPad Air 2"])
    let rows = Self.search.rows(for: "", preferred)
    #expect(Set(rows.map(\.place)).count == Self.search.offers.count)
    #expect(
      rows.prefix(5).map { Self.search.offers[$0.place].name }
        == ["As in Interface Builder", "Generic", "iPad mini 4", "iPhone 15", "iPad Air 2"])
    #expect(rows.prefix(5).map(\.section) == [nil, nil, .favorites, .recent, .project])
    #expect(rows.dropFirst(5).allSatisfy { if case .family? = $0.section { true } else { false } })
    let found = Self.search.rows(for: "ipad mini", preferred)
    #expect(Set(found.map(\.section)) == [.family("iPad mini")])
  }

  @Test func ofRecentDevicesTheLastOnesStay() {
    var recent = RecentDevices()
    for name in ["A", "B", "C", "A", "D", "E"] { recent.add(name) }
    #expect(recent.names == ["E", "D", "A", "C"])
  }
}
