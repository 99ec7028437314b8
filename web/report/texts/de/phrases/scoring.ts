import type { PhrasePair } from '../../phrases/phrase-book.js';

/** As sentences name them. */
const AREAS: readonly PhrasePair[] = [
  ['technical SEO', 'Technik'],
  ['on-page SEO', 'Onpage-Optimierung'],
  ['page speed', 'Ladezeit'],
  ['the sitemap', 'XML-Sitemap'],
  ['content', 'Inhalte'],
];
const CAPITALIZED = AREAS.map(
  ([area, german]): PhrasePair => [`${area.charAt(0).toUpperCase()}${area.slice(1)}`, german],
);
const PAIRS: readonly PhrasePair[] = AREAS.flatMap(([one, eins]) =>
  AREAS.map(([other, zwei]): PhrasePair => [`${one} and ${other}`, `${eins} und ${zwei}`]),
);

const SEVERITIES = { critical: 'kritisch', high: 'hoch', medium: 'mittel', low: 'gering', info: 'Info' };
const COSTS: readonly PhrasePair[] = Object.entries(SEVERITIES).flatMap(([severity, german]): PhrasePair[] => [
  [`${severity} {n} × ({n}/{n})^{n} = {n}`, `${german} {1} × ({2}/{3})^{4} = {5}`],
  [`${severity} {n} × {n}^{n} = {n}`, `${german} {1} × {2}^{3} = {4}`],
]);

/** The kinds of issues, the worst first: one and several, and the same in German. */
const KINDS = [
  ['critical issue', 'critical issues', 'kritisches Problem', 'kritische Probleme'],
  ['warning', 'warnings', 'Warnung', 'Warnungen'],
  ['notice', 'notices', 'Hinweis', 'Hinweise'],
] as const;
/** Kinds with a zero count are left out: "1 critical issue and 2 notices on 4 pages." */
const COUNTS: readonly PhrasePair[] = [[0, 1, 2], [0, 1], [0, 2], [1, 2], [0], [1], [2]].flatMap((chosen) => {
  const german = joinNames(
    chosen.map((kind, at) => `{${at + 1}|${KINDS[kind]?.[2]}|${KINDS[kind]?.[3]}}`),
    'und',
  );
  const english = chosen.reduce<string[][]>(
    (names, kind) => [0, 1].flatMap((form) => names.map((before) => [...before, `{n} ${KINDS[kind]?.[form]}`])),
    [[]],
  );
  return english.map(
    (names): PhrasePair => [
      `${joinNames(names, 'and')} on {n} {w}.`,
      `${german} auf {${chosen.length + 1}|Seite|Seiten}.`,
    ],
  );
});

function joinNames(names: readonly string[], and: string): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
}

