import WorkerProtocol

/// What a worker's process was told last of a text that isn't saved, so that a request says no more than what has
/// changed since.
struct ToldText {
  enum Notification: Equatable {
    case changed(DidChangeParameters)
    case closed(DidCloseParameters)
  }

  private var told: (file: String, text: [UInt8])?
  private var version = 0

  /// Takes the text out of a request.
  /// - Returns: What the worker is told before it.
  mutating func takeText(of request: inout some TextRequest) -> [Notification] {
    guard let file = request.file else { return [] }
    let text = request.text.map { Array($0.utf8) }
    request.text = nil
    var notifications: [Notification] = []
    if let told, told.file != file || text == nil {
      notifications.append(.closed(DidCloseParameters(file: told.file)))
      self.told = nil
    }
    guard let text, text != told?.text else { return notifications }
    version += 1
    notifications.append(.changed(change(to: text, of: file)))
    told = (file, text)
    return notifications
  }

  private func change(to text: [UInt8], of file: String) -> DidChangeParameters {
    if let told, let difference = TextChange(from: told.text, to: text),
      difference.replacement.utf8.count < text.count / 2
    {
      return DidChangeParameters(file: file, version: version, changes: [difference])
    }
    return DidChangeParameters(
      file: file, version: version, text: String(decoding: text, as: UTF8.self))
  }
}

extension TextChange {
  /// What makes one text of another: all between what both have at their start and at their end. Nil where they are
  /// the same.
  package init?(from old: [UInt8], to new: [UInt8]) {
    guard old != new else { return nil }
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var rest = 0
    while rest < shorter - start, old[old.count - rest - 1] == new[new.count - rest - 1] {
      rest += 1
    }
    // No character is cut.
    while start > 0, old.isInCharacter(start) || new.isInCharacter(start) { start -= 1 }
    while rest > 0, new.isInCharacter(new.count - rest) || old.isInCharacter(old.count - rest) {
      rest -= 1
    }
    self.init(
      start..<(old.count - rest),
      replacement: String(decoding: new[start..<(new.count - rest)], as: UTF8.self))
  }
}

extension [UInt8] {
  /// Whether a place is between the bytes of one character in UTF-8.
  fileprivate func isInCharacter(_ place: Int) -> Bool {
    place < count && self[place] & 0b1100_0000 == 0b1000_0000
  }
}
