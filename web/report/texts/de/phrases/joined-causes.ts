import type { PhrasePair } from '../../phrases/phrase-book.js';

/** A list of URLs that may be cut: the longer form first. */
function listed(english: string, german: string): PhrasePair[] {
  return [
    [`${english}: {l}, and {n} more.`, `${german}: {1} und {2} weitere.`],
    [`${english}: {l}.`, `${german}: {1}.`],
  ];
}

/** Steps of the causes of hreflang, sitemaps, links of templates, languages and speed. */
export const DE_JOINED_CAUSES: readonly PhrasePair[] = [
  [
    'Search engines use hreflang only where all versions of a page name each other, at URLs and under codes that they can read. Where they do not, people get the page in the wrong language.',
    'Suchmaschinen werten hreflang nur aus, wenn alle Versionen einer Seite einander nennen – mit lesbaren URLs und Codes. Sonst bekommen Suchende die Seite in der falschen Sprache.',
  ],
  [
    'Print the same set on all versions of a page: each version once under its own code, the page itself included, and one x-default.',
    'Auf allen Versionen einer Seite dieselben Angaben ausgeben: jede Version einmal unter ihrem Code, die Seite selbst eingeschlossen, und ein x-default.',
  ],
  ...listed('Codes to correct', 'Zu korrigierende Codes'),
  ...listed('Missing return links', 'Fehlende Rückverweise'),
  ...listed('Broken pages that are named', 'Angegebene defekte Seiten'),
  ...listed('URLs that redirect: name where they lead', 'Weiterleitende URLs (das Ziel angeben)'),
  ...listed('Noindex pages to take out of the sets', 'Noindex-Seiten, die aus den Angaben zu entfernen sind'),
  ...listed('Blocked pages to take out of the sets', 'Gesperrte Seiten, die aus den Angaben zu entfernen sind'),
  ...listed(
    'Pages with another canonical: name the main version',
    'Seiten mit anderem Canonical (die Hauptversion angeben)',
  ),
  ...listed('Pages under different codes', 'Seiten unter verschiedenen Codes'),
  ...listed('Sets without the page itself', 'Angaben ohne die Seite selbst'),
  ...listed('Two URLs for one language', 'Zwei URLs für eine Sprache'),
  ...listed('Relative URLs to make absolute', 'Relative URLs, die absolut anzugeben sind'),
  ...listed('Links to move into the head', 'Links, die in den head gehören'),
  ...listed('Sets without x-default', 'Angaben ohne x-default'),
  [
    'Search engines read the sitemap to learn which pages you want found. Each wrong entry costs a request and makes them trust the others less.',
    'Suchmaschinen lesen in der Sitemap, welche Seiten gefunden werden sollen. Jeder falsche Eintrag kostet einen Abruf und schwächt das Vertrauen in die übrigen.',
  ],
  [
    'Generate the sitemap from the pages that return 200, can be indexed and name themselves as canonical, with full URLs that begin with {q}.',
    'Die Sitemap aus den Seiten erzeugen, die mit 200 antworten, indexierbar sind und sich selbst als Canonical angeben – mit vollständigen URLs, die mit {1} beginnen.',
  ],
  ...listed('Remove or replace', 'Entfernen oder ersetzen'),
  ...listed('Add', 'Ergänzen'),
  [
    'Without a sitemap search engines learn of new and changed pages by links alone, which takes longer the larger the site is.',
    'Ohne Sitemap erfahren Suchmaschinen von neuen und geänderten Seiten nur über Links – je größer die Website, desto später.',
  ],
  [
    'Publish an XML sitemap of the {n} pages that can be indexed, and let the CMS keep it up to date.',
    'Eine XML-Sitemap der {1} indexierbaren Seiten veröffentlichen und vom CMS aktuell halten lassen.',
  ],
  [
    'Publish an XML sitemap of the {n} page that can be indexed, and let the CMS keep it up to date.',
    'Eine XML-Sitemap der {1} indexierbaren Seite veröffentlichen und vom CMS aktuell halten lassen.',
  ],
  ['https://{q}: {t}.', 'https://{1}: {2}.'],
  ['http://{q}: {t}.', 'http://{1}: {2}.'],
  [
    'Search engines use lastmod to fetch changed pages first, and disregard it on sites where it has proved wrong.',
    'Suchmaschinen rufen anhand von lastmod geänderte Seiten zuerst ab – und ignorieren die Angabe, wo sie sich als falsch erwiesen hat.',
  ],
  [
    'Write the date of the last real change of each page as lastmod, from the same source as the date on the page, or leave it out.',
    'Als lastmod das Datum der letzten tatsächlichen Änderung angeben, aus derselben Quelle wie das Datum auf der Seite – oder weglassen.',
  ],
  ...listed('Dates to correct', 'Zu korrigierende Daten'),
  [
    'A template prints these links on many pages. Every click on one takes a detour, and crawlers spend a second request on it.',
    'Ein Template gibt diese Links auf vielen Seiten aus. Jeder Klick nimmt einen Umweg, und Crawler brauchen einen zweiten Abruf.',
  ],
  [
    'Link to {q} instead of {q} in the template behind {n} {w}, such as {q} (today {q}).',
    'Im Template von {3|Seite|Seiten}, zum Beispiel {4}, auf {1} statt auf {2} verlinken (heute {5}).',
  ],
  [
    'Search engines see the same text under several languages as duplicates and list one of them. People who search in the other languages cannot find these pages, and cannot read them.',
    'Derselbe Text unter mehreren Sprachen gilt Suchmaschinen als Duplikat; sie zeigen nur eine Fassung. Wer in den anderen Sprachen sucht, findet diese Seiten nicht – und kann sie nicht lesen.',
  ],
  [
    'Translate title, description and text of {q} and {n} more: they repeat {q} in {q}.',
    'Titel, Beschreibung und Text von {1} und {2} weiteren übersetzen: Sie wiederholen {3} (Sprache: {4}).',
  ],
  [
    'Translate title, description and text of {q}: they repeat {q} in {q}.',
    'Titel, Beschreibung und Text von {1} übersetzen: Sie wiederholen {2} (Sprache: {3}).',
  ],
  [
    'Until a version is translated, take it out of the hreflang sets, the language menu and the sitemap, and redirect it to the original.',
    'Solange eine Fassung nicht übersetzt ist: aus hreflang-Angaben, Sprachmenü und Sitemap nehmen und auf das Original weiterleiten.',
  ],
  [
    'The browser shows nothing until these files have come and run, on every page of the template that names them.',
    'Der Browser zeigt nichts an, bis diese Dateien geladen und ausgeführt sind – auf jeder Seite des Templates, das sie einbindet.',
  ],
  [
    'Add defer to the script {q} ({n} {w}), unless the page is built by it.',
    'Dem Skript {1} ({2|Seite|Seiten}) das Attribut defer geben, sofern es die Seite nicht erst aufbaut.',
  ],
  [
    'Host {q} on your own domain, or load it with media="print" until it has come ({n} {w}).',
    '{1} auf der eigenen Domain bereitstellen oder mit media="print" nachladen ({2|Seite|Seiten}).',
  ],
  [
    'Every visitor of every such page loads the file, and most of them on a phone: the page shows later and responds later to a tap.',
    'Jeder Besucher dieser Seiten lädt die Datei, die meisten auf dem Smartphone: Die Seite erscheint später und reagiert später.',
  ],
  ['{q} ({t}, {t}; on {n} {w}): {t}.', '{1} ({2}, erwartet: {3}; auf {4|Seite|Seiten}): {5}.'],
  ['load only what the page needs, and split the rest off', 'nur laden, was die Seite braucht, und den Rest auslagern'],
  ['remove rules that no page uses', 'Regeln entfernen, die keine Seite verwendet'],
  [
    'scale it to the size it is shown at, and save it as AVIF or WebP',
    'auf die angezeigte Größe verkleinern und als AVIF oder WebP speichern',
  ],
  [
    'Nothing can be shown before the first byte arrives, and search engines crawl slow servers less.',
    'Vor dem ersten Byte kann nichts angezeigt werden, und langsame Server werden seltener gecrawlt.',
  ],
  [
    'Cache the finished pages for visitors who are not signed in, beginning with {q} ({n} ms to the first byte in the middle).',
    'Fertige Seiten für nicht angemeldete Besucher zwischenspeichern, beginnend mit {1} (im Median {2} ms bis zum ersten Byte).',
  ],
  [
    'Look in the server’s log or profiler at what builds these pages: database queries without an index and calls to other services come first.',
    'Im Log oder Profiler des Servers prüfen, was diese Seiten aufbaut: Zuerst kommen Datenbankabfragen ohne Index und Aufrufe anderer Dienste infrage.',
  ],
  [
    'The browser reserves no place for an image whose size it does not know, so that what is read moves down once the image has come.',
    'Für ein Bild unbekannter Größe hält der Browser keinen Platz frei; der Text rutscht nach unten, sobald das Bild geladen ist.',
  ],
  [
    'Print the width and height of the file as attributes of each image in the template; CSS may still scale it.',
    'Im Template Breite und Höhe der Datei als Attribute jedes Bildes ausgeben; CSS darf es weiterhin skalieren.',
  ],
  ['Begin with {l}.', 'Beginnen mit {1}.'],
];
