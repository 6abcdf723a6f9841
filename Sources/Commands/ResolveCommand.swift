import ArgumentParser
import Localization
import Processes
import Requests
import Traits
import WorkerProtocol

struct ResolveCommand: ListedCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: localized("Prints the frames of every view, one line of JSON per document."),
    discussion: localized(
      """
      Each line is {"file", "traits", "scenes": [{"id", "root", "issues", …}]}, or {"file", "error": \
      {"code", "message", "line", "column"}} for a document that can't be read. A view is {"id", \
      "class", "frame": [x, y, width, height], "children", …}; its frame is in points, in its \
      superview. Lines come in the order of the files, each as soon as it is ready.

      ISSUES
        An issue is {"rule", "severity", "id", "line", "message", …}. All are
        computed; flags in the document are not looked at. They come in this
        order, and in the document's within a rule:

        conflict           "constraints" that can't all hold, as a smallest such
                           set, in words in "involved"; "dropped" was given up.
                           error; warning where an implicit rule was given up;
                           info where no constraint is involved, less than a
                           point is lacking as designed or at most half of one
                           on a screen, or a table or code would give a cell or
                           a view of its own file another size
        ambiguous          "views" that may have other frames: what is "open",
                           and "frames" in two equally good layouts. warning;
                           info where it is hidden, a stack view without content,
                           or not to be verified in Interface Builder
        misplaced          as designed: a stored frame that breaks required
                           constraints by a point or more. warning
        text-cut-off       a label's, button's, field's or segment's text, or that
                           of a text view that doesn't scroll, needs more than its
                           frame. warning; info where a table may give a cell
                           of its own file more height
        no-room            on another canvas than the document's: a text, control or
                           image of which no width or height is left. warning
        outside-superview  beyond what clips it or the screen: warning; else info
        overlap            on another canvas than the document's: a text or control
                           over others beside it, from which it is apart in the
                           document. warning
        launch-screen      in a launch screen: a custom class or runtime attribute,
                           error; an action, an outlet that isn't UIKit's own, a
                           view that isn't UIKit's, a web view or a second root,
                           warning
        missing-image      an image that is not around the document, or has no
                           file that can be used. warning; one info where there
                           are no images at all
        unavailable        something that came with a later version of iOS than the
                           one that counts: what, and what happens instead. error
                           where Xcode builds no app with it; warning; info where it
                           is hardly seen
        image-size         on another canvas than the document's: the file that is
                           shown is a point or more larger or smaller than the
                           document remembers. info

        Symbols of Apple's that are drawn as something similar are named in
        "diagnostics", as approximate-symbol. info

        A document without scenes and views has nothing-to-show among its
        "diagnostics", which says what it holds. warning

        What was not understood in a document is in "diagnostics", and in a
        scene's issues as bad-value and variation-tie. A set of an asset catalogue
        that an image's name means and that can't be used, or lacks a file, is in
        "diagnostics" as broken-asset. warning

      EXAMPLES
        ninefold-worker resolve --device "iPhone 15 Pro" Main.storyboard
        ninefold-worker resolve --device ipad9_7 --orientation landscape *.xib
        ninefold-worker resolve --size-class wCompact-hRegular *.xib
        ninefold-worker resolve --as-designed Main.storyboard \\
          | jq '.scenes[].root.frame'
        git show HEAD:Main.storyboard | ninefold-worker resolve -

      EXIT STATUS
        0   every document was resolved
        1   one was not, or its companion file can't be read; its line has the
            "error", and standard error says why
        64  the command line is wrong
      """))

  static var requests: [any AnsweredRequest.Type] { [ResolveParameters.self] }

  @OptionGroup(title: localized("Canvas"))
  var canvas: CanvasOptions

  @OptionGroup(title: localized("Document"))
  var document: DocumentOptions

  @Option(
    help: ArgumentHelp(
      localized("Resolve only the scene with this id."),
      valueName: localized("id", context: "value")))
  var scene: String?

  @Option(
    help: ArgumentHelp(
      localized("Colours for light or for dark. Default: %1$s.", CanvasOptions.defaultAppearance),
      valueName: localized("appearance", context: "value")))
  var appearance: Appearance?

  @Flag(
    help: ArgumentHelp(
      localized(
        "Add the constraints that act on the views, images, views' traits, and what varies."),
      discussion: localized(
        """
        "traits" and, for each trait, which environment "setBy" names; a view without them has its \
        superview's. "variations" are those that `variations` lists, and a scene's "excludedViews" and \
        "excludedConstraints" what they leave out.
        """)))
  var details = false

  @Flag(
    help: ArgumentHelp(
      localized("Add to each view what constraints act on, as it was before rounding to pixels."),
      discussion: localized(
        """
        "unrounded": {"frame": [x, y, width, height], "alignmentOutsets", "safeArea", "layoutMargins", \
        "firstBaseline", "lastBaseline", "contentSize", "layoutGuides": [{"id", "kind", "frame"}], \
        "traits"}. Outsets are how far the frame \
        reaches beyond the alignment rectangle, in points, below 0 where it is lower; insets reach \
        inwards from that, baselines lie below the frame's top, contents are those of scroll \
        views, guides those of the view, in its coordinates, and traits those of the root view of a scene, \
        be it inside another one.
        """)))
  var unrounded = false

  @Flag(
    help: ArgumentHelp(
      localized("Add which files around the document the result depends on."),
      discussion: localized(
        """
        "dependencies": the paths of catalogues' files, images, fonts, texts and property lists, be they there \
        or not, and of folders whose entries count.
        """)))
  var dependencies = false

  @Argument(
    help: ArgumentHelp(
      localized(
        """
        Documents, or folders with all that are below them; - is standard input, which is also read when \
        none is named.
        """), valueName: localized("file", context: "value")))
  var files: [PathList] = []

  @OptionGroup(title: localized("Limits"))
  var limits: LimitOptions

  func run() throws {
    var request = ResolveParameters(files: try inputFiles(documents(in: files.paths)))
    try request.canvas.choose(canvas)
    request.canvas.choose(document)
    request.scene = scene
    request.appearance = appearance
    request.details = details
    request.unrounded = unrounded
    request.dependencies = dependencies
    try CommandContext.run(standardInput: document.stdinFilename, within: limits.timeLimit) {
      [request] context in
      var hasFailed = false
      try context.resolver.resolve(request) { result in
        if let error = result.error ?? result.companion?.error {
          CommandInput(document: result.file).report(error)
          hasFailed = true
        }
        try context.print(result.encoded())
      }
      if hasFailed { throw ExitCode(ExitStatus.failed) }
    }
  }
}
