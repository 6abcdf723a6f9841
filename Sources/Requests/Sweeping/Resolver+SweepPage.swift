import Drawing
import Layout
import Localization
import Processes
import Scenes
import Traits
import WorkerProtocol

/// A scene in the windows at which something changes, on one page.
extension Resolver {
  /// As many windows as one page has room for, of widths and of heights each.
  private static let mostWindows = 24
  private static let columns = 6
  /// Of a caption, in characters.
  private static let longestCaption = 140
  private static let captionLines = 4

  func sweepPage(_ request: RenderParameters, _ cancellation: Cancellation) throws -> Page {
    var sweep = SweepParameters(file: request.file ?? "")
    sweep.canvas = request.canvas
    sweep.file = request.file
    sweep.text = request.text
    sweep.scene = request.scene
    let swept = try self.sweep(sweep, cancellation)
    let base = swept.windows.base.environment.size
    let changes =
      [SweepResult.Change(size: base, reasons: [localized("As it is.")])]
      + swept.result.widthChanges.prefix(Self.mostWindows)
      + swept.result.heightChanges.prefix(Self.mostWindows)
    var drawn: [Scene] = []
    let entries = try changes.map { change in
      try cancellation.check()
      let canvas = swept.windows.canvas(change.size)
      let laidOut = try layOut(swept.entry, of: swept.scenes, on: canvas, request, cancellation)
      drawn += laidOut.withContained.map(\.scene)
      return ContactSheet.CaptionedPicture(
        caption: change.size.words, detail: Self.caption(change.reasons),
        picture: picture(of: laidOut, on: canvas, request))
    }
    var sheet = ContactSheet(
      title: swept.entry.title, entries: entries, columns: Self.columns,
      appearance: request.appearance ?? .light)
    sheet.detailLines = Self.captionLines
    return Page(scene: swept.entry.id, scenes: drawn, size: sheet.size, scale: 2) { [sheet] in
      sheet.paint(with: $0, on: $1)
    }
  }

  private static func caption(_ reasons: [String]) -> String {
    let text = reasons.joined(separator: " ")
    return text.count > longestCaption ? text.prefix(longestCaption - 1) + "…" : text
  }
}
