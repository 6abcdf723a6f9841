/// The pages that the data source of a page view controller answers, which no document holds.
package struct PageContent: Hashable, Sendable {
  /// What the page view controller is called.
  package let controller: String
  /// Controllers of the document, in order.
  package let pages: [String]
  /// Whether the data source answers a presentation count, for which there is a page control.
  package let showsPageControl: Bool
}

extension PageContent {
  init(_ field: CompanionField) throws(CompanionError) {
    let object = try field.object("controller", "pages", "showsPageControl")
    controller = try object.required("controller").reference(to: .controller)
    pages = try object.required("pages").references(to: .controller)
    showsPageControl = try object["showsPageControl"]?.bool() ?? false
  }
}
