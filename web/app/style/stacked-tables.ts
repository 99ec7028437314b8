/** Wide tables on a phone: each row is a block, and every cell is named by its column. */
export const STACKED_TABLES = `
.stacks .num a { display: inline-block; min-width: 1.5rem; }
.stacks thead a { color: inherit; white-space: nowrap; }
@media (max-width: 34rem) {
  .stacks table { display: block; min-width: 0; }
  .stacks tbody, .stacks tbody tr { display: block; }
  .stacks thead { display: none; }
  .stacks tbody tr { padding: 0.75rem 1rem; border-top: 1px solid var(--line); }
  .stacks tbody :is(th, td) { display: flex; gap: 1rem; justify-content: space-between; padding: 0.2rem 0; border: 0; text-align: right; white-space: normal; overflow-wrap: anywhere; }
  .stacks tbody th { text-align: left; }
  .stacks td::before { content: attr(data-title); flex: none; color: var(--muted); text-align: left; }
}
@media (min-width: 37.5rem) { .table tbody th { min-width: 10rem; } }
@media (max-width: 37.5rem) { .scrolls:not(.stacks) tbody th { min-width: 8rem; } }
`;
