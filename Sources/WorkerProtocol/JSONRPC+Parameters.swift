import FoundationEssentials

extension RequestHead {
  /// Reads the parameters of a message whose head was read. Names may be written as on the command
  /// line (`size-class`) or as in JSON (`sizeClass`).
  package static func parameters<Parameters: Codable & Sendable>(
    of message: [UInt8], as type: Parameters.Type
  ) throws(ResponseError) -> Parameters {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .custom { path in
      Name(camelCased(path.last?.stringValue ?? ""))
    }
    do {
      let request = try decoder.decode(CheckedRequest<Parameters>.self, from: Data(message))
      if let parameters = request.params { return parameters.value }
      // Without any, all of them have to be optional.
      return try decoder.decode(Parameters.self, from: Data("{}".utf8))
    } catch let error as ResponseError {
      throw error
    } catch {
      throw ResponseError(
        code: ResponseError.Code.invalidParameters, message: explanation(of: error))
    }
  }

  private struct CheckedRequest<Parameters: Decodable>: Decodable {
    let params: Checked<Parameters>?
  }

  /// Parameters among which there is none that nobody reads: a name with a slip in it would be taken
  /// for the default.
  private struct Checked<Parameters: Decodable>: Decodable {
    let value: Parameters

    init(from decoder: any Decoder) throws {
      value = try Parameters(from: decoder)
      let known = Mirror(reflecting: value).children.compactMap(\.label)
      let names = try decoder.container(keyedBy: Name.self).allKeys.map(\.stringValue).sorted()
      if let unknown = names.first(where: { !known.contains($0) }) {
        throw ResponseError(
          code: ResponseError.Code.invalidParameters,
          message: "There is no parameter “\(unknown)”; there are "
            + "\(known.joined(separator: ", ")).")
      }
    }
  }

  private static func camelCased(_ name: String) -> String {
    let words = name.split(separator: "-")
    guard words.count > 1, let first = words.first else { return name }
    return words.dropFirst().reduce(into: String(first)) { result, word in
      result += word.prefix(1).uppercased() + word.dropFirst()
    }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }
}
