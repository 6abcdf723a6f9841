import Drawing
import Traits

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

/// The result of `constraints`: the linear system that was solved for a scene.
package struct ConstraintsResult: Codable, Hashable, Sendable {
  /// Coefficients such as 1/3 need more decimals than lengths for the equations to hold.
  package static let decimals = 12

  /// What each variable stands for, such as `abc-de-fgh.minX`.
  package var variables: [String]
  package var constraints: [LinearConstraint]
  /// The value of each variable.
  package var solution: [Double]

  package init(variables: [String], constraints: [LinearConstraint], solution: [Double]) {
    self.variables = variables
    self.constraints = constraints
    self.solution = solution
  }
}

/// Σ coefficient · variable + constant (relation) 0.
package struct LinearConstraint: Codable, Hashable, Sendable {
  /// The document's id, or for an implicit constraint one that names its origin.
  package var id: String
  package var terms: [LinearTerm]
  /// `==`, `>=` or `<=`.
  package var relation: String
  package var constant: Double
  /// A required constraint has 1000.
  package var priority: Double
  /// True where the constraint was given up, as it conflicts with others; otherwise absent.
  package var dropped: Bool?

  package init(
    id: String, terms: [LinearTerm], relation: String, constant: Double, priority: Double,
    dropped: Bool? = nil
  ) {
    self.id = id
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.dropped = dropped
  }
}

/// A variable with its coefficient, coded as `[variable index, coefficient]`.
package struct LinearTerm: Codable, Hashable, Sendable {
  package var variable: Int
  package var coefficient: Double

  package init(variable: Int, coefficient: Double) {
    self.variable = variable
    self.coefficient = coefficient
  }

  package init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    variable = try values.decode(Int.self)
    coefficient = try values.decode(Double.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(variable)
    try values.encode(coefficient)
  }
}

/// The result of `render`: where the picture is, or the picture itself.
package struct RenderResult: Codable, Hashable, Sendable {
  /// The scene that was drawn.
  package var scene: String
  package var format: RenderParameters.Format
  /// Pixels for a PNG or a GIF, points otherwise.
  package var size: Size
  /// The path, where one was asked for.
  package var output: String?
  /// The picture in Base64, where no path was given.
  package var data: String?
  /// The images that could not be drawn; nil where there are none.
  package var diagnostics: [Issue]?

  package init(
    scene: String, format: RenderParameters.Format, size: Size, output: String? = nil,
    data: String? = nil, diagnostics: [Issue]? = nil
  ) {
    self.scene = scene
    self.format = format
    self.size = size
    self.output = output
    self.data = data
    self.diagnostics = diagnostics
  }
}

/// A device of the catalogue, as `devices` lists it.
package struct DeviceEntry: Codable, Hashable, Sendable {
  /// What an app on the device is laid out for in one orientation.
  package struct Screen: Codable, Hashable, Sendable {
    /// Points.
    package var size: Size
    package var traits: TraitCollection
    /// Points.
    package var safeArea: EdgeInsets

    package init(size: Size, traits: TraitCollection, safeArea: EdgeInsets) {
      self.size = size
      self.traits = traits
      self.safeArea = safeArea
    }
  }

  package var name: String
  package var family: String
  /// Interface Builder's ids of the canvas that stands for the device.
  package var canvasIDs: [String]
  /// Model identifiers, such as `iPhone16,1`.
  package var identifiers: [String]
  /// Pixels per point.
  package var scale: Double
  package var portrait: Screen
  package var landscape: Screen
  /// The first and the last version of the system that runs on it; nil where unknown, and without a last
  /// one where the newest runs.
  package var firstOS: SystemVersion?
  package var lastOS: SystemVersion?
  package var multitasking: MultitaskingSupport
  /// Whether the user's own files define it.
  package var isCustom: Bool

  package init(
    name: String, family: String, canvasIDs: [String], identifiers: [String], scale: Double,
    portrait: Screen, landscape: Screen, firstOS: SystemVersion?, lastOS: SystemVersion?,
    multitasking: MultitaskingSupport, isCustom: Bool
  ) {
    self.name = name
    self.family = family
    self.canvasIDs = canvasIDs
    self.identifiers = identifiers
    self.scale = scale
    self.portrait = portrait
    self.landscape = landscape
    self.firstOS = firstOS
    self.lastOS = lastOS
    self.multitasking = multitasking
    self.isCustom = isCustom
  }
}

/// The result of `devices`.
package struct DevicesResult: Codable, Hashable, Sendable {
  package var devices: [DeviceEntry]

  package init(devices: [DeviceEntry]) {
    self.devices = devices
  }
}
