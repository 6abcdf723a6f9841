import ArgumentParser
import Localization
import Requests
import Traits
import WorkerProtocol

struct AttributesCommand: ListedCommand {
  static let configuration = CommandConfiguration(
    commandName: "attributes",
    abstract: localized("Lists all attributes of a view, as Xcode's inspectors show them."),
    discussion: localized(
      """
      The attributes are in groups with the titles of Xcode's inspectors, such as Label, View and Size, with \
      each value in words, its line, and whether the document has it or it is UIKit's default. Colours \
      are told in light and dark appearance, images with the file that is shown. Of what varies by \
      size class the value that counts on the canvas is told, with its cell. What isn't known by name is \
      under Other, as it is written.

      --view may name any object of the document, such as a bar button item. Without it the attributes \
      are those of the scene's controller; of several views what is the same in all.

      One line of JSON: {"scene", "objects", "groups": [{"title", "attributes"}]}. An attribute is {"key", \
      "title", "kind", "value", "source", "line", "cell", "cells", "light", "dark", "image"}.

      EXAMPLES
        ninefold-worker attributes --view u9A-Qm-EJH --text Main.storyboard
        ninefold-worker attributes --view u9A-Qm-EJH --device "iPhone SE" \\
          Main.storyboard | jq -r '.groups[].attributes[].title'

      EXIT STATUS
        0   the attributes were listed
        1   the document or the steps can't be read, or there is no such object;
            standard error says why
        64  the command line is wrong
      """))

  static var requests: [any AnsweredRequest.Type] { [AttributesParameters.self] }

  @OptionGroup
  var options: SceneOptions

  @Option(
    name: .customLong("view"),
    help: ArgumentHelp(
      localized("The id of a view, or of another object. Default: the scene's controller."),
      discussion: localized("Several: what is the same in all of them."),
      valueName: localized("id", context: "value")))
  var views: [String] = []

  @Option(
    help: ArgumentHelp(
      localized(
        "The scene's id, or its controller's. Default: the one that has the view, or the first."),
      valueName: localized("id", context: "value")))
  var scene: String?

  @Option(
    help: ArgumentHelp(
      localized("light or dark: which of an image's files is shown."),
      valueName: localized("appearance", context: "value")))
  var appearance: Appearance?

  @Flag(help: ArgumentHelp(localized("Print lines for people instead of JSON.")))
  var text = false

  @Argument(
    help: ArgumentHelp(
      localized("The document; - is standard input."),
      valueName: localized("file", context: "value")))
  var file: String?

  func run() throws {
    var request = AttributesParameters(file: try inputFile(file), views: views)
    request.scene = scene
    request.appearance = appearance
    try options.answer(request) { [text] context, request in
      let result = try context.resolver.attributes(request)
      guard text else { return try context.print(result.encodedLine()) }
      for line in result.lines { try context.print(text: line) }
    }
  }
}
