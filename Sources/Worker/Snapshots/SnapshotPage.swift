import Drawing
import Traits
import WorkerProtocol

/// What `snapshot compare` has found, as one page with pictures inside.
struct SnapshotPage {
  /// So that a page can't grow without bound.
  private static let mostPairs = 120

  let folder: String
  let comparison: SnapshotComparison

  var lines: [String] {
    let shown = comparison.differences.prefix(Self.mostPairs)
    var body: [String] = []
    var section: [String] = []
    for difference in shown {
      let snapshot = difference.snapshot
      if section != [snapshot.file, snapshot.scene] {
        if !section.isEmpty { body.append("</section>") }
        section = [snapshot.file, snapshot.scene]
        body.append(
          "<section class=\"pictures\"><h2>\(snapshot.title.html) · \(snapshot.file.html)</h2>")
      }
      body += pair(of: difference).markup(subject: snapshot.title)
    }
    if !section.isEmpty { body.append("</section>") }
    let left = comparison.differences.count - shown.count
    if left > 0 { body.append("<p>\(left) more are not shown; “--format json” lists all.</p>") }
    var seen: Set<String> = []
    let screens = shown.map(\.snapshot.screen).filter { seen.insert($0).inserted }
    return HTMLPage(
      title: "Snapshots of \(folder.lastPathComponent)", style: PicturePair.style,
      body: [
        "<header><h1>Snapshots</h1><p>\(folder.html)</p><p>\(comparison.sum.html)</p></header>"
      ] + PicturePair.controls(screens: screens) + ["<main>"] + body + ["</main>"],
      script: PicturePair.script
    ).lines
  }

  private func pair(of difference: SnapshotComparison.Difference) -> PicturePair {
    let snapshot = difference.snapshot
    let size = Size(width: snapshot.width, height: snapshot.height)
    // What differs is framed in both.
    let outlines = difference.pixels?.bounds.map { bounds in
      let scale = comparison.index.scale
      return PicturePair.Outline(
        name: difference.note, kind: .changed,
        rect: Rect(
          x: Double(bounds.left) / scale, y: Double(bounds.top) / scale,
          width: Double(bounds.right - bounds.left + 1) / scale,
          height: Double(bounds.bottom - bounds.top + 1) / scale))
    }
    func side(_ file: [UInt8]?) -> PicturePair.Side? {
      file.map { PicturePair.Side(file: $0, size: size, outlines: outlines.map { [$0] } ?? []) }
    }
    return PicturePair(
      title: snapshot.screen, note: difference.note, before: side(difference.before),
      after: side(difference.after))
  }
}
