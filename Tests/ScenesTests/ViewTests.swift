import Testing
import Traits

@testable import Scenes

/// How a document's elements become a scene's views.
@Suite struct ViewTests {
  @Test func viewsAreInTheOrderOfTheDocument() throws {
    let scene = try scene(
      """
      <subviews>
        <view id="a"><subviews><label id="b"/></subviews></view>
        <button id="c"/>
      </subviews>
      """)
    #expect(scene.viewIDs == ["root", "a", "b", "c"])
    #expect(scene.views.map(\.parent?.offset) == [nil, 0, 1, 0])
    #expect(scene.view(ViewIndex(2), isInside: ViewIndex(1)))
    #expect(!scene.view(ViewIndex(3), isInside: ViewIndex(1)))
    #expect(scene.view(ViewIndex(3), isInside: ViewIndex(3)))
  }

  @Test func anUnknownTagIsKept() throws {
    let scene = try scene(
      #"<subviews><hologramView id="a"><subviews><view id="b"/></subviews></hologramView></subviews>"#
    )
    #expect(try scene.view("a").kind == .other)
    #expect(try scene.view("a").className == "HologramView")
    #expect(try scene.children(of: "a") == ["b"])
  }

  @Test(arguments: [
    ("view", "UIView"), ("label", "UILabel"), ("switch", "UISwitch"),
    ("containerView", "UIView"), ("mapView", "MKMapView"), ("wkWebView", "WKWebView"),
    ("tableViewCellContentView", "UITableViewCellContentView"), ("stackView", "UIStackView"),
    ("skView", "SKView"), ("activityIndicatorView", "UIActivityIndicatorView"),
  ])
  func classNames(tag: String, name: String) {
    #expect(ViewKind(tag: tag).className == name)
  }

  /// Xcode 8 left out frames of contents that fill what they are the content of.
  @Test func aContentViewNeedsNoFrame() throws {
    let scene = try scene(
      """
      <subviews><tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
        <tableViewCellContentView key="contentView" id="content">
          <subviews><label id="label"/></subviews>
        </tableViewCellContentView>
      </tableViewCell></subviews>
      """)
    #expect(try scene.children(of: "cell") == ["content"])
    #expect(try scene.children(of: "content") == ["label"])
  }

  @Test func framesAndMasksAreRead() throws {
    let scene = try scene(
      """
      <subviews>
        <view id="a"><rect key="frame" x="1" y="2.5" width="3" height="4"/>
          <autoresizingMask key="autoresizingMask" flexibleMinX="YES" heightSizable="YES"/></view>
        <view id="b" translatesAutoresizingMaskIntoConstraints="NO"/>
        <view id="c"><rect key="frame" x="1" y="2" width="3"/></view>
      </subviews>
      """)
    let a = try scene.view("a")
    #expect(a.storedFrame == Rect(x: 1, y: 2.5, width: 3, height: 4))
    #expect(a.translatesAutoresizingMask)
    var mask = AutoresizingMask()
    mask.flexibleMinX = true
    mask.heightSizable = true
    #expect(a.autoresizing == mask)
    #expect(try scene.view("b").storedFrame == nil)
    #expect(try !scene.view("b").translatesAutoresizingMask)
    #expect(try scene.view("c").storedFrame == nil)
  }

  @Test func valuesAreReadByType() throws {
    let view = try scene(
      #"<subviews><view id="a" hidden="YES" alpha="0.5" tag="seven" clipsSubviews="NO"/></subviews>"#
    ).view("a")
    #expect(view.isHidden)
    #expect(view.number("alpha") == 0.5)
    #expect(view.number("tag") == nil)
    #expect(view.flag("clipsSubviews") == false)
    #expect(view.flag("opaque") == nil)
  }

  // MARK: Contents of containers

