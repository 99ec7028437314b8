import type { PhrasePair } from '../../phrases/phrase-book.js';

/** Improvements of results, sitemap and speed, as those of content. */
export const DE_TECHNICAL_IMPROVEMENTS: readonly PhrasePair[] = [
  [
    'A longer title can name what sets a page apart, such as the place, the kind or the brand, before anyone clicks.',
    'Ein längerer Titel kann schon vor dem Klick nennen, was die Seite unterscheidet: Ort, Art oder Marke.',
  ],
  [
    'See in the next audit that these titles are longer and none is cut off.',
    'In der nächsten Analyse prüfen, dass diese Titel länger sind und keiner abgeschnitten wird.',
  ],
  [
    '{n} of {n} title uses less than two thirds of the {n} px that are shown',
    '{1} von {2} Titel nutzt weniger als zwei Drittel der {3} px, die angezeigt werden',
  ],
  [
    '{n} of {n} titles uses less than two thirds of the {n} px that are shown',
    '{1} von {2} Titeln nutzt weniger als zwei Drittel der {3} px, die angezeigt werden',
  ],
  [
    '{n} of {n} titles use less than two thirds of the {n} px that are shown',
    '{1} von {2} Titeln nutzen weniger als zwei Drittel der {3} px, die angezeigt werden',
  ],
  [
    'Add what readers choose by to the titles of {q}: place, kind, year or brand.',
    'In den Titeln von {1} ergänzen, wonach Leser auswählen: Ort, Art, Jahr oder Marke.',
  ],
  [
    'Keep the most important words first, and every title different.',
    'Das Wichtigste nach vorn stellen und jeden Titel anders formulieren.',
  ],
  [
    'The description is the advertisement of a page in the results: a half-empty one leaves reasons to click unsaid.',
    'Die Beschreibung ist die Werbung einer Seite im Suchergebnis: Ist sie halb leer, bleiben Gründe zu klicken ungesagt.',
  ],
  [
    'See in the next audit that these descriptions are longer and none is cut off.',
    'In der nächsten Analyse prüfen, dass diese Beschreibungen länger sind und keine abgeschnitten wird.',
  ],
  [
    '{n} of {n} description uses less than two thirds of the {n} px that are shown',
    '{1} von {2} Beschreibung nutzt weniger als zwei Drittel der {3} px, die angezeigt werden',
  ],
  [
    '{n} of {n} descriptions uses less than two thirds of the {n} px that are shown',
    '{1} von {2} Beschreibungen nutzt weniger als zwei Drittel der {3} px, die angezeigt werden',
  ],
  [
    '{n} of {n} descriptions use less than two thirds of the {n} px that are shown',
    '{1} von {2} Beschreibungen nutzen weniger als zwei Drittel der {3} px, die angezeigt werden',
  ],
  [
    'Say on {q} what the page offers and what the reader can do there, in one or two sentences.',
    'Auf {1} in ein oder zwei Sätzen sagen, was die Seite bietet und was man dort tun kann.',
  ],
  [
    'A table of contents lets readers jump to their answer, and search results may show its links under the page.',
    'Über ein Inhaltsverzeichnis springen Leser direkt zur Antwort; Suchergebnisse können seine Links unter der Seite zeigen.',
  ],
  [
    'See in the next audit that these pages link to their own sections.',
    'In der nächsten Analyse prüfen, dass diese Seiten auf ihre eigenen Abschnitte verlinken.',
  ],
  [
    '{n} of {n} pages have {n} words or more and no link to a section of their own',
    '{1} von {2} Seiten haben mindestens {3} Wörter und keinen Link auf eigene Abschnitte',
  ],
  [
    'Give the headings of {q} ids, and link to them from a list at the top of the page.',
    'Den Überschriften von {1} ids geben und sie aus einer Liste am Seitenanfang verlinken.',
  ],
  [
    'Search engines use a lastmod they can trust to fetch changed pages first.',
    'Suchmaschinen nutzen ein verlässliches lastmod, um geänderte Seiten zuerst abzurufen.',
  ],
  [
    'Audit again and see that every entry has a lastmod and "sitemap/lastmod-all-equal" finds nothing.',
    'Erneut analysieren: Jeder Eintrag sollte ein lastmod haben und „sitemap/lastmod-all-equal“ nichts finden.',
  ],
  [
    'Write the instant of the last real change for {q} and all others into the sitemap (W3C date-time).',
    'Für {1} und alle übrigen den Zeitpunkt der letzten echten Änderung in die Sitemap schreiben (W3C-Datumsformat).',
  ],
  [
    'Leave lastmod out rather than fill it with the time of generation.',
    'lastmod lieber weglassen als mit dem Erstellungszeitpunkt der Sitemap füllen.',
  ],
  ['{n} of {n} {w} without lastmod', '{1} von {2|Eintrag|Einträgen} ohne lastmod'],
  [
    'Search consoles report coverage per file: one file per section shows where pages are not indexed.',
    'Search Consoles melden die Abdeckung je Datei: Eine Datei je Bereich zeigt, wo Seiten nicht indexiert sind.',
  ],
  [
    'Audit again and see one file for each section, with "sitemap/malformed" finding nothing.',
    'Erneut analysieren: eine Datei je Bereich, und „sitemap/malformed“ findet nichts.',
  ],
  [
    'Write one file for each section ({q}) and an index that lists them at the old address.',
    'Je Bereich eine Datei schreiben ({1}) und unter der alten Adresse einen Index, der sie aufführt.',
  ],
  [
    'Submit the index in the search consoles and compare coverage file by file.',
    'Den Index in den Search Consoles einreichen und die Abdeckung Datei für Datei vergleichen.',
  ],
  ['{n} addresses in one file', '{1} Adressen in einer Datei'],
  [
    'Image entries help image search find images that scripts load late.',
    'Bildeinträge helfen der Bildersuche, Bilder zu finden, die Skripte spät laden.',
  ],
  [
    'Audit again and see entries with images in the sitemap, none of them broken.',
    'Erneut analysieren: Die Sitemap sollte Bildeinträge haben, keinen davon defekt.',
  ],
  ['Add image:image entries for the images of {q}.', 'Für die Bilder von {1} image:image-Einträge ergänzen.'],
  [
    'List images that carry content; leave out logos and icons.',
    'Bilder mit inhaltlicher Bedeutung aufführen; Logos und Symbole weglassen.',
  ],
  ['{n} pages with images, none listed', '{1} Seiten mit Bildern, keines aufgeführt'],
  [
    'Each of them shortens the wait of every visitor, whether or not a limit is passed.',
    'Jede davon verkürzt die Wartezeit aller Besucher – auch wo kein Grenzwert überschritten ist.',
  ],
  [
    'Measure again and see the saving gone from the list and the performance score risen.',
    'Erneut messen: Die Einsparung sollte aus der Liste verschwunden und der Leistungswert gestiegen sein.',
  ],
  [
    'What helps people with assistive technology (names, labels, contrast, order) is what machines read too.',
    'Was Menschen mit Hilfsmitteln nützt (Namen, Beschriftungen, Kontrast, Reihenfolge), lesen auch Maschinen.',
  ],
  [
    'Measure again and see the accessibility score at 100.',
    'Erneut messen: Der Wert für Barrierefreiheit sollte bei 100 liegen.',
  ],
  ['Lighthouse accessibility {n}', 'Barrierefreiheit laut Lighthouse: {1}'],
  ['Open {q} in Lighthouse and fix what it names.', '{1} in Lighthouse öffnen und die genannten Punkte beheben.'],
  [
    'Then use the page with the keyboard alone and with a screen reader: tools find about a third of the barriers.',
    'Anschließend die Seite nur mit der Tastatur und mit einem Screenreader bedienen: Werkzeuge finden etwa ein Drittel der Barrieren.',
  ],
  [
    'The first byte is within the limit but far from what a cache reaches; everything else on the page waits for it.',
    'Das erste Byte kommt innerhalb des Grenzwerts, aber weit später als aus einem Cache; alles andere auf der Seite wartet darauf.',
  ],
  [
    'Audit again and see the time to first byte, the median, at 200 ms or less.',
    'Erneut analysieren: Der Median der Zeit bis zum ersten Byte sollte bei höchstens 200 ms liegen.',
  ],
  [
    'Find out why {q} are made anew for each visit, and cache them for visitors who are not signed in.',
    'Klären, warum {1} für jeden Besuch neu erzeugt werden, und sie für nicht angemeldete Besucher zwischenspeichern.',
  ],
  [
    'Let the cache serve a stale copy while it renews it (RFC 5861).',
    'Den Cache während der Erneuerung die bisherige Kopie ausliefern lassen (RFC 5861).',
  ],
  ['{n} ms to first byte in the middle', '{1} ms bis zum ersten Byte im Median'],
  [
    'The site has pages in several languages and no hreflang, so visitors may be sent to the wrong one.',
    'Die Website hat Seiten in mehreren Sprachen und keine hreflang-Angaben; Besucher können in der falschen landen.',
  ],
  [
    'Audit again and see that "hreflang/missing-return" and "hreflang/missing-self" find nothing.',
    'Erneut analysieren: „hreflang/missing-return“ und „hreflang/missing-self“ sollten nichts finden.',
  ],
  [
    'List which pages are versions of each other, beginning with {q}.',
    'Auflisten, welche Seiten einander entsprechen, beginnend mit {1}.',
  ],
  [
    'Give each version the full set of hreflang links, itself and x-default included.',
    'Jeder Version alle hreflang-Links geben, sie selbst und x-default eingeschlossen.',
  ],
  ['languages: {q}; hreflang on {n} pages', 'Sprachen: {1}; hreflang auf {2} Seiten'],
];
