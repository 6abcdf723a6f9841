extension HTMLReport {
  /// The style sheet of this report, after that of all reports.
  static let style = """
    article{display:flex;gap:20px;justify-content:space-between;padding:16px;margin:0 0 12px;
    background:var(--card);border-radius:12px}
    .text{min-width:0;flex:1}.text p{margin:0 0 8px;overflow-wrap:anywhere}
    .tags{color:var(--dim);font-size:14px}.tags b{margin-right:4px}
    .screens,details{color:var(--dim);font-size:14px}
    details p{margin:8px 0 0}
    .picture{position:relative;flex:none;align-self:flex-start;
    background-size:100% 100%;border:1px solid var(--line);border-radius:6px}
    .picture i{position:absolute;min-width:4px;min-height:4px;border-radius:2px;
    outline:2px solid #e01b24;outline-offset:1px;box-shadow:0 0 0 4px #fffc}
    @media (max-width:560px){article{flex-direction:column}}
    @media print{article{break-inside:avoid}}
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
      const output = document.getElementById("count");
      output.textContent = count === 1 ? output.dataset.one : output.dataset.many.replace("#", count);
    }
    for (const choice of choices) choice.addEventListener("change", filter);
    filter();
    """
}
