import Foundation
import Testing

/// The canvas of containers in documents of before size classes, which store no frame.
@Suite struct DesignedDestinationTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  @Test(arguments: [
    (#"type="retina4"/>"#, "", [320.0, 568]), ("/>", "", [320, 480]),
    ("/>", #" targetRuntime="iOS.CocoaTouch.iPad""#, [768, 1024]),
    (#"type="retina4_7.fullscreen"/>"#, "", [375, 667]),
    (#"type="retina5_5.fullscreen"/>"#, "", [414, 736]),
    (
      #"><size key="portraitSize" width="300" height="500"/></simulatedScreenMetrics>"#, "",
      [300, 500]
    ),
    (#"type="unknown"/>"#, "", [600, 600]),
    (#"type="retina4"/>"#, #" useTraitCollections="YES""#, [600, 600]),
  ])
  func containers(_ destination: String, _ attributes: String, _ size: [Double]) throws {
    let file = try folder.add(
      "Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="5056"\(attributes)><scenes><scene><objects>
      <navigationController id="n" sceneMemberID="viewController"/></objects></scene></scenes>
      <simulatedMetricsContainer key="defaultSimulatedMetrics">
      <simulatedScreenMetrics key="destination" \(destination)</simulatedMetricsContainer></document>
      """)
    let run = try WorkerProgram.run(["resolve", "--as-designed", file])
    let result = try #require(try run.objects().first, "\(run.errors)")
    let scene = try #require((result["scenes"] as? [[String: Any]])?.first)
    let canvas = try #require(scene["canvas"] as? [String: Any])
    #expect([canvas["width"] as? Double, canvas["height"] as? Double] == size)
  }
}
