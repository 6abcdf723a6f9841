import Testing
import Traits
import WorkerProtocol

@testable import PreviewerChoosers

/// The order of the languages in the menu.
struct LanguageMenuTests {
  @Test(
    arguments: [
      ([], [["de", "fr", "pt-BR"], []]), (["it"], [["de", "fr", "pt-BR"], []]),
      (["pt_br", "it", "de"], [["pt-BR", "de"], ["fr"]]),
    ] as [([String], [[String]])])
  func theProjectsLanguagesComeFirst(project: [String], expected: [[String]]) {
    let languages = ["de", "fr", "pt-BR"].map {
      LanguageEntry(
        language: $0, title: $0, direction: .leftToRight, document: nil, files: [], translated: 0,
        stale: 0)
    }
    let parts = LanguageMenu.parts(of: languages, for: project)
    #expect(parts.map { $0.map(\.language) } == expected)
  }
}
