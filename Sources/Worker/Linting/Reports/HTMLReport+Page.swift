extension HTMLReport {
  /// Colours have 4.5 : 1 and more on their grounds, light and dark.
  static let style = """
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
    article{display:flex;gap:20px;justify-content:space-between;padding:16px;margin:0 0 12px;
    background:var(--card);border-radius:12px}
    article[hidden],section[hidden]{display:none}
    .text{min-width:0;flex:1}.text p{margin:0 0 8px;overflow-wrap:anywhere}
    .tags{color:var(--dim);font-size:14px}.tags b{margin-right:4px}
    .screens,details{color:var(--dim);font-size:14px}summary{cursor:pointer}
    details p{margin:8px 0 0}
    .error{color:var(--error)}.warning{color:var(--warning)}.info{color:var(--info)}
    .picture{position:relative;flex:none;align-self:flex-start;
    background-size:100% 100%;border:1px solid var(--line);border-radius:6px}
    .picture i{position:absolute;min-width:4px;min-height:4px;border-radius:2px;
    outline:2px solid #e01b24;outline-offset:1px;box-shadow:0 0 0 4px #fffc}
    @media (max-width:560px){article{flex-direction:column}}
    @media print{form{display:none}article{break-inside:avoid}}
    """

  static let script = """
    "use strict";
    const choices = ["severity", "rule", "screen"].map(id => document.getElementById(id));
    function filter() {
      const [severity, rule, screen] = choices.map(choice => choice.value);
      let count = 0;
      for (const section of document.querySelectorAll("section")) {
        let any = false;
        for (const card of section.querySelectorAll("article")) {
          const data = card.dataset;
          const fits = (!severity || data.severity === severity) && (!rule || data.rule === rule)
            && (!screen || !data.screens || data.screens.split("\\n").includes(screen));
          card.hidden = !fits;
          if (fits) { any = true; count += 1; }
        }
        section.hidden = !any;
      }
      document.getElementById("none").hidden = count > 0;
      document.getElementById("count").textContent = count === 1 ? "1 finding" : count + " findings";
    }
    for (const choice of choices) choice.addEventListener("change", filter);
    filter();
    """
}
