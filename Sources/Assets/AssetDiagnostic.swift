import Localization

/// Something in the project's assets that cannot be used. The interface is shown without it.
package struct AssetDiagnostic: Error, Hashable, Sendable {
  package enum Problem: Hashable, Sendable {
    case missing
    case notJSON
    /// The name of a file that a set mentions and that is not in its folder.
    case missingFile(String)
    /// The path of a file that a companion file registers, and that is not there.
    case missingRegistered(String)
    /// The name of a file in a set's folder that is of no known kind of image.
    case notAnImage(String)
    /// The path leads out of the folder of the project, which follows.
    case outside(String)
    /// The name of a file in a set's folder that leads out of the project's folder, which follows.
    case fileOutside(String, String)
    /// The name of a file that stands for one that was not fetched.
    case gitLFSPointer(String)
    /// The search ended before it had seen everything.
    case tooManyFiles
  }

  /// The file or folder that is meant.
  package let path: String
  package let problem: Problem

  /// Whether the project has the file, and this copy of it hasn't.
  package var isUnfetched: Bool { if case .gitLFSPointer = problem { true } else { false } }

  /// A sentence that says what to do; the path goes before it.
  package var message: String {
    switch problem {
    case .missing:
      localized("This file is missing, so its set is left out; save the catalog again in Xcode.")
    case .notJSON:
      localized("This is not valid JSON, so it counts as empty; mend it in a text editor.")
    case .missingFile(let name):
      localized(
        """
        The set names the file %1$s, which is not in its folder; add the file or remove its \
        name.
        """, name)
    case .missingRegistered(let name):
      localized(
        """
        The companion file registers %1$s, which is not there; add the file, or mend its path, which \
        begins at the companion file's folder.
        """, name)
    case .notAnImage(let name):
      localized(
        """
        The file %1$s is not a PNG, JPEG, GIF, TIFF, BMP, WebP, HEIF, PDF or SVG image, \
        whatever its name says; export it again.
        """, name)
    case .outside(let folder):
      localized(
        """
        This is outside the project's folder %1$s, so it is not read; put a copy inside, or name a \
        folder that both are in with --root.
        """, folder)
    case .fileOutside(let name, let folder):
      localized(
        """
        The file %1$s is outside the project's folder %2$s, so it is not read; put a copy inside, or name a \
        folder that both are in with --root.
        """, name, folder)
    case .gitLFSPointer(let name):
      localized(
        """
        The file %1$s is a Git LFS pointer, not the image itself; fetch the image with “git \
        lfs pull”.
        """, name)
    case .tooManyFiles:
      localized(
        """
        The project has more than %1$s files, so not all were searched for images and colours.
        """, ProjectWalk.mostEntries)
    }
  }
}
