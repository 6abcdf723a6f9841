import Languages
import Scenes

/// What a project has no words of a language for that it looks up for properties of its own.
package struct LackedKeys {
  package let language: LanguageTag
  package let setTexts: [ProjectLooks.SetText]
  /// By the keys, in the language that the app is written in.
  package let texts: [String: String]
}
