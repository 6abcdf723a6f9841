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

  // MARK: What is no image

  private static let icon = """
    {"images": [{"idiom": "iphone", "size": "60x60", "scale": "2x", "filename": "60@2x.png"},
    {"idiom": "iphone", "size": "60x60", "scale": "3x", "filename": "60@3x.png"},
    {"idiom": "ipad", "size": "76x76", "scale": "2x", "filename": "76@2x.png"},
    {"idiom": "iphone", "size": "29x29", "scale": "3x", "filename": "29@3x.png"},
    {"idiom": "watch", "size": "40x40", "scale": "2x", "role": "appLauncher", "filename": "w.png"},
    {"idiom": "ios-marketing", "size": "1024x1024", "scale": "1x", "filename": "store.png"}]}
    """

  /// Each kind's set, what it is called, the files that count, and those that don't with the reason.
  @Test(
    arguments: [
      (
        "Thing.appiconset", icon, "an app icon", ["60@3x.png", "29@3x.png", "store.png"],
        [
          "60@2x.png": "Its scale fits a screen of 3 pixels to a point less.",
          "76@2x.png": "It is for another device.",
          "w.png": "It is for Apple Watch, which doesn't run iOS.",
        ]
      ),
      (
        "Thing.dataset",
        """
        {"data": [{"idiom": "universal", "filename": "a.json"}, {"idiom": "iphone", "filename": "b.json"}]}
        """, "a data set", ["b.json"],
        ["a.json": "It is for any device; the one shown is for this."]
      ),
      (
        "Thing.stickerpack",
        #"{"stickers": [{"filename": "a.sticker"}, {"filename": "b.sticker"}], "properties": {}}"#,
        "a sticker pack", ["a.sticker", "b.sticker"], [:]
      ),
      (
        "Thing.textureset",
        """
        {"textures": [{"idiom": "universal", "filename": "a.mipmapset", "display-gamut": "sRGB"},
        {"idiom": "universal", "filename": "b.mipmapset", "display-gamut": "display-P3"}]}
        """, "a texture set", ["b.mipmapset"],
        ["a.mipmapset": "It is for another range of colours."]
      ),
      (
        "Thing.complicationset",
        #"{"assets": [{"idiom": "watch", "role": "circular", "filename": "Circular.imageset"}]}"#,
        "a watch complication", [],
        ["Circular.imageset": "It is for Apple Watch, which doesn't run iOS."]
      ),
      (
        "Thing.brandassets",
        #"{"assets": [{"idiom": "tv", "size": "400x240", "role": "primary-app-icon", "filename": "i"}]}"#,
        "a set of Apple TV's brand assets", [], ["i": "It is for Apple TV, which doesn't run iOS."]
      ),
      (
        "Thing.launchimage",
        """
        {"images": [{"idiom": "iphone", "subtype": "retina4", "scale": "2x", "orientation": "portrait",
        "minimum-system-version": "7.0", "filename": "a.png"}, {"idiom": "ipad", "scale": "1x",
        "orientation": "portrait", "minimum-system-version": "7.0", "filename": "b.png"}]}
        """, "a launch image", [], ["a.png": "There is no such image.", "b.png": "It is for iPad."]
      ),
      (
        "Thing.colorset",
        """
        {"colors": [{"color": {"color-space": "srgb", "components":
        {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}},
        {"color": {"reference": "systemBlueColor"},
        "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
        """, "a colour set", ["#FF0000"], ["systemBlueColor": "It is for another appearance."]
      ),
    ] as [(String, String, String, [String], [String: String])])
  func whatIsNoImageIsNamed(
    set: String, contents: String, kind: String, shown: [String], others: [String: String]
  ) throws {
    _ = try folder.add("Images.xcassets/Group/\(set)/Contents.json", contents)
    for name in shown + others.keys where !name.hasPrefix("#") {
      _ = try folder.add("Images.xcassets/Group/\(set)/\(name)", "")
    }
    let options = ["--root", folder.path, "--device", "iPhone 15 Pro", "Thing", folder.path]
    let run = try WorkerProgram.run(["image", "--json"] + options)
    let result = try #require(try run.objects().first, "\(run.errors)")
    #expect(result["set"] as? String == set.split(separator: ".").last.map(String.init))
    #expect(result["kind"] as? String == kind)
    let variants = try #require(result["variants"] as? [[String: Any]])
    let reasons = variants.map { variant in
      let path = variant["path"] as? String
      let name = variant["color"] as? String ?? path?.split(separator: "/").last.map(String.init)
      return (name ?? "", variant["reason"] as? String)
    }
    #expect(reasons.filter { $0.1 == nil }.map(\.0) == shown)
    for (file, reason) in others {
      #expect(reasons.first { $0.0 == file }?.1 == reason, "\(reasons)")
    }
    // The one that counts, where several don't belong together.
    #expect((result["path"] != nil) == (shown.count == 1))
    let text = try WorkerProgram.run(["image"] + options)
    #expect(text.output.hasPrefix("“Thing” is \(kind): "))
  }

  @Test func filesThatASetLacksAreSaid() throws {
    _ = try folder.add(
      "Images.xcassets/Notes.dataset/Contents.json", #"{"data": [{"filename": "gone.txt"}]}"#)
    let run = try WorkerProgram.run(["image", "--root", folder.path, "Notes", folder.path])
    #expect(run.status == 0)
    #expect(run.output.contains("names the file gone.txt, which is not in its folder"))
    _ = try folder.add("Images.xcassets/Notes.dataset/Contents.json", "{")
    let broken = try WorkerProgram.run(["image", "--root", folder.path, "Notes", folder.path])
    #expect(broken.status == 1)
    #expect(broken.errors.contains("Notes.dataset/Contents.json: This is not valid JSON"))
  }

  @Test(arguments: [
    (["--device", "iPhone 6s"], "any.svg"), (["--device", "iPhone 7"], "wide.svg"),
    (["--device", "iPhone 6s", "--gamut", "P3"], "wide.svg"),
    (["--device", "iPhone SE (1st generation)"], "small.svg"),
    (["--device", "iPhone 6s", "--language", "de"], "german.svg"),
  ])
  func screensAndLanguagesCount(_ options: [String], file: String) throws {
    let picture = #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>"#
    for name in ["any", "wide", "small", "german"] {
      _ = try folder.add("Images.xcassets/Sign.imageset/\(name).svg", picture)
    }
    _ = try folder.add(
      "Images.xcassets/Sign.imageset/Contents.json",
      """
      {"images": [{"filename": "any.svg"}, {"filename": "wide.svg", "display-gamut": "display-P3"},
      {"filename": "small.svg", "idiom": "iphone", "subtype": "retina4"},
      {"filename": "german.svg", "locale": "de"}]}
      """)
    let run = try WorkerProgram.run(
      ["image", "--json", "--root", folder.path] + options + ["Sign", folder.path])
    let result = try #require(try run.objects().first, "\(run.errors)")
    #expect((result["path"] as? String)?.hasSuffix("/Sign.imageset/" + file) == true)
  }
}