/** How scores, limits and estimates come about. */
export const DE_SCORING: readonly PhrasePair[] = [
  // Summaries of components.
  ...COUNTS,
  ['No issues were found on {n} {w}.', 'Keine Befunde auf {1|Seite|Seiten}.'],
  [
    'No page may be indexed, so there is nothing to judge',
    'Keine Seite darf indexiert werden, daher gibt es nichts zu bewerten.',
  ],
  ['No page could be read', 'Keine Seite konnte gelesen werden.'],
  ['Speed was not measured', 'Die Ladezeit wurde nicht gemessen.'],
  ['Not measured: {t}', 'Nicht gemessen: {1}'],
  ['Lighthouse performance: {t}', 'Leistung laut Lighthouse: {1}'],
  ['{t}, {t}; their mean is the score.', '{1}, {2}; ihr Mittelwert ist die Punktzahl.'],
  ['no run could be judged.', 'keine Messung war verwertbar.'],
  ['mobile {n}.', 'Smartphone {1}.'],
  ['desktop {n}.', 'Computer {1}.'],
  ['mobile {n} ({t}).', 'Smartphone {1} ({2}).'],
  ['desktop {n} ({t}).', 'Computer {1} ({2}).'],
  ['mobile {n} ({t})', 'Smartphone {1} ({2})'],
  ['desktop {n} ({t})', 'Computer {1} ({2})'],
  ['mobile {n}', 'Smartphone {1}'],
  ['desktop {n}', 'Computer {1}'],
  // Formulas.
  ['the lower one of {t} and the cap {q}', 'der kleinere Wert aus {1} und der Obergrenze {2}'],
  ['Σ score × weight ÷ {n}', 'Σ Punkte × Gewicht ÷ {1}'],
  ['({t}) × {n}/{n}', '({1}) × {2}/{3}'],
  ...COSTS,
  ['({n} − {n}) ÷ {n}', '({1} − {2}) ÷ {3}'],
  [
    '{t}, scaled by {n} because all together pass {n}',
    '{1}, mit {2} multipliziert, weil die Summe sonst über {3} läge',
  ],
  // What limits the overall score.
  [
    'All {n} pages ask search engines not to list them: {t}.',
    'Alle {1} Seiten bitten Suchmaschinen, sie nicht anzuzeigen: {2}.',
  ],
  [
    '{n} of {n} {w} ({n}%) ask search engines not to list them: {t}.',
    '{1} von {2|Seite|Seiten} ({3} %) bitten Suchmaschinen, sie nicht anzuzeigen: {4}.',
  ],
  [
    '{n} by noindex, {n} by a canonical that names another page',
    '{1} durch noindex, {2} durch ein Canonical auf eine andere Seite',
  ],
  ['{n} by noindex', '{1} durch noindex'],
  ['{n} by a canonical that names another page', '{1} durch ein Canonical auf eine andere Seite'],
  [
    '{n} views share a URL behind "{q}", so search engines see one page.',
    '{1} Ansichten teilen sich hinter „{2}“ eine URL; Suchmaschinen sehen nur eine Seite.',
  ],
  [
    '{n} of {n} internal links ({n}%) lead to an error, to {n} of the {n} addresses that pages link to.',
    '{1} von {2} internen Links ({3} %) führen zu einem Fehler, zu {4} der {5} Adressen, auf die Seiten verlinken.',
  ],
  [
    'The menu or most links of {n} of {n} rendered pages ({n}%) exist only after scripts have run.',
    'Das Menü oder die meisten Links von {1} der {2} im Browser dargestellten Seiten ({3} %) entstehen erst durch Skripte.',
  ],
  [
    'The menu of {n} of {n} rendered pages ({n}%) exists only after scripts have run.',
    'Das Menü von {1} der {2} im Browser dargestellten Seiten ({3} %) entsteht erst durch Skripte.',
  ],
  [
    'The text of {n} of {n} rendered pages ({n}%) exists only after scripts have run.',
    'Der Text von {1} der {2} im Browser dargestellten Seiten ({3} %) entsteht erst durch Skripte.',
  ],
  [
    'robots.txt forbids search engines to crawl the start page.',
    'Die robots.txt verbietet Suchmaschinen, die Startseite zu lesen.',
  ],
  [
    '{n} of {n} {w} ({n}%) repeat the text of another page, among them the start pages of {n} of {n} languages.',
    '{1} von {2|Seite|Seiten} ({3} %) wiederholen den Text einer anderen, darunter die Startseiten von {4} der {5} Sprachen.',
  ],
  [
    '{n} of {n} {w} ({n}%) repeat the text of another page.',
    '{1} von {2|Seite|Seiten} ({3} %) wiederholen den Text einer anderen.',
  ],
  ['{n} of {n} {w} ({n}%) still show filler text.', '{1} von {2|Seite|Seiten} ({3} %) zeigen noch Platzhaltertext.'],
  [
    '{n} of {n} {w} have no title of their own ({n}% by weight).',
    '{1} von {2|Seite|Seiten} haben keinen eigenen Titel ({3} % nach Gewicht).',
  ],
  [
    '{n} share their title with others ({n}% by weight).',
    '{1|Seite teilt|Seiten teilen} den Titel mit anderen ({2} % nach Gewicht).',
  ],
  [
    '{n} of {n} {w} have no title and {n} share theirs with others ({n}% by weight).',
    '{1} von {2|Seite|Seiten} haben keinen Titel, {3} teilen ihn mit anderen ({4} % nach Gewicht).',
  ],
  [
    '{n} of {n} URLs ({n}%) do not load: server errors, refused access or no response.',
    '{1} von {2} URLs ({3} %) laden nicht: Serverfehler, verweigerter Zugriff oder keine Antwort.',
  ],
  ['The start page does not load.', 'Die Startseite lädt nicht.'],
  [
    '{n} of {n} {w} have fewer than {n} words, {n} in the middle: there is little to be found for.',
    '{1} von {2|Seite|Seiten} haben weniger als {3} Wörter, im Median {4}: Es gibt wenig, wofür sie gefunden werden könnten.',
  ],
  ...CAPITALIZED.map(
    ([area, german]): PhrasePair => [
      `${area} scores {n} of {n}, which the other parts of the site cannot make up for.`,
      `Der Bereich ${german} erreicht nur {1} von {2} Punkten; das können die übrigen Bereiche nicht ausgleichen.`,
    ],
  ),
  // Estimates.
  [
    'not estimated: without clicks from Search Console there is nothing to estimate a gain from',
    'nicht geschätzt: Ohne Klickzahlen aus der Search Console fehlt die Grundlage',
  ],
  [
    'not estimated: nothing is broken here, and what the work wins depends on how it is done',
    'nicht geschätzt: Hier ist nichts defekt; was die Arbeit bringt, hängt von ihrer Ausführung ab',
  ],
  [
    'not estimated: connect Search Console to have clicks that a gain can be estimated from',
    'nicht geschätzt: Mit einer verbundenen Search Console lägen Klickzahlen als Grundlage vor',
  ],
  [
    'not estimated: how visitors and search engines take it cannot be read from clicks',
    'nicht geschätzt: Wie Besucher und Suchmaschinen darauf reagieren, lässt sich aus Klicks nicht ablesen',
  ],
  [
    'not estimated: {t}, too few to show a difference',
    'nicht geschätzt: {1} – zu wenige, um einen Unterschied zu erkennen',
  ],
  ['not estimated: {t}', 'nicht geschätzt: {1}'],
  [
    'estimate: {t}; {n}–{n}% of them assumed for a {t} issue',
    'Schätzung: {1}; davon {2}–{3} % angenommen (Schweregrad {4})',
  ],
  [
    'estimate: what {t} add to the phases before; each takes its share of what is still to be won, {n}% at most for all together, because their effects overlap',
    'Schätzung: was {1} zu den Phasen davor beitragen; jede Maßnahme holt ihren Anteil an dem, was noch zu gewinnen ist – zusammen höchstens {2} %, weil sich die Wirkungen überschneiden',
  ],
  ['{n} task', '{1} Maßnahme'],
  ['{n} tasks', '{1} Maßnahmen'],
  [
    'it touches all {n} clicks of four weeks (Search Console)',
    'betrifft alle {1} Klicks aus vier Wochen (Search Console)',
  ],
  [
    '{n} of {n} clicks of four weeks (Search Console) go to {n} affected {w}',
    '{1} von {2} Klicks aus vier Wochen (Search Console) entfallen auf {3|betroffene Seite|betroffene Seiten}',
  ],
  [
    '{n} of {n} {w}, taken to have their share of {n} clicks of four weeks (Search Console)',
    '{1} von {2|Seite|Seiten}, mit ihrem Anteil an {3} Klicks aus vier Wochen (Search Console)',
  ],
  [
    '{t}, {n}% of the site by weight; assumed loss of such a page {n}%, certainty {n}%',
    '{1}, {2} % der Website nach Gewicht; angenommener Verlust einer solchen Seite {3} %, Sicherheit {4} %',
  ],
  ['the site as a whole', 'die Website als Ganzes'],
  ['{n} of {n} page', '{1} von {2} Seite'],
  ['{n} of {n} pages', '{1} von {2} Seiten'],
  ['{n} of {n} resource', '{1} von {2} Datei'],
  ['{n} of {n} resources', '{1} von {2} Dateien'],
  [
    '{n}% of the site’s value in search against {n} {w} of work ({t}); {n} is the best of this list',
    '{1} % des Suchwerts der Website gegenüber {2|Tag|Tagen} Arbeit ({3}); {4} ist der Bestwert dieser Liste',
  ],
  [
    'an improvement, {n} {w} of work ({t}); {n} is the best of this list',
    'eine Verbesserung, {1|Tag|Tage} Arbeit ({2}); {3} ist der Bestwert dieser Liste',
  ],
  ['work of this kind', 'Erfahrungswert für solche Arbeit'],
  ['one change of a template', 'eine Änderung in einem Template'],
  [
    '{n} root {w} at {n} h, those of {q} and {q} in bulk, and {t}',
    '{1|Ursache|Ursachen} zu je {2} Std., die unter {3} und {4} gesammelt, und {5}',
  ],
  [
    '{n} root {w} at {n} h, those of {q} and {q} in bulk',
    '{1|Ursache|Ursachen} zu je {2} Std., die unter {3} und {4} gesammelt',
  ],
  [
    '{n} root {w} at {n} h, those of {q} in bulk, and {t}',
    '{1|Ursache|Ursachen} zu je {2} Std., die unter {3} gesammelt, und {4}',
  ],
  ['{n} root {w} at {n} h, those of {q} in bulk', '{1|Ursache|Ursachen} zu je {2} Std., die unter {3} gesammelt'],
  ['{n} root {w} at {n} h, and {t}', '{1|Ursache|Ursachen} zu je {2} Std. und {3}'],
  ['{n} root {w} at {n} h', '{1|Ursache|Ursachen} zu je {2} Std.'],
  // Phases of the roadmap.
  ['Nothing left to do', 'Nichts mehr zu tun'],
  [
    'Fix what keeps pages from being found, and take the quick wins: {t}',
    'Beheben, was Seiten aus der Suche fernhält, und schnelle Erfolge mitnehmen: {1}',
  ],
  ['Work through what is left of the larger issues: {t}', 'Die übrigen größeren Probleme abarbeiten: {1}'],
  ['Build on the fixed base: {t}', 'Auf der reparierten Basis aufbauen: {1}'],
  ...AREAS,
  ...PAIRS,
];
