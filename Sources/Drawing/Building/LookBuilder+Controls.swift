import InterfaceBuilder
import Scenes
import TextMetrics
import Traits

/// Switches, sliders, segmented controls, what shows progress, pages, dates, and images.
extension LookBuilder {
  func readSwitch(into look: inout Look) {
    let toggle = Switch(view)
    if toggle.isOn { look.isOn = true }
    look.trackTint = toggle.onTint(in: palette)
    look.thumbTint = toggle.thumbTint(in: palette)
  }

  func readSlider(into look: inout Look) {
    let slider = Slider(view)
    look.value = slider.fraction
    look.trackTint = slider.minimumTrackTint(in: palette)
    look.remainingTint = slider.maximumTrackTint(in: palette)
    look.thumbTint = slider.thumbTint(in: palette)
  }

  func readSegmentedControl(into look: inout Look) {
    let control = SegmentedControl(view)
    look.items = control.segments.map { segment in
      var item = Look.Item(title: segment.title, image: image(segment.image))
      item.width = segment.width
      if !segment.isEnabled { item.isEnabled = false }
      return item
    }
    look.selected = control.selectedIndex
    look.trackTint = control.selectedTint(in: palette)
  }

  func readProgressView(into look: inout Look) {
    let progress = ProgressView(view)
    look.value = progress.progress
    look.trackTint = progress.progressTint(in: palette)
    look.remainingTint = progress.trackTint(in: palette)
  }

  func readActivityIndicator(into look: inout Look) {
    let indicator = ActivityIndicator(view)
    look.textColor = indicator.color(in: palette)
    if indicator.isLarge { look.style = .large }
  }

  func readPageControl(into look: inout Look) {
    let control = PageControl(view)
    // No screen has room for more dots.
    look.count = min(control.numberOfPages, 100)
    if control.currentPage > 0 { look.selected = control.currentPage }
    look.trackTint = control.currentPageTint(in: palette)
    look.remainingTint = control.pageTint(in: palette)
  }

  func readDatePicker(into look: inout Look) {
    let picker = DatePicker(view)
    look.dateMode = picker.mode
    switch picker.form(on: scene.platform) {
    case .wheels: look.style = .wheels
    case .inline: look.style = .inline
    case .compact:
      // What isn't said to be compact and is given the height of wheels has them.
      look.style = !picker.isSaidToBeCompact && frame.height >= 120 ? .wheels : .compact
    }
  }

  func readImageView(into look: inout Look) {
    let imageView = ImageView(view)
    let highlighted = view.isHighlighted ? imageView.highlightedImage : nil
    look.image = image(highlighted ?? imageView.image)
    look.contentMode = view.contentMode == .scaleToFill ? nil : view.contentMode
  }

  func readVisualEffect(into look: inout Look) {
    switch VisualEffectView(view).effect {
    case .blur(let blur):
      look.effect = Look.Effect(blurStyle: blur, appearance: palette.appearance)
    case .vibrancy(let style, let blur):
      look.vibrancy = Look.Effect.vibrantColor(style, over: blur, appearance: palette.appearance)
    case nil: break
    }
  }

  func readContainerView(into look: inout Look) {
    let segue = view.element?.segues.first { $0.kind == "embed" }
    let title = segue?.destination.flatMap { scene.controllerTitles[$0] }
    look.caption = title.map { "Container: \($0)" } ?? "Container"
  }
}
