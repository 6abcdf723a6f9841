/// Messages have of a look only what it says. Some fifty members may be absent: asking a container to leave
/// each of them out costs more than writing those that are there.
extension Look {
  package enum CodingKeys: String, CodingKey, CaseIterable {
    case kind, background, gradient, appearance, isElevated, alpha, isHidden, scale, transform,
      alongside
    case clipsToBounds, cornerRadius, borderWidth, borderColor, shadow, cardTop
    case cardCornerRadius, arrow, tint, caption, system, isInteractive, text
    case attributedText, font, systemFamily, textColor, alignment, verticalAlignment
    case lineBreakMode, minimumScale, style, isEnabled, isRightToLeft, barTint, image
    case contentShift, scrolling, bar, button, cell, datePicker, effect, field, imageView, label
    case pages, progress, segments, slider, stepper, statusBar, toggle
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    for key in CodingKeys.allCases {
      switch key {
      case .kind: try values.encode(kind, forKey: key)
      case .background: try values.put(background, key)
      case .gradient: try values.put(gradient, key)
      case .appearance: try values.put(appearance, key)
      case .isElevated: try values.put(isElevated, key)
      case .alpha: try values.put(alpha, key)
      case .isHidden: try values.put(isHidden, key)
      case .scale: try values.put(scale, key)
      case .transform: try values.put(transform, key)
      case .alongside: try values.put(alongside, key)
      case .clipsToBounds: try values.put(clipsToBounds, key)
      case .cornerRadius: try values.put(cornerRadius, key)
      case .borderWidth: try values.put(borderWidth, key)
      case .borderColor: try values.put(borderColor, key)
      case .shadow: try values.put(shadow, key)
      case .cardTop: try values.put(cardTop, key)
      case .cardCornerRadius: try values.put(cardCornerRadius, key)
      case .arrow: try values.put(arrow, key)
      case .tint: try values.put(tint, key)
      case .caption: try values.put(caption, key)
      case .system: try values.put(system, key)
      case .isInteractive: try values.put(isInteractive, key)
      case .text: try values.put(text, key)
      case .attributedText: try values.put(attributedText, key)
      case .font: try values.put(font, key)
      case .systemFamily: try values.put(systemFamily, key)
      case .textColor: try values.put(textColor, key)
      case .alignment: try values.put(alignment, key)
      case .verticalAlignment: try values.put(verticalAlignment, key)
      case .lineBreakMode: try values.put(lineBreakMode, key)
      case .minimumScale: try values.put(minimumScale, key)
      case .style: try values.put(style, key)
      case .isEnabled: try values.put(isEnabled, key)
      case .isRightToLeft: try values.put(isRightToLeft, key)
      case .barTint: try values.put(barTint, key)
      case .image: try values.put(image, key)
      case .contentShift: try values.put(contentShift, key)
      case .scrolling: try values.put(scrolling, key)
      case .bar: try values.put(bar, key)
      case .button: try values.put(button, key)
      case .cell: try values.put(cell, key)
      case .datePicker: try values.put(datePicker, key)
      case .effect: try values.put(effect, key)
      case .field: try values.put(field, key)
      case .imageView: try values.put(imageView, key)
      case .label: try values.put(label, key)
      case .pages: try values.put(pages, key)
      case .progress: try values.put(progress, key)
      case .segments: try values.put(segments, key)
      case .slider: try values.put(slider, key)
      case .stepper: try values.put(stepper, key)
      case .statusBar: try values.put(statusBar, key)
      case .toggle: try values.put(toggle, key)
      }
    }
  }
}

extension KeyedEncodingContainer {
  fileprivate mutating func put<Value: Encodable>(_ value: Value?, _ key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }
}
