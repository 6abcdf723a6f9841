import Foundation
import Testing

/// Documents in other languages: the *Languages* sample is there in four.
@Suite struct LanguageTests {
  private static let sample = ProtocolSchema.resources
    .appending(path: "Samples/Languages/Base.lproj/NightTrain.storyboard").path

  private func resolved(_ options: [String]) throws -> [String: Any] {
    let run = try WorkerProgram.run(
      ["resolve", "--device", "iPhone 15 Pro", "--scene", "sCn-tk-002"] + options + [Self.sample])
    #expect(run.errors == "")
    return try #require(try run.objects().first)
  }

  private func view(_ id: String, in result: [String: Any]) throws -> [String: Any] {
    func find(_ node: [String: Any]) -> [String: Any]? {
      if node["id"] as? String == id { return node }
      return (node["children"] as? [[String: Any]] ?? []).lazy.compactMap(find).first
    }
    let scene = (result["scenes"] as? [[String: Any]])?.first
    let found = (scene?["root"] as? [String: Any]).flatMap { find($0) }
    return try #require(found)
  }

  private func frame(_ id: String, in result: [String: Any]) throws -> [Double] {
    try #require(try view(id, in: result)["frame"] as? [Double])
  }

  @Test(arguments: [
    ([], "Wake up in another city"), (["Base"], "Wake up in another city"),
    (["de"], "In einer anderen Stadt aufwachen"), (["de-AT"], "In einer anderen Stadt aufwachen"),
    (["ja"], "目が覚めたら別の街"), (["bounded"], "[# Wake up in another city #]"),
  ])
  func textsAreThoseOfTheLanguage(language: [String], text: String) throws {
    let result = try resolved(language.isEmpty ? [] : ["--language"] + language)
    let look = try view("hEd-tk-002", in: result)["look"] as? [String: Any]
    #expect(look?["text"] as? String == text)
  }

  @Test func arabicRunsFromTheRight() throws {
    let base = try resolved([])
    let arabic = try resolved(["--language", "ar"])
    #expect((arabic["traits"] as? [String: Any])?["layoutDirection"] as? String == "rightToLeft")
    let (there, here) = try (frame("bIk-tk-002", in: base), frame("bIk-tk-002", in: arabic))
    #expect(here[0] == 393 - there[0] - there[2])
    let forced = try resolved(["--language", "ar", "--layout-direction", "leftToRight"])
    #expect(try frame("bIk-tk-002", in: forced) == there)
  }

  @Test func longerTextsTakeMoreRoom() throws {
    let base = try frame("hEd-tk-002", in: resolved([]))
    let twice = try frame("hEd-tk-002", in: resolved(["--language", "double-length"]))
    #expect(twice[3] > base[3])
  }

  @Test(arguments: [
    ["render", "-o", "-", "--scene", "sCn-tk-002"], ["constraints", "--scene", "sCn-tk-002"],
    ["explain", "--view", "hEd-tk-002"], ["simulate"],
  ])
  func everyCommandHasLanguages(command: [String]) throws {
    func run(_ language: String?) throws -> WorkerProgram.Run {
      try WorkerProgram.run(
        command + (language.map { ["--language", $0] } ?? []) + [Self.sample])
    }
    let outputs = try [nil, "de", "ja"].map { try run($0).output }
    #expect(outputs[0] != outputs[1] && outputs[1] != outputs[2])
    let unknown = try run("fr")
    #expect(unknown.status == 1)
    #expect(unknown.errors.contains("there are Base, ar, de, ja"))
    #expect(try run("?").status == 64)
  }
}
