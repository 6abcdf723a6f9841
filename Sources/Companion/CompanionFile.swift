import JSON

/// What an app does in code, declared in a JSON file beside its document, so that a preview can follow
/// it: `Main.preview.json` beside `Main.storyboard`.
///
/// `Resources/Companion/companion.schema.json` describes the format. In it objects of the document are
/// named by their id or another name that they have there, or by a name of the file's own.
package struct CompanionFile: Sendable {
  /// The file's own names, each with the id (or another name) of the object that it stands for.
  /// They are put in while the file is read: nothing else here holds them.
  package private(set) var names: [String: String] = [:]
  package private(set) var images: [RegisteredImage] = []
  package private(set) var traitOverrides: [TraitOverride] = []
  package private(set) var splitViews: [SplitViewAnswers] = []
  package private(set) var views: [AddedView] = []
  package private(set) var constraints: [ConstraintGroup] = []
  package private(set) var appearance: [AppearanceRule] = []
  package private(set) var animations: [AlongsideAnimation] = []
  package private(set) var presentations: [DeclaredPresentation] = []
  package private(set) var segues: [SegueAnswer] = []
  package private(set) var actions: [CustomAction] = []
  package private(set) var disclosureIndicators: [DisclosureIndicator] = []
  package private(set) var texts: [RuntimeText] = []
  package private(set) var properties: [RuntimeProperties] = []
  package private(set) var lists: [ListContent] = []
  /// Whether tables that nothing says the rows of are filled with their prototypes.
  package private(set) var fillsTables = true
  /// Whether views of a class that has a xib of its name are shown with it.
  package private(set) var infersXibs = true
  package private(set) var pages: [PageContent] = []
  package private(set) var orientations: [SupportedOrientations] = []
  /// The names of the document's objects that the file uses, in the order in which they are read.
  package private(set) var references: [NamedReference] = []
  /// The values of views' properties in it, in the order in which they are read.
  package private(set) var writtenProperties: [WrittenProperty] = []
  /// Where the file is; nil where it was read from nowhere.
  package var path: String?
  /// What is not understood, and left out.
  package private(set) var diagnostics: [CompanionDiagnostic] = []
}

extension CompanionFile {
  /// Reads a companion file.
  /// - Throws: `CompanionError` for the first value that is no JSON, or not what it has to be.
  package init(parsing bytes: [UInt8]) throws(CompanionError) {
    let source = JSONSource(bytes: bytes)
    let node: JSONNode
    do {
      node = try JSONParser.parse(bytes)
    } catch {
      throw CompanionError(
        .malformed, error.message, about: nil, at: source.position(at: error.offset))
    }
    let reading = CompanionField.Reading(source: source)
    let object = try CompanionField(node: node, path: "$", reading: reading).object(
      "$schema", "names", "images", "traitOverrides", "splitViews", "views", "constraints",
      "appearance", "animations", "presentations", "segues", "actions", "disclosureIndicators",
      "texts", "properties", "lists", "fillsTables", "infersXibs", "pages", "orientations")
    // Of use to editors only.
    _ = try object["$schema"]?.string()
    // First, as all references that are read after it use them.
    reading.names =
      try object["names"]?.dictionary { field throws(CompanionError) in
        try field.reference(to: .object)
      } ?? [:]
    names = reading.names
    images = try object.list("images") { field throws(CompanionError) in
      try RegisteredImage(field)
    }
    traitOverrides = try object.list("traitOverrides") { field throws(CompanionError) in
      try TraitOverride(field)
    }
    splitViews = try object.list("splitViews") { field throws(CompanionError) in
      try SplitViewAnswers(field)
    }
    views = try object.list("views") { field throws(CompanionError) in try AddedView(field) }
    constraints = try object.list("constraints") { field throws(CompanionError) in
      try ConstraintGroup(field)
    }
    appearance = try object.list("appearance") { field throws(CompanionError) in
      try AppearanceRule(field)
    }
    animations = try object.list("animations") { field throws(CompanionError) in
      try AlongsideAnimation(field)
    }
    presentations = try object.list("presentations") { field throws(CompanionError) in
      try DeclaredPresentation(field)
    }
    segues = try object.list("segues") { field throws(CompanionError) in try SegueAnswer(field) }
    for (name, field) in try object["actions"]?.members() ?? [] {
      actions.append(try CustomAction(name: name, field))
    }
    disclosureIndicators = try object.list("disclosureIndicators") {
      field throws(CompanionError) in try DisclosureIndicator(field)
    }
    texts = try object.list("texts") { field throws(CompanionError) in try RuntimeText(field) }
    properties = try object.list("properties") { field throws(CompanionError) in
      try RuntimeProperties(field)
    }
    lists = try object.list("lists") { field throws(CompanionError) in try ListContent(field) }
    fillsTables = try object["fillsTables"]?.bool() ?? true
    infersXibs = try object["infersXibs"]?.bool() ?? true
    pages = try object.list("pages") { field throws(CompanionError) in try PageContent(field) }
    orientations = try object.list("orientations") { field throws(CompanionError) in
      try SupportedOrientations(field)
    }
    references = reading.references
    writtenProperties = reading.properties
    diagnostics = reading.diagnostics
  }
}
