import Drawing
import Foundation
import Simulation
import Testing
import Traits
import WorkerProtocol

/// What the samples are there to show.
@Suite struct AdaptivePhotosTests {
  private static let list = "alb-JE-Jvl"
  private static let photos = "Wn3-mW-gVE"
  private static let photo = "gnJ-DZ-Ddm"
  private static let empty = "Emp-ty-Ctl"
  /// Opens an album, and a photo in it.
  private static let openPhoto: [Step] = [
    .selectRow(section: 0, row: 0), .selectRow(section: 0, row: 1),
  ]

  private func play(
    _ device: String, _ orientation: Orientation, _ steps: [Step] = [], companion: Bool = true
  ) throws -> SamplePlay {
    try SamplePlay("AdaptivePhotos", on: device, orientation, steps, companion: companion)
  }

  @Test(arguments: [
    (SamplePlay.phone, Orientation.portrait, [Self.list]),
    (SamplePlay.phone, .landscape, [Self.list, Self.empty]),
    (SamplePlay.largePhone, .portrait, [Self.list]),
    (SamplePlay.largePhone, .landscape, [Self.list, Self.empty]),
    (SamplePlay.pad, .portrait, [Self.list, Self.empty]),
    (SamplePlay.pad, .landscape, [Self.list, Self.empty]),
  ])
  func bothColumnsAreThereWhereThereIsRoom(
    _ device: String, _ orientation: Orientation, _ shown: [String]
  ) throws {
    let play = try play(device, orientation)
    #expect(play.root.shown == shown)
    #expect(play.root.split?.isCollapsed == (shown.count == 1))
    #expect(play.last.faults == [])
  }

