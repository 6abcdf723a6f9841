import Testing

@testable import Files

/// Source of the digests: NIST's examples of FIPS 180-4, and sha256sum.
@Suite struct SHA256Tests {
  @Test(
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 64),
        "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"
      ),
      (
        String(repeating: "a", count: 55),
        "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"
      ),
      (
        String(repeating: "a", count: 10_000),
        "27dd1f61b867b6a0f6e9d8a41c43231de52107e53ae424de8f847b821db4b711"
      ),
    ])
  func digests(text: String, digest: String) {
    #expect(SHA256.text(of: text.utf8) == digest)
    // The same in pieces of whatever size.
    for size in [1, 7, 63, 64, 65, 1000] where text.utf8.count < 20_000 {
      var pieces = SHA256()
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        pieces.add(rest.prefix(size))
        rest = rest.dropFirst(size)
      }
      #expect(pieces.text == digest)
    }
  }

  @Test func wordsHaveEnds() {
    var (one, two) = (SHA256(), SHA256())
    for word in ["ab", "c"] { one.add(word: word) }
    for word in ["a", "bc"] { two.add(word: word) }
    #expect(one.text != two.text)
  }
}
