import Foundation
import Testing

/// `ninefold-worker image`.
@Suite struct ImageCommandTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    let picture = #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>"#
    for name in ["phone", "pad", "dark"] {
      _ = try folder.add("Images.xcassets/Logo.imageset/\(name).svg", picture)
    }
    _ = try folder.add(
      "Images.xcassets/Logo.imageset/Contents.json",
      """
      {"images": [{"idiom": "iphone", "filename": "phone.svg"}, {"idiom": "ipad", "filename": "pad.svg"},
        {"idiom": "iphone", "filename": "dark.svg", "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """)
  }

  @Test(arguments: [
    ([], "phone.svg"), (["--appearance", "dark"], "dark.svg"),
    (["--device", "iPad Air (5th generation)"], "pad.svg"),
  ])
  func theFileIsThatOfTheTraits(_ options: [String], _ file: String) throws {
    let run = try WorkerProgram.run(
      ["image", "--json", "--root", folder.path] + options + ["Logo", folder.path])
    let result = try #require(try run.objects().first, "\(run.errors)")
    #expect((result["path"] as? String)?.hasSuffix("/Logo.imageset/" + file) == true)
    let variants = try #require(result["variants"] as? [[String: Any]])
    #expect(variants.count == 3)
    #expect(variants.count { $0["reason"] == nil } == 1)
    // What each is for, in parts.
    #expect(variants.map { $0["look"] as? String } == [nil, nil, "dark"])
    #expect(variants.map { $0["classes"] as? String } == ["iPhone", "iPad", "iPhone"])
    #expect(variants.allSatisfy { $0["scale"] == nil })
  }

  @Test func theReasonsAreListed() throws {
    let run = try WorkerProgram.run(["image", "--root", folder.path, "Logo", folder.path])
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(lines[1].hasPrefix("→  phone.svg") && lines[1].hasSuffix("iPhone"))
    #expect(lines[2].hasSuffix("It is for another device."))
  }

  @Test func anImageThatIsMisspeltIsSaid() throws {
    let run = try WorkerProgram.run(["image", "--root", folder.path, "logo", folder.path])
    #expect(run.status == 1)
    #expect(run.errors.contains("no image “logo”; is “Logo” meant?"))
  }
}
