import ArgumentParser
import Localization
import Requests
import WorkerProtocol

/// The command line of `ninefold-worker`.
package struct WorkerCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "ninefold-worker",
    abstract: localized("Resolves the interface documents of iOS apps, without a display."),
    discussion: localized(
      """
      Reads .storyboard and .xib files, resolves traits and Auto Layout, and prints the frames of \
      the views as JSON, in points.

      EXIT STATUS
        0   everything was done
        1   a document or scene could not be read, or a picture not be made
        64  the command line is wrong
        74  the results could not be written
        127 Cairo and Pango are not installed, which pictures and some fonts need
      A reader that closes the pipe early ends the program quietly, with 0.

      ENVIRONMENT
        NINEFOLD_LOG   how much standard error says: trace, debug, info, notice,
                       warning (the default), error or critical
        XDG_DATA_HOME  where ninefold/devices/*.json with devices of your own are;
                       ~/.local/share where it is not set
      """),
    version: programVersion,
    subcommands: commands)

  /// Every command of the program, in the order of its help. What `serve` answers, the manual's pages and what shells
  /// complete come from it.
  package static var commands: [any ListedCommand.Type] {
    [
      ResolveCommand.self,
      ConstraintsCommand.self,
      ExplainCommand.self,
      AttributesCommand.self,
      RenderCommand.self,
      SimulateCommand.self,
      DevicesCommand.self,
      EditCommand.self,
      ConvertCommand.self,
      VariationsCommand.self,
      LanguagesCommand.self,
      ImageCommand.self,
      AssetsCommand.self,
      TraitsCommand.self,
      DocumentsCommand.self,
      LaunchCommand.self,
      DiffCommand.self,
      MergeCommand.self,
      LintCommand.self,
      SnapshotCommand.self,
      GitCommand.self,
      ThumbnailCommand.self,
      ServeCommand.self,
      DecodeCommand.self,
    ]
  }

  /// Every request that is answered, beside what a session itself has.
  package static var requests: [any AnsweredRequest.Type] { commands.flatMap { $0.requests } }

  package init() {}
}

/// A command of the program.
package protocol ListedCommand: ParsableCommand {
  /// The requests that do the same in a session; none for a command that has no place there.
  static var requests: [any AnsweredRequest.Type] { get }
}

extension ListedCommand {
  package static var requests: [any AnsweredRequest.Type] { [] }
}