  @Test func aTablesStaticCells() throws {
    let scene = try scene(
      """
      <subviews><tableView id="t" dataMode="static"><sections>
        <tableViewSection id="s1"><cells>
          <tableViewCell id="c1"><tableViewCellContentView key="contentView" id="k1">
            <rect key="frame" x="0" y="0" width="320" height="44"/>
            <subviews><label id="l1"/></subviews>
          </tableViewCellContentView></tableViewCell>
        </cells></tableViewSection>
        <tableViewSection id="s2"><cells><tableViewCell id="c2"/></cells></tableViewSection>
      </sections></tableView></subviews>
      """)
    #expect(scene.viewIDs == ["root", "t", "c1", "k1", "l1", "c2"])
    #expect(try scene.children(of: "t") == ["c1", "c2"])
    #expect(try scene.view("c1").kind.isPlacedByContainer)
  }

  /// Cells that are left out for the traits are in no section.
  @Test func theSectionsOfATable() throws {
    let scene = try scene(
      """
      <subviews>
        <tableView id="t" dataMode="static"><sections>
          <tableViewSection headerTitle="One" id="s1"><cells>
            <tableViewCell id="c1"/><tableViewCell id="c2"/>
          </cells></tableViewSection>
          <tableViewSection footerTitle="Two" id="s2"><cells>
            <tableViewCell id="c3"/>
          </cells></tableViewSection>
        </sections><variation key="default"><mask key="subviews">
          <exclude reference="c1"/>
        </mask></variation></tableView>
        <tableView id="p"><prototypes><tableViewCell id="c4"/></prototypes></tableView>
      </subviews>
      """)
    #expect(scene.viewIDs == ["root", "t", "c2", "c3", "p", "c4"])
    let sections = scene.sections(of: ViewIndex(1))
    #expect(sections.map(\.id) == ["s1", "s2"])
    #expect(sections.map(\.header) == ["One", nil])
    #expect(sections.map(\.footer) == [nil, "Two"])
    #expect(sections.map(\.cells) == [[ViewIndex(2)], [ViewIndex(3)]])
    #expect(scene.sections(of: ViewIndex(4)) == [])
    #expect(scene.views.indices.map(scene.sectionNumber) == [nil, nil, 0, 1, nil, nil])
  }

  @Test func aTablesPrototypesAndItsHeader() throws {
    let scene = try scene(
      """
      <subviews><tableView id="t">
        <view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
        <prototypes><tableViewCell id="c"/></prototypes>
      </tableView></subviews>
      """)
    #expect(try scene.children(of: "t") == ["h", "c"])
  }

  @Test func aCollectionsCellsAndReusableViews() throws {
    let scene = try scene(
      """
      <subviews><collectionView id="v">
        <cells><collectionViewCell id="c"><view key="contentView" id="k">
          <rect key="frame" x="0" y="0" width="50" height="50"/></view></collectionViewCell></cells>
        <collectionReusableView key="sectionHeaderView" id="h">
          <rect key="frame" x="0" y="0" width="9" height="9"/></collectionReusableView>
      </collectionView></subviews>
      """)
    #expect(scene.viewIDs == ["root", "v", "c", "k", "h"])
  }

  @Test func aToolbarsCustomViews() throws {
    let scene = try scene(
      """
      <subviews><toolbar id="t"><items>
        <barButtonItem id="i1" title="Plain"/>
        <barButtonItem id="i2"><view key="customView" id="v"/></barButtonItem>
      </items></toolbar></subviews>
      """)
    #expect(scene.viewIDs == ["root", "t", "v"])
  }

  @Test func aVisualEffectViewsContent() throws {
    let scene = try scene(
      """
      <subviews><visualEffectView id="e"><view key="contentView" id="k">
        <rect key="frame" x="0" y="0" width="9" height="9"/>
        <subviews><label id="l"/></subviews></view></visualEffectView></subviews>
      """)
    #expect(scene.viewIDs == ["root", "e", "k", "l"])
  }

  @Test func anElementWithoutAnIDGetsOne() throws {
    let scene = try scene("<subviews><view/><view/></subviews>")
    #expect(Set(scene.viewIDs).count == 3)
  }

  @Test func ofTwoViewsWithOneIDConstraintsMeanTheFirst() throws {
    let scene = try scene(#"<subviews><view id="a"/><label id="a"/></subviews>"#)
    #expect(scene.views.count == 3)
    #expect(scene.items["a"] == .view(ViewIndex(1)))
  }
}
