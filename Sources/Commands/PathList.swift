import ArgumentParser

/// The paths of one argument: one, or a long run of them.
///
/// For each argument the parser of command lines copies what it has of those before. With 1,525 files
/// that was 7 % of all instructions of `resolve`, so a long run of paths is handed to it as one argument.
struct PathList: ExpressibleByArgument {
  /// No argument can hold it.
  private static let separator: UInt8 = 0
  /// The commands that take any number of paths, which come last.
  private static let commands: Set = ["resolve", "lint"]
  /// How many paths are a long run.
  private static let longRun = 16

  let paths: [String]

  init(argument: String) {
    paths = argument.utf8.split(separator: Self.separator, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }

  /// The arguments of the program, with the last run of paths as one.
  static func joined(_ arguments: [String]) -> [String] {
    guard let command = arguments.first, commands.contains(command) else { return arguments }
    // What follows the last option may be its value.
    let option = arguments.lastIndex { $0.hasPrefix("-") && $0 != "-" } ?? arguments.startIndex
    let start = option + 2
    guard arguments.count - start >= longRun else { return arguments }
    let run = arguments[start...].joined(separator: String(UnicodeScalar(separator)))
    return arguments[..<start] + [run]
  }
}

extension [PathList] {
  var paths: [String] { flatMap(\.paths) }
}
