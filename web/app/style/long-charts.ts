/** Charts that are drawn on a canvas: uPlot's own rules, in the colors of the page. */
export const LONG_CHARTS = `
.long-chart { position: relative; margin-bottom: 1.2rem; }
.long-chart .day-chart { margin: 0; }
.long-chart .plot.is-drawn { padding-left: 0; height: 170px; }
.long-chart .plot.is-drawn:focus-visible { outline: 2px solid var(--accent-fill); outline-offset: 3px; }
.readout { position: absolute; top: 0; right: 0; margin: 0; max-width: 75%; text-align: right; }
.trend-before {
  fill: none; stroke: var(--muted); stroke-width: 1.2; stroke-dasharray: 5 4; vector-effect: non-scaling-stroke;
}
.uplot, .uplot * { box-sizing: border-box; }
.uplot { width: min-content; line-height: 1.5; }
.u-wrap { position: relative; user-select: none; }
.u-over, .u-under { position: absolute; }
.u-under { overflow: hidden; }
.uplot canvas { display: block; position: relative; width: 100%; height: 100%; }
.u-axis { position: absolute; }
.u-select { position: absolute; pointer-events: none; }
.u-cursor-x, .u-cursor-y { position: absolute; left: 0; top: 0; pointer-events: none; will-change: transform; }
.u-hz .u-cursor-x { height: 100%; border-right: 1px dashed var(--muted); }
.u-cursor-pt {
  position: absolute; top: 0; left: 0; border-radius: 50%; border: 0 solid; pointer-events: none;
  will-change: transform; background-clip: padding-box !important;
}
.u-axis.u-off, .u-select.u-off, .u-cursor-x.u-off, .u-cursor-y.u-off, .u-cursor-pt.u-off { display: none; }
.chart-choices { display: flex; flex-wrap: wrap; gap: 0.4rem 2rem; align-items: baseline; }
.is-done h3 { color: var(--muted); text-decoration: line-through; }
.fix-tick { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.75rem; }
.fix-tick label { display: flex; align-items: center; gap: 0.5rem; min-height: 2.75rem; margin: 0; }
.live-shot { max-width: min(100%, 22rem); border: 1px solid var(--line); border-radius: 0.5rem; }
`;
