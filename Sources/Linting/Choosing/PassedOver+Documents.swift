import Localization
import WorkerProtocol
import Workspace

extension PassedOver {
  /// Takes those documents out of a list that are for something else than iOS, and counts them.
  package static func taken(from documents: inout [String]) -> [PassedOver] {
    var counts: [DocumentPlatform: Int] = [:]
    documents.removeAll { document in
      guard let platform = DocumentPlatform.of(documentAt: document) else { return false }
      counts[platform, default: 0] += 1
      return true
    }
    return DocumentPlatform.allCases.compactMap { platform in
      counts[platform].map { PassedOver(reason: platform.rawValue, documents: $0) }
    }
  }

  /// What several checks passed over, together.
  static func joined(_ all: [PassedOver]) -> [PassedOver] {
    DocumentPlatform.allCases.map(\.rawValue).compactMap { reason in
      let count = all.reduce(0) { $0 + ($1.reason == reason ? $1.documents : 0) }
      return count > 0 ? PassedOver(reason: reason, documents: count) : nil
    }
  }

  package var sentence: String {
    reason == DocumentPlatform.archive.rawValue
      ? localized(
        "%1$s document in the format of Xcode 3 and 4 is not checked; open and save it in Xcode.",
        plural:
          "%1$s documents in the format of Xcode 3 and 4 are not checked; open and save them in Xcode.",
        documents)
      : localized(
        "%1$s document for %2$s is not checked.",
        plural: "%1$s documents for %2$s are not checked.",
        documents, reason)
  }
}
