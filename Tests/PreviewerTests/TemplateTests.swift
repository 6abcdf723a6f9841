import Foundation
import Testing

@testable import Previewer
@testable import PreviewerCanvas
@testable import PreviewerChoosers
@testable import PreviewerGtk
@testable import PreviewerInspector
@testable import PreviewerPanels

/// The definitions beside the window's classes, and what these take from them.
@MainActor
struct TemplateTests {
  /// Each by its definition's path, without its ending.
  private static let templates: [(path: String, ids: [String], definition: [UInt8])] = [
    template("Actions/ShortcutsWindow", ShortcutsWindow.Child.self),
    template("Canvas/CanvasView", CanvasView.Child.self),
    template("Changes/ChangesPanel", ChangesPanel.Child.self),
    template("Choosing/ValuePicker", ValuePicker.Child.self),
    template("Compare/CompareBar", CompareBar.Child.self),
    template("Compare/ConfigurationPartChooser", ConfigurationPartChooser.Child.self),
    template("Devices/DeviceChooser", DeviceChooser.Child.self),
    template("Document/ErrorPage", ErrorPage.Child.self),
    template("Document/NothingPage", NothingPage.Child.self),
    template("Editing/VaryBar", VaryBar.Child.self),
    template("Events/EventsPanel", EventsPanel.Child.self),
    template("Find/FindBar", FindBar.Child.self),
    template("Inspector/InspectorPanel", InspectorPanel.Child.self),
    template("Issues/IssuesPanel", IssuesPanel.Child.self),
    template("Merging/MergePanel", MergePanel.Child.self),
    template("Outline/OutlinePanel", OutlinePanel.Child.self),
    template("Project/ProjectPage", ProjectPage.Child.self),
    template("Running/RunningBar", RunningBar.Child.self),
    template("Running/WindowPartChooser", WindowPartChooser.Child.self),
    template("TraitChoice/TraitsChooser", TraitsChooser.Child.self),
    template("Window/Banner", Banner.Child.self),
    template("Window/CloseDialog", CloseDialog.Child.self),
    template("Window/Header", Header.Child.self),
    template("Window/PreviewWindow", PreviewWindow.Child.self),
    template("Window/StartPage", StartPage.Child.self),
    template("Window/StatusBar", StatusBar.Child.self),
  ]

  private static func template<Child: TemplateChild>(
    _ path: String, _: Child.Type
  ) -> (String, [String], [UInt8]) {
    (path, Child.allCases.map(\.rawValue), Child.definition)
  }

  /// A class has the definition beside it, and takes just the objects from it that have an id there: none is missing
  /// or misspelt, and none has an id for nothing.
  @Test func childrenAreThoseOfTheDefinitions() throws {
    for template in Self.templates {
      let name = template.path.split(separator: "/").last ?? ""
      let definition = try WindowSources.text(of: name + ".ui")
      #expect(definition == String(decoding: template.definition, as: UTF8.self))
      let ids = definition.matches(of: /<object class="[^"]*" id="([^"]*)"/).map { String($0.1) }
      #expect(ids.count == Set(ids).count, "\(template.path)")
      #expect(Set(ids) == Set(template.ids), "\(template.path)")
    }
  }

  @Test func everyDefinitionIsTested() throws {
    let paths = try WindowSources.files(["ui"]).map {
      $0.standardizedFileURL.deletingPathExtension().pathComponents.suffix(2).joined(separator: "/")
    }
    #expect(Set(paths) == Set(Self.templates.map(\.path)))
  }

  /// Objects have names where they are built, and nowhere else.
  @Test func nothingElseLooksObjectsUp() throws {
    for file in try WindowSources.files(["swift"]) {
      let text = try String(contentsOf: file, encoding: .utf8)
      let isTemplate = file.lastPathComponent == "Template.swift"
      #expect(isTemplate || !text.contains("gtk_builder_"), "\(file.lastPathComponent)")
    }
  }
}
