extension LintRule {
  private static let widthAndHeight = """
        <constraint firstAttribute="width" constant="100" id="w"/>
        <constraint firstAttribute="height" constant="50" id="h"/>
    """

  /// A view of 100 × 50 points.
  /// - Parameter constraints: Those of the view.
  private static func box(
    _ id: String = "box", x: Int = 20, constraints: String = widthAndHeight
  ) -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="\(x)" y="20" width="100" height="50"/>
      <constraints>
    \(constraints)
      </constraints>
    </view>
    """
  }

  private static func label(_ attributes: String, width: Int) -> String {
    """
    <label \(attributes) fixedFrame="YES" id="l">
      <rect key="frame" x="20" y="100" width="\(width)" height="21"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
    """
  }

  private static func pinned(_ id: String, _ attribute: String, _ constant: Int) -> String {
    "<constraint firstItem=\"\(id)\" firstAttribute=\"\(attribute)\" secondItem=\"root\" "
      + "secondAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(id)-\(attribute)\"/>"
  }

  private static func content(_ subviews: String, _ constraints: String...) -> String {
    "<subviews>\n\(subviews)\n</subviews>\n<constraints>\n"
      + constraints.joined(separator: "\n") + "\n</constraints>"
  }

  private static func wide(_ id: String, width: Int, priority: String = "") -> String {
    """
    <button translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0" y="20" width="\(width)" height="44"/>
      <constraints><constraint firstAttribute="width" constant="\(width)"\(priority) id="\(id)-w"/></constraints>
      <state key="normal" title="Go"/>
    </button>
    """
  }

  private static func field(_ id: String, x: Int, priority: String = "") -> String {
    """
    <textField borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="\(x)" y="20" width="160" height="34"/>
      <constraints><constraint firstAttribute="width" constant="160"\(priority) id="\(id)-w"/></constraints>
    </textField>
    """
  }

  /// Of rules about frames and texts; nil for others.
  var layoutExample: LintExample? {
    let soft = " priority=\"700\""
    switch self {
    case .conflict:
      let other = "    <constraint firstAttribute=\"width\" constant=\"120\" id=\"v\"/>"
      return LintExample(
        .subviews, Self.box(constraints: Self.widthAndHeight + "\n" + other),
        mended: Self.box(
          constraints: Self.widthAndHeight + "\n" + other.replacing(" id=", with: soft + " id=")))
    case .ambiguous:
      return LintExample(
        .view, Self.content(Self.box(), Self.pinned("box", "leading", 20)),
        mended: Self.content(
          Self.box(), Self.pinned("box", "leading", 20), Self.pinned("box", "top", 20)))
    case .misplaced:
      let pins = [Self.pinned("box", "leading", 20), Self.pinned("box", "top", 20)]
      return LintExample(
        .view, Self.content(Self.box(x: 40), pins[0], pins[1]),
        mended: Self.content(Self.box(), pins[0], pins[1]))
    case .textCutOff:
      return LintExample(
        .subviews, Self.label("text=\"A text that needs more room\"", width: 80),
        mended: Self.label("text=\"A text that needs more room\"", width: 280))
    case .textTooLong:
      let long = String(repeating: "and so on, ", count: 3_000)
      return LintExample(
        .subviews, Self.label("text=\"\(long)\"", width: 80),
        mended: Self.label("text=\"\"", width: 80))
    case .textGrowth:
      func label(_ lines: Int, _ relation: String) -> String {
        """
        <label text="Name" numberOfLines="\(lines)" translatesAutoresizingMaskIntoConstraints="NO" id="l">
          <rect key="frame" x="20" y="20" width="120" height="22"/>
          <constraints><constraint firstAttribute="height"\(relation) constant="22" id="l-h"/></constraints>
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        </label>
        """
      }
      let pins = [Self.pinned("l", "leading", 20), Self.pinned("l", "top", 20)]
      return LintExample(
        .view, Self.content(label(1, ""), pins[0], pins[1]),
        mended: Self.content(label(0, " relation=\"greaterThanOrEqual\""), pins[0], pins[1]))
    case .noRoom:
      func content(_ priority: String) -> String {
        Self.content(
          Self.wide("a", width: 320, priority: priority) + "\n"
            + "<label text=\"Name\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"l\">\n"
            + "  <rect key=\"frame\" x=\"320\" y=\"20\" width=\"55\" height=\"21\"/>\n</label>",
          Self.pinned("a", "leading", 0), Self.pinned("a", "top", 20), Self.pinned("l", "top", 20),
          Self.pinned("l", "trailing", 0),
          #"<constraint firstItem="l" firstAttribute="leading" secondItem="a" secondAttribute="trailing" id="la"/>"#
        )
      }
      return LintExample(.view, content(""), mended: content(soft))
    case .outsideSuperview:
      return LintExample(
        .subviews, Self.label("text=\"Name\"", width: 500),
        mended: Self.label("text=\"Name\"", width: 100))
    case .overlap:
      let pins = [
        Self.pinned("a", "leading", 10), Self.pinned("a", "top", 20),
        Self.pinned("b", "trailing", -10), Self.pinned("b", "top", 20),
      ].joined(separator: "\n")
      func buttons(_ priority: String) -> String {
        Self.field("a", x: 10) + "\n" + Self.field("b", x: 205, priority: priority)
      }
      return LintExample(
        .view, Self.content(buttons(""), pins),
        mended: Self.content(
          buttons(soft), pins,
          #"<constraint firstItem="b" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="a" secondAttribute="trailing" constant="8" id="ab"/>"#
        ))
    case .tapTarget:
      func button(_ height: Int) -> String {
        """
        <button fixedFrame="YES" id="b">
          <rect key="frame" x="20" y="100" width="90" height="\(height)"/>
          <state key="normal" title="Go"/>
        </button>
        """
      }
      return LintExample(.subviews, button(20), mended: button(44))
    case .contrast:
      func label(_ white: String) -> String {
        Self.label("text=\"Name\"", width: 100).replacing(
          "</label>",
          with: """
              <color key="textColor" white="\(white)" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </label>
            """)
      }
      return LintExample(
        .view, Self.onWhite(label("0.7")), mended: Self.onWhite(label("0.3")))
    default: return nil
    }
  }

  /// With a ground of one colour.
  private static func onWhite(_ views: String) -> String {
    """
    <subviews>
    \(views)
    </subviews>
    <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
    """
  }
}
