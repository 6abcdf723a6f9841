import PreviewerGtk

/// What assistive technology says of the canvas. Screen readers speak the whole of a description that changes: so it
/// begins with what has changed.
@MainActor
final class CanvasDescription {
  private let area: Object
  /// The sentences that were told last.
  private var told: [String] = []

  init(of area: Object) {
    self.area = area
  }

  func tell(_ sentences: [String]) {
    guard Set(sentences) != Set(told) else { return }
    let known = Set(told)
    told = sentences.filter { !known.contains($0) } + sentences.filter(known.contains)
    Accessible(area.widget).setDescription(told.joined(separator: " "))
  }
}
