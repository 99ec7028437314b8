/**
 * Reasons come from the audit as English sentences. Those that a client's report meets are known here by their form; `$1`
 * and so on are the parts in brackets.
 */
const REASONS: readonly (readonly [form: RegExp, german: string])[] = [
  [/^No page may be indexed/, 'Keine Seite darf indexiert werden, daher gibt es nichts zu bewerten.'],
  [/^No page could be read/, 'Keine Seite konnte gelesen werden.'],
  [/^robots\.txt was not read/, 'Die robots.txt wurde nicht gelesen.'],
  [/^no sitemap search was made/, 'Es wurde nicht nach einer Sitemap gesucht.'],
  [/^the host was not probed/, 'Der Server wurde nicht gesondert abgefragt.'],
  [/^external links were not checked/, 'Externe Links wurden nicht geprüft.'],
  [/^page speed was not measured/, 'Die Ladezeit wurde nicht gemessen.'],
  [/scripts and style sheets were not requested/, 'Bilder, Skripte und Stylesheets wurden nicht abgerufen.'],
  [
    /^not reliable without rendering/,
    'Skripte verändern Links oder Texte; ohne Darstellung im Browser ist das nicht verlässlich zu beurteilen.',
  ],
  [/^no page was rendered/, 'Keine Seite wurde im Browser dargestellt.'],
  [
    /^not checked on a copy: how (\S+) is encrypted/,
    'Geprüft wurde eine Kopie: Wie $1 verschlüsselt ist, zeigt nur die veröffentlichte Website.',
  ],
  [/Search Console/, 'Für die Website ist keine Search-Console-Property verbunden, oder sie war nicht lesbar.'],
  [/^switched off by/, 'In den Einstellungen des Projekts abgeschaltet.'],
  [/^off by default/, 'Standardmäßig abgeschaltet.'],
  [/because of an error in/, 'Die Prüfung selbst ist an einem Fehler der Software gescheitert.'],
  [/^(?:failed|the check itself failed)$/, 'Die Messung ist fehlgeschlagen.'],
  [/^(?:skipped|left out|not run)\b/, 'In dieser Analyse nicht vorgesehen.'],
  [/^It was not asked for|not asked for/, 'In dieser Analyse nicht vorgesehen.'],
  [/^Cancell?ed/i, 'Die Analyse wurde vorher abgebrochen.'],
  [/No Chromium|browser_unavailable|no browser/i, 'Auf dem Server stand kein Browser zur Verfügung.'],
  [/^Timed out|in time\b|timeout|too long/i, 'Das Zeitlimit war überschritten.'],
  [/does not resolve|ENOTFOUND|DNS/i, 'Der Hostname lässt sich nicht auflösen.'],
  [
    /^([\d.,]+) of ([\d.,]+) requests \((\d+)%\) were refused/,
    '$1 von $2 Anfragen ($3 %) wurden mit 403 oder 429 abgewiesen – die Website sperrt den Crawler aus.',
  ],
  [/the browser (?:hangs|did not survive)|browser could not/i, 'Der Browser konnte die Seite nicht laden.'],
  [
    /^The site has 1 page with text of its own and ([\d.,]+) words? in all/,
    'Die Website hat nur eine Seite mit eigenem Text ($1 Wörter): Es gibt wenig, wofür sie gefunden werden kann.',
  ],
  [
    /^The site has ([\d.,]+) pages with text of their own and ([\d.,]+) words? in all/,
    'Die Website hat $1 Seiten mit eigenem Text und zusammen $2 Wörter: Es gibt wenig, wofür sie gefunden werden kann.',
  ],
  [
    /^No link from the start page leads to ([\d.,]+) of ([\d.,]+) pages \(([\d.,]+)%\)/,
    'Zu $1 von $2 Seiten ($3 %) führt kein Link von der Startseite aus: Suchmaschinen halten sie für unwichtig.',
  ],
  [/could not be (?:reached|fetched)|unreachable|did not answer/i, 'Die Website war nicht erreichbar.'],
];

/** The German form of a reason; null for one that this list does not know. */
export function translateReason(reason: string): string | null {
  for (const [form, german] of REASONS) {
    const match = form.exec(reason);
    if (match) return german.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
  }
  return null;
}
