import Files
import Testing
import Traits

@testable import Assets

/// Variants that an app adds to images in code, and takes away.
@Suite struct ImageRegistrationTests {
  private static let compact = TraitCollection(verticalSizeClass: .compact)
  private static let landscape = TraitCollection(
    horizontalSizeClass: .regular, verticalSizeClass: .compact, userInterfaceIdiom: .phone,
    displayScale: 2)

  private func registration(
    _ file: String?, in fixture: ProjectFixture, _ traits: TraitCollection = compact
  ) -> ImageRegistration {
    ImageRegistration(
      name: "Logo", companion: fixture.path + "/Main.preview.json", file: file, traits: traits,
      appearance: nil)
  }

  private func fixture() throws -> (ProjectFixture, AssetLibrary) {
    let fixture = try ProjectFixture()
    try fixture.write(png(width: 4, height: 4), to: "A.xcassets/Logo.imageset/any.png")
    try fixture.write(png(width: 4, height: 4), to: "A.xcassets/Logo.imageset/low.png")
    try fixture.write(
      #"{"images":[{"filename":"any.png"},{"filename":"low.png","height-class":"compact"}]}"#,
      to: "A.xcassets/Logo.imageset/Contents.json")
    try fixture.write(png(width: 4, height: 4), to: "Code/New@2x.png")
    let library = Projects().library(around: fixture.path + "/Main.storyboard", root: fixture.path)
    return (fixture, library)
  }

  private func file(_ library: AssetLibrary, _ traits: TraitCollection) -> Substring? {
    library.image(named: "Logo", traits: traits)?.path.split(separator: "/").last
  }

  @Test func oneForTheSameTraitsIsReplaced() throws {
    let (fixture, library) = try fixture()
    #expect(file(library, Self.landscape) == "low.png")
    let changed = library.registering([registration("Code/New@2x.png", in: fixture)])
    #expect(file(changed, Self.landscape) == "New@2x.png")
    #expect(changed.image(named: "Logo", traits: Self.landscape)?.scale == 2)
    #expect(file(changed, TraitCollection(verticalSizeClass: .regular)) == "any.png")
    // The library is as it was.
    #expect(file(library, Self.landscape) == "low.png")
  }

  @Test func oneIsTakenAway() throws {
    let (fixture, library) = try fixture()
    let changed = library.registering([registration(nil, in: fixture)])
    #expect(file(changed, Self.landscape) == "any.png")
  }

  @Test func anImageNeedsNoSet() throws {
    let (fixture, library) = try fixture()
    let new = ImageRegistration(
      name: "New", companion: fixture.path + "/Main.preview.json", file: "Code/New@2x.png",
      traits: TraitCollection(),
      appearance: nil)
    let changed = library.registering([new])
    #expect(changed.hasImage(named: "New"))
    #expect(
      changed.image(named: "New", traits: Self.landscape)?.path.hasSuffix("New@2x.png") == true)
    #expect(changed.choice(ofImage: "New", traits: Self.landscape)?.variants.count == 1)
  }

  /// What can't be used changes nothing, and is said.
  @Test(arguments: ["gone.png", "../outside.png"])
  func aFileThatIsNotThere(name: String) throws {
    let (fixture, library) = try fixture()
    let changed = library.registering([registration(name, in: fixture)])
    #expect(file(changed, Self.landscape) == "low.png")
    let faults = changed.diagnostics(ofImage: "Logo")
    #expect(faults.count == 1)
  }
}