  @Test func aPhoneHasBothColumnsThroughTheOverrideOfTraits() throws {
    let lying = try play(SamplePlay.phone, .landscape)
    #expect(lying.last.traits.horizontalSizeClass == .compact)
    #expect(lying.root.traits.horizontalSizeClass == .regular)
    #expect(lying.root.setBy.horizontalSizeClass == "viewController ninefold:container")
    #expect(
      try play(SamplePlay.phone, .landscape, companion: false).root.split?.isCollapsed == true)
    // 320 points are not wider than 320.
    let narrow = try play(SamplePlay.pad, .landscape, [.resize(width: 320, height: 300)])
    #expect(narrow.root.split?.isCollapsed == true)
  }

  @Test func withoutAPhotoCollapsingLeavesTheList() throws {
    let turned = try play(
      SamplePlay.phone, .portrait, [.rotate(), .selectRow(section: 0, row: 0), .rotate()])
    #expect(turned.steps[1].controllers.shown == [Self.list, Self.empty])
    #expect(turned.steps[2].controllers.shown == [Self.photos, Self.empty])
    #expect(turned.root.shown == [Self.photos])
    #expect(turned.last.texts.contains { $0.hasSuffix("onto:): true") }, "the delegate's answer")
  }

  @Test func aPhotoStaysThroughRotations() throws {
    let turned = try play(
      SamplePlay.phone, .portrait, Self.openPhoto + [.rotate(), .rotate(), .back(), .rotate()])
    #expect(turned.steps[2].controllers.shown == [Self.photo])
    #expect(turned.steps[3].controllers.shown == [Self.photos, Self.photo])
    #expect(turned.steps[4].controllers.shown == [Self.photo])
    #expect(turned.steps[5].controllers.shown == [Self.photos])
    #expect(turned.root.shown.last?.hasPrefix(Self.empty) == true)
    #expect(turned.steps.allSatisfy { $0.faults == [] })
  }

  @Test func constraintsAreExchangedAtCompactHeight() throws {
    let turned = try play(SamplePlay.phone, .portrait, Self.openPhoto + [.rotate()])
    let upright = try #require(turned.steps[2].view("HDz-kj-w1G")).frame
    #expect(upright.width == 393)
    let picture = try #require(turned.last.view("HDz-kj-w1G")).frame
    let details = try #require(turned.last.view("u9A-Qm-EJH")).frame
    // Half of the column of 532 points without the 59 beside the notch.
    #expect(abs(picture.width - 236.5) < 0.2)
    #expect(abs(details.x - picture.maxX - 20) < 0.01)
    #expect(turned.last.texts.contains("\(Self.photo) animateAlongside(animations[0])"))
  }

  /// The caption's colour is another one when the rotation has ended, and until it is turned back.
  @Test func aCompletionBlockSetsTheCaptionsColor() throws {
    let caption = "0mD-vi-O0C"
    let turned = try play(SamplePlay.phone, .portrait, Self.openPhoto + [.rotate(), .rotate()])
    let log = turned.steps[3].texts
    #expect(
      log.suffix(2) == [
        "window transitionCompletion", "\(Self.photo) transitionCompletion(animations[1])",
      ])
    let (before, after) = (turned.steps[2], turned.steps[3])
    let color = try #require(before.view(caption)?.look.textColor)
    let set = try #require(after.view(caption)?.look.textColor)
    #expect(color.alpha < 1 && set.alpha == 1)
    let way = try #require(after.root?.beforeCompletion.first)
    #expect(way.descendant(caption)?.look.textColor == color)
    #expect(way.descendant(caption)?.frame == after.view(caption)?.frame)
    // Turned back it stays until the end.
    let back = try #require(turned.last.root)
    #expect(back.descendant(caption)?.look.textColor == color)
    #expect(back.beforeCompletion.first?.descendant(caption)?.look.textColor == set)
    // Held so from the start there was no transition.
    let lying = try play(SamplePlay.phone, .landscape, Self.openPhoto)
    #expect(lying.last.view(caption)?.look.textColor == color)
    #expect(lying.last.root?.beforeCompletion == [])
  }

  /// The container is told first.
  @Test func theContainerOfTheOverrideIsInTheTree() throws {
    let turned = try play(SamplePlay.phone, .portrait, [.rotate()])
    let container = turned.last.controllers
    #expect(container.title == "ColumnsContainer" && container.isVisible)
    #expect(container.traits.horizontalSizeClass == .compact)
    #expect(container.frame == turned.root.frame && container.frame != nil)
    #expect(container.children.map(\.id) == ["vYZ-YG-6Cy"])
    #expect(
      turned.last.texts.filter { $0.contains("willTransition(") }.prefix(2) == [
        "ninefold:container willTransition(to: wC hC) from wC hR",
        "vYZ-YG-6Cy willTransition(to: wR hC) from wC hR",
      ])
    #expect(
      try !play(SamplePlay.phone, .portrait, companion: false).last.controllers.isContainerInCode)
  }

  @Test(arguments: [
    (SamplePlay.phone, Orientation.portrait, true), (SamplePlay.phone, .landscape, false),
    (SamplePlay.pad, .portrait, false),
  ])
  func disclosureIndicatorsFollowTheTarget(
    _ device: String, _ orientation: Orientation, _ pushes: Bool
  ) throws {
    let play = try play(device, orientation, [.selectRow(section: 0, row: 0)])
    let albums = play.steps[0].cells(of: "sxw-PD-Nty")
    #expect(albums.count == 4)
    #expect(albums.allSatisfy { $0.look.cell?.accessory == .detailButton })
    let photos = play.last.cells(of: "X0v-8S-ClG")
    #expect(photos.count == 4)
    #expect(photos.allSatisfy { ($0.look.cell?.accessory == .disclosureIndicator) == pushes })
  }

  @Test func rowsAndTitlesAreWhatCodeSets() throws {
    let play = try play(SamplePlay.phone, .portrait, Self.openPhoto)
    let rows = play.steps[1].cells(of: "X0v-8S-ClG")
    #expect(
      rows.map { $0.texts.first } == ["Harbour at Dusk", "Low Tide", "The Ferry", "Old Lighthouse"])
    #expect(Set(rows.map(\.id)).count == 4)
    // As high as their texts or their picture, 72 points with 12 above and below.
    #expect(rows.map(\.frame.height) == [96, 96, 96, 96])
    let bar = try #require(play.last.view("ninefold:navigationBar:Kcc-8E-Zi7"))
    #expect(bar.look.text == "2 of 4")
  }

  /// The photo that is opened is the one that was tapped, of the conversation that was.
  @Test(arguments: [
    (0, 0, "Marta Lindqvist", "Harbour at Dusk", "HarbourAtDusk", "1 of 4", 5),
    (0, 1, "Marta Lindqvist", "Low Tide", "LowTide", "2 of 4", 3),
    (1, 0, "Sunday Hikers", "The Ridge", "Ridge", "1 of 2", 4),
    (2, 1, "Darkroom Club", "Print No. 2", "LighthousePrint", "2 of 2", 5),
    (3, 0, "Grandpa Emil", "Your Boat", "LowTide", "1 of 2", 5),
  ])
  func theOpenedPhotoIsTheTappedOne(
    _ conversation: Int, _ row: Int, _ name: String, _ title: String, _ image: String,
    _ place: String, _ rating: Int
  ) throws {
    let play = try play(
      SamplePlay.pad, .landscape,
      [.selectRow(section: 0, row: conversation), .selectRow(section: 0, row: row)])
    #expect(play.root.controller(Self.photos)?.title == name)
    #expect(play.root.controller(Self.photo)?.title == place)
    let cell = play.last.cells(of: "X0v-8S-ClG")[row]
    #expect(cell.texts.first == title)
    #expect(play.last.view("VT8-4N-waN")?.look.text == title)
    #expect(play.last.view("0mD-vi-O0C")?.look.text == cell.texts[1])
    #expect(play.last.view("H4s-wM-J6r")?.look.text == cell.texts[2])
    #expect(play.last.view("HDz-kj-w1G")?.look.image?.name == image)
    #expect(cell.stars == rating)
    #expect(play.last.view("L7b-Fl-CbO")?.stars == rating)
    // It stays highlighted beside the photo.
    let cells = play.last.cells(of: "X0v-8S-ClG")
    #expect(cells.filter { $0.look.background == cell.look.background }.map(\.id) == [cell.id])
  }

  /// Of whose conversation the button is that was tapped; the bar's item shows one's own.
  @Test(arguments: [
    (Step.tapAccessory(section: 0, row: 0), "Marta Lindqvist", "412", "person.crop.circle.fill"),
    (.tapAccessory(section: 0, row: 1), "Sunday Hikers", "96", "person.2.circle.fill"),
    (.tapAccessory(section: 0, row: 2), "Darkroom Club", "230", "camera.circle.fill"),
    (.tapAccessory(section: 0, row: 3), "Grandpa Emil", "31", "person.crop.circle.fill"),
    (.segue(id: "showProfile"), "Klara Winter", "128", "person.crop.circle.fill"),
  ])
  func everyConversationHasAProfile(
    _ step: Step, _ name: String, _ photos: String, _ picture: String
  ) throws {
    for device in ["iPhone 8", SamplePlay.phone, SamplePlay.pad] {
      let play = try play(device, .landscape, [step])
      #expect(play.last.view("2pu-AG-Mu8")?.look.text == name)
      #expect(play.last.view("EuU-Ju-Cnj")?.look.text == photos)
      #expect(play.last.view("uDl-0w-Jz2")?.look.image?.name == picture)
      #expect((play.last.issues ?? []).filter { $0.severity != .info }.map(\.message) == [])
    }
  }

  /// Wherever it is opened, nothing is cut off, missing or wrong.
  @Test(arguments: ["iPhone 8", SamplePlay.phone, SamplePlay.pad])
  func nothingIsCutOff(_ device: String) throws {
    for orientation in [Orientation.portrait, .landscape] {
      for conversation in 0..<4 {
        let play = try play(
          device, orientation,
          [.selectRow(section: 0, row: conversation), .selectRow(section: 0, row: 0)])
        for step in play.steps {
          let found = (step.issues ?? []).filter { $0.severity != .info }
          #expect(found.map(\.message) == [], "\(device), \(orientation)")
        }
      }
      let profile = try play(device, orientation, [.segue(id: "showProfile")])
      #expect((profile.last.issues ?? []).filter { $0.severity != .info }.map(\.message) == [])
    }
  }

  /// Lying, the picture is a higher one; every screen has pixels of its own.
  @Test(arguments: [
    ("iPhone 8", "portrait", "HarbourAtDusk@2x.png"),
    ("iPhone 8", "landscape", "HarbourAtDusk-low@2x.png"),
    ("iPhone 15 Pro", "portrait", "HarbourAtDusk@3x.png"),
    ("iPhone 15 Pro", "landscape", "HarbourAtDusk-low@3x.png"),
    ("iPad Air 2", "landscape", "HarbourAtDusk@2x.png"),
  ])
  func picturesFollowScreenAndSizeClass(
    _ device: String, _ orientation: String, _ file: String
  ) throws {
    let sample = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Resources/Samples/AdaptivePhotos.storyboard").path
    let run = try WorkerProgram.run([
      "resolve", "--details", "--scene", Self.photo, "--device", device, "--orientation",
      orientation, sample,
    ])
    #expect(run.output.contains("/" + file))
  }
}

