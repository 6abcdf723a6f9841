// swift-tools-version: 6.1
import PackageDescription

/// What `swift package generate-documentation` comes from. A build doesn't need it, so it is there for who asks alone.
let documentationPlugin: [Package.Dependency] =
  Context.environment["NINEFOLD_DOCUMENTATION"] == nil
  ? [] : [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")]

/// Interface definitions, each beside the class that builds it, by their paths without the ending.
func templates(_ paths: String...) -> [Resource] {
  paths.map { .embedInCode("\($0).ui") }
}

/// The modules in the order in which data flows; each may import only those before it.
/// `Tests/` has one test target for every module that has behaviour of its own.
let package = Package(
  name: "ninefold",
  products: [
    .executable(name: "ninefold", targets: ["ninefold"]),
    .executable(name: "ninefold-worker", targets: ["ninefold-worker"]),
    .library(name: "NinefoldKit", targets: ["NinefoldKit"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
  ] + documentationPlugin,
  targets: [
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
    .target(name: "CLazyCairo", dependencies: ["CCairo"]),
    .systemLibrary(name: "CRsvg", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),
    .systemLibrary(
      name: "CPoppler", pkgConfig: "poppler-glib", providers: [.apt(["libpoppler-glib-dev"])]),
    // GDK-Pixbuf's header is found by librsvg's module, which depends on it.
    .target(name: "CImageFormats", dependencies: ["CRsvg", "CPoppler"]),
    .target(name: "CSandbox"),
    // libadwaita's has GTK's as well.
    .systemLibrary(
      name: "CGtk", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),

    .systemLibrary(name: "CLinux"),
    .systemLibrary(name: "CGettext"),

    .target(name: "Localization", dependencies: ["CGettext"]),
    .target(name: "Files", dependencies: ["CLinux"]),
    .target(name: "JSON", dependencies: ["Localization"]),
    .target(name: "PropertyLists", dependencies: ["CExpat"]),
    .target(name: "InterfaceBuilder", dependencies: ["Localization", "CExpat", "Files"]),
    .target(
      name: "Languages",
      dependencies: ["Localization", "Files", "JSON", "PropertyLists", "InterfaceBuilder"],
      resources: [.embedInCode("System/words.tsv"), .embedInCode("System/dates.tsv")]),
    .target(name: "Editing", dependencies: ["Localization", "InterfaceBuilder"]),
    .target(name: "Traits"),
    .target(name: "UIKitMetrics", dependencies: ["Localization", "Traits"]),
    .target(
      name: "Assets",
      dependencies: ["Localization", "Files", "JSON", "PropertyLists", "Languages", "Traits"]),
    .target(name: "ConstraintSolver"),
    .target(name: "TextMetrics", dependencies: ["Files", "CCairo"]),
    .target(
      name: "Companion", dependencies: ["Localization", "JSON", "InterfaceBuilder", "Traits"]),
    .target(
      name: "Styles",
      dependencies: ["InterfaceBuilder", "Traits", "UIKitMetrics", "TextMetrics"]),
    .target(
      name: "Scenes",
      dependencies: [
        "Localization", "JSON", "InterfaceBuilder", "Languages", "Traits", "UIKitMetrics",
        "TextMetrics", "Companion", "Styles",
      ]),
    .target(
      name: "Simulation",
      dependencies: [
        "Localization", "InterfaceBuilder", "Traits", "UIKitMetrics", "Companion", "Scenes",
      ]),
    .target(
      name: "Layout",
      dependencies: [
        "Localization", "InterfaceBuilder", "Languages", "Traits", "UIKitMetrics",
        "ConstraintSolver", "TextMetrics", "Styles", "Scenes",
      ]),
    .target(
      name: "Staging",
      dependencies: [
        "InterfaceBuilder", "Languages", "Traits", "UIKitMetrics", "Companion", "Scenes",
        "Simulation", "Layout",
      ]),
    .target(name: "GIF"),
    .target(name: "Graphics", dependencies: ["Localization", "Files", "Traits", "GIF", "CCairo"]),
    .target(
      name: "Drawing",
      dependencies: [
        "Localization", "Files", "InterfaceBuilder", "Languages", "Traits", "UIKitMetrics",
        "Assets", "TextMetrics", "Companion", "Styles", "Scenes", "Simulation", "GIF", "Graphics",
        "CCairo", "CSandbox",
      ],
      resources: [.embedInCode("Symbols/symbols.tsv")]),
    .target(
      name: "Depiction",
      dependencies: [
        "Localization", "InterfaceBuilder", "Languages", "Traits", "UIKitMetrics", "Assets",
        "TextMetrics", "Companion", "Styles", "Scenes", "Simulation", "Layout", "Staging",
        "Drawing",
      ]),
    .target(
      name: "ImageDecoding",
      dependencies: [
        "Traits", "Assets", "Graphics", "Drawing", "CCairo", "CSandbox", "CImageFormats",
      ]),
    .target(
      name: "WorkerProtocol",
      dependencies: [
        "Localization", "Editing", "Traits", "Companion", "Simulation", "Graphics", "Drawing",
      ]),
    .target(
      name: "Processes",
      dependencies: [
        "CLinux", "Localization", "Files", "InterfaceBuilder", "WorkerProtocol",
        .product(name: "Logging", package: "swift-log"),
      ]),
    .target(
      name: "Reports", dependencies: ["Localization", "Files", "Editing", "Traits", "Processes"]),
    .target(
      name: "Workspace",
      dependencies: [
        "Localization", "Files", "JSON", "PropertyLists", "InterfaceBuilder", "Languages",
        "Editing", "Traits", "UIKitMetrics", "Assets", "Companion", "Styles", "Scenes",
        "WorkerProtocol", "Processes",
      ]),
    .target(
      name: "Requests",
      dependencies: [
        "Localization", "Files", "PropertyLists", "InterfaceBuilder", "Languages", "Editing",
        "Traits", "UIKitMetrics", "Assets", "ConstraintSolver", "TextMetrics", "Companion",
        "Styles", "Scenes", "Simulation", "Layout", "Staging", "Graphics", "Drawing", "Depiction",
        "WorkerProtocol", "Processes", "Workspace",
      ],
      resources: [.embedInCode("Editing/symbol-sizes.tsv")]),
    .target(
      name: "Linting",
      dependencies: [
        "Localization", "Files", "PropertyLists", "InterfaceBuilder", "Languages", "Editing",
        "Traits", "UIKitMetrics", "Assets", "TextMetrics", "Companion", "Styles", "Scenes",
        "Layout", "Staging", "Drawing", "WorkerProtocol", "Processes", "Reports", "Workspace",
        "Requests",
        .product(name: "Logging", package: "swift-log"),
      ]),
    .target(
      name: "Reviewing",
      dependencies: [
        "Localization", "Files", "InterfaceBuilder", "Editing", "Traits", "Scenes", "Drawing",
        "WorkerProtocol", "Processes", "Reports", "Workspace", "Requests", "Linting",
      ]),
    .target(
      name: "Converting",
      dependencies: [
        "Localization", "InterfaceBuilder", "Editing", "Traits", "Scenes", "Layout",
        "WorkerProtocol", "Processes", "Workspace", "Requests",
      ]),
    .target(
      name: "Serving",
      dependencies: [
        "JSON", "Companion", "Layout", "WorkerProtocol", "Processes", "Requests", "Linting",
        .product(name: "Logging", package: "swift-log"),
      ]),
    .target(
      name: "LanguageServer",
      dependencies: [
        "Localization", "Files", "JSON", "InterfaceBuilder", "Editing", "Traits", "Assets",
        "Companion", "Scenes", "Layout", "WorkerProtocol", "Processes", "Reports", "Workspace",
        "Requests", "Linting", "Reviewing", "Serving",
        .product(name: "Logging", package: "swift-log"),
      ]),
    .target(
      name: "Commands",
      dependencies: [
        "Localization", "Files", "JSON", "InterfaceBuilder", "Languages", "Editing", "Traits",
        "UIKitMetrics", "Companion", "Simulation", "Graphics", "ImageDecoding", "WorkerProtocol",
        "Processes", "Reports", "Workspace", "Requests", "Linting", "Reviewing", "Converting",
        "Serving", "LanguageServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ]),
    // For other packages; its API is public, and the modules' above aren't.
    .target(
      name: "NinefoldKit",
      dependencies: [
        "Localization", "Traits", "TextMetrics", "Graphics", "Drawing", "WorkerProtocol",
        "Processes", "Requests", "Linting",
      ]),
    .executableTarget(
      // CLazyCairo stands in for Cairo and Pango, which are linked all the same, but for meson-helpers/ld-as-needed.
      name: "ninefold-worker", dependencies: ["Commands", "CLazyCairo"]),
    // For meson-helpers/bench only; it isn't installed.
    .executableTarget(name: "solver-bench", dependencies: ["ConstraintSolver"]),
    .target(name: "MapLayout", dependencies: ["Traits"]),
    .target(
      name: "PreviewerGtk",
      dependencies: ["Localization", "Files", "Traits", "CGtk"],
      resources: [.embedInCode("style.css"), .embedInCode("high-contrast.css")]),
    .target(
      name: "PreviewerWorker",
      dependencies: [
        "Localization", "Files", "Drawing", "WorkerProtocol", "PreviewerGtk", "CGtk",
      ]),
    .target(
      name: "PreviewerModel",
      dependencies: [
        "Localization", "Files", "Traits", "UIKitMetrics", "TextMetrics", "Companion", "Scenes",
        "Simulation", "Drawing", "WorkerProtocol", "PreviewerGtk", "PreviewerWorker", "CGtk",
      ]),
    .target(
      name: "PreviewerLayers",
      dependencies: [
        "Localization", "Traits", "Scenes", "Graphics", "Drawing", "WorkerProtocol", "MapLayout",
        "PreviewerGtk", "PreviewerModel", "CGtk",
      ]),
    .target(
      name: "PreviewerCanvas",
      dependencies: [
        "Localization", "Traits", "TextMetrics", "Companion", "Scenes", "Simulation", "Graphics",
        "Drawing", "WorkerProtocol", "MapLayout", "PreviewerGtk", "PreviewerWorker",
        "PreviewerModel", "PreviewerLayers", "CGtk",
      ],
      resources: templates(
        "Canvas/CanvasView"
      )),
    .target(
      name: "PreviewerChoosers",
      dependencies: [
        "Localization", "Traits", "TextMetrics", "Graphics", "Drawing", "WorkerProtocol",
        "PreviewerGtk", "PreviewerWorker", "PreviewerModel", "CGtk",
      ],
      resources: templates(
        "Devices/DeviceChooser", "Editing/VaryBar", "TraitChoice/TraitsChooser"
      )),
    .target(
      name: "PreviewerInspector",
      dependencies: [
        "Localization", "Traits", "TextMetrics", "Styles", "Scenes", "Simulation", "Graphics",
        "Drawing", "WorkerProtocol", "PreviewerGtk", "PreviewerWorker", "PreviewerModel",
        "PreviewerChoosers", "CGtk",
      ],
      resources: templates(
        "Choosing/ValuePicker", "Inspector/InspectorPanel"
      )),
    .target(
      name: "PreviewerPanels",
      dependencies: [
        "Localization", "Files", "Traits", "UIKitMetrics", "TextMetrics", "Scenes", "Simulation",
        "Graphics", "Drawing", "WorkerProtocol", "PreviewerGtk", "PreviewerWorker",
        "PreviewerModel", "PreviewerLayers", "PreviewerCanvas", "PreviewerChoosers", "CGtk",
      ],
      resources: templates(
        "Changes/ChangesPanel", "Compare/CompareBar", "Compare/ConfigurationPartChooser",
        "Document/ErrorPage", "Document/NothingPage", "Events/EventsPanel", "Find/FindBar",
        "Issues/IssuesPanel", "Merging/MergePanel", "Outline/OutlinePanel", "Project/ProjectPage",
        "Running/RunningBar", "Running/WindowPartChooser"
      )),
    .target(
      name: "Previewer",
      dependencies: [
        "Localization", "Files", "Traits", "Simulation", "Graphics", "Drawing", "WorkerProtocol",
        "PreviewerGtk", "PreviewerWorker", "PreviewerModel", "PreviewerLayers", "PreviewerCanvas",
        "PreviewerChoosers", "PreviewerInspector", "PreviewerPanels", "CGtk",
      ],
      resources: [.embedInCode("About/Changelog.md"), .embedInCode("About/notices.md")]
        + templates(
          "Actions/ShortcutsWindow", "Window/Banner", "Window/CloseDialog", "Window/Header",
          "Window/PreviewWindow", "Window/StartPage", "Window/StatusBar"
        )),
    .executableTarget(
      name: "ninefold",
      dependencies: [
        "Localization", "Files", "PreviewerModel", "Previewer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    .testTarget(name: "LocalizationTests", dependencies: ["Localization"]),
    .testTarget(name: "FilesTests", dependencies: ["Files"]),
    .testTarget(name: "PropertyListsTests", dependencies: ["PropertyLists"]),
    .testTarget(name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder"]),
    .testTarget(name: "LanguagesTests", dependencies: ["Files", "InterfaceBuilder", "Languages"]),
    .testTarget(name: "EditingTests", dependencies: ["Editing", "InterfaceBuilder"]),
    .testTarget(name: "TraitsTests", dependencies: ["Traits"]),
    .testTarget(name: "UIKitMetricsTests", dependencies: ["Traits", "UIKitMetrics"]),
    .testTarget(name: "AssetsTests", dependencies: ["Assets", "Files"]),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"]),
    .testTarget(name: "TextMetricsTests", dependencies: ["TextMetrics"]),
    .testTarget(name: "CompanionTests", dependencies: ["Companion"]),
    .testTarget(name: "ScenesTests", dependencies: ["Companion", "Styles", "Scenes"]),
    .testTarget(name: "SimulationTests", dependencies: ["Simulation"]),
    .testTarget(name: "LayoutTests", dependencies: ["Layout"]),
    .testTarget(name: "StagingTests", dependencies: ["Companion", "Staging", "TextMetrics"]),
    .testTarget(name: "DrawingTests", dependencies: ["Assets", "Drawing", "GIF", "Graphics"]),
    .testTarget(
      name: "DepictionTests", dependencies: ["Assets", "Depiction", "Drawing", "Graphics"]),
    .testTarget(name: "WorkerProtocolTests", dependencies: ["WorkerProtocol"]),
    .testTarget(
      name: "WorkerTests",
      dependencies: [
        "Files", "InterfaceBuilder", "Traits", "TextMetrics", "Simulation", "Graphics", "Drawing",
        "WorkerProtocol", "Processes", "Reports", "Workspace", "Requests", "Linting", "Converting",
        "LanguageServer", "Reviewing", "Editing", "Commands",
      ]),
    .testTarget(name: "NinefoldKitTests", dependencies: ["NinefoldKit"]),
    .testTarget(name: "MapLayoutTests", dependencies: ["MapLayout", "Traits"]),
    .testTarget(
      name: "PreviewerTests",
      dependencies: [
        "Files", "Graphics", "PreviewerGtk", "PreviewerWorker", "PreviewerModel", "PreviewerLayers",
        "PreviewerCanvas", "PreviewerChoosers", "PreviewerInspector", "PreviewerPanels",
        "Previewer",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// Tests drive optimised programs. They themselves are compiled quickly, which takes longer than running them. Another
// package builds no tests of this one, so that it may depend on its products in spite of an unsafe flag here.
for target in package.targets where target.type == .test {
  target.swiftSettings = [.unsafeFlags(["-Onone"], .when(configuration: .release))]
}
