import Foundation
import Testing
import WorkerProtocol

/// Asks a worker for everything there is, and keeps requests and results to be held against the schema.
struct SchemaSession {
  private(set) var claims: [ProtocolSchema.Claim] = []
  /// Requests that had a result.
  private(set) var answered: [String] = []
  private let folder: Folder

  private static let samples = ProtocolSchema.resources.appending(path: "Samples").path
  private static let photos = samples + "/AdaptivePhotos.storyboard"
  private static let tides = samples + "/LaunchScreens/Tides.storyboard"
  private static let presentations = samples + "/Presentations.storyboard"

  init() throws {
    folder = try Folder()
  }

  mutating func askOfTheSamples() throws {
    try ask([("initialize", #"{"protocolVersion":1}"#), ("devices", "{}")])
    try ask(Self.documents(below: Self.samples).flatMap(Self.questions))
    try askForEdits()
    let play = #"[{"segue":{"id":"formSheet"}},{"rotate":{"to":"landscape"}},{"dismiss":{}}]"#
    let select = #"[{"selectRow":{"section":0,"row":0}},{"back":{}}]"#
    let all = #""results":"all","frames":"all","details":true,"viewEvents":true,"unrounded":true"#
    let views = #""scene":"Kcc-8E-Zi7","view":"HDz-kj-w1G""#
    try ask([
      ("simulate", #"{"file":"\#(Self.presentations)","steps":\#(play),\#(all)}"#),
      ("simulate", #"{"file":"\#(Self.photos)","steps":\#(select),"system":"12",\#(all)}"#),
      ("simulate", #"{"file":"\#(Self.photos)","steps":[{"jump":{}}]}"#),
      ("explain", #"{"file":"\#(Self.photos)","device":"iPhone 15 Pro",\#(views)}"#),
      ("attributes", #"{"file":"\#(Self.photos)","views":["HDz-kj-w1G"],"appearance":"dark"}"#),
      ("render", #"{"file":"\#(Self.photos)","scene":"Kcc-8E-Zi7","scale":0.5,"format":"svg"}"#),
      ("resolve", #"{"files":["\#(Self.photos)","\#(folder.path)/none.xib"],"contentSize":"AX5"}"#),
    ])
  }

  /// Of some of the documents that `NINEFOLD_CORPUS` names, where it does.
  mutating func askOfTheCorpus(_ count: Int) throws {
    guard let corpus = ProcessInfo.processInfo.environment["NINEFOLD_CORPUS"] else { return }
    let documents = Self.documents(below: corpus)
    let step = max(1, documents.count / count)
    let chosen = stride(from: 0, to: documents.count, by: step).map { documents[$0] }
    try ask(chosen.flatMap(Self.questions))
  }

  private mutating func askForEdits() throws {
    let (base, ours) = (try folder.add("base.xib", Fixtures.xib), folder.path + "/ours.xib")
    let theirs = folder.path + "/theirs.xib"
    func set(_ value: String) -> String {
      #"{"set":{"id":"c-0-x","key":"constant","value":"\#(value)"}}"#
    }
    let exclusion = #""changes":[{"exclude":"c-0-w"}],"sizeClass":"wCompact-hAny""#
    try ask([
      ("edit", #"{"file":"\#(base)","changes":[\#(set("9"))],"output":"\#(ours)"}"#),
      ("edit", #"{"file":"\#(base)","changes":[\#(set("10"))],"output":"\#(theirs)"}"#),
      ("edit", #"{"file":"\#(theirs)",\#(exclusion),"output":"\#(theirs)"}"#),
    ])
    let (old, new) = try twoFolders()
    try ask([
      ("variations", #"{"file":"\#(theirs)"}"#), ("gitText", #"{"file":"\#(theirs)"}"#),
      ("languages", #"{"file":"\#(Self.translatedSample)"}"#),
      ("image", #"{"name":"HarbourAtDusk","file":"\#(Self.photos)","appearance":"dark"}"#),
      ("assets", #"{"file":"\#(try project())"}"#),
      ("traits", #"{"collections":["iPhone 15 Pro","wRegular"],"contains":["hCompact"]}"#),
      ("documents", #"{"path":"\#(Self.samples)"}"#),
      ("sweep", #"{"file":"\#(base)","device":"iPhone 17","widths":[320,700]}"#),
      ("launch", #"{"path":"\#(Self.samples)/LaunchScreens","devices":["iPhone 8"]}"#),
      ("simulate", #"{"file":"\#(Self.tides)","device":"iPhone 8","launchScreen":true}"#),
      ("render", #"{"file":"\#(Self.tides)","device":"iPhone 8","launch":true,"scale":0.25}"#),
      ("convert", #"{"file":"\#(theirs)","withoutSizeClasses":"wCompact-hAny"}"#),
      ("merge", #"{"base":"\#(base)","ours":"\#(ours)","theirs":"\#(theirs)"}"#),
      ("lint", #"{"paths":["\#(base)","\#(theirs)"],"devices":["iPhone 15 Pro"]}"#),
      ("diff", #"{"before":"\#(base)","after":"\#(theirs)","format":"html"}"#),
      ("diff", #"{"before":"\#(old)","after":"\#(new)","format":"text"}"#),
    ])
    try askForSnapshots(of: base, then: theirs)
    try askForVersions()
    try ask([("diff", #"{"before":"\#(base)","after":"\#(theirs)","changes":true}"#)])
    let result = Data((claims.last?.json ?? "").utf8)
    let members = try JSONSerialization.jsonObject(with: result) as? [String: Any]
    let edits = try JSONSerialization.data(withJSONObject: try #require(members?["edits"]))
    let text = String(decoding: edits, as: UTF8.self)
    try ask([("edit", #"{"file":"\#(base)","edits":\#(text)}"#)])
  }

  /// A document beside a colour, an image and a font.
  private func project() throws -> String {
    let color = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}
      """
    _ = try folder.add("Named/Images.xcassets/Brand.colorset/Contents.json", color)
    _ = try folder.add("Named/Anchor.svg", #"<svg xmlns="http://www.w3.org/2000/svg"/>"#)
    return try folder.add("Named/Main.xib", Fixtures.xib)
  }

  /// Recorded, and compared after the document has changed.
  private mutating func askForSnapshots(of document: String, then later: String) throws {
    let drawn = folder.path + "/drawn.xib"
    let pictures = #""folder":"\#(folder.path)/Pictures""#
    let record = #"{"action":"record",\#(pictures),"paths":["\#(drawn)"],"scale":0.5}"#
    for (version, request) in [(document, record), (later, #"{"action":"compare",\#(pictures)}"#)] {
      try? FileManager.default.removeItem(atPath: drawn)
      try FileManager.default.copyItem(atPath: version, toPath: drawn)
      try ask([("snapshot", request)])
    }
  }

  /// Of which one has a document that the other one has otherwise, and one that can't be read.
  private func twoFolders() throws -> (String, String) {
    _ = try folder.add("old/A.xib", Fixtures.xib)
    _ = try folder.add(
      "new/A.xib", Fixtures.xib.replacing(#"constant="8""#, with: #"constant="9""#))
    _ = try folder.add("new/B.xib", Fixtures.broken)
    return (folder.path + "/old", folder.path + "/new")
  }

  /// Of a document that git has.
  private mutating func askForVersions() throws {
    let file = try folder.add("r/Main.xib", Fixtures.xib)
    let script = "git init -q && git add . && git -c user.name=A -c user.email=a@b commit -q -m one"
    let run = try WorkerProgram.run(
      ["-c", script], program: "/bin/sh", directory: folder.path + "/r",
      environment: ["HOME": folder.path, "GIT_CONFIG_NOSYSTEM": "1"])
    try #require(run.status == 0, "\(run.errors)")
    let version = #""file":"\#(file)","revision":"HEAD""#
    try ask([
      ("gitVersions", #"{"file":"\#(file)"}"#), ("gitVersions", #"{\#(version),"history":3}"#),
      ("gitVersions", #"{\#(version),"into":"\#(folder.path)/versions"}"#),
      ("gitSettings", #"{"action":"status","folder":"\#(folder.path)/r"}"#),
      ("gitSettings", #"{"action":"install","scope":"local","folder":"\#(folder.path)/r"}"#),
      ("gitSettings", #"{"action":"uninstall","dryRun":true,"folder":"\#(folder.path)/r"}"#),
    ])
  }

  private static let translatedSample = ProtocolSchema.resources
    .appending(path: "Samples/Languages/de.lproj/../Base.lproj/NightTrain.storyboard").path

  private static func questions(_ path: String) -> [(String, String)] {
    let file = #""file":"\#(path)""#
    return [
      ("resolve", #"{\#(file),"details":true,"unrounded":true}"#),
      ("resolve", #"{\#(file),"asDesigned":true}"#),
      ("resolve", #"{\#(file),"outline":true}"#),
      ("variations", "{\(file)}"),
      ("constraints", "{\(file)}"),
      ("render", #"{\#(file),"scale":0.25}"#),
      ("simulate", #"{\#(file),"frames":"last"}"#),
    ]
  }

  private static func documents(below folder: String) -> [String] {
    (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
      .map { folder + "/" + $0 }
  }

  /// What can't be answered, as nothing in a document can be drawn or played, is left out.
  private mutating func ask(_ questions: [(method: String, parameters: String)]) throws {
    let requests = questions.map {
      #"{"jsonrpc":"2.0","id":1,"method":"\#($0.method)","params":\#($0.parameters)}"#
    }
    let run = try WorkerProgram.run(["serve"], input: requests.joined(separator: "\n") + "\n")
    let answers = run.output.split(separator: "\n")
    try #require(answers.count == questions.count)
    let prefix = #"{"jsonrpc":"2.0","id":1,"result":"#
    for (index, answer) in answers.enumerated() {
      claims.append(ProtocolSchema.Claim(definition: "Response", json: String(answer)))
      guard answer.hasPrefix(prefix) else { continue }
      let method = questions[index].method
      answered.append(method)
      claims.append(ProtocolSchema.Claim(definition: "Request", json: requests[index]))
      claims.append(
        ProtocolSchema.Claim(
          definition: "Results/properties/" + method,
          json: String(answer.dropFirst(prefix.count).dropLast())))
    }
  }
}