@Suite struct UnifiedStoryboardTests {
  private static let menu = "CfZ-a8-TMg"
  private static let games = "B30-1R-IOM"
  private static let board = "H0J-gi-oJC"

  @Test(arguments: [
    (SamplePlay.phone, Orientation.portrait, [Self.menu], [Self.games]),
    (SamplePlay.phone, .landscape, [Self.menu], [Self.games]),
    (SamplePlay.largePhone, .portrait, [Self.menu], [Self.games]),
    (SamplePlay.largePhone, .landscape, [Self.menu, Self.board], [Self.menu, Self.games]),
    (SamplePlay.pad, .portrait, [Self.menu, Self.board], [Self.menu, Self.games]),
    (SamplePlay.pad, .landscape, [Self.menu, Self.board], [Self.menu, Self.games]),
  ])
  func selectGamePushesOrFillsTheDetail(
    _ device: String, _ orientation: Orientation, _ first: [String], _ then: [String]
  ) throws {
    let play = try SamplePlay(
      "UnifiedStoryboard", on: device, orientation, [.segue(id: "showGames")])
    #expect(play.steps[0].controllers.shown == first)
    #expect(play.root.shown == then)
    let isPushed = play.last.texts.contains { $0.contains(" push ") }
    #expect(isPushed == (then.count == 1))
    #expect(play.steps.allSatisfy { $0.faults == [] })
  }
}

