import Traits

/// The sizes of windows that `lint --windows` takes as words.
package enum WindowSizes {
  /// The word for all that matter.
  package static let all = "all"

  /// Those that a word means: one such as `640x1000`, or all that matter; nil where it means none.
  package static func meant(by word: String) -> [Size]? {
    word == all ? thatMatter : Size(word).map { [$0] }
  }

  /// Where something is likely to break: both sides of each change of a size class, the parts into which pads divide
  /// their screens, and the largest pad's whole one, each as high as that is wide; and the narrowest upright and lying.
  private static var thatMatter: [Size] {
    let pads = DeviceCatalogue.builtIn.devices.filter { $0.display.idiom == .pad }.map(
      \.display.size)
    let width = SizeClassCell.regularWidth
    let height = SizeClassCell.regularHeight
    guard let largest = pads.max(by: { $0.height < $1.height }),
      let smallest = pads.min(by: { $0.height < $1.height })
    else { return [] }
    let screens = [smallest, largest].map { Size(width: $0.height, height: $0.width) }
    let tiles = screens.flatMap { screen in
      Multitasking.allCases.compactMap { $0.width(onScreen: screen) }
    }
    let widths = Set(tiles + [width - 1, width])
    let tall = widths.sorted().map { Size(width: $0, height: largest.width) }
    let least = widths.min() ?? width
    return tall
      + [
        Size(width: least, height: height), Size(width: width, height: height - 1),
        Size(width: width, height: height),
      ]
  }
}
