import Testing

@testable import Localization

/// The tests run without translations: what the parser has written stays as it is, byte for byte.
struct ParserWordsTests {
  @Test(arguments: [
    """
    OVERVIEW: Lists devices.

    USAGE: a b [<options>] <subcommand>

    ARGUMENTS:
      <file>                  Show help information. And more.

    OPTIONS:
      --format <format>       How. (values: a, b;
                              default: b)
      -o, --output <file>     Where. (default: c)
      -h, --help              Show help information.

    SUBCOMMANDS:
      b                       Shows the version.

      See 'a help b <subcommand>' for detailed help.
    """, "", "0.1.0\n",
  ])
  func helpWithoutTranslationIsAsItWas(_ text: String) {
    #expect(ParserWords.translated(help: text) == text)
  }

  @Test(arguments: [
    "Error: Unknown option '--a'. Did you mean '--b'?", "Unknown option '-a'",
    "Missing value for '--a <b>'", "Missing expected argument '<a>'", "Unexpected argument 'a'",
    "2 unexpected arguments: 'a', 'b'", "many unexpected arguments: 'a'",
    "The option '--a' does not take any value, but '' was specified.",
    "Value to be set with flag '--a' had already been set with flag '--b'",
    "The value '' is invalid for '--a <b>'",
    "The value 'a' is invalid for '--a <b>'. Please provide one of 'a'.",
    "The value 'a' is invalid for '--a <b>'. Please provide one of 'a' and 'b'.",
    "The value 'a' is invalid for '--a <b>'. Please provide one of 'a', 'b c' or 'd'.",
    "The value 'a' is invalid for '--a <b>'. Please provide one of the following:\n  - a\n  - b",
    "The value 'a\nb' is invalid for '--a <b>'", "A file can't be read.", "'", "",
    "No.\nHelp:  --a <b>  Does it.\nUsage: a <subcommand>\n  See 'a --help' for more information.",
  ])
  func errorsWithoutTranslationAreAsTheyWere(_ text: String) {
    #expect(ParserWords.translated(error: text) == text)
  }

  @Test(arguments: [
    (["--experimental-dump-help"], true), (["--generate-completion-script", "zsh"], true),
    (["lint", "--generate-completion-script=fish"], true), (["--help"], false), ([], false),
    (["resolve", "experimental-dump-help"], false),
  ])
  func whatProgramsReadIsKnown(arguments: [String], isUnwanted: Bool) {
    #expect(ParserWords.areUnwanted(by: arguments) == isUnwanted)
  }
}