@Suite struct PresentationsTests {
  /// Forms on an upright and a lying phone, a lying large phone and a pad, in iOS 26.
  @Test(arguments: [
    ("fullScreen", [PresentationForm.fullScreen, .fullScreen, .fullScreen, .fullScreen]),
    ("overFullScreen", [.overFullScreen, .overFullScreen, .overFullScreen, .overFullScreen]),
    ("automatic", [.card, .fullScreen, .formSheet, .formSheet]),
    ("pageSheet", [.card, .fullScreen, .pageSheet, .pageSheet]),
    ("formSheet", [.card, .fullScreen, .formSheet, .formSheet]),
    ("currentContext", [.currentContext, .currentContext, .currentContext, .currentContext]),
    (
      "overCurrentContext",
      [.overCurrentContext, .overCurrentContext, .overCurrentContext, .overCurrentContext]
    ),
    ("popover", [.card, .fullScreen, .formSheet, .popover]),
    ("about", [.card, .fullScreen, .formSheet, .popover]),
    ("custom", [.custom, .fullScreen, .custom, .custom]),
  ])
  func everyStyleHasItsForm(_ segue: String, _ forms: [PresentationForm]) throws {
    let places: [(String, Orientation)] = [
      (SamplePlay.phone, .portrait), (SamplePlay.phone, .landscape),
      (SamplePlay.largePhone, .landscape), (SamplePlay.pad, .landscape),
    ]
    for ((device, orientation), form) in zip(places, forms) {
      let play = try SamplePlay("Presentations", on: device, orientation, [.segue(id: segue)])
      #expect(play.root.presentedForm == form, "\(segue) on \(device), \(orientation)")
      #expect(play.steps.allSatisfy { $0.faults == [] })
    }
  }

