import FoundationEssentials

extension DeviceCatalogue {
  /// Reads a file of devices.
  /// - Parameters:
  ///   - path: for messages; nil for what the built-in catalogue is made from.
  ///   - base: a catalogue whose displays and devices the file may refer to.
  /// - Returns: what could be used, and what was wrong with the rest.
  static func decode(
    _ bytes: [UInt8], path: String?, over base: DeviceCatalogue?
  ) throws(DeviceCatalogueError) -> (DeviceCatalogue, [DeviceCatalogueError]) {
    func error(_ reason: DeviceCatalogueError.Reason) -> DeviceCatalogueError {
      DeviceCatalogueError(path: path, reason: reason)
    }
    let file: CatalogueFile
    do {
      file = try JSONDecoder().decode(CatalogueFile.self, from: Data(bytes))
    } catch let problem {
      throw error(.notACatalogue(describe(problem)))
    }

    var problems: [DeviceCatalogueError] = []
    var displays: [String: Display] = [:]
    for (name, record) in (file.displays ?? [:]).sorted(by: { $0.key < $1.key }) {
      do {
        displays[name] = try record.get()
      } catch let problem {
        problems.append(error(.badDisplay(name: name, problem: describe(problem))))
      }
    }

    var devices: [Device] = []
    for record in file.devices {
      do {
        let record = try record.get()
        if let display = displays[record.display] ?? base?.displays[record.display] {
          devices.append(
            try record.device(on: display, isCustom: path != nil) { name in
              displays[name] ?? base?.displays[name]
            })
        } else {
          problems.append(
            error(.unknownDisplay(device: record.name, display: record.display)))
        }
      } catch let problem {
        problems.append(error(.badDevice(name: record.name, problem: describe(problem))))
      }
    }

    let known = Dictionary(
      ((base?.devices ?? []) + devices).map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    var canvases: [Canvas] = []
    for canvas in file.canvases ?? [] {
      if let device = known[canvas.device] {
        canvases.append(canvas.canvas(of: device))
      } else {
        problems.append(error(.unknownDevice(canvas: canvas.id, device: canvas.device)))
      }
    }
    return (DeviceCatalogue(devices: devices, canvases: canvases, displays: displays), problems)
  }
}

/// The shape of a file of devices. Resources/Devices/README.md describes it.
private struct CatalogueFile: Decodable {
  var displays: [String: Attempt<Display>]?
  var devices: [Attempt<DeviceRecord>]
  var canvases: [CanvasRecord]?
}

/// A value or why it can't be read, so that one bad entry costs only itself.
private struct Attempt<Value: Decodable>: Decodable {
  private struct Named: Decodable { var name: String }

  private let result: Result<Value, any Error>
  /// The entry's name when it is bad and has one.
  let name: String?

  init(from decoder: any Decoder) {
    result = Result { try Value(from: decoder) }
    if case .failure = result {
      name = (try? Named(from: decoder))?.name
    } else {
      name = nil
    }
  }

  func get() throws -> Value { try result.get() }
}

private struct DeviceRecord: Decodable {
  var name: String
  var family: String?
  var display: String
  var identifiers: [String]?
  var diagonal: Double?
  var year: Int?
  var firstOS: SystemVersion?
  var lastOS: SystemVersion?
  var multitasking: MultitaskingSupport?
  var gamut: DisplayGamut?
  // What differs from the display.
  var scale: Double?
  var cornerRadius: Double?
  var chrome: Chrome?
  var bezel: EdgeInsets?
  var fold: FoldRecord?

  /// - Parameter named: The display with a name.
  func device(
    on display: Display, isCustom: Bool, named: (String) -> Display?
  ) throws -> Device {
    var display = display
    display.scale = scale ?? display.scale
    display.cornerRadius = cornerRadius ?? display.cornerRadius
    display.chrome = chrome ?? display.chrome
    display.bezel = bezel ?? display.bezel
    try display.validate()
    return Device(
      name: name, family: family ?? "Custom", identifiers: identifiers ?? [], diagonal: diagonal,
      year: year, firstOS: firstOS, lastOS: lastOS,
      multitasking: multitasking ?? .usual(for: display.idiom), display: display,
      gamut: gamut ?? .sRGB, isCustom: isCustom,
      fold: try fold?.fold(outer: display, named: named))
  }
}

private struct FoldRecord: Decodable {
  struct Screen: Decodable {
    var display: String
    var rail: PerOrientation<EdgeInsets>?
  }

  /// By ``Fold/ScreenKey``, without the outer one, which is the device's own.
  var screens: [String: Screen]
  var firstSDK: SystemVersion
  var division: Fold.Division
  var halfWidth: Double
  var sources: [String: String]?
  var conflicts: [Display.Conflict]?

  func fold(outer: Display, named: (String) -> Display?) throws -> Fold {
    var found = [Fold.ScreenKey.outer: Fold.Screen(display: outer)]
    for (key, screen) in screens {
      guard let key = Fold.ScreenKey(rawValue: key) else {
        throw ImpossibleFigure(problem: "“fold.screens” has no “\(key)”")
      }
      guard let display = named(screen.display) else {
        throw ImpossibleFigure(problem: "“fold.screens” names no display with “\(screen.display)”")
      }
      found[key] =
        screen.rail.map { Fold.Screen(display: display, rail: $0) } ?? Fold.Screen(display: display)
    }
    return Fold(
      screens: found, firstSDK: firstSDK, division: division, halfWidth: halfWidth,
      sources: sources ?? [:], conflicts: conflicts ?? [])
  }
}

private struct CanvasRecord: Decodable {
  var id: String
  var device: String
  var fromToolsVersion: Int?
  var belowToolsVersion: Int?
  // What differs from the device in these versions.
  var safeArea: PerOrientation<EdgeInsets>?
  var statusBarHeight: PerOrientation<Double>?

  func canvas(of device: Device) -> DeviceCatalogue.Canvas {
    var device = device
    device.display.safeArea = safeArea ?? device.display.safeArea
    device.display.statusBarHeight = statusBarHeight ?? device.display.statusBarHeight
    let from = fromToolsVersion ?? 0
    return DeviceCatalogue.Canvas(
      id: id, device: device, toolsVersions: from..<max(from, belowToolsVersion ?? .max))
  }
}

/// What is wrong, in words, with the place in the file.
private func describe(_ error: any Error) -> String {
  guard let error = error as? DecodingError else { return "\(error)" }
  func place(_ path: [any CodingKey]) -> String {
    path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
      .drop(while: { $0 == "." }).description
  }
  switch error {
  case .keyNotFound(let key, let context):
    return "“\(place(context.codingPath + [key]))” is missing"
  case .valueNotFound(_, let context):
    return "“\(place(context.codingPath))” is null"
  case .typeMismatch(let type, let context):
    return "“\(place(context.codingPath))” is no \(type)"
  case .dataCorrupted(let context):
    let place = place(context.codingPath)
    let reason = context.underlyingError.map { "\($0)" } ?? context.debugDescription
    return place.isEmpty ? reason : "“\(place)”: \(reason)"
  @unknown default:
    return "\(error)"
  }
}
