import Companion
import Scenes

extension PassedContent {
  /// What code gives a controller for a chosen row; without one it is the first of one.
  init(_ values: PassedValues, from row: TableRow?) {
    self.init()
    func resolved(_ value: PassedValues.Value, _ shown: (String) -> String?) -> String? {
      value.text(forRow: row?.number ?? 1, of: row?.count ?? 1, shown: shown)
    }
    let text: (String) -> String? = { row?.text(of: $0) }
    let image: (String) -> String? = { row?.image(of: $0) }
    title = values.title.flatMap { resolved($0, text) }
    for setting in values.texts { texts[setting.view] = resolved(setting.value, text) }
    for setting in values.images { images[setting.view] = resolved(setting.value, image) }
    lists = values.lists
  }

  /// What is given later takes the place of what was.
  mutating func take(_ later: PassedContent) {
    title = later.title ?? title
    texts.merge(later.texts) { _, later in later }
    images.merge(later.images) { _, later in later }
    lists += later.lists
  }
}
