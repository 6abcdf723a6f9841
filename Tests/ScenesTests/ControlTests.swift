import InterfaceBuilder
import Testing
import TextMetrics
import Traits

@testable import Scenes

/// The properties of controls: what the document says, and UIKit's defaults where it says nothing.
@Suite struct ControlTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let element: String
    let expected: String
    let property: @Sendable (View) -> String

    init(
      _ element: String, _ expected: some Sendable, _ property: @escaping @Sendable (View) -> Any
    ) {
      self.element = element
      self.expected = "\(expected)"
      self.property = { "\(property($0))" }
    }

    var testDescription: String { "\(element): \(expected)" }
  }

  private static func check(_ row: Case, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let end = row.element.firstIndex { $0 == "/" || $0 == ">" } ?? row.element.endIndex
    let element = String(row.element[..<end]) + #" id="a""# + row.element[end...]
    let scene = try scene("<subviews>\(element)</subviews>")
    #expect(row.property(try scene.view("a")) == row.expected, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    Case("<label/>", 1) { Label($0).numberOfLines },
    Case(#"<label numberOfLines="0"/>"#, 0) { Label($0).numberOfLines },
    Case(#"<label numberOfLines="-3"/>"#, 0) { Label($0).numberOfLines },
    Case(#"<label numberOfLines="many"/>"#, 1) { Label($0).numberOfLines },
    Case("<label/>", LineBreakMode.tailTruncation) { Label($0).lineBreakMode },
    Case("<label/>", Label.BaselineAdjustment.alignCenters) { Label($0).baselineAdjustment },
    Case("<label/>", View.TextAlignment.natural) { $0.textAlignment },
    Case(#"<label textAlignment="right"/>"#, HorizontalSide.right) { $0.textSide },
    Case("<textField/>", TextField.BorderStyle.none) { TextField($0).borderStyle },
    Case(#"<textField borderStyle="line"/>"#, TextField.BorderStyle.line) {
      TextField($0).borderStyle
    },
    Case("<textField/>", TextField.ClearButtonMode.never) { TextField($0).clearButtonMode },
    Case("<textView/>", [true, true]) { [TextView($0).isEditable, TextView($0).isSelectable] },
    Case("<textView/>", true) { ScrollView($0).isScrollEnabled },
    Case("<button/>", Button.ButtonType.custom) { Button($0).buttonType },
    Case(#"<button buttonType="roundedRect"/>"#, Button.ButtonType.system) {
      Button($0).buttonType
    },
    Case("<button/>", LineBreakMode.middleTruncation) { Button($0).lineBreakMode },
    Case("<button/>", Button.HorizontalAlignment.center) { Button($0).horizontalAlignment },
    Case(#"<button contentHorizontalAlignment="trailing"/>"#, HorizontalSide.right) {
      Button($0).contentSide
    },
  ]) func texts(row: Case) throws { try Self.check(row) }

  @Test(arguments: [
    Case("<switch/>", false) { Switch($0).isOn },
    Case("<slider/>", [0.0, 0, 1]) {
      [Slider($0).value, Slider($0).minimumValue, Slider($0).maximumValue]
    },
    Case(#"<slider value="5" minValue="0" maxValue="4"/>"#, 1.0) { Slider($0).fraction },
    Case(#"<slider value="5" minValue="4" maxValue="4"/>"#, 0.0) { Slider($0).fraction },
    Case("<stepper/>", [0.0, 100, 1]) {
      [Stepper($0).minimumValue, Stepper($0).maximumValue, Stepper($0).stepValue]
    },
    Case("<pageControl/>", 0) { PageControl($0).numberOfPages },
    Case(#"<pageControl numberOfPages="-4"/>"#, 0) { PageControl($0).numberOfPages },
    Case(#"<progressView progress="2"/>"#, 1.0) { ProgressView($0).progress },
    Case("<datePicker/>", DatePicker.Mode.dateAndTime) { DatePicker($0).mode },
    Case("<activityIndicatorView/>", false) { ActivityIndicator($0).isLarge },
    Case("<segmentedControl/>", 0) { SegmentedControl($0).segments.count },
    Case(
      #"<segmentedControl selectedSegmentIndex="1"><segments/></segmentedControl>"#,
      -1
    ) { SegmentedControl($0).selectedIndex ?? -1 },
  ]) func values(row: Case) throws { try Self.check(row) }

  @Test(arguments: [
    Case("<stackView/>", false) { StackView($0).isVertical },
    Case("<stackView/>", StackView.Distribution.fill) { StackView($0).distribution },
    Case("<stackView/>", 0.0) { StackView($0).spacing },
    Case(#"<stackView spacingType="standard"/>"#, 8.0) { StackView($0).spacing },
    Case("<tableView/>", 44.0) { TableView($0).rowHeight },
    Case("<tableView/>", [true, false]) {
      [TableView($0).allowsSelection, TableView($0).allowsMultipleSelection]
    },
    Case("<tableView/>", TableView.Style.plain) { TableView($0).style },
    Case("<scrollView/>", ScrollView.InsetAdjustment.automatic) { ScrollView($0).insetAdjustment },
    Case("<scrollView/>", false) { ScrollView($0).dismissesKeyboard },
    Case("<scrollView/>", false) { $0.clipsSubviews },
    Case("<tableView/>", true) { $0.clipsSubviews },
    Case(#"<view clipsSubviews="YES"/>"#, true) { $0.clipsSubviews },
    Case("<view/>", [1.0, 250, 750]) {
      [$0.alpha, $0.horizontalHuggingPriority, $0.verticalCompressionResistance]
    },
    Case(#"<view alpha="-1"/>"#, 0.0) { $0.alpha },
    Case("<view/>", View.ContentMode.scaleToFill) { $0.contentMode },
    Case("<view/>", [false, true, false]) {
      [$0.preservesSuperviewMargins, $0.insetsMarginsFromSafeArea, $0.followsReadableWidth]
    },
    Case(
      #"<view><edgeInsets key="layoutMargins" top="1" left="2" bottom="3"/></view>"#,
      [1.0, 2, 3, 8]
    ) {
      let margins = $0.writtenMargins ?? .zero
      return [margins.top, margins.left, margins.bottom, margins.right]
    },
  ]) func containers(row: Case) throws { try Self.check(row) }

  /// A natural text begins where its language does.
  @Test func naturalTextsBeginWhereTheirLanguageDoes() throws {
    var traits = TraitCollection.phonePortrait
    traits.layoutDirection = .rightToLeft
    let scene = try scene(
      #"<subviews><label id="a"/><label id="b" textAlignment="left"/></subviews>"#, traits: traits)
    #expect(try scene.view("a").textSide == .right)
    #expect(try scene.view("b").textSide == .left)
  }

  @Test func controllersHaveDefaults() {
    let controller = ViewController(nil)
    #expect(controller.extendsUnderTop && controller.extendsUnderBottom)
    #expect(!controller.extendsUnderOpaqueBars && controller.adjustsScrollViewInsets)
    #expect(controller.respectsMinimumMargins && !controller.hidesBottomBarWhenPushed)
    #expect(controller.hidesToolbar && !controller.hidesNavigationBar)
    #expect(controller.preferredContentSize == nil && controller.toolbarItems.isEmpty)
  }

  /// In the document's order, whichever way they are written.
  @Test func navigationItemsHaveButtons() throws {
    let scene = try scene(
      "",
      controllerContent: """
        <navigationItem key="navigationItem" title="T" id="n">
          <barButtonItem key="leftBarButtonItem" title="L" style="done" id="l"/>
          <rightBarButtonItems>
            <barButtonItem systemItem="fixedSpace" width="-8" id="s"/>
            <barButtonItem title="R" enabled="NO" width="40" id="r"/>
          </rightBarButtonItems>
        </navigationItem>
        """)
    let item = try #require(scene.viewController.navigationItem)
    #expect(item.buttons.map(\.side) == [.left, .right, .right])
    #expect(item.buttons.map(\.item.isDone) == [true, false, false])
    #expect(item.buttons.map(\.item.isEnabled) == [true, true, false])
    #expect(item.buttons.map(\.item.width) == [nil, nil, 40])
    #expect(item.buttons.map(\.item.spaceWidth) == [0, -8, 40])
    #expect(item.buttons.map(\.item.space) == [nil, .fixed, nil])
  }
}
