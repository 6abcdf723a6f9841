import Assets
import InterfaceBuilder
import Localization
import Scenes
import Traits
import WorkerProtocol

/// Colours that the project's catalogues lack, and such that are one of theirs, written out.
struct ColorRules {
  let document: Document
  let assets: AssetLibrary

  func issues() -> [Issue] {
    let names = assets.colorNames
    // Where there are no colours at all, nothing tells whether the document was taken from its project.
    guard !names.isEmpty else { return [] }
    let uses = document.root.subtree.filter { element in
      element.name == "color" && element.parent?.parent?.name != "resources"
    }
    return missing(uses, names) + written(uses, names)
  }

  private func missing(_ uses: [Element], _ names: Set<String>) -> [Issue] {
    var reported: Set<String> = []
    return uses.compactMap { use in
      guard case .named(let name) = ColorElement(use)?.value, !names.contains(name),
        reported.insert(name).inserted
      else { return nil }
      return Issue(
        rule: LintRule.missingColor.rawValue, severity: .warning, id: use.nearestID,
        line: use.line,
        message: localized("The colour “%1$s” is in none of the project's catalogues.", name))
    }
  }

  /// Once for each colour.
  private func written(_ uses: [Element], _ names: Set<String>) -> [Issue] {
    let known = names.sorted().compactMap { name -> (name: String, color: Color)? in
      guard case .components(let color) = assets.color(named: name, traits: TraitCollection()),
        !color.isPlain
      else { return nil }
      return (name, color)
    }
    guard !known.isEmpty else { return [] }
    var found: [String: (first: Element, count: Int)] = [:]
    for use in uses {
      guard case .components(let parts) = ColorElement(use)?.value,
        let named = known.first(where: { $0.color.isSame(as: parts) })
      else { continue }
      found[named.name] = (found[named.name]?.first ?? use, (found[named.name]?.count ?? 0) + 1)
    }
    return found.sorted { $0.value.first.line < $1.value.first.line }.map { name, uses in
      return Issue(
        rule: LintRule.hardCodedColor.rawValue, severity: .info, id: uses.first.nearestID,
        line: uses.first.line,
        message: uses.count == 1
          ? localized("This is the catalogue's colour “%1$s”, written out.", name)
          : localized(
            "This is the catalogue's colour “%1$s”, written out (%2$s times in this document).",
            name, uses.count))
    }
  }
}

extension Color {
  /// Black, white, or clear: many colours are so, and mean something else.
  fileprivate var isPlain: Bool {
    alpha == 0 || red == green && green == blue && (red == 0 || red == 1)
  }

  /// As bytes of a channel, as they are mostly given.
  fileprivate func isSame(as parts: ColorElement.Components) -> Bool {
    zip([red, green, blue, alpha], [parts.red, parts.green, parts.blue, parts.alpha])
      .allSatisfy { abs($0 - $1) * 255 < 0.5 }
  }
}

extension Element {
  /// The element's id, or that of the nearest element around it that has one.
  var nearestID: String? {
    var element: Element? = self
    while let current = element, current.id == nil { element = current.parent }
    return element?.id
  }
}
