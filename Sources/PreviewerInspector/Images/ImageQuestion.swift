import CGtk
import FoundationEssentials
import PreviewerModel
import PreviewerWorker
import Traits
import WorkerProtocol

/// Which image of which document is asked about, and on what.
struct ImageQuestion: Hashable, Sendable {
  var name: String
  var path: String
  var choice: CanvasChoice
  var appearance: Appearance
  var isRightToLeft: Bool
  /// Of a window that has a part of the screen.
  var windowCell: SizeClassCell?

  /// For `ninefold-worker`.
  var arguments: [String] {
    var words = ["image", "--json"]
    switch choice {
    case .asDesigned: break
    case .cell(let cell): words += ["--size-class", cell.key]
    case .device(let device, let orientation), .window(let device, let orientation, _),
      .resized(let device, let orientation, _):
      words += ["--device", device, "--orientation", orientation.rawValue]
      // Images are of a window's classes, not of its screen's.
      if let windowCell { words += ["--size-class", windowCell.key] }
    }
    // The document's own canvas is as dark as Interface Builder last showed it.
    if choice != .asDesigned || appearance == .dark {
      words += ["--appearance", appearance.rawValue]
    }
    if isRightToLeft { words += ["--layout-direction", LayoutDirection.rightToLeft.rawValue] }
    return words + ["--", name, path]
  }
}

/// Asks the worker about images, about one at a time.
@MainActor
final class ImageAnswers {
  private var command: Subprocess?
  private(set) var question: ImageQuestion?
  private let take: @MainActor (Result<ImageResult, Subprocess.Failure>) -> Void

  init(_ take: @escaping @MainActor (Result<ImageResult, Subprocess.Failure>) -> Void) {
    self.take = take
  }

  /// - Parameter isForced: Whether what was answered may not hold any more.
  func ask(_ question: ImageQuestion?, isForced: Bool = false) {
    guard question != self.question || isForced else { return }
    self.question = question
    command?.cancel()
    command = nil
    guard let question else { return }
    command = Subprocess(worker: question.arguments, input: []) { [weak self] outcome in
      guard let self else { return }
      command = nil
      switch outcome {
      case .success(let data):
        if let result = try? JSONDecoder().decode(ImageResult.self, from: data) {
          take(.success(result))
        }
      case .failure(let failure): take(.failure(failure))
      }
    }
  }
}

extension CurrentConfiguration {
  /// About an image of what is shown.
  /// - Parameter path: Of the document.
  func question(about image: String, of path: String) -> ImageQuestion {
    ImageQuestion(
      name: image, path: path, choice: shown.choice, appearance: shown.settings.appearance,
      isRightToLeft: isShownRightToLeft,
      windowCell: shown.choice.part == nil ? nil : shown.choice.cell(in: catalogue))
  }
}

extension ShownScenes {
  /// The names of the images that the shown design has, but for Apple's symbols, in order.
  var imageNames: [String] {
    Set(scenes.flatMap { $0.terms ?? [] }.filter(\.isImageOfProject).map(\.text)).sorted()
  }

  /// The image that a view of the shown design names first.
  func imageName(of selection: Selection) -> String? {
    guard let view = selection.view, let scene = scene(selection.scene) else { return nil }
    if let image = scene.view(view)?.view.look.image, image.isSymbol != true { return image.name }
    return scene.terms?.first { $0.view == view && $0.isImageOfProject }?.text
  }
}

extension SearchTerm {
  fileprivate var isImageOfProject: Bool { kind == .image && isSymbol != true }
}
