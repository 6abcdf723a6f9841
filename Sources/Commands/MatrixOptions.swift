import ArgumentParser
import Localization
import Traits
import WorkerProtocol
import Workspace

/// The screens that `lint`, `diff` and `snapshot` look at: all combinations of these.
struct MatrixOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      localized("all, phones, pads, or names of devices, with commas between them."),
      discussion: localized("Default: %1$s.", DeviceCatalogue.usualDevices.joined(separator: ", ")),
      valueName: localized("devices", context: "value")), completion: ValueWords.devices.completion)
  var devices: String?

  @Option(
    help: ArgumentHelp(
      localized("How devices are held, with commas. Default: portrait,landscape."),
      valueName: localized("orientations", context: "value")),
    completion: ValueWords.orientations.completion)
  var orientations: String?

  @Option(
    help: ArgumentHelp(
      localized(
        "Parts of pads' screens that the app's window has, with commas. Default: fullScreen."),
      discussion: localized(
        """
        fullScreen, oneThird, oneHalf, twoThirds, slideOver; each on the devices that have such windows, \
        halves in landscape only.
        """),
      valueName: localized("parts", context: "value")),
    completion: ValueWords.multitasking.completion)
  var multitasking: String?

  @Option(
    help: ArgumentHelp(
      localized("Sizes of the app's window in points, with commas, such as 640x1000,402x874."),
      discussion: localized(
        """
        Each on the devices that have such windows: pads with iOS 26, phones with 27. all is those that matter: \
        both sides of each change of a size class, parts of pads' screens, the narrowest and the largest.
        """),
      valueName: localized("sizes", context: "value")))
  var windows: String?

  @Option(
    help: ArgumentHelp(
      localized("How devices that fold are held, with commas. Default: closed."),
      discussion: localized("Those that there are: closed, open, book, laptop."),
      valueName: localized("poses", context: "value")), completion: ValueWords.poses.completion)
  var poses: String?

  @Option(
    help: ArgumentHelp(
      localized("The SDK that the app was built with, such as 27.0. Default: the newest."),
      valueName: localized("version", context: "value")))
  var builtWith: SystemVersion?

  @Option(
    help: ArgumentHelp(
      localized("Versions of iOS, with commas, on the devices that run them."),
      discussion: localized("Default: 26, or what is nearest to it."),
      valueName: localized("versions", context: "value")), completion: ValueWords.systems.completion
  )
  var systems: String?

  @Option(
    help: ArgumentHelp(
      localized("The text sizes that users prefer, with commas. Default: large."),
      valueName: localized("sizes", context: "value")), completion: ValueWords.textSizes.completion)
  var textSizes: String?

  @Option(
    help: ArgumentHelp(
      localized("leftToRight, rightToLeft, or both with a comma. Default: leftToRight."),
      valueName: localized("directions", context: "value")),
    completion: ValueWords.directions.completion)
  var directions: String?

  @Option(
    help: ArgumentHelp(
      localized("light, dark, or both with a comma. Default: light."),
      valueName: localized("appearances", context: "value")),
    completion: ValueWords.appearances.completion)
  var appearances: String?

  /// - Throws: where a word is none of those that there are.
  func screens() throws(ValidationError) -> MatrixRequest {
    var request = MatrixRequest()
    for (option, value) in [
      ("--devices", devices), ("--orientations", orientations), ("--multitasking", multitasking),
      ("--windows", windows), ("--poses", poses),
      ("--systems", systems), ("--text-sizes", textSizes), ("--directions", directions),
      ("--appearances", appearances),
    ] {
      try value?.checkList(of: option)
    }
    request.devices = devices?.list
    request.orientations = try orientations?.choices(
      of: Orientation.self, localized("orientation", context: "kind of value"))
    request.multitasking = try multitasking?.choices(
      of: Multitasking.self, localized("part of a pad's screen", context: "kind of value"))
    request.windows = try windows?.list.map { text throws(ValidationError) in
      guard let sizes = WindowSizes.meant(by: text) else {
        throw ValidationError(
          localized("“%1$s” is no size of a window; write one such as 640x1000, or all.", text))
      }
      return sizes
    }.flatMap(\.self)
    request.poses = try poses?.choices(of: Pose.self, localized("pose", context: "kind of value"))
    request.builtWith = builtWith
    if let systems {
      request.systems = try systems.list.map { text throws(ValidationError) in
        guard let system = SystemVersion(text) else {
          throw ValidationError(
            localized("“%1$s” is no version of iOS; write one such as 17.", text))
        }
        return system
      }
    }
    request.contentSizes = textSizes?.list
    request.layoutDirections = try directions?.choices(
      of: LayoutDirection.self, localized("direction", context: "kind of value"))
    request.appearances = try appearances?.choices(
      of: Appearance.self, localized("appearance", context: "kind of value"))
    return request
  }
}

extension String {
  /// What stands between commas.
  var list: [String] {
    split(separator: ",").map { $0.trimmed }
  }

  /// - Throws: where an option's list has nothing in it.
  func checkList(of option: String) throws(ValidationError) {
    guard list.allSatisfy(\.isEmpty) else { return }
    throw ValidationError(localized("%1$s is empty; name something, or leave it out.", option))
  }

  fileprivate func choices<Choice: RawRepresentable & CaseIterable>(
    of type: Choice.Type, _ name: String
  ) throws(ValidationError) -> [Choice] where Choice.RawValue == String {
    var choices: [Choice] = []
    for text in list {
      guard let choice = Choice(rawValue: text) else {
        let all = Choice.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError(localized("“%1$s” is no %2$s; there are %3$s.", text, name, all))
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
