import FoundationEssentials
import Localization
import PreviewerWorker
import WorkerProtocol

/// Asks at which sizes of its window a scene breaks: a worker of its own answers, so that nothing waits for it.
package struct SweepQuestion: Hashable, Sendable {
  private let document: DocumentVersion
  /// What isn't saved; nil for the file.
  private let text: String?
  private let scene: String
  private let configuration: CanvasConfiguration

  package init(
    document: DocumentVersion, text: String?, scene: String, configuration: CanvasConfiguration
  ) {
    self.document = document
    self.text = text
    self.scene = scene
    self.configuration = configuration
  }

  private var parameters: SweepParameters {
    var parameters = configuration.choice.parameters(
      for: document.path, configuration.settings, on: configuration.system, sweeping: scene)
    parameters.text = text
    return parameters
  }

  /// - Parameter finish: Told what was found; nil where nothing could be.
  @MainActor
  package func ask(then finish: @escaping @MainActor (SizeSweep?) -> Void) -> Subprocess {
    var line = (try? JSONLine.encode(Request(id: .number(1), parameters))) ?? []
    line.append(UInt8(ascii: "\n"))
    return Subprocess(worker: ["serve"], input: line) { answer in
      guard case .success(let data) = answer,
        let body = try? JSONDecoder().decode(ResponseBody<SweepResult>.self, from: data)
      else { return finish(nil) }
      finish(SizeSweep(body.result))
    }
  }
}

/// The sizes of its window at which a scene breaks.
package struct SizeSweep: Equatable, Sendable {
  /// In which something is wrong, in points; each stretch once, in order.
  package let widths: [ClosedRange<Int>]
  package let heights: [ClosedRange<Int>]

  init(_ result: SweepResult) {
    widths = Self.joined(result.breaks.flatMap { $0.widths ?? [] })
    heights = Self.joined(result.breaks.flatMap { $0.heights ?? [] })
  }

  /// Those that overlap or touch are one.
  private static func joined(_ ranges: [[Int]]) -> [ClosedRange<Int>] {
    var joined: [ClosedRange<Int>] = []
    let valid = ranges.compactMap { $0.count == 2 && $0[0] <= $0[1] ? $0[0]...$0[1] : nil }
    for range in valid.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound <= last.upperBound + 1 {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
  }

  /// For people.
  package var sentence: String {
    func words(_ ranges: [ClosedRange<Int>]) -> String {
      ranges.map {
        $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)"
      }.joined(separator: ", ")
    }
    let parts = [
      widths.isEmpty ? nil : localized("Something is wrong at widths %1$s.", words(widths)),
      heights.isEmpty ? nil : localized("Something is wrong at heights %1$s.", words(heights)),
    ].compactMap(\.self)
    return parts.isEmpty
      ? localized("Nothing is wrong at any width or height.") : parts.joined(separator: " ")
  }
}
