import Assets
import Files
import InterfaceBuilder
import Traits

// Storyboards that others name.

extension Projects {
  private static let folders = ["", "Base.lproj/", "../Base.lproj/", "../"]

  /// Where the storyboard is that another one names: beside that, or where localised ones are, or else anywhere in the
  /// project, as an app's bundle is flat. A device's own comes before that of all devices.
  func path(
    ofStoryboard name: String, on idiom: Idiom? = nil, beside place: String, root: String?
  ) throws(ProjectFolder.Refusal) -> String {
    var refusal: ProjectFolder.Refusal?
    let names = Idiom.resourceNames(of: name, on: idiom)
    for (file, folder) in names.flatMap({ file in Self.folders.map { (file, $0) } }) {
      do throws(ProjectFolder.Refusal) {
        return try open("\(folder)\(file).storyboard", beside: place, root: root).path
      } catch {
        // Only the name itself is the document's; the other places are guesses of ours.
        if refusal == nil || (file == name && folder.isEmpty) { refusal = error }
      }
    }
    let library = library(around: place, root: root)
    if let path = names.lazy.compactMap({ library.storyboard(named: $0) }).first { return path }
    throw refusal ?? .missing
  }

  /// Those of every device, each once.
  package func paths(ofStoryboard name: String, beside place: String, root: String?) -> [String] {
    var paths: [String] = []
    for idiom in [nil] + Idiom.allCases.map(Optional.some) {
      guard let path = try? path(ofStoryboard: name, on: idiom, beside: place, root: root),
        !paths.contains(path)
      else { continue }
      paths.append(path)
    }
    return paths
  }
}

extension Resolver {
  /// The storyboards of a name beside a document, of every device, that can be read.
  package func storyboards(
    named name: String, beside source: DocumentSource
  ) -> [(name: String, document: Document)] {
    guard let place = place(of: source) else { return [] }
    return cache.projects.paths(ofStoryboard: name, beside: place, root: source.root).compactMap {
      path in
      (try? cache.reference(at: path)).map { scenes in
        (path.split(separator: "/").last.map(String.init) ?? path, scenes.document)
      }
    }
  }
}
