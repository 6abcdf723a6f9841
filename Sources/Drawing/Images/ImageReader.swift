import Files
import Graphics

/// Reads the images of one picture, in a process of their own that is started with the first of them.
///
/// What one image takes is no reason not to draw another: one that ends the process ends only that, and
/// together those that fail take twice the time that one may take, however many they are.
package final class ImageReader {
  /// Seconds of work that an image may take to be read and drawn. Photos of today's cameras take a third of
  /// one, drawings a few milliseconds.
  static let longestTime = 1.0
  /// 64 MiB: more than the photos of today's cameras.
  private static let largestFile = 64 << 20

  private let program: String?
  private let longestTime: Double
  /// Seconds that are left for images that fail. Each may take half of it, so that it never runs out.
  private var timeLeft: Double
  private var process: DecodingProcess?

  /// - Parameters:
  ///   - program: The worker's path; nil where there is none, and no image is read then.
  ///   - longestTime: Seconds of work that one image may take.
  package init(program: String?, longestTime: Double = 1) {
    self.program = program
    self.longestTime = longestTime
    timeLeft = 2 * longestTime
  }

  /// The image in a file.
  /// - Parameters:
  ///   - design: What is drawn of a symbol's template; nil is what is usual.
  ///   - longestSide: Pixels; a larger image is made smaller.
  /// - Throws: nil where the picture isn't wanted any more.
  package func read(
    _ path: String, design: SymbolDesign? = nil, longestSide: Int = DecodedImage.longestSide,
    isCancelled: () -> Bool = { false }
  ) -> Result<DecodedImage, ImageProblem>? {
    guard let file = OpenFile(at: path) else { return .failure(.missing) }
    guard file.size <= Self.largestFile else { return .failure(.tooLarge) }
    let isUsed = process?.hasAnswered == true
    let result = decode(file.descriptor, design, longestSide, isCancelled)
    // What others left in the memory is not this one's fault.
    guard isUsed, case .failure(.tooLarge)? = result, process == nil else { return result }
    return decode(file.descriptor, design, longestSide, isCancelled)
  }

  private func decode(
    _ file: Int32, _ design: SymbolDesign?, _ longestSide: Int, _ isCancelled: () -> Bool
  ) -> Result<DecodedImage, ImageProblem>? {
    if process == nil { process = program.flatMap(DecodingProcess.init) }
    guard let process else { return .failure(.noLibrary(.worker)) }
    let seconds = min(longestTime, timeLeft / 2)
    let clock = ContinuousClock()
    let start = clock.now
    do throws(DecodingProcess.Failure) {
      let image = try process.decode(
        file, design: design, longestSide: longestSide, seconds: seconds, isCancelled: isCancelled)
      if case .problem(let problem) = image { return .failure(problem) }
      return .success(image)
    } catch {
      self.process = nil
      guard case .ended(let problem) = error else { return nil }
      timeLeft = max(0, timeLeft - min((clock.now - start) / .seconds(1), seconds))
      // An image that had less time than another is not too slow.
      return .failure(problem == .tooSlow && seconds < longestTime ? .busy : problem)
    }
  }
}
