/** Shapes of the inline images. */
export const CHARTS = `
.gauge { width: 10.5rem; height: 10.5rem; }
.gauge circle { fill: none; stroke-width: 11; }
.ring { stroke: var(--sunken); }
.ring-good { stroke: var(--good-fill); stroke-linecap: round; }
.ring-warn { stroke: var(--warn-fill); stroke-linecap: round; }
.ring-bad { stroke: var(--bad-fill); stroke-linecap: round; }
.gauge-score { fill: var(--text); font-size: 29px; font-weight: 700; letter-spacing: -0.03em; }
.gauge-unit { fill: var(--muted); font-size: 11px; }
.bar { display: block; }
.track { fill: var(--sunken); }
.card .tile .track, .fold-body .track { fill: var(--line); }
.fill-good { fill: var(--good-fill); }
.fill-warn { fill: var(--warn-fill); }
.fill-bad { fill: var(--bad-fill); }
.fill-note, .fill-quiet { fill: var(--quiet-fill); }
.fill-accent { fill: var(--accent-fill); }
.scale { display: block; overflow: visible; }
.pin { fill: var(--surface); stroke: var(--text); stroke-width: 3; }
.plot { position: relative; padding-left: 2.2rem; }
.plot svg { display: block; width: 100%; height: 9rem; overflow: visible; }
.plot-top, .plot-bottom { position: absolute; left: 0; color: var(--muted); font-size: 0.75rem; }
.plot-top { top: -0.2rem; }
.plot-bottom { bottom: -0.2rem; }
.grid { stroke: var(--line); stroke-width: 1; vector-effect: non-scaling-stroke; }
.trend {
  fill: none; stroke: var(--accent-fill); stroke-width: 2.5; stroke-linejoin: round; vector-effect: non-scaling-stroke;
}
.dot { stroke: var(--accent-fill); stroke-width: 9; stroke-linecap: round; vector-effect: non-scaling-stroke; }
.measure { margin: 0; display: grid; gap: 0.4rem; align-content: start; }
.measure ul { padding: 0; list-style: none; display: grid; gap: 0.3rem; }
.measure li {
  margin: 0; display: grid; grid-template-columns: minmax(0, 7.5rem) minmax(0, 1fr) minmax(3.2rem, auto);
  gap: 0.6rem; align-items: center; font-size: 0.85rem;
}
.measure .figure { text-align: right; }
.who { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;
