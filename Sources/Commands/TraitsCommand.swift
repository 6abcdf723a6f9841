import ArgumentParser
import Localization
import Processes
import Reports
import Requests
import Traits
import WorkerProtocol

struct TraitsCommand: ListedCommand {
  static let configuration = CommandConfiguration(
    commandName: "traits",
    abstract: localized("Combines trait collections, and says what they contain and leave open."),
    discussion: localized(
      """
      A collection is a device, with its orientation after a comma ("iPhone 15 Pro, landscape"), or words \
      with commas between them: wCompact, hRegular, wCompact-hRegular; phone, pad; 1x, 2x, 3x; a text \
      size (large, AX3); leftToRight, rightToLeft. What one leaves unspecified is filled from the \
      others, and where several specify a trait the last wins, as UITraitCollection does it.

      EXAMPLES
        ninefold-worker traits "iPhone 15 Pro, landscape"
        ninefold-worker traits "iPad Pro 11" wCompact
        ninefold-worker traits "iPhone 15 Plus, landscape" --contains wRegular && echo two columns

      EXIT STATUS
        0   the combination contains all that was asked for
        2   it doesn't contain one of them
        64  the command line is wrong
      """))

  static var requests: [any AnsweredRequest.Type] { [TraitsParameters.self] }

  @Option(
    name: .customLong("contains"),
    help: ArgumentHelp(
      localized("Say whether the combination contains this collection."),
      discussion: localized("May be given several times."),
      valueName: localized("collection", context: "value")))
  var contained: [String] = []

  @Flag(help: ArgumentHelp(localized("Print one line of JSON instead of a table.")))
  var json = false

  @Argument(
    help: ArgumentHelp(
      localized("What is combined, in this order."),
      valueName: localized("collection", context: "value")))
  var collections: [String]

  func run() throws {
    let request = TraitsParameters(collections: collections, contains: contained)
    try CommandContext.run(for: CommandInput(document: ".")) { [json, request] context in
      let result = try context.resolver.traits(request)
      if json {
        try context.print(result.encodedLine())
      } else {
        for line in table(result.rows) { try context.print(text: line) }
        for line in result.sentences { try context.print(text: line) }
      }
      if result.contains.contains(where: { !$0.isContained }) {
        throw ExitCode(ExitStatus.findings)
      }
    }
  }
}

extension TraitsResult {
  /// Each trait in a line.
  fileprivate var rows: [[String]] {
    [["TRAIT", "VALUE", "FROM"]]
      + Trait.allCases.map { trait in
        let value = values.first { $0.trait == trait }
        return [trait.rawValue, value?.value ?? localized("unspecified"), value?.source ?? ""]
      }
  }

  /// What is contained, each in a line.
  fileprivate var sentences: [String] {
    contains.map { containment in
      let missing = containment.missing.map { trait in
        localized(
          "%1$s is %2$s", trait.rawValue, traits.value(of: trait) ?? localized("unspecified"))
      }
      return containment.isContained
        ? localized("contains %1$s", containment.traits)
        : localized(
          "doesn't contain %1$s: %2$s", containment.traits, missing.joined(separator: ", "))
    }
  }
}
