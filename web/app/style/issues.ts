/** The list of a site's issues, and what belongs to one of them. */
export const ISSUES = `
.issue-summary { display: grid; gap: 0.75rem; }
.severities { display: grid; gap: 0.6rem; }
.severity-bar { border-radius: 5px; background: var(--sunken); }
.severity-critical { fill: var(--bad-fill); }
.severity-high { fill: var(--bad-fill); fill-opacity: 0.65; }
.severity-medium { fill: var(--warn-fill); }
.severity-low { fill: var(--accent-fill); }
.severity-info { fill: var(--quiet-fill); }
.severities ul { display: flex; flex-wrap: wrap; gap: 0.35rem 1.25rem; padding: 0; list-style: none; }
.severities li { margin: 0; }
.severities a { color: inherit; }
.severities a[aria-current] { font-weight: 650; }
.issue-views { display: grid; gap: 0.5rem; }
.view-editor { display: grid; gap: 1rem; padding: 0.75rem 0; max-width: 28rem; }
.issue-search { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; }
.issue-search .field { flex: 1 1 14rem; max-width: 28rem; }
.issue-filter .fields { grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr)); }
.issue-name { display: grid; gap: 0.3rem; }
.issue-name > a { font-weight: 600; }
.issue-area { color: var(--muted); font-size: 0.85rem; }
.issue-name details { font-size: 0.85rem; }
.issue-name summary { color: var(--muted); cursor: pointer; }
.issue-name ul { margin-top: 0.35rem; text-align: left; }
.issue-facts { display: grid; gap: 0.75rem 1.5rem; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); margin: 0; }
.issue-facts dt { color: var(--muted); font-size: 0.8rem; }
.issue-facts dd { margin: 0; font-weight: 600; }
.issue-columns { display: grid; gap: 2rem; grid-template-columns: minmax(0, 1fr); }
@media (min-width: 60rem) { .issue-columns { grid-template-columns: minmax(0, 2fr) minmax(16rem, 1fr); align-items: start; } }
.issue-main, .issue-side { display: grid; gap: 2rem; grid-template-columns: minmax(0, 1fr); }
.issue-side .card { display: grid; gap: 0.9rem; grid-template-columns: minmax(0, 1fr); }
.issue-log { display: grid; gap: 0.75rem; padding: 0; margin: 0; list-style: none; }
.issue-log li { display: grid; gap: 0.15rem; margin: 0; padding-left: 0.8rem; border-left: 3px solid var(--line); }
.issue-log .prose { white-space: pre-line; overflow-wrap: anywhere; }
.snippet .actions { padding: 0.5rem 0.8rem; align-items: center; border-top: 1px solid var(--line); }
`;
