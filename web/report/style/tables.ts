/** Tables: figures aligned right, prominent heads, wide ones scrolling in their own frame. */
export const TABLES = `
.table { min-width: 0; }
.scrolls { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 0.9rem; }
caption { padding: 0.75rem 1rem 0.35rem; text-align: left; font-weight: 650; font-size: 0.9rem; }
.card > .table caption { padding-inline: 0; padding-top: 0; }
th, td { padding: 0.5rem 0.75rem; text-align: left; vertical-align: top; border-top: 1px solid var(--line); }
thead th { border-top: 0; color: var(--muted); font-size: 0.8rem; font-weight: 600; vertical-align: bottom; }
tbody th { font-weight: 500; }
th:first-child, td:first-child { padding-left: 1rem; }
th:last-child, td:last-child { padding-right: 1rem; }
.card > .table th:first-child { padding-left: 0; }
.card > .table th:last-child, .card > .table td:last-child { padding-right: 0; }
.num { text-align: right; white-space: nowrap; }
.narrow { width: 2.5rem; }
.wide { min-width: 15rem; }
.chart, th.spare { width: 38%; min-width: 5rem; }
.chart ~ th { width: 1%; }
td a, tbody th a { text-decoration-color: transparent; }
td a:hover, tbody th a:hover { text-decoration-color: currentColor; }
td svg { display: block; margin-top: 0.4rem; }
td .scale { margin-top: 0.2rem; }
.scrolls table { min-width: 34rem; }
thead .num { white-space: normal; }
.related { display: block; color: var(--muted); }
@media (max-width: 34rem) {
  .table:not(.scrolls) :is(th, td) { padding-inline: 0.3rem; overflow-wrap: break-word; hyphens: auto; }
  .chart { min-width: 3.2rem; width: 24%; }
  .wide { min-width: 9.5rem; }
  .scrolls table { min-width: 30rem; }
  .fold-body :is(th, td) { padding-inline: 0.6rem; }
  .fold-body .scrolls table:not(:has(th:nth-child(4))) { min-width: 0; overflow-wrap: anywhere; }
  .fold-body .wide { min-width: 8rem; }
  thead th { overflow-wrap: normal; }
  .spare { display: none; }
  td .badge { white-space: normal; border-radius: 8px; text-align: center; hyphens: none; overflow-wrap: normal; }
}
`;
