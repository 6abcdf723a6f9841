import InterfaceBuilder
import Localization
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
        message: localized(
          """
          %1$s has a text of %2$s characters; no more than the first %3$s are measured and drawn, with up to \
          %4$s marks on each.
          """, scene.name(of: index).capitalizedFirst, text.unicodeScalars.count,
          FormattedText.longestText, FormattedText.mostMarks))
    }
  }
}

extension String {
  fileprivate var isTooLong: Bool {
    guard utf8.count > FormattedText.shortText else { return false }
    return FormattedText.bounded(self) != self
  }
}
