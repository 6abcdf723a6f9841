// The device catalogue. Made by meson-helpers/generate-devices from Resources/Devices/devices.json,
// which has the sources of all figures; don't edit.

// swift-format-ignore-file

enum DeviceTable {
  static func catalogue() -> DeviceCatalogue {
    let phone_320x480 = Display(size: Size(width: 320, height: 480), scale: 2, idiom: .phone, sizeClasses: PerOrientation(portrait: SizeClassCell(width: .compact, height: .regular), landscape: SizeClassCell(width: .compact, height: .compact)), safeArea: PerOrientation(portrait: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscape: EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)), statusBarHeight: PerOrientation(portrait: 20, landscape: 0), rootMargin: PerOrientation(portrait: 16, landscape: 20), cornerRadius: 0, chrome: Chrome(front: .homeButton, homeIndicator: nil), bezel: EdgeInsets(top: 95.0, left: 26.0, bottom: 96.0, right: 26.0), keyboard: PerOrientation(portrait: Keyboard(plain: 216, withBar: 253), landscape: Keyboard(plain: 162, withBar: 199)), sources: ["size": "MINED", "scale": "HIG", "sizeClasses": "MOBILEHIG", "safeArea.portrait": "SNAP + MINED", "safeArea.landscape": "SNAP; YULX: the status bar hides in landscape", "statusBarHeight": "PYTO, MINED; YULX: hidden in landscape", "rootMargin": "MINED: 16 up to a width of 393, 20 from 414 on", "cornerRadius": "DK: not a rounded display", "chrome": "DK", "bezel": "ASSUMED: as iPhone 8", "keyboard": "TG"], conflicts: [])
    let phone_320x568 = Display(size: Size(width: 320, height: 568), scale: 2, idiom: .phone, sizeClasses: PerOrientation(portrait: SizeClassCell(width: .compact, height: .regular), landscape: SizeClassCell(width: .compact, height: .compact)), safeArea: PerOrientation(portrait: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscape: EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)), statusBarHeight: PerOrientation(portrait: 20, landscape: 0), rootMargin: PerOrientation(portrait: 16, landscape: 20), cornerRadius: 0, chrome: Chrome(front: .homeButton, homeIndicator: nil), bezel: EdgeInsets(top: 95.0, left: 26.0, bottom: 96.0, right: 26.0), keyboard: PerOrientation(portrait: Keyboard(plain: 216, withBar: 253), landscape: Keyboard(plain: 162, withBar: 199)), sources: ["size": "HIG", "scale": "HIG", "sizeClasses": "HIG/BAOLEI", "safeArea.portrait": "SNAP + MINED", "safeArea.landscape": "SNAP; YULX: the status bar hides in landscape", "statusBarHeight": "PYTO, MINED; YULX: hidden in landscape", "rootMargin": "MINED: 16 up to a width of 393, 20 from 414 on", "cornerRadius": "DK: not a rounded display", "chrome": "DK", "bezel": "ASSUMED: as iPhone 8", "keyboard": "TG"], conflicts: [])
    let phone_375x667 = Display(size: Size(width: 375, height: 667), scale: 2, idiom: .phone, sizeClasses: PerOrientation(portrait: SizeClassCell(width: .compact, height: .regular), landscape: SizeClassCell(width: .compact, height: .compact)), safeArea: PerOrientation(portrait: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscape: EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)), statusBarHeight: PerOrientation(portrait: 20, landscape: 0), rootMargin: PerOrientation(portrait: 16, landscape: 20), cornerRadius: 0, chrome: Chrome(front: .homeButton, homeIndicator: nil), bezel: EdgeInsets(top: 95.0, left: 26.0, bottom: 96.0, right: 26.0), keyboard: PerOrientation(portrait: Keyboard(plain: 216, withBar: 260), landscape: Keyboard(plain: 163, withBar: 200)), sources: ["size": "HIG", "scale": "HIG", "sizeClasses": "HIG/BAOLEI", "safeArea.portrait": "SNAP + MINED", "safeArea.landscape": "SNAP; YULX: the status bar hides in landscape", "statusBarHeight": "PYTO, MINED; YULX: hidden in landscape", "rootMargin": "MINED: 16 up to a width of 393, 20 from 414 on", "cornerRadius": "DK: not a rounded display", "chrome": "DK", "bezel": "FRAME", "keyboard": "TG"], conflicts: [])
    let phone_414x736 = Display(size: Size(width: 414, height: 736), scale: 3, idiom: .phone, sizeClasses: PerOrientation(portrait: SizeClassCell(width: .compact, height: .regular), landscape: SizeClassCell(width: .regular, height: .compact)), safeArea: PerOrientation(portrait: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscape: EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)), statusBarHeight: PerOrientation(portrait: 20, landscape: 0), rootMargin: PerOrientation(portrait: 20, landscape: 20), cornerRadius: 0, chrome: Chrome(front: .homeButton, homeIndicator: nil), bezel: EdgeInsets(top: 95.0, left: 26.0, bottom: 96.0, right: 26.0), keyboard: PerOrientation(portrait: Keyboard(plain: 226, withBar: 271), landscape: Keyboard(plain: 163, withBar: 200)), sources: ["size": "HIG", "scale": "HIG", "sizeClasses": "HIG/BAOLEI", "safeArea.portrait": "SNAP + MINED", "safeArea.landscape": "SNAP; YULX: the status bar hides in landscape", "statusBarHeight": "PYTO, MINED; YULX: hidden in landscape", "rootMargin": "MINED: 16 up to a width of 393, 20 from 414 on", "cornerRadius": "DK: not a rounded display", "chrome": "DK", "bezel": "ASSUMED: as iPhone 8", "keyboard": "TG"], conflicts: [])
    let phone_375x812 = Display(size: Size(width: 375, height: 812), scale: 3, idiom: .phone, sizeClasses: PerOrientation(portrait: SizeClassCell(width: .compact, height: .regular), landscape: SizeClassCell(width: .compact, height: .compact)), safeArea: PerOrientation(portrait: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0), landscape: EdgeInsets(top: 0, left: 44, bottom: 21, right: 44)), statusBarHeight: PerOrientation(portrait: 44, landscape: 0), rootMargin: PerOrientation(portrait: 16, landscape: 20), cornerRadius: 39.0, chrome: Chrome(front: .notch(Chrome.Notch(width: 209, height: 30, topFilletRadius: 6, bottomRadius: 22)), homeIndicator: Chrome.HomeIndicator(width: 134, height: 5, bottomGap: 8)), bezel: EdgeInsets(top: 25.7, left: 28.4, bottom: 25.7, right: 28.4), keyboard: PerOrientation(portrait: Keyboard(plain: 292, withBar: 336), landscape: Keyboard(plain: 172, withBar: 209)), sources: ["size": "HIG", "scale": "HIG", "sizeClasses": "HIG/BAOLEI", "safeArea.portrait": "SNAP + MINED", "safeArea.landscape": "SNAP/FRAME; bottom 21 also MINED (retina5_9 landscape)", "statusBarHeight": "PYTO, MINED; YULX: hidden in landscape", "rootMargin": "MINED: 16 up to a width of 393, 20 from 414 on", "cornerRadius": "CORNERS", "chrome": "NOTCH (width, radii), MOCK (height 30, indicator 134x5), ISLAND (8 pt gap)", "bezel": "ASSUMED: as iPhone 11 Pro Max", "keyboard": "TG"], conflicts: [Display.Conflict(figure: "safeArea.landscape.bottom", values: [Display.Conflict.Claim(value: 21, source: "FRAME, MINED"), Display.Conflict.Claim(value: 24, source: "SNAP")], used: 21)])
    let phone_375x812_mini = Display(size: Size(width: 375, height: 812), scale: 3, idiom: .phone, sizeClasses: PerOrientation(portrait: SizeClassCell(width: .compact, height: .regular), landscape: SizeClassCell(width: .compact, height: .compact)), safeArea: PerOrientation(portrait: EdgeInsets(top: 50, left: 0, bottom: 34, right: 0), landscape: EdgeInsets(top: 0, left: 50, bottom: 21, right: 50)), statusBarHeight: PerOrientation(portrait: 50, landscape: 0), rootMargin: PerOrientation(portrait: 16, landscape: 20), cornerRadius: 44.0, chrome: Chrome(front: .notch(Chrome.Notch(width: 226, height: 33, topFilletRadius: 6, bottomRadius: 24)), homeIndicator: Chrome.HomeIndicator(width: 134, height: 5, bottomGap: 8)), bezel: EdgeInsets(top: 18.8, left: 21.8, bottom: 18.8, right: 21.8), keyboard: PerOrientation(portrait: Keyboard(plain: 292, withBar: 336), landscape: Keyboard(plain: 172, withBar: 209)), sources: ["size": "HIG", "scale": "HIG", "sizeClasses": "HIG/BAOLEI", "safeArea.portrait": "SNAP, PYTO, MINED (canvas retina5_9 moves from 44 to 50 at Xcode 14)", "safeArea.landscape": "SNAP/FRAME; bottom 21 also MINED (retina5_9 landscape)", "statusBarHeight": "PYTO, MINED; YULX: hidden in landscape", "rootMargin": "MINED: 16 up to a width of 393, 20 from 414 on", "cornerRadius": "CORNERS (12 mini), CORNERS2 (13 mini)", "chrome": "NOTCH: width and radii; ASSUMED: height", "bezel": "FRAME", "keyboard": "TG"], conflicts: [])
    let phone_414x896_2x = Display(size: Size(width: 414, height: 896), scale: 2, idiom: .phone, sizeClasses: PerOrientation(portrait: SizeClassCell(width: .compact, height: .regular), landscape: SizeClassCell(width: .regular, height: .compact)), safeArea: PerOrientation(portrait: EdgeInsets(top: 48, left: 0, bottom: 34, right: 0), landscape: EdgeInsets(top: 0, left: 48, bottom: 21, right: 48)), statusBarHeight: PerOrientation(portrait: 48, landscape: 0), rootMargin: PerOrientation(portrait: 20, landscape: 20), cornerRadius: 41.5, chrome: Chrome(front: .notch(Chrome.Notch(width: 230, height: 30, topFilletRadius: 6, bottomRadius: 24)), homeIndicator: Chrome.HomeIndicator(width: 134, height: 5, bottomGap: 8)), bezel: EdgeInsets(top: 25.7, left: 28.4, bottom: 25.7, right: 28.4), keyboard: PerOrientation(portrait: Keyboard(plain: 302, withBar: 346), landscape: Keyboard(plain: 172, withBar: 209)), sources: ["size": "HIG", "scale": "HIG", "sizeClasses": "HIG/BAOLEI", "safeArea.portrait": "MINED: 48 from Xcode 14 on, 44 before; PYTO 48", "safeArea.landscape": "ASSUMED: left and right 48 like the top; MINED: bottom 21", "statusBarHeight": "PYTO, MINED; YULX: hidden in landscape", "rootMargin": "MINED: 16 up to a width of 393, 20 from 414 on", "cornerRadius": "CORNERS", "chrome": "NOTCH (width, radii), MOCK (height 30, indicator 134x5), ISLAND (8 pt gap)", "bezel": "ASSUMED: as iPhone 11 Pro Max", "keyboard": "TG"], conflicts: [Display.Conflict(figure: "safeArea.portrait.top", values: [Display.Conflict.Claim(value: 48, source: "MINED (Xcode 14 and later), PYTO"), Display.Conflict.Claim(value: 44, source: "SNAP, MINED (through Xcode 13)")], used: 48), Display.Conflict(figure: "safeArea.landscape.left", values: [Display.Conflict.Claim(value: 44, source: "SNAP")], used: 48)])
    let phone_414x896_3x = Display(size: Size(width: 414, height: 896), scale: 3, idiom: .phone, sizeClasses: PerOrientation(portrait: SizeClassCell(width: .compact, height: .regular), landscape: SizeClassCell(width: .regular, height: .compact)), safeArea: PerOrientation(portrait: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0), landscape: EdgeInsets(top: 0, left: 44, bottom: 21, right: 44)), statusBarHeight: PerOrientation(portrait: 44, landscape: 0), rootMargin: PerOrientation(portrait: 20, landscape: 20), cornerRadius: 39.0, chrome: Chrome(front: .notch(Chrome.Notch(width: 209, height: 30, topFilletRadius: 6, bottomRadius: 21)), homeIndicator: Chrome.HomeIndicator(width: 134, height: 5, bottomGap: 8)), bezel: EdgeInsets(top: 25.7, left: 28.4, bottom: 25.7, right: 28.4), keyboard: PerOrientation(portrait: Keyboard(plain: 302, withBar: 346), landscape: Keyboard(plain: 172, withBar: 209)), sources: ["size": "HIG", "scale": "HIG", "sizeClasses": "HIG/BAOLEI", "safeArea.portrait": "SNAP + MINED", "safeArea.landscape": "SNAP/FRAME; bottom 21 also MINED (retina5_9 landscape)", "statusBarHeight": "PYTO, MINED; YULX: hidden in landscape", "rootMargin": "MINED: 16 up to a width of 393, 20 from 414 on", "cornerRadius": "CORNERS", "chrome": "NOTCH (width, radii), MOCK (height 30, indicator 134x5), ISLAND (8 pt gap)", "bezel": "FRAME", "keyboard": "TG"], conflicts: [Display.Conflict(figure: "safeArea.landscape.bottom", values: [Display.Conflict.Claim(value: 21, source: "FRAME, MINED"), Display.Conflict.Claim(value: 24, source: "SNAP")], used: 21)])
    let phone_390x844 = Display(size: Size(width: 390, height: 844), scale: 3, idiom: .phone, sizeClasses: PerOrientation(portrait: SizeClassCell(width: .compact, height: .regular), landscape: SizeClassCell(width: .compact, height: .compact)), safeArea: PerOrientation(portrait: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0), landscape: EdgeInsets(top: 0, left: 47, bottom: 21, right: 47)), statusBarHeight: PerOrientation(portrait: 47, landscape: 0), rootMargin: PerOrientation(portrait: 16, landscape: 20), cornerRadius: 47.33, chrome: Chrome(front: .notch(Chrome.Notch(width: 209.75, height: 32, topFilletRadius: 6, bottomRadius: 21)), homeIndicator: Chrome.HomeIndicator(width: 134, height: 5, bottomGap: 8)), bezel: EdgeInsets(top: 19.4, left: 22.4, bottom: 18.4, right: 22.4), keyboard: PerOrientation(portrait: Keyboard(plain: 292, withBar: 336), landscape: Keyboard(plain: 172, withBar: 209)), sources: ["size": "HIG", "scale": "HIG", "sizeClasses": "HIG/BAOLEI", "safeArea.portrait": "SNAP; MINED retina6_0 = 47 (44 in documents of Xcode 12 and 13)", "safeArea.landscape": "SNAP/FRAME; bottom 21 also MINED (retina5_9 landscape)", "statusBarHeight": "PYTO, MINED; YULX: hidden in landscape", "rootMargin": "MINED: 16 up to a width of 393, 20 from 414 on", "cornerRadius": "CORNERS, CORNERS2; BEZELKIT (16e and 17e)", "chrome": "NOTCH: width and radii; ASSUMED: height, and the whole notch of 16e and 17e", "bezel": "FRAME", "keyboard": "TG"], conflicts: [Display.Conflict(figure: "safeArea.portrait.top", values: [Display.Conflict.Claim(value: 47, source: "SNAP, MINED (canvas retina6_0 from Xcode 14 on)"), Display.Conflict.Claim(value: 44, source: "MINED (canvas retina6_0 in Xcode 12 and 13)")], used: 47)])
    let phone_428x926 = Display(size: Size(width: 428, height: 926), scale: 3, idiom: .phone, sizeClasses: PerOrientation(portrait: SizeClassCell(width: .compact, height: .regular), landscape: SizeClassCell(width: .regular, height: .compact)), safeArea: PerOrientation(portrait: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0), landscape: EdgeInsets(top: 0, left: 47, bottom: 21, right: 47)), statusBarHeight: PerOrientation(portrait: 47, landscape: 0), rootMargin: PerOrientation(portrait: 20, landscape: 20), cornerRadius: 53.33, chrome: Chrome(front: .notch(Chrome.Notch(width: 209, height: 32, topFilletRadius: 6, bottomRadius: 21)), homeIndicator: Chrome.HomeIndicator(width: 134, height: 5, bottomGap: 8)), bezel: EdgeInsets(top: 21.5, left: 24.8, bottom: 21.5, right: 24.8), keyboard: PerOrientation(portrait: Keyboard(plain: 302, withBar: 346), landscape: Keyboard(plain: 172, withBar: 209)), sources: ["size": "HIG", "scale": "HIG", "sizeClasses": "HIG/BAOLEI", "safeArea.portrait": "SNAP; MINED retina6_7 = 47 (44 in documents of Xcode 12 and 13)", "safeArea.landscape": "SNAP/FRAME; bottom 21 also MINED (retina5_9 landscape)", "statusBarHeight": "PYTO, MINED; YULX: hidden in landscape", "rootMargin": "MINED: 16 up to a width of 393, 20 from 414 on; no document at this width", "cornerRadius": "CORNERS, CORNERS2", "chrome": "NOTCH: width and radii; ASSUMED: height", "bezel": "FRAME", "keyboard": "TG"], conflicts: [Display.Conflict(figure: "safeArea.portrait.top", values: [Display.Conflict.Claim(value: 47, source: "SNAP, MINED (canvas retina6_7 from Xcode 14 on)"), Display.Conflict.Claim(value: 44, source: "MINED (canvas retina6_7 in Xcode 12)")], used: 47)])
    let phone_393x852 = Display(size: Size(width: 393, height: 852), scale: 3, idiom: .phone, sizeClasses: PerOrientation(portrait: SizeClassCell(width: .compact, height: .regular), landscape: SizeClassCell(width: .compact, height: .compact)), safeArea: PerOrientation(portrait: EdgeInsets(top: 59, left: 0, bottom: 34, right: 0), landscape: EdgeInsets(top: 0, left: 59, bottom: 21, right: 59)), statusBarHeight: PerOrientation(portrait: 54, landscape: 0), rootMargin: PerOrientation(portrait: 16, landscape: 20), cornerRadius: 55.0, chrome: Chrome(front: .dynamicIsland(Chrome.Island(width: 126, height: 37.33, top: 11)), homeIndicator: Chrome.HomeIndicator(width: 134, height: 5, bottomGap: 8)), bezel: EdgeInsets(top: 16.7, left: 19.1, bottom: 16.7, right: 19.1), keyboard: PerOrientation(portrait: Keyboard(plain: 292, withBar: 336), landscape: Keyboard(plain: 172, withBar: 209)), sources: ["size": "HIG", "scale": "HIG", "sizeClasses": "HIG", "safeArea.portrait": "FRAME + MINED (retina6_12: 59/34)", "safeArea.landscape": "FRAME", "statusBarHeight": "U: the status bar's own frame is 54 high while the safe area is 59; YULX: hidden in landscape", "rootMargin": "MINED: 16 up to a width of 393, 20 from 414 on", "cornerRadius": "CORNERS2, ISLAND", "chrome": "ISLAND", "bezel": "FRAME", "keyboard": "TG"], conflicts: [])
    let phone_430x932 = Display(size: Size(width: 430, height: 932), scale: 3, idiom: .phone, sizeClasses: PerOrientation(portrait: SizeClassCell(width: .compact, height: .regular), landscape: SizeClassCell(width: .regular, height: .compact)), safeArea: PerOrientation(portrait: EdgeInsets(top: 59, left: 0, bottom: 34, right: 0), landscape: EdgeInsets(top: 0, left: 59, bottom: 21, right: 59)), statusBarHeight: PerOrientation(portrait: 54, landscape: 0), rootMargin: PerOrientation(portrait: 20, landscape: 20), cornerRadius: 55.0, chrome: Chrome(front: .dynamicIsland(Chrome.Island(width: 126, height: 37.33, top: 11)), homeIndicator: Chrome.HomeIndicator(width: 134, height: 5, bottomGap: 8)), bezel: EdgeInsets(top: 16.7, left: 18.8, bottom: 16.7, right: 19.4), keyboard: PerOrientation(portrait: Keyboard(plain: 302, withBar: 346), landscape: Keyboard(plain: 172, withBar: 209)), sources: ["size": "HIG", "scale": "HIG", "sizeClasses": "HIG", "safeArea.portrait": "FRAME + MINED (OnionBrowser WhyViewController.xib: scroll view y=59 h=839 in 932)", "safeArea.landscape": "FRAME", "statusBarHeight": "U; YULX: hidden in landscape", "rootMargin": "MINED: 16 up to a width of 393, 20 from 414 on; no document at this width", "cornerRadius": "CORNERS2, ISLAND", "chrome": "ISLAND", "bezel": "FRAME", "keyboard": "TG"], conflicts: [])
    let phone_402x874 = Display(size: Size(width: 402, height: 874), scale: 3, idiom: .phone, sizeClasses: PerOrientation(portrait: SizeClassCell(width: .compact, height: .regular), landscape: SizeClassCell(width: .compact, height: .compact)), safeArea: PerOrientation(portrait: EdgeInsets(top: 62, left: 0, bottom: 34, right: 0), landscape: EdgeInsets(top: 0, left: 62, bottom: 21, right: 62)), statusBarHeight: PerOrientation(portrait: 54, landscape: 0), rootMargin: PerOrientation(portrait: 16, landscape: 20), cornerRadius: 62.0, chrome: Chrome(front: .dynamicIsland(Chrome.Island(width: 126, height: 37.33, top: 14)), homeIndicator: Chrome.HomeIndicator(width: 134, height: 5, bottomGap: 8)), bezel: EdgeInsets(top: 14.7, left: 17.3, bottom: 14.7, right: 17.3), keyboard: PerOrientation(portrait: Keyboard(plain: 292, withBar: 336), landscape: Keyboard(plain: 172, withBar: 209)), sources: ["size": "HIG", "scale": "HIG", "sizeClasses": "HIG", "safeArea.portrait": "FRAME (16 Pro); U for 17 and 17 Pro, taken as equal", "safeArea.landscape": "FRAME", "statusBarHeight": "U; YULX: hidden in landscape", "rootMargin": "XCUI; landscape MINED: 20 from 414 on", "cornerRadius": "CORNERS2 (16 Pro), CORNERS3 (2025 phones equal 16 Pro)", "chrome": "ISLAND17", "bezel": "FRAME", "keyboard": "TG"], conflicts: [])
    let phone_440x956 = Display(size: Size(width: 440, height: 956), scale: 3, idiom: .phone, sizeClasses: PerOrientation(portrait: SizeClassCell(width: .compact, height: .regular), landscape: SizeClassCell(width: .regular, height: .compact)), safeArea: PerOrientation(portrait: EdgeInsets(top: 62, left: 0, bottom: 34, right: 0), landscape: EdgeInsets(top: 0, left: 62, bottom: 21, right: 62)), statusBarHeight: PerOrientation(portrait: 54, landscape: 0), rootMargin: PerOrientation(portrait: 20, landscape: 20), cornerRadius: 62.0, chrome: Chrome(front: .dynamicIsland(Chrome.Island(width: 126, height: 37.33, top: 14)), homeIndicator: Chrome.HomeIndicator(width: 134, height: 5, bottomGap: 8)), bezel: EdgeInsets(top: 14.7, left: 17.3, bottom: 14.7, right: 17.3), keyboard: PerOrientation(portrait: Keyboard(plain: 302, withBar: 346), landscape: Keyboard(plain: 172, withBar: 209)), sources: ["size": "HIG", "scale": "HIG", "sizeClasses": "HIG", "safeArea.portrait": "FRAME + MINED retina6_9 62/34", "safeArea.landscape": "FRAME", "statusBarHeight": "U; YULX: hidden in landscape", "rootMargin": "MINED: 16 up to a width of 393, 20 from 414 on; no document at this width", "cornerRadius": "CORNERS2, CORNERS3", "chrome": "ISLAND17", "bezel": "FRAME", "keyboard": "TG"], conflicts: [])
    let phone_420x912 = Display(size: Size(width: 420, height: 912), scale: 3, idiom: .phone, sizeClasses: PerOrientation(portrait: SizeClassCell(width: .compact, height: .regular), landscape: SizeClassCell(width: .regular, height: .compact)), safeArea: PerOrientation(portrait: EdgeInsets(top: 68, left: 0, bottom: 34, right: 0), landscape: EdgeInsets(top: 0, left: 68, bottom: 21, right: 68)), statusBarHeight: PerOrientation(portrait: 59, landscape: 0), rootMargin: PerOrientation(portrait: 20, landscape: 20), cornerRadius: 62.0, chrome: Chrome(front: .dynamicIsland(Chrome.Island(width: 123.7, height: 36.3, top: 20.0)), homeIndicator: Chrome.HomeIndicator(width: 134, height: 5, bottomGap: 8)), bezel: EdgeInsets(top: 14.7, left: 17.3, bottom: 14.7, right: 17.3), keyboard: PerOrientation(portrait: Keyboard(plain: 292, withBar: 336), landscape: Keyboard(plain: 172, withBar: 209)), sources: ["size": "HIG", "scale": "HIG", "sizeClasses": "HIG", "safeArea.portrait": "AIR68 (P17 uses 62)", "safeArea.landscape": "TG", "statusBarHeight": "TG; YULX: hidden in landscape", "rootMargin": "MINED: 16 up to a width of 393, 20 from 414 on; no document at this width", "cornerRadius": "CORNERS3", "chrome": "AIRMEAS", "bezel": "ASSUMED: as iPhone 16 Pro Max", "keyboard": "TG, which has it for iOS 26 only"], conflicts: [Display.Conflict(figure: "safeArea.portrait.top", values: [Display.Conflict.Claim(value: 68, source: "AIR68"), Display.Conflict.Claim(value: 62, source: "P17")], used: 68)])
    let phone_466x678 = Display(size: Size(width: 466, height: 678), scale: 3, idiom: .phone, sizeClasses: PerOrientation(portrait: SizeClassCell(width: .compact, height: .regular), landscape: SizeClassCell(width: .regular, height: .compact)), safeArea: PerOrientation(portrait: EdgeInsets(top: 62, left: 0, bottom: 34, right: 0), landscape: EdgeInsets(top: 0, left: 62, bottom: 21, right: 62)), statusBarHeight: PerOrientation(portrait: 54, landscape: 0), rootMargin: PerOrientation(portrait: 20, landscape: 20), cornerRadius: 62.0, chrome: Chrome(front: .plain, homeIndicator: Chrome.HomeIndicator(width: 134, height: 5, bottomGap: 8)), bezel: EdgeInsets(top: 17.3, left: 17.3, bottom: 17.3, right: 17.3), keyboard: PerOrientation(portrait: Keyboard(plain: 302, withBar: 346), landscape: Keyboard(plain: 172, withBar: 209)), sources: ["size": "TG", "scale": "ASSUMED: as other phones of its year", "sizeClasses": "ASSUMED: as the largest phones", "safeArea.portrait": "ASSUMED: as iPhone 17 Pro", "safeArea.landscape": "ASSUMED: as iPhone 17 Pro", "statusBarHeight": "ASSUMED: as iPhone 16 Pro; YULX: hidden in landscape", "rootMargin": "MINED: 20 from a width of 414 on; no document at this width", "cornerRadius": "ASSUMED: as iPhone 17 Pro", "chrome": "ASSUMED", "bezel": "ASSUMED", "keyboard": "ASSUMED: as iPhone 17 Pro Max"], conflicts: [])
    let pad_768x1024 = Display(size: Size(width: 768, height: 1024), scale: 2, idiom: .pad, sizeClasses: PerOrientation(portrait: SizeClassCell(width: .regular, height: .regular), landscape: SizeClassCell(width: .regular, height: .regular)), safeArea: PerOrientation(portrait: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscape: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)), statusBarHeight: PerOrientation(portrait: 20, landscape: 20), rootMargin: PerOrientation(portrait: 20, landscape: 20), cornerRadius: 0, chrome: Chrome(front: .homeButton, homeIndicator: nil), bezel: EdgeInsets(top: 92.9, left: 35.2, bottom: 94.3, right: 35.3), keyboard: PerOrientation(portrait: Keyboard(plain: 263, withBar: 313), landscape: Keyboard(plain: 348, withBar: 398)), sources: ["size": "HIG", "scale": "HIG", "sizeClasses": "HIG", "safeArea.portrait": "SNAP/FRAME", "safeArea.landscape": "SNAP/FRAME (iPad keeps its status bar in landscape)", "statusBarHeight": "SNAP, FRAME", "rootMargin": "MINED: 16 up to a width of 393, 20 from 414 on", "cornerRadius": "DK: not a rounded display", "chrome": "DK", "bezel": "ASSUMED: as iPad (9th generation)", "keyboard": "TG"], conflicts: [])
    let pad_810x1080 = Display(size: Size(width: 810, height: 1080), scale: 2, idiom: .pad, sizeClasses: PerOrientation(portrait: SizeClassCell(width: .regular, height: .regular), landscape: SizeClassCell(width: .regular, height: .regular)), safeArea: PerOrientation(portrait: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscape: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)), statusBarHeight: PerOrientation(portrait: 20, landscape: 20), rootMargin: PerOrientation(portrait: 20, landscape: 20), cornerRadius: 0, chrome: Chrome(front: .homeButton, homeIndicator: nil), bezel: EdgeInsets(top: 92.9, left: 35.2, bottom: 94.3, right: 35.3), keyboard: PerOrientation(portrait: Keyboard(plain: 263, withBar: 313), landscape: Keyboard(plain: 348, withBar: 398)), sources: ["size": "HIG", "scale": "HIG", "sizeClasses": "HIG", "safeArea.portrait": "SNAP/FRAME", "safeArea.landscape": "SNAP/FRAME (iPad keeps its status bar in landscape)", "statusBarHeight": "SNAP, FRAME", "rootMargin": "MINED: 16 up to a width of 393, 20 from 414 on", "cornerRadius": "DK: not a rounded display", "chrome": "DK", "bezel": "FRAME", "keyboard": "TG"], conflicts: [])
    let pad_834x1112 = Display(size: Size(width: 834, height: 1112), scale: 2, idiom: .pad, sizeClasses: PerOrientation(portrait: SizeClassCell(width: .regular, height: .regular), landscape: SizeClassCell(width: .regular, height: .regular)), safeArea: PerOrientation(portrait: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscape: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)), statusBarHeight: PerOrientation(portrait: 20, landscape: 20), rootMargin: PerOrientation(portrait: 20, landscape: 20), cornerRadius: 0, chrome: Chrome(front: .homeButton, homeIndicator: nil), bezel: EdgeInsets(top: 92.9, left: 35.2, bottom: 94.3, right: 35.3), keyboard: PerOrientation(portrait: Keyboard(plain: 263, withBar: 313), landscape: Keyboard(plain: 348, withBar: 398)), sources: ["size": "HIG", "scale": "HIG", "sizeClasses": "HIG", "safeArea.portrait": "SNAP/FRAME", "safeArea.landscape": "SNAP/FRAME (iPad keeps its status bar in landscape)", "statusBarHeight": "SNAP, FRAME", "rootMargin": "MINED: 16 up to a width of 393, 20 from 414 on", "cornerRadius": "DK: not a rounded display", "chrome": "DK", "bezel": "ASSUMED: as iPad (9th generation)", "keyboard": "TG"], conflicts: [])
    let pad_1024x1366 = Display(size: Size(width: 1024, height: 1366), scale: 2, idiom: .pad, sizeClasses: PerOrientation(portrait: SizeClassCell(width: .regular, height: .regular), landscape: SizeClassCell(width: .regular, height: .regular)), safeArea: PerOrientation(portrait: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscape: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)), statusBarHeight: PerOrientation(portrait: 20, landscape: 20), rootMargin: PerOrientation(portrait: 20, landscape: 20), cornerRadius: 0, chrome: Chrome(front: .homeButton, homeIndicator: nil), bezel: EdgeInsets(top: 106.1, left: 61.3, bottom: 106.4, right: 57.4), keyboard: PerOrientation(portrait: Keyboard(plain: 328, withBar: 378), landscape: Keyboard(plain: 421, withBar: 471)), sources: ["size": "HIG", "scale": "HIG", "sizeClasses": "HIG", "safeArea.portrait": "SNAP/FRAME", "safeArea.landscape": "SNAP/FRAME (iPad keeps its status bar in landscape)", "statusBarHeight": "SNAP, FRAME", "rootMargin": "MINED: 16 up to a width of 393, 20 from 414 on", "cornerRadius": "DK: not a rounded display", "chrome": "DK", "bezel": "FRAME", "keyboard": "TG"], conflicts: [])
    let pad_834x1194 = Display(size: Size(width: 834, height: 1194), scale: 2, idiom: .pad, sizeClasses: PerOrientation(portrait: SizeClassCell(width: .regular, height: .regular), landscape: SizeClassCell(width: .regular, height: .regular)), safeArea: PerOrientation(portrait: EdgeInsets(top: 24, left: 0, bottom: 20, right: 0), landscape: EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)), statusBarHeight: PerOrientation(portrait: 24, landscape: 24), rootMargin: PerOrientation(portrait: 20, landscape: 20), cornerRadius: 18.0, chrome: Chrome(front: .plain, homeIndicator: Chrome.HomeIndicator(width: 320, height: 5, bottomGap: 8)), bezel: EdgeInsets(top: 51.7, left: 48.8, bottom: 48.7, right: 51.7), keyboard: PerOrientation(portrait: Keyboard(plain: 283, withBar: 333), landscape: Keyboard(plain: 368, withBar: 418)), sources: ["size": "HIG", "scale": "HIG", "sizeClasses": "HIG", "safeArea.portrait": "SNAP (11-inch), FRAME, PYTO, MINED (ipad12_9rounded 24/20, ipad10_9rounded bottom 20)", "safeArea.landscape": "SNAP/FRAME (iPad keeps its status bar in landscape)", "statusBarHeight": "SNAP, FRAME", "rootMargin": "MINED: 16 up to a width of 393, 20 from 414 on", "cornerRadius": "CORNERS (Air 4, Pro 11, Pro 12.9 3rd+)", "chrome": "ASSUMED: width and gap of the home indicator; MOCK: its height on phones", "bezel": "FRAME", "keyboard": "TG"], conflicts: [])
    let pad_820x1180 = Display(size: Size(width: 820, height: 1180), scale: 2, idiom: .pad, sizeClasses: PerOrientation(portrait: SizeClassCell(width: .regular, height: .regular), landscape: SizeClassCell(width: .regular, height: .regular)), safeArea: PerOrientation(portrait: EdgeInsets(top: 24, left: 0, bottom: 20, right: 0), landscape: EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)), statusBarHeight: PerOrientation(portrait: 24, landscape: 24), rootMargin: PerOrientation(portrait: 20, landscape: 20), cornerRadius: 18.0, chrome: Chrome(front: .plain, homeIndicator: Chrome.HomeIndicator(width: 320, height: 5, bottomGap: 8)), bezel: EdgeInsets(top: 57.3, left: 54.4, bottom: 54.3, right: 57.2), keyboard: PerOrientation(portrait: Keyboard(plain: 280, withBar: 330), landscape: Keyboard(plain: 363, withBar: 413)), sources: ["size": "HIG", "scale": "HIG", "sizeClasses": "HIG", "safeArea.portrait": "SNAP (11-inch), FRAME, PYTO, MINED (ipad12_9rounded 24/20, ipad10_9rounded bottom 20)", "safeArea.landscape": "SNAP/FRAME (iPad keeps its status bar in landscape)", "statusBarHeight": "SNAP, FRAME", "rootMargin": "MINED: 16 up to a width of 393, 20 from 414 on", "cornerRadius": "CORNERS (Air 4th generation); BEZELKIT, which has 25 for iPad (10th generation) and (A16)", "chrome": "ASSUMED: width and gap of the home indicator; MOCK: its height on phones", "bezel": "FRAME", "keyboard": "CANTO"], conflicts: [])
    let pad_1024x1366_rounded = Display(size: Size(width: 1024, height: 1366), scale: 2, idiom: .pad, sizeClasses: PerOrientation(portrait: SizeClassCell(width: .regular, height: .regular), landscape: SizeClassCell(width: .regular, height: .regular)), safeArea: PerOrientation(portrait: EdgeInsets(top: 24, left: 0, bottom: 20, right: 0), landscape: EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)), statusBarHeight: PerOrientation(portrait: 24, landscape: 24), rootMargin: PerOrientation(portrait: 20, landscape: 20), cornerRadius: 18.0, chrome: Chrome(front: .plain, homeIndicator: Chrome.HomeIndicator(width: 320, height: 5, bottomGap: 8)), bezel: EdgeInsets(top: 56.9, left: 47.1, bottom: 46.7, right: 49.8), keyboard: PerOrientation(portrait: Keyboard(plain: 348, withBar: 398), landscape: Keyboard(plain: 441, withBar: 491)), sources: ["size": "HIG", "scale": "HIG", "sizeClasses": "HIG", "safeArea.portrait": "SNAP (11-inch), FRAME, PYTO, MINED (ipad12_9rounded 24/20, ipad10_9rounded bottom 20)", "safeArea.landscape": "SNAP/FRAME (iPad keeps its status bar in landscape)", "statusBarHeight": "SNAP, FRAME", "rootMargin": "MINED: 16 up to a width of 393, 20 from 414 on", "cornerRadius": "CORNERS (Air 4, Pro 11, Pro 12.9 3rd+)", "chrome": "ASSUMED: width and gap of the home indicator; MOCK: its height on phones", "bezel": "FRAME", "keyboard": "TG"], conflicts: [])
    let pad_744x1133 = Display(size: Size(width: 744, height: 1133), scale: 2, idiom: .pad, sizeClasses: PerOrientation(portrait: SizeClassCell(width: .regular, height: .regular), landscape: SizeClassCell(width: .regular, height: .regular)), safeArea: PerOrientation(portrait: EdgeInsets(top: 24, left: 0, bottom: 20, right: 0), landscape: EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)), statusBarHeight: PerOrientation(portrait: 24, landscape: 24), rootMargin: PerOrientation(portrait: 20, landscape: 20), cornerRadius: 21.5, chrome: Chrome(front: .plain, homeIndicator: Chrome.HomeIndicator(width: 320, height: 5, bottomGap: 8)), bezel: EdgeInsets(top: 57.3, left: 54.4, bottom: 54.3, right: 57.2), keyboard: PerOrientation(portrait: Keyboard(plain: 280, withBar: 330), landscape: Keyboard(plain: 368, withBar: 418)), sources: ["size": "HIG", "scale": "HIG", "sizeClasses": "HIG", "safeArea.portrait": "SNAP (11-inch), FRAME, PYTO, MINED (ipad12_9rounded 24/20, ipad10_9rounded bottom 20)", "safeArea.landscape": "SNAP/FRAME (iPad keeps its status bar in landscape)", "statusBarHeight": "SNAP, FRAME", "rootMargin": "MINED: 16 up to a width of 393, 20 from 414 on", "cornerRadius": "BEZELKIT", "chrome": "ASSUMED: width and gap of the home indicator; MOCK: its height on phones", "bezel": "ASSUMED: as iPad Air (4th generation)", "keyboard": "CANTO: portrait; TG: landscape"], conflicts: [])
    let pad_834x1210 = Display(size: Size(width: 834, height: 1210), scale: 2, idiom: .pad, sizeClasses: PerOrientation(portrait: SizeClassCell(width: .regular, height: .regular), landscape: SizeClassCell(width: .regular, height: .regular)), safeArea: PerOrientation(portrait: EdgeInsets(top: 24, left: 0, bottom: 20, right: 0), landscape: EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)), statusBarHeight: PerOrientation(portrait: 24, landscape: 24), rootMargin: PerOrientation(portrait: 20, landscape: 20), cornerRadius: 30, chrome: Chrome(front: .plain, homeIndicator: Chrome.HomeIndicator(width: 320, height: 5, bottomGap: 8)), bezel: EdgeInsets(top: 47.5, left: 45.0, bottom: 45.5, right: 48.0), keyboard: PerOrientation(portrait: Keyboard(plain: 283, withBar: 333), landscape: Keyboard(plain: 368, withBar: 418)), sources: ["size": "HIG", "scale": "HIG", "sizeClasses": "HIG", "safeArea.portrait": "SNAP (11-inch), FRAME, PYTO, MINED (ipad12_9rounded 24/20, ipad10_9rounded bottom 20)", "safeArea.landscape": "SNAP/FRAME (iPad keeps its status bar in landscape)", "statusBarHeight": "SNAP, FRAME", "rootMargin": "MINED: 16 up to a width of 393, 20 from 414 on", "cornerRadius": "BEZELKIT", "chrome": "ASSUMED: width and gap of the home indicator; MOCK: its height on phones", "bezel": "FRAME", "keyboard": "ASSUMED: as iPad Pro (11-inch)"], conflicts: [Display.Conflict(figure: "safeArea.landscape.left", values: [Display.Conflict.Claim(value: 0, source: "SNAP"), Display.Conflict.Claim(value: 24, source: "FRAME")], used: 0)])
    let pad_1032x1376 = Display(size: Size(width: 1032, height: 1376), scale: 2, idiom: .pad, sizeClasses: PerOrientation(portrait: SizeClassCell(width: .regular, height: .regular), landscape: SizeClassCell(width: .regular, height: .regular)), safeArea: PerOrientation(portrait: EdgeInsets(top: 24, left: 0, bottom: 20, right: 0), landscape: EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)), statusBarHeight: PerOrientation(portrait: 24, landscape: 24), rootMargin: PerOrientation(portrait: 20, landscape: 20), cornerRadius: 30, chrome: Chrome(front: .plain, homeIndicator: Chrome.HomeIndicator(width: 320, height: 5, bottomGap: 8)), bezel: EdgeInsets(top: 46.0, left: 43.5, bottom: 44.0, right: 46.5), keyboard: PerOrientation(portrait: Keyboard(plain: 348, withBar: 398), landscape: Keyboard(plain: 441, withBar: 491)), sources: ["size": "HIG", "scale": "HIG", "sizeClasses": "HIG", "safeArea.portrait": "SNAP (11-inch), FRAME, PYTO, MINED (ipad12_9rounded 24/20, ipad10_9rounded bottom 20)", "safeArea.landscape": "SNAP/FRAME (iPad keeps its status bar in landscape)", "statusBarHeight": "SNAP, FRAME", "rootMargin": "MINED: 16 up to a width of 393, 20 from 414 on", "cornerRadius": "BEZELKIT", "chrome": "ASSUMED: width and gap of the home indicator; MOCK: its height on phones", "bezel": "FRAME", "keyboard": "ASSUMED: as iPad Pro (12.9-inch) (3rd generation)"], conflicts: [])
    var display: Display
    var devices: [Device] = []
    display = phone_440x956
    devices.append(Device(name: "iPhone 18 Pro Max", family: "iPhone", identifiers: ["iPhone19,3", "iPhone19,7"], diagonal: nil, year: 2026, firstOS: SystemVersion(27, 0), lastOS: nil, multitasking: .none, display: display))
    display = phone_402x874
    devices.append(Device(name: "iPhone 18 Pro", family: "iPhone", identifiers: ["iPhone19,2"], diagonal: nil, year: 2026, firstOS: SystemVersion(27, 0), lastOS: nil, multitasking: .none, display: display))
    display = phone_466x678
    devices.append(Device(name: "iPhone Duo", family: "iPhone", identifiers: ["iPhone19,4"], diagonal: nil, year: 2026, firstOS: SystemVersion(27, 0), lastOS: nil, multitasking: .none, display: display))
    display = phone_390x844
    display.chrome = Chrome(front: .notch(Chrome.Notch(width: 161.25, height: 34, topFilletRadius: 6, bottomRadius: 22)), homeIndicator: Chrome.HomeIndicator(width: 134, height: 5, bottomGap: 8))
    devices.append(Device(name: "iPhone 17e", family: "iPhone", identifiers: ["iPhone18,5"], diagonal: 6.1, year: 2026, firstOS: SystemVersion(26, 3), lastOS: nil, multitasking: .none, display: display))
    display = phone_440x956
    devices.append(Device(name: "iPhone 17 Pro Max", family: "iPhone", identifiers: ["iPhone18,2"], diagonal: 6.9, year: 2025, firstOS: SystemVersion(26, 0), lastOS: nil, multitasking: .none, display: display))
    display = phone_420x912
    devices.append(Device(name: "iPhone Air", family: "iPhone", identifiers: ["iPhone18,4"], diagonal: 6.5, year: 2025, firstOS: SystemVersion(26, 0), lastOS: nil, multitasking: .none, display: display))
    display = phone_402x874
    devices.append(Device(name: "iPhone 17", family: "iPhone", identifiers: ["iPhone18,3"], diagonal: 6.3, year: 2025, firstOS: SystemVersion(26, 0), lastOS: nil, multitasking: .none, display: display))
    display = phone_402x874
    devices.append(Device(name: "iPhone 17 Pro", family: "iPhone", identifiers: ["iPhone18,1"], diagonal: 6.3, year: 2025, firstOS: SystemVersion(26, 0), lastOS: nil, multitasking: .none, display: display))
    display = phone_390x844
    display.chrome = Chrome(front: .notch(Chrome.Notch(width: 161.25, height: 34, topFilletRadius: 6, bottomRadius: 22)), homeIndicator: Chrome.HomeIndicator(width: 134, height: 5, bottomGap: 8))
    devices.append(Device(name: "iPhone 16e", family: "iPhone", identifiers: ["iPhone17,5"], diagonal: 6.1, year: 2025, firstOS: SystemVersion(18, 3), lastOS: nil, multitasking: .none, display: display))
    display = phone_440x956
    devices.append(Device(name: "iPhone 16 Pro Max", family: "iPhone", identifiers: ["iPhone17,2"], diagonal: 6.9, year: 2024, firstOS: SystemVersion(18, 0), lastOS: nil, multitasking: .none, display: display))
    display = phone_430x932
    display.bezel = EdgeInsets(top: 19.7, left: 22.3, bottom: 19.7, right: 22.3)
    devices.append(Device(name: "iPhone 16 Plus", family: "iPhone", identifiers: ["iPhone17,4"], diagonal: 6.7, year: 2024, firstOS: SystemVersion(18, 0), lastOS: nil, multitasking: .none, display: display))
    display = phone_402x874
    devices.append(Device(name: "iPhone 16 Pro", family: "iPhone", identifiers: ["iPhone17,1"], diagonal: 6.3, year: 2024, firstOS: SystemVersion(18, 0), lastOS: nil, multitasking: .none, display: display))
    display = phone_393x852
    display.bezel = EdgeInsets(top: 19.7, left: 22.3, bottom: 19.7, right: 22.3)
    devices.append(Device(name: "iPhone 16", family: "iPhone", identifiers: ["iPhone17,3"], diagonal: 6.1, year: 2024, firstOS: SystemVersion(18, 0), lastOS: nil, multitasking: .none, display: display))
    display = phone_430x932
    devices.append(Device(name: "iPhone 15 Plus", family: "iPhone", identifiers: ["iPhone15,5"], diagonal: 6.7, year: 2023, firstOS: SystemVersion(17, 0), lastOS: nil, multitasking: .none, display: display))
    display = phone_430x932
    devices.append(Device(name: "iPhone 15 Pro Max", family: "iPhone", identifiers: ["iPhone16,2"], diagonal: 6.7, year: 2023, firstOS: SystemVersion(17, 0), lastOS: nil, multitasking: .none, display: display))
    display = phone_393x852
    devices.append(Device(name: "iPhone 15", family: "iPhone", identifiers: ["iPhone15,4"], diagonal: 6.1, year: 2023, firstOS: SystemVersion(17, 0), lastOS: nil, multitasking: .none, display: display))
    display = phone_393x852
    devices.append(Device(name: "iPhone 15 Pro", family: "iPhone", identifiers: ["iPhone16,1"], diagonal: 6.1, year: 2023, firstOS: SystemVersion(17, 0), lastOS: nil, multitasking: .none, display: display))
    display = phone_430x932
    devices.append(Device(name: "iPhone 14 Pro Max", family: "iPhone", identifiers: ["iPhone15,3"], diagonal: 6.7, year: 2022, firstOS: SystemVersion(16, 0), lastOS: nil, multitasking: .none, display: display))
    display = phone_428x926
    display.chrome = Chrome(front: .notch(Chrome.Notch(width: 161.25, height: 34, topFilletRadius: 6, bottomRadius: 22)), homeIndicator: Chrome.HomeIndicator(width: 134, height: 5, bottomGap: 8))
    devices.append(Device(name: "iPhone 14 Plus", family: "iPhone", identifiers: ["iPhone14,8"], diagonal: 6.7, year: 2022, firstOS: SystemVersion(16, 0), lastOS: nil, multitasking: .none, display: display))
    display = phone_393x852
    devices.append(Device(name: "iPhone 14 Pro", family: "iPhone", identifiers: ["iPhone15,2"], diagonal: 6.1, year: 2022, firstOS: SystemVersion(16, 0), lastOS: nil, multitasking: .none, display: display))
    display = phone_390x844
    display.chrome = Chrome(front: .notch(Chrome.Notch(width: 161.25, height: 34, topFilletRadius: 6, bottomRadius: 22)), homeIndicator: Chrome.HomeIndicator(width: 134, height: 5, bottomGap: 8))
    devices.append(Device(name: "iPhone 14", family: "iPhone", identifiers: ["iPhone14,7"], diagonal: 6.1, year: 2022, firstOS: SystemVersion(16, 0), lastOS: nil, multitasking: .none, display: display))
    display = phone_375x667
    devices.append(Device(name: "iPhone SE (3rd generation)", family: "iPhone", identifiers: ["iPhone14,6"], diagonal: 4.7, year: 2022, firstOS: SystemVersion(15, 4), lastOS: nil, multitasking: .none, display: display))
    display = phone_428x926
    display.chrome = Chrome(front: .notch(Chrome.Notch(width: 161.25, height: 34, topFilletRadius: 6, bottomRadius: 22)), homeIndicator: Chrome.HomeIndicator(width: 134, height: 5, bottomGap: 8))
    devices.append(Device(name: "iPhone 13 Pro Max", family: "iPhone", identifiers: ["iPhone14,3"], diagonal: 6.7, year: 2021, firstOS: SystemVersion(15, 0), lastOS: nil, multitasking: .none, display: display))
    display = phone_390x844
    display.chrome = Chrome(front: .notch(Chrome.Notch(width: 161.25, height: 34, topFilletRadius: 6, bottomRadius: 22)), homeIndicator: Chrome.HomeIndicator(width: 134, height: 5, bottomGap: 8))
    devices.append(Device(name: "iPhone 13", family: "iPhone", identifiers: ["iPhone14,5"], diagonal: 6.1, year: 2021, firstOS: SystemVersion(15, 0), lastOS: nil, multitasking: .none, display: display))
    display = phone_390x844
    display.chrome = Chrome(front: .notch(Chrome.Notch(width: 161.25, height: 34, topFilletRadius: 6, bottomRadius: 22)), homeIndicator: Chrome.HomeIndicator(width: 134, height: 5, bottomGap: 8))
    devices.append(Device(name: "iPhone 13 Pro", family: "iPhone", identifiers: ["iPhone14,2"], diagonal: 6.1, year: 2021, firstOS: SystemVersion(15, 0), lastOS: nil, multitasking: .none, display: display))
    display = phone_375x812_mini
    display.chrome = Chrome(front: .notch(Chrome.Notch(width: 174.75, height: 35, topFilletRadius: 6, bottomRadius: 24.5)), homeIndicator: Chrome.HomeIndicator(width: 134, height: 5, bottomGap: 8))
    devices.append(Device(name: "iPhone 13 mini", family: "iPhone", identifiers: ["iPhone14,4"], diagonal: 5.4, year: 2021, firstOS: SystemVersion(15, 0), lastOS: nil, multitasking: .none, display: display))
    display = phone_428x926
    devices.append(Device(name: "iPhone 12 Pro Max", family: "iPhone", identifiers: ["iPhone13,4"], diagonal: 6.7, year: 2020, firstOS: SystemVersion(14, 1), lastOS: nil, multitasking: .none, display: display))
    display = phone_390x844
    devices.append(Device(name: "iPhone 12", family: "iPhone", identifiers: ["iPhone13,2"], diagonal: 6.1, year: 2020, firstOS: SystemVersion(14, 1), lastOS: nil, multitasking: .none, display: display))
    display = phone_390x844
    devices.append(Device(name: "iPhone 12 Pro", family: "iPhone", identifiers: ["iPhone13,3"], diagonal: 6.1, year: 2020, firstOS: SystemVersion(14, 1), lastOS: nil, multitasking: .none, display: display))
    display = phone_375x812_mini
    devices.append(Device(name: "iPhone 12 mini", family: "iPhone", identifiers: ["iPhone13,1"], diagonal: 5.4, year: 2020, firstOS: SystemVersion(14, 1), lastOS: nil, multitasking: .none, display: display))
    display = phone_375x667
    devices.append(Device(name: "iPhone SE (2nd generation)", family: "iPhone", identifiers: ["iPhone12,8"], diagonal: 4.7, year: 2020, firstOS: SystemVersion(13, 4), lastOS: nil, multitasking: .none, display: display))
    display = phone_414x896_3x
    devices.append(Device(name: "iPhone 11 Pro Max", family: "iPhone", identifiers: ["iPhone12,5"], diagonal: 6.5, year: 2019, firstOS: SystemVersion(13, 0), lastOS: nil, multitasking: .none, display: display))
    display = phone_414x896_2x
    devices.append(Device(name: "iPhone 11", family: "iPhone", identifiers: ["iPhone12,1"], diagonal: 6.1, year: 2019, firstOS: SystemVersion(13, 0), lastOS: nil, multitasking: .none, display: display))
    display = phone_375x812
    devices.append(Device(name: "iPhone 11 Pro", family: "iPhone", identifiers: ["iPhone12,3"], diagonal: 5.8, year: 2019, firstOS: SystemVersion(13, 0), lastOS: nil, multitasking: .none, display: display))
    display = phone_414x896_3x
    devices.append(Device(name: "iPhone XS Max", family: "iPhone", identifiers: ["iPhone11,4", "iPhone11,6"], diagonal: 6.5, year: 2018, firstOS: SystemVersion(12, 0), lastOS: SystemVersion(18, 7), multitasking: .none, display: display))
    display = phone_414x896_2x
    devices.append(Device(name: "iPhone XR", family: "iPhone", identifiers: ["iPhone11,8"], diagonal: 6.1, year: 2018, firstOS: SystemVersion(12, 0), lastOS: SystemVersion(18, 7), multitasking: .none, display: display))
    display = phone_375x812
    devices.append(Device(name: "iPhone XS", family: "iPhone", identifiers: ["iPhone11,2"], diagonal: 5.8, year: 2018, firstOS: SystemVersion(12, 0), lastOS: SystemVersion(18, 7), multitasking: .none, display: display))
    display = phone_375x812
    devices.append(Device(name: "iPhone X", family: "iPhone", identifiers: ["iPhone10,3", "iPhone10,6"], diagonal: 5.8, year: 2017, firstOS: SystemVersion(11, 0), lastOS: SystemVersion(16, 7), multitasking: .none, display: display))
    display = phone_414x736
    devices.append(Device(name: "iPhone 8 Plus", family: "iPhone", identifiers: ["iPhone10,2", "iPhone10,5"], diagonal: 5.5, year: 2017, firstOS: SystemVersion(11, 0), lastOS: SystemVersion(16, 7), multitasking: .none, display: display))
    display = phone_375x667
    devices.append(Device(name: "iPhone 8", family: "iPhone", identifiers: ["iPhone10,1", "iPhone10,4"], diagonal: 4.7, year: 2017, firstOS: SystemVersion(11, 0), lastOS: SystemVersion(16, 7), multitasking: .none, display: display))
    display = phone_414x736
    devices.append(Device(name: "iPhone 7 Plus", family: "iPhone", identifiers: ["iPhone9,2", "iPhone9,4"], diagonal: 5.5, year: 2016, firstOS: SystemVersion(10, 0), lastOS: SystemVersion(15, 8), multitasking: .none, display: display))
    display = phone_375x667
    devices.append(Device(name: "iPhone 7", family: "iPhone", identifiers: ["iPhone9,1", "iPhone9,3"], diagonal: 4.7, year: 2016, firstOS: SystemVersion(10, 0), lastOS: SystemVersion(15, 8), multitasking: .none, display: display))
    display = phone_320x568
    devices.append(Device(name: "iPhone SE (1st generation)", family: "iPhone", identifiers: ["iPhone8,4"], diagonal: 4, year: 2016, firstOS: SystemVersion(9, 3), lastOS: SystemVersion(15, 8), multitasking: .none, display: display))
    display = phone_414x736
    devices.append(Device(name: "iPhone 6s Plus", family: "iPhone", identifiers: ["iPhone8,2"], diagonal: 5.5, year: 2015, firstOS: SystemVersion(9, 0), lastOS: SystemVersion(15, 8), multitasking: .none, display: display))
    display = phone_375x667
    devices.append(Device(name: "iPhone 6s", family: "iPhone", identifiers: ["iPhone8,1"], diagonal: 4.7, year: 2015, firstOS: SystemVersion(9, 0), lastOS: SystemVersion(15, 8), multitasking: .none, display: display))
    display = phone_414x736
    devices.append(Device(name: "iPhone 6 Plus", family: "iPhone", identifiers: ["iPhone7,1"], diagonal: 5.5, year: 2014, firstOS: SystemVersion(8, 0), lastOS: SystemVersion(12, 5), multitasking: .none, display: display))
    display = phone_375x667
    devices.append(Device(name: "iPhone 6", family: "iPhone", identifiers: ["iPhone7,2"], diagonal: 4.7, year: 2014, firstOS: SystemVersion(8, 0), lastOS: SystemVersion(12, 5), multitasking: .none, display: display))
    display = phone_320x568
    devices.append(Device(name: "iPhone 5c", family: "iPhone", identifiers: ["iPhone5,3", "iPhone5,4"], diagonal: 4, year: 2013, firstOS: SystemVersion(7, 0), lastOS: SystemVersion(10, 3), multitasking: .none, display: display))
    display = phone_320x568
    devices.append(Device(name: "iPhone 5s", family: "iPhone", identifiers: ["iPhone6,1", "iPhone6,2"], diagonal: 4, year: 2013, firstOS: SystemVersion(7, 0), lastOS: SystemVersion(12, 5), multitasking: .none, display: display))
    display = phone_320x568
    devices.append(Device(name: "iPhone 5", family: "iPhone", identifiers: ["iPhone5,1", "iPhone5,2"], diagonal: 4, year: 2012, firstOS: SystemVersion(6, 0), lastOS: SystemVersion(10, 3), multitasking: .none, display: display))
    display = phone_320x480
    devices.append(Device(name: "iPhone 4s", family: "iPhone", identifiers: ["iPhone4,1"], diagonal: 3.5, year: 2011, firstOS: SystemVersion(5, 0), lastOS: SystemVersion(9, 3), multitasking: .none, display: display))
    display = phone_320x480
    devices.append(Device(name: "iPhone 4", family: "iPhone", identifiers: ["iPhone3,1", "iPhone3,2", "iPhone3,3"], diagonal: 3.5, year: 2010, firstOS: SystemVersion(4, 0), lastOS: SystemVersion(7, 1), multitasking: .none, display: display))
    display = phone_320x480
    display.scale = 1
    devices.append(Device(name: "iPhone 3GS", family: "iPhone", identifiers: ["iPhone2,1"], diagonal: 3.5, year: 2009, firstOS: SystemVersion(3, 0), lastOS: SystemVersion(6, 1), multitasking: .none, display: display))
    display = phone_320x480
    display.scale = 1
    devices.append(Device(name: "iPhone 3G", family: "iPhone", identifiers: ["iPhone1,2"], diagonal: 3.5, year: 2008, firstOS: SystemVersion(2, 0), lastOS: SystemVersion(4, 2), multitasking: .none, display: display))
    display = phone_320x480
    display.scale = 1
    devices.append(Device(name: "iPhone (1st generation)", family: "iPhone", identifiers: ["iPhone1,1"], diagonal: 3.5, year: 2007, firstOS: SystemVersion(1, 0), lastOS: SystemVersion(3, 1), multitasking: .none, display: display))
    display = pad_820x1180
    display.cornerRadius = 25
    devices.append(Device(name: "iPad (A16)", family: "iPad", identifiers: ["iPad15,7", "iPad15,8"], diagonal: 10.9, year: 2025, firstOS: SystemVersion(18, 3), lastOS: nil, multitasking: .splitView, display: display))
    display = pad_820x1180
    display.cornerRadius = 25
    devices.append(Device(name: "iPad (10th generation)", family: "iPad", identifiers: ["iPad13,18", "iPad13,19"], diagonal: 10.9, year: 2022, firstOS: SystemVersion(16, 1), lastOS: nil, multitasking: .splitView, display: display))
    display = pad_810x1080
    devices.append(Device(name: "iPad (9th generation)", family: "iPad", identifiers: ["iPad12,1", "iPad12,2"], diagonal: 10.2, year: 2021, firstOS: SystemVersion(15, 0), lastOS: nil, multitasking: .splitView, display: display))
    display = pad_810x1080
    devices.append(Device(name: "iPad (8th generation)", family: "iPad", identifiers: ["iPad11,6", "iPad11,7"], diagonal: 10.2, year: 2020, firstOS: SystemVersion(14, 0), lastOS: SystemVersion(26, 6), multitasking: .splitView, display: display))
    display = pad_810x1080
    devices.append(Device(name: "iPad (7th generation)", family: "iPad", identifiers: ["iPad7,11", "iPad7,12"], diagonal: 10.2, year: 2019, firstOS: SystemVersion(13, 1), lastOS: SystemVersion(18, 7), multitasking: .splitView, display: display))
    display = pad_768x1024
    devices.append(Device(name: "iPad (6th generation)", family: "iPad", identifiers: ["iPad7,5", "iPad7,6"], diagonal: 9.7, year: 2018, firstOS: SystemVersion(11, 3), lastOS: SystemVersion(17, 7), multitasking: .splitView, display: display))
    display = pad_768x1024
    devices.append(Device(name: "iPad (5th generation)", family: "iPad", identifiers: ["iPad6,11", "iPad6,12"], diagonal: 9.7, year: 2017, firstOS: SystemVersion(10, 2), lastOS: SystemVersion(16, 7), multitasking: .splitView, display: display))
    display = pad_768x1024
    devices.append(Device(name: "iPad (3rd generation)", family: "iPad", identifiers: ["iPad3,1", "iPad3,2", "iPad3,3"], diagonal: 9.7, year: 2012, firstOS: SystemVersion(5, 1), lastOS: SystemVersion(9, 3), multitasking: .none, display: display))
    display = pad_768x1024
    devices.append(Device(name: "iPad (4th generation)", family: "iPad", identifiers: ["iPad3,4", "iPad3,5", "iPad3,6"], diagonal: 9.7, year: 2012, firstOS: SystemVersion(6, 0), lastOS: SystemVersion(10, 3), multitasking: .none, display: display))
    display = pad_768x1024
    display.scale = 1
    devices.append(Device(name: "iPad 2", family: "iPad", identifiers: ["iPad2,1", "iPad2,2", "iPad2,3", "iPad2,4"], diagonal: 9.7, year: 2011, firstOS: SystemVersion(4, 3), lastOS: SystemVersion(9, 3), multitasking: .none, display: display))
    display = pad_768x1024
    display.scale = 1
    devices.append(Device(name: "iPad (1st generation)", family: "iPad", identifiers: ["iPad1,1"], diagonal: 9.7, year: 2010, firstOS: SystemVersion(3, 2), lastOS: SystemVersion(5, 1), multitasking: .none, display: display))
    display = pad_1032x1376
    devices.append(Device(name: "iPad Pro (13-inch) (M5)", family: "iPad Pro", identifiers: ["iPad17,3", "iPad17,4"], diagonal: 13.0, year: 2025, firstOS: SystemVersion(26, 0), lastOS: nil, multitasking: .splitView, display: display))
    display = pad_834x1210
    devices.append(Device(name: "iPad Pro (11-inch) (M5)", family: "iPad Pro", identifiers: ["iPad17,1", "iPad17,2"], diagonal: 11.0, year: 2025, firstOS: SystemVersion(26, 0), lastOS: nil, multitasking: .splitView, display: display))
    display = pad_1032x1376
    devices.append(Device(name: "iPad Pro (13-inch) (M4)", family: "iPad Pro", identifiers: ["iPad16,5", "iPad16,6"], diagonal: 13.0, year: 2024, firstOS: SystemVersion(17, 4), lastOS: nil, multitasking: .splitView, display: display))
    display = pad_834x1210
    devices.append(Device(name: "iPad Pro (11-inch) (M4)", family: "iPad Pro", identifiers: ["iPad16,3", "iPad16,4"], diagonal: 11.0, year: 2024, firstOS: SystemVersion(17, 4), lastOS: nil, multitasking: .splitView, display: display))
    display = pad_1024x1366_rounded
    devices.append(Device(name: "iPad Pro (12.9-inch) (6th generation)", family: "iPad Pro", identifiers: ["iPad14,5", "iPad14,6"], diagonal: 12.9, year: 2022, firstOS: SystemVersion(16, 1), lastOS: nil, multitasking: .splitView, display: display))
    display = pad_834x1194
    devices.append(Device(name: "iPad Pro (11-inch) (4th generation)", family: "iPad Pro", identifiers: ["iPad14,3", "iPad14,4"], diagonal: 11.0, year: 2022, firstOS: SystemVersion(16, 1), lastOS: nil, multitasking: .splitView, display: display))
    display = pad_1024x1366_rounded
    devices.append(Device(name: "iPad Pro (12.9-inch) (5th generation)", family: "iPad Pro", identifiers: ["iPad13,8", "iPad13,9", "iPad13,10", "iPad13,11"], diagonal: 12.9, year: 2021, firstOS: SystemVersion(14, 5), lastOS: nil, multitasking: .splitView, display: display))
    display = pad_834x1194
    devices.append(Device(name: "iPad Pro (11-inch) (3rd generation)", family: "iPad Pro", identifiers: ["iPad13,4", "iPad13,5", "iPad13,6", "iPad13,7"], diagonal: 11.0, year: 2021, firstOS: SystemVersion(14, 5), lastOS: nil, multitasking: .splitView, display: display))
    display = pad_1024x1366_rounded
    devices.append(Device(name: "iPad Pro (12.9-inch) (4th generation)", family: "iPad Pro", identifiers: ["iPad8,11", "iPad8,12"], diagonal: 12.9, year: 2020, firstOS: SystemVersion(13, 4), lastOS: nil, multitasking: .splitView, display: display))
    display = pad_834x1194
    devices.append(Device(name: "iPad Pro (11-inch) (2nd generation)", family: "iPad Pro", identifiers: ["iPad8,9", "iPad8,10"], diagonal: 11.0, year: 2020, firstOS: SystemVersion(13, 4), lastOS: nil, multitasking: .splitView, display: display))
    display = pad_1024x1366_rounded
    devices.append(Device(name: "iPad Pro (12.9-inch) (3rd generation)", family: "iPad Pro", identifiers: ["iPad8,5", "iPad8,6", "iPad8,7", "iPad8,8"], diagonal: 12.9, year: 2018, firstOS: SystemVersion(12, 1), lastOS: SystemVersion(26, 6), multitasking: .splitView, display: display))
    display = pad_834x1194
    devices.append(Device(name: "iPad Pro (11-inch)", family: "iPad Pro", identifiers: ["iPad8,1", "iPad8,2", "iPad8,3", "iPad8,4"], diagonal: 11.0, year: 2018, firstOS: SystemVersion(12, 1), lastOS: SystemVersion(26, 6), multitasking: .splitView, display: display))
    display = pad_1024x1366
    devices.append(Device(name: "iPad Pro (12.9-inch) (2nd generation)", family: "iPad Pro", identifiers: ["iPad7,1", "iPad7,2"], diagonal: 12.9, year: 2017, firstOS: SystemVersion(10, 3), lastOS: SystemVersion(17, 7), multitasking: .splitView, display: display))
    display = pad_834x1112
    devices.append(Device(name: "iPad Pro (10.5-inch)", family: "iPad Pro", identifiers: ["iPad7,3", "iPad7,4"], diagonal: 10.5, year: 2017, firstOS: SystemVersion(10, 3), lastOS: SystemVersion(17, 7), multitasking: .splitView, display: display))
    display = pad_768x1024
    devices.append(Device(name: "iPad Pro (9.7-inch)", family: "iPad Pro", identifiers: ["iPad6,3", "iPad6,4"], diagonal: 9.7, year: 2016, firstOS: SystemVersion(9, 3), lastOS: SystemVersion(16, 7), multitasking: .splitView, display: display))
    display = pad_1024x1366
    devices.append(Device(name: "iPad Pro (12.9-inch)", family: "iPad Pro", identifiers: ["iPad6,7", "iPad6,8"], diagonal: 12.9, year: 2015, firstOS: SystemVersion(9, 1), lastOS: SystemVersion(16, 7), multitasking: .splitView, display: display))
    display = pad_1024x1366_rounded
    devices.append(Device(name: "iPad Air (13-inch) (M4)", family: "iPad Air", identifiers: ["iPad16,10", "iPad16,11"], diagonal: 13.0, year: 2026, firstOS: SystemVersion(26, 3), lastOS: nil, multitasking: .splitView, display: display))
    display = pad_820x1180
    devices.append(Device(name: "iPad Air (11-inch) (M4)", family: "iPad Air", identifiers: ["iPad16,8", "iPad16,9"], diagonal: 10.9, year: 2026, firstOS: SystemVersion(26, 3), lastOS: nil, multitasking: .splitView, display: display))
    display = pad_1024x1366_rounded
    devices.append(Device(name: "iPad Air (13-inch) (M3)", family: "iPad Air", identifiers: ["iPad15,5", "iPad15,6"], diagonal: 13.0, year: 2025, firstOS: SystemVersion(18, 3), lastOS: nil, multitasking: .splitView, display: display))
    display = pad_820x1180
    devices.append(Device(name: "iPad Air (11-inch) (M3)", family: "iPad Air", identifiers: ["iPad15,3", "iPad15,4"], diagonal: 10.9, year: 2025, firstOS: SystemVersion(18, 3), lastOS: nil, multitasking: .splitView, display: display))
    display = pad_1024x1366_rounded
    devices.append(Device(name: "iPad Air (13-inch) (M2)", family: "iPad Air", identifiers: ["iPad14,10", "iPad14,11"], diagonal: 13.0, year: 2024, firstOS: SystemVersion(17, 4), lastOS: nil, multitasking: .splitView, display: display))
    display = pad_820x1180
    devices.append(Device(name: "iPad Air (11-inch) (M2)", family: "iPad Air", identifiers: ["iPad14,8", "iPad14,9"], diagonal: 10.9, year: 2024, firstOS: SystemVersion(17, 4), lastOS: nil, multitasking: .splitView, display: display))
    display = pad_820x1180
    devices.append(Device(name: "iPad Air (5th generation)", family: "iPad Air", identifiers: ["iPad13,16", "iPad13,17"], diagonal: 10.9, year: 2022, firstOS: SystemVersion(15, 4), lastOS: nil, multitasking: .splitView, display: display))
    display = pad_820x1180
    devices.append(Device(name: "iPad Air (4th generation)", family: "iPad Air", identifiers: ["iPad13,1", "iPad13,2"], diagonal: 10.9, year: 2020, firstOS: SystemVersion(14, 1), lastOS: nil, multitasking: .splitView, display: display))
    display = pad_834x1112
    devices.append(Device(name: "iPad Air (3rd generation)", family: "iPad Air", identifiers: ["iPad11,3", "iPad11,4"], diagonal: 10.5, year: 2019, firstOS: SystemVersion(12, 2), lastOS: SystemVersion(26, 6), multitasking: .splitView, display: display))
    display = pad_768x1024
    devices.append(Device(name: "iPad Air 2", family: "iPad Air", identifiers: ["iPad5,3", "iPad5,4"], diagonal: 9.7, year: 2014, firstOS: SystemVersion(8, 1), lastOS: SystemVersion(15, 8), multitasking: .splitView, display: display))
    display = pad_768x1024
    devices.append(Device(name: "iPad Air", family: "iPad Air", identifiers: ["iPad4,1", "iPad4,2", "iPad4,3"], diagonal: 9.7, year: 2013, firstOS: SystemVersion(7, 0), lastOS: SystemVersion(12, 5), multitasking: .slideOver, display: display))
    display = pad_744x1133
    devices.append(Device(name: "iPad mini (A17 Pro)", family: "iPad mini", identifiers: ["iPad16,1", "iPad16,2"], diagonal: 8.3, year: 2024, firstOS: SystemVersion(18, 0), lastOS: nil, multitasking: .splitView, display: display))
    display = pad_744x1133
    devices.append(Device(name: "iPad mini (6th generation)", family: "iPad mini", identifiers: ["iPad14,1", "iPad14,2"], diagonal: 8.3, year: 2021, firstOS: SystemVersion(15, 0), lastOS: nil, multitasking: .splitView, display: display))
    display = pad_768x1024
    devices.append(Device(name: "iPad mini (5th generation)", family: "iPad mini", identifiers: ["iPad11,1", "iPad11,2"], diagonal: 7.9, year: 2019, firstOS: SystemVersion(12, 2), lastOS: SystemVersion(26, 6), multitasking: .splitView, display: display))
    display = pad_768x1024
    devices.append(Device(name: "iPad mini 4", family: "iPad mini", identifiers: ["iPad5,1", "iPad5,2"], diagonal: 7.9, year: 2015, firstOS: SystemVersion(9, 0), lastOS: SystemVersion(15, 8), multitasking: .splitView, display: display))
    display = pad_768x1024
    devices.append(Device(name: "iPad mini 3", family: "iPad mini", identifiers: ["iPad4,7", "iPad4,8", "iPad4,9"], diagonal: 7.9, year: 2014, firstOS: SystemVersion(8, 0), lastOS: SystemVersion(12, 5), multitasking: .slideOver, display: display))
    display = pad_768x1024
    devices.append(Device(name: "iPad mini 2", family: "iPad mini", identifiers: ["iPad4,4", "iPad4,5", "iPad4,6"], diagonal: 7.9, year: 2013, firstOS: SystemVersion(7, 0), lastOS: SystemVersion(12, 5), multitasking: .slideOver, display: display))
    display = pad_768x1024
    display.scale = 1
    devices.append(Device(name: "iPad mini", family: "iPad mini", identifiers: ["iPad2,5", "iPad2,6", "iPad2,7"], diagonal: 7.9, year: 2012, firstOS: SystemVersion(6, 0), lastOS: SystemVersion(9, 3), multitasking: .none, display: display))
    display = phone_320x568
    devices.append(Device(name: "iPod touch (7th generation)", family: "iPod touch", identifiers: ["iPod9,1"], diagonal: 4, year: 2019, firstOS: SystemVersion(12, 3), lastOS: SystemVersion(15, 8), multitasking: .none, display: display))
    display = phone_320x568
    devices.append(Device(name: "iPod touch (6th generation)", family: "iPod touch", identifiers: ["iPod7,1"], diagonal: 4, year: 2015, firstOS: SystemVersion(8, 4), lastOS: SystemVersion(12, 5), multitasking: .none, display: display))
    display = phone_320x568
    devices.append(Device(name: "iPod touch (5th generation)", family: "iPod touch", identifiers: ["iPod5,1"], diagonal: 4, year: 2012, firstOS: SystemVersion(6, 0), lastOS: SystemVersion(9, 3), multitasking: .none, display: display))
    display = phone_320x480
    devices.append(Device(name: "iPod touch (4th generation)", family: "iPod touch", identifiers: ["iPod4,1"], diagonal: 3.5, year: 2010, firstOS: SystemVersion(4, 1), lastOS: SystemVersion(6, 1), multitasking: .none, display: display))
    display = phone_320x480
    display.scale = 1
    devices.append(Device(name: "iPod touch (3rd generation)", family: "iPod touch", identifiers: ["iPod3,1"], diagonal: 3.5, year: 2009, firstOS: SystemVersion(3, 1), lastOS: SystemVersion(5, 1), multitasking: .none, display: display))
    display = phone_320x480
    display.scale = 1
    devices.append(Device(name: "iPod touch (2nd generation)", family: "iPod touch", identifiers: ["iPod2,1"], diagonal: 3.5, year: 2008, firstOS: SystemVersion(2, 1), lastOS: SystemVersion(4, 2), multitasking: .none, display: display))
    display = phone_320x480
    display.scale = 1
    devices.append(Device(name: "iPod touch (1st generation)", family: "iPod touch", identifiers: ["iPod1,1"], diagonal: 3.5, year: 2007, firstOS: SystemVersion(1, 1), lastOS: SystemVersion(3, 1), multitasking: .none, display: display))
    var device: Device
    var canvases: [DeviceCatalogue.Canvas] = []
    device = devices[50]
    canvases.append(DeviceCatalogue.Canvas(id: "retina3_5", device: device, toolsVersions: 0..<Int.max))
    device = devices[42]
    canvases.append(DeviceCatalogue.Canvas(id: "retina4_0", device: device, toolsVersions: 0..<Int.max))
    device = devices[39]
    canvases.append(DeviceCatalogue.Canvas(id: "retina4_7", device: device, toolsVersions: 0..<Int.max))
    device = devices[38]
    canvases.append(DeviceCatalogue.Canvas(id: "retina5_5", device: device, toolsVersions: 0..<Int.max))
    device = devices[33]
    canvases.append(DeviceCatalogue.Canvas(id: "retina5_9", device: device, toolsVersions: 0..<21000))
    device = devices[25]
    canvases.append(DeviceCatalogue.Canvas(id: "retina5_9", device: device, toolsVersions: 21000..<Int.max))
    device = devices[32]
    device.display.safeArea = PerOrientation(portrait: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0), landscape: EdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    device.display.statusBarHeight = PerOrientation(portrait: 44, landscape: 0)
    canvases.append(DeviceCatalogue.Canvas(id: "retina6_1", device: device, toolsVersions: 0..<21000))
    device = devices[32]
    canvases.append(DeviceCatalogue.Canvas(id: "retina6_1", device: device, toolsVersions: 21000..<Int.max))
    device = devices[31]
    canvases.append(DeviceCatalogue.Canvas(id: "retina6_5", device: device, toolsVersions: 0..<Int.max))
    device = devices[27]
    device.display.safeArea = PerOrientation(portrait: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0), landscape: EdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    device.display.statusBarHeight = PerOrientation(portrait: 44, landscape: 0)
    canvases.append(DeviceCatalogue.Canvas(id: "retina6_0", device: device, toolsVersions: 0..<21000))
    device = devices[20]
    canvases.append(DeviceCatalogue.Canvas(id: "retina6_0", device: device, toolsVersions: 21000..<Int.max))
    device = devices[26]
    device.display.safeArea = PerOrientation(portrait: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0), landscape: EdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    device.display.statusBarHeight = PerOrientation(portrait: 44, landscape: 0)
    canvases.append(DeviceCatalogue.Canvas(id: "retina6_7", device: device, toolsVersions: 0..<21000))
    device = devices[18]
    canvases.append(DeviceCatalogue.Canvas(id: "retina6_7", device: device, toolsVersions: 21000..<Int.max))
    device = devices[16]
    canvases.append(DeviceCatalogue.Canvas(id: "retina6_12", device: device, toolsVersions: 0..<Int.max))
    device = devices[14]
    canvases.append(DeviceCatalogue.Canvas(id: "retina6_72", device: device, toolsVersions: 0..<Int.max))
    device = devices[11]
    canvases.append(DeviceCatalogue.Canvas(id: "retina6_3", device: device, toolsVersions: 0..<Int.max))
    device = devices[9]
    canvases.append(DeviceCatalogue.Canvas(id: "retina6_9", device: device, toolsVersions: 0..<Int.max))
    device = devices[80]
    canvases.append(DeviceCatalogue.Canvas(id: "ipad9_7", device: device, toolsVersions: 0..<Int.max))
    device = devices[79]
    canvases.append(DeviceCatalogue.Canvas(id: "ipad10_5", device: device, toolsVersions: 0..<Int.max))
    device = devices[78]
    canvases.append(DeviceCatalogue.Canvas(id: "ipad12_9", device: device, toolsVersions: 0..<Int.max))
    device = devices[88]
    canvases.append(DeviceCatalogue.Canvas(id: "ipad10_9rounded", device: device, toolsVersions: 0..<Int.max))
    device = devices[71]
    canvases.append(DeviceCatalogue.Canvas(id: "ipad11_0rounded", device: device, toolsVersions: 0..<Int.max))
    device = devices[70]
    canvases.append(DeviceCatalogue.Canvas(id: "ipad12_9rounded", device: device, toolsVersions: 0..<Int.max))
    device = devices[68]
    canvases.append(DeviceCatalogue.Canvas(id: "ipad13_0rounded", device: device, toolsVersions: 0..<Int.max))
    let displays = [
      "phone_320x480": phone_320x480,
      "phone_320x568": phone_320x568,
      "phone_375x667": phone_375x667,
      "phone_414x736": phone_414x736,
      "phone_375x812": phone_375x812,
      "phone_375x812_mini": phone_375x812_mini,
      "phone_414x896_2x": phone_414x896_2x,
      "phone_414x896_3x": phone_414x896_3x,
      "phone_390x844": phone_390x844,
      "phone_428x926": phone_428x926,
      "phone_393x852": phone_393x852,
      "phone_430x932": phone_430x932,
      "phone_402x874": phone_402x874,
      "phone_440x956": phone_440x956,
      "phone_420x912": phone_420x912,
      "phone_466x678": phone_466x678,
      "pad_768x1024": pad_768x1024,
      "pad_810x1080": pad_810x1080,
      "pad_834x1112": pad_834x1112,
      "pad_1024x1366": pad_1024x1366,
      "pad_834x1194": pad_834x1194,
      "pad_820x1180": pad_820x1180,
      "pad_1024x1366_rounded": pad_1024x1366_rounded,
      "pad_744x1133": pad_744x1133,
      "pad_834x1210": pad_834x1210,
      "pad_1032x1376": pad_1032x1376,
    ]
    return DeviceCatalogue(devices: devices, canvases: canvases, displays: displays)
  }
}
