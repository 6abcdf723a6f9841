import Traits

extension Device {
  /// The name for where there is little room, with all that tells devices apart:
  /// "iPad Pro 12.9″ (3rd gen)" is the "iPad Pro (12.9-inch) (3rd generation)".
  package var briefName: String {
    var name = name.replacing(" generation)", with: " gen)")
    while let size = name.firstRange(of: "-inch)"),
      let open = name[..<size.lowerBound].lastIndex(of: "(")
    {
      name.replaceSubrange(size, with: "″")
      name.remove(at: open)
    }
    return name
  }
}
