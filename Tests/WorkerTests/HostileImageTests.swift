import Foundation
import Testing

/// Images that mean harm, and what is done beside them.
@Suite struct HostileImageTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    for (name, text) in [
      "good": Self.pdf("0.0705882 0.2039216 0.3372549 rg 0 0 10 10 re f"),
      // A million saved states, which take gigabytes.
      "large": Self.pdf(String(repeating: "q ", count: 1_000_000)),
      "slow": Self.slow,
    ] {
      let set = "Assets.xcassets/\(name).imageset/"
      _ = try folder.add(set + "Contents.json", #"{"images": [{"filename": "a.pdf"}]}"#)
      _ = try folder.add(set + "a.pdf", text)
    }
  }

  /// A PDF of one page.
  private static func pdf(_ drawing: String, resources: String = "", forms: [String] = []) -> String
  {
    let objects =
      [
        "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 10 10]/Contents 4 0 R/Resources<<\(resources)>>>>",
        "<</Length \(drawing.utf8.count)>>stream\n\(drawing)\nendstream",
      ] + forms
    let text = objects.enumerated().map { "\($0 + 1) 0 obj\n\($1)\nendobj\n" }.joined()
    // Without a table the objects are looked for.
    return "%PDF-1.4\n\(text)trailer <</Size \(objects.count + 1)/Root 1 0 R>>\n%%EOF"
  }

  /// A hundred million little squares, which take minutes.
  private static let slow: String = {
    let forms = (5...12).map { number in
      let drawing =
        number < 12 ? String(repeating: "/X Do ", count: 14) : "0 0 .1 .1 re f"
      return """
        <</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X \(number + 1) 0 R>>>>\
        /Length \(drawing.utf8.count)>>stream
        \(drawing)
        endstream
        """
    }
    return pdf("/X Do", resources: "/XObject<</X 5 0 R>>", forms: forms)
  }()

  private func document(_ images: String...) throws -> String {
    let views = images.enumerated().map { index, image in
      """
      <imageView image="\(image)" id="i-\(index)"><rect key="frame" x="\(index * 30)" y="0" \
      width="20" height="20"/></imageView>
      """
    }
    return try folder.add(
      images.joined() + ".xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>\
      <view id="root"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <subviews>\(views.joined())</subviews></view></objects></document>
      """)
  }

  /// Each is given up, and says so; the good one beside it is drawn.
  @Test(arguments: ["large", "slow"])
  func aGoodImageIsDrawnBesideABadOne(_ bad: String) throws {
    let output = folder.path + "/picture.svg"
    let clock = ContinuousClock()
    let start = clock.now
    let run = try WorkerProgram.run(
      ["render", "--as-designed", "-o", output, try document(bad, "good")])
    #expect(run.status == 0, "\(run.errors)")
    // As the same takes in two seconds where nothing else is done at the same time.
    #expect(clock.now - start < .seconds(10))
    let diagnostics = try run.objects().first?["diagnostics"] as? [[String: Any]]
    #expect(diagnostics?.compactMap { $0["id"] as? String } == ["i-0"])
    // As Cairo writes 0x12, 0x34 and 0x56.
    #expect(try String(contentsOfFile: output, encoding: .utf8).contains("rgb(7.05"))
  }

  /// Asked for a picture with an image that takes long, the worker is looked at from outside.
  @Test func imagesAreReadInAProcessThatCanDoNoHarm() throws {
    let worker = try ServingWorker()
    defer { worker.stop() }
    let (slow, good) = (try document("slow", "good"), try document("good"))
    worker.send(#"{"jsonrpc":"2.0","id":1,"method":"render","params":{"file":"\#(slow)"}}"#)
    let reader = try #require(worker.child())
    let status = try #require(ServingWorker.fields(of: reader, "status"))
    #expect(status["NoNewPrivs"] == "1")
    #expect(status["Seccomp"] == "2")
    let limits = try String(contentsOfFile: "/proc/\(reader)/limits", encoding: .utf8)
    #expect(limits.contains(/Max address space +536870912 +536870912/))
    // It has its socket, and the file that it reads; libraries may be open for a moment.
    let files = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(reader)/fd").compactMap
    {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(reader)/fd/\($0)")
    }
    #expect(files.allSatisfy { !$0.hasPrefix(folder.path) || $0.hasSuffix("slow.imageset/a.pdf") })
    #expect(worker.receive()?.contains("takes too long") == true)
    // The next request is answered, by another process.
    worker.send(#"{"jsonrpc":"2.0","id":2,"method":"render","params":{"file":"\#(good)"}}"#)
    #expect(worker.receive()?.contains(#""diagnostics""#) == false)
    let maps = try String(contentsOfFile: "/proc/\(worker.process)/maps", encoding: .utf8)
    for library in ["librsvg", "libpoppler", "libgdk_pixbuf"] { #expect(!maps.contains(library)) }
    #expect(worker.children.isEmpty)
  }

  /// A cancelled request is answered at once, whatever its images do.
  @Test func aPictureIsGivenUpWhileItsImagesAreRead() throws {
    let worker = try ServingWorker()
    defer { worker.stop() }
    worker.send(
      #"{"jsonrpc":"2.0","id":1,"method":"render","params":{"file":"\#(try document("slow"))"}}"#)
    _ = try #require(worker.child())
    let clock = ContinuousClock()
    let start = clock.now
    worker.send(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}"#)
    #expect(worker.receive()?.contains("-32800") == true)
    // A tenth of that where nothing else is done at the same time.
    #expect(clock.now - start < .seconds(0.5))
    // The next one finds nothing of it left.
    worker.send(#"{"jsonrpc":"2.0","id":2,"method":"devices"}"#)
    #expect(worker.receive()?.contains(#""id":2,"result""#) == true)
    #expect(worker.children.isEmpty)
  }
}
