import Foundation
import Testing

/// Nothing that a document names is read outside its project's folder.
@Suite struct ProjectBoundsTests {
  /// With a project, and something beside it.
  private let folder: Folder

  init() throws {
    folder = try Folder()
    _ = try folder.add("project/App.xcodeproj/project.pbxproj", "")
  }

  private func storyboard(_ controller: String, initial: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" initialViewController="\(initial)"><scenes>
    <scene sceneID="s"><objects>\(controller)</objects></scene></scenes></document>
    """
  }

  private func main(naming name: String) throws -> String {
    try folder.add(
      "project/App/Main.storyboard",
      storyboard(
        #"<viewControllerPlaceholder storyboardName="\#(name)" id="ref"/>"#, initial: "ref"))
  }

  private func addOther(_ path: String) throws {
    _ = try folder.add(path, storyboard(#"<viewController id="other"/>"#, initial: "other"))
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/" + path, withDestinationPath: target)
  }

  private func launch(_ document: String, _ options: String...) throws -> [String: Any] {
    try #require(try WorkerProgram.run(["simulate"] + options + [document]).objects().first)
  }

  private func isShown(_ launch: [String: Any]) -> Bool {
    ((launch["controllers"] as? [String: Any])?["id"] as? String)?.hasSuffix("other") == true
  }

  private func note(_ launch: [String: Any]) -> String {
    (launch["notes"] as? [[String: Any]])?.first?["message"] as? String ?? ""
  }

  // MARK: Storyboards

  @Test(arguments: ["Other", "../Other", "Sub/../Other"])
  func aStoryboardInsideIsFound(_ name: String) throws {
    try addOther("project/App/Other.storyboard")
    try addOther("project/Other.storyboard")
    _ = try folder.add("project/App/Sub/none", "")
    #expect(isShown(try launch(main(naming: name))))
  }

  @Test func aStoryboardOutsideIsNotRead() throws {
    try addOther("outside/Other.storyboard")
    let document = try main(naming: "../../outside/Other")
    let result = try launch(document)
    #expect(!isShown(result))
    #expect(note(result).contains("Other.storyboard: The file is outside the project's folder"))
    #expect(isShown(try launch(document, "--root", folder.path)))
    // Whether there is one isn't told.
    let none = try launch(main(naming: "../../outside/None"))
    #expect(note(none) == note(result).replacingOccurrences(of: "Other", with: "None"))
  }

  @Test func aLinkOutOfTheProjectIsNotFollowed() throws {
    try addOther("outside/Other.storyboard")
    let document = try main(naming: "Other")
    try link("project/App/Other.storyboard", to: "../../outside/Other.storyboard")
    let result = try launch(document)
    #expect(!isShown(result) && note(result).contains("outside the project's folder"))
  }

  // MARK: Images and companions

  @Test func anImageOutsideIsNotRead() throws {
    let set = "project/A.xcassets/one.imageset"
    _ = try folder.add("outside/secret.png", "\u{89}PNG")
    _ = try folder.add(set + "/Contents.json", #"{"images": [{"filename": "a.png"}]}"#)
    try link(set + "/a.png", to: "../../../outside/secret.png")
    let xib = try folder.add(
      "project/view.xib",
      Fixtures.xib.replacingOccurrences(
        of: #"<view contentMode="scaleToFill" translates"#,
        with: #"<imageView image="one" id="image"/><view contentMode="scaleToFill" translates"#))
    let run = try WorkerProgram.run(["resolve", "--details", xib])
    #expect(!run.output.contains("secret"))
    #expect(
      run.output.contains("one.imageset: The file a.png is outside the project's folder"))
  }

  @Test func aCompanionOutsideIsNotRead() throws {
    let document = try folder.add("project/Main.storyboard", Fixtures.storyboard)
    _ = try folder.add("outside/secret.json", #"{"secret": []}"#)
    _ = try folder.add("project/Inside.json", #"{"inside": []}"#)
    try link("project/Main.preview.json", to: "../outside/secret.json")
    let run = try WorkerProgram.run(["resolve", document])
    #expect(!run.output.contains("“secret”"))
    #expect(run.output.contains("outside the project's folder"))
    try FileManager.default.removeItem(atPath: folder.path + "/project/Main.preview.json")
    try link("project/Main.preview.json", to: "Inside.json")
    #expect(try WorkerProgram.run(["resolve", document]).output.contains("inside"))
  }

  // MARK: The folder

  @Test func aRootThatIsNotThereIsSaid() throws {
    let document = try folder.add("project/Main.storyboard", Fixtures.storyboard)
    let run = try WorkerProgram.run(["resolve", "--root", folder.path + "/none", document])
    #expect(run.status == 64 && run.output == "")
    #expect(run.errors.contains("There is no folder “\(folder.path)/none”"))
  }
}
