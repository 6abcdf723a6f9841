import Files
import Traits

/// A variant that an app adds to an image in code, or takes away from it, as `UIImageAsset` does with
/// `register(_:with:)` and `unregister(_:)`.
package struct ImageRegistration: Hashable, Sendable {
  package let name: String
  /// The companion file that says so; the file's path begins at its folder.
  package let companion: String
  /// Nil for a variant that is taken away.
  package let file: String?
  package let traits: TraitCollection
  package let appearance: Appearance?

  package init(
    name: String, companion: String, file: String?, traits: TraitCollection, appearance: Appearance?
  ) {
    self.name = name
    self.companion = companion
    self.file = file
    self.traits = traits
    self.appearance = appearance
  }

  /// The variants without those for the same traits, which a registered one replaces, and with that.
  func applied(to variants: [AssetVariant], in project: ProjectFolder) -> [AssetVariant] {
    let new = variant(in: project)
    guard file == nil || new != nil else { return variants }
    return variants.filter { !replaces($0) } + (new.map { [$0] } ?? [])
  }

  /// Why the file can't be used; nil where it can.
  func fault(in project: ProjectFolder) -> AssetDiagnostic? {
    do throws(AssetDiagnostic) {
      if let file { _ = try AssetSet.place(of: file, in: folder, project) }
      return nil
    } catch {
      guard case .missingFile(let name) = error.problem else { return error }
      return AssetDiagnostic(path: companion, problem: .missingRegistered(name))
    }
  }

  private func variant(in project: ProjectFolder) -> AssetVariant? {
    guard let file, let path = try? AssetSet.place(of: file, in: folder, project) else {
      return nil
    }
    let name = file.split(separator: "/").last.map(String.init) ?? file
    // A file's own name says its scale, as `UIImage(named:)` reads it.
    let own = LooseImage(path: path, name: name)?.variant
    var variant = AssetVariant(
      fileName: name, path: path, idiom: idiom, scale: traits.displayScale ?? own?.scale)
    variant.widthClass = traits.horizontalSizeClass?.rawValue
    variant.heightClass = traits.verticalSizeClass?.rawValue
    variant.luminosity = appearance?.rawValue
    variant.direction = traits.layoutDirection
    return variant
  }

  private func replaces(_ variant: AssetVariant) -> Bool {
    variant.idiom == idiom && variant.widthClass == traits.horizontalSizeClass?.rawValue
      && variant.heightClass == traits.verticalSizeClass?.rawValue
      && variant.luminosity == appearance?.rawValue && variant.direction == traits.layoutDirection
      && (traits.displayScale == nil || variant.scale == traits.displayScale)
  }

  private var folder: String {
    companion.lastIndex(of: "/").map { String(companion[..<$0]) } ?? "."
  }

  private var idiom: String {
    switch traits.userInterfaceIdiom {
    case .phone: "iphone"
    case .pad: "ipad"
    case nil: "universal"
    }
  }
}
