import PreviewerGtk
import PreviewerLayers
import PreviewerModel
import PreviewerWorker
import Traits

/// The hand at the edges of the app's window: which of them it drags, or whether arrow keys do, and what is known of the
/// sizes at which the layout breaks.
@MainActor
final class WindowHandle {
  /// Which edges are dragged.
  struct Edges: OptionSet {
    let rawValue: Int
    static let right = Edges(rawValue: 1)
    static let bottom = Edges(rawValue: 2)

    /// Of CSS.
    var cursor: String {
      switch self {
      case [.right, .bottom]: "nwse-resize"
      case .bottom: "ns-resize"
      default: "ew-resize"
      }
    }
  }

  /// The window as it was taken.
  struct Drag {
    let edges: Edges
    let size: Size
    /// Logical pixels to a point of the window.
    let zoom: Double
    /// Of the item that shows it.
    let item: String
  }

  private(set) var drag: Drag?
  /// The edges that the pointer is over.
  private(set) var pointed: Edges = []
  /// Whether arrow keys change the window's size.
  private(set) var isHeld = false
  /// The size that is wanted while one before is being laid out.
  private(set) var wanted: Size?
  /// The size that was asked for last, which may not be shown yet.
  private(set) var asked: Size?
  /// Where the layout breaks, and of what that was asked.
  private(set) var breaks: (question: SweepQuestion, found: SizeSweep)?
  /// What is being asked.
  private var sweep: (question: SweepQuestion, process: Subprocess)?
  private var rest: Timer?

  /// Milliseconds after which the hand is taken to rest.
  private static let restTime = 400

  /// Whether the window is in the hand.
  var isActive: Bool { drag != nil || isHeld }

  func begin(_ drag: Drag) { self.drag = drag }

  func endDrag() { drag = nil }

  func hold(_ isHeld: Bool) { self.isHeld = isHeld }

  func want(_ size: Size?) { wanted = size }

  /// Notes a size that is being laid out from now on.
  func ask(for size: Size) { (asked, wanted) = (size, nil) }

  /// - Returns: Whether these are others than before.
  func point(at edges: Edges) -> Bool {
    guard edges != pointed else { return false }
    pointed = edges
    return true
  }

  /// Does something once nothing was done for a while.
  func whenAtRest(_ action: @escaping @MainActor () -> Void) {
    rest = Timer(after: Self.restTime) { [weak self] in
      self?.rest = nil
      action()
    }
  }

  /// Has it found out where the layout breaks, unless that is known or being asked.
  func ask(_ question: SweepQuestion, then finish: @escaping @MainActor () -> Void) {
    guard breaks?.question != question, sweep?.question != question else { return }
    sweep?.process.cancel()
    let process = question.ask { [weak self] found in
      guard let self else { return }
      sweep = nil
      if let found { breaks = (question, found) }
      finish()
    }
    sweep = (question, process)
  }

  /// Asks no more.
  func stop() {
    rest?.cancel()
    rest = nil
    sweep?.process.cancel()
    sweep = nil
  }
}
