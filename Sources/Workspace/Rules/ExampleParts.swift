/// What examples of several rules are made of: parts of documents, and files beside them.
package enum ExampleParts {
  package static let frame = #"<rect key="frame" x="20" y="100" width="120" height="50"/>"#

  package static func view(_ inside: String = "", _ attributes: String = "id=\"box\"") -> String {
    "<view fixedFrame=\"YES\" \(attributes)>\n  \(frame)"
      + (inside.isEmpty ? "" : "\n  \(inside)") + "\n</view>"
  }

  package static func image(_ attributes: String) -> String {
    "<imageView fixedFrame=\"YES\" \(attributes) id=\"i\">\n  \(frame)\n</imageView>"
  }

  package static func button(_ inside: String) -> String {
    "<button fixedFrame=\"YES\" id=\"b\">\n  \(frame)\n  \(inside)\n</button>"
  }

  package static let picture = #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>"#

  package static func label(font: String) -> String {
    """
    <label fixedFrame="YES" text="Name" id="l">
      \(frame)
      <fontDescription key="fontDescription" name="\(font)" pointSize="17"/>
    </label>
    """
  }

  package static func imageSet(_ file: String) -> String {
    #"{"images": [{"idiom": "universal", "filename": "\#(file)"}]}"#
  }

  package static let brand = [
    "Colors.xcassets/Brand.colorset/Contents.json": """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": \
    {"red": "255", "green": "128", "blue": "0", "alpha": "1.0"}}}]}
    """
  ]

  package static func width(_ id: String) -> String {
    "<constraint firstItem=\"box\" firstAttribute=\"width\" constant=\"120\" id=\"\(id)\"/>"
  }

  package static let twice = """
    <subviews>
    \(view())
    </subviews>
    <constraints>
    \(width("w1"))
    \(width("w2"))
    </constraints>
    """

  package static let controller = [
    "SignIn.swift": """
    class SignIn: UIViewController {
      @IBOutlet var field: UITextField!
      @IBAction func save(_ sender: Any) {}
    }
    """
  ]

  package static func controller(_ outlet: String, _ selector: String) -> String {
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

  package static func scene(_ id: String, _ identifier: String) -> String {
    """
    <scene sceneID="s-\(id)"><objects>
      <viewController storyboardIdentifier="\(identifier)" id="\(id)" sceneMemberID="viewController"/>
    </objects></scene>
    """
  }

  package static func namelessScene(_ attributes: String) -> String {
    """
    <scene sceneID="s-lost"><objects>
      <viewController\(attributes) id="lost" sceneMemberID="viewController"/>
    </objects></scene>
    """
  }

  /// A controller with a segue to another one.
  package static func leading(_ attributes: String) -> String {
    """
    <viewController id="vc" sceneMemberID="viewController">
      <connections>
        <segue destination="vc" kind="show" \(attributes)id="go"/>
      </connections>
    </viewController>
    """
  }

  /// A xib whose view varies.
  package static func varied(_ attributes: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"\(attributes)>
    <objects><view alpha="1" id="v">
    <rect key="frame" x="0" y="0" width="320" height="480"/>
    <variation key="widthClass=compact" alpha="0.5"/>
    </view></objects></document>
    """
  }

  package static func reference(_ identifier: String) -> String {
    """
    <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="\(identifier)" \
    id="vc" sceneMemberID="viewController"/>
    """
  }

  package static let otherStoryboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
    \(scene("harbour", "Harbour"))
    </scenes></document>
    """

  package static func cell(_ attributes: String) -> String {
    """
    <tableView fixedFrame="YES" id="t">
      \(frame)
      <prototypes><tableViewCell \(attributes)id="c">
        <rect key="frame" x="0" y="0" width="120" height="44"/>
      </tableViewCell></prototypes>
    </tableView>
    """
  }

  package static let widthAndHeight = """
        <constraint firstAttribute="width" constant="100" id="w"/>
        <constraint firstAttribute="height" constant="50" id="h"/>
    """

  /// A view of 100 × 50 points.
  /// - Parameter constraints: Those of the view.
  package static func box(
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

  package static func label(_ attributes: String, width: Int) -> String {
    """
    <label \(attributes) fixedFrame="YES" id="l">
      <rect key="frame" x="20" y="100" width="\(width)" height="21"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
    """
  }

  package static func pinned(_ id: String, _ attribute: String, _ constant: Int) -> String {
    "<constraint firstItem=\"\(id)\" firstAttribute=\"\(attribute)\" secondItem=\"root\" "
      + "secondAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(id)-\(attribute)\"/>"
  }

  package static func content(_ subviews: String, _ constraints: String...) -> String {
    "<subviews>\n\(subviews)\n</subviews>\n<constraints>\n"
      + constraints.joined(separator: "\n") + "\n</constraints>"
  }

  package static func wide(_ id: String, width: Int, priority: String = "") -> String {
    """
    <button translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0" y="20" width="\(width)" height="44"/>
      <constraints><constraint firstAttribute="width" constant="\(width)"\(priority) id="\(id)-w"/></constraints>
      <state key="normal" title="Go"/>
    </button>
    """
  }

  package static func field(_ id: String, x: Int, priority: String = "") -> String {
    """
    <textField borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="\(x)" y="20" width="160" height="34"/>
      <constraints><constraint firstAttribute="width" constant="160"\(priority) id="\(id)-w"/></constraints>
    </textField>
    """
  }

  /// With a ground of one colour.
  package static func onWhite(_ views: String) -> String {
    """
    <subviews>
    \(views)
    </subviews>
    <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
    """
  }

  static let saveLabel = """
    <label fixedFrame="YES" text="Save" lineBreakMode="tailTruncation" id="l">
      <rect key="frame" x="20" y="100" width="80" height="21"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
    """

  package static let translated = #""l.text" = "Sichern";"#
}

extension LintExample {
  /// A table of texts beside a document with a label.
  package static func languageTexts(_ broken: String, mended: String) -> LintExample {
    LintExample(
      .file("de.lproj/Main.strings"), broken, mended: mended, context: ExampleParts.saveLabel,
      languages: "all")
  }
}
