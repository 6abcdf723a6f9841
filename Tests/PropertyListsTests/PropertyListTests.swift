import Testing

@testable import PropertyLists

@Suite struct PropertyListTests {
  /// One list in three forms: {"a": "é", "b": (1, true)}, as far as the form has numbers.
  private static let forms: [(name: String, bytes: [UInt8], list: PropertyListValue)] = [
    (
      "XML",
      Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict><key>a</key><string>&#233;</string>
        <key>b</key><array><integer>1</integer><true/></array></dict></plist>
        """.utf8), .dictionary(["a": .text("é"), "b": .list([.number(1), .flag(true)])])
    ),
    (
      "text", Array("// c\n{ a = 'é'; /* d */ \"b\" = (1, <0fbd 77>,); }".utf8),
      .dictionary(["a": .text("é"), "b": .list([.text("1"), .other])])
    ),
    (
      "binary",
      binary(
        [
          [0xD2, 1, 2, 3, 4], [0x51, 0x61], [0x51, 0x62], [0x61, 0x00, 0xE9], [0xA2, 5, 6],
          [0x10, 1], [0x09],
        ]), .dictionary(["a": .text("é"), "b": .list([.number(1), .flag(true)])])
    ),
  ]

  /// A list of these objects, of which the first has the others in it. References have one byte.
  private static func binary(_ objects: [[UInt8]], top: UInt8 = 0) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let table = bytes.count
    bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 1]
    for number in [objects.count, Int(top), table] {
      bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    return bytes
  }

  @Test(arguments: forms.indices) func everyFormIsRead(index: Int) throws {
    let form = Self.forms[index]
    #expect(try PropertyList(form.bytes).value == form.list, "\(form.name)")
  }

  @Test func linesAreThoseOfTheOutermostKeys() throws {
    let text =
      "<plist><dict>\n<key>a</key><dict>\n<key>b</key><true/></dict>\n<key>b</key><true/></dict></plist>"
    #expect(try PropertyList(Array(text.utf8)).keyLines == ["a": 2, "b": 4])
  }

  /// Each ends a decoder, or keeps it busy for good, that trusts it.
  private static let refused: [[UInt8]] = [
    // A dictionary of 2⁶³ pairs.
    binary([[0xDF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]]),
    binary([[0x5F, 0x13, 0x80, 0, 0, 0, 0, 0, 0, 0]]),
    // A number of 2¹⁵ bytes, a list that has itself, and a key that is no text.
    binary([[0x1F]]), binary([[0xA1, 0]]), binary([[0xD1, 0, 0]]),
    // An object that isn't there, and one beyond the end.
    binary([[0xA1, 9]]), binary([[0x09]], top: 7), binary([[0x6F, 0x11, 0xFF, 0xFF]]),
    // Lists in lists, each with the one before it twice: 2¹⁰⁰ values.
    binary((0..<100).map { [0xA2, UInt8($0 + 1), UInt8($0 + 1)] } + [[0x09]]),
    // Within the depth, 15⁸ values.
    binary((0..<8).map { [0xAE] + [UInt8](repeating: UInt8($0 + 1), count: 14) } + [[0x09]]),
    Array((String(repeating: "<array>", count: 90_000) + "</array>").utf8),
    Array(("<plist>" + String(repeating: "<dict><key>a</key>", count: 9_000) + "</plist>").utf8),
    Array(String(repeating: "(", count: 100_000).utf8),
    Array(String(repeating: "{a=", count: 100_000).utf8),
    Array("<!DOCTYPE plist [<!ENTITY a \"aaaa\">]><plist><string>&a;</string></plist>".utf8),
    Array("<plist><dict><string>no key</string></dict></plist>".utf8),
    Array("<plist><dict><key>a</key></dict></plist>".utf8), Array("<plist/>".utf8),
    Array("bplist00".utf8), Array("bplist00".utf8) + [UInt8](repeating: 0xFF, count: 40), [],
  ]

  @Test(arguments: refused.indices) func whatIsNoListIsRefused(index: Int) {
    #expect(throws: PropertyList.Failure.self) { try PropertyList(Self.refused[index]) }
  }

  /// Nothing that differs from a list in some bytes ends the reader.
  @Test(arguments: forms.indices) func damagedListsAreSurvived(index: Int) {
    let bytes = Self.forms[index].bytes
    for place in bytes.indices {
      for value: UInt8 in [0, 1, 0x0F, 0x13, 0x7F, 0x80, 0xA2, 0xDF, 0xFF] {
        var changed = bytes
        changed[place] = value
        _ = try? PropertyList(changed)
      }
      _ = try? PropertyList(Array(bytes[..<place]))
    }
  }

  @Test(arguments: [
    ("<plist/>", PropertyList.Form.xml), ("\u{FEFF} <a/>", .xml), ("bplist00", .binary),
    ("\"a\" = \"<\";", .text), ("", .text),
  ])
  func theFormIsSeenByTheFirstBytes(text: String, form: PropertyList.Form) {
    #expect(PropertyList.Form(of: Array(text.utf8)) == form)
    let wide = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    if form == .xml { #expect(PropertyList.Form(of: [0xFF, 0xFE] + wide) == form) }
  }
}
