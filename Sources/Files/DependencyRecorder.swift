import Synchronization

/// Notes what of the disk is looked at while something is found out, so that it can be told later whether the
/// same would be found again. What opens files and reads folders tells it by itself; who answers from memory
/// has to.
package final class Witness: Sendable {
  /// Something that was looked at.
  package enum Sight: Hashable, Sendable {
    /// What a path opens, be it nothing. Absolute, without links.
    case file(String)
    /// The names in a folder.
    case folder(String)
    /// An answer that is put together from many files; who gave it can give it again.
    case answer(kind: String, about: [String])
  }

  /// Who watches what is done here; nil for nobody.
  @TaskLocal package static var current: Witness?

  private struct Notes {
    /// With what a file or folder was when it was looked at; nil for one that isn't there, and for answers.
    var sights: [Sight: FileState?] = [:]
    var isComplete = true
  }

  private let notes = Mutex(Notes())

  package init() {}

  /// What was looked at; nil where that isn't all known.
  package var sights: [Sight: FileState?]? {
    notes.withLock { $0.isComplete ? $0.sights : nil }
  }

  /// What of that is known, be it all or not.
  package var knownSights: [Sight] { notes.withLock { Array($0.sights.keys) } }

  package func note(_ sight: Sight, as state: FileState? = nil) {
    notes.withLock { notes in
      if let known = notes.sights[sight] {
        // It has changed meanwhile.
        if known != state { notes.isComplete = false }
      } else {
        notes.sights[sight] = .some(state)
      }
    }
  }

  /// Something was looked at that can't be told.
  package func giveUp() { notes.withLock { $0.isComplete = false } }

  /// Does what nobody is to be told of, as it has an answer of its own.
  package static func unwatched<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard current != nil else { return try body() }
    return try $current.withValue(nil, operation: body)
  }

  /// Tells who watches of a file that was looked at by its path as it was given.
  package static func note(path: String) {
    guard let current else { return }
    // Where a link leads to is another question each time.
    guard !isLink(path), let place = newFilePath(path) else { return current.giveUp() }
    current.note(.file(place), as: FileState(path: place))
  }
}

/// Something that was found out and is kept, with what was looked at for it: who takes it from memory has looked
/// at the same.
package struct Witnessed<Value> {
  private let found: Value
  private let sights: [Witness.Sight: FileState?]?

  package init(_ find: () -> Value) {
    let witness = Witness()
    found = Witness.$current.withValue(witness, operation: find)
    sights = witness.sights
  }

  package var value: Value {
    if let current = Witness.current {
      for (sight, state) in sights ?? [:] { current.note(sight, as: state) }
      if sights == nil { current.giveUp() }
    }
    return found
  }
}

extension Witnessed: Sendable where Value: Sendable {}
