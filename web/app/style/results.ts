/** Results of operations: lists of remarks, and JSON as nested fields. */
export const RESULTS = `
.note-list { display: grid; gap: 0.35rem; max-width: 72ch; color: var(--muted); }
.note-list li + li { margin-top: 0; }
.json-fields { margin: 0; display: grid; gap: 0.6rem; grid-template-columns: minmax(0, 1fr); }
.json-fields dt { color: var(--muted); font-size: 0.85rem; }
.json-fields dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
.json-fields .json-fields { padding-left: 0.9rem; border-left: 2px solid var(--line); }
.card > details > .card { margin-top: 0.75rem; }
td .progress { min-width: 10rem; }
@media (min-width: 46rem) {
  .json-fields > div { display: grid; gap: 0.25rem 1rem; grid-template-columns: minmax(8rem, 14rem) minmax(0, 1fr); }
}
`;
