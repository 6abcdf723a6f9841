extension PicturePair {
  /// Beside ``HTMLPage/baseStyle``. Without JavaScript, and on paper, pairs are side by side.
  package static let style = """
    body{max-width:1180px}
    html:not(.js) .controls,html:not(.js) .pair input{display:none}
    fieldset{display:flex;flex-wrap:wrap;gap:4px 14px;margin:0;padding:0;border:0}
    legend{float:left;margin-right:14px;padding:0;font-weight:600}
    label{display:inline-flex;gap:6px;align-items:center}
    button{font:inherit;padding:3px 12px;background:var(--card);color:inherit;
    border:1px solid var(--line);border-radius:6px}
    .keys{font-size:13px}kbd{font:12px ui-monospace,monospace;padding:1px 5px;background:var(--card);
    border:1px solid var(--line);border-radius:4px}
    .pair{margin:16px 0 0;padding:16px;background:var(--card);border-radius:12px;
    scroll-margin-top:72px;break-inside:avoid}
    .pair:focus{outline:none}.pair.here{box-shadow:0 0 0 2px var(--info)}
    figcaption{margin:0 0 12px}figcaption span,.side>b{color:var(--dim);font-size:14px}
    .side>b{display:block;margin-bottom:4px;font-weight:600}
    .stage{position:relative;display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:16px;
    align-items:start}
    .side{min-width:0}.none p{margin:0;color:var(--dim)}
    .shot{position:relative;border:1px solid var(--line);border-radius:6px;overflow:hidden;background:#fff}
    .shot img{display:block;width:100%;height:auto}
    .shot i{position:absolute;min-width:4px;min-height:4px;border-radius:2px;
    outline:2px solid #e66100;outline-offset:-2px;box-shadow:inset 0 0 0 3px #fffb}
    .shot i.added{outline-color:#26a269}.shot i.removed{outline-color:#e01b24}
    .plain .shot i{display:none}
    .pair input{display:none;width:100%;margin:12px 0 0}
    .split{display:none;position:absolute;bottom:0;width:2px;margin-left:-1px;background:var(--info);
    pointer-events:none}
    @media screen{
    .js:is(.overlay,.slider,.blink,.difference) .pair:not(.lone) .stage{width:min(100%,var(--width));
    grid-template-columns:minmax(0,1fr);touch-action:pan-y}
    .js:is(.overlay,.slider,.blink,.difference) .pair:not(.lone) .side{grid-area:1/1}
    .js:is(.overlay,.slider,.blink,.difference) .pair:not(.lone) .after>b{text-align:right}
    .js:is(.overlay,.slider) .pair:not(.lone) input{display:block;max-width:var(--width)}
    .js.overlay .pair:not(.lone) .after .shot{opacity:calc(var(--share)/100)}
    .js.slider .pair:not(.lone) .after .shot{clip-path:inset(0 0 0 calc(var(--share)*1%))}
    .js.slider .pair:not(.lone) .split{display:block;top:28px;left:calc(var(--share)*1%)}
    .js.blink.first .pair:not(.lone) .after,.js.blink:not(.first) .pair:not(.lone) .before{visibility:hidden}
    .js.difference .pair:not(.lone) .stage{isolation:isolate}
    .js.difference .pair:not(.lone) .after .shot{mix-blend-mode:difference;border-color:transparent}
    .js.difference .pair:not(.lone) .before .shot{border-color:transparent}
    .js.difference .pair:not(.lone) .shot i{display:none}
    }
    @media (max-width:560px){.stage{grid-template-columns:minmax(0,1fr)}}
    @media print{body{max-width:none;padding:0;font-size:11pt}.pair{padding:8px}
    .shot{max-height:90vh}.shot,.shot i{print-color-adjust:exact}}
    """

  package static let script = """
    "use strict";
    const page = document.documentElement;
    const pairs = [...document.querySelectorAll(".pair")];
    const modes = [...document.querySelectorAll("[name=mode]")];
    const screenChoice = document.getElementById("screen");
    const outlines = document.getElementById("outlines");
    const pause = document.getElementById("pause");
    // Who wants little motion changes the pictures by hand.
    let isPaused = matchMedia("(prefers-reduced-motion: reduce)").matches;
    let isFirst = false;
    const pauseText = pause.textContent;
    let here = -1;
    function show() {
      const mode = modes.find(choice => choice.checked).value;
      page.className = ["js", mode, isFirst ? "first" : "", outlines.checked ? "" : "plain"].join(" ");
      pause.hidden = mode !== "blink";
      pause.textContent = isPaused ? pause.dataset.resume : pauseText;
      for (const pair of pairs) {
        pair.hidden = screenChoice.value !== "" && pair.dataset.screen !== screenChoice.value;
      }
      for (const section of document.querySelectorAll("section.pictures")) {
        section.hidden = !section.querySelector(".pair:not([hidden])");
      }
    }
    function go(step) {
      const shown = pairs.filter(pair => !pair.hidden);
      if (shown.length === 0) return;
      const place = shown.indexOf(pairs[here]);
      const next = shown[Math.min(Math.max(place + step, 0), shown.length - 1)];
      pairs.forEach(pair => pair.classList.toggle("here", pair === next));
      here = pairs.indexOf(next);
      next.scrollIntoView();
      next.focus({preventScroll: true});
    }
    for (const pair of pairs) {
      const range = pair.querySelector("input");
      const stage = pair.querySelector(".stage");
      const set = () => pair.style.setProperty("--share", range.value);
      range.addEventListener("input", set);
      set();
      // The pictures themselves can be dragged over.
      const drag = event => {
        if (event.buttons !== 1 || !/slider|overlay/.test(page.className)) return;
        const box = stage.getBoundingClientRect();
        range.value = 100 * (event.clientX - box.left) / box.width;
        set();
        event.preventDefault();
      };
      stage.addEventListener("pointerdown", drag);
      stage.addEventListener("pointermove", drag);
      stage.addEventListener("dragstart", event => event.preventDefault());
    }
    for (const choice of [...modes, screenChoice, outlines]) choice.addEventListener("change", show);
    function togglePause() { isPaused = !isPaused; if (isPaused) isFirst = !isFirst; show(); }
    pause.addEventListener("click", togglePause);
    setInterval(() => {
      if (isPaused || !page.classList.contains("blink")) return;
      isFirst = !isFirst;
      page.classList.toggle("first", isFirst);
    }, 900);
    document.addEventListener("keydown", event => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.target.matches("select")) return;
      const key = event.key.toLowerCase();
      if (modes[Number(key) - 1]) modes[Number(key) - 1].checked = true;
      else if (key === "o") outlines.checked = !outlines.checked;
      else if (key === "j") return go(1);
      else if (key === "k") return go(-1);
      else if (key === "p") return togglePause();
      else return;
      show();
    });
    document.querySelector(".controls").addEventListener("submit", event => event.preventDefault());
    show();
    """
}
