import ArgumentParser
import Localization
import WorkerProtocol

/// The options of commands about a scene, as it is designed or as the running interface shows it.
struct SceneOptions: ParsableArguments {
  @OptionGroup(title: localized("Canvas"))
  var canvas: CanvasOptions

  @OptionGroup(title: localized("Document"))
  var document: DocumentOptions

  @OptionGroup(title: localized("Running interface"))
  var play: PlayOptions

  @OptionGroup(title: localized("Limits"))
  var limits: LimitOptions

  /// Has a request answered for what was chosen.
  func answer<Request: PlayedRequest & Sendable>(
    _ request: Request, _ body: @escaping @Sendable (CommandContext, Request) throws -> Void
  ) throws {
    var request = request
    try request.canvas.choose(canvas)
    request.canvas.choose(document)
    let input = try request.play(play, of: document)
    try CommandContext.run(
      for: input, standardInput: document.stdinFilename, within: limits.timeLimit
    ) { [request] context in
      try body(context, request)
    }
  }
}
