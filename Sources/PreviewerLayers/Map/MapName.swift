/// A scene's name on the map, as it is and without what says nothing there.
package struct MapName: Hashable, Sendable {
  let full: String
  /// The same without a prefix that most names have, and without *ViewController*.
  let short: String

  /// What most controllers end with; the longer ones first.
  private static let endings = [
    "ViewController", "View Controller", "Controller", "VC",  // Not translated.
  ]
  /// A prefix is common if so many names have it, and this part of all of them.
  private static let leastAlike = 3
  private static let share = 0.6

  /// - Parameter names: of all scenes of a map.
  /// - Returns: In their order.
  package static func all(_ names: [String]) -> [MapName] {
    let prefix = commonPrefix(of: names)
    return names.map { name in
      var rest = name[...]
      if let prefix, rest.hasPrefix(prefix), rest.count > prefix.count {
        rest = rest.dropFirst(prefix.count)
      }
      if let ending = endings.first(where: rest.hasSuffix), rest.count > ending.count {
        rest = rest.dropLast(ending.count)
      }
      // Of “View Controller” neither word is dropped, and of “HomeViewController” no letter more.
      let short = rest.trimmingSpaces
      let saysNothing = short.isEmpty || short == "View"  // Not translated.
      return MapName(full: name, short: saysNothing ? name : short)
    }
  }

  /// The first word of most names, such as a project's letters; nil without one.
  private static func commonPrefix(of names: [String]) -> String? {
    var counts: [Substring: Int] = [:]
    for name in Set(names) {
      let words = name.mapWords
      // A word before a space is a word of the title.
      if words.count > 1, let first = words.first, first.last != " " {
        counts[first, default: 0] += 1
      }
    }
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let most, most.value >= leastAlike,
      Double(most.value) >= share * Double(Set(names).count)
    else { return nil }
    return String(most.key)
  }
}

extension StringProtocol {
  var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// The parts between which a name may be broken: after spaces, hyphens, dots and underscores, and where a word of a
  /// class's name begins, as in “URL|Session|Log”. Together they are the name.
  var mapWords: [SubSequence] {
    var words: [SubSequence] = []
    var start = startIndex
    var index = startIndex
    while index != endIndex {
      let next = self.index(after: index)
      guard next != endIndex else { break }
      let (one, two) = (self[index], self[next])
      let third = self.index(after: next)
      let isCapitalised =
        two.isUppercase
        && (one.isLowercase || one.isNumber
          || one.isUppercase && third != endIndex && self[third].isLowercase)
      if isCapitalised || " -._".contains(one) && !" -._".contains(two) {
        words.append(self[start..<next])
        start = next
      }
      index = next
    }
    if start != endIndex { words.append(self[start...]) }
    return words
  }
}
