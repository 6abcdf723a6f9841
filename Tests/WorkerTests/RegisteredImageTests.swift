import Foundation
import Testing

/// Variants of images that a companion file registers.
@Suite struct RegisteredImageTests {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    useAutolayout="YES" useTraitCollections="YES">
      <objects>
        <imageView id="picture" image="Logo">
          <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
        </imageView>
      </objects>
      <resources><image name="Logo" width="10" height="10"/></resources>
    </document>
    """

  @Test func whatIsRegisteredIsListedAndShown() throws {
    let folder = try Folder()
    let file = try folder.add("Main.xib", Self.document)
    for (name, color) in [("A.xcassets/Logo.imageset/any.svg", "red"), ("Code/Wide.svg", "blue")] {
      _ = try folder.add(
        name,
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">\
        <rect width="10" height="10" fill="\(color)"/></svg>
        """)
    }
    _ = try folder.add(
      "A.xcassets/Logo.imageset/Contents.json", #"{"images":[{"filename":"any.svg"}]}"#)
    _ = try folder.add(
      "Main.preview.json",
      """
      { "images": [{ "name": "Logo", "register": "Code/Wide.svg",
        "traits": { "verticalSizeClass": "compact" } }] }
      """)
    func shown(_ orientation: String) throws -> String? {
      let run = try WorkerProgram.run([
        "image", "--json", "--device", "iPhone 8", "--orientation", orientation, "Logo", file,
      ])
      let path = try run.objects().first?["path"] as? String
      return path?.split(separator: "/").last.map(String.init)
    }
    #expect(try shown("landscape") == "Wide.svg")
    #expect(try shown("portrait") == "any.svg")
    func picture(_ options: String...) throws -> String {
      let run = try WorkerProgram.run(
        [
          "render", "--device", "iPhone 8", "--orientation", "landscape", "--format", "svg", "-o",
          "-",
        ]
          + options + [file])
      #expect(run.status == 0, "\(run.errors)")
      return run.output
    }
    #expect(try picture() != picture("--no-companion"))
  }

  @Test func aFileThatIsMissingIsSaid() throws {
    let folder = try Folder()
    let file = try folder.add("Main.xib", Self.document)
    _ = try folder.add(
      "Main.preview.json", #"{ "images": [{ "name": "Logo", "register": "gone.png" }] }"#)
    let run = try WorkerProgram.run(["resolve", "--device", "iPhone 8", file])
    #expect(run.output.contains("gone.png"), "\(run.output)")
  }
}
