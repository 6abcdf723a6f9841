/// One of some words: where another word is read in its place, the error has those that there are.
package protocol WordChoice: RawRepresentable, CaseIterable, Codable where RawValue == String {}

/// What a decoding error is about where a word is none of a choice.
package struct UnknownWord: Error {
  package let known: [String]
}

extension WordChoice {
  package init(from decoder: any Decoder) throws {
    let word = try decoder.singleValueContainer().decode(String.self)
    guard let value = Self(rawValue: word) else {
      let known = Self.allCases.map(\.rawValue)
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "“\(word)” is none of \(known).",
          underlyingError: UnknownWord(known: known)))
    }
    self = value
  }
}
