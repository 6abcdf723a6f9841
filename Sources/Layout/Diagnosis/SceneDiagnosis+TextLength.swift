import InterfaceBuilder
import Scenes
import TextMetrics

extension SceneDiagnosis {
  /// Texts of which only the beginning is measured and drawn.
  func textsTooLong(_ shown: PerView<Bool>) -> [LayoutIssue] {
    scene.views.indexed.compactMap { index, view in
      guard shown[index],
        let text = [view.plainText, view.placeholder].lazy
          .compactMap(\.self).first(where: \.isTooLong)
      else { return nil }
      return LayoutIssue(
        rule: .textTooLong, severity: .warning, id: view.id, line: view.line,
        message: """
          \(scene.name(of: index).capitalizedFirst) has a text of \(text.unicodeScalars.count) characters; \
          no more than the first \(FormattedText.longestText) are measured and drawn, with up to \
          \(FormattedText.mostMarks) marks on each.
          """)
    }
  }
}

extension String {
  fileprivate var isTooLong: Bool {
    guard utf8.count > FormattedText.shortText else { return false }
    return FormattedText.bounded(self) != self
  }
}
