import WorkerProtocol

/// The texts that `didChange` told of, for the requests that follow.
struct HeldTexts: Sendable {
  private enum Held {
    case text([UInt8], version: Int)
    /// What was told can't be made of what was there; why, in a sentence.
    case lost(String)
  }

  /// By their documents' paths.
  private var held: [String: Held] = [:]

  /// Bytes of all texts: far more than anybody has open, unsaved.
  private static let mostBytes = 256 << 20

  mutating func take(_ change: DidChangeParameters) {
    held[change.file] = result(of: change)
    let bytes = held.values.reduce(0) { sum, held in
      if case .text(let text, _) = held { sum + text.count } else { sum }
    }
    if bytes > Self.mostBytes { held[change.file] = .lost("All texts together are too long.") }
  }

  /// What was told of a text can't be read, and of which isn't known: none is what it was.
  mutating func loseAll() {
    for file in held.keys { held[file] = .lost("A message about a text couldn't be read.") }
  }

  mutating func take(_ close: DidCloseParameters) {
    held[close.file] = nil
  }

  private func result(of change: DidChangeParameters) -> Held {
    if let text = change.text {
      guard change.changes == nil else { return .lost("It came with both text and changes.") }
      return .text(Array(text.utf8), version: change.version)
    }
    switch held[change.file] {
    case nil: return .lost("No text of it was told before.")
    case .lost(let reason)?: return .lost(reason)
    case .text(let bytes, let version)?:
      guard change.version == version + 1 else {
        return .lost("Version \(change.version) came after version \(version).")
      }
      guard let changes = change.changes, let text = bytes.changed(by: changes) else {
        return .lost("The changes of version \(change.version) don't fit the text.")
      }
      return .text(text, version: change.version)
    }
  }

  /// A request with the text of its document, where it is about one and has no text.
  func filled<Parameters: RequestParameters>(
    _ request: Parameters
  ) throws(ResponseError) -> Parameters {
    guard var filled = request as? any TextRequest else { return request }
    try fill(&filled)
    return filled as? Parameters ?? request
  }

  private func fill(_ request: inout any TextRequest) throws(ResponseError) {
    guard request.text == nil, let file = request.file, let held = held[file] else { return }
    switch held {
    case .text(let bytes, _): request.text = String(decoding: bytes, as: UTF8.self)
    case .lost(let reason):
      throw ResponseError(
        code: ResponseError.Code.invalidParameters,
        message: "The text of “\(file)” isn't known: \(reason) Send didChange with all of it.")
    }
  }
}
