import Foundation
import Testing

/// `ninefold-worker assets`, and edits that name what it lists.
@Suite struct AssetsCommandTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    _ = try folder.add(
      "Images.xcassets/Brand.colorset/Contents.json",
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "1", "alpha": "1"}}}]}
      """)
    _ = try folder.add(
      "Images.xcassets/Anchor.imageset/anchor.svg",
      #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>"#)
    _ = try folder.add(
      "Images.xcassets/Anchor.imageset/Contents.json",
      #"{"images": [{"idiom": "universal", "filename": "anchor.svg"}]}"#)
  }

  @Test func colorsHaveBothAppearances() throws {
    let run = try WorkerProgram.run(["assets", "--json", "--root", folder.path, folder.path])
    let result = try #require(try run.objects().first, "\(run.errors)")
    let colors = try #require(result["colors"] as? [[String: Any]])
    #expect(colors.map { $0["name"] as? String } == ["Brand"])
    let images = try #require(result["images"] as? [[String: Any]])
    #expect(images.map { $0["name"] as? String } == ["Anchor"])
    #expect((images[0]["path"] as? String)?.hasSuffix("/anchor.svg") == true)
    let lines = try WorkerProgram.run(["assets", "--root", folder.path, folder.path]).output
    #expect(lines.contains("Brand") && lines.contains("#FF0000") && lines.contains("#0000FF"))
  }

  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
        <objects>
            <view contentMode="scaleToFill" id="vw1">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <subviews>
                    <imageView opaque="NO" contentMode="scaleAspectFit" id="im1">
                        <rect key="frame" x="0.0" y="0.0" width="40" height="30"/>
                    </imageView>
                </subviews>
            </view>
        </objects>
    </document>

    """

  private func edited(_ text: String, _ key: String, _ value: String?) throws -> String {
    let path = try folder.add("Main.xib", text)
    let change = value.map { ["--set", "im1", key, $0] } ?? ["--unset", "im1", key]
    let run = try WorkerProgram.run(["edit"] + change + [path])
    #expect(run.status == 0, "\(run.errors)")
    return run.output
  }

  /// A project's image is remembered with its size, a symbol with its catalogue; what nothing names any more goes.
  @Test func imagesAreResources() throws {
    let picture = try edited(Self.document, "image", "Anchor")
    #expect(picture.contains(#"image="Anchor" id="im1""#), "\(picture)")
    #expect(picture.contains(#"<image name="Anchor" width="40" height="30"/>"#), "\(picture)")
    let symbol = try edited(picture, "image", "chevron.right")
    #expect(symbol.contains(#"image="chevron.right" catalog="system" id="im1""#), "\(symbol)")
    #expect(
      symbol.contains(#"<image name="chevron.right" catalog="system" width="96" height="128"/>"#))
    #expect(!symbol.contains("Anchor"))
    let again = try edited(symbol, "image", "Anchor")
    #expect(again == picture)
    #expect(try edited(picture, "image", nil) == Self.document)
  }

  @Test func colorsThatNothingHasAreForgotten() throws {
    let brand = try edited(Self.document, "backgroundColor", "Brand")
    #expect(brand.contains(#"<color key="backgroundColor" name="Brand"/>"#))
    #expect(brand.contains(#"<namedColor name="Brand">"#))
    let label = try edited(brand, "backgroundColor", "labelColor")
    #expect(!label.contains("Brand"))
    #expect(
      label.contains(
        #"<color white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
      ), "\(label)")
    #expect(try edited(label, "backgroundColor", nil) == Self.document)
  }
}
