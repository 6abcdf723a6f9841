import ArgumentParser
import LanguageServer
import Localization
import Logging
import Processes
import Serving

struct ServeCommand: ListedCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: localized("Answers JSON-RPC 2.0 requests on standard input and output."),
    discussion: localized(
      """
      One message per line, in UTF-8. The requests are %1$s, with the options of the commands of these names as \
      parameters (sizeClass or size-class, asDesigned or as-designed, …) and with what they print as result; \
      gitVersions, gitSettings and gitText do what git versions, install, uninstall, status and textconv do. \
      Instead of a file, a request may carry the document itself as "text", or be about the text that a notification \
      didChange told of: with a "file", a "version" and all of the "text" at first, then with "changes" of a "range" of bytes and their \
      "replacement", and the next version; didClose has the file count again. resolve takes one "file", or "files" for an array of results; \
      without "output", render returns the picture as Base64; simulate returns an array with the last \
      step, or with the launch and all steps for "results": "all". Parameters that a request doesn't have \
      are refused by name. An array of requests is answered by an array.

      initialize asks for the protocol's version and for what there is, and shutdown ends the program after its answer, as \
      the end of input does. Answers come in the order of the requests. A notification $/cancelRequest \
      with an "id" cancels a request; its answer then is the error -32800.

      EXAMPLE
        > {"jsonrpc":"2.0","id":1,"method":"resolve","params":{"file":"A.xib"}}
        < {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":1,"file":"A.xib","traits":{…},…}}

      ERRORS
        -32700 not JSON in UTF-8              -32603 a fault of Ninefold's
        -32600 JSON, but no request           -32800 cancelled
        -32601 no such request                -32001 the document; see data
        -32602 wrong parameters               -32002 the picture

      EXIT STATUS
        0   every request was answered, by an error where it failed
        1   with --lsp: it ended without a shutdown
        64  the command line is wrong
        74  the answers could not be written
      """, WorkerCommand.requests.map { $0.method }.joined(separator: ", ")))

  @Flag(
    help: ArgumentHelp(
      localized("Serve an editor instead: the Language Server Protocol."),
      discussion: localized(
        """
        Version 3.17, with Content-Length headers: findings while a document is typed, why a view is where \
        it is, definitions and references, the outline, and fixes.
        """)))
  var lsp = false

  @OptionGroup(title: localized("Limits"))
  var limits: LimitOptions

  func run() throws {
    let log = Logger.worker()
    ReaderWatch.beginSession()
    do {
      if lsp {
        let server = LanguageServer(
          output: try OutputChannel(), timeLimit: limits.timeLimit, log: log)
        guard try server.run() else { throw ExitCode(ExitStatus.failed) }
        return
      }
      try Server(
        output: OutputChannel(), requests: WorkerCommand.requests, timeLimit: limits.timeLimit,
        log: log
      ).run()
    } catch let error as OutputChannel.Failure {
      log.critical("\(error)")
      throw ExitCode(ExitStatus.outputFailed)
    }
  }
}
