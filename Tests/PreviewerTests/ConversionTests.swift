import Testing
import Traits
import WorkerProtocol

@testable import PreviewerModel
@testable import PreviewerPanels

struct ConversionTests {
  @Test(arguments: [
    (Conversion(kind: .useSizeClasses), "--use-size-classes -"),
    (
      Conversion(kind: .useSizeClasses, usesAutoLayout: true, safeAreas: true),
      "--use-auto-layout --safe-areas --use-size-classes -"
    ),
    (Conversion(kind: .merge(pad: "/a/b.storyboard")), "--merge - /a/b.storyboard"),
    (
      Conversion(kind: .withoutSizeClasses(SizeClassCell(width: .compact, height: nil))),
      "--without-size-classes wCompact-hAny -"
    ),
  ])
  func whatTheWorkerIsAsked(_ conversion: Conversion, _ words: String) {
    #expect(conversion.arguments.joined(separator: " ") == "convert --format json " + words)
  }

  @Test(arguments: [
    (Conversion.Kind.useSizeClasses, true), (.merge(pad: "/a/b.storyboard"), true),
    (.withoutSizeClasses(.any), false),
  ])
  func whatIsForAllSizes(_ kind: Conversion.Kind, _ isForAll: Bool) {
    #expect(Conversion(kind: kind).isForAllSizes == isForAll)
  }

  @Test(arguments: [
    ("/p/Main_iPhone.storyboard", "/p/Main_iPad.storyboard"),
    ("/p/Main~iphone.xib", "/p/Main~ipad.xib"), ("/p/Main.xib", "/p/Main~ipad.xib"),
    ("/p/Main.storyboard", "/p/Main_iPad.storyboard"), ("/p/iPhone", nil),
  ])
  func thePadsDocumentIsFoundByItsName(_ path: String, _ pad: String?) {
    #expect(Conversion.padDocument(besides: path) { pad == nil || $0 == pad } == pad)
    #expect(Conversion.padDocument(besides: path) { _ in false } == nil)
  }

  @Test(arguments: [
    ("-:2: Auto Layout is off.", "Line 2: Auto Layout is off."),
    ("-: It can't be read.", " It can't be read."), ("Something else.", "Something else."),
  ])
  func reasonsAreSaidWithTheirLine(_ message: String, _ reason: String) {
    #expect(Conversion.reason(in: message + "\n") == reason)
  }

  @Test func whatIsLostIsSaidFirst() {
    let notes = [ConversionNote.Kind.constraints, .document, .moved, .document].enumerated().map {
      ConversionNote(kind: $1, message: "\($0)")
    }
    #expect(ConversionNote.inOrderOfWeight(notes).map(\.message) == ["2", "1", "3", "0"])
  }
}
