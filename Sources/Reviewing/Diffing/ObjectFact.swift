import Editing
import Localization
import Scenes

/// One thing that is said of an object.
struct ObjectFact {
  let property: String
  /// In words.
  let value: String
  /// As the document has it, which may differ where the words are the same.
  let exact: String
  /// In more words, for that case.
  let detail: String

  init(_ property: String, _ value: String, exact: String? = nil, detail: String? = nil) {
    self.property = property
    self.value = value
    self.exact = (exact ?? value).exact
    self.detail = detail ?? exact ?? value
  }
}

/// What differs between two versions of an object.
struct FactChanges {
  /// As parts of a sentence.
  var sentences: [String] = []
  /// What they are about.
  var properties: Set<String> = []
  /// How many properties are written otherwise and mean the same.
  var sameMeanings = 0
}

extension ObjectFacts {
  /// What has changed to another version.
  func changes(to other: ObjectFacts) -> FactChanges {
    let (before, after) = (
      Self.grouped(facts.joiningSides(without: other.facts)),
      Self.grouped(other.facts.joiningSides(without: facts))
    )
    var changes = FactChanges()
    let gone = before.order.filter { after.facts[$0] == nil }
    for property in after.order + gone {
      let (old, new) = (before.facts[property], after.facts[property])
      guard old?.exact != new?.exact else { continue }
      // What has lost all that was in it, or got the first, is told by that.
      let only = new == nil ? old : old == nil ? new : nil
      let isHolder =
        only?.value == Self.empty
        && (before.order + after.order).contains { $0.hasPrefix(property + " ") }
      let base = property.split(separator: ": ").dropFirst().last.map(String.init)
      let elsewhere = base.flatMap { (old == nil ? before : after).facts[$0]?.value }
      if !isHolder, let sentence = Self.sentence(property, new, old, elsewhere: elsewhere) {
        changes.sentences.append(sentence)
        changes.properties.insert(property)
      } else {
        changes.sameMeanings += 1
      }
    }
    if changes.sentences.isEmpty, changes.sameMeanings == 0,
      facts.map(\.exact) != other.facts.map(\.exact)
    {
      // The same, in another order.
      changes.sameMeanings = 1
    }
    return changes
  }

  /// Nil where both mean the same.
  private static func sentence(
    _ property: String, _ new: ObjectFact?, _ old: ObjectFact?, elsewhere: String?
  ) -> String? {
    guard let new, let old else {
      let written = new ?? old
      let unset =
        elsewhere.map { localized("%1$s as elsewhere", $0) }
        ?? unset(property, otherwise: written?.value ?? "")
      guard let value = written?.value, value != unset else { return nil }
      return new == nil ? words(property, unset, value) : words(property, value, unset)
    }
    if new.value != old.value { return words(property, new.value, old.value) }
    // What is clear has no colour.
    let isSame =
      new.value == ObjectFacts.clear || new.detail == old.detail
      // Two names of UIButton.ButtonType.system.
      || property == "button type"
      || new.exact.hasSameFigures(as: old.exact)
    return isSame ? nil : words(property, new.detail, old.detail)
  }

  private static func words(_ property: String, _ value: String, _ earlier: String) -> String {
    // Of long texts what differs is to be seen.
    let shared = zip(value, earlier).prefix { $0 == $1 }.count
    return localized(
      "%1$s is %2$s, was %3$s", property, value.part(around: shared).translatedState,
      earlier.part(around: shared).translatedState)
  }

  /// What counts where a property isn't written.
  private static func unset(_ property: String, otherwise value: String) -> String {
    switch value {
    case "installed": return "left out"
    case "left out": return "installed"
    default: break
    }
    // Of a variation the base counts then.
    if property.contains(": ") { return "as elsewhere" }
    if let known = defaults[property] { return known }
    if property.hasPrefix(traits) { return "default" }
    if property.contains(edgeInsets) { return "0" }
    // MINED: of 205 attributes that are YES or NO not one has both values in one element's documents, but for
    // one: Interface Builder writes what isn't the default.
    if !property.hasPrefix(ObjectFacts.runtime), value == "on" || value == "off" {
      return value == "on" ? "off" : "on"
    }
    return "not set"
  }

  private static let traits = "text input traits "
  /// Those of a button's content, title and image.
  private static let edgeInsets = "edge insets "

