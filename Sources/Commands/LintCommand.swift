import ArgumentParser
import FoundationEssentials
import Glibc
import Linting
import Localization
import Processes
import Requests
import WorkerProtocol
import Workspace

struct LintCommand: ListedCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: localized("Checks documents or whole projects on many screens."),
    discussion: localized(
      """
      Every scene is laid out as designed and on each screen of a matrix of devices, orientations, text \
      sizes, directions and appearances; devices with the same screen count once. What is wrong with one \
      element on several screens is one finding that names them. In folders every .storyboard and .xib is \
      checked, but for those in Pods, Carthage, build folders and bundles.

      --explain RULE says why a rule matters, shows an example and how it is mended; --explain all \
      lists the rules.

      A ninefold.json between the first path and the project's folder says which rules count and how \
      much, which screens are looked at, what is left out and what is accepted; options win over it.

      EXAMPLES
        ninefold-worker lint .
        ninefold-worker lint --devices phones --orientations portrait Main.storyboard
        ninefold-worker lint --languages all,double-length .
        ninefold-worker lint --devices pads --multitasking oneThird,oneHalf,twoThirds .
        ninefold-worker lint --text-sizes large,accessibilityLarge --appearances light,dark Views
        ninefold-worker lint --width-sweep 320-1366 Main.storyboard
        ninefold-worker lint --group-by rule .
        ninefold-worker lint --changed-since origin/main .
        ninefold-worker lint --format sarif --output lint.sarif .
        ninefold-worker lint --format html --output lint.html .
        ninefold-worker lint --format json . >accepted.json
        ninefold-worker lint --baseline accepted.json .
        ninefold-worker lint --shard 1/2 --format json . >one.json
        ninefold-worker lint --shard 2/2 --format json . >two.json
        ninefold-worker lint --merge one.json --merge two.json --format junit
        ninefold-worker lint --fix --dry-run . | git apply
        ninefold-worker lint --explain text-cut-off

      EXIT STATUS
        0   nothing at or above --fail-on was found
        1   a configuration, a baseline or a shard's findings can't be read, or git
            can't tell what has changed
        2   something was, or a document can't be read, which is an error
        64  the command line is wrong
      """))

  static var requests: [any AnsweredRequest.Type] { [LintParameters.self] }

  @Option(
    help: ArgumentHelp(
      localized("Languages whose texts are looked at, too: all, or tags such as de,pt-BR."),
      discussion: localized("Default: the documents' own texts alone."),
      valueName: localized("languages", context: "value")),
    completion: ValueWords.languages.completion)
  var languages: String?

  @Option(
    help: ArgumentHelp(
      localized("Look at windows of every width as well, such as 320-1366."),
      discussion: localized(
        """
        Of a pad's, as high as its screen, and of phones' apps, as high as a phone that lies, for the devices \
        that are looked at. Findings have the exact ranges, in whole points. Not each width is laid out: \
        between two of the same findings, where frames go along with the width, none is.
        """), valueName: localized("from-to", context: "value")))
  var widthSweep: String?

  @Option(
    help: ArgumentHelp(
      localized("Look at windows of every height as well, such as 320-1024."),
      discussion: localized(
        "As wide as a phone, of phones' apps, and as a pad's screen, of both, so that both classes are there."
      ),
      valueName: localized("from-to", context: "value")))
  var heightSweep: String?

  @Option(
    help: ArgumentHelp(
      localized("How findings are written: text, json, sarif, junit, github, gitlab or html."),
      valueName: localized("format", context: "value")))
  var format: LintReport = .text

  @Option(
    help: ArgumentHelp(
      localized("How text is grouped for people: file, rule or none."),
      discussion: localized("Default: none, lines as compilers print them."),
      valueName: localized("group", context: "value")))
  var groupBy: GroupedText.Grouping?

  @Flag(help: ArgumentHelp(localized("Print how often each rule was broken, and no findings.")))
  var summary = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      localized("Write to this file."), valueName: localized("file", context: "value")))
  var output: String?

  @Option(
    help: ArgumentHelp(
      localized(
        "The least severity that ends the command with 2: error, warning or info. Default: warning."
      ), valueName: localized("fail-on", context: "value")))
  var failOn: Issue.Severity?

  @Option(
    help: ArgumentHelp(
      localized("Leave out a rule; may be repeated."),
      valueName: localized("rule", context: "value")), completion: ValueWords.rule.completion)
  var disable: [String] = []

  @Option(
    help: ArgumentHelp(
      localized("Leave out what an earlier run found: a file of --format json."),
      valueName: localized("file", context: "value")))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      localized("Leave out what was wrong at a revision of git's, which is checked, too."),
      discussion: localized(
        "Such as main, for what a branch adds. Nothing has to be kept from an earlier run."),
      valueName: localized("revision", context: "value")))
  var newOnly: String?

  @Option(
    help: ArgumentHelp(
      localized("Leave out what is less bad: error, warning or info."),
      valueName: localized("severity", context: "value")))
  var minSeverity: Issue.Severity?

  @Option(
    help: ArgumentHelp(
      localized("Tell as many findings, those most worth mending."),
      valueName: localized("count", context: "value")))
  var most: Int?

  @Option(
    help: ArgumentHelp(
      localized("Check only documents that have changed since, as git knows them."),
      discussion: localized(
        """
        Or something that rules look at with them: the companion file, the sources of its classes, \
        images, colours and fonts that it names, with --languages its texts. Of a branch, since both \
        have parted; what isn't committed counts.
        """),
      valueName: localized("revision", context: "value")))
  var changedSince: String?

  @Option(
    help: ArgumentHelp(
      localized("The project's configuration."),
      discussion: localized(
        "Default: the nearest ninefold.json above the first path that has one."),
      valueName: localized("file", context: "value")))
  var config: String?

  @Flag(
    name: .customLong("no-config"), help: ArgumentHelp(localized("Leave out any configuration.")))
  var isConfigurationLeftOut = false

  @Option(
    help: ArgumentHelp(
      localized("Check one of several parts of the documents, such as 1/4."),
      valueName: localized("part/parts", context: "value")))
  var shard: Shard?

  @Option(
    help: ArgumentHelp(
      localized("Report what shards found, instead of checking; may be repeated."),
      valueName: localized("file", context: "value")))
  var merge: [String] = []

  @Flag(
    help: ArgumentHelp(
      localized("Fix what can be fixed safely, then check."),
      discussion: localized(
        """
        Removed are variations without effect, resources that nothing names, and what refers to \
        something that isn't there. Nothing else of a file changes.
        """)))
  var fix = false

  @Flag(
    help: ArgumentHelp(
      localized("With --fix: write nothing; print what would change, as diff -u does.")))
  var dryRun = false

  @Flag(
    name: .customLong("no-cache"),
    help: ArgumentHelp(
      localized("Check every document anew."),
      discussion: localized(
        """
        What was found is kept in ninefold/lint of the user's cache folder, and taken from there where \
        nothing that it depends on has changed.
        """)))
  var isCacheLeftOut = false

  @Option(
    help: ArgumentHelp(
      localized(
        "How many documents are checked at the same time. Default: one for each processor."),
      valueName: localized("jobs", context: "value")))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      localized("Say why a rule matters and what to do, with an example."),
      valueName: localized("rule", context: "value")), completion: ValueWords.rule.completion)
  var explain: String?

  @OptionGroup(title: localized("Screens"))
  var matrix: MatrixOptions

  @OptionGroup(title: localized("Project"))
  var project: ProjectOptions

  @OptionGroup(title: localized("Limits"))
  var limits: LimitOptions

  @Argument(
    help: ArgumentHelp(
      localized("Documents and folders. Default: this folder."),
      valueName: localized("path", context: "value")))
  var paths: [PathList] = []

  func validate() throws {
    if let most, most < 1 {
      throw ValidationError(localized("At least one finding is told."))
    }
    if let jobs, jobs < 1 {
      throw ValidationError(localized("At least one document is checked at a time."))
    }
    if groupBy != nil || summary, format != .text {
      throw ValidationError(localized("--group-by and --summary are for --format text."))
    }
    if config != nil, isConfigurationLeftOut {
      throw ValidationError(localized("Of --config and --no-config only one can be meant."))
    }
    if let explain, explain != "all", RulePage.named(explain) == nil {
      throw ValidationError(
        localized("There is no rule “%1$s”; --explain all lists them.", explain))
    }
    do throws(UsageError) {
      try choices.own.check()
    } catch {
      throw ValidationError(error.message)
    }
  }

  /// What decides which findings are reported.
  private var choices: LintParameters {
    var request = LintParameters(paths: paths.isEmpty && merge.isEmpty ? ["."] : paths.paths)
    request.changedSince = changedSince
    if !disable.isEmpty { request.disable = disable }
    request.baseline = baseline
    request.newSince = newOnly
    request.minSeverity = minSeverity
    request.most = most
    // `--merge shard-*.json` is one option's value and paths.
    if !merge.isEmpty { (request.merge, request.paths) = (merge + paths.paths, []) }
    request.shard = shard?.text
    if fix { request.fix = true }
    if dryRun { request.dryRun = true }
    return request
  }

  func run() throws {
    if let explain { return try Self.explain(explain) }
    var request = choices
    request.matrix = try matrix.screens()
    request.root = project.root
    request.companion = project.companion
    request.configuration = config
    request.usesConfiguration = !isConfigurationLeftOut
    request.usesCache = !isCacheLeftOut
    try languages?.checkList(of: "--languages")
    request.languages = languages?.list
    request.widthSweep = try widthSweep.map { text in
      guard let widths = text.ends else {
        throw ValidationError(localized("“%1$s” are no widths; write them as 320-1366.", text))
      }
      return widths
    }
    request.heightSweep = try heightSweep.map { text in
      guard let heights = text.ends else {
        throw ValidationError(localized("“%1$s” are no heights; write them as 320-1024.", text))
      }
      return heights
    }
    try CommandContext.run(within: limits.timeLimit) { [self, request] context in
      let run = try LintRun(request, of: context.resolver)
      if run.request.dryRun == true {
        return try context.output.write(Array(run.patch().utf8))
      }
      if let fixes = try run.fix() {
        writeToStandardError(
          localized(
            "%1$s in %2$s", context: "fixes",
            localized("%1$s fix", plural: "%1$s fixes", fixes.findings),
            localized("%1$s document", plural: "%1$s documents", fixes.documents)))
      }
      let result = try run.result { try check($0, context) }
      let lines =
        try textLines(of: result)
        ?? format.lines(of: result, pictures: run.pictures)
      if let output {
        try context.resolver.save(lines.flatMap { $0 + [UInt8(ascii: "\n")] }, to: output)
      } else {
        for line in lines { try context.print(line) }
      }
      let failOn = failOn ?? run.plan?.configuration?.failOn ?? .warning
      if result.findings.contains(where: { $0.severity.rank >= failOn.rank }) {
        throw ExitCode(ExitStatus.findings)
      }
    }
  }

  /// What people asked for; nil for the report as it is.
  private func textLines(of result: LintResult) -> [[UInt8]]? {
    guard summary || groupBy ?? .none != .none else { return nil }
    let text = GroupedText(result: result, grouping: summary ? .none : groupBy ?? .none)
    return text.lines.map { Array($0.utf8) }
  }

  private func check(_ plan: LintPlan, _ context: CommandContext) throws -> LintResult {
    let isWatched = isatty(STDERR_FILENO) != 0 && !plan.documents.isEmpty
    let tell: @Sendable (String) -> Void = { text in
      guard isWatched else { return }
      _ = Array(text.utf8).withUnsafeBytes {
        Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count)
      }
    }
    tell(localized("%1$s of %2$s documents", 0, plan.documents.count))
    // What is printed on the same terminal takes its place.
    defer { tell(output == nil && context.output.isTerminal ? "\r\u{1B}[K" : "\n") }
    return try plan.check(
      context.resolver.catalogue, jobs: jobs, timeLimit: limits.timeLimit,
      isFirst: shard.map { $0.part == 1 } ?? true
    ) { done, all in tell("\r" + localized("%1$s of %2$s documents", done, all)) }
  }

  private static func explain(_ id: String) throws {
    let rules = id == "all" ? RulePage.all : [RulePage.named(id)].compactMap(\.self)
    try CommandContext.run { context in
      for line in rules.flatMap({ rule in
        [rule.id] + rule.sentences.map { "  " + $0 } + rule.example.lines
      }) {
        try context.print(Array(line.utf8))
      }
    }
  }
}

extension String {
  /// Two whole numbers with a hyphen between them; nil for anything else.
  fileprivate var ends: [Int]? {
    let ends = split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard ends.count == 2, let least = ends[0], let most = ends[1] else { return nil }
    return [least, most]
  }
}

extension Shard: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }
}

extension LintReport: ExpressibleByArgument {}
extension GroupedText.Grouping: ExpressibleByArgument {}
extension Issue.Severity: ExpressibleByArgument {}
