import Requests
import WorkerProtocol

/// A `.storyboard` or `.xib`.
///
/// What a file holds is looked at with each question, so that the answer is about the file as it is then.
public struct InterfaceDocument: Sendable {
  /// Of the file; nil for a text that is nowhere.
  public let path: String?
  /// The text that was opened; nil for what the file holds.
  public let text: String?
  /// The folder that nothing is read outside of; nil for that of the project around the document.
  public let projectFolder: String?
  /// Its scenes when it was opened, in the order of the document. A XIB has one for each view and controller.
  public let scenes: [SceneSummary]
  private let ninefold: Ninefold

  init(
    path: String?, text: String?, projectFolder: String?, ninefold: Ninefold
  ) throws(InterfaceError) {
    (self.path, self.text, self.projectFolder) = (path, text, projectFolder)
    self.ninefold = ninefold
    var request = ResolveParameters(files: [])
    (request.files, request.file, request.text, request.root) = (nil, path, text, projectFolder)
    scenes = try ninefold.run(of: path) { [request] resolver in
      try resolver.sceneEntries(of: request).map {
        SceneSummary(id: $0.id, title: $0.title, controller: $0.controller, isInitial: $0.isInitial)
      }
    }
  }

  /// Lays scenes out.
  /// - Parameters:
  ///   - configuration: The screen and what its user prefers.
  ///   - scene: The id of one scene; nil for all of them.
  /// - Returns: The scenes in the order of the document.
  /// - Throws: ``InterfaceError`` of the kind `request` for a configuration that there isn't, and of the kind
  ///   `document` where the document can't be read or has no such scene.
  public func layout(
    in configuration: Configuration = .asDesigned, scene: String? = nil
  ) throws(InterfaceError) -> [SceneLayout] {
    var request = ResolveParameters(files: [])
    request.files = nil
    try configure(&request, with: configuration)
    request.scene = scene
    request.appearance = configuration.appearance?.shown
    return try ninefold.run(of: path) { [request] resolver in
      var found: ResolveResult?
      try resolver.resolve(request) { found = $0 }
      if let error = found?.error { throw error }
      return (found?.scenes ?? []).map { SceneLayout($0) }
    }
  }

  /// What is wrong with the document wherever it is shown, such as two elements with one id, and with the assets
  /// that it names.
  /// - Throws: ``InterfaceError`` as ``layout(in:scene:)`` does.
  public func diagnostics(
    in configuration: Configuration = .asDesigned
  ) throws(InterfaceError) -> [LayoutIssue] {
    var request = ResolveParameters(files: [])
    request.files = nil
    try configure(&request, with: configuration)
    return try ninefold.run(of: path) { [request] resolver in
      var found: ResolveResult?
      try resolver.resolve(request) { found = $0 }
      if let error = found?.error { throw error }
      return (found?.diagnostics ?? []).map { LayoutIssue($0) }
    }
  }

  /// Draws a scene.
  /// - Parameters:
  ///   - scene: Its id; nil for the initial one, or the first.
  ///   - configuration: The screen and what its user prefers.
  ///   - format: PNG, SVG or PDF.
  ///   - scale: Pixels per point of a PNG; nil for the screen's.
  ///   - showsDevice: Whether the device is drawn around the scene, where the configuration has one.
  /// - Throws: ``InterfaceError`` as ``layout(in:scene:)`` does, and of the kind `drawing` for a picture that is too
  ///   large.
  public func picture(
    ofScene scene: String? = nil, in configuration: Configuration = .asDesigned,
    as format: Picture.Format = .png, scale: Double? = nil, showsDevice: Bool = false
  ) throws(InterfaceError) -> Picture {
    var request = RenderParameters(file: "")
    try configure(&request, with: configuration)
    request.scene = scene
    request.appearance = configuration.appearance?.shown
    request.format = format.drawn
    request.scale = scale
    request.frame = showsDevice
    return try ninefold.run(of: path) { [request] resolver in
      let (result, bytes) = try resolver.picture(request)
      return Picture(
        format: format, size: Size(result.size), bytes: bytes,
        issues: (result.diagnostics ?? []).map { LayoutIssue($0) })
    }
  }

  private func configure(
    _ request: inout some DocumentRequest, with configuration: Configuration
  ) throws(InterfaceError) {
    (request.file, request.text, request.root) = (path, text, projectFolder)
    try configuration.apply(to: &request.canvas)
  }
}
