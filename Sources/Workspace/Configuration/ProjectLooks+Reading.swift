import Companion
import Styles
import Traits
import WorkerProtocol

/// What `ninefold.json` says of a project's own classes. What can't be used of it is noted and left out: it is
/// no reason not to draw a document.
extension ProjectLooks {
  /// The keys of the file that are about looks.
  static let keys = ["runtimeAttributes", "designables"]

  /// - Parameter fields: of the whole file.
  init(_ fields: [String: ConfigurationField]) {
    self.init()
    for (name, value) in fields["runtimeAttributes"]?.notedMembers ?? [] {
      properties[name] = value.noted { field throws(FileError) in
        try field.choice(of: Property.self)
      }
    }
    for (name, value) in fields["designables"]?.notedMembers ?? [] {
      classes[name] = value.noted { field throws(FileError) in try ClassLook(field) }
    }
  }
}

extension ProjectLooks.ClassLook {
  fileprivate init(_ field: ConfigurationField) throws(FileError) {
    self.init()
    let fields = try field.object(
      ProjectLooks.Property.ofClasses.map(\.rawValue)
        + ["backgroundColor", "gradient", "size", "baseClass"])
    func number(_ property: ProjectLooks.Property) -> Double? {
      fields[property.rawValue]?.noted { field throws(FileError) in try field.length() }
    }
    func color(_ key: String) -> Color? {
      fields[key]?.noted { field throws(FileError) in try field.color() }
    }
    cornerRadius = number(.cornerRadius)
    borderWidth = number(.borderWidth)
    shadowOpacity = number(.shadowOpacity)
    shadowRadius = number(.shadowRadius)
    borderColor = color(ProjectLooks.Property.borderColor.rawValue)
    shadowColor = color(ProjectLooks.Property.shadowColor.rawValue)
    backgroundColor = color("backgroundColor")
    baseClass = fields["baseClass"]?.noted { field throws(FileError) in try field.words() }
    size = fields["size"]?.noted { field throws(FileError) in try field.intrinsicLengths() }
    gradient = fields["gradient"]?.noted { field throws(FileError) in
      try ProjectLooks.Gradient(field)
    }
    shadowOffset = fields[ProjectLooks.Property.shadowOffset.rawValue]?.noted {
      field throws(FileError) in
      let numbers = try field.list { field throws(FileError) in try field.number() }
      guard numbers.count == 2 else {
        throw field.error("This has to be two numbers, to the right and below, such as [0, 2].")
      }
      return Size(width: numbers[0], height: numbers[1])
    }
    clipsToBounds = fields[ProjectLooks.Property.clipsToBounds.rawValue]?.noted {
      field throws(FileError) in
      guard case .bool(let flag) = field.node.value else {
        throw field.error("This has to be true or false.")
      }
      return flag
    }
  }
}

extension ProjectLooks.Gradient {
  fileprivate init(_ field: ConfigurationField) throws(FileError) {
    let fields = try field.object(["colors", "direction"])
    guard let written = fields["colors"] else {
      throw field.error("A gradient needs its “colors”.")
    }
    let colors = try written.list { field throws(FileError) in try field.color() }
    guard colors.count > 1 else { throw written.error("A gradient has two colours or more.") }
    self.init(
      colors: colors, direction: try fields["direction"]?.choice(of: Direction.self) ?? .down)
  }
}

extension ConfigurationField {
  /// A width and a height, each of which may be null.
  fileprivate func intrinsicLengths() throws(FileError) -> ProjectLooks.IntrinsicLengths {
    let lengths = try list { field throws(FileError) -> Double? in
      if case .null = field.node.value { return nil }
      return try field.length()
    }
    guard lengths.count == 2 else {
      throw error("This has to be a width and a height, such as [200, null].")
    }
    return ProjectLooks.IntrinsicLengths(width: lengths[0], height: lengths[1])
  }

  /// What is read; nil where it can't be, which is noted.
  fileprivate func noted<Value>(
    _ read: (ConfigurationField) throws(FileError) -> Value
  ) -> Value? {
    do throws(FileError) {
      return try read(self)
    } catch {
      note(error.message, at: node.offset)
      return nil
    }
  }

  /// The members of an object but `comment`; none of anything else, which is noted.
  fileprivate var notedMembers: [(key: String, value: ConfigurationField)] {
    let all = noted { field throws(FileError) in try field.members() } ?? []
    return all.filter { $0.key != "comment" }.map { ($0.key, $0.value) }
  }

  fileprivate func number() throws(FileError) -> Double {
    guard case .number(let number) = node.value else { throw error("This has to be a number.") }
    return number.bounded
  }

  fileprivate func length() throws(FileError) -> Double {
    let number = try number()
    guard number >= 0 else { throw error("This has to be 0 or more.") }
    return number
  }

  fileprivate func color() throws(FileError) -> Color {
    let text = try string()
    guard let color = Color(text: text) else {
      throw error("“\(text)” is no colour; write one such as “#3366FF” or “#3366FF80”.")
    }
    return color
  }
}
