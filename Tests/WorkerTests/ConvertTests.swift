import Foundation
import Testing
import TextMetrics
import Traits
import WorkerProtocol

@testable import Converting
@testable import Linting
@testable import Requests

@Suite struct ConvertTests {
  private typealias Fixture = ConversionFixtures

  private let resolver = Resolver(
    catalogue: .builtIn, text: CompatibleTextMeasurer(), rules: .lint, standardInput: .requests)

  private func convert(
    _ text: String, _ change: (inout ConvertParameters) -> Void = { _ in }
  ) throws -> (text: String, notes: [ConversionNote]) {
    var request = ConvertParameters(file: "Main.storyboard")
    request.text = text
    change(&request)
    let result = try resolver.convert(request)
    return (ConversionCorpus.applying(result.replacements, to: text), result.notes)
  }

  private func refusal(
    of text: String, _ change: (inout ConvertParameters) -> Void = { _ in }
  ) -> FileError? {
    do {
      _ = try convert(text, change)
      return nil
    } catch {
      return error as? FileError
    }
  }

  private func sameFrames(_ before: String, _ after: String, on device: String? = nil) throws
    -> Bool
  {
    try ConversionCorpus.difference(before, after, on: device, resolver) == nil
  }

  // MARK: Size classes

  /// The view that a navigation controller makes itself is as large as the canvas, which is the generic one afterwards.
  @Test func whatContainersMakeIsNotMoved() throws {
    let notes = try convert(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="5056" useAutolayout="YES"><scenes><scene><objects>
      <navigationController id="n" sceneMemberID="viewController"/></objects></scene></scenes>
      <simulatedMetricsContainer key="defaultSimulatedMetrics">
      <simulatedScreenMetrics key="destination" type="retina4"/></simulatedMetricsContainer></document>
      """
    ).notes
    #expect(!notes.isEmpty && notes.allSatisfy { $0.kind != .moved })
  }

  @Test func onlyTheDocumentsFlagChangesWhereNothingElseIsOld() throws {
    let text = Fixture.storyboard(Fixture.scene("one"))
    let converted = try convert(text)
    #expect(
      converted.text
        == text.replacing(
          #"useAutolayout="YES" "#, with: #"useAutolayout="YES" useTraitCollections="YES" "#))
    #expect(converted.notes.map(\.kind) == [.document])
    // And back.
    let back = try convert(converted.text) { $0.withoutSizeClasses = "wAny-hAny" }
    #expect(back.text == text)
  }

  @Test func aPadsDocumentBecomesOneForAllDevices() throws {
    let text = Fixture.storyboard(Fixture.scene("one"), runtime: "iOS.CocoaTouch.iPad")
    #expect(try convert(text).text.contains(#"targetRuntime="iOS.CocoaTouch" "#))
  }

  @Test(arguments: [
    (#"targetRuntime="iOS.CocoaTouch""#, #"targetRuntime="MacOSX.Cocoa""#, "for iOS"),
    (#"useAutolayout="YES""#, #"useAutolayout="YES" useTraitCollections="YES""#, "already"),
    (#"useAutolayout="YES" "#, "", "--use-auto-layout"),
  ])
  func whatIsNotConvertedSaysWhy(old: String, new: String, word: String) throws {
    let text = Fixture.storyboard(Fixture.scene("one")).replacing(old, with: new)
    let error = try #require(refusal(of: text))
    #expect(error.message.contains(word) && error.line == 2)
  }

  /// The screen that the document was for goes with the conversion: all sizes are the same to it then.
  @Test func theScreenThatItWasForIsForgotten() throws {
    let metrics = """
      <simulatedMetricsContainer key="defaultSimulatedMetrics">
      <simulatedScreenMetrics key="destination" type="retina4"/></simulatedMetricsContainer></document>
      """
    let text = Fixture.storyboard(Fixture.scene("one")).replacing("</document>", with: metrics)
    #expect(try !convert(text).text.contains("simulated"))
  }

  // MARK: Segues

  private func segue(_ kind: String, _ more: String = "") -> String {
    Fixture.storyboard(
      Fixture.scene(
        "one",
        controller: """
                                <connections>
                                    <segue destination="vc-00-two" kind="\(kind)" \(more)id="se-00-gue"/>
                                </connections>
          """), Fixture.scene("two"), Fixture.scene("split", kind: "splitViewController"))
  }

  @Test(arguments: [
    ("push", "", "show", ""),
    (
      "modal", #"modalPresentationStyle="formSheet" "#, "presentation",
      #"modalPresentationStyle="formSheet" "#
    ),
    (
      "popover", #"popoverAnchorView="vi-00-one" "#, "popoverPresentation",
      #"popoverAnchorView="vi-00-one" "#
    ),
    ("replace", #"splitViewControllerTargetIndex="1" "#, "showDetail", ""),
  ])
  func oldSeguesBecomeAdaptiveAndBack(
    old: String, attribute: String, new: String, kept: String
  ) throws {
    let text = segue(old, attribute)
    let converted = try convert(text)
    #expect(converted.text.contains(#"kind="\#(new)" \#(kept)id="se-00-gue""#))
    #expect(
      converted.notes.contains { $0.kind == .segue && $0.id == "se-00-gue" && $0.line != nil })
    #expect(try convert(converted.text) { $0.withoutSizeClasses = "wAny-hAny" }.text == text)
  }

  /// In compact width a popover fills the screen, and old ones are for pads alone.
  @Test(arguments: [
    ("wAny-hAny", true), ("wRegular-hRegular", true), ("wRegular-hAny", true),
    ("wCompact-hRegular", false), ("wCompact-hAny", false),
  ])
  func aPopoverBecomesWhatTheCellShows(_ cell: String, _ isPopover: Bool) throws {
    let directions = #"<popoverArrowDirection key="popoverArrowDirection" up="YES"/>"#
    let text = try convert(segue("popover", #"popoverAnchorView="vi-00-one" "#)).text
      .replacing(#"id="se-00-gue"/>"#, with: #"id="se-00-gue">\#(directions)</segue>"#)
    let back = try convert(text) { $0.withoutSizeClasses = cell }.text
    #expect(back.contains(#"kind="popover" popoverAnchorView="vi-00-one""#) == isPopover)
    #expect(back.contains(directions) == isPopover)
    #expect(back.contains(#"kind="modal" id="se-00-gue""#) != isPopover)
  }

  /// As the adaptive segue does there; what the document doesn't say how it is shown may be pushed.
  @Test(arguments: [
    ("navigationController", #"kind="relationship" relationship="rootViewController""#, "push"),
    ("tabBarController", #"kind="relationship" relationship="viewControllers""#, "modal"),
    ("viewController", #"kind="presentation""#, "modal"),
  ])
  func showIsModalWhereNothingCanBePushed(
    container: String, segue kind: String, old: String
  ) throws {
    let other = """
      <scene sceneID="sc-00-oth"><objects><\(container) id="vc-00-oth" sceneMemberID="viewController">
      <connections><segue destination="vc-00-one" \(kind) id="re-00-one"/></connections>
      </\(container)></objects></scene></scenes>
      """
    let text = try convert(segue("push").replacing("</scenes>", with: other)).text
    let back = try convert(text) { $0.withoutSizeClasses = "wAny-hAny" }.text
    #expect(back.contains(#"kind="\#(old)" id="se-00-gue""#))
  }

  @Test(arguments: ["custom", "embed", "show", "unwind"])
  func otherSeguesStay(kind: String) throws {
    let converted = try convert(segue(kind))
    #expect(converted.text.contains(#"kind="\#(kind)""#))
    #expect(!converted.notes.contains { $0.kind == .segue })
  }

  @Test func whatReplacesAMasterStaysAndIsSaid() throws {
    let converted = try convert(segue("replace", #"splitViewControllerTargetIndex="0" "#))
    #expect(converted.text.contains(#"kind="replace""#))
    #expect(converted.notes.contains { $0.kind == .kept })
  }

  // MARK: Safe areas

  private func guided(_ tools: String, _ deployment: String = "") -> String {
    Fixture.storyboard(
      Fixture.scene(
        "one",
        subviews: Fixture.label("la-00-one", "20 28 280 520")
          .replacing("<label ", with: #"<label translatesAutoresizingMaskIntoConstraints="NO" "#),
        constraints: Fixture.toGuides, controller: Fixture.guides), tools: tools,
      dependencies: deployment)
  }

  @Test func guidesBecomeSafeAreas() throws {
    let xcode8 =
      #"<capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>"#
    let text = guided("13771", xcode8)
    let converted = try convert(text)
    #expect(!converted.text.contains("ayoutGuides"))
    #expect(converted.text.contains(#"useSafeAreas="YES""#))
    #expect(
      converted.text.matches(of: /<capability .+?\/>/).map { String($0.0) } == [
        #"<capability name="Safe area layout guides" minToolsVersion="9.0"/>"#, xcode8,
      ])
    let guide = try #require(
      converted.text.firstMatch(of: /<viewLayoutGuide key="safeArea" id="(.+)"\/>/))
    #expect(
      converted.text.contains(
        #"secondItem="\#(guide.1)" secondAttribute="top" constant="8" id="co-00-top""#))
    #expect(converted.text.contains(#"firstItem="\#(guide.1)" firstAttribute="bottom""#))
    #expect(try sameFrames(text, converted.text))
    #expect(try sameFrames(text, converted.text, on: "iPhone SE (1st generation)"))
  }

  @Test(
    arguments: [
      ("4514", "", nil, false, "Xcode 9"),
      ("4514", "", true, true, "asked"),
      ("13771", "", false, false, "asked"),
      ("13771", #"<deployment version="1792" identifier="iOS"/>"#, nil, false, "iOS 7"),
      ("13771", #"<deployment version="2320" identifier="iOS"/>"#, nil, true, "Xcode 9"),
      ("13771", #"<deployment version="4352" identifier="iOS"/>"#, nil, true, "Xcode 9"),
    ] as [(String, String, Bool?, Bool, String)])
  func theDocumentDecidesOnSafeAreas(
    tools: String, deployment: String, choice: Bool?, converts: Bool, reason: String
  ) throws {
    let converted = try convert(guided(tools, deployment)) { $0.safeAreas = choice }
    #expect(converted.text.contains("useSafeAreas") == converts)
    let note = try #require(converted.notes.first { $0.kind == .safeArea })
    #expect(note.message.contains(reason), "\(note.message)")
  }

  @Test func guidesThatAreNoEdgesStay() throws {
    let text = guided("13771").replacing(
      #"secondItem="gu-00-top" secondAttribute="bottom""#,
      with: #"secondItem="gu-00-top" secondAttribute="top""#)
    let converted = try convert(text)
    #expect(converted.text.contains("<layoutGuides>"))
    #expect(converted.notes.contains { $0.kind == .kept && $0.id == "co-00-top" })
  }

  // MARK: Auto Layout

  /// The device is another size: views move and stretch as before.
  @Test(arguments: [nil, "iPhone SE (1st generation)", "iPhone 8", "ipad9_7"])
  func masksBecomeConstraintsThatReproduceFrames(device: String?) throws {
    let text = Fixture.storyboard(
      Fixture.scene(
        "one",
        subviews: Fixture.label(
          "la-00-one", "20 30 100 21", mask: #"flexibleMaxX="YES" flexibleMaxY="YES""#)
          + Fixture.label(
            "la-00-two", "20 60 280 21", mask: #"widthSizable="YES" flexibleMinY="YES""#)
          + Fixture.label(
            "la-00-thr", "110 200 100 40",
            mask: #"flexibleMinX="YES" flexibleMaxX="YES" flexibleMinY="YES" flexibleMaxY="YES""#)
          + Fixture.label(
            "la-00-fou", "40 300 100 40",
            mask: #"widthSizable="YES" flexibleMaxX="YES" heightSizable="YES""#)
            + """
            <switch opaque="NO" contentMode="scaleToFill" id="sw-00-one">
            <rect key="frame" x="200" y="400" width="51" height="31"/>
            <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMinY="YES"/></switch>
            """), attributes: "")
    let converted = try convert(text) { $0.useAutoLayout = true }
    #expect(converted.text.contains(#"useAutolayout="YES" useTraitCollections="YES""#))
    #expect(
      converted.text.contains(
        #"<constraint firstItem="la-00-one" firstAttribute="leading" secondItem="vi-00-one" secondAttribute="leading" constant="20" id="#
      ))
    #expect(converted.text.contains(#"<constraint firstAttribute="width" constant="100" id="#))
    // Only the root view still has a mask.
    #expect(converted.text.matches(of: /<autoresizingMask/).count == 1)
    #expect(try sameFrames(text, converted.text, on: device))
    #expect(!converted.notes.contains { $0.kind == .moved })
    #expect(converted.notes.filter { $0.kind == .constraints }.count == 5)
  }

  @Test func aScrollViewsContentEndsWhereItsViewsDo() throws {
    let text = Fixture.storyboard(
      Fixture.scene(
        "one",
        subviews: """
          <scrollView clipsSubviews="YES" contentMode="scaleToFill" id="sv-00-one">
          <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>\(Fixture.label("la-00-one", "20 700 100 21"))</subviews></scrollView>
          """), attributes: "")
    let converted = try convert(text) { $0.useAutoLayout = true }
    #expect(
      converted.text.contains(
        #"<constraint firstAttribute="bottom" secondItem="la-00-one" secondAttribute="bottom" id="#)
    )
    #expect(try sameFrames(text, converted.text))
  }

  @Test func aViewWithoutAFrameIsRefused() throws {
    let text = Fixture.storyboard(
      Fixture.scene("one", subviews: #"<view contentMode="scaleToFill" id="no-fr-ame"/>"#),
      attributes: "")
    let error = try #require(refusal(of: text) { $0.useAutoLayout = true })
    #expect(error.message.contains("no-fr-ame has no frame") && error.line != nil)
  }

  // MARK: The way back

  private let varied = Fixture.storyboard(
    Fixture.scene(
      "one",
      subviews: Fixture.label("la-00-one", "20 28 280 520")
        .replacing(
          "</label>",
          with: """
            <variation key="widthClass=compact">
            <fontDescription key="fontDescription" type="system" pointSize="12"/></variation></label>
            """) + Fixture.label("la-00-two", "20 28 280 520"),
      constraints: Fixture.toGuides.replacing(
        #"constant="8" symbolic="YES" id="co-00-top"/>"#,
        with: """
          constant="8" id="co-00-top"><variation key="heightClass=regular-widthClass=compact" \
          constant="30"/></constraint>
          """),
      controller: Fixture.guides
        + #"<connections><outlet property="two" destination="la-00-two" id="ou-00-two"/></connections>"#
    ).replacing(
      "</view>",
      with: """
        <variation key="widthClass=compact"><mask key="subviews">
        <exclude reference="la-00-two"/></mask></variation></view>
        """), attributes: #"useAutolayout="YES" useTraitCollections="YES""#)

  @Test func theCellsValuesBecomeAllThereIs() throws {
    let converted = try convert(varied) { $0.withoutSizeClasses = "wCompact-hRegular" }
    #expect(
      !converted.text.contains("variation") && !converted.text.contains("useTraitCollections"))
    #expect(converted.text.contains(#"constant="30" id="co-00-top""#))
    #expect(converted.text.contains(#"pointSize="12""#))
    #expect(!converted.text.contains("la-00-two") && !converted.text.contains("ou-00-two"))
    #expect(converted.notes.contains { $0.kind == .installation && $0.id == "la-00-two" })
  }

  @Test func anotherCellsValuesAreGone() throws {
    let converted = try convert(varied) { $0.withoutSizeClasses = "wRegular-hRegular" }
    #expect(!converted.text.contains("variation"))
    #expect(converted.text.contains(#"constant="8" id="co-00-top""#))
    #expect(!converted.text.contains(#"pointSize="12""#))
    #expect(converted.text.contains("ou-00-two"))
  }

  @Test func thereIsNothingToTakeBack() throws {
    let error = refusal(of: Fixture.storyboard(Fixture.scene("one"))) {
      $0.withoutSizeClasses = "wAny-hAny"
    }
    #expect(error?.line == 2)
  }
}
