import Localization

/// A page that loads nothing, follows the reader's choice of light or dark, and says everything without
/// JavaScript as well.
package struct HTMLPage {
  package let title: String
  /// Beside ``baseStyle``.
  package let style: String
  package let body: [String]
  package let script: String

  package init(title: String, style: String, body: [String], script: String) {
    self.title = title
    self.style = style
    self.body = body
    self.script = script
  }

  package var lines: [String] {
    [
      "<!DOCTYPE html>",
      // Translators: The tag of your language, such as de, for pages in it.
      "<html lang=\(localized("en").htmlQuoted)><head><meta charset=\"utf-8\">",
      #"<meta name="viewport" content="width=device-width, initial-scale=1">"#,
      #"<meta name="color-scheme" content="light dark">"#,
      "<title>\(title.html)</title>", "<style>", Self.baseStyle, style, "</style></head><body>",
    ] + body + ["<script>", script, "</script>", "</body></html>"]
  }

  /// Colours have 4.5 : 1 and more on their grounds, light and dark.
  static let baseStyle = """
    :root{color-scheme:light dark;--ground:#fff;--card:#f6f5f4;--text:#1e1e1e;--dim:#5e5c64;
    --line:#d0cfcc;--error:#a51d2d;--warning:#8a4b00;--info:#1a5fb4}
    @media (prefers-color-scheme:dark){:root{--ground:#1d1d20;--card:#2a2a2e;--text:#f0f0f0;
    --dim:#b5b3ba;--line:#4a4a4f;--error:#ff8f98;--warning:#f5c05a;--info:#8fc1ff}}
    *{box-sizing:border-box}
    body{margin:0 auto;max-width:1000px;padding:24px;background:var(--ground);color:var(--text);
    font:16px/1.45 system-ui,sans-serif}
    h1{margin:0;font-size:28px}h2{margin:32px 0 12px;font-size:18px;overflow-wrap:anywhere}
    header p{margin:4px 0 0;color:var(--dim)}
    form{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:8px 20px;align-items:center;
    padding:12px 0;margin-top:12px;background:var(--ground);border-bottom:1px solid var(--line)}
    select{font:inherit;max-width:260px;padding:4px 8px;background:var(--card);color:inherit;
    border:1px solid var(--line);border-radius:6px}
    output{margin-left:auto;color:var(--dim)}
    summary{cursor:pointer}
    .error{color:var(--error)}.warning{color:var(--warning)}.info{color:var(--info)}
    [hidden]{display:none!important}
    @media print{form{display:none}}
    """
}
