import InterfaceBuilder

extension View {
  /// What people know the view by: the label that its author gave it in Interface Builder, else the
  /// first line of what it shows; nil where that is nothing.
  package var givenName: String? { element?["userLabel"]?.firstLine ?? shownName }

  private var shownName: String? {
    switch kind {
    case .label, .textView: plainText?.firstLine
    case .textField, .searchBar:
      // A password is nobody's name.
      (isSecure ? nil : plainText?.firstLine) ?? placeholder?.firstLine
    case .button: buttonTitle?.firstLine ?? buttonImage?.name
    case .imageView: imageReference("image")?.name
    default: nil
    }
  }
}

extension String {
  /// Without what stands before and after it; nil where there is none.
  package var firstLine: String? { split(whereSeparator: \.isNewline).first.map(String.init) }
}
