import ArgumentParser
import Localization
import Requests

/// The option that says how long one document may take.
struct LimitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      localized("Give a document up that takes longer."),
      discussion: localized(
        "It has an error then, and the others are done. Default: none is given up."),
      valueName: localized("seconds", context: "value")))
  private var timeout: Double?

  func validate() throws {
    guard let timeout else { return }
    guard timeout > 0, timeout.isFinite else {
      throw ValidationError(localized("A timeout is a number of seconds above 0."))
    }
  }

  var timeLimit: TimeLimit { TimeLimit(seconds: timeout) }
}
