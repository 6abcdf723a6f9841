import Companion

extension SimulationAnswers {
  /// The answers that a companion file declares.
  package init(_ file: CompanionFile) {
    self.init()
    overrides = file.traitOverrides.map {
      OverrideAnswer(child: $0.child, when: $0.condition, traits: $0.traits)
    }
    splitViews = file.splitViews.flatMap(Self.answers)
    customPresentations = file.presentations
    presentations = file.presentations.flatMap(Self.answers)
    actions = file.actions.flatMap { action in
      action.implementations.map {
        ActionAnswer(
          action: action.name, controller: $0.controller, when: $0.condition,
          effect: ShowEffect($0.effect))
      }
    }
    sendings = file.actions.flatMap { action in
      action.sendings.map { SendingAnswer(action: action.name, sending: $0) }
    }
    animations = file.animations.enumerated().map { index, animation in
      AnimationAnswer(
        name: "animations[\(index)]", controller: animation.controller,
        during: animation.transition, when: animation.condition)
    }
    lists = file.lists
    pages = file.pages.map {
      PageAnswer(
        pageController: $0.controller, pages: $0.pages, showsPageControl: $0.showsPageControl)
    }
  }

  /// One entry for each alternative of each question, in their order.
  private static func answers(_ declared: SplitViewAnswers) -> [SplitViewAnswer] {
    func entries<Value>(
      _ alternatives: Alternatives<Value>, _ put: (inout SplitViewAnswer, Value) -> Void
    ) -> [SplitViewAnswer] {
      alternatives.list.map { alternative in
        var answer = SplitViewAnswer(splitView: declared.controller, when: alternative.condition)
        put(&answer, alternative.value)
        return answer
      }
    }
    return entries(declared.primaryForCollapsing) { $0.primaryForCollapsing = $1 }
      + entries(declared.primaryForExpanding) { $0.primaryForExpanding = $1 }
      + entries(declared.collapse) { answer, collapse in
        answer.collapse = collapse.secondary == .standard ? .standard : .handled
        answer.keepInPrimary = collapse.keepInPrimary
      }
      + entries(declared.separate) { answer, separate in
        switch separate {
        case .standard: answer.separate = .standard
        case .controller(let name): answer.separate = .controller(name)
        }
      }
      + entries(declared.topColumnForCollapsing) {
        $0.topColumnForCollapsing = SplitColumn(rawValue: $1.rawValue)
      }
      + entries(declared.displayModeForExpanding) {
        $0.displayModeForExpanding = SplitDisplayMode(rawValue: $1.rawValue)
      }
  }

  private static func answers(_ declared: CustomPresentation) -> [PresentationAnswer] {
    var custom = PresentationAnswer(of: declared.presented)
    custom.custom = declared.presented
    return [custom]
      + declared.adaptiveStyle.list.map { alternative in
        var answer = PresentationAnswer(of: declared.presented, when: alternative.condition)
        // UIKit takes no other answers.
        answer.adaptiveStyle = AdaptiveStyle(rawValue: alternative.value.rawValue)
        return answer
      }
  }
}

extension ShowEffect {
  fileprivate init(_ effect: CustomAction.Effect) {
    switch effect {
    case .show: self = .show
    case .showDetail: self = .showDetail
    case .push: self = .push
    case .present: self = .present
    case .dismiss: self = .dismiss
    case .none: self = .none
    }
  }
}
