import FoundationEssentials
import Localization
import Traits
import WorkerProtocol

/// What a document is to become: one for all size classes, or for one of them alone.
package struct Conversion: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case useSizeClasses
    /// The path of a pad's document, which becomes a part of this one, the phone's.
    case merge(pad: String)
    case withoutSizeClasses(SizeClassCell)
  }

  package var kind: Kind
  /// Whether frames and masks become constraints where Auto Layout is off.
  package var usesAutoLayout = false
  /// Whether layout guides become safe areas; nil leaves it to the document.
  package var safeAreas: Bool?

  package init(kind: Kind, usesAutoLayout: Bool = false, safeAreas: Bool? = nil) {
    self.kind = kind
    self.usesAutoLayout = usesAutoLayout
    self.safeAreas = safeAreas
  }

  /// Those of `ninefold-worker`, for a document on standard input.
  package var arguments: [String] {
    var words = ["convert", "--format", "json"]
    if usesAutoLayout { words.append("--use-auto-layout") }
    if let safeAreas { words.append(safeAreas ? "--safe-areas" : "--no-safe-areas") }
    switch kind {
    case .useSizeClasses: return words + ["--use-size-classes", "-"]
    case .merge(let pad): return words + ["--merge", "-", pad]
    case .withoutSizeClasses(let cell): return words + ["--without-size-classes", cell.key, "-"]
    }
  }

  /// Whether the document has size classes afterwards.
  var isForAllSizes: Bool {
    switch kind {
    case .useSizeClasses, .merge: true
    case .withoutSizeClasses: false
    }
  }

  /// What undoing it is called after.
  var title: String {
    switch kind {
    case .useSizeClasses: localized("Use Size Classes")
    case .merge: localized("Merge with the Pad’s Document")
    case .withoutSizeClasses(let cell): localized("Keep %1$s Alone", cell.shortLabel)
    }
  }
}

extension Conversion {
  /// The pad's document that belongs to a phone's by its name: `Main_iPad` to `Main_iPhone`, `Main~ipad` to
  /// `Main` or `Main~iphone`. Source: seeds; Apple's names of resources by device.
  package static func padDocument(besides path: String, isThere: (String) -> Bool) -> String? {
    let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    guard let dot = path.lastIndex(of: "."), dot > start else { return nil }
    let (stem, ending) = (path[start..<dot], path[dot...])
    let phones = ["_iPhone", "-iPhone", "~iphone", "_iphone", "-iphone"]
    var names = phones.filter { stem.hasSuffix($0) }.map { suffix -> String in
      let pad = suffix.replacing("iPhone", with: "iPad").replacing("iphone", with: "ipad")
      return "\(stem.dropLast(suffix.count))\(pad)"
    }
    if names.isEmpty { names = ["~ipad", "_iPad", "-iPad"].map { "\(stem)\($0)" } }
    return names.map { "\(path[..<start])\($0)\(ending)" }.first(where: isThere)
  }

  /// What the worker says of a text that it can't convert, without the place in front, which is the window's.
  package static func reason(in message: String) -> String {
    let line = message.split(separator: "\n").last.map(String.init) ?? message
    guard line.hasPrefix("-:") else { return line }
    let parts = line.dropFirst(2).split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let number = Int(parts[0]) else { return String(line.dropFirst(2)) }
    return localized("Line %1$s: %2$s", number, String(parts[1].trimmingPrefix(" ")))
  }
}
