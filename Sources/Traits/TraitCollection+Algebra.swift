extension TraitCollection {
  /// A collection made of others: a trait that one leaves unspecified is filled from the others,
  /// and where several specify it the last one wins.
  /// Source: `UITraitCollection.init(traitsFrom:)`; semantics.md, section 1.
  package init(combining collections: [TraitCollection]) {
    self.init()
    for collection in collections {
      horizontalSizeClass = collection.horizontalSizeClass ?? horizontalSizeClass
      verticalSizeClass = collection.verticalSizeClass ?? verticalSizeClass
      userInterfaceIdiom = collection.userInterfaceIdiom ?? userInterfaceIdiom
      displayScale = collection.displayScale ?? displayScale
      preferredContentSizeCategory =
        collection.preferredContentSizeCategory ?? preferredContentSizeCategory
      layoutDirection = collection.layoutDirection ?? layoutDirection
    }
  }

  /// What a child inherits when its parent overrides some traits for it: what `overrides` leaves
  /// unspecified keeps this collection's value.
  package func overridden(by overrides: TraitCollection) -> TraitCollection {
    TraitCollection(combining: [self, overrides])
  }

  /// Whether every trait that `other` specifies has exactly the same value here. A collection with
  /// nothing specified is contained in every collection.
  /// Source: `UITraitCollection.containsTraits(in:)`; semantics.md, section 1.
  package func contains(_ other: TraitCollection) -> Bool {
    agrees(horizontalSizeClass, other.horizontalSizeClass)
      && agrees(verticalSizeClass, other.verticalSizeClass)
      && agrees(userInterfaceIdiom, other.userInterfaceIdiom)
      && agrees(displayScale, other.displayScale)
      && agrees(preferredContentSizeCategory, other.preferredContentSizeCategory)
      && agrees(layoutDirection, other.layoutDirection)
  }

  /// The same with what a device is set to until its user prefers something else, where nothing says.
  package var withStandardPreferences: TraitCollection {
    TraitCollection(preferredContentSizeCategory: .standard, layoutDirection: .leftToRight)
      .overridden(by: self)
  }

  /// Whether the size classes here are those asked for; nil asks for any.
  package func matches(widthClass: SizeClass?, heightClass: SizeClass?) -> Bool {
    agrees(horizontalSizeClass, widthClass) && agrees(verticalSizeClass, heightClass)
  }

  /// The cell of the size-class grid that these traits name; an unspecified size class is *Any*.
  package var sizeClassCell: SizeClassCell {
    SizeClassCell(width: horizontalSizeClass, height: verticalSizeClass)
  }

  private func agrees<Value: Equatable>(_ value: Value?, _ wanted: Value?) -> Bool {
    wanted == nil || value == wanted
  }
}

extension TraitCollection: CustomStringConvertible {
  /// The specified traits for people, such as "wCompact hRegular, phone, 3x".
  package var description: String {
    var parts = [sizeClassCell.label]
    if let userInterfaceIdiom { parts.append(userInterfaceIdiom.rawValue) }
    if let displayScale { parts.append("\(displayScale.text())x") }
    if let preferredContentSizeCategory { parts.append(preferredContentSizeCategory.rawValue) }
    if let layoutDirection { parts.append(layoutDirection.rawValue) }
    return parts.joined(separator: ", ")
  }
}
