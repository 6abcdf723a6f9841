import Glibc

/// The folder of a project: nothing that its documents, catalogues and companion files name is read
/// outside it. All such files are opened here.
package struct ProjectFolder: Hashable, Sendable {
  /// Why a file that something in the project names isn't opened.
  package enum Refusal: Error, Hashable, Sendable {
    case missing
    /// It is outside the folder, or leads out of it by a link. What is there is not looked at.
    case outside
    /// It is no regular file, or may not be read.
    case unreadable
  }

  /// Absolute, without links.
  package let path: String
  /// Whether the folders in it are the project's, too, and searched. They aren't where it stands for no
  /// project, such as a home directory with a document: that has what is beside it.
  package let isSearched: Bool

  /// - Parameter path: Nil for one that names no folder.
  package init?(_ path: String) {
    guard let resolved = absolutePath(path) else { return nil }
    var status = stat()
    guard PathText.withBytes(of: resolved, { stat($0, &status) }) == 0,
      status.st_mode & S_IFMT == S_IFDIR
    else { return nil }
    self.path = resolved
    isSearched = true
  }

  /// - Parameter path: Absolute, without links, of a folder.
  package init(resolved path: String, isSearched: Bool = true) {
    self.path = path
    self.isSearched = isSearched
  }

  /// Opens a file that something in the project names.
  /// - Parameter name: A path relative to the folder, or one that begins with the folder's; with links
  ///   and dots, as it was put together.
  package func open(_ name: String) throws(Refusal) -> OpenFile {
    try open(name, hasOpenat2: true)
  }

  func open(_ name: String, hasOpenat2: Bool) throws(Refusal) -> OpenFile {
    guard let steps = steps(of: name) else { throw .outside }
    // Nearly all names have no dots, and no link is on the way.
    if !steps.contains("..") {
      let place = place(of: steps)
      let opened = openWithoutLinks(place, hasOpenat2: hasOpenat2)
      if opened >= 0 { return try file(opened, place) }
      guard errno == ELOOP else {
        let reason = errno
        DependencyRecorder.current?.record(.file(place), as: FileState(path: place))
        throw Refusal(reason)
      }
    }
    // Where links lead to is another question each time.
    DependencyRecorder.current?.giveUp()
    let opened = openBeneath(path, steps.joined(separator: "/"), hasOpenat2: hasOpenat2)
    if opened >= 0 { return try file(opened, location(of: opened)) }
    // A link from the root on may come back into the folder.
    guard errno == EXDEV || isUnknownCall(errno) else { throw Refusal(errno) }
    guard let place = absolutePath(place(of: steps)), place.hasPrefix(prefix) else {
      throw .outside
    }
    let inside = openWithoutLinks(place, hasOpenat2: hasOpenat2)
    guard inside >= 0 else { throw Refusal(errno) }
    return try file(inside, place)
  }

  private var prefix: String { path == "/" ? path : path + "/" }

  private func place(of steps: [Substring]) -> String { prefix + steps.joined(separator: "/") }

  /// The components of a path below the folder; nil where they plainly lead out of it.
  private func steps(of name: String) -> [Substring]? {
    guard !name.utf8.contains(0) else { return nil }
    var name = name[...]
    if name.hasPrefix("/") {
      guard name.hasPrefix(prefix) else { return nil }
      name = name.dropFirst(prefix.count)
    }
    let steps = name.split(separator: "/").filter { $0 != "." }
    var depth = 0
    for step in steps {
      depth += step == ".." ? -1 : 1
      guard depth >= 0 else { return nil }
    }
    return steps
  }

  private func file(_ descriptor: Int32, _ place: String?) throws(Refusal) -> OpenFile {
    guard let place else {
      close(descriptor)
      throw .unreadable
    }
    guard let file = OpenFile(owning: descriptor, path: place) else { throw .unreadable }
    return file
  }
}

extension ProjectFolder.Refusal {
  fileprivate init(_ code: Int32) {
    switch code {
    case ENOENT, ENOTDIR, ENAMETOOLONG: self = .missing
    case EXDEV: self = .outside
    default: self = .unreadable
    }
  }
}
