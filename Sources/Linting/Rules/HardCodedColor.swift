import Assets
import InterfaceBuilder
import Localization
import Scenes
import Traits
import WorkerProtocol
import Workspace

extension ColorRules {
  /// Once for each colour.
  func written(_ uses: [Element], _ names: Set<String>) -> [Issue] {
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
        let named = known.first(where: { $0.color.isSame(as: Color(parts)) })
      else { continue }
      found[named.name] = (found[named.name]?.first ?? use, (found[named.name]?.count ?? 0) + 1)
    }
    return found.sorted { $0.value.first.line < $1.value.first.line }.map { name, uses in
      return Issue(
        rule: RulePage.hardCodedColor.id, severity: .info, id: uses.first.nearestID,
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

  /// Whether two colours are equal when each channel is rounded to a byte.
  fileprivate func isSame(as parts: Color) -> Bool {
    zip([red, green, blue, alpha], [parts.red, parts.green, parts.blue, parts.alpha])
      .allSatisfy { abs($0 - $1) * 255 < 0.5 }
  }
}

extension RulePage {
  static let hardCodedColor = RulePage(
    id: "hard-coded-color",
    title: localized("A colour of the catalogue, written out"),
    reason: localized("It stays as it is when the catalogue's changes, and in dark appearance."),
    remedy: localized("Choose the named colour, unless it is the same by chance."),
    finds: "a colour of a catalogue, written out; once for each, not for black and white",
    severity: "info",
    example: LintExample(
      .subviews,
      ExampleParts.view(
        #"<color key="backgroundColor" red="1" green="0.50196078431372548" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
      ), mended: ExampleParts.view(#"<color key="backgroundColor" name="Brand"/>"#),
      files: ExampleParts.brand))
}
