import Languages
import Scenes
import Styles

/// The keys of localized runtime attributes for which a project has no translation in a language.
package struct LackedKeys {
  package let language: LanguageTag
  package let setTexts: [ProjectLooks.SetText]
  /// The texts in the project's development language, by key.
  package let texts: [String: String]
}
