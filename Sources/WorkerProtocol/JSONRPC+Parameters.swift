import FoundationEssentials

extension RequestHead {
  /// Reads the parameters of a message whose head was read.
  package static func parameters<Parameters: Codable & Sendable>(
    of message: [UInt8], as type: Parameters.Type
  ) throws(ResponseError) -> Parameters {
    let decoder = JSONDecoder.ofRequests
    do {
      let request = try decoder.decode(StrictRequest<Parameters>.self, from: Data(message))
      if let parameters = request.params { return parameters.value }
      // Without any, all of them have to be optional.
      return try decoder.decode(Parameters.self, from: Data("{}".utf8))
    } catch {
      throw ResponseError(
        code: ResponseError.Code.invalidParameters, message: explanation(of: error))
    }
  }

  private struct StrictRequest<Parameters: Decodable>: Decodable {
    let params: Strict<Parameters>?
  }
}
