import Scenes
import Traits

/// What is drawn of a switch. Colours that are absent are UIKit's, here and below.
package struct SwitchLook: Codable, Hashable, Sendable {
  package var isOn: Bool
  package var onTint: Color?
  package var thumbTint: Color?

  package init(isOn: Bool) { self.isOn = isOn }
}

/// What is drawn of a slider.
package struct SliderLook: Codable, Hashable, Sendable {
  /// Where its thumb is, from 0 to 1.
  package var value: Double
  /// The colours of its track before the thumb and behind it.
  package var minimumTint: Color?
  package var maximumTint: Color?
  package var thumbTint: Color?
  /// At its ends.
  package var minimumImage: Look.Image?
  package var maximumImage: Look.Image?

  package init(value: Double) { self.value = value }
}

/// What is drawn of a stepper: which of its ends its value is at.
package struct StepperLook: Codable, Hashable, Sendable {
  package var isAtMinimum: Bool?
  package var isAtMaximum: Bool?

  package init() {}
}

/// What is drawn of a progress view.
package struct ProgressLook: Codable, Hashable, Sendable {
  /// From 0 to 1.
  package var value: Double
  /// The colours of what is done, and of the rest.
  package var tint: Color?
  package var trackTint: Color?

  package init(value: Double) { self.value = value }
}

/// What is drawn of a page control.
package struct PagesLook: Codable, Hashable, Sendable {
  package var count: Int
  /// From 0.
  package var current: Int
  /// The colours of the current page's dot, and of the others.
  package var currentTint: Color?
  package var tint: Color?

  package init(count: Int, current: Int = 0) {
    self.count = count
    self.current = current
  }
}

/// What is drawn of a segmented control.
package struct SegmentsLook: Codable, Hashable, Sendable {
  package var items: [Look.Item]
  /// Which of them is chosen, from 0; absent is none.
  package var selected: Int?
  /// Behind the chosen one.
  package var selectedTint: Color?

  package init(items: [Look.Item], selected: Int? = nil) {
    self.items = items
    self.selected = selected
  }
}

/// What is drawn of an image view besides its image.
package struct ImageViewLook: Codable, Hashable, Sendable {
  package var contentMode: View.ContentMode

  package init(contentMode: View.ContentMode) { self.contentMode = contentMode }
}
