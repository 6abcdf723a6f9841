import Drawing
import Files
import Localization
import Reports
import Requests
import Traits
import WorkerProtocol

/// What `snapshot compare` has found, as one page with pictures inside.
struct SnapshotPage {
  /// So that a page can't grow without bound.
  private static let mostPairs = 120
  /// Points around what differs, so that the frame doesn't hide it.
  private static let margin = 6.0

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
    if left > 0 {
      body.append(
        "<p>\(localized("%1$s more are not shown; “--format json” lists all.", left).html)</p>")
    }
    var seen: Set<String> = []
    let screens = shown.map(\.snapshot.screen).filter { seen.insert($0).inserted }
    return HTMLPage(
      title: localized("Snapshots of %1$s", folder.lastPathComponent), style: PicturePair.style,
      body: [
        "<header><h1>\(localized("Snapshots").html)</h1><p>\(folder.html)</p><p>\(comparison.sum.html)</p></header>"
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
      let (left, top) = (Double(bounds.left) / scale, Double(bounds.top) / scale)
      let (right, bottom) = (Double(bounds.right + 1) / scale, Double(bounds.bottom + 1) / scale)
      let (x, y) = (max(0, left - Self.margin), max(0, top - Self.margin))
      return PicturePair.Outline(
        name: difference.note, kind: .changed,
        rect: Rect(
          x: x, y: y, width: min(size.width, right + Self.margin) - x,
          height: min(size.height, bottom + Self.margin) - y))
    }
    func side(_ file: [UInt8]?) -> PicturePair.Side? {
      file.map { PicturePair.Side(file: $0, size: size, outlines: outlines.map { [$0] } ?? []) }
    }
    return PicturePair(
      title: snapshot.screen, note: difference.note, before: side(difference.before),
      after: side(difference.after))
  }
}
