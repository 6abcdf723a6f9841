import Companion
import Files
import InterfaceBuilder
import Localization
import Scenes
import Styles
import Traits
import WorkerProtocol

extension LintConfiguration {
  /// Reads a configuration; its schema is `Resources/Configuration/ninefold.schema.json`.
  /// - Parameter rules: The ids of the rules that it may name.
  package init(reading path: String, rules: [String]) throws(FileError) {
    let bytes: [UInt8]
    do {
      bytes = try Document.readFile(path)
    } catch {
      var fault = FileError(error)
      fault.file = path
      if error.code == .isDirectory {
        fault.message = localized(
          "This is a directory; name a configuration, such as ninefold.json.")
      }
      throw fault
    }
    try self.init(bytes, path: path, rules: rules)
  }

  /// - Parameters:
  ///   - bytes: What is in the file, or is to be.
  ///   - rules: The ids of the rules that it may name.
  package init(_ bytes: [UInt8], path: String, rules: [String]) throws(FileError) {
    let file = absolutePath(path) ?? path
    self.init(
      path: path, folder: file.lastIndex(of: "/").map { String(file[..<$0]) } ?? file)
    let top = try ConfigurationField(bytes, path: path, rules: rules)
    let fields = try top.object(["$schema", "devices", "languages", "lint"] + ProjectLooks.keys)
    projectDevices = try fields["devices"]?.texts()
    if let field = fields["devices"], projectDevices?.isEmpty == true {
      throw field.error("Name a device here, or leave “devices” out.")
    }
    projectLanguages = try fields["languages"]?.texts()
    if let lint = fields["lint"] { try read(lint) }
    looks = ProjectLooks(fields)
    notes = top.reading.notes
  }

  private mutating func read(_ field: ConfigurationField) throws(FileError) {
    let fields = try field.object(["rules", "matrix", "failOn", "exclude", "suppress"])
    for (rule, offset, value) in try fields["rules"]?.members() ?? [] {
      let choice = try value.choice(of: Choice.self)
      if field.knows(rule: rule, at: offset) { rules[rule] = choice }
    }
    if let matrix = fields["matrix"] { try read(matrix: matrix) }
    failOn = try fields["failOn"]?.choice(of: Issue.Severity.self)
    excludes =
      try fields["exclude"]?.list { field throws(FileError) in PathPattern(try field.words()) }
      ?? []
    suppressions =
      try fields["suppress"]?.list { field throws(FileError) in try Suppression(field) } ?? []
  }

  private mutating func read(matrix field: ConfigurationField) throws(FileError) {
    let fields = try field.object([
      "devices", "orientations", "multitasking", "windows", "poses", "builtWith", "systems",
      "textSizes", "directions", "languages", "appearances",
    ])
    devices = try fields["devices"]?.texts()
    textSizes = try fields["textSizes"]?.texts()
    languages = try fields["languages"]?.texts()
    orientations = try fields["orientations"]?.list { field throws(FileError) in
      try field.choice(of: Orientation.self)
    }
    multitasking = try fields["multitasking"]?.list { field throws(FileError) in
      try field.choice(of: Multitasking.self)
    }
    windows = try fields["windows"]?.list { field throws(FileError) in
      let text = try field.string()
      guard let sizes = WindowSizes.meant(by: text) else {
        throw field.error(
          "“\(text)” is no size of a window; write one such as “640x1000”, or “all”.")
      }
      return sizes
    }.flatMap(\.self)
    poses = try fields["poses"]?.list { field throws(FileError) in
      try field.choice(of: Pose.self)
    }
    builtWith = try fields["builtWith"]?.version()
    directions = try fields["directions"]?.list { field throws(FileError) in
      try field.choice(of: LayoutDirection.self)
    }
    appearances = try fields["appearances"]?.list { field throws(FileError) in
      try field.choice(of: Appearance.self)
    }
    systems = try fields["systems"]?.list { field throws(FileError) in try field.version() }
  }
}

extension ConfigurationField {
  /// Whether there is a rule; of one that there isn't it takes a note.
  fileprivate func knows(rule: String, at offset: Int) -> Bool {
    let rules = reading.rules
    if rules.contains(RulePage.id(of: rule)) { return true }
    let meant = rules.nearest(to: rule).map { " (did you mean “\($0)”?)" } ?? ""
    note("There is no rule “\(rule)”\(meant); `lint --explain all` lists them.", at: offset)
    return false
  }

  fileprivate func version() throws(FileError) -> SystemVersion {
    let text = try string()
    guard let version = SystemVersion(text) else {
      throw error("“\(text)” is no version of iOS; write one such as “17” or “17.4”.")
    }
    return version
  }

  fileprivate func texts() throws(FileError) -> [LintConfiguration.Word] {
    try list { field throws(FileError) in
      let text = try field.words()
      let place = field.reading.source.position(at: field.node.offset)
      return LintConfiguration.Word(text: text, line: place.line, column: place.column)
    }
  }
}

extension LintConfiguration.Suppression {
  fileprivate init(_ field: ConfigurationField) throws(FileError) {
    let fields = try field.object(["rule", "id", "file", "reason"])
    guard let rule = fields["rule"] else { throw field.error("“rule” is missing here.") }
    guard let reason = fields["reason"] else {
      throw field.error("“reason” is missing here: say why this is accepted.")
    }
    _ = try reason.words()
    self.rule = try rule.words()
    _ = field.knows(rule: self.rule, at: rule.node.offset)
    id = try fields["id"]?.words()
    file = try fields["file"].map { field throws(FileError) in PathPattern(try field.words()) }
    guard id != nil || file != nil else {
      throw field.error(
        "Name what is accepted by “id” or “file”; a rule is turned off in “rules”.")
    }
  }
}
