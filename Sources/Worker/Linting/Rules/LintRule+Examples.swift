extension LintRule {
  /// What breaks the rule, and what doesn't.
  var example: LintExample { layoutExample ?? languageExample ?? documentExample }

  private static let frame = #"<rect key="frame" x="20" y="100" width="120" height="50"/>"#

  private static func view(_ inside: String = "", _ attributes: String = "id=\"box\"") -> String {
    "<view fixedFrame=\"YES\" \(attributes)>\n  \(frame)"
      + (inside.isEmpty ? "" : "\n  \(inside)") + "\n</view>"
  }

  private static func image(_ attributes: String) -> String {
    "<imageView fixedFrame=\"YES\" \(attributes) id=\"i\">\n  \(frame)\n</imageView>"
  }

  private static func button(_ inside: String) -> String {
    "<button fixedFrame=\"YES\" id=\"b\">\n  \(frame)\n  \(inside)\n</button>"
  }

  private static let picture = #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>"#

  private static func label(font: String) -> String {
    """
    <label fixedFrame="YES" text="Name" id="l">
      \(frame)
      <fontDescription key="fontDescription" name="\(font)" pointSize="17"/>
    </label>
    """
  }

  private static func imageSet(_ file: String) -> String {
    #"{"images": [{"idiom": "universal", "filename": "\#(file)"}]}"#
  }

  private static let brand = [
    "Colors.xcassets/Brand.colorset/Contents.json": """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": \
    {"red": "255", "green": "128", "blue": "0", "alpha": "1.0"}}}]}
    """
  ]

  private static func width(_ id: String) -> String {
    "<constraint firstItem=\"box\" firstAttribute=\"width\" constant=\"120\" id=\"\(id)\"/>"
  }

  private static let twice = """
    <subviews>
    \(view())
    </subviews>
    <constraints>
    \(width("w1"))
    \(width("w2"))
    </constraints>
    """

  private static let controller = [
    "SignIn.swift": """
    class SignIn: UIViewController {
      @IBOutlet var field: UITextField!
      @IBAction func save(_ sender: Any) {}
    }
    """
  ]

  private static func controller(_ outlet: String, _ selector: String) -> String {
    """
    <viewController customClass="SignIn" id="vc" sceneMemberID="viewController">
      <view key="view" id="root">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>
          <button fixedFrame="YES" id="b">
            \(frame)
            <state key="normal" title="Save"/>
            <connections><action selector="\(selector)" destination="vc" eventType="touchUpInside" id="a"/></connections>
          </button>
        </subviews>
      </view>
      <connections><outlet property="\(outlet)" destination="root" id="o"/></connections>
    </viewController>
    """
  }

  private static func scene(_ id: String, _ identifier: String) -> String {
    """
    <scene sceneID="s-\(id)"><objects>
      <viewController storyboardIdentifier="\(identifier)" id="\(id)" sceneMemberID="viewController"/>
    </objects></scene>
    """
  }

  private static func cell(_ attributes: String) -> String {
    """
    <tableView fixedFrame="YES" id="t">
      \(frame)
      <prototypes><tableViewCell \(attributes)id="c">
        <rect key="frame" x="0" y="0" width="120" height="44"/>
      </tableViewCell></prototypes>
    </tableView>
    """
  }

  /// Of rules that have to do with no screen.
  private var documentExample: LintExample {
    switch self {
    case .unavailable:
      LintExample(
        .subviews, Self.image(#"image="star" catalog="system""#),
        mended: Self.image(#"image="Star""#), system: "12")
    case .launchScreen:
      LintExample(
        .launchScreen, Self.view("", "customClass=\"Banner\" id=\"box\""), mended: Self.view())
    case .missingImage:
      LintExample(
        .subviews, Self.image(#"image="Pen""#),
        mended: Self.image(#"image="pencil" catalog="system""#))
    case .missingFont:
      LintExample(
        .subviews, Self.label(font: "Brand-Bold"), mended: Self.label(font: "Avenir-Heavy"),
        files: ["App.xcodeproj/project.pbxproj": "// !$*UTF8*$!"])
    case .missingColor:
      LintExample(
        .subviews, Self.view(#"<color key="backgroundColor" name="Brnad"/>"#),
        mended: Self.view(#"<color key="backgroundColor" name="Brand"/>"#), files: Self.brand)
    case .hardCodedColor:
      LintExample(
        .subviews,
        Self.view(
          #"<color key="backgroundColor" red="1" green="0.50196078431372548" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
        ), mended: Self.view(#"<color key="backgroundColor" name="Brand"/>"#), files: Self.brand)
    case .missingOutlet:
      LintExample(
        .objects, Self.controller("fields", "save:"), mended: Self.controller("field", "save:"),
        files: Self.controller)
    case .missingAction:
      LintExample(
        .objects, Self.controller("field", "store:"), mended: Self.controller("field", "save:"),
        files: Self.controller)
    case .imageSize:
      LintExample(
        .resources, #"<image name="Pen" width="20" height="20"/>"#,
        mended: #"<image name="Pen" width="40" height="40"/>"#,
        context: Self.image(#"image="Pen""#),
        files: [
          "Images.xcassets/Pen.imageset/Contents.json": Self.imageSet("pen.svg"),
          "Images.xcassets/Pen.imageset/pen.svg": Self.picture,
        ])
    case .brokenAsset:
      LintExample(
        .file("Images.xcassets/Pen.imageset/Contents.json"), Self.imageSet("pencil.svg"),
        mended: Self.imageSet("pen.svg"), context: Self.image(#"image="Pen""#),
        files: ["Images.xcassets/Pen.imageset/pen.svg": Self.picture])
    case .nothingToShow:
      LintExample(.document, "<scenes/>", mended: "<scenes>\n\(Self.scene("vc", "one"))\n</scenes>")
    case .mergeConflict:
      LintExample(
        .subviews,
        "<!-- CONFLICT: alpha of box: ours has 0.5, theirs has 0.8; ours is kept. -->\n"
          + Self.view("", "alpha=\"0.5\" id=\"box\""),
        mended: Self.view("", "alpha=\"0.8\" id=\"box\""))
    case .duplicateID:
      LintExample(
        .subviews, Self.view() + "\n" + Self.view(),
        mended: Self.view() + "\n" + Self.view("", "id=\"other\""))
    case .unresolvedReference:
      LintExample(
        .subviews,
        Self.view(
          #"<connections><outlet property="next" destination="gone" id="o"/></connections>"#),
        mended: Self.view())
    case .badValue:
      LintExample(
        .subviews, Self.view().replacing("x=\"20\"", with: "x=\"left\""), mended: Self.view())
    case .unknownElement:
      LintExample(.subviews, "<sparkleView id=\"box\"/>", mended: Self.view())
    case .unknownAttribute:
      LintExample(
        .subviews, Self.view("", "sparkles=\"YES\" id=\"box\""), mended: Self.view())
    case .variationTie:
      LintExample(
        .subviews,
        Self.view(
          #"<variation key="widthClass=compact" alpha="0.5"/><variation key="heightClass=regular" alpha="0.8"/>"#
        ), mended: Self.view(#"<variation key="widthClass=compact" alpha="0.5"/>"#))
    case .unusedVariation:
      LintExample(
        .subviews,
        Self.view(
          #"<variation key="widthClass=compact" alpha="0.5"/>"#, "alpha=\"0.5\" id=\"box\""),
        mended: Self.view("", "alpha=\"0.5\" id=\"box\""))
    case .unusedResource:
      LintExample(
        .resources,
        #"<image name="Pen" width="20" height="20"/><image name="Old" width="20" height="20"/>"#,
        mended: #"<image name="Pen" width="20" height="20"/>"#,
        context: Self.image(#"image="Pen""#))
    case .unusedConstraint:
      LintExample(
        .view, Self.twice, mended: Self.twice.replacing("\n" + Self.width("w2"), with: ""))
    case .unusedAsset:
      LintExample(
        .file("Start.swift"), "let title = \"Start\"",
        mended: "let title = \"Start\"\nlet pen = UIImage(named: \"Pen\")",
        files: [
          "Images.xcassets/Pen.imageset/Contents.json": Self.imageSet("pen.svg"),
          "Images.xcassets/Pen.imageset/pen.svg": Self.picture,
        ], isOfProject: true)
    case .reuseIdentifier:
      LintExample(
        .subviews, Self.cell(""), mended: Self.cell("reuseIdentifier=\"Photo\" "))
    case .storyboardIdentifier:
      LintExample(
        .document, "<scenes>\n\(Self.scene("vc", "one"))\n\(Self.scene("other", "one"))\n</scenes>",
        mended: "<scenes>\n\(Self.scene("vc", "one"))\n\(Self.scene("other", "two"))\n</scenes>")
    case .deprecatedClass:
      LintExample(
        .subviews, "<webView fixedFrame=\"YES\" id=\"w\">\n  \(Self.frame)\n</webView>",
        mended: "<wkWebView fixedFrame=\"YES\" id=\"w\">\n  \(Self.frame)\n</wkWebView>")
    case .accessibilityLabel:
      LintExample(
        .subviews, Self.button(#"<state key="normal" image="Pen"/>"#),
        mended: Self.button(
          #"<accessibility key="accessibilityConfiguration" label="Write"/><state key="normal" image="Pen"/>"#
        ))
    case .companion:
      LintExample(
        .file("Main.preview.json"), #"{"text": []}"#, mended: #"{"texts": []}"#)
    case .configuration:
      LintExample(
        .file("ninefold.json"), #"{"lint": {"rules": {"tap-targets": "off"}}}"#,
        mended: #"{"lint": {"rules": {"tap-target": "off"}}}"#)
    // The others have examples of layouts or languages.
    case .conflict, .ambiguous, .misplaced, .textCutOff, .textTooLong, .textGrowth, .noRoom,
      .outsideSuperview, .overlap, .tapTarget, .contrast, .translationCutOff, .untranslated,
      .staleTranslation,
      .malformedTexts:
      LintExample(.subviews, "", mended: "")
    }
  }
}
