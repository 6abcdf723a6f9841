/// Measures pieces of a formatted text, each character in its own run's font.
struct FormattedFace: MeasuringFace {
  private let faces: [(face: any MeasuringFace, kerning: Double)]
  private let runs: RunRanges

  init(
    _ text: FormattedText, runs: RunRanges, face: (FormattedText.Run) -> any MeasuringFace
  ) {
    self.runs = runs
    faces = text.runs.map { (face($0), $0.kerning) }
  }

  func advance(of text: Substring) -> Double {
    runs.pieces(of: text).reduce(0) { sum, piece in
      let (face, kerning) = faces[piece.run]
      let kerned = kerning == 0 ? 0 : kerning * Double(piece.text.spacedCount)
      return sum + face.advance(of: piece.text) + kerned
    }
  }

  func edges(of text: Substring) -> [Double] {
    var start = 0.0
    var edges: [Double] = []
    for piece in runs.pieces(of: text) {
      let (face, kerning) = faces[piece.run]
      var kerned = 0.0
      for (character, edge) in zip(piece.text, face.edges(of: piece.text)) {
        if kerning != 0, !JoinedScripts.contains(character) { kerned += kerning }
        edges.append(start + edge + kerned)
      }
      start = edges.last ?? start
    }
    return edges
  }

  var ellipsis: Double { faces.last?.face.ellipsis ?? 0 }
}

/// Where the runs of a text are in it.
struct RunRanges {
  /// Where each run ends, never within a character: one in which runs meet belongs to the later.
  private let ends: [String.Index]

  init(_ text: FormattedText, whole: String) {
    var end = whole.startIndex
    ends = text.runs.map { run in
      end = whole.utf8.index(end, offsetBy: run.text.utf8.count)
      // `index(after:)` goes from the start of the character that an index is in.
      return end < whole.endIndex ? whole.index(before: whole.index(after: end)) : end
    }
  }

  var count: Int { ends.count }

  /// The runs that a piece of the text is in.
  func indices(in text: Substring) -> Range<Int> {
    guard !text.isEmpty else { return 0..<0 }
    return run(at: text.startIndex)..<(run(at: text.index(before: text.endIndex)) + 1)
  }

  /// The run of the character at an index; the last one at the text's end.
  func run(at index: String.Index) -> Int {
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if index < ends[middle] { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The parts of a piece of the text, cut where the runs change.
  func pieces(of text: Substring) -> [(text: Substring, run: Int)] {
    var pieces: [(text: Substring, run: Int)] = []
    var start = text.startIndex
    while start < text.endIndex {
      let run = run(at: start)
      let end = run == ends.count - 1 ? text.endIndex : min(ends[run], text.endIndex)
      pieces.append((text[start..<end], run))
      start = end
    }
    return pieces
  }
}

extension StringProtocol {
  /// How many of its characters take letter spacing.
  package var spacedCount: Int {
    JoinedScripts.isIn(self) ? count { !JoinedScripts.contains($0) } : count
  }
}
