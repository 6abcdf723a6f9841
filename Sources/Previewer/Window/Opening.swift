/// Where the version is that a document is compared with.
package enum EarlierSource: Hashable, Sendable {
  /// In git's words, such as `HEAD`.
  case revision(String)
  /// The earlier and the later one of two revisions, neither of which is what the window has.
  case revisions(String, String)
  /// A path.
  case file(String)
}

/// Paths of three versions of a document, and where they are merged to.
package struct MergeSource: Hashable, Sendable {
  package var base: String
  package var ours: String
  package var theirs: String
  package var output: String

  package init(base: String, ours: String, theirs: String, output: String) {
    (self.base, self.ours, self.theirs, self.output) = (base, ours, theirs, output)
  }
}

/// What the command line wants of the windows that it opens.
package struct Opening: Sendable {
  /// The name of a device; nil for what windows begin with.
  package var device: String?
  /// Whether the interface runs, or the scene is shown in several configurations.
  package var runs = false
  package var compares = false
  /// Whether what runs begins with the app's launch screen.
  package var showsLaunchScreens = true

  /// Shows what has changed since; nil for the document alone.
  package var since: EarlierSource?

  /// The three versions that are merged into a document; nil for none.
  package var merge: MergeSource?

  package init(
    device: String? = nil, runs: Bool = false, compares: Bool = false,
    showsLaunchScreens: Bool = true, since: EarlierSource? = nil,
    merge: MergeSource? = nil
  ) {
    self.merge = merge
    self.device = device
    self.runs = runs
    self.compares = compares
    self.showsLaunchScreens = showsLaunchScreens
    self.since = since
  }

  /// Whether it says anything; then it isn't for windows that are open already.
  var isSpecial: Bool {
    device != nil || runs || compares || !showsLaunchScreens || since != nil || merge != nil
  }
}
