import Assets
import Files
import Processes

/// What classes do with what documents connect them to, as far as words that follow each other tell.
extension ProjectSources {
  /// Whether the files of a class, or of one above or below it, set or read a property of what an outlet leads to, such
  /// as `button.setTitle` or `[self.button setTitle:`.
  package func touches(
    _ outlet: String, _ properties: Set<String>, ofClass name: String
  ) -> Bool {
    has(anyOf: Set(properties.map { "\(outlet).\($0)" }), inFamilyOf: name)
  }

  func has(anyOf words: Set<String>, inFamilyOf name: String) -> Bool {
    DependencyRecorder.current?.record(
      SourceQuestion(anyOf: words, inFamilyOf: name, of: folder).dependency)
    return family(of: name).contains { has(anyOf: words, inClass: $0) }
  }

  /// A class and those below it.
  private func family(of name: String) -> Set<String> {
    if let known = families[name] { return known }
    let found = heirs(of: [name])
    families[name] = found
    return found
  }

  /// Whether the files of a class, or of one above it, have one of some words, or one of some pairs of words that
  /// follow each other, with a dot between them.
  package func has(anyOf words: Set<String>, inClass name: String) -> Bool {
    DependencyRecorder.current?.record(
      SourceQuestion(anyOf: words, inClass: name, of: folder).dependency)
    return files(ofClass: name).contains { file in
      !self.words(of: file).isDisjoint(with: words) || !pairs(of: file).isDisjoint(with: words)
    }
  }

  /// The class of UIKit's, or of another framework's, that a class of the project's is of in the end; nil where no
  /// source declares it.
  package func ancestor(
    ofClass name: String, _ cancellation: Cancellation
  ) throws(CancelledError) -> String? {
    let declarations = try readDeclarations(cancellation)
    var (name, seen): (String, Set<String>) = (name, [])
    guard declarations[name] != nil else { return nil }
    while seen.insert(name).inserted, let superclass = declarations[name]?.superclasses.min() {
      name = superclass
    }
    return name
  }

  /// Words that follow each other, with a dot between them.
  private func pairs(of file: String) -> Set<String> {
    if let known = pairs[file] { return known }
    var found: Set<String> = []
    var last: ArraySlice<UInt8> = []
    for case .word(let word) in SourceWords(read(file)) {
      if Self.properties.contains(where: { word.elementsEqual($0.utf8) }) {
        var name = last
        // A property's variable.
        if name.first == UInt8(ascii: "_") { name = name.dropFirst() }
        found.insert(
          "\(String(decoding: name, as: UTF8.self)).\(String(decoding: word, as: UTF8.self))")
      }
      last = word
    }
    pairs[file] = found
    return found
  }

  /// What names a control for VoiceOver.
  package static let nameProperties: Set = [
    "setTitle", "setAttributedTitle", "accessibilityLabel", "setAccessibilityLabel",
    "configuration", "setConfiguration",
  ]
  /// What changes a constraint.
  package static let constantProperties: Set = [
    "constant", "setConstant", "isActive", "setActive", "priority", "setPriority", "active",
  ]
  /// What takes a view out of a stack, or puts it in.
  package static let hidingProperties: Set = ["isHidden", "setHidden", "hidden"]
  /// What places a view, whatever the document says.
  package static let frameProperties: Set = [
    "frame", "setFrame", "center", "setCenter", "transform", "setTransform",
  ]
  private static let properties = nameProperties.union(constantProperties).union(hidingProperties)
    .union(frameProperties)
}
