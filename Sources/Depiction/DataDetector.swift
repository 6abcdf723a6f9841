import Drawing
import TextMetrics

/// Finds what a text view makes links of: addresses of pages and of mail, and phone numbers. What UIKit
/// itself takes for one isn't published, so only what is plain is found.
struct DataDetector {
  var findsLinks: Bool
  var findsPhoneNumbers: Bool

  /// The ranges of detected data in a text, in order.
  func ranges(in text: String) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    if findsLinks { found += links(in: text) }
    if findsPhoneNumbers {
      found += phoneNumbers(in: text).filter { number in !found.contains { $0.overlaps(number) } }
    }
    return found.sorted { $0.lowerBound < $1.lowerBound }
  }

  // MARK: Links

  private func links(in text: String) -> [Range<String.Index>] {
    text.split(whereSeparator: { $0.isWhitespace || "<>\"".contains($0) }).compactMap { word in
      // Signs around a link belong to the sentence.
      var word = word
      while let first = word.first, "([{'“‘".contains(first) { word.removeFirst() }
      while let last = word.last, ".,;:!?)]}'”’".contains(last) { word.removeLast() }
      return isLink(word.lowercased()) ? word.startIndex..<word.endIndex : nil
    }
  }

  private func isLink(_ word: String) -> Bool {
    for scheme in ["http://", "https://", "ftp://", "mailto:", "tel:"]
    where word.hasPrefix(scheme) && word.count > scheme.count {
      return true
    }
    if let at = word.firstIndex(of: "@") {
      return at != word.startIndex && isHost(word[word.index(after: at)...])
    }
    return isHost(word.prefix { $0 != "/" && $0 != "?" && $0 != "#" })
  }

  private func isHost(_ host: some StringProtocol) -> Bool {
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, let last = labels.last, Self.domains.contains(String(last)) else {
      return false
    }
    return labels.allSatisfy { label in
      !label.isEmpty && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    }
  }

  /// The common ones: every word with a full stop in it would be a host otherwise.
  private static let domains: Set = [
    "com", "org", "net", "edu", "gov", "mil", "info", "io", "co", "app", "dev", "me", "tv", "eu",
    "uk", "us", "de", "fr", "es", "it", "nl", "ch", "at", "be", "se", "no", "dk", "fi", "pl", "ru",
    "jp", "cn", "in", "br", "au", "ca", "nz", "mx", "kr",
  ]

  // MARK: Phone numbers

  /// Digits in groups, 7 to 15 of them.
  private func phoneNumbers(in text: String) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var start = text.startIndex
    while start < text.endIndex {
      guard isPhoneSign(text[start]), text[start] != " " else {
        start = text.index(after: start)
        continue
      }
      var end = text[start...].firstIndex { !isPhoneSign($0) } ?? text.endIndex
      let next = end
      while end > start, !text[text.index(before: end)].isNumber { end = text.index(before: end) }
      let isInWord =
        start > text.startIndex && text[text.index(before: start)].isLetter
        || end < text.endIndex && text[end].isLetter
      if !isInWord, isPhoneNumber(text[start..<end]) { found.append(start..<end) }
      start = next
    }
    return found
  }

  private func isPhoneSign(_ sign: Character) -> Bool {
    sign.isASCII && (sign.isNumber || "+-(). ".contains(sign))
  }

  /// A date ends in two digits, a sum of money has no groups.
  private func isPhoneNumber(_ text: Substring) -> Bool {
    let groups = text.split { !$0.isNumber }
    guard (7...15).contains(groups.reduce(0) { $0 + $1.count }) else { return false }
    return text.hasPrefix("+") || groups.count >= 2 && groups.last?.count == 4
  }
}

extension Look.AttributedText {
  /// Sets what a detector finds in another ink.
  /// - Returns: Whether it found anything.
  mutating func mark(by detector: DataDetector, _ ink: Ink) -> Bool {
    var (runs, inks) = ([FormattedText.Run](), [Ink]())
    var hasFound = false
    for (run, own) in zip(text.runs, self.inks) {
      var rest = run.text.startIndex
      func add(_ range: Range<String.Index>, _ ink: Ink) {
        guard !range.isEmpty else { return }
        var part = run
        part.text = String(run.text[range])
        runs.append(part)
        inks.append(ink)
      }
      for range in detector.ranges(in: run.text) {
        hasFound = true
        add(rest..<range.lowerBound, own)
        add(range, ink)
        rest = range.upperBound
      }
      add(rest..<run.text.endIndex, own)
    }
    guard hasFound else { return false }
    (text.runs, self.inks) = (runs, inks)
    return true
  }
}
