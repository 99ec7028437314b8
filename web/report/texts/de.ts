import { translateReason } from './de/reasons.js';
import { createFormats } from './formats.js';
import type { CountTexts, ReportTexts } from './report-texts.js';

const formats = createFormats('de-DE');
const { number } = formats;

const count = (one: string, many: string) => (value: number) => `${number(value)} ${value === 1 ? one : many}`;

const counts: CountTexts = {
  pages: count('Seite', 'Seiten'),
  places: count('Stelle', 'Stellen'),
  days: count('Tag', 'Tage'),
  hours: count('Stunde', 'Stunden'),
  points: count('Punkt', 'Punkte'),
  audits: count('Analyze', 'Analysen'),
  critical: count('kritisches Problem', 'kritische Probleme'),
  warnings: count('Warnung', 'Warnungen'),
  notices: count('Hinweis', 'Hinweise'),
  checks: count('Prüfung', 'Prüfungen'),
};

/** The short report in German, with the formal address. */
export const DE: ReportTexts = {
  locale: 'de-DE',
  formats,
  counts,
  documentTitle: (site, day) => `SEO-Analyse ${site}, ${day}`,
  kinds: { complete: 'SEO-Analyse', quick: 'SEO-Schnellanalyse' },
  components: {
    technical_seo: 'Technik',
    on_page_seo: 'Onpage-Optimierung',
    page_speed: 'Ladezeit',
    sitemap: 'XML-Sitemap',
    content_strategy: 'Inhalte',
  },
  statuses: { excellent: 'sehr gut', good: 'gut', fair: 'mittelmäßig', needs_improvement: 'verbesserungsbedürftig' },
  priorities: { High: 'hoch', Medium: 'mittel', Low: 'niedrig' },
  phases: {
    1: { label: 'Woche 1–2', focus: 'Beseitigen, was Seiten aus der Suche fernhält' },
    2: { label: 'Woche 3–4', focus: 'Die übrigen größeren Probleme beheben' },
    3: { label: 'Ab Monat 2', focus: 'Auf der verbesserten Basis aufbauen' },
  },
  cover: {
    date: 'Datum',
    period: 'Zeitraum',
    scope: 'Umfang',
    preparedBy: 'Erstellt von',
    contact: 'Kontakt',
    partial: 'Teile der Analyse konnten nicht abgeschlossen werden',
  },
  verdict: {
    title: 'Fazit',
    scored: ({ site, score, status, pages, found }) =>
      `${site} erreicht ${score} von 100 Punkten (${status}); geprüft: ${pages}, gefunden: ${found}.`,
    notScored: ({ site, reason }) => `Für ${site} wurde keine Punktzahl vergeben: ${reason}.`,
    found: (critical, warnings) => `${critical} und ${warnings}`,
    nothingFound: 'keine kritischen Probleme und keine Warnungen',
    cause: ({ cause, reach }) => `Am meisten kostet derzeit „${cause}“${reach === null ? '' : ` (${reach})`}.`,
    noCause: 'Es wurde nichts gefunden, was die Website nennenswert Punkte kostet.',
    unreliable: 'Es konnte zu wenig von der Website gelesen werden, um sie aussagekräftig zu bewerten.',
    first: ({ title, effort }) => `${beginWith(title)} (Aufwand etwa ${effort}).`,
    firstOf: ({ title, effort, fixes, days, gain }) =>
      `${beginWith(title)} (Aufwand etwa ${effort}); die ${fixes} Maßnahmen dieses Plans erfordern zusammen etwa ${days} Arbeit${gain === null ? '' : ` und können ${gain} mehr organische Besuche bringen (Schätzung)`}.`,
    nothingToDo:
      'Dringender Handlungsbedarf besteht nicht: Behalten Sie den Stand bei und prüfen Sie nach Änderungen erneut.',
    repeat: 'Geben Sie die Website für den Crawler frei und wiederholen Sie anschließend die Analyse.',
    ofHundred: 'von 100',
    coverage: (percent) => `Gemessen wurden ${percent} der Gewichtung`,
    change: (points) => `${points} seit der letzten Analyse`,
    unreliableBadge: 'ohne Wertung',
  },
  startPage: {
    title: 'Die Startseite',
    desktop: 'Am Computer (1366 px breit)',
    phone: 'Auf dem Smartphone (390 px breit)',
    preview: 'Im Suchergebnis',
    noTitle: 'Kein Titel: Suchmaschinen wählen selbst einen',
    noDescription: 'Keine Meta-Description: Suchmaschinen wählen selbst einen Textauszug der Seite.',
    previewNote: 'Vorschau: Suchmaschinen können einen anderen Titel oder Text anzeigen.',
  },
  causes: {
    title: 'Was die Website bremst',
    lead: 'Was die Website in der Suche am meisten kostet – die größte Ursache zuerst.',
    reach: 'Betroffen',
    costs: 'Kostet',
    effort: 'Aufwand',
    todo: 'Was zu tun ist',
    example: 'Beispiel',
    also: (titles) => `Damit ebenfalls behoben: ${titles}.`,
    ofPages: (affected, measured) => `${affected} von ${measured}`,
    wholeSite: 'gesamte Website',
  },
  score: {
    title: 'Die Punktzahl im Einzelnen',
    lead: 'Die Gesamtpunktzahl ist der gewichtete Mittelwert der gemessenen Bereiche, sofern nichts Schwerwiegendes sie begrenzt. Ab 80 Punkten gilt sie als sehr gut, ab 65 als gut, ab 50 als mittelmäßig.',
    area: 'Bereich',
    score: 'Punkte',
    weight: 'Gewicht',
    contributes: 'Beitrag',
    overall: 'Gesamt',
    mean: 'Gewichteter Mittelwert',
    limit: 'Obergrenze',
    limitedBy: 'Was die Punktzahl begrenzt:',
    notMeasured: 'nicht gemessen',
    lost: 'Wo Punkte verloren gehen',
    lostLead: 'Die Prüfungen mit dem größten Abzug von der Gesamtpunktzahl.',
    check: 'Prüfung',
    points: 'Punkte',
    lighthouse: {
      mobile: 'Laden auf dem Smartphone (Lighthouse)',
      desktop: 'Laden am Computer (Lighthouse)',
    },
    rest: (points) => `Alle weiteren Prüfungen zusammen: ${points}.`,
  },
  trend: {
    title: 'Entwicklung',
    first:
      'Dies ist die erste Analyse dieser Art für die Website. Ab der zweiten Analyse wird die Entwicklung der Punktzahl hier gezeigt.',
    lead: (audits) => `Punktzahlen aus ${audits} dieser Art.`,
    describe: ({ audits, from, fromDay, to, toDay }) =>
      `Punktzahl über ${audits}: von ${from} am ${fromDay} auf ${to} am ${toDay}`,
    audit: 'Analyze',
    change: 'Veränderung',
    newIssues: 'Neu seit der letzten Analyse',
    fixedIssues: 'Behoben seit der letzten Analyse',
    none: 'Keine.',
    more: (left) => `und ${number(left)} weitere`,
  },
  roadmap: {
    title: 'Maßnahmenplan',
    lead: (fixes) =>
      fixes === 1
        ? 'Eine Maßnahme.'
        : `Die ${fixes} wichtigsten Maßnahmen – in der Reihenfolge, die sich am schnellsten auszahlt.`,
    none: 'Es gibt nichts zu beheben.',
    fix: 'Maßnahme',
    effort: 'Aufwand',
    gain: 'Besuche (Schätzung)',
    priority: 'Priorität',
    improve: 'Ausbauen, was bereits gut ist',
    more: (left) =>
      left === 1
        ? 'Eine weitere Empfehlung enthält der ausführliche Bericht.'
        : `${number(left)} weitere Empfehlungen enthält der ausführliche Bericht.`,
    estimate:
      'Die Angaben zu Besuchen sind Schätzungen in Prozent der heutigen organischen Besuche, abgestuft nach dem betroffenen Anteil der Website. Sie sind keine Zusage; die Wirkungen mehrerer Maßnahmen überschneiden sich.',
    noEstimate:
      'Zugewinne an Besuchen sind nicht geschätzt: Dafür braucht es die Klickzahlen einer verbundenen Search Console.',
  },
  limits: {
    title: 'Was nicht gemessen wurde',
    lead: 'Was fehlt, zählt weder für noch gegen die Punktzahl.',
    none: 'Alles, was diese Analyse misst, konnte gemessen werden.',
    what: 'Was',
    why: 'Warum',
    speedRun: (strategy) => `Ladezeit (${strategy})`,
    strategies: { mobile: 'Smartphone', desktop: 'Computer' },
    interaction: {
      what: 'Reaktion auf Eingaben (INP)',
      why: 'Dafür braucht es echte Besucher; im Labor lässt sich der Wert nicht messen.',
    },
    crawlTime: {
      what: 'Ein Teil der Seiten',
      why: 'Das Zeitlimit war erreicht, bevor die gesamte Website gelesen war.',
    },
    accepted: (count) => ({
      what: count === 1 ? '1 akzeptierter Befund' : `${number(count)} akzeptierte Befunde`,
      why: 'Bewusst ausgenommen. Wer das warum entschieden hat, steht im ausführlichen Bericht.',
    }),
    overall: 'Die Gesamtpunktzahl',
    reason: translateReason,
    unknownReason: 'Den Grund nennt der ausführliche Bericht.',
    more: (left) => ({ what: `${number(left)} weitere Lücken`, why: 'Der ausführliche Bericht führt sie auf.' }),
    neverTitle: 'Nicht Teil dieser Analyse',
    never: [
      'Rankings einzelner Suchbegriffe im Zeitverlauf',
      'Links von anderen Websites (Backlinks)',
      'Conversions und Umsatz',
      'Seiten hinter einer Anmeldung',
    ],
    methodTitle: 'So sind die Werte entstanden',
    method: [
      'Die Website wurde von der Startseite aus gecrawlt. Jede Seite wurde einmal gelesen und anhand von Prüfungen bewertet, die jeweils auf einem veröffentlichten Standard oder der Dokumentation einer Suchmaschine beruhen.',
      'Jede Prüfung zieht ihrem Bereich Punkte ab – je nach Schweregrad und Anteil der betroffenen Seiten. Was nicht gemessen werden konnte, fließt nicht in die Gewichtung ein.',
    ],
    appendixTitle: 'Anhang auf Anfrage',
    appendix:
      'Alle Einzelbefunde mit Adressen, sämtliche Empfehlungen mit Arbeitsschritten und Code sowie alle gelesenen Seiten liegen als ausführlicher Bericht (HTML, PDF) und als Tabellen (XLSX, CSV) vor.',
    record: ({ id, day }) => `Analyse ${id}, ${day}`,
  },
  untranslated: { mark: 'EN', note: 'Mit EN gekennzeichnete Texte liegen nur auf Englisch vor.' },
  page: { skip: 'Zum Bericht springen', footer: 'Seite' },
};

function beginWith(title: string | null): string {
  return title === null ? 'Beginnen Sie damit' : `Erster Schritt: „${title}“`;
}