  @Test(arguments: [
    // 60 % of 852 is 511.2, at whole pixels of a third of a point.
    (SamplePlay.phone, Orientation.portrait, Rect(x: 0, y: 340.67, width: 393, height: 511.33)),
    (SamplePlay.pad, .landscape, Rect(x: 794, y: 0, width: 400, height: 834)),
    (SamplePlay.pad, .portrait, Rect(x: 434, y: 0, width: 400, height: 1194)),
  ])
  func theCustomStyleIsADrawer(
    _ device: String, _ orientation: Orientation, _ frame: Rect
  ) throws {
    let play = try SamplePlay("Presentations", on: device, orientation, [.segue(id: "custom")])
    let drawer = try #require(play.last.view("ninefold:surface:Exs-Yy-v4G"))
    #expect(abs(drawer.frame.y - frame.y) < 0.01)
    #expect(abs(drawer.frame.height - frame.height) < 0.01)
    #expect(drawer.frame.x == frame.x)
    #expect(drawer.frame.width == frame.width)
    #expect(drawer.look.cornerRadius == 16)
    let dimming = try #require(play.last.view("ninefold:dimming:Exs-Yy-v4G"))
    #expect(dimming.look.background?.alpha == 0.4)
  }

  @Test func aCardPushesBackWhatItCovers() throws {
    func root(_ device: String) throws -> DrawnView {
      let play = try SamplePlay("Presentations", on: device, .portrait, [.segue(id: "pageSheet")])
      return try #require(play.last.view("ninefold:surface:dnX-RI-L3r"))
    }
    let phone = try root(SamplePlay.phone)
    #expect(phone.frame.y == 54)
    #expect(phone.look.scale.map { $0 < 1 } == true)
    let pad = try root(SamplePlay.pad)
    #expect(pad.frame.y == 0)
    #expect(pad.look.scale == nil)
  }

  @Test func onlyWhatIsShownStaysWhenItCollapses() throws {
    let phone = SamplePlay.largePhone
    let empty = try SamplePlay("Presentations", on: phone, .landscape, [.rotate(), .rotate()])
    #expect(empty.steps[0].controllers.shown == ["j7n-sC-uYK", "PDH-Ig-37l"])
    #expect(empty.steps[1].controllers.shown == ["j7n-sC-uYK"])
    #expect(empty.root.shown.count == 2)
    let shown = try SamplePlay(
      "Presentations", on: phone, .landscape, [.segue(id: "showDetail"), .rotate(), .rotate()])
    #expect(shown.steps[2].controllers.shown == ["VzC-Mt-4A4"])
    #expect(shown.root.shown == ["j7n-sC-uYK", "VzC-Mt-4A4"])
  }

  @Test func aPopoverPointsAtItsBarButtonItem() throws {
    let play = try SamplePlay(
      "Presentations", on: SamplePlay.pad, .landscape, [.segue(id: "about")])
    let popover = try #require(play.last.view("ninefold:surface:4Fx-R6-NZR"))
    let arrow = try #require(popover.look.arrow)
    #expect(arrow.direction == .up)
    // The item's platter ends 16 before the primary column, which is 320 wide; “About” is 40 to 50 wide, and
    // has 16 at each side.
    let tip = popover.frame.x + arrow.offset
    #expect(tip > 304 - 41 && tip < 304 - 36)
  }
}
