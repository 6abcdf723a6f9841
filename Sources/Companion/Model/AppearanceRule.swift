import Localization
import Traits

/// A value that a companion file gives a property of a view.
package enum PropertyValue: Hashable, Sendable {
  /// A text, or a colour: `#RRGGBB`, `#RRGGBBAA` or a name of UIKit's such as `systemRed`.
  case string(String)
  case number(Double)
  case bool(Bool)
}

/// Properties set through an appearance proxy, as with
/// `appearance(for:whenContainedInInstancesOf:)`.
package struct AppearanceRule: Hashable, Sendable {
  /// The class that the proxy stands for; its subclasses are meant too.
  package let className: String
  /// Classes that the view has to be inside of, the innermost first; others may lie between them.
  package let containers: [String]
  /// Traits that the view's collection has to contain.
  package let traits: TraitCollection
  package let properties: [String: PropertyValue]
}

/// A view for which appearance rules are resolved.
package struct AppearanceSubject: Sendable {
  /// The view's class and its superclasses, the most specific first.
  package let classes: [String]
  /// The same for every view and controller around it, the innermost first.
  package let containers: [[String]]
  package let traits: TraitCollection

  package init(classes: [String], containers: [[String]], traits: TraitCollection) {
    self.classes = classes
    self.containers = containers
    self.traits = traits
  }
}

extension [AppearanceRule] {
  /// The properties that the rules give a view.
  ///
  /// Of the rules that set a property the one for the most specific class wins, then the one with more
  /// containers, then the one with more traits, then the later one. That a containment beats none and
  /// that subclasses beat superclasses is documented for UIAppearance; how it ranks traits against
  /// containers is not, so that order is ours.
  package func properties(of subject: AppearanceSubject) -> [String: PropertyValue] {
    let applying = enumerated().compactMap { index, rule -> (rank: Rank, rule: AppearanceRule)? in
      guard let distance = subject.classes.firstIndex(of: rule.className),
        subject.traits.withStandardPreferences.contains(rule.traits),
        rule.isContained(in: subject.containers)
      else { return nil }
      return (
        Rank(
          distance: distance, containers: rule.containers.count,
          traits: rule.traits.specifiedCount, index: index), rule
      )
    }
    var properties: [String: PropertyValue] = [:]
    for (_, rule) in applying.sorted(by: { $0.rank < $1.rank }) {
      properties.merge(rule.properties) { _, winner in winner }
    }
    return properties
  }
}

/// How specific a rule is for a view; the greater one wins.
private struct Rank: Comparable {
  /// From the view's own class up to the rule's.
  let distance: Int
  let containers: Int
  let traits: Int
  let index: Int

  static func < (a: Rank, b: Rank) -> Bool {
    (-a.distance, a.containers, a.traits, a.index) < (-b.distance, b.containers, b.traits, b.index)
  }
}

extension AppearanceRule {
  /// Whether the rule's containers are found in this order on the way outwards.
  fileprivate func isContained(in surrounding: [[String]]) -> Bool {
    var rest = surrounding[...]
    for container in containers {
      guard let at = rest.firstIndex(where: { $0.contains(container) }) else { return false }
      rest = rest[(at + 1)...]
    }
    return true
  }

  init(_ field: CompanionField) throws(CompanionError) {
    let object = try field.object("class", "containedIn", "traits", "properties")
    className = try object.required("class").name(of: .className)
    containers = try object["containedIn"]?.names(of: .className) ?? []
    traits =
      try object["traits"].map { field throws(CompanionError) in try TraitCollection(field) }
      ?? TraitCollection()
    properties = try object.required("properties").propertyValues(of: .className(className))
  }
}

extension TraitCollection {
  /// How many traits are specified.
  fileprivate var specifiedCount: Int {
    Trait.allCases.count { value(of: $0) != nil }
  }
}

extension CompanionField {
  /// Values of properties by UIKit's names.
  func propertyValues(
    of owner: WrittenProperty.Owner
  ) throws(CompanionError) -> [String: PropertyValue] {
    var properties: [String: PropertyValue] = [:]
    for (name, field) in try members() {
      let value = try PropertyValue(field)
      if try field.check(value, ofProperty: name) {
        reading.properties.append(
          WrittenProperty(
            owner: owner, name: name, value: value, position: field.position, path: field.path))
      }
      properties[name] = value
    }
    return properties
  }

  /// Reports a property that no view has, or a value that it can't have.
  /// - Returns: Whether there may be more to be said of it, by whoever knows the view.
  fileprivate func check(
    _ value: PropertyValue, ofProperty name: String
  ) throws(CompanionError) -> Bool {
    guard let property = AppearanceProperty.known[name] else {
      report(
        .unknownProperty,
        localized(
          "No view has a property “%1$s”%2$s.", name,
          suggestion(name, AppearanceProperty.known.keys)))
      return false
    }
    guard property.accepts(value) else {
      report(.badValue, localized("“%1$s” has to be %2$s.", name, property.words))
      return false
    }
    if property == .color, case .string(let text) = value, !text.hasPrefix("#") {
      _ = try self.name(of: .color)
    }
    return true
  }
}

extension PropertyValue {
  init(_ field: CompanionField) throws(CompanionError) {
    switch field.node.value {
    case .string(let text): self = .string(text)
    case .number(let number): self = .number(number)
    case .bool(let flag): self = .bool(flag)
    default: throw field.error(localized("This has to be a string, a number, true or false."))
    }
  }
}
