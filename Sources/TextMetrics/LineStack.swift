/// Stacks the lines of a text below each other, with the heights that their fonts and paragraphs ask
/// for.
struct LineStack {
  private let text: FormattedText
  private let runs: RunRanges
  private let face: any MeasuringFace
  private let width: Double
  /// Of each run: above its baseline in a text's first line and in the others, below it, and the leading
  /// below that.
  private let extents: [(first: Double, other: Double, below: Double, leading: Double)]

  init(
    text: FormattedText, runs: RunRanges, face: any MeasuringFace, width: Double,
    measurer: CompatibleTextMeasurer
  ) {
    self.text = text
    self.runs = runs
    self.face = face
    self.width = width
    extents = text.runs.map { run in
      let metrics = measurer.lineMetrics(of: run.font)
      let height = metrics.height * run.font.pointSize
      let below = metrics.descender * run.font.pointSize - run.baselineOffset
      let leading = text.countsLeading ? measurer.leading(of: run.font) : 0
      if leading > 0 { return (height - below, height - below, below, leading) }
      // A text style's leading is from one baseline to the next: it doesn't count above the first line.
      // Where it is less than a line's own height, so it is in a text that counts leading, too.
      return (height - below, (run.font.leading ?? height) - below, below, 0)
    }
  }

  func stacked(_ lines: [Typesetter.Line]) -> SetText {
    var set: [SetText.Line] = []
    set.reserveCapacity(lines.count)
    var bottom = 0.0
    var width = 0.0
    for (index, line) in lines.enumerated() {
      let style = line.paragraphStyle
      var top = bottom
      if index > 0 {
        let previous = lines[index - 1].paragraphStyle
        top += previous.lineSpacing
        if line.startsParagraph { top += previous.spacingAfter + style.spacingBefore }
      }
      let (height, descent, leading) = measures(of: line, isFirst: index == 0)
      let (start, room) = style.extent(isFirstLine: line.startsParagraph, in: self.width)
      set.append(
        SetText.Line(
          pieces: pieces(of: line), paragraphStyle: style, start: start, room: room,
          advance: line.advance, top: top, height: height, descent: descent,
          isContinued: lines.indices.contains(index + 1) && !lines[index + 1].startsParagraph))
      bottom = top + height + leading
      width = max(width, start + line.extent - min(style.tailIndent, 0))
    }
    let size = TextSize(
      width: width, height: bottom, lineCount: lines.count,
      firstLineHeight: set.first?.height ?? 0, firstDescent: set.first?.descent ?? 0,
      lastDescent: set.last.map { bottom - $0.baseline } ?? 0)
    return SetText(lines: set, size: size)
  }

  /// What a line has above what its runs need, by its paragraph's style, is above its text; what it
  /// lacks is lacking there.
  private func measures(
    of line: Typesetter.Line, isFirst: Bool
  ) -> (height: Double, descent: Double, leading: Double) {
    guard !extents.isEmpty else { return (0, 0, 0) }
    var (above, below, leading) = (-Double.infinity, -Double.infinity, 0.0)
    func add(_ run: Int) {
      above = max(above, isFirst ? extents[run].first : extents[run].other)
      below = max(below, extents[run].below)
      leading = max(leading, extents[run].leading)
    }
    if line.head.isEmpty { add(runs.run(at: line.head.startIndex)) }
    for run in runs.indices(in: line.head) { add(run) }
    if let tail = line.tail { for run in runs.indices(in: tail) { add(run) } }
    return (line.paragraphStyle.lineHeight(above + below), below, leading)
  }

  private func pieces(of line: Typesetter.Line) -> [SetText.Piece] {
    func pieces(_ text: Substring) -> [SetText.Piece] {
      runs.pieces(of: text).map {
        SetText.Piece(text: String($0.text), run: $0.run, advance: face.advance(of: $0.text))
      }
    }
    guard let tail = line.tail else {
      // One run takes the whole line, whose advance is known, unless the line is only a part of it.
      guard runs.count != 1 || line.isClipped else {
        return [SetText.Piece(text: String(line.head), run: 0, advance: line.advance)]
      }
      return pieces(line.head)
    }
    var head = pieces(line.head)
    if let last = head.last {
      head[head.count - 1].text += "…"
      head[head.count - 1].advance = last.advance + face.ellipsis
      return head + pieces(tail)
    }
    var rest = pieces(tail)
    guard let first = rest.first else {
      let run = runs.run(at: line.head.startIndex)
      return [SetText.Piece(text: "…", run: run, advance: face.ellipsis)]
    }
    rest[0].text = "…" + first.text
    rest[0].advance = first.advance + face.ellipsis
    return rest
  }
}
