/** On paper: light, everything expanded, related parts kept on one page. */
export const PRINT = `
@page { size: A4; margin: 14mm 12mm 16mm; }
@media print {
  html { font-size: 72%; }
  body { max-width: none; padding: 0; background: #fff; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .skip, .contents, .fold > summary::after { display: none; }
  .frame { display: block; }
  main, .section { display: block; }
  .section > * + *, .group > * + * { margin-top: 0.7rem; }
  .section + .section { margin-top: 1.8rem; }
  .masthead { padding: 0 0 1rem; }
  .group { display: block; }
  .hero { grid-template-columns: 13rem minmax(0, 1fr); }
  p, .lead { max-width: none; }
  .runs:has(> :nth-child(2)) { grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: start; }
  .runs:has(> :nth-child(2)) .spare { display: none; }
  .card { break-inside: avoid; }
  .runs .card { padding: 0.8rem; break-inside: auto; }
  .runs .compact { grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 0.4rem; }
  .runs .tile { padding: 0.4rem 0.5rem; }
  .pair, .bars { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .trend-pair { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); align-items: center; }
  .phases, .trio { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .fold + .fold, .section > .fold + .fold { margin-top: 0.6rem; }
  details::details-content { content-visibility: visible; block-size: auto; }
  h2, h3, h4, caption, summary, .lead { break-after: avoid; }
  tr, figure, .tile, .phase, .verdict, .scores li, .measure { break-inside: avoid; }
  thead { display: table-header-group; }
  .scrolls table { min-width: 0; }
  th, td { padding-block: 0.3rem; }
  .entry + .entry { margin-top: 0.9rem; padding-top: 0.9rem; border-top: 1px solid var(--line); }
  .entry-head, .entry figcaption { break-after: avoid; }
  .entry figure { break-inside: auto; }
  .entry > p { orphans: 3; widows: 3; }
  .table { overflow: visible; }
  .wide { min-width: 0; }
  a { color: inherit; text-decoration: none; }
  .scores a, .meta a { text-decoration: underline; }
}
`;
