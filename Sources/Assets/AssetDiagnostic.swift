/// Something in the project's assets that cannot be used. The interface is shown without it.
package struct AssetDiagnostic: Error, Hashable, Sendable {
  package enum Problem: Hashable, Sendable {
    case missing
    case notJSON
    /// The name of a file that a set mentions and that is not in its folder.
    case missingFile(String)
    /// The name of a file in a set's folder that is of no known kind of image.
    case notAnImage(String)
    /// The search ended before it had seen everything.
    case tooManyFiles
  }

  /// The file or folder that is meant.
  package let path: String
  package let problem: Problem

  /// A sentence that says what to do; the path goes before it.
  package var message: String {
    switch problem {
    case .missing: "This file is missing, so its set is left out; save the catalog again in Xcode."
    case .notJSON: "This is not valid JSON, so it counts as empty; mend it in a text editor."
    case .missingFile(let name):
      "The set names the file \(name), which is not in its folder; add the file or remove its name."
    case .notAnImage(let name):
      """
      The file \(name) is not a PNG, JPEG, GIF, TIFF, BMP, WebP, HEIF, PDF or SVG image, whatever its \
      name says; export it again.
      """
    case .tooManyFiles:
      """
      The project has more than \(AssetSearch.mostEntries) files, so not all were searched for \
      images and colours.
      """
    }
  }
}
