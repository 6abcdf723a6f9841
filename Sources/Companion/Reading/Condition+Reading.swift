import Traits

extension Condition {
  init(_ field: CompanionField) throws(CompanionError) {
    let object = try field.object(
      "horizontalSizeClass", "verticalSizeClass", "userInterfaceIdiom", "displayScale",
      "preferredContentSizeCategory", "layoutDirection", "widerThan", "narrowerThan", "tallerThan",
      "shorterThan",
      "shows", "primaryShows",
      "secondaryShows", "anyOf", "not")
    traits = try TraitCollection(object)
    widerThan = try object["widerThan"]?.number()
    narrowerThan = try object["narrowerThan"]?.number()
    tallerThan = try object["tallerThan"]?.number()
    shorterThan = try object["shorterThan"]?.number()
    shows = try object["shows"]?.references(to: .controller)
    primaryShows = try object["primaryShows"]?.references(to: .controller)
    secondaryShows = try object["secondaryShows"]?.references(to: .controller)
    if object["anyOf"] != nil {
      anyOf = try object.list("anyOf") { field throws(CompanionError) in try Condition(field) }
    }
    if let not = object["not"] { noneOf = [try Condition(not)] }
  }

  /// The condition at a key, or one that always holds.
  init(in object: CompanionObject, at key: String = "when") throws(CompanionError) {
    self = try object[key].map { field throws(CompanionError) in try Condition(field) } ?? .always
  }
}

extension TraitCollection {
  /// The keys of a trait collection in a companion file; any may be absent.
  init(_ field: CompanionField) throws(CompanionError) {
    try self.init(
      try field.object(
        "horizontalSizeClass", "verticalSizeClass", "userInterfaceIdiom", "displayScale",
        "preferredContentSizeCategory", "layoutDirection"))
  }

  init(_ object: CompanionObject) throws(CompanionError) {
    self.init(
      horizontalSizeClass: try object["horizontalSizeClass"]?.choice(of: SizeClass.self),
      verticalSizeClass: try object["verticalSizeClass"]?.choice(of: SizeClass.self),
      userInterfaceIdiom: try object["userInterfaceIdiom"]?.choice(of: Idiom.self),
      displayScale: try object["displayScale"]?.number(from: 1, to: 3),
      preferredContentSizeCategory:
        try object["preferredContentSizeCategory"]?.choice(of: ContentSizeCategory.self),
      layoutDirection: try object["layoutDirection"]?.choice(of: LayoutDirection.self))
  }
}

extension Alternatives {
  /// Alternatives of one member each, beside their `when`.
  init(
    _ field: CompanionField?, of key: String,
    _ read: (CompanionField) throws(CompanionError) -> Value
  ) throws(CompanionError) {
    try self.init(field) { field throws(CompanionError) in
      let object = try field.object("when", key)
      return (object, try read(try object.required(key)))
    }
  }

  /// - Parameter read: Makes the value of one alternative's object.
  init(
    _ field: CompanionField?,
    _ read: (CompanionField) throws(CompanionError) -> (CompanionObject, Value)
  ) throws(CompanionError) {
    guard let field else {
      self.init()
      return
    }
    self.init(
      try field.list { field throws(CompanionError) in
        let (object, value) = try read(field)
        return Alternative(condition: try Condition(in: object), value: value)
      })
  }
}
