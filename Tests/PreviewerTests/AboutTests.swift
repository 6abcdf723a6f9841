import Testing

@testable import Previewer

/// What the window about the program makes of our documents.
struct AboutTests {
  @Test func releaseNotesAreTheLatestVersionsChanges() {
    let notes = ReleaseNotes(
      ofLatestIn: """
        # Changelog

        ## 0.2.0, not released
        - `lint` finds *more* <things>,
          on **every** screen.
        - Three * four.

        ## 0.1.0
        - The first.
        """)
    #expect(notes?.version == "0.2.0")
    #expect(
      notes?.markup
        == "<ul><li><code>lint</code> finds <em>more</em> &lt;things&gt;, on <em>every</em> screen.</li>"
        + "<li>Three * four.</li></ul>")
    #expect(ReleaseNotes(ofLatestIn: "# Changelog") == nil)
  }

  @Test func ourChangelogHasReleaseNotes() throws {
    let notes = try #require(
      ReleaseNotes(ofLatestIn: String(decoding: PackageResources.Changelog_md, as: UTF8.self)))
    #expect(PreviewerApplication.version.hasPrefix(notes.version))
    #expect(!notes.markup.contains("`"))
  }

  @Test func noticesAreRowsOfTablesAndSectionsWithoutOne() {
    let notices = ThirdPartyNotice.all(
      in: """
        # Licences

        ## Part of the programs
        | | licence | how |
        |---|---|---|
        | Swift | Apache-2.0 | linked, in `ninefold` |

        ## Icons
        Icons (MIT) are
        drawn.

        ## Tools for development
        Not in the programs.
        """)
    #expect(
      notices == [
        .init(title: "Swift", text: "Apache-2.0\n\nLinked, in ninefold."),
        .init(title: "Icons", text: "Icons (MIT) are drawn."),
      ])
  }

  @Test func ourLibrariesHaveNotices() {
    let titles = ThirdPartyNotice.all(
      in: String(decoding: PackageResources.notices_md, as: UTF8.self)
    ).map(\.title)
    for title in ["GTK 4, libadwaita", "expat", "Fonts", "Icons"] {
      #expect(titles.contains(title))
    }
  }
}
