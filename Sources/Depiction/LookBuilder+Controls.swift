import Drawing
import InterfaceBuilder
import Scenes
import TextMetrics
import Traits
import UIKitMetrics

/// Switches, sliders, segmented controls, what shows progress, pages, dates, and images.
extension LookBuilder {
  /// What a view of its kind alone looks like.
  func readOwn(into look: inout Look) {
    switch look.kind {
    case .label: readLabel(into: &look)
    case .button: readButton(into: &look)
    case .textField: readTextField(into: &look)
    case .textView: readTextView(into: &look)
    case .searchBar: readSearchBar(into: &look)
    case .imageView: readImageView(into: &look)
    case .toggle: readSwitch(into: &look)
    case .slider: readSlider(into: &look)
    case .stepper: readStepper(into: &look)
    case .segmentedControl: readSegmentedControl(into: &look)
    case .progressView: readProgressView(into: &look)
    case .activityIndicatorView: readActivityIndicator(into: &look)
    case .pageControl: readPageControl(into: &look)
    case .datePicker: readDatePicker(into: &look)
    case .navigationBar: readNavigationBar(into: &look)
    case .toolbar: readToolbar(into: &look)
    case .tabBar: readTabBar(into: &look)
    case .tableView: readTableView(into: &look)
    case .tableViewCell: readCell(into: &look)
    case .visualEffectView: readVisualEffect(into: &look)
    case .containerView: readContainerView(into: &look)
    case .other: look.caption = view.customClass ?? view.className
    case .pickerView: break
    default: readPlainView(into: &look)
    }
  }

  /// Interface Builder writes on empty views what is made of them.
  private func readPlainView(into look: inout Look) {
    // What a xib shows in it stands for the class, and so does what the project says that it fills itself with.
    let isFilled =
      laidOut.contained.contains { $0.view == index && $0.xib != nil }
      || scene.looks.look(of: view.customClass)?.isSeen == true
    if scene.platform.marksEmptyViews, view.kind != .window, !isFilled {
      look.caption = view.customClass
    }
  }

  func readSwitch(into look: inout Look) {
    let toggle = Switch(view)
    var shown = SwitchLook(isOn: toggle.isOn)
    shown.onTint = toggle.onTint(in: palette)
    shown.thumbTint = toggle.thumbTint(in: palette)
    look.toggle = shown
  }

  func readSlider(into look: inout Look) {
    let slider = Slider(view)
    var shown = SliderLook(value: slider.fraction)
    shown.minimumTint = slider.minimumTrackTint(in: palette)
    shown.maximumTint = slider.maximumTrackTint(in: palette)
    shown.thumbTint = slider.thumbTint(in: palette)
    shown.minimumImage = image(slider.minimumValueImage, isContent: true)
    shown.maximumImage = image(slider.maximumValueImage, isContent: true)
    look.slider = shown
  }

  func readStepper(into look: inout Look) {
    let stepper = Stepper(view)
    guard !stepper.wraps else { return }
    var shown = StepperLook()
    if stepper.value <= stepper.minimumValue { shown.isAtMinimum = true }
    if stepper.value >= stepper.maximumValue { shown.isAtMaximum = true }
    if shown != StepperLook() { look.stepper = shown }
  }

  func readSegmentedControl(into look: inout Look) {
    let control = SegmentedControl(view)
    let items = control.segments.map { segment in
      var item = Look.Item(title: segment.title, image: image(segment.image))
      item.width = segment.width
      if !segment.isEnabled { item.isEnabled = false }
      return item
    }
    look.segments = SegmentsLook(items: items, selected: control.selectedIndex)
    look.segments?.selectedTint = control.selectedTint(in: palette)
  }

  func readProgressView(into look: inout Look) {
    let progress = ProgressView(view)
    var shown = ProgressLook(value: progress.progress)
    shown.tint = progress.progressTint(in: palette)
    shown.trackTint = progress.trackTint(in: palette)
    look.progress = shown
  }

  func readActivityIndicator(into look: inout Look) {
    let indicator = ActivityIndicator(view)
    look.textColor = indicator.color(in: palette)
    if indicator.isLarge { look.style = .large }
  }

  func readPageControl(into look: inout Look) {
    let control = PageControl(view)
    // So many dots are no more than a line on any screen.
    look.pages = PagesLook(count: min(control.numberOfPages, 100), current: control.currentPage)
    look.pages?.currentTint = control.currentPageTint(in: palette)
    look.pages?.tint = control.pageTint(in: palette)
  }

  func readDatePicker(into look: inout Look) {
    let picker = DatePicker(view)
    switch picker.form(on: scene.platform) {
    case .wheels: look.style = .wheels
    case .inline: look.style = .inline
    case .compact:
      // What isn't said to be compact and is given the height of wheels has them.
      look.style = !picker.isSaidToBeCompact && frame.height >= 120 ? .wheels : .compact
    }
    look.datePicker = DatePickerLook(picker.mode, look.style, in: scene.language)
    let size = scene.typography.datePickerPointSize
    if look.style == .compact, size != FixedMetric.compactDateFontSize {
      look.font = .system(size: size, typography: scene.typography)
    }
  }

  func readImageView(into look: inout Look) {
    let imageView = ImageView(view)
    let highlighted = view.isHighlighted ? imageView.highlightedImage : nil
    look.image = image(highlighted ?? imageView.image, isContent: true)
    // Interface Builder shows where there is nothing to see.
    if scene.platform.marksEmptyViews { look.caption = view.className }
    if view.contentMode != .scaleToFill {
      look.imageView = ImageViewLook(contentMode: view.contentMode)
    }
  }

  func readVisualEffect(into look: inout Look) {
    switch VisualEffectView(view).effect {
    case .blur(let blur):
      look.effect = EffectLook(
        blur: Look.Effect(blurStyle: blur, appearance: palette.appearance))
    case .vibrancy(let style, let blur):
      look.effect = EffectLook(
        vibrancy: Look.Effect.vibrancy(
          style, over: blur, appearance: palette.appearance, hasDarkText: hasDarkText))
    case nil: break
    }
  }

  /// Whether the first text in the view has a dark colour.
  private var hasDarkText: Bool {
    func color(in index: ViewIndex) -> Color? {
      let view = scene.views[index]
      if view.kind == .label { return view.textColor(in: palette) }
      return view.children.lazy.compactMap(color(in:)).first
    }
    return color(in: index).map { $0.luma < 0.5 } ?? false
  }

  func readContainerView(into look: inout Look) {
    let segue = view.element?.segues.first { $0.kind == "embed" }
    let title = segue?.destination.flatMap { scene.controllerTitles[$0] }
    look.caption = title.map { "Container: \($0)" } ?? "Container"
  }
}
