/** The contents of the pages: gauge, cards, tables, preview, images. */
export const SHORT_PARTS = `
.good { --tone: var(--good); } .warn { --tone: var(--warn); } .bad { --tone: var(--bad); } .note { --tone: var(--muted); }
.verdict-pair { display: grid; grid-template-columns: 11rem minmax(0, 1fr); gap: 2.2rem; align-items: center; }
.verdict-score { display: grid; justify-items: center; gap: 0.35rem; text-align: center; }
.verdict-words { display: grid; gap: 0.8rem; font-size: 1.16rem; line-height: 1.5; }
.status { color: var(--tone); font-weight: 700; }
.gauge { width: 9.5rem; height: 9.5rem; }
.gauge circle { fill: none; stroke-width: 10; }
.ring { stroke: #e6eaf0; }
.ring-good { stroke: var(--good-fill); } .ring-warn { stroke: var(--warn-fill); } .ring-bad { stroke: var(--bad-fill); }
.gauge-score { fill: var(--text); font-size: 30px; font-weight: 700; letter-spacing: -0.03em; }
.gauge-unit { fill: var(--muted); font-size: 11px; }
.no-score { font-size: 2.4rem; font-weight: 700; color: var(--muted); }
.facts { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); border-top: 1px solid var(--line); border-bottom: 1px solid var(--line); }
.facts > div { padding: 0.8rem 1rem 0.8rem 0; }
.facts dt { color: var(--muted); font-size: 0.84rem; }
.facts dt::first-letter { text-transform: uppercase; }
.limits { display: grid; gap: 0.3rem; }
.facts dd { font-size: 1.35rem; font-weight: 700; color: var(--heading); }
.cause { display: grid; grid-template-columns: 2.6rem minmax(0, 1fr); gap: 0.2rem 1rem; padding-top: 1.1rem; border-top: 1px solid var(--line); }
.cause-number { font-size: 1.9rem; font-weight: 700; line-height: 1; color: var(--accent-fill); }
.cause-body { display: grid; gap: 0.55rem; line-height: 1.42; }
.cause-body p, .verdict-words p { max-width: none; }
.cause-facts { display: flex; flex-wrap: wrap; gap: 0.3rem 2.2rem; }
.cause-facts div { display: flex; gap: 0.45rem; }
.cause-facts dt { color: var(--muted); } .cause-facts dd { font-weight: 700; }
.todo { max-width: none; padding: 0.8rem 1rem; background: var(--tint); border-left: 3px solid var(--accent-fill); }
.todo strong { display: block; color: var(--accent); font-size: 0.84rem; }
.list { list-style: none; display: grid; gap: 1.1rem; }
.example { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.plan { line-height: 1.35; }
.plan tbody th { width: 64%; }
.plan th, .plan td { padding-top: 0.42rem; padding-bottom: 0.42rem; }
table { width: 100%; border-collapse: collapse; font-size: 0.94rem; }
caption { text-align: left; padding-bottom: 0.4rem; }
th, td { padding: 0.55rem 0.8rem 0.55rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
th:last-child, td:last-child { padding-right: 0; }
thead th { color: var(--muted); font-size: 0.82rem; font-weight: 400; border-bottom-color: #aeb7c4; vertical-align: bottom; }
tbody th { font-weight: 400; }
th.num, td.num { text-align: right; }
.total th, .total td { font-weight: 700; border-top: 2px solid #aeb7c4; border-bottom: 0; }
.plan .phase-row th { padding-top: 1.1rem; color: var(--heading); font-weight: 700; border-bottom-color: #aeb7c4; }
.phase-row .muted { font-weight: 400; }
.fix-title { display: block; font-weight: 700; }
.fix-what { display: block; color: var(--muted); font-size: 0.88rem; }
.bar-cell { width: 34%; }
.bar { display: block; margin-top: 0.45em; }
.track { fill: #e6eaf0; } .fill-good { fill: var(--good-fill); } .fill-warn { fill: var(--warn-fill); } .fill-bad { fill: var(--bad-fill); }
.fill-note, .fill-quiet { fill: #8d97a6; } .fill-accent { fill: var(--accent-fill); }
.trend-pair { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 2rem; align-items: start; }
.plot { position: relative; padding-left: 2.2rem; }
.plot svg { display: block; width: 100%; height: 7rem; overflow: visible; }
.plot-top, .plot-bottom { position: absolute; left: 0; color: var(--muted); font-size: 0.76rem; }
.plot-top { top: -0.2rem; } .plot-bottom { bottom: -0.2rem; }
.grid { stroke: var(--line); stroke-width: 1; vector-effect: non-scaling-stroke; }
.trend { fill: none; stroke: var(--accent-fill); stroke-width: 2.5; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
.dot { stroke: var(--accent-fill); stroke-width: 9; stroke-linecap: round; vector-effect: non-scaling-stroke; }
.columns { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1.4rem 2.2rem; }
.columns ul { list-style: none; display: grid; gap: 0.35rem; margin-top: 0.5rem; font-size: 0.94rem; }
.dashes { list-style: none; display: grid; gap: 0.3rem; }
.dashes li { padding-left: 1.1rem; text-indent: -1.1rem; }
.dashes li::before { content: "–"; display: inline-block; width: 1.1rem; text-indent: 0; color: var(--muted); }
.prose { display: grid; gap: 0.6rem; font-size: 0.94rem; }
.shots { display: grid; grid-template-columns: minmax(0, 11fr) minmax(0, 3fr) minmax(0, 2fr); gap: 1.4rem; align-items: start; }
.shots img { display: block; width: 100%; height: auto; border: 1px solid #c9d0da; border-radius: 3px; }
.shots figcaption { margin-top: 0.4rem; color: var(--muted); font-size: 0.82rem; }
.result { padding: 1rem 1.2rem; border: 1px solid var(--line); border-radius: 6px; font-family: Arial, "Liberation Sans", sans-serif; }
.result-site { font-size: 14px; line-height: 1.3; color: #202124; } .result-crumb { font-size: 12px; color: #4d5156; }
.result-title { margin-top: 5px; font-size: 20px; line-height: 1.3; color: #1a0dab; }
.result-text { margin-top: 3px; font-size: 14px; line-height: 1.58; color: #4d5156; max-width: 600px; }
.mark { padding: 0 0.3em; border: 1px solid var(--line); border-radius: 3px; color: var(--muted); font-size: 0.72em; font-weight: 400; vertical-align: 0.1em; }
@media (max-width: 44rem) {
  .verdict-pair, .trend-pair, .columns, .shots { grid-template-columns: minmax(0, 1fr); }
  .facts { grid-template-columns: repeat(2, minmax(0, 1fr)); }
}
`;
