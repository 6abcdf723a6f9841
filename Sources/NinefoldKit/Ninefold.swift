import Drawing
import Linting
import Localization
import Processes
import Requests
import Synchronization
import TextMetrics
import Traits
import WorkerProtocol

/// Reads interface documents, lays them out, draws them and checks them.
///
/// It remembers what it has read, so that another question about a document costs no parsing; a file that
/// changes is read again. One may be used from several threads, which wait for each other; several work at the
/// same time.
///
/// ```swift
/// let ninefold = Ninefold()
/// let document = try ninefold.open("Main.storyboard")
/// ```
public final class Ninefold: Sendable {
  /// A resolver isn't Sendable; it is used by who holds the lock.
  private let resolver: Mutex<Resolver>

  /// - Parameter imageReader: The path of an installed `ninefold-worker`, which reads images in a process of its
  ///   own, under limits: they are from people whom nobody knows. Without it pictures have none; layouts and
  ///   findings are the same.
  public init(imageReader: String? = nil) {
    resolver = Mutex(
      Resolver(
        catalogue: .builtIn, text: CompatibleTextMeasurer(), rules: .lint, standardInput: .requests,
        imageReader: imageReader))
  }

  /// Opens a `.storyboard` or `.xib`.
  /// - Parameters:
  ///   - path: Of the file, absolute or from the current folder on.
  ///   - projectFolder: The folder that images, colours and fonts are looked for in, and that nothing is read
  ///     outside of; nil for the nearest that looks like a project's.
  /// - Throws: ``InterfaceError`` of the kind `document` where the file can't be read, or is no document.
  public func open(
    _ path: String, projectFolder: String? = nil
  ) throws(InterfaceError) -> InterfaceDocument {
    try InterfaceDocument(path: path, text: nil, projectFolder: projectFolder, ninefold: self)
  }

  /// Opens a document that isn't what a file holds, such as one that is being edited.
  /// - Parameters:
  ///   - text: The document itself, XML in UTF-8.
  ///   - path: Where it would be, which decides whose images and colours it has; nil for nowhere.
  ///   - projectFolder: As above.
  /// - Throws: ``InterfaceError`` of the kind `document` where it is no document.
  public func open(
    text: String, path: String? = nil, projectFolder: String? = nil
  ) throws(InterfaceError) -> InterfaceDocument {
    try InterfaceDocument(path: path, text: text, projectFolder: projectFolder, ninefold: self)
  }

  /// Checks documents, and all documents below folders.
  ///
  /// Each is laid out as designed and on every screen of `options`, as `ninefold-worker lint` does; what is wrong
  /// with one element on several screens is one finding.
  /// - Parameters:
  ///   - paths: Of documents and folders.
  ///   - options: Which screens and languages are looked at, and whether the project's `ninefold.json` counts.
  /// - Returns: The findings by file, line and rule. A document that can't be read is a finding, too.
  /// - Throws: ``InterfaceError`` of the kind `request` for a device or language that there isn't, and of the kind
  ///   `document` for a configuration that can't be read.
  public func lint(
    _ paths: [String], options: LintOptions = LintOptions()
  ) throws(InterfaceError) -> [Finding] {
    try run { resolver in
      try resolver.lint(options.parameters(for: paths)).findings.map { Finding($0) }
    }
  }

  /// The names of the devices that a ``Configuration`` may have, such as `iPhone 15 Pro`.
  public static var deviceNames: [String] { DeviceCatalogue.builtIn.devices.map(\.name) }

  /// Does something with the resolver, on a thread on which the deepest document can be walked.
  /// - Parameter path: Of the document that it is about, which errors name.
  func run<Result: Sendable>(
    of path: String? = nil, _ body: @escaping @Sendable (Resolver) throws -> Result
  ) throws(InterfaceError) -> Result {
    let outcome = Mutex<Swift.Result<Result, InterfaceError>?>(nil)
    let thread = LargeStackThread { [self] in
      let result = resolver.withLock { resolver in
        // What a library says is in one language, whatever its host has set.
        Localization.untranslated {
          Swift.Result { try body(resolver) }.mapError { InterfaceError($0).located(in: path) }
        }
      }
      outcome.withLock { $0 = result }
    }
    thread?.join()
    guard let result = outcome.withLock({ $0 }) else {
      throw InterfaceError(kind: .system, code: "no-thread", message: "The system gives no thread.")
    }
    return try result.get()
  }
}
