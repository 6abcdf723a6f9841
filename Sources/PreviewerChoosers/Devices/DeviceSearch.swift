import PreviewerModel
import Traits

/// What *View as* offers, and what a search leaves of it.
struct DeviceSearch {
  /// A row of the list.
  enum Offer {
    case asDesigned
    case generic
    case device(Device)

    var name: String {
      switch self {
      case .asDesigned: CanvasChoice.asDesigned.name
      case .generic: CanvasChoice.generic.name
      case .device(let device): device.name
      }
    }

    /// Nil for a canvas without a device.
    var device: Device? {
      if case .device(let device) = self { device } else { nil }
    }
  }

  /// What is searched of an offer.
  private struct Entry {
    let family: String?
    /// Of its name and its family's.
    let words: [String]
    /// The name without what is in parentheses, which tells generations and sizes apart.
    let model: [String]

    init(_ offer: Offer) {
      let name = offer.name
      family = offer.device?.family
      words = name.words + (family ?? "").words
      model = String(name.prefix { $0 != "(" }).words
    }

    /// Whether every word begins one of its own.
    func matches(_ wanted: [String]) -> Bool {
      let name = words.joined()
      return wanted.allSatisfy { word in
        name.hasPrefix(word) || words.contains { $0.hasPrefix(word) }
      }
    }

    /// Whether it is called just that, "iPhone 15 Pro" or "15 Pro" for short, and not all of its family are.
    func isCalled(_ wanted: [String]) -> Bool {
      (model == wanted || model.dropFirst().elementsEqual(wanted)) && family?.words != wanted
    }
  }

  let offers: [Offer]
  private let entries: [Entry]

  /// The canvases come first, then the devices by their families.
  init(_ catalogue: DeviceCatalogue) {
    offers = [.asDesigned, .generic] + catalogue.families.flatMap(\.devices).map(Offer.device)
    entries = offers.map(Entry.init)
  }

  /// The place of what is chosen; nil for a device that the catalogue lacks.
  func place(of choice: CanvasChoice) -> Int? {
    offers.firstIndex { offer in
      switch (offer, choice) {
      case (.asDesigned, .asDesigned), (.generic, .cell): true
      case (.device(let device), .device(let name, _)),
        (.device(let device), .window(let name, _, _)),
        (.device(let device), .resized(let name, _, _)):
        device.name == name
      default: false
      }
    }
  }

  /// The places in ``offers`` of those that a text finds, the likeliest first: of those that are called
  /// just that the newest, as catalogues are ordered. "15 pro" is the Pro rather than the Pro Max,
  /// "ipad air" the last of them rather than that of 2013. Families stay together.
  func hits(for text: String) -> [Int] {
    let wanted = text.words
    let found = entries.indices.filter { entries[$0].matches(wanted) }
    guard !wanted.isEmpty else { return found }
    let exact = found.filter { entries[$0].isCalled(wanted) }
    let likeliest = exact + found.filter { !exact.contains($0) }
    var families: [String?] = []
    for hit in likeliest where !families.contains(entries[hit].family) {
      families.append(entries[hit].family)
    }
    return families.flatMap { family in likeliest.filter { entries[$0].family == family } }
  }
}

extension String {
  /// Lower case, without punctuation but that of "12.9".
  fileprivate var words: [String] {
    lowercased().split { !($0.isLetter || $0.isNumber || $0 == ".") }.map(String.init)
  }
}
