"""What input is made of: values, and the files of a small project."""
NUMBERS = ["0", "-1", "0.5", "1", "1000", "1e9", "-1e300", "1e308", "nan", "inf", "", "x", "9" * 400]
WORDS = ["YES", "NO", "", "default", "heightClass=compact", "widthClass=regular-heightClass=compact",
         "😀", "\u0301", "a" * 5_000, "../../etc/passwd", "%@", "wrongly|spelled"]
DEVICES = ["iPhone SE (1st generation)", "iPhone 15 Pro", "iPad Pro 12.9-inch (6th generation)"]
LANGUAGES = ["de", "ar", "pt-BR", "accented", "right-to-left-strings", "x-klingon", ""]
# A font whose names are changed, so that it is found in the project alone.
FONT = "/usr/share/fonts/opentype/urw-base35/C059-Bold.otf"
CELLS = ["wCompact-hRegular", "wRegular-hCompact", "wAny-hAny"]


# A small project

PROJECT_XIB = """<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"
 useTraitCollections="YES"><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"
 userLabel="File's Owner" customClass="Card"><connections><outlet property="title" destination="l" id="o"/>
 </connections></placeholder><view id="v"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
 <label text="One" id="l" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0"
 width="99" height="20"/><fontDescription key="fontDescription" name="Q059-Bold" family="Q059" pointSize="17"/>
 </label><button id="b"><rect key="frame" x="0" y="60" width="99" height="30"/><state key="normal" title="Go"
 image="S"/><connections><action selector="go:" destination="-1" eventType="touchUpInside" id="a"/></connections>
 </button><view customClass="Card" id="c"><rect key="frame" x="0" y="99" width="99" height="99"/>
 <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="rounding"><integer key="value"
 value="7"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view><imageView image="S" id="s">
 <rect key="frame" x="0" y="200" width="20" height="20"/></imageView></subviews><constraints><constraint
 firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="k"/>
 <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="m"/>
 </constraints></view></objects></document>"""

PROJECT_FILE = """// !$*UTF8*$!
{ archiveVersion = 1; objects = {
  P = {isa = PBXProject; developmentRegion = en; knownRegions = (en, Base, de, ar, ); mainGroup = G; targets = (T, );
    buildConfigurationList = L; };
  G = {isa = PBXGroup; children = (F, V, N, ); path = App; sourceTree = "<group>"; };
  F = {isa = PBXFileReference; path = A.xcassets; sourceTree = "<group>"; };
  V = {isa = PBXVariantGroup; children = (B, ); name = Main.xib; sourceTree = "<group>"; };
  B /* Base */ = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.xib; sourceTree = "<group>"; };
  N = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = SOURCE_ROOT; };
  T = {isa = PBXNativeTarget; buildPhases = (R, ); name = "App \"one\""; fileSystemSynchronizedGroups = (N, );
    buildConfigurationList = L; };
  R = {isa = PBXResourcesBuildPhase; files = (X, Y, ); };
  X = {isa = PBXBuildFile; fileRef = F; };
  Y = {isa = PBXBuildFile; fileRef = V; };
  L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
  C = {isa = XCBuildConfiguration; name = Release; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 13.0;
    INFOPLIST_FILE = App/Info.plist; INFOPLIST_KEY_UILaunchScreen_Generation = YES; }; };
}; rootObject = P; }
"""

TEXT_CATALOGUE = {"sourceLanguage": "en", "version": "1.0", "strings": {
    "l.text": {"comment": "x", "localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Eins"}},
        "ar": {"variations": {"plural": {"one": {"stringUnit": {"state": "new", "value": "1"}},
                                         "other": {"stringUnit": {"state": "new", "value": "%lld"}}}}},
        "pt-BR": {"variations": {"device": {
            "iphone": {"stringUnit": {"state": "translated", "value": "Um"}},
            "other": {"variations": {"width": {"20": {"stringUnit": {"state": "x", "value": "Uma"}}}}}}}}}},
    "b.normalTitle": {"extractionState": "stale", "localizations": {}}}}

SOURCE = """class Card: UIView, Other<Int> {
  @IBOutlet weak var title: UILabel?
  @IBInspectable var rounding: CGFloat = 0 { didSet { layer.cornerRadius = rounding } }
  /* /* nested */ */ let name = #"raw "text" \#(1)"#
  @IBAction func go(_ sender: Any) { image(named: "S_\(name)") }
}
"""

SYMBOL = """<svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200"><g id="Guides">
<line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/><line id="Capline-M" x1="263" x2="3036" y1="1055"
y2="1055"/><line id="left-margin-Regular-M" x1="1391" x2="1391" y1="1030" y2="1150"/>
<line id="right-margin-Regular-M" x1="1508" x2="1508" y1="1030" y2="1150"/></g><g id="Symbols"><g id="Regular-M"
transform="matrix(1 0 0 1 1391 1126)"><path class="multicolor-0:tintColor" d="M9-70h99v70H9z"/></g></g></svg>"""

PROPERTIES = {
    "CFBundlePackageType": "APPL", "UILaunchStoryboardName": "Main", "UIMainStoryboardFile": "Main",
    "UIAppFonts": ["some.otf"], "UILaunchScreen": {"UIColorName": "C", "UIImageName": "S", "UINavigationBar": {}},
    "UILaunchImages": [{"UILaunchImageName": "Default", "UILaunchImageSize": "{320, 568}",
                        "UILaunchImageMinimumOSVersion": "7.0", "UILaunchImageOrientation": "Portrait"}],
    "UILaunchStoryboards": {"UILaunchStoryboardDefinitions": [], "UIDefaultLaunchStoryboard": "x"},
    "UIStatusBarStyle": "UIStatusBarStyleLightContent", "UISupportedInterfaceOrientations": ["x"]}
