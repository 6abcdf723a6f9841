import PreviewerModel

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
