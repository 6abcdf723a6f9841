import Foundation
import Testing

/// Where pictures go to, and what is there before and after.
@Suite struct PictureOutputTests {
  private let folder: Folder
  private let xib: String

  init() throws {
    folder = try Folder()
    xib = try folder.add("view.xib", Fixtures.xib)
  }

  private func render(_ arguments: String...) throws -> WorkerProgram.Run {
    try WorkerProgram.run(["render", "--as-designed"] + arguments + [xib])
  }

  private func attributes(_ path: String) throws -> (inode: Int?, mode: Int?) {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.systemFileNumber] as? Int, attributes[.posixPermissions] as? Int)
  }

  /// Whoever reads the old picture while the new one is written has the old one to its end.
  @Test func aPictureTakesTheOldOnesPlaceAtOnce() throws {
    let output = try folder.add("out.png", "the old picture")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: output)
    let before = try attributes(output)
    let reader = try #require(FileHandle(forReadingAtPath: output))
    #expect(try render("-o", output).status == 0)
    #expect(reader.readDataToEndOfFile() == Data("the old picture".utf8))
    let after = try attributes(output)
    #expect(after.inode != before.inode && after.mode == 0o640)
    #expect(try Data(contentsOf: URL(fileURLWithPath: output)).starts(with: [0x89, 0x50]))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        == ["out.png", "view.xib"])
  }

  @Test func aLinkStaysOne() throws {
    let target = try folder.add("elsewhere/a.png", "old")
    let link = folder.path + "/out.png"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "elsewhere/a.png")
    #expect(try render("-o", link).status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "elsewhere/a.png")
    #expect(try Data(contentsOf: URL(fileURLWithPath: target)).starts(with: [0x89, 0x50]))
  }

  /// A disk that is full, or as here a limit on files, leaves the old picture as it was.
  @Test func aPictureThatCannotBeWrittenLeavesTheOldOne() throws {
    let output = try folder.add("out.png", "the old picture")
    let run = try WorkerProgram.run(
      [
        "-c", "ulimit -f 1; trap '' XFSZ; exec \"$@\"", "sh", WorkerProgram.path, "render",
        "--as-designed", "--scale", "20", "-o", output, xib,
      ], program: "/bin/sh")
    #expect(run.status == 1)
    #expect(run.errors.contains("\(output): The picture can't be written (File too large)."))
    #expect(try String(contentsOfFile: output, encoding: .utf8) == "the old picture")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
  }

  // MARK: Standard output and formats

  @Test(arguments: [("svg", "<?xml"), ("pdf", "%PDF")])
  func aPictureGoesToStandardOutput(_ format: String, _ start: String) throws {
    let run = try render("-o", "-", "--format", format)
    #expect(run.status == 0 && run.errors == "")
    #expect(run.output.hasPrefix(start))
    // Nothing comes after it.
    #expect(!run.output.contains(#""scene""#))
  }

  @Test func standardOutputGetsAPNGWhereNothingIsSaid() throws {
    let output = folder.path + "/out.png"
    let run = try WorkerProgram.run(
      [
        "-c", "exec \"$1\" render --as-designed -o - \"$2\" >\"$3\"", "sh", WorkerProgram.path, xib,
        output,
      ],
      program: "/bin/sh")
    #expect(run.status == 0)
    let piped = try Data(contentsOf: URL(fileURLWithPath: output))
    #expect(try render("-o", output).status == 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: output)) == piped)
  }

  /// What is wrong with images is no part of the picture.
  @Test func diagnosticsGoToStandardErrorThen() throws {
    _ = try folder.add(
      "A.xcassets/one.imageset/Contents.json", #"{"images": [{"filename": "a.svg"}]}"#)
    _ = try folder.add("A.xcassets/one.imageset/a.svg", "<svg")
    let file = try folder.add(
      "image.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <imageView image="one" id="i"><rect key="frame" x="0" y="0" width="9" height="9"/></imageView>
      </objects></document>
      """)
    let run = try WorkerProgram.run(["render", "--as-designed", "--format", "svg", "-o", "-", file])
    #expect(run.status == 0 && run.output.hasPrefix("<?xml"))
    #expect(
      run.errors.hasPrefix("\(file):2: ") && run.errors.contains("a.svg: The file is damaged"))
  }

  @Test func theFormatDecidesWhateverTheName() throws {
    for name in ["picture.png", "picture"] {
      let output = folder.path + "/" + name
      #expect(try render("--format", "pdf", "-o", output).status == 0)
      #expect(try Data(contentsOf: URL(fileURLWithPath: output)).starts(with: Array("%PDF".utf8)))
    }
    let run = try render("--format", "bmp", "-o", folder.path + "/out.bmp")
    #expect(run.status == 64 && run.errors.contains("png"))
  }

  /// There it carries the answers.
  @Test func standardOutputIsNoPlaceForAServersPictures() throws {
    let request = """
      {"jsonrpc":"2.0","id":1,"method":"render","params":{"file":"\(xib)","output":"-","format":"png"}}
      """
    let run = try WorkerProgram.run(["serve"], input: request + "\n")
    #expect(run.output.contains("-32602") && run.output.contains("carries the answers"))
  }

  // MARK: The same bytes

  @Test func aPDFIsTheSameEachTime() throws {
    func bytes(_ environment: [String: String] = [:]) throws -> String {
      try WorkerProgram.run(
        ["render", "--as-designed", "--format", "pdf", "-o", "-", xib], environment: environment
      ).output
    }
    let first = try bytes()
    // Dates have seconds.
    Thread.sleep(forTimeInterval: 1.1)
    #expect(try bytes() == first)
    let dated = try bytes(["SOURCE_DATE_EPOCH": "1700000000"])
    #expect(dated.contains("20231114221320") && dated != first)
    #expect(try bytes(["SOURCE_DATE_EPOCH": "1700000000"]) == dated)
  }

  // MARK: Sizes

  private func document(_ width: Double, _ view: String = "") throws -> String {
    try folder.add(
      "large.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="root"><rect key="frame" x="0" y="0" width="\(width)" height="100"/><subviews>
      \(view)
      </subviews></view></objects></document>
      """)
  }

  @Test(
    arguments: [
      (320.0, "png", "0.00001"), (320, "png", "1e9"), (2e9, "png", "1"), (2e9, "svg", "1"),
      (2e9, "pdf", "1"), (30_000, "png", "30"),
    ])
  func picturesOfImpossibleSizesAreRefused(_ width: Double, _ format: String, _ scale: String)
    throws
  {
    let output = folder.path + "/out." + format
    let run = try WorkerProgram.run(
      ["render", "--as-designed", "--scale", scale, "-o", output, try document(width)])
    #expect(run.status == 1 && run.output == "")
    #expect(run.errors.split(separator: "\n").count == 1 && run.errors.contains("picture"))
    #expect(!FileManager.default.fileExists(atPath: output))
  }

  // MARK: Views that can't be drawn

  private static let label = """
    <label text="😀 Hello" lineBreakMode="clip" fixedFrame="YES" id="l"><rect key="frame" x="0" y="50" width="90" height="40"/>
    <fontDescription key="fontDescription" type="system" pointSize="%@"/></label>
    <view id="v"><rect key="frame" x="0" y="0" width="20" height="20"/>
    <color key="backgroundColor" red="0.0705882" green="0.2039216" blue="0.3372549" alpha="1" \
    colorSpace="custom" customColorSpace="sRGB"/></view>
    """

  /// It alone is a placeholder, which is said; what is beside it is drawn.
  @Test(arguments: ["10000", "5000000", "2000000000"])
  func aViewThatCannotBeDrawnIsAPlaceholder(_ pointSize: String) throws {
    let file = try document(100, Self.label.replacingOccurrences(of: "%@", with: pointSize))
    for format in ["png", "svg", "pdf"] {
      let output = folder.path + "/out." + format
      let run = try WorkerProgram.run(["render", "--as-designed", "-o", output, file])
      #expect(run.status == 0, "\(run.errors)")
      let issue = try #require(
        (try run.objects().first?["diagnostics"] as? [[String: Any]])?.first, "\(format)")
      #expect(issue["rule"] as? String == "not-drawn")
      #expect(issue["id"] as? String == "l" && issue["line"] as? Int == 3)
      if format == "svg" {
        // As Cairo writes 0x12, 0x34 and 0x56.
        #expect(try String(contentsOfFile: output, encoding: .utf8).contains("rgb(7.05"))
      }
    }
  }

  /// Letters without colours can be drawn in any size in which anything of them is seen.
  @Test func largeLettersAreDrawn() throws {
    let text = Self.label.replacingOccurrences(of: "😀 Hello", with: "Hello")
    let file = try document(100, text.replacingOccurrences(of: "%@", with: "6000"))
    let run = try WorkerProgram.run(
      ["render", "--as-designed", "-o", folder.path + "/out.png", file])
    #expect(run.status == 0)
    #expect(try run.objects().first?["diagnostics"] == nil)
  }

  /// Every kind of view that has a look of its own, in a frame of billions of points.
  @Test(
    arguments: [
      "label text=\"Hello\"", "button buttonType=\"system\"",
      "textField borderStyle=\"roundedRect\"",
      "textView text=\"Hello\"", "imageView image=\"none\"", "switch", "slider", "stepper",
      "segmentedControl", "progressView", "activityIndicatorView",
      "pageControl numberOfPages=\"9\"",
      "pickerView", "datePicker", "tableView", "collectionView", "mapView", "wkWebView",
      "navigationBar", "toolbar", "tabBar", "searchBar", "visualEffectView", "containerView",
      "scrollView", "view",
    ])
  func aFrameOfBillionsTakesNoTime(_ start: String) throws {
    let name = start.prefix { $0 != " " }
    let view = """
      <\(start) fixedFrame="YES" id="x"><rect key="frame" x="-1000" y="-1000" width="2000000000" \
      height="2000000000"/></\(name)>
      """
    let output = folder.path + "/out.png"
    let clock = ContinuousClock()
    let start = clock.now
    let run = try WorkerProgram.run(
      ["render", "--as-designed", "-o", output, try document(100, view)])
    #expect(run.status == 0, "\(run.errors)")
    // A tenth of that where nothing else is done at the same time.
    #expect(clock.now - start < .seconds(8))
  }
}
