import InterfaceBuilder
import Localization
import WorkerProtocol
import Workspace

/// Variations that say what holds without them.
struct VariationRules {
  let document: Document

  var fixes: [LintFix] { document.root.subtree.flatMap(fixes) }

  private func fixes(of owner: Element) -> [LintFix] {
    let variations = owner.variations
    guard variations.contains(where: { !$0.isDefault }) else { return [] }
    // Of a property that two variations have, each may keep the other from counting.
    var users: [String: Int] = [:]
    for variation in variations where !variation.isDefault {
      for attribute in variation.attributes { users[attribute.name, default: 0] += 1 }
      for child in variation.element.children where child.name != "mask" {
        users[child.key ?? child.name, default: 0] += 1
      }
    }
    let masks = variations.flatMap(\.masks)
    let (included, excluded) = (
      masks.flatMap(\.included).counts, masks.flatMap(\.excluded).counts
    )
    let excludedInBase = Set(variations.filter(\.isDefault).flatMap(\.masks).flatMap(\.excluded))

    return variations.filter { !$0.isDefault && $0.conditions != nil }.flatMap { variation in
      attributes(of: variation, owner, users) + values(of: variation, owner, users)
        + variation.element.children("mask").flatMap { mask in
          mask.children.compactMap { entry -> LintFix? in
            guard let id = entry["reference"], document.element(id: id) != nil else { return nil }
            let isUnused =
              entry.name == "include"
              // Nothing has taken it out.
              ? excluded[id] == nil
                // It is out in the base, and nothing puts it in.
              : entry.name == "exclude" && excludedInBase.contains(id) && included[id] == nil
            guard isUnused else { return nil }
            let isInstalled = entry.name == "include"
            return fix(variation, entry, [.remove(entry)]) {
              let name = Self.name(id, in: document)
              return isInstalled
                ? localized(
                  "%1$s is installed in %2$s anyway; the variation has no effect.", name,
                  variation.key)
                : localized(
                  "%1$s is not installed in %2$s anyway; the variation has no effect.", name,
                  variation.key)
            }
          }
        }
    }
  }

  private func attributes(
    of variation: VariationElement, _ owner: Element, _ users: [String: Int]
  ) -> [LintFix] {
    variation.attributes.compactMap { attribute in
      guard users[attribute.name] == 1, let base = owner[attribute.name],
        Self.isSame(base, attribute.value)
      else { return nil }
      return fix(
        variation, variation.element,
        Self.isAlone(variation)
          ? [.remove(variation.element)] : [.unset(variation.element, attribute: attribute.name)]
      ) {
        localized(
          "The %1$s is %2$s in %3$s, as in the base; the variation has no effect.", attribute.name,
          attribute.value, variation.key)
      }
    }
  }

  private func values(
    of variation: VariationElement, _ owner: Element, _ users: [String: Int]
  ) -> [LintFix] {
    variation.element.children.compactMap { child in
      let property = child.key ?? child.name
      guard child.name != "mask", users[property] == 1,
        let base = owner.children.first(where: {
          $0.name != "variation" && $0.name == child.name && ($0.key ?? $0.name) == property
        }), child.isSame(as: base)
      else { return nil }
      return fix(variation, child, [.remove(child)]) {
        localized(
          "The %1$s is in %2$s what it is in the base; the variation has no effect.", property,
          variation.key)
      }
    }
  }

  /// Whether a variation has one attribute and nothing else.
  private static func isAlone(_ variation: VariationElement) -> Bool {
    variation.attributes.count == 1 && variation.element.children.isEmpty
  }

  private func fix(
    _ variation: VariationElement, _ element: Element, _ steps: [LintFix.Step],
    _ message: () -> String
  ) -> LintFix {
    LintFix(
      issue: Issue(
        rule: RulePage.unusedVariation.id, severity: .info,
        id: variation.element.parent?.id, line: element.line,
        message: message()),
      title: localized("Remove it from the variation"), steps: steps)
  }

  private static func name(_ id: String, in document: Document) -> String {
    guard let element = document.element(id: id) else { return id }
    let name = element.userLabel ?? element["text"] ?? element["title"]
    return name.map { localized("The %1$s “%2$s”", context: "element", element.name, $0) }
      ?? localized("The %1$s %2$s", context: "element", element.name, id)
  }

  fileprivate static func isSame(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    guard let one = Double(one), let other = Double(other) else { return false }
    return one == other
  }
}

extension Element {
  /// Whether an element says the same as another.
  fileprivate func isSame(as other: Element) -> Bool {
    let (parts, others) = (children.map(\.self), other.children.map(\.self))
    guard name == other.name, text == other.text, parts.count == others.count,
      attributes.count == other.attributes.count
    else { return false }
    return attributes.allSatisfy { attribute in
      other[attribute.name].map { VariationRules.isSame($0, attribute.value) } ?? false
    } && zip(parts, others).allSatisfy { $0.isSame(as: $1) }
  }
}

extension [String] {
  fileprivate var counts: [String: Int] {
    Dictionary(map { ($0, 1) }, uniquingKeysWith: +)
  }
}

extension RulePage {
  static let unusedVariation = RulePage(
    id: "unused-variation",
    title: localized("A variation that says what holds without it"),
    reason: localized(
      "It looks as if something differed there, and has to be kept in step with the base."),
    remedy: localized(
      "Remove it: --fix does. Of a property that several variations have none is touched."),
    finds: """
      a variation that says what holds without it: an equal value, an installation that \
      nothing takes away
      """,
    severity: "info",
    tag: .unnecessary,
    example: LintExample(
      .subviews,
      ExampleParts.view(
        #"<variation key="widthClass=compact" alpha="0.5"/>"#, "alpha=\"0.5\" id=\"box\""),
      mended: ExampleParts.view("", "alpha=\"0.5\" id=\"box\"")))
}
