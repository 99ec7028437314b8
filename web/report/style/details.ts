/** What unfolds: recommendations, issues, code to paste. */
export const DETAILS = `
.group { display: grid; gap: 0.5rem; grid-template-columns: minmax(0, 1fr); }
.group + .group { margin-top: 1rem; }
.group > h3 .muted { font-weight: 400; font-size: 0.9rem; }
.fold { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; }
.section > .fold + .fold { margin-top: -0.5rem; }
.edge-bad { border-left: 4px solid var(--bad-fill); }
.edge-warn { border-left: 4px solid var(--warn-fill); }
.edge-note { border-left: 4px solid var(--quiet-fill); }
.fold > summary {
  display: flex; flex-wrap: wrap; gap: 0.35rem 0.75rem; align-items: center; padding: 0.7rem 1rem; cursor: pointer;
  list-style: none;
}
.fold > summary::-webkit-details-marker { display: none; }
.fold > summary::after {
  content: ""; flex: none; width: 0.5rem; height: 0.5rem; border: solid var(--muted); border-width: 0 2px 2px 0;
  transform: rotate(45deg); margin: -0.2rem 0.2rem 0 0;
}
.fold[open] > summary::after { transform: rotate(-135deg); margin-top: 0.2rem; }
.fold > summary h3, .fold > summary h4 { flex: 1 1 14rem; font-size: 0.97rem; }
.fold > summary .badge { min-width: 4.2rem; text-align: center; }
.affected { color: var(--muted); font-size: 0.85rem; margin-left: auto; }
.rank {
  flex: none; min-width: 1.8rem; padding: 0.05rem 0.3rem; border-radius: 6px; background: var(--sunken);
  text-align: center; font-size: 0.85rem; font-weight: 650;
}
.fold-body {
  display: grid; gap: 0.75rem; grid-template-columns: minmax(0, 1fr); padding: 0.9rem 1rem 1.1rem;
  border-top: 1px solid var(--line);
}
.fold-body .table { border: 1px solid var(--line); border-radius: 8px; }
.fold-body caption { padding: 0.5rem 0.75rem 0.2rem; }
.fold-body table { font-size: 0.85rem; }
.facts { margin: 0; display: grid; gap: 0.5rem 1.5rem; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); }
.facts dt { color: var(--muted); font-size: 0.8rem; }
.facts dd { margin: 0; }
.urls { padding-left: 1.2rem; }
.entry { display: grid; gap: 0.45rem; grid-template-columns: minmax(0, 1fr); }
.entry-head { display: flex; gap: 0.75rem; align-items: baseline; justify-content: space-between; }
.entry > p { max-width: none; }
.mark { padding: 0 0.3em; border: 1px solid var(--line); border-radius: 3px; color: var(--muted); font-size: 0.72em; }
.snippet { margin: 0; border: 1px solid var(--line); border-radius: 8px; overflow: hidden; }
.snippet figcaption { padding: 0.45rem 0.8rem; font-size: 0.85rem; }
.snippet pre {
  margin: 0; padding: 0.7rem 0.8rem; background: var(--sunken); border-top: 1px solid var(--line);
  white-space: pre-wrap; overflow-wrap: anywhere;
}
`;
