import Testing

/// Documents that hold neither scenes nor views say what they hold.
@Suite struct NothingToShowTests {
  private static let start = "The document has no scenes and no views."

  @Test(arguments: [
    ("XIB", "<objects/>", "It is empty."),
    ("Storyboard.XIB", "<scenes/>", "It is empty."),
    (
      "XIB",
      """
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <tapGestureRecognizer id="a"/><tapGestureRecognizer id="b"/></objects>
      """,
      "It holds File's Owner (Owner), First Responder and 2 × Tap Gesture Recognizer."
    ),
    (
      "Storyboard.XIB",
      """
      <scenes><scene sceneID="s"><objects>
      <placeholder placeholderIdentifier="IBFirstResponder" id="r"/></objects></scene></scenes>
      """,
      "It holds First Responder."
    ),
  ])
  func whatItHoldsIsSaid(type: String, content: String, words: String) throws {
    let folder = try Folder()
    let file = try folder.add(
      "none.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0">\(content)</document>
      """)
    let result = try #require(try WorkerProgram.run(["resolve", file]).objects().first)
    let diagnostics = try #require(result["diagnostics"] as? [[String: Any]])
      .filter { $0["rule"] as? String == "nothing-to-show" }
    #expect(diagnostics.map { $0["message"] as? String } == [Self.start + " " + words])
    let picture = try WorkerProgram.run(["render", "-o", folder.path + "/a.png", file])
    #expect(picture.status == 1 && picture.errors.contains(words))
  }

  /// The nib that an app starts with has its views in controllers or a window.
  @Test(arguments: [
    (
      """
      <navigationController id="n"><viewControllers><viewController id="c"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="320" height="480"/></view></viewController></viewControllers>
      </navigationController>
      """, "info"
    ),
    (#"<navigationController id="n"/>"#, "warning"),
  ])
  func viewsInControllersAreNoFault(content: String, severity: String) throws {
    let folder = try Folder()
    let file = try folder.add(
      "MainWindow.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIApplication"/>\(content)
      </objects></document>
      """)
    let result = try #require(try WorkerProgram.run(["resolve", file]).objects().first)
    let found = try #require(result["diagnostics"] as? [[String: Any]])
      .filter { $0["rule"] as? String == "nothing-to-show" }
    #expect(found.map { $0["severity"] as? String } == [severity])
    let says = found.first?["message"] as? String
    #expect(says?.hasPrefix("The document's views are in controllers") == (severity == "info"))
  }

  @Test func whatHasAViewHasNoSuchDiagnostic() throws {
    let folder = try Folder()
    let file = try folder.add("view.xib", Fixtures.xib)
    let run = try WorkerProgram.run(["resolve", file])
    #expect(!run.output.contains("nothing-to-show"))
  }
}
