import Localization
import WorkerProtocol

/// What `lint` looks for, as people read of it. Raw values are the rules' ids, which never change.
enum LintRule: String, CaseIterable {
  case conflict, ambiguous, misplaced
  case textCutOff = "text-cut-off"
  case textTooLong = "text-too-long"
  case textGrowth = "text-growth"
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
  case missingFont = "missing-font"
  case missingColor = "missing-color"
  case hardCodedColor = "hard-coded-color"
  case missingOutlet = "missing-outlet"
  case missingAction = "missing-action"
  case imageSize = "image-size"
  case brokenAsset = "broken-asset"
  case nothingToShow = "nothing-to-show"
  case mergeConflict = "merge-conflict"
  case duplicateID = "duplicate-id"
  case unresolvedReference = "unresolved-reference"
  case badValue = "bad-value"
  case unknownElement = "unknown-element"
  case unknownAttribute = "unknown-attribute"
  case variationTie = "variation-tie"
  case unusedVariation = "unused-variation"
  case unusedResource = "unused-resource"
  case unusedConstraint = "unused-constraint"
  case unusedAsset = "unused-asset"
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
        localized("Constraints that can't all hold"),
        localized(
          """
          UIKit breaks one of them while the app runs, and says so in its log; which one may \
          change.
          """),
        localized("Take one of the named constraints away, or give one a priority below 1000.")
      )
    case .ambiguous:
      (
        localized("Frames that the constraints leave open"),
        localized("UIKit picks one of many layouts, and may pick another one after a rotation."),
        localized(
          "Add the constraint that the message asks for: two for each axis say where a view is.")
      )
    case .misplaced:
      (
        localized("A stored frame that breaks the constraints"),
        localized("Interface Builder shows the view elsewhere than the app does."),
        localized("Choose Update Frames in Interface Builder, or correct the constraints.")
      )
    case .textCutOff:
      (
        localized("A text that has too little room"),
        localized("People read its beginning only, or nothing."),
        localized(
          """
          Let it wrap (lines 0), shrink, or grow; or give it more room on the screens that are \
          named.
          """)
      )
    case .textTooLong:
      (
        localized("A text that no screen can show"),
        localized("Only its beginning is measured and drawn."),
        localized("Load such a text while the app runs.")
      )
    case .textGrowth:
      (
        localized("A text that has no room to grow"),
        localized(
          """
          People who need large texts see its beginning only: at text size AX3, about twice the \
          usual one, which WCAG 2.2 (1.4.4) asks for.
          """),
        localized(
          """
          Let it wrap (lines 0), and give it, and what it is in, a least height in place of a \
          fixed one; turn the rule off for it where code arranges the scene anew for these sizes.
          """)
      )
    case .noRoom:
      (
        localized("A view of which nothing is left"),
        localized("It can't be seen or touched on the screens that are named."),
        localized("Lower the priority of what takes its room, or let the scene scroll.")
      )
    case .outsideSuperview:
      (
        localized("A view outside what it is in"),
        localized("What is outside can't be touched, and isn't seen where its superview clips."),
        localized("Pin it to its superview, or let the superview scroll.")
      )
    case .overlap:
      (
        localized("Views over others on some screens"),
        localized("They hide each other there, though they are apart in the document."),
        localized("Add a constraint that keeps them apart.")
      )
    case .unavailable:
      (
        localized("Something that an older iOS hasn't got"),
        localized("The app looks otherwise there than in the document, or isn't built for it."),
        localized("Raise the deployment target, or do without it for the versions that are named.")
      )
    case .launchScreen:
      (
        localized("What a launch screen can't have"),
        localized(
          "iOS shows it before anything of the app runs; Xcode refuses to build some of it."),
        localized("Take away custom classes, runtime attributes, actions and outlets.")
      )
    case .missingImage:
      (
        localized("An image that the project doesn't have"),
        localized("The view stays empty."),
        localized("Add the image to a catalogue, or correct its name.")
      )
    case .missingFont:
      (
        localized("A font that neither iOS nor the project has"),
        localized("The text is shown in the system's font, with other widths."),
        localized(
          """
          Add the font's file to the target, and its name to UIAppFonts in the Info.plist, or correct \
          the name; a font that code registers from elsewhere is none of the project's.
          """)
      )
    case .missingColor:
      (
        localized("A named colour that the project doesn't have"),
        localized(
          """
          UIKit shows nothing in its place, or black; Interface Builder goes on showing what \
          it remembers.
          """),
        localized(
          "Add the colour to a catalogue, or correct its name; mostly it was renamed there.")
      )
    case .hardCodedColor:
      (
        localized("A colour of the catalogue, written out"),
        localized("It stays as it is when the catalogue's changes, and in dark appearance."),
        localized("Choose the named colour, unless it is the same by chance.")
      )
    case .missingOutlet:
      (
        localized("An outlet that the class doesn't have"),
        localized("The app ends with “not key value coding-compliant” when it loads the document."),
        localized(
          """
          Disconnect it in the connections inspector, or declare it in the class; mostly it \
          was renamed there. Classes whose sources aren't in the project are not judged.
          """)
      )
    case .missingAction:
      (
        localized("An action that the class doesn't have"),
        localized("The app ends with “unrecognized selector” when somebody touches the control."),
        localized(
          """
          Disconnect it in the connections inspector, or write the method; mostly it was \
          renamed. Classes whose sources aren't in the project are not judged.
          """)
      )
    case .imageSize:
      (
        localized("An image of another size than the document remembers"),
        localized("Interface Builder shows another layout than the app has."),
        localized("Open and save the document in Interface Builder.")
      )
    case .brokenAsset:
      (
        localized("An image set that can't be used"),
        localized("The image isn't shown, or not for all screens."),
        localized("Mend the file that the message names.")
      )
    case .nothingToShow:
      (
        localized("A document without views"), localized("There is nothing to check."),
        localized("Take it away, or leave it out.")
      )
    case .mergeConflict:
      (
        localized("A conflict of a merge that nobody decided"),
        localized(
          """
          What both sides changed is as on ours; the other side's change is lost with the next commit.
          """),
        localized(
          """
          Decide it, and take the comment away: git mergetool -t ninefold-window, the window's list of \
          conflicts, or by hand.
          """)
      )
    case .duplicateID:
      (
        localized("An id that two elements have"),
        localized(
          "Constraints, outlets and segues may reach the wrong one; mostly a merge made it."),
        localized("Give one of them another id.")
      )
    case .unresolvedReference:
      (
        localized("A reference to something that isn't there"),
        localized(
          """
          A constraint, outlet or segue has no effect, or the app ends when it loads the \
          document.
          """),
        localized(
          """
          Take the reference away, or restore what it refers to; mostly a merge lost it. --fix \
          takes away the entries of variations, outlets, constraints and anchors of popovers, \
          which have no effect so.
          """)
      )
    case .badValue:
      (
        localized("A value that can't be read"),
        localized("It is left out, and the default counts."),
        localized("Correct the value.")
      )
    case .unknownElement, .unknownAttribute:
      (
        localized("Something that Ninefold doesn't know"),
        localized("It is kept, and has no effect on what is shown."),
        localized("Nothing, if Interface Builder wrote it; otherwise look for a slip of the pen.")
      )
    case .variationTie:
      (
        localized("Two variations that hold at the same time and differ"),
        localized("Which one counts isn't defined."),
        localized(
          "Vary for one size class less, or add a variation for the cell in which both hold.")
      )
    case .unusedVariation:
      (
        localized("A variation that says what holds without it"),
        localized(
          "It looks as if something differed there, and has to be kept in step with the base."),
        localized(
          "Remove it: --fix does. Of a property that several variations have none is touched.")
      )
    case .unusedResource:
      (
        localized("An image or colour that the document remembers and doesn't use"),
        localized(
          """
          It looks used; Interface Builder takes it away with the next change, in somebody \
          else's review.
          """),
        localized("Remove it from <resources>: --fix does.")
      )
    case .unusedConstraint:
      (
        localized("A constraint that makes no difference"),
        localized(
          """
          It has to be kept in step with what counts: who changes one of two that say the same \
          makes a conflict.
          """),
        localized(
          """
          Delete it, or install it where it is needed. What an outlet or an identifier leads to is \
          not judged, as code may activate it.
          """)
      )
    case .unusedAsset:
      (
        localized("An image, colour or font that nothing in the project uses"),
        localized("Everybody who installs the app downloads it, and nobody sees it."),
        localized(
          """
          Delete it, unless its name is put together while the app runs: then turn the rule off for \
          it in ninefold.json.
          """)
      )
    case .reuseIdentifier:
      (
        localized("A prototype cell without reuse identifier"),
        localized("No code can ask for the cell."),
        localized("Give it one in the attributes inspector.")
      )
    case .storyboardIdentifier:
      (
        localized("A storyboard identifier that two scenes have"),
        localized("Xcode doesn't build the document."),
        localized("Give one of them another identifier.")
      )
    case .deprecatedClass:
      (
        localized("A class that Apple has given up"),
        localized("It goes away with a version of iOS, and the App Store may refuse it."),
        localized("Use the class that the message names.")
      )
    case .accessibilityLabel:
      (
        localized("A control or image view that VoiceOver can't name"),
        localized("People who don't see the screen don't know what it is for."),
        localized(
          """
          Give it an accessibility label in the identity inspector, or a title or placeholder; an \
          image view that only decorates should be no accessibility element.
          """)
      )
    case .translationCutOff:
      (
        localized("A text that is cut off in a language, though not in the document's own"),
        localized("Who reads that language can't read all of it."),
        localized("Give the view more room, let the text break into lines, or find shorter words.")
      )
    case .untranslated:
      (
        localized("A text that a language lacks"),
        localized("Who reads that language sees the document's own words in between."),
        localized(
          """
          Add the key to the language's table, or turn the rule off for texts that code fills \
          in.
          """)
      )
    case .staleTranslation:
      (
        localized("A translation of nothing in the document"),
        localized("It is never shown; often its view was deleted, or has another id now."),
        localized("Take it out of the table, or give it the key of the view that it is for.")
      )
    case .malformedTexts:
      (
        localized("A table of texts that can't be read"),
        localized("Xcode doesn't build an app with it."),
        localized("Correct what the message says at its line.")
      )
    case .tapTarget:
      (
        localized("A button that is too small for fingers"),
        localized("People miss it, and touch what is beside it."),
        localized("Make it 44 × 44 points; the image inside may stay small.")
      )
    case .contrast:
      (
        localized("A text that is hardly told from what is behind it"),
        localized("People with weak eyes can't read it, nor can anybody in the sun."),
        localized("Choose a darker or lighter colour, or a system colour for labels.")
      )
    case .companion:
      (
        localized("A companion file that isn't understood"),
        localized("What it says is left out."),
        localized("Correct the name or value at the place that is named.")
      )
    case .configuration:
      (
        localized("A configuration that isn't understood"),
        localized(
          """
          What it says is left out, so that something is checked that shouldn't be, or the \
          reverse.
          """),
        localized("Correct the name at the place in ninefold.json that is named.")
      )
    }
  }
}
