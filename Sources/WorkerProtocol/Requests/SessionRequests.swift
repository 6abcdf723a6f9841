import Graphics

/// What a client says of itself; all of it is optional, and what else it says doesn't matter here.
package struct InitializeParameters: RequestParameters {
  package static let method = "initialize"

  /// The version that the client was written for.
  package var protocolVersion: Int?

  package init(protocolVersion: Int? = InitializeResult.currentVersion) {
    self.protocolVersion = protocolVersion
  }
}

/// What a worker says of itself.
package struct InitializeResult: Codable, Hashable, Sendable {
  /// Grows when a message changes its meaning; new members alone don't change it.
  package static let currentVersion = 1

  /// What there is beside the requests.
  package struct Capabilities: Codable, Hashable, Sendable {
    /// Whether `$/cancelRequest` is followed.
    package var cancellation = true
    /// Whether several requests may come as an array.
    package var batches = true
    /// Whether a request may carry the document itself.
    package var text = true
    /// What `render` draws.
    package var pictureFormats = PictureFile.Format.allCases
    /// The longest message that is taken, in bytes.
    package var longestMessage = LineBuffer.defaultLimit

    package init() {}
  }

  package var protocolVersion: Int
  package var name: String
  /// The program's release.
  package var version: String
  package var methods: [String]
  package var capabilities: Capabilities

  package init(
    protocolVersion: Int = currentVersion, name: String, version: String = programVersion,
    methods: [String], capabilities: Capabilities = Capabilities()
  ) {
    self.protocolVersion = protocolVersion
    self.name = name
    self.version = version
    self.methods = methods
    self.capabilities = capabilities
  }
}

/// The parameters of `shutdown`, which has none: an object or an array, and nothing in it.
package struct ShutdownParameters: RequestParameters {
  package static let method = "shutdown"

  package init() {}

  package init(from decoder: any Decoder) throws {
    if let elements = try? decoder.unkeyedContainer(), elements.isAtEnd { return }
    // Whoever decodes this strictly refuses members.
    _ = try decoder.container(keyedBy: Name.self)
  }

  private enum Name: CodingKey {}
}

/// The parameters of `$/cancelRequest`.
package struct CancelParameters: RequestParameters {
  package static let method = "$/cancelRequest"

  package var id: RequestID

  package init(id: RequestID) {
    self.id = id
  }
}
