import Files
import Traits

/// The images and colours of the project that a document belongs to. Nothing is read before the first
/// name is looked up.
package struct AssetLibrary: Sendable {
  private let projects: Projects
  /// The document's, as it was given.
  private let folder: String
  /// The document's; nil for any in the folder.
  private let name: String?
  private let root: String?
  /// What the document's app does in code, in this order.
  private var registrations: [ImageRegistration] = []
  private(set) var shown = ShownImages()
  /// Whose loose images it has.
  private var languageFolder: LanguageFolderChoice = { $0.min() }
  private(set) var screen: ScreenKind?
  let foundAppWindow = FoundAppWindow()

  init(projects: Projects, around document: String, folder: String, root: String?) {
    self.projects = projects
    self.folder = folder
    self.root = root
    let name = document[
      (document.lastIndex(of: "/").map(document.index(after:)) ?? document.startIndex)...]
    self.name = name.isEmpty ? nil : String(name)
  }

  /// The same library with the variants that an app adds and takes away in code.
  package func registering(_ registrations: [ImageRegistration]) -> AssetLibrary {
    guard !registrations.isEmpty else { return self }
    var library = self
    library.registrations = registrations
    library.shown = ShownImages()
    return library
  }

  /// The same library with the loose images of a language.
  /// - Parameter choose: Asked where several languages have a file of one name.
  package func speaking(_ choose: @escaping LanguageFolderChoice) -> AssetLibrary {
    var library = self
    library.languageFolder = choose
    library.shown = ShownImages()
    return library
  }

  /// The same library with the images and colours that are for a screen; nil for one of which nothing is known.
  package func on(_ screen: ScreenKind?) -> AssetLibrary {
    var library = self
    library.screen = screen
    return library
  }

  /// A look, with this screen, and the language that counts of those that some variants are for.
  private func look(_ look: AssetAppearance, among variants: [AssetVariant]) -> AssetAppearance {
    var look = look
    look.screen = look.screen ?? screen
    let locales = Set(variants.compactMap(\.locale))
    if !locales.isEmpty {
      let ending = ".lproj"
      let folders = locales.map { $0 + ending } + ["Base" + ending]
      look.locale = languageFolder(folders).map { String($0.dropLast(ending.count)) }
    }
    return look
  }

  /// The names of the project's folders for languages, such as `de.lproj`.
  package var languageFolders: Set<String> {
    read { project, _ in project.readIndex().languageFolders } ?? []
  }

  /// The paths of the project's catalogues of texts.
  package var stringCatalogs: [String] {
    read { project, _ in project.readIndex().stringCatalogs } ?? []
  }

  /// The folders in which there may be tables of texts of a name, as code looks texts up, those nearest to the
  /// document first.
  package func textFolders(catalog name: String) -> [String] {
    read { project, document in
      project.readIndex().textFolders(catalog: name, nearestTo: document.folder)
    } ?? []
  }

  /// An image's variants with those that are registered, and without those that aren't any more.
  private func registered(
    _ variants: [AssetVariant], of name: String, in project: ProjectFolder
  ) -> [AssetVariant] {
    registrations.filter { $0.name == name }.reduce(variants) { $1.applied(to: $0, in: project) }
  }

  /// The image with a name, in the variant that fits the traits best; nil where the project has
  /// none. Catalogs come before loose files, and what is nearer to the document before what is
  /// farther. (The latter is unsourced: an application has one bundle, a repository may have many.)
  package func image(
    named name: String, traits: TraitCollection, appearance: AssetAppearance = AssetAppearance()
  ) -> ImageFile? {
    read { project, document in
      for kind in project.imageKinds(named: name, for: document, in: languageFolder) {
        guard let set = try? project.set(kind, named: name, for: document)?.get() else {
          continue
        }
        let variants = registered(set.variants, of: name, in: project.folder)
        let look = look(appearance, among: variants)
        if let variant = variants.best(for: traits, look), let path = variant.path {
          return ImageFile(
            path: path, scale: variant.scale, rendering: set.rendering, isSymbol: kind == .symbol,
            resizing: variant.resizing, isMirrored: variant.isMirrored(in: look),
            alignment: variant.alignment)
        }
      }
      let loose = project.looseImages(named: name, for: document, in: languageFolder)
        .filter { project.fault(of: $0) == nil }.map(\.variant)
      let variants = registered(loose, of: name, in: project.folder)
      return variants.best(for: traits, appearance).flatMap { variant in
        variant.path.map { ImageFile(path: $0, scale: variant.scale, rendering: .automatic) }
      }
    } ?? nil
  }

  /// Which file an image's name means for some traits, and why no other one; nil where the project has none.
  /// Sets and loose files are looked for as ``image(named:traits:appearance:)`` does.
  package func choice(
    ofImage name: String, traits: TraitCollection, appearance: AssetAppearance = AssetAppearance()
  ) -> ImageChoice? {
    read { project, document in
      for kind in project.imageKinds(named: name, for: document, in: languageFolder) {
        guard let set = try? project.set(kind, named: name, for: document)?.get(),
          !set.variants.isEmpty
        else { continue }
        let variants = registered(set.variants, of: name, in: project.folder)
        return ImageChoice(
          place: set.path, setKind: kind.rawValue, variants, for: traits,
          look(appearance, among: variants),
          diagnostics: set.diagnostics + faults(ofRegistered: name, in: project.folder))
      }
      let loose = project.looseImages(named: name, for: document, in: languageFolder)
      let faults = loose.compactMap { project.fault(of: $0) }
      let usable = loose.filter { project.fault(of: $0) == nil }
      let variants = registered(usable.map(\.variant), of: name, in: project.folder)
      guard !variants.isEmpty else { return nil }
      return ImageChoice(
        place: variants.first?.folder ?? project.folder.path, setKind: nil, variants, for: traits,
        appearance,
        diagnostics: faults + self.faults(ofRegistered: name, in: project.folder))
    } ?? nil
  }

  /// What a name means that is no image's: a colour, or a set that no interface draws; nil where the project has
  /// none. Of several kinds of one name the first counts, as kinds are listed.
  package func choice(
    ofOther name: String, traits: TraitCollection, appearance: AssetAppearance = AssetAppearance()
  ) throws(AssetDiagnostic) -> ImageChoice? {
    let found = read {
      project, document -> Result<ImageChoice, AssetDiagnostic>? in
      if let set = project.set(.color, named: name, for: document) {
        return set.map { set in
          ImageChoice(of: set, for: traits, look(appearance, among: set.variants))
        }
      }
      let index = project.readIndex()
      let kinds = AssetCatalog.Kind.allCases.filter { !$0.isOfInterfaces }
      let kind = kinds.first { index.has($0, named: name) }
      let entry = kind.flatMap { project.entry($0, named: name, for: document) }
      return entry.map { entry in
        Result { () throws(AssetDiagnostic) -> ImageChoice in
          let set = try NamedSet(entry, in: project.folder)
          return set.choice(for: traits, look(appearance, among: set.variants))
        }
      }
    }
    return try found??.get()
  }

  /// What is wrong with the files that are registered for an image.
  private func faults(ofRegistered name: String, in project: ProjectFolder) -> [AssetDiagnostic] {
    registrations.filter { $0.name == name }.compactMap { $0.fault(in: project) }
  }

  /// The names of all images in the project's catalogs, and of loose ones.
  package var imageNames: Set<String> {
    read { project, _ in project.readIndex().imageNames } ?? []
  }

  /// The colour with a name, in the variant that fits the traits best.
  package func color(
    named name: String, traits: TraitCollection, appearance: AssetAppearance = AssetAppearance()
  ) -> AssetColor? {
    read { project, document in
      guard let set = try? project.set(.color, named: name, for: document)?.get() else {
        return nil
      }
      let variants = set.variants.filter { $0.color != nil }
      return variants.best(for: traits, look(appearance, among: variants))?.color
    } ?? nil
  }

  /// The file that says what the colour with a name is; nil where the project has none.
  package func file(ofColor name: String) -> String? {
    read { project, document in
      (try? project.set(.color, named: name, for: document)?.get()).map {
        $0.path + "/Contents.json"
      }
    } ?? nil
  }

  /// Whether there are any files of fonts at all.
  package var hasFonts: Bool {
    read { project, _ in project.readIndex().fontFileCount > 0 } ?? false
  }

  /// Whether the names of all files of fonts are known, of which there may be too many.
  package var areAllFontsRead: Bool { read { project, _ in project.areAllFontsRead() } ?? true }

  /// The face that a font's name means, of those that the project brings; nil for none.
  package func font(named name: String, family: String?) -> FontFile? {
    read { project, document in
      project.font(named: name, family: family, for: document)
    } ?? nil
  }

  /// The faces that the project brings, those nearest to the document first.
  package var fonts: [FontFile] {
    read { project, document in project.fonts(nearestTo: document.folder) } ?? []
  }

  /// The path of the project's xib of a name, the one that is nearest to the document; nil for none.
  package func xib(named name: String) -> String? {
    read { project, document in project.xib(named: name, for: document) } ?? nil
  }

  /// The path of the project's storyboard of a name: of several that of the document's target, where that is known,
  /// and the nearest of them; nil for none.
  package func storyboard(named name: String) -> String? {
    read { project, document in project.storyboard(named: name, for: document) } ?? nil
  }

  /// The names of all colours in the project's catalogs.
  package var colorNames: Set<String> {
    read { project, _ in project.readIndex().names(of: .color) } ?? []
  }

  /// Whether there are any images at all, in catalogs or loose.
  package var hasImages: Bool {
    registrations.contains { $0.file != nil }
      || read { project, _ in project.readIndex().hasImages } ?? false
  }

  /// Whether there is a set or a file with an image's name, be it one that can't be used.
  package func hasImage(named name: String) -> Bool {
    registrations.contains { $0.name == name && $0.file != nil }
      || read { project, document in Self.hasImage(named: name, in: &project, document) } ?? false
  }

  /// Whether nothing was found wrong in what has been looked up in the project so far.
  package var isSound: Bool {
    guard read({ project, _ in project.isSound }) ?? true else { return false }
    guard !registrations.isEmpty, let project = location?.project else { return true }
    return registrations.allSatisfy { $0.fault(in: project) == nil }
  }

  /// What is wrong with the sets and files that an image's name means; where there is nothing of this
  /// name, with the search for it. Colours have no such list: a document remembers what those that it
  /// names are.
  package func diagnostics(ofImage name: String) -> [AssetDiagnostic] {
    let own = location.map { faults(ofRegistered: name, in: $0.project) } ?? []
    return own + ownDiagnostics(ofImage: name)
  }

  private func ownDiagnostics(ofImage name: String) -> [AssetDiagnostic] {
    read { project, document in
      guard Self.hasImage(named: name, in: &project, document) else {
        return project.readIndex().diagnostics
      }
      let sets = project.imageKinds(named: name, for: document, in: languageFolder)
        .compactMap { project.set($0, named: name, for: document) }
      let loose = project.looseImages(named: name, for: document, in: languageFolder)
      return sets.flatMap { set in
        switch set {
        case .success(let set): set.diagnostics
        case .failure(let diagnostic): [diagnostic]
        }
      } + loose.compactMap { project.fault(of: $0) }
    } ?? []
  }

  private static func hasImage(
    named name: String, in project: inout ProjectState, _ document: DocumentPlace
  ) -> Bool {
    let index = project.readIndex()
    return [.image, .symbol].contains { index.has($0, named: name) }
      || !index.looseImages(named: name, nearestTo: document.folder, in: { $0.min() }).isEmpty
  }

  /// The project's sets of launch images, those nearest to the document first, and its folder.
  var launchImageSets: (sets: [AssetCatalog.Entry], project: ProjectFolder)? {
    guard let location else { return nil }
    let sets = read { project, document in
      project.launchImageSets(for: document)
    }
    return sets.map { ($0, location.project) }
  }

  /// The PNG files whose names begin with a name, and go on with modifiers.
  func looseImages(modifying name: String) -> [LooseImage] {
    guard !name.isEmpty else { return [] }
    return read { project, document in
      project.modifiedImages(of: name, for: document, in: languageFolder)
    } ?? []
  }

  /// The document's folder, without links, and the project's; nil where there is none.
  var location: (folder: String, project: ProjectFolder)? {
    projects.place(of: folder, root: root).map { ($0.folder, $0.project.folder) }
  }

  /// - Returns: Nil where the document's folder doesn't exist.
  private func read<Result: Sendable>(
    _ question: (inout ProjectState, _ document: DocumentPlace) -> Result
  ) -> Result? {
    guard let place = projects.place(of: folder, root: root) else { return nil }
    let document = DocumentPlace(
      folder: place.folder, path: name.map { "\(place.folder)/\($0)" })
    return place.project.read { question(&$0, document) }
  }
}
