import WorkerProtocol

/// What `lint` looks for, as people read of it. Raw values are the rules' ids, which never change.
enum LintRule: String, CaseIterable {
  case conflict, ambiguous, misplaced
  case textCutOff = "text-cut-off"
  case textTooLong = "text-too-long"
  case noRoom = "no-room"
  case outsideSuperview = "outside-superview"
  case overlap
  case translationCutOff = "translation-cut-off"
  case untranslated
  case staleTranslation = "stale-translation"
  case malformedTexts = "malformed-texts"
  case unavailable
  case launchScreen = "launch-screen"
  case missingImage = "missing-image"
  case missingColor = "missing-color"
  case hardCodedColor = "hard-coded-color"
  case missingOutlet = "missing-outlet"
  case missingAction = "missing-action"
  case imageSize = "image-size"
  case brokenAsset = "broken-asset"
  case nothingToShow = "nothing-to-show"
  case duplicateID = "duplicate-id"
  case unresolvedReference = "unresolved-reference"
  case badValue = "bad-value"
  case unknownElement = "unknown-element"
  case unknownAttribute = "unknown-attribute"
  case variationTie = "variation-tie"
  case unusedVariation = "unused-variation"
  case unusedResource = "unused-resource"
  case reuseIdentifier = "reuse-identifier"
  case storyboardIdentifier = "storyboard-identifier"
  case deprecatedClass = "deprecated-class"
  case accessibilityLabel = "accessibility-label"
  case tapTarget = "tap-target"
  case contrast
  case companion
  case configuration

  /// The rule of a finding; those of companion files are one.
  init?(id: String) {
    if id.hasPrefix("companion-") {
      self = .companion
    } else {
      self.init(rawValue: id)
    }
  }

  /// What is wrong, in a few words.
  var title: String { explanation.title }
  /// Why it matters.
  var reason: String { explanation.reason }
  /// What to do.
  var remedy: String { explanation.remedy }