  /// UIKit's, of what is written most often. Source: the documentation of NSLayoutConstraint, UIView, UIControl,
  /// UILabel, UIStackView and UITableView.
  private static let defaults = [
    "constant": "0", "multiplier": "1", "priority": "1000", "relation": "=", "hidden": "off",
    "alpha": "1", "number of lines": "1", "axis": "horizontal", "spacing": "0", "tag": "0",
    "distribution": "fill", "alignment": "fill", "enabled": "on", "selected": "off",
    "highlighted": "off", "user interaction enabled": "on", "clips subviews": "off",
    "allows selection": "on", "adjusts font for content size category": "off",
    "scroll enabled": "on", "paging enabled": "off", "horizontal hugging priority": "250",
    "vertical hugging priority": "250", "horizontal compression resistance priority": "750",
    "vertical compression resistance priority": "750", "content mode": "scale to fill",
    "text alignment": "natural", "accessory type": "none", "clear button mode": "never",
    "modal presentation style": "automatic", "modal transition style": "cover vertical",
    "bar style": "default", "keyboard dismiss mode": "none", "number of taps required": "1",
    "number of touches required": "1", "indentation level": "0", "button type": "custom",
    "autoresizing mask": ObjectFacts.empty,
    "baseline adjustment": Label.BaselineAdjustment.ofDocuments.rawValue.lowercasedWords,
    "indicator style": "default", "edges for extended layout": "all",
  ]

  /// One fact for each property: several of one name are a list.
  private static func grouped(
    _ facts: [ObjectFact]
  ) -> (order: [String], facts: [String: ObjectFact]) {
    var order: [String] = []
    var all: [String: ObjectFact] = [:]
    for fact in facts {
      guard let earlier = all[fact.property] else {
        order.append(fact.property)
        all[fact.property] = fact
        continue
      }
      // Of installations the last word counts.
      let isLast = ["left out", "installed"].contains(fact.value)
      func joined(_ part: (ObjectFact) -> String) -> String { part(earlier) + " | " + part(fact) }
      all[fact.property] = ObjectFact(
        fact.property, isLast ? fact.value : joined(\.value), exact: joined(\.exact),
        detail: joined(\.detail))
    }
    return (order, all)
  }
}

extension [ObjectFact] {
  private static let sides: Set = ["top", "left", "bottom", "right", "leading", "trailing"]

  /// The sides of insets and margins as one fact: `top 0, left 12, bottom 0, right 12`.
  /// - Parameter other: The facts of another version: what that has as well is compared side by side.
  func joiningSides(without other: [ObjectFact] = []) -> [ObjectFact] {
    func inset(_ fact: ObjectFact) -> String? {
      let words = fact.property.split(separator: " ")
      guard words.count > 1, let side = words.last, Self.sides.contains(String(side)) else {
        return nil
      }
      return words.dropLast().joined(separator: " ")
    }
    let known = Set(other.compactMap(inset))
    let groups = Dictionary(grouping: filter { inset($0) != nil }) { inset($0) ?? "" }
      .filter { $0.value.count > 1 && !known.contains($0.key) && !$0.key.hasSuffix("edge insets") }
    var told: Set<String> = []
    return compactMap { fact in
      guard let name = inset(fact), let sides = groups[name] else { return fact }
      guard told.insert(name).inserted else { return nil }
      return ObjectFact(
        name,
        sides.map { "\($0.property.dropFirst(name.count + 1)) \($0.value)" }.joined(
          separator: ", "),
        exact: sides.map(\.exact).joined(separator: ", "))
    }
  }
}

extension String {
  /// What is said of what isn't written, in the user's language; values as they are.
  fileprivate var translatedState: String {
    switch self {
    case "left out": localized("left out")
    case "installed": localized("installed")
    case "as elsewhere": localized("as elsewhere")
    case "not set": localized("not set")
    default: self
    }
  }

  /// A text of usual length, or of a longer one what is about a place.
  fileprivate func part(around place: Int) -> String {
    let most = 120
    guard count > most else { return self }
    let start = place < most - 20 ? 0 : Swift.min(place - 20, count - most)
    let part = dropFirst(start).prefix(most)
    let (opening, closing) = hasPrefix("“") ? ("“…", "…”") : ("…", "…")
    return (start > 0 ? opening : "") + part + (start + most < count ? closing : "")
  }

  /// Whether only the decimals of its figures differ, by less than a thousandth.
  fileprivate func hasSameFigures(as other: String) -> Bool {
    func parts(_ text: String) -> [Substring] {
      text.split(omittingEmptySubsequences: false) { $0 == "=" || $0.isWhitespace }
    }
    let (parts, others) = (parts(self), parts(other))
    return parts.count == others.count
      && zip(parts, others).allSatisfy { part, other in
        if part == other { return true }
        guard let one = Double(part), let two = Double(other) else { return false }
        return abs(one - two) < 0.001
      }
  }
}
