import InterfaceBuilder
import Localization

extension Element {
  /// Where it is installed, as the masks of what it is in say: `left out by default, installed in compact width`;
  /// nil where that is everywhere.
  var installationInWords: String? {
    guard let id, let owner = parent?.parent else { return nil }
    var (isLeftOut, isInstalled) = (false, false)
    var words: [String] = []
    for variation in owner.variations {
      let place = variation.element.variationInWords
      if variation.masks.contains(where: { $0.excluded.contains(id) }) {
        words.append("\(localized("left out")) \(place)")
        isLeftOut = isLeftOut || variation.isDefault
      } else if variation.masks.contains(where: { $0.included.contains(id) }) {
        words.append("\(localized("installed")) \(place)")
        isInstalled = true
      }
    }
    if isLeftOut, !isInstalled { return localized("installed nowhere") }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
