import Languages
import Scenes

/// What a project has no words of a language for that it looks up for properties of its own.
struct LackedKeys {
  let language: LanguageTag
  let setTexts: [ProjectLooks.SetText]
  /// By the keys, in the language that the app is written in.
  let texts: [String: String]
}
