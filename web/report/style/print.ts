/** On paper: light, everything unfolded, nothing torn apart that belongs together. */
export const PRINT = `
@page { size: A4; margin: 14mm 12mm 16mm; }
@media print {
  html { font-size: 82%; }
  body { max-width: none; padding: 0; background: #fff; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .skip, .contents, .fold > summary::after { display: none; }
  .frame { display: block; }
  main, .section { display: block; }
  .section > * + *, .group > * + * { margin-top: 0.8rem; }
  .section + .section { margin-top: 2rem; }
  .group { display: block; }
  .hero { grid-template-columns: 13rem minmax(0, 1fr); }
  .pair, .bars { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .trend-pair { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); align-items: center; }
  .phases, .trio { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .fold + .fold, .section > .fold + .fold { margin-top: 0.6rem; }
  details::details-content { content-visibility: visible; block-size: auto; }
  h2, h3, h4, caption, summary { break-after: avoid; }
  tr, figure, .tile, .phase, .verdict, .scores li, .measure { break-inside: avoid; }
  thead { display: table-header-group; }
  #issues, #recommendations { break-before: page; }
  .scrolls table { min-width: 0; }
  .table { overflow: visible; }
  .wide { min-width: 0; }
  a { color: inherit; text-decoration: none; }
  .scores a, .meta a { text-decoration: underline; }
}
`;
