import Localization

/// An image by its name, typed or chosen among the project's and Apple's symbols.
@MainActor
final class ImageField: NamedValueField {
  init(
    names: ProjectNames, isSettled: @escaping @MainActor () -> Bool,
    change: @escaping @MainActor (String) -> Void
  ) {
    super.init(
      names: names, hint: localized("None", context: "image"), previewSize: (20, 20),
      listedWidth: 32, isSettled: isSettled, change: change)
  }

  override var choices: [ValueChoice] { ValueChoice.images(names.found) }

  override func preview(of value: String) -> ValueChoice.Preview {
    ValueChoice.image(value, names.found)
  }
}
