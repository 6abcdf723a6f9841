/// What is said of a document, one thing at a time: what has happened last, else what its user is still asked.
@MainActor
package final class DocumentNotices {
  /// What has happened last, while it is said.
  private var news: Notice?
  /// What a program that ended left behind of this document, until it is taken up or dropped.
  private var leftover: Journal.Left?
  /// What there is to say of a merge of the document that isn't finished.
  private var merge: Notice?
  /// What was told of last.
  private var told: Notice?
  private let events = Events<Notice?>()

  /// Has something done when something else is said.
  package func observe(_ observer: @escaping @MainActor (Notice?) -> Void) {
    events.observe(observer)
  }

  func close() { events.end() }

  package var current: Notice? {
    news ?? (leftover == nil ? merge : .unsavedChangesWereFound)
  }

  /// Says what has happened; nil takes that away.
  package func say(_ notice: Notice?) {
    news = notice
    changed()
  }

  package func say(ofMerge notice: Notice?) {
    merge = notice
    changed()
  }

  /// Takes away what has happened, unless it is a question.
  func forgetNews() {
    if news?.choices.isEmpty == true { say(nil) }
  }

  /// Takes away what is said. A question isn't answered by that, and is asked when the document is opened again.
  package func dismiss() {
    if news != nil {
      news = nil
    } else if leftover != nil {
      leftover = nil
    } else {
      merge = nil
    }
    changed()
  }

  /// Nothing is said of another document yet; ``changed()`` tells so.
  func clear() { (news, leftover, merge) = (nil, nil, nil) }

  func changed() {
    guard current != told else { return }
    told = current
    events.tell(current)
  }

  // MARK: - What was left behind

  /// Looks for changes that were not saved when a program ended.
  func findLeftover(of path: String) {
    leftover = Journal.abandoned(in: Journal.folder).first { $0.journal.path == path }
    changed()
  }

  /// Has it taken up, and removes it.
  func restoreLeftover(_ restore: (Journal) -> Void) {
    if let leftover { restore(leftover.journal) }
    dropLeftover()
  }

  func dropLeftover() {
    leftover?.file.remove()
    leftover = nil
    changed()
  }
}
