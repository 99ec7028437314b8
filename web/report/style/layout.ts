/** The layout: head, contents beside the text, cards, tiles. */
export const LAYOUT = `
.masthead { padding: 1.75rem 0 1.5rem; display: grid; gap: 0.5rem; }
.brand {
  color: var(--accent); font-weight: 700; font-size: 0.85rem; letter-spacing: 0.08em; text-transform: uppercase;
}
.logo { display: block; width: auto; max-width: 15rem; height: 3.6rem; object-fit: contain; padding: 0.4rem; background: #fff; border-radius: 4px; }
.meta { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; align-items: center; max-width: none; color: var(--muted); }
.banner {
  margin-top: 0.5rem; padding: 0.85rem 1.1rem; border-radius: 10px; border-left: 5px solid var(--bad-fill);
  background: var(--bad-tint); color: var(--text);
}
.frame { display: grid; gap: 1.5rem; grid-template-columns: minmax(0, 1fr); }
main { display: grid; gap: 3rem; min-width: 0; }
.contents ul { display: flex; flex-wrap: wrap; gap: 0.4rem; padding: 0; list-style: none; }
.contents li { margin: 0; }
.contents a {
  display: block; padding: 0.3rem 0.7rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--surface);
  color: var(--text); font-size: 0.85rem; text-decoration: none;
}
.contents a:hover { color: var(--accent); border-color: currentColor; }
@media (min-width: 68rem) {
  .frame { grid-template-columns: 11rem minmax(0, 1fr); gap: 2.5rem; }
  .contents { position: sticky; top: 1.5rem; align-self: start; }
  .contents ul { flex-direction: column; gap: 0; border-left: 2px solid var(--line); }
  .contents a { padding: 0.28rem 0.9rem; border: 0; border-radius: 0 6px 6px 0; background: none; color: var(--muted); }
  .contents a:hover { background: var(--sunken); }
}
.section { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); align-content: start; }
.lead { color: var(--muted); margin-top: -0.5rem; }
.card, .table.scrolls, .section > .table {
  background: var(--surface); border: 1px solid var(--line); border-radius: 12px;
}
.card { padding: 1.25rem; display: grid; gap: 0.75rem; grid-template-columns: minmax(0, 1fr); align-content: start; }
.hero { grid-template-columns: minmax(0, 1fr); gap: 1.75rem; padding: 1.5rem; }
.runs { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); }
.pair, .phases { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); }
.trio, .bars { gap: 1.75rem; }
@media (min-width: 46rem) {
  .hero { grid-template-columns: 13rem minmax(0, 1fr); align-items: center; }
  .pair { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .bars { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .trio { grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); align-items: start; }
}
@media (min-width: 58rem) { .phases { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
.verdict { display: grid; align-content: center; gap: 0.5rem; justify-items: center; text-align: center; }
.no-score { font-size: 1.7rem; font-weight: 700; }
.scores { padding: 0; list-style: none; display: grid; gap: 0.9rem; }
.scores li { margin: 0; display: grid; gap: 0.25rem; }
.score-line { display: flex; gap: 0.6rem; align-items: baseline; }
.figure { margin-left: auto; font-weight: 650; white-space: nowrap; }
.tiles { margin: 0; display: grid; gap: 0.75rem; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); }
.tile {
  padding: 0.8rem 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 12px;
}
.tile dt { color: var(--muted); font-size: 0.85rem; }
.tile dd { margin: 0; }
.tile-value { display: block; color: var(--tone, var(--text)); font-size: 1.6rem; font-weight: 680; letter-spacing: -0.02em; line-height: 1.3; }
.compact { grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr)); }
.compact .tile { padding: 0.55rem 0.8rem; }
.compact .tile-value { font-size: 1.15rem; }
.card .tile { background: var(--sunken); border-color: transparent; }
.trend-pair { gap: 1.25rem 2.5rem; }
@media (min-width: 46rem) { .trend-pair { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); align-items: center; } }
.summary { font-size: 1.05rem; }
.eyebrow { color: var(--muted); font-size: 0.78rem; font-weight: 650; letter-spacing: 0.06em; text-transform: uppercase; }
.phase .eyebrow { margin-bottom: -0.6rem; }
.gain strong { color: var(--good); font-size: 1.15rem; }
.tasks { font-size: 0.92rem; }
.plain { padding: 0; list-style: none; }
.plain li + li { margin-top: 0.6rem; }
.advice { font-size: 0.92rem; }
.about { margin-top: 3rem; padding-top: 1.5rem; border-top: 1px solid var(--line); display: grid; gap: 0.75rem; }
.about h2 { font-size: 1.05rem; }
`;
