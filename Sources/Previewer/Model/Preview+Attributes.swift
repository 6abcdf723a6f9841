import WorkerProtocol

/// What the selection is like: asked for once it rests, where somebody wants to see it.
extension Preview {
  /// Milliseconds: who goes on through the outline isn't slowed down.
  private static let inspectionRestTime = 150

  /// Asks what is selected is like. What is known of the same selection stays until there is an answer.
  func inspect() {
    inspectionRest?.cancel()
    inspectionRest = nil
    let question = wantsAttributes ? attributesParameters : nil
    if question?.scene != inspected?.scene || question?.views != inspected?.views {
      attributes = nil
      inspected = nil
    }
    // An answer to another question comes too late.
    worker.inspect(nil)
    guard let question else { return }
    inspectionRest = Timer(after: Self.inspectionRestTime) { [weak self] in
      self?.inspected = question
      self?.worker.inspect(question)
    }
  }

  func take(_ attributes: AttributesResult) {
    self.attributes = attributes
    tell(.attributes)
  }

  /// Whether there is something with attributes.
  var hasAttributes: Bool { attributesParameters != nil }

  /// Of the selected views or of the selected scene.
  private var attributesParameters: AttributesParameters? {
    guard let path, let selection, selection.segue == nil else { return nil }
    var parameters: AttributesParameters
    if let interaction {
      guard let view = selection.view else { return nil }
      parameters = interaction.parameters(for: path, shownSettings, inspecting: view)
    } else {
      parameters = shownChoice.parameters(
        for: path, shownSettings, on: shownSystem, inspecting: selectedViews, in: selection.scene)
    }
    parameters.text = editor?.unsavedText
    return parameters
  }
}
