import Testing

@testable import PreviewerModel

struct EditorCommandTests {
  @Test(arguments: [
    ("code --goto FILE:LINE", ["code", "--goto", "/a b/Main.storyboard:7"]),
    ("gedit +LINE FILE", ["gedit", "+7", "/a b/Main.storyboard"]),
    ("vi", ["vi", "/a b/Main.storyboard"]),
    (#"sh -c "vi +LINE 'FILE'""#, ["sh", "-c", "vi +7 '/a b/Main.storyboard'"]),
  ])
  func wordsStandForFileAndLine(command: String, arguments: [String]) {
    let found = EditorCommand(text: command).arguments(for: "/a b/Main.storyboard", line: 7)
    #expect(found == arguments)
  }

  /// A path may have the words in it.
  @Test func aPathIsLeftAsItIs() {
    let found = EditorCommand(text: "e FILE LINE").arguments(for: "/LINE/FILE.xib", line: 3)
    #expect(found == ["e", "/LINE/FILE.xib", "3"])
  }

  @Test(arguments: ["", "vi 'FILE", #"vi ""#])
  func whatIsNoCommandHasNoWords(command: String) {
    #expect(EditorCommand(text: command).arguments(for: "/a", line: 1) == nil)
  }
}