  private var explanation: (title: String, reason: String, remedy: String) {
    switch self {
    case .conflict:
      (
        "Constraints that can't all hold",
        "UIKit breaks one of them while the app runs, and says so in its log; which one may change.",
        "Take one of the named constraints away, or give one a priority below 1000."
      )
    case .ambiguous:
      (
        "Frames that the constraints leave open",
        "UIKit picks one of many layouts, and may pick another one after a rotation.",
        "Add the constraint that the message asks for: two for each axis say where a view is."
      )
    case .misplaced:
      (
        "A stored frame that breaks the constraints",
        "Interface Builder shows the view elsewhere than the app does.",
        "Choose Update Frames in Interface Builder, or correct the constraints."
      )
    case .textCutOff:
      (
        "A text that has too little room",
        "People read its beginning only, or nothing.",
        "Let it wrap (lines 0), shrink, or grow; or give it more room on the screens that are named."
      )
    case .textTooLong:
      (
        "A text that no screen can show",
        "Only its beginning is measured and drawn.",
        "Load such a text while the app runs."
      )
    case .noRoom:
      (
        "A view of which nothing is left",
        "It can't be seen or touched on the screens that are named.",
        "Lower the priority of what takes its room, or let the scene scroll."
      )
    case .outsideSuperview:
      (
        "A view outside what it is in",
        "What is outside can't be touched, and isn't seen where its superview clips.",
        "Pin it to its superview, or let the superview scroll."
      )
    case .overlap:
      (
        "Views over others on some screens",
        "They hide each other there, though they are apart in the document.",
        "Add a constraint that keeps them apart."
      )
    case .unavailable:
      (
        "Something that an older iOS hasn't got",
        "The app looks otherwise there than in the document, or isn't built for it.",
        "Raise the deployment target, or do without it for the versions that are named."
      )
    case .launchScreen:
      (
        "What a launch screen can't have",
        "iOS shows it before anything of the app runs; Xcode refuses to build some of it.",
        "Take away custom classes, runtime attributes, actions and outlets."
      )
    case .missingImage:
      (
        "An image that the project doesn't have",
        "The view stays empty.",
        "Add the image to a catalogue, or correct its name."
      )
    case .missingColor:
      (
        "A named colour that the project doesn't have",
        "UIKit shows nothing in its place, or black; Interface Builder goes on showing what it remembers.",
        "Add the colour to a catalogue, or correct its name; mostly it was renamed there."
      )
    case .hardCodedColor:
      (
        "A colour of the catalogue, written out",
        "It stays as it is when the catalogue's changes, and in dark appearance.",
        "Choose the named colour, unless it is the same by chance."
      )
    case .missingOutlet:
      (
        "An outlet that the class doesn't have",
        "The app ends with “not key value coding-compliant” when it loads the document.",
        "Disconnect it in the connections inspector, or declare it in the class; mostly it was renamed there. "
          + "Classes whose sources aren't in the project are not judged."
      )
    case .missingAction:
      (
        "An action that the class doesn't have",
        "The app ends with “unrecognized selector” when somebody touches the control.",
        "Disconnect it in the connections inspector, or write the method; mostly it was renamed. "
          + "Classes whose sources aren't in the project are not judged."
      )
    case .imageSize:
      (
        "An image of another size than the document remembers",
        "Interface Builder shows another layout than the app has.",
        "Open and save the document in Interface Builder."
      )
    case .brokenAsset:
      (
        "An image set that can't be used",
        "The image isn't shown, or not for all screens.",
        "Mend the file that the message names."
      )
    case .nothingToShow:
      ("A document without views", "There is nothing to check.", "Take it away, or leave it out.")
    case .duplicateID:
      (
        "An id that two elements have",
        "Constraints, outlets and segues may reach the wrong one; mostly a merge made it.",
        "Give one of them another id."
      )
    case .unresolvedReference:
      (
        "A reference to something that isn't there",
        "A constraint, outlet or segue has no effect, or the app ends when it loads the document.",
        "Take the reference away, or restore what it refers to; mostly a merge lost it. --fix takes away the "
          + "entries of variations, outlets, constraints and anchors of popovers, which have no effect so."
      )
    case .badValue:
      (
        "A value that can't be read",
        "It is left out, and the default counts.",
        "Correct the value."
      )
    case .unknownElement, .unknownAttribute:
      (
        "Something that Ninefold doesn't know",
        "It is kept, and has no effect on what is shown.",
        "Nothing, if Interface Builder wrote it; otherwise look for a slip of the pen."
      )
    case .variationTie:
      (
        "Two variations that hold at the same time and differ",
        "Which one counts isn't defined.",
        "Vary for one size class less, or add a variation for the cell in which both hold."
      )
    case .unusedVariation:
      (
        "A variation that says what holds without it",
        "It looks as if something differed there, and has to be kept in step with the base.",
        "Remove it: --fix does. Of a property that several variations have none is touched."
      )
    case .unusedResource:
      (
        "An image or colour that the document remembers and doesn't use",
        "It looks used; Interface Builder takes it away with the next change, in somebody else's review.",
        "Remove it from <resources>: --fix does."
      )
    case .reuseIdentifier:
      (
        "A prototype cell without reuse identifier",
        "No code can ask for the cell.",
        "Give it one in the attributes inspector."
      )
    case .storyboardIdentifier:
      (
        "A storyboard identifier that two scenes have",
        "Xcode doesn't build the document.",
        "Give one of them another identifier."
      )
    case .deprecatedClass:
      (
        "A class that Apple has given up",
        "It goes away with a version of iOS, and the App Store may refuse it.",
        "Use the class that the message names."
      )
    case .accessibilityLabel:
      (
        "A button that VoiceOver can't name",
        "People who don't see the image don't know what it does.",
        "Give it an accessibility label in the identity inspector, or a title."
      )
    case .translationCutOff:
      (
        "A text that is cut off in a language, though not in the document's own",
        "Who reads that language can't read all of it.",
        "Give the view more room, let the text break into lines, or find shorter words."
      )
    case .untranslated:
      (
        "A text that a language lacks",
        "Who reads that language sees the document's own words in between.",
        "Add the key to the language's table, or turn the rule off for texts that code fills in."
      )
    case .staleTranslation:
      (
        "A translation of nothing in the document",
        "It is never shown; often its view was deleted, or has another id now.",
        "Take it out of the table, or give it the key of the view that it is for."
      )
    case .malformedTexts:
      (
        "A table of texts that can't be read",
        "Xcode doesn't build an app with it.",
        "Correct what the message says at its line."
      )
    case .tapTarget:
      (
        "A button that is too small for fingers",
        "People miss it, and touch what is beside it.",
        "Make it 44 × 44 points; the image inside may stay small."
      )
    case .contrast:
      (
        "A text that is hardly told from what is behind it",
        "People with weak eyes can't read it, nor can anybody in the sun.",
        "Choose a darker or lighter colour, or a system colour for labels."
      )
    case .companion:
      (
        "A companion file that isn't understood",
        "What it says is left out.",
        "Correct the name or value at the place that is named."
      )
    case .configuration:
      (
        "A configuration that isn't understood",
        "What it says is left out, so that something is checked that shouldn't be, or the reverse.",
        "Correct the name at the place in ninefold.json that is named."
      )
    }
  }
}
