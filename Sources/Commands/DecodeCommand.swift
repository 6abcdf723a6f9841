import ArgumentParser
import ImageDecoding
import Localization

/// For the other commands and the window, which have the images of documents read by it.
struct DecodeCommand: ListedCommand {
  static let configuration = CommandConfiguration(
    commandName: "decode",
    abstract: localized("Reads images for render, serve and the window; not for people."),
    discussion: localized(
      """
      Takes open files from a socket, which is its standard input, and answers with their pixels or \
      shapes, in 512 MiB of memory, without the network and without any other file of the user's.
      """),
    shouldDisplay: false)

  func run() throws {
    guard DecodingService.run() else {
      throw ValidationError(
        localized("This is what other commands have images read by; use render."))
    }
  }
}
