/** Tables and lists of emails, leads and replies. */
export const OUTREACH = `
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
.address { display: inline-block; min-width: min(11rem, 100%); overflow-wrap: anywhere; }
@media (max-width: 34rem) {
  .stacks tbody :is(th, td):has(details, p, .actions) { display: block; text-align: left; }
  .stacks tbody td:has(details, p, .actions)::before { display: block; }
}
`;
