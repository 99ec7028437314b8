/** Charts with a figure by day, each with an axis of its own. */
export const DAY_CHARTS = `
.day-chart { margin: 0 0 1.5rem; }
.day-chart figcaption { font-weight: 600; margin-bottom: 0.4rem; }
.day-chart .plot { padding-left: 3.4rem; }
.day-mark { stroke: var(--text); stroke-width: 1.5; stroke-dasharray: 4 3; vector-effect: non-scaling-stroke; }
.plot-days {
  display: flex; justify-content: space-between; max-width: none; margin: 0.3rem 0 0; padding-left: 3.4rem;
  color: var(--muted); font-size: 0.75rem;
}
.totals { grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr)); }
`;
