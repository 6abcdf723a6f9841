import ArgumentParser
import Traits
import WorkerProtocol

/// The screens that `lint`, `diff` and `snapshot` look at: all combinations of these.
struct MatrixOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "all, phones, pads, or names of devices, with commas between them.",
      discussion: "Default: \(Resolver.contactSheetDevices.joined(separator: ", ")).",
      valueName: "devices"))
  var devices: String?

  @Option(
    help: ArgumentHelp(
      "How devices are held, with commas. Default: portrait,landscape.", valueName: "orientations"))
  var orientations: String?

  @Option(
    help: ArgumentHelp(
      "Parts of pads' screens that the app's window has, with commas. Default: fullScreen.",
      discussion: """
        fullScreen, oneThird, oneHalf, twoThirds, slideOver; each on the devices that have such windows, \
        halves in landscape only.
        """,
      valueName: "parts"))
  var multitasking: String?

  @Option(
    help: ArgumentHelp(
      "Versions of iOS, with commas, on the devices that run them.",
      discussion: "Default: 26, or what is nearest to it.", valueName: "versions"))
  var systems: String?

  @Option(
    help: ArgumentHelp(
      "The text sizes that users prefer, with commas. Default: large.", valueName: "sizes"))
  var textSizes: String?

  @Option(
    help: ArgumentHelp(
      "leftToRight, rightToLeft, or both with a comma. Default: leftToRight.",
      valueName: "directions"))
  var directions: String?

  @Option(
    help: ArgumentHelp(
      "light, dark, or both with a comma. Default: light.", valueName: "appearances"))
  var appearances: String?

  /// - Throws: where a word is none of those that there are.
  func screens() throws(ValidationError) -> LintParameters {
    var request = LintParameters(paths: [])
    request.devices = devices?.list
    request.orientations = try orientations?.choices(of: Orientation.self, "orientation")
    request.multitasking = try multitasking?.choices(
      of: Multitasking.self, "part of a pad's screen")
    if let systems {
      request.systems = try systems.list.map { text throws(ValidationError) in
        guard let system = SystemVersion(text) else {
          throw ValidationError("“\(text)” is no version of iOS; write one such as 17.")
        }
        return system
      }
    }
    request.contentSizes = textSizes?.list
    request.layoutDirections = try directions?.choices(of: LayoutDirection.self, "direction")
    request.appearances = try appearances?.choices(of: Appearance.self, "appearance")
    return request
  }
}

extension String {
  /// What stands between commas.
  var list: [String] {
    split(separator: ",").map { $0.trimmed }
  }

  fileprivate func choices<Choice: RawRepresentable & CaseIterable>(
    of type: Choice.Type, _ name: String
  ) throws(ValidationError) -> [Choice] where Choice.RawValue == String {
    var choices: [Choice] = []
    for text in list {
      guard let choice = Choice(rawValue: text) else {
        let all = Choice.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("“\(text)” is no \(name); there are \(all).")
      }
      choices.append(choice)
    }
    return choices
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
