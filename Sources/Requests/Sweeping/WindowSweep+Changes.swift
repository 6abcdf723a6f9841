import Localization
import Traits
import WorkerProtocol

/// At which lengths something begins to be otherwise.
extension WindowSweep {
  /// Points by which a frame moves at most where the window gets one point larger and nothing changes: a length may
  /// follow at a multiple, and edges are rounded.
  private static let steadyStep = 3.0
  /// As many views as one sentence names.
  private static let mostNames = 2

  /// The lengths at which something is otherwise than one point before, with what.
  package static func changes(in looks: [Int: Look]) -> [(length: Int, reasons: [String])] {
    let lengths = looks.keys.sorted()
    return zip(lengths, lengths.dropFirst()).compactMap { before, after in
      guard after == before + 1, let old = looks[before], let new = looks[after] else { return nil }
      let reasons = new.reasons(after: old)
      return reasons.isEmpty ? nil : (after, reasons)
    }
  }

  /// - Parameter names: Of views.
  fileprivate static func list(_ names: [String]) -> String {
    let shown = names.prefix(mostNames).joined(separator: ", ")
    return names.count > mostNames ? shown + ", …" : shown
  }

  /// Whether a frame has jumped rather than followed the window.
  fileprivate static func hasJumped(_ old: Rect, _ new: Rect) -> Bool {
    [old.x - new.x, old.y - new.y, old.width - new.width, old.height - new.height]
      .contains { abs($0) > steadyStep }
  }
}

extension WindowSweep.Look {
  /// What is otherwise than in the look before; nothing where all follows the window.
  fileprivate func reasons(after old: WindowSweep.Look) -> [String] {
    var reasons: [String] = []
    if let cell, let before = old.cell, cell != before {
      reasons.append(
        localized("The window is %1$s, not %2$s any more.", cell.label, before.label))
    }
    let isNewSet = names != old.names
    if isNewSet {
      let (now, then) = (Set(names.compactMap(\.self)), Set(old.names.compactMap(\.self)))
      let (came, went) = (now.subtracting(then).sorted(), then.subtracting(now).sorted())
      if !came.isEmpty {
        reasons.append(localized("There from here on: %1$s.", WindowSweep.list(came)))
      }
      if !went.isEmpty {
        reasons.append(localized("No longer there: %1$s.", WindowSweep.list(went)))
      }
    }
    for (key, issue) in issues.sorted(by: { $0.key < $1.key }) where old.issues[key] == nil {
      reasons.append(localized("From here on: %1$s", issue.message))
    }
    for (key, issue) in old.issues.sorted(by: { $0.key < $1.key }) where issues[key] == nil {
      reasons.append(localized("No longer: %1$s", issue.message))
    }
    if frames.count == old.frames.count, names.count == frames.count {
      let jumped = frames.indices.filter { WindowSweep.hasJumped(old.frames[$0], frames[$0]) }
      let moved = jumped.compactMap { old.names[$0] == nil ? nil : names[$0] }
      if !moved.isEmpty, reasons.isEmpty {
        reasons.append(localized("Elsewhere or of another size: %1$s.", WindowSweep.list(moved)))
      }
    }
    return reasons
  }
}
