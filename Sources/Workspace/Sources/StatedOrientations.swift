import Assets
import Files
import Processes
import Traits

/// In which orientations a controller's code has it shown.
package struct StatedOrientations: Hashable, Sendable {
  package let onPhones: Set<Orientation>
  package let onPads: Set<Orientation>

  package func has(_ orientation: Orientation, on idiom: Idiom) -> Bool {
    (idiom == .pad ? onPads : onPhones).contains { $0.isLandscape == orientation.isLandscape }
  }

  /// As an answer that is kept has it.
  var text: String {
    [onPhones, onPads].map { $0.map(\.rawValue).sorted().joined(separator: ",") }
      .joined(separator: " ")
  }

  private static let name = Array("supportedInterfaceOrientations".utf8)
  /// What a body asks that leaves the answer to others.
  private static let others: Set<String> = [
    "super", "supportedInterfaceOrientations", "topViewController", "visibleViewController",
    "selectedViewController", "presentedViewController", "children",
  ]
  /// Source: the documentation of UIInterfaceOrientationMask, of which Objective-C's names have it before them.
  private static let masks: [String: Set<Orientation>] = [
    "portrait": [.portrait], "portraitUpsideDown": [.portraitUpsideDown],
    "landscapeLeft": [.landscapeLeft], "landscapeRight": [.landscapeRight],
    "landscape": [.landscapeLeft, .landscapeRight], "all": Set(Orientation.allCases),
    "allButUpsideDown": Set(Orientation.allCases).subtracting([.portraitUpsideDown]),
  ]
  private static let prefix = "UIInterfaceOrientationMask"

  /// What the body of a class's `supportedInterfaceOrientations` names: everything that it may answer. Where it asks
  /// whether it is on a pad, phones have what is less than all. Nil where there is none in the file, or it asks others.
  init?(of name: String, in file: [UInt8]) {
    guard let body = Self.body(of: name, in: file) else { return nil }
    var words: [String] = []
    for case .word(let word) in SourceWords(Array(body)) {
      words.append(String(decoding: word, as: UTF8.self))
    }
    guard Self.others.isDisjoint(with: words) else { return nil }
    let named = words.compactMap { word -> Set<Orientation>? in
      guard word.hasPrefix(Self.prefix) else { return Self.masks[word] }
      let rest = word.dropFirst(Self.prefix.count)
      return Self.masks[rest.prefix(1).lowercased() + rest.dropFirst()]
    }
    guard !named.isEmpty else { return nil }
    let all = named.reduce(into: Set<Orientation>()) { $0.formUnion($1) }
    let few = named.filter { $0.count < 3 }.reduce(into: Set<Orientation>()) { $0.formUnion($1) }
    let asksForPads = words.contains {
      $0.lowercased().hasSuffix("pad") || $0.lowercased().hasSuffix("phone")
    }
    onPads = all
    onPhones = asksForPads && !few.isEmpty && few.count < all.count ? few : all
  }

  /// Bytes from the name to the end of the body; nobody writes so much to say it.
  private static let longest = 4096

  /// What is between the braces behind the name, in a class's own part of the file.
  private static func body(of name: String, in file: [UInt8]) -> ArraySlice<UInt8>? {
    let wanted = Array(name.utf8)
    var current: ArraySlice<UInt8> = []
    var isKeyword = false
    for case .word(let word) in SourceWords(file) {
      if isKeyword, !["func", "var", "let"].contains(where: { word.elementsEqual($0.utf8) }) {
        current = word
      }
      isKeyword = ["class", "extension", "implementation"].contains {
        word.elementsEqual($0.utf8)
      }
      let room = file[word.endIndex...].prefix(longest)
      guard word.elementsEqual(Self.name), current.elementsEqual(wanted),
        let open = room.firstIndex(of: UInt8(ascii: "{")),
        // A declaration alone, a call, or the end of what it is in.
        !room[..<open].contains(where: {
          [UInt8(ascii: ";"), UInt8(ascii: ")"), UInt8(ascii: "}")].contains($0)
        })
      else { continue }
      var depth = 0
      for index in open..<room.endIndex {
        if file[index] == UInt8(ascii: "{") { depth += 1 }
        if file[index] == UInt8(ascii: "}") { depth -= 1 }
        if depth == 0 { return file[(open + 1)..<index] }
      }
    }
    return nil
  }
}

extension ProjectSources {
  /// In which orientations a class of a controller, or the nearest one above it that says so, has itself shown; nil
  /// where the sources don't tell.
  package func orientations(
    ofClass name: String, _ cancellation: Cancellation
  ) throws(CancelledError) -> StatedOrientations? {
    DependencyRecorder.current?.record(
      SourceQuestion(folder: folder, name: name, word: SourceQuestion.orientations).dependency)
    let declarations = try readDeclarations(cancellation)
    var (name, seen): (String, Set<String>) = (name, [])
    while seen.insert(name).inserted, let declared = declarations[name] {
      for file in declared.files.sorted() {
        if let found = StatedOrientations(of: name, in: read(file)) { return found }
      }
      guard let superclass = declared.superclasses.first, declared.superclasses.count == 1 else {
        return nil
      }
      name = superclass
    }
    return nil
  }
}
