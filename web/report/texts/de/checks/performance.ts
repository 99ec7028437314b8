import type { WorkText } from '../../report-texts.js';

/** German texts of the checks of speed and search data. */
export const DE_PERFORMANCE: Readonly<Record<string, WorkText>> = {
  'speed/lcp': {
    title: 'Hauptinhalt erscheint spät (LCP)',
    fix: 'Größtes Element mit dem ersten HTML senden, sein Bild früh und in passender Größe laden und schneller antworten.',
  },
  'speed/cls': {
    title: 'Layout springt beim Laden (CLS)',
    fix: 'Bildern, Frames und Anzeigen vorab ihre Größe geben und nichts über bereits Sichtbarem einfügen.',
  },
  'speed/fcp': {
    title: 'Erster Inhalt erscheint spät (FCP)',
    fix: 'Schneller antworten und im head nichts laden, was die erste Darstellung blockiert.',
  },
  'speed/tbt': {
    title: 'Skripte blockieren die Seite (TBT)',
    fix: 'Weniger Skript ausliefern, lange Aufgaben teilen und nicht sofort Benötigtes später laden.',
  },
  'speed/si': {
    title: 'Seite baut sich langsam auf (Speed Index)',
    fix: 'Sichtbaren Teil zuerst senden: seine Stile einbetten, Schriften und Skripte später laden.',
  },
  'speed/page-weight': {
    title: 'Seite ist zu groß',
    fix: 'Bilder komprimieren und verkleinern, nicht genutzte Schriften und Skripte entfernen.',
  },
  'speed/requests': {
    title: 'Seite lädt sehr viele Dateien',
    fix: 'Kleine Dateien zusammenfassen, Inhalte unterhalb des ersten Blickfelds später laden und verzichtbare Drittanbieter entfernen.',
  },
  'speed/ttfb': {
    title: 'Server antwortet langsam (TTFB)',
    fix: 'Seiten für nicht angemeldete Besucher zwischenspeichern, ihre Erzeugung beschleunigen und sie aus der Nähe der Besucher ausliefern.',
  },
  'speed/render-blocking': {
    title: 'Dateien im head blockieren die Darstellung',
    fix: 'Skripte mit defer (oder type="module") laden und Stylesheets und Schriften von der eigenen Domain ausliefern.',
  },
  'speed/js-weight': {
    title: 'Skript ist zu groß',
    fix: 'Nur laden, was die Seite braucht, den Rest abtrennen und kaum genutzte Bibliotheken entfernen.',
  },
  'speed/css-weight': {
    title: 'Stylesheet ist zu groß',
    fix: 'Ungenutzte Regeln entfernen und selten benötigte abtrennen.',
  },
  'speed/cache-short': {
    title: 'Dateien werden zu kurz zwischengespeichert',
    fix: 'Cache-Control mit langer max-age senden und den Dateinamen bei jeder Änderung wechseln.',
  },
  'speed/no-validator': {
    title: 'Seiten lassen sich nicht auf Änderungen prüfen',
    fix: 'ETag oder Last-Modified senden und mit 304 antworten, wenn sich nichts geändert hat.',
  },
  'speed/http1': {
    title: 'Server spricht nur HTTP/1.1',
    fix: 'HTTP/2 im Webserver einschalten oder einen entsprechenden Proxy vorschalten.',
  },
  'speed/font-display': {
    title: 'Text bleibt bis zum Laden der Schriften unsichtbar',
    fix: 'Webschriften mit font-display: swap oder optional einbinden.',
  },
  'speed/inp': {
    title: 'Seite reagiert spät auf Eingaben (INP)',
    fix: 'Lange Aufgaben teilen, in Ereignisbehandlungen weniger tun und Nachrangiges aufschieben.',
  },
  'speed/no-field-data': {
    title: 'Keine Felddaten zur Seite',
    fix: 'Kein Handlungsbedarf; bei wichtigen Seiten die Werte echter Besucher selbst messen.',
  },
  'speed/third-party': {
    title: 'Drittanbieter blockieren die Seite',
    fix: 'Erst laden, wenn die Seite nutzbar ist, oder bis zum Klick einen Platzhalter zeigen.',
  },
  'gsc/low-ctr': {
    title: 'Weniger Klicks, als die Position erwarten lässt',
    fix: 'Titel und Beschreibung so umschreiben, dass sie die genannten Suchanfragen gleich zu Beginn beantworten.',
  },
  'gsc/striking-distance': {
    title: 'Suchanfrage kurz vor den vorderen Plätzen',
    fix: 'Ergänzen, was die besser platzierten Ergebnisse beantworten, und von thematisch passenden Seiten verlinken.',
  },
  'gsc/quick-win': {
    title: 'Seite nennt nicht, wofür sie gefunden wird',
    fix: 'Suchanfrage in Titel und Hauptüberschrift aufnehmen, wo sie sich gut liest.',
  },
  'gsc/decay': {
    title: 'Seite verliert Klicks',
    fix: 'Seite aktualisieren und ihre Adresse behalten; prüfen, ob eine andere Seite ihre Suchanfragen übernommen hat.',
  },
  'gsc/position-drop': {
    title: 'Seite ist in der Suche abgefallen',
    fix: 'Prüfen, welche Suchanfragen gefallen sind, was jetzt darüber steht und was in diesen Wochen geändert wurde.',
  },
  'gsc/cannibalisation': {
    title: 'Mehrere Seiten teilen sich eine Suchanfrage',
    fix: 'Eine Seite für die Suchanfrage bestimmen; die anderen darin aufgehen lassen oder mit eigenem Thema darauf verlinken.',
  },
  'gsc/zero-click': {
    title: 'Wird angezeigt, aber nie angeklickt',
    fix: 'Prüfen, wofür sie angezeigt wird: passende Suchanfragen in Titel und Beschreibung beantworten, sonst das Thema im Titel klarstellen.',
  },
  'gsc/long-tail': {
    title: 'Neue Frage, für die die Website gefunden wird',
    fix: 'In einem eigenen Abschnitt unter einer Überschrift mit diesen Wörtern beantworten – oder auf einer eigenen Seite.',
  },
  'gsc/indexable-no-impressions': {
    title: 'Seite erscheint nie in der Suche',
    fix: 'Auf das ausrichten, was gesucht wird, mit einer gefundenen Seite zusammenführen oder aus dem Index nehmen.',
  },
  'gsc/noindex-with-traffic': {
    title: 'Seite mit Klicks ist gesperrt oder entfernt',
    fix: 'noindex bzw. die robots.txt-Regel entfernen, die Seite wiederherstellen oder auf den Nachfolger weiterleiten.',
  },
  'gsc/not-crawled-with-traffic': {
    title: 'Seite mit Klicks, die intern nicht verlinkt ist',
    fix: 'An passender Stelle verlinken; wird sie nicht mehr gebraucht, auf den Nachfolger weiterleiten.',
  },
  'gsc/weak-internal-links': {
    title: 'Erfolgreiche Seite ist intern kaum verlinkt',
    fix: 'Von drei bis fünf gut verlinkten Seiten zum Thema mit gesuchten Begriffen darauf verlinken.',
  },
  'gsc/wrong-country-page': {
    title: 'Besucher landen auf der Seite eines anderen Landes',
    fix: 'Prüfen, dass beide Versionen per hreflang aufeinander verweisen, keine die andere als Canonical nennt und die richtige indexierbar ist.',
  },
  'gsc/device-gap': {
    title: 'Auf Smartphones schlechter platziert als am Computer',
    fix: 'Auf dem Smartphone öffnen: Ist alles vorhanden und bedienbar? Mobile Ladezeit messen und die Befunde beheben.',
  },
};
