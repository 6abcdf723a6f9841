extension DeviceCatalogue {
  /// The device that a name stands for: a canvas id of Interface Builder ("retina4_7"), a marketing
  /// name in any case and with or without its punctuation ("iphone 15 pro", "iPad Pro 12.9"), or a
  /// model identifier ("iPhone16,1"). A name that leaves the generation out ("iPhone SE") stands for
  /// the newest, unless a device is called just that. A pose after the name of a device that folds
  /// ("iPhone Duo open") is that device in it.
  /// - Parameter toolsVersion: of the document, for canvas ids; nil for their latest meaning.
  package func device(named name: String, toolsVersion: Int? = nil) -> Device? {
    if let device = device(canvasID: name, toolsVersion: toolsVersion) { return device }
    let words = Self.words(of: name)
    guard !words.isEmpty else { return nil }
    if let device = devices.last(where: { Self.words(of: $0.name) == words }) { return device }
    if let pose = words.last.flatMap({ Pose(rawValue: String($0)) }),
      let device = devices.last(where: {
        $0.fold != nil && Self.words(of: $0.name) == Array(words.dropLast())
      })
    {
      return device.posed(pose)
    }
    let identifier = name.lowercased()
    if let device = devices.first(where: { device in
      device.identifiers.contains { $0.lowercased() == identifier }
    }) {
      return device
    }
    return devices.filter { device in
      Self.baseNames(of: device.name).contains { Self.words(of: String($0)) == words }
    }.first
  }

  /// The device with a name that the catalogue has, else what such a name stands for. Of what is shown the
  /// names are the catalogue's own, and are asked for often: to take all names apart each time takes long.
  package func device(called name: String) -> Device? {
    devices.last { $0.name == name } ?? device(named: name)
  }

  /// The device that a canvas id of Interface Builder stands for.
  ///
  /// Some ids have changed their meaning: `retina5_9` was the iPhone 11 Pro with a status bar of 44
  /// points, and is an iPhone 13 mini with 50 since Xcode 14. Source: devices.json, `canvases`.
  /// - Parameter toolsVersion: the first number of the version of Interface Builder that saved the
  ///   document; nil for the latest meaning.
  package func device(canvasID id: String, toolsVersion: Int?) -> Device? {
    canvases.last { canvas in
      canvas.id == id && toolsVersion.map { canvas.toolsVersions.contains($0) } ?? true
    }?.device
  }

  /// Names in the catalogue that look like one that isn't in it, the likeliest first.
  package func suggestions(for name: String, limit: Int = 3) -> [String] {
    let wanted = Array(Self.words(of: name).joined(separator: " "))
    guard !wanted.isEmpty else { return [] }
    let known = devices.map(\.name) + canvases.map(\.id)
    var scored: [(name: String, distance: Int)] = []
    for candidate in known where !scored.contains(where: { $0.name == candidate }) {
      let letters = Array(Self.words(of: candidate).joined(separator: " "))
      // A name that was begun but not finished is likelier than one with as many letters wrong.
      let distance =
        letters.starts(with: wanted)
        ? (letters.count - wanted.count + 3) / 4 : editDistance(wanted, letters)
      if distance <= max(2, wanted.count / 3) { scored.append((candidate, distance)) }
    }
    return scored.enumerated()
      .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .prefix(limit).map(\.element.name)
  }

  /// The words that tell names apart: lower case, without punctuation and without the words that
  /// people leave out.
  private static func words(of name: String) -> [Substring] {
    name.lowercased()
      .split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") })
      .filter { !["inch", "generation", "gen"].contains($0) }
  }

  /// A name without its last parenthesised part, without the last two, and so on:
  /// "iPhone SE (3rd generation)" gives "iPhone SE".
  private static func baseNames(of name: String) -> [Substring] {
    var names: [Substring] = []
    var rest = name[...]
    while rest.hasSuffix(")"), let open = rest.lastIndex(of: "(") {
      rest = rest[..<open]
      while rest.last == " " { rest.removeLast() }
      names.append(rest)
    }
    return names
  }
}
