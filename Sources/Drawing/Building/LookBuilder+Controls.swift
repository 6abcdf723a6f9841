import InterfaceBuilder
import Scenes
import TextMetrics
import Traits

/// Switches, sliders, segmented controls, what shows progress, pages, dates, and images.
extension LookBuilder {
  func readSwitch(into look: inout Look) {
    if view.flag("on") == true { look.isOn = true }
    look.trackTint = view.color("onTintColor", in: palette)
    look.thumbTint = view.color("thumbTintColor", in: palette)
  }

  func readSlider(into look: inout Look) {
    // Source of the defaults: UISlider's documentation. Interface Builder writes what differs.
    look.value = fraction(
      view.number("value") ?? 0, from: view.number("minValue") ?? 0,
      to: view.number("maxValue") ?? 1)
    look.trackTint = view.color("minimumTrackTintColor", in: palette)
    look.remainingTint = view.color("maximumTrackTintColor", in: palette)
    look.thumbTint = view.color("thumbTintColor", in: palette)
  }

  private func fraction(_ value: Double, from least: Double, to most: Double) -> Double {
    guard most > least else { return 0 }
    return min(max((value - least) / (most - least), 0), 1)
  }

  func readSegmentedControl(into look: inout Look) {
    let segments = view.element?.child("segments")?.children.filter { $0.name == "segment" } ?? []
    look.items = segments.map { segment in
      var item = Look.Item(
        title: segment.string("title"), image: image(segment.imageReference("image")))
      if let width = segment.number("width"), width > 0 { item.width = width }
      if segment["enabled"] == "NO" { item.isEnabled = false }
      return item
    }
    if let selected = view.count("selectedSegmentIndex"), segments.indices.contains(selected) {
      look.selected = selected
    }
    look.trackTint = view.color("selectedSegmentTintColor", in: palette)
  }

  func readProgressView(into look: inout Look) {
    look.value = min(max(view.number("progress") ?? 0, 0), 1)
    look.trackTint = view.color("progressTintColor", in: palette)
    look.remainingTint = view.color("trackTintColor", in: palette)
  }

  func readActivityIndicator(into look: inout Look) {
    look.textColor = view.color("color", in: palette)
    switch view["style"] {
    case "large", "whiteLarge": look.style = .large
    default: break
    }
    if view["style"]?.hasPrefix("white") == true, look.textColor == nil {
      look.textColor = Color(white: 1)
    }
  }

  func readPageControl(into look: inout Look) {
    look.count = min(max(view.count("numberOfPages") ?? 0, 0), 100)
    if let current = view.count("currentPage"), current > 0 { look.selected = current }
    look.trackTint = view.color("currentPageIndicatorTintColor", in: palette)
    look.remainingTint = view.color("pageIndicatorTintColor", in: palette)
  }

  func readDatePicker(into look: inout Look) {
    look.dateMode = view["datePickerMode"].flatMap(Look.DateMode.init(rawValue:))
    let form = scene.platform.datePickerForm(
      style: view["style"], isCountdown: view["datePickerMode"] == "countDownTimer")
    switch form {
    case .wheels: look.style = .wheels
    case .inline: look.style = .inline
    case .compact:
      // What isn't said to be compact and is given the height of wheels has them.
      look.style = view["style"] != "compact" && frame.height >= 120 ? .wheels : .compact
    }
  }

  func readImageView(into look: inout Look) {
    let highlighted = view.isHighlighted ? view.imageReference("highlightedImage") : nil
    look.image = image(highlighted ?? view.imageReference("image"))
    look.contentMode = view["contentMode"].flatMap(Look.ContentMode.init(rawValue:))
    if look.contentMode == .scaleToFill { look.contentMode = nil }
  }

  /// An effect is a blur, or a vibrancy over the blur that it names.
  func readVisualEffect(into look: inout Look) {
    guard let element = view.element else { return }
    let vibrancy = element.child("vibrancyEffect")
    let blur = (vibrancy ?? element).child("blurEffect")?["style"] ?? "regular"
    if let vibrancy {
      look.vibrancy = Look.Effect.vibrantColor(
        vibrancy["style"], over: blur, appearance: palette.appearance)
    } else {
      look.effect = Look.Effect(blurStyle: blur, appearance: palette.appearance)
    }
  }

  func readContainerView(into look: inout Look) {
    let segue = view.element?.segues.first { $0.kind == "embed" }
    let title = segue?.destination.flatMap { scene.controllerTitles[$0] }
    look.caption = title.map { "Container: \($0)" } ?? "Container"
  }
}
