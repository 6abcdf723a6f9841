/// Numbers outside of the table that are a metric's value by chance, or by eye where nothing is known.
enum FigureExceptions {
  /// By the file, or what its path begins with, from Sources on. Without values all of its numbers.
  static let all: [String: FigurePlaceTests.Exception] = [
    // Not UIKit's.
    "Depiction/DataDetector.swift": .init(
      values: [7, 15], reason: "how many digits a telephone number has"),
    "Depiction/LookBuilder.swift": .init(
      values: [500], reason: "the largest shadow that is drawn"),
    "Scenes/Controls/Button+Known.swift": .init(
      values: [24], reason: "the smallest target that WCAG allows"),
    "Drawing/Devices/": .init(reason: "the bodies of devices, around their screens"),
    "Drawing/Images/": .init(reason: "limits, and the form in which pictures are passed on"),
    "Drawing/Output/": .init(reason: "pages of this program's own, and files"),
    "Drawing/Painting/Backdrop.swift": .init(values: [6], reason: "how finely blurs are drawn"),
    "Drawing/Painting/Canvas+Slices.swift": .init(
      values: [50], reason: "the most tiles of an image"),
    "Drawing/Painting/Glyph": .init(reason: "drawings on a square of 24, or of 16"),
    "Drawing/Painting/Brush+Images.swift": .init(
      reason: "this program's placeholders for images that are not there"),
    "Drawing/Painting/Brush+Placeholders.swift": .init(
      reason: "this program's placeholders for views that nobody can draw"),
    "Drawing/Painting/Brush+Tables.swift": .init(
      values: [8, 13, 20, 24], reason: "this program's label in an empty list"),
    "Drawing/Painting/Brush+Symbols.swift": .init(
      reason: "how large the signs are that stand for symbols, and what is written below them"),
    "Depiction/ShownMoment.swift": .init(reason: "dates"),
    "Drawing/Symbols/": .init(
      reason: "how icons that stand for symbols are read, put together and made bolder"),
    "Layout/Diagnosis/": .init(
      values: [10, 20, 32, 50],
      reason: "how much is tried, how much is named in a message, and that a tenth is little"),
    "Layout/Equations/LayoutSystem.swift": .init(values: [5], reason: "how many terms there are"),
    "Layout/Equations/SceneEquations+Stack": .init(
      values: [25, 49, 51, 400],
      reason: "priorities of this program's, below and above 50, and how many there may be"),
    "Layout/LaidOutScene+ListWindows.swift": .init(
      values: [20], reason: "at which rows of a list windows begin"),
    "Layout/Explanation/": .init(values: [12], reason: "how much is named in a message"),
    "Scenes/Controls/TableViewCell.swift": .init(
      values: [10], reason: "UIKit's default of an attribute, which nothing is laid out by"),
    "Scenes/Views/ImageReference.swift": .init(
      values: [128], reason: "how long the longer side of a symbol is that a document remembers"),
    "Simulation/Containers/Simulation+SplitView.swift": .init(
      values: [8], reason: "a version of iOS in a sentence"),
    "Staging/Stager+MadeScenes.swift": .init(
      values: [20, 44, 390],
      reason: "frames as a document would keep them; the table lays its rows out anew"),
    "Simulation/Controllers/Simulation+Instantiation.swift": .init(
      values: [32], reason: "how deeply controllers are nested"),
    "Simulation/Segues/Simulation+Segues.swift": .init(
      values: [8], reason: "a version of iOS in a sentence"),
    "Simulation/Segues/Simulation+Show.swift": .init(
      values: [16], reason: "how often a segue is passed on"),
    "Simulation/Steps/SimulationNote.swift": .init(
      values: [8, 11, 26], reason: "versions of iOS, in sentences"),

    // By eye, or fitted; each stands once.
    "Drawing/Painting/Brush+Bars.swift": .init(values: [1.5], reason: "a chevron's stroke"),
    "Drawing/Painting/Brush+Buttons.swift": .init(values: [1.5], reason: "a stroke"),
    "Drawing/Painting/Brush+Controls.swift": .init(
      values: [0.35, 1.5], reason: "shadows, and how faint a segment is"),
    "Drawing/Painting/Brush+Glass.swift": .init(
      reason: "a shadow, and where content fades under bars"),
    "Drawing/Painting/Brush+Pickers.swift": .init(
      reason: "the wheels' columns and the calendar, made to fit the texts that are shown"),
    "Drawing/Painting/Brush+StatusBar.swift": .init(
      reason: "where the levels are, and how they are drawn"),
    "Drawing/Painting/Brush+Text.swift": .init(
      values: [0.4, 1.5], reason: "strokes, and how faint a text is"),
    "Drawing/Painting/TextPainter.swift": .init(
      values: [16], reason: "how thick underlines are: a part of their font's size"),
    "Drawing/Painting/ViewPainter.swift": .init(values: [6, 24], reason: "a shadow"),
    "Drawing/Views/Look+Effect.swift": .init(
      values: [0.85, 20, 25, 30], reason: "how blurs are mixed"),
    "Layout/Sizes/SymbolConfiguration+Size.swift": .init(
      values: [20], reason: "a curve that was fitted to symbols' sizes"),
    "Staging/KeyboardLayout.swift": .init(reason: "keys in columns and rows"),
  ]
}
