import ArgumentParser
import Glibc
import Languages
import Linting
import Logging
import Processes
import Requests
import Traits
import UIKitMetrics
import Workspace

/// The words that options take that are no enumerations, for completions of shells.
enum ValueWords: Sendable {
  case device, devices, orientations, multitasking, poses, system, systems, textSize, textSizes
  case directions, appearances, sizeClass, language, languages, rule

  /// Whether several may stand between commas.
  private var isList: Bool {
    switch self {
    case .devices, .orientations, .multitasking, .poses, .systems, .textSizes, .directions,
      .appearances, .languages:
      true
    default: false
    }
  }

  private var words: [String] {
    let groups = ["all", "phones", "pads"]
    switch self {
    case .device: return Self.deviceNames
    case .devices: return groups + Self.deviceNames
    case .orientations: return Orientation.allCases.map(\.rawValue)
    case .multitasking: return Multitasking.allCases.map(\.rawValue)
    case .poses: return Pose.allCases.map(\.rawValue)
    case .system, .systems: return SystemVersion.series.map(\.description)
    case .textSize, .textSizes: return ContentSizeCategory.allCases.map(\.rawValue)
    case .directions: return LayoutDirection.allCases.map(\.rawValue)
    case .appearances: return Appearance.allCases.map(\.rawValue)
    case .sizeClass: return SizeClassGrid.cells.joined().map(\.key)
    case .language: return Self.languageNames
    case .languages: return ["all"] + Self.languageNames
    case .rule: return RulePage.all.map(\.id)
    }
  }

  /// With the user's own.
  private static var deviceNames: [String] {
    Resolver.catalogueWithCustomDevices(log: Logger.worker()).devices.map(\.name)
  }

  /// Those that don't depend on a document.
  private static var languageNames: [String] {
    [LanguageChoice.baseName] + PseudoLanguage.allCases.map(\.rawValue)
  }

  /// What the shell asks the program for when somebody presses Tab. Where a list has begun, each word stands
  /// behind what there is of it.
  var completion: CompletionKind {
    .custom { _, _, typed in
      guard isList, let comma = typed.lastIndex(of: ",") else { return words }
      // Shells match words without the marks that quote spaces in them.
      let begun = typed[...comma].filter { !"\\\"'".contains($0) }
      let taken = Set(begun.split(separator: ",").map(String.init))
      return words.filter { !taken.contains($0) }.map { begun + $0 }
    }
  }
}
