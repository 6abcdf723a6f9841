import Foundation
import Testing

/// A git repository of a test's own, in the folder `r` of another, which is the user's home.
struct GitRepository {
  let folder: Folder
  let environment: [String: String]

  init() throws {
    folder = try Folder()
    environment = [
      "HOME": folder.path, "XDG_CONFIG_HOME": folder.path + "/config", "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "A",
      "GIT_COMMITTER_EMAIL": "a@b", "GIT_PAGER": "cat",
    ]
  }

  static func document(_ label: String = #"text="Old" textAlignment="natural""#) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" useAutolayout="YES" initialViewController="vc"><scenes><scene sceneID="s">
    <objects><viewController title="Sign In" id="vc" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews>
    <label \(label) translatesAutoresizingMaskIntoConstraints="NO" id="l"/>
    </subviews>
    <constraints>
    <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="c"/>
    </constraints></view>
    </viewController></objects></scene></scenes></document>

    """
  }

  /// Runs a script, in which `$0` is the worker.
  @discardableResult
  func shell(_ script: String, in place: String = "r") throws -> WorkerProgram.Run {
    try WorkerProgram.run(
      ["-c", script, try WorkerProgram.path], program: "/bin/sh",
      directory: folder.path + "/" + place, environment: environment)
  }

  /// Makes the repository, with a document as its first commit.
  func make(_ text: String = document(), as name: String = "Main.storyboard") throws {
    _ = try folder.add("r/" + name, text)
    try run("git init --quiet -b main && git add . && git commit --quiet -m one")
  }

  /// Runs a script that has to succeed.
  func run(_ script: String) throws {
    let run = try shell(script)
    try #require(run.status == 0, "\(run.output)\(run.errors)")
  }

  func write(_ text: String, to name: String = "Main.storyboard") throws {
    _ = try folder.add("r/" + name, text)
  }

  func write(_ bytes: Data, to name: String = "Main.storyboard") throws {
    try bytes.write(to: URL(fileURLWithPath: folder.path + "/r/" + name))
  }

  /// Commits a version of the document on each of two branches that come from one, `main` and `other`, of
  /// which the first is checked out.
  func makeBranches(
    base: Data, ours: Data, theirs: Data, of name: String = "Main.storyboard"
  ) throws {
    try make("", as: name)
    try write(base, to: name)
    try run("git commit --quiet --allow-empty -am base && git checkout --quiet -b other")
    try write(theirs, to: name)
    try run("git commit --quiet -am theirs && git checkout --quiet main")
    try write(ours, to: name)
    try run("git commit --quiet -am ours")
  }

  func bytes(_ path: String) -> Data? {
    FileManager.default.contents(atPath: folder.path + "/" + path)
  }
}
