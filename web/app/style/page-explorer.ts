/** The explorer of crawled pages: a bar of menus over a dense table. */
export const PAGE_EXPLORER = `
.explorer-page { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); }
.explorer { display: flex; flex-wrap: wrap; gap: 0.6rem; align-items: start; }
.explorer-search { display: flex; gap: 0.4rem; flex: 1 1 14rem; max-width: 34rem; }
.explorer > .menus { flex: 1 1 100%; }
.explorer-search input { min-height: 2.4rem; padding-block: 0.3rem; }
.explorer button, .audit-choice button { min-height: 2.4rem; padding: 0.3rem 0.9rem; }
.menus { display: flex; flex-wrap: wrap; gap: 0.4rem; padding: 0; margin: 0; list-style: none; }
.menus li { margin: 0; }
.menu { position: relative; }
.menu > summary {
  display: inline-flex; align-items: center; gap: 0.25rem; min-height: 2.4rem; padding: 0.3rem 0.8rem; border: 1px solid var(--line);
  border-radius: 8px; background: var(--surface); font-size: 0.9rem; cursor: pointer; list-style: none;
}
.menu > summary::-webkit-details-marker { display: none; }
.menu > summary::after { content: "▾"; color: var(--muted); }
.menu > summary.chosen { border-color: var(--accent); background: var(--note-tint); color: var(--accent); font-weight: 600; }
.menu[open] > summary { border-color: var(--muted); margin-bottom: 0; }
.menu-body {
  position: absolute; z-index: 2; top: calc(100% + 0.25rem); left: 0; width: max-content; min-width: 13rem; max-width: 22rem;
  max-height: min(34rem, 70vh); overflow-y: auto; padding: 0.5rem; border: 1px solid var(--line); border-radius: 10px; background: var(--surface);
  box-shadow: 0 8px 24px rgb(0 0 0 / 0.16); list-style: none; display: grid; gap: 0.15rem;
}
.menu-body a { display: flex; justify-content: space-between; gap: 1.5rem; padding: 0.35rem 0.6rem; border-radius: 6px; color: var(--text); text-decoration: none; overflow-wrap: anywhere; }
.menu-body a:hover { background: var(--sunken); }
.menu-body a[aria-current] { background: var(--note-tint); color: var(--accent); font-weight: 650; }
.menu-body .figure { font-variant-numeric: tabular-nums; color: var(--muted); }
.menu-body > .small { padding: 0.35rem 0.6rem; }
.menu-body > button { position: sticky; bottom: 0; margin-top: 0.5rem; justify-self: start; }
.range { display: grid; grid-template-columns: 1fr 1fr; gap: 0.4rem; }
.range + .range { margin-top: 0.4rem; }
.range legend { font-size: 0.85rem; padding-bottom: 0.2rem; }
.range input { min-height: 2.2rem; padding-block: 0.2rem; }
.choices { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0.35rem 1rem; font-size: 0.9rem; }
.explorer-bar { display: flex; flex-wrap: wrap; gap: 0.4rem 1.25rem; align-items: baseline; }
.explorer-bar p { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; }
.explorer-files { display: flex; gap: 1rem; margin-left: auto; }
.explorer-page .num { font-variant-numeric: tabular-nums; }
.explorer-page td, .explorer-page tbody th { overflow-wrap: anywhere; }
.pager { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; font-variant-numeric: tabular-nums; }
.pager span { margin-right: 0.5rem; }
.audit-choice { display: flex; gap: 0.5rem; align-items: center; }
.audit-choice select { width: auto; min-height: 2.4rem; padding-block: 0.3rem; }
.page-subject { display: grid; gap: 0.75rem; grid-template-columns: minmax(0, 1fr); }
.page-address { margin: 0; font-size: 1.05rem; overflow-wrap: anywhere; }
.fact-groups { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); align-items: start; }
.fact-groups h3 { margin: 0 0 0.5rem; }
.facts { margin: 0; display: grid; font-size: 0.9rem; }
.facts > div { display: grid; grid-template-columns: minmax(6rem, 10rem) minmax(0, 1fr); gap: 0.75rem; padding: 0.35rem 0; border-top: 1px solid var(--line); }
.facts > div:first-child { border-top: 0; }
.facts dt { color: var(--muted); }
.facts dd { margin: 0; overflow-wrap: anywhere; }
.snippet-preview { max-width: 42rem; font-family: Arial, Helvetica, sans-serif; }
.snippet-preview p { margin: 0; overflow-wrap: anywhere; }
.snippet-address { font-size: 0.85rem; color: var(--muted); }
.snippet-title { font-size: 1.25rem; line-height: 1.3; color: var(--accent); }
.snippet-text { font-size: 0.9rem; line-height: 1.55; }
@media (min-width: 37.5rem) {
  .explorer-page tbody th { min-width: 15rem; }
  .explorer-page tbody td:not(.num) { min-width: 8rem; }
}
@media (max-width: 34rem) {
  .menu-body { position: static; width: auto; max-width: none; margin-top: 0.25rem; }
  .menus > li:has(> .menu[open]), .explorer > .menu[open] { flex-basis: 100%; }
  .explorer-search { flex-basis: 100%; }
  .explorer-files { margin-left: 0; }
}
.folder-path ol { display: flex; flex-wrap: wrap; gap: 0.25rem 0.5rem; margin: 0 0 1rem; padding: 0; list-style: none; overflow-wrap: anywhere; }
.folder-path li + li::before { content: '/'; margin-right: 0.5rem; color: var(--muted); }
.subfolder { display: inline-block; padding-left: 1.5rem; font-weight: normal; }
`;
