/** Tables and lists of emails, leads and replies. */
export const OUTREACH_TABLES = `
.search-line { display: flex; gap: 0.5rem; max-width: 30rem; margin: 0.75rem 0; }
.search-line button { flex: none; }
.prose { white-space: pre-line; overflow-wrap: anywhere; }
.mail-text summary { cursor: pointer; overflow-wrap: anywhere; }
.mail-text p { margin: 0.5rem 0 0; text-align: left; }
.rows { display: grid; gap: 0.6rem; padding: 0; list-style: none; }
.rows > li { margin: 0; }
.row { display: grid; gap: 0.4rem; padding: 0.9rem 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 10px; grid-template-columns: minmax(0, 1fr); }
.row h2 { font-size: 1rem; overflow-wrap: anywhere; }
.row > p { margin: 0; }
.bulk { display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; align-items: center; margin-bottom: 0.75rem; }
.bulk .field { flex: 0 1 16rem; }
.choice { display: flex; gap: 0.6rem; align-items: flex-start; text-align: left; }
.choice input { flex: none; }
.funnel { display: grid; gap: 0.65rem; padding: 0; margin: 0; list-style: none; }
.funnel li { display: grid; grid-template-columns: minmax(0, 11rem) minmax(0, 1fr) 4rem minmax(0, 15rem); gap: 0.75rem; align-items: center; margin: 0; }
.funnel .figure { text-align: right; font-variant-numeric: tabular-nums; }
@media (max-width: 46rem) {
  .funnel li { grid-template-columns: minmax(0, 1fr) auto; gap: 0.2rem 0.75rem; }
  .funnel .bar { grid-column: 1 / -1; grid-row: 2; }
  .funnel .small { grid-column: 1 / -1; }
}
.filters { display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; align-items: end; }
.filters .field { flex: 1 1 10rem; }
.beside { display: grid; gap: 2rem; grid-template-columns: minmax(0, 1fr); align-items: start; }
.beside-facts { display: grid; gap: 1.5rem; grid-template-columns: minmax(0, 1fr); }
@media (min-width: 62rem) { .beside { grid-template-columns: minmax(0, 1fr) 22rem; } }
.thread { display: grid; gap: 0.75rem; padding: 0; margin: 0; list-style: none; }
.thread li { margin: 0; }
.thread .ours { background: var(--sunken); margin-left: 1.5rem; }
.thread [aria-current] { border-color: var(--accent); }
.address { display: inline-block; min-width: 13rem; overflow-wrap: anywhere; }
@media (max-width: 34rem) {
  .stacks tbody :is(th, td):has(details, p, .actions) { display: block; text-align: left; }
  .stacks tbody td:has(details, p, .actions)::before { display: block; }
  .stacks tbody th { flex-wrap: wrap; }
  .address { min-width: 0; }
}
`;
