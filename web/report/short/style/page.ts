/** Letters and paper: A4 with a footer in the margin on all pages but the cover. */
export const SHORT_PAGE = `
@page { size: A4; margin: 20mm 18mm 22mm; }
@page cover { margin: 0; @bottom-left { content: none; } @bottom-right { content: none; } }
:root {
  color-scheme: light; --text: #1b2230; --muted: #566071; --line: #dde2ea; --soft: #f5f7fa;
  --good: #14683f; --warn: #854d00; --bad: #b02318; --good-fill: #23865a; --warn-fill: #c27c1d; --bad-fill: #cf4136;
}
*, *::before, *::after { box-sizing: border-box; }
html { font-size: 16px; -webkit-text-size-adjust: 100%; }
body {
  margin: 0; background: #e9ecf1; color: var(--text); line-height: 1.5;
  font-family: "Helvetica Neue", Helvetica, Arial, "Liberation Sans", sans-serif; font-variant-numeric: tabular-nums;
}
h1, h2, h3, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
h1, h2, h3 { line-height: 1.2; text-wrap: balance; color: var(--heading); }
h2 { font-size: 1.75rem; letter-spacing: -0.015em; font-weight: 700; }
h2::before { content: ""; display: block; width: 2.6rem; height: 4px; margin-bottom: 0.7rem; background: var(--accent-fill); }
h3 { font-size: 1.1rem; font-weight: 700; }
p { max-width: 70ch; text-wrap: pretty; }
a { color: inherit; overflow-wrap: anywhere; }
bdi { overflow-wrap: anywhere; }
.skip { position: absolute; left: 1rem; top: -4rem; padding: 0.5rem 1rem; background: #fff; }
.skip:focus { top: 0.5rem; z-index: 2; }
.muted { color: var(--muted); }
.small { font-size: 0.84rem; }
.nowrap { white-space: nowrap; }
.num { text-align: right; white-space: nowrap; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.sheet {
  display: flex; flex-direction: column; gap: 1.5rem; max-width: 52rem; margin: 1.5rem auto; padding: 3.2rem 3.4rem;
  background: #fff; box-shadow: 0 1px 4px rgb(20 30 50 / 12%);
}
.lead { color: var(--muted); margin-top: -0.9rem; font-size: 1rem; }
@media (max-width: 44rem) { .sheet { padding: 1.5rem 1.1rem; margin: 0.6rem 0; } }
@media print {
  html { font-size: 10.2pt; }
  body { background: #fff; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .skip { display: none; }
  .sheet { display: block; max-width: none; margin: 0; padding: 0; box-shadow: none; break-before: page; }
  .sheet > * + * { margin-top: 1.4rem; }
  .sheet > .lead { margin-top: 0.5rem; }
  .sheet > * + h3 { margin-top: 2.2rem; }
  h2, h3, caption { break-after: avoid; }
  tr, figure, li, .keep { break-inside: avoid; }
  thead { display: table-header-group; }
}
`;
