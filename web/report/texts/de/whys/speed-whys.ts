/** Why the checks of speed and search data matter, by their ids. */
export const DE_SPEED_WHYS: Readonly<Record<string, string>> = {
  'speed/page-weight': 'Jedes Byte kostet Zeit und, mit Mobilfunktarif, Datenvolumen.',
  'speed/requests': 'Jeder Abruf kostet bei langsamer Verbindung Zeit und ist einer mehr, der fehlschlagen kann.',
  'speed/ttfb': 'Vor dem ersten Byte kann nichts beginnen, und langsame Server crawlen Suchmaschinen weniger.',
  'speed/render-blocking': 'Der Browser zeigt nichts, bis diese Dateien geladen und ausgeführt sind.',
  'speed/js-weight':
    'Ein Skript muss vollständig geladen, gelesen und ausgeführt sein, bevor die Seite auf Tippen reagiert.',
  'speed/css-weight': 'Der Browser zeigt nichts, bevor er alle Stylesheets im head gelesen hat.',
  'speed/cache-short': 'Browser fragen bei jedem Besuch nach einer Datei, die sie längst haben.',
  'speed/no-validator':
    'Ohne ETag oder Last-Modified müssen Browser und Crawler bei jedem Besuch die ganze Seite neu laden.',
  'speed/http1':
    'HTTP/2 und HTTP/3 laden alle Dateien einer Seite gleichzeitig über eine Verbindung; bei HTTP/1.1 stehen sie Schlange.',
  'speed/font-display': 'Browser halten Text bis zu drei Sekunden zurück, während sie auf die Schrift warten.',
  'speed/inp':
    'Interaction to Next Paint gehört zu den Core Web Vitals: So lange haben echte Besucher auf eine Reaktion gewartet.',
  'speed/no-field-data':
    'Zu wenige Besuche sind erfasst, um zu sagen, wie schnell die Seite für echte Besucher ist; es gibt nur Laborwerte.',
  'speed/third-party': 'Solange Skripte anderer Anbieter laufen, reagiert die Seite nicht auf das, was Besucher tun.',
  'gsc/low-ctr':
    'Die Seite wird oft gezeigt, aber seltener angeklickt als an dieser Position üblich: Titel und Beschreibung versprechen nicht, was Suchende erwarten.',
  'gsc/striking-distance':
    'Die meisten Klicks gehen an die ersten Ergebnisse. Diese Seite ist nah genug, dass eine bessere Antwort und ein paar Links sie dorthin bringen können.',
  'gsc/quick-win':
    'Die Seite steht auf der ersten Ergebnisseite für eine Suche, die weder Titel noch Hauptüberschrift nennt. Das ist schnell nachgeholt und zeigt Suchenden, dass hier die Antwort steht.',
  'gsc/decay':
    'Die Seite erhält deutlich weniger Klicks als vier Wochen zuvor an denselben Wochentagen: Sie ist veraltet, wurde überholt oder wird nicht mehr gezeigt.',
  'gsc/position-drop':
    'Die Seite steht mehrere Plätze tiefer als vier Wochen zuvor; die Klicks folgen der Platzierung, oft erst Wochen später.',
  'gsc/cannibalisation':
    'Suchmaschinen wechseln bei einer Suche zwischen mehreren Ihrer Seiten, sodass keine erhält, was alle zusammen verdienen.',
  'gsc/zero-click':
    'Die Seite wird hundertfach gezeigt und nie angeklickt: Sie steht zu weit unten, erscheint zu den falschen Suchen, oder die Ergebnisseite beantwortet die Frage selbst.',
  'gsc/long-tail':
    'Diese Frage wird neu gesucht, und Ihre Website erscheint schon dazu. Lange Suchanfragen sagen genau, was gewünscht ist, und wenige Seiten beantworten sie.',
  'gsc/indexable-no-impressions':
    'Die Seite darf indexiert werden, ist verlinkt und seit Monaten vorhanden, aber keine Suche hat sie gezeigt: Sie kostet Crawling und bringt keine Besucher.',
  'gsc/noindex-with-traffic':
    'Menschen kommen aus der Suche auf diese Seite, sie ist aber inzwischen vom Index ausgeschlossen, gesperrt oder entfernt. Mit dem nächsten Besuch der Suchmaschine enden die Klicks.',
  'gsc/not-crawled-with-traffic':
    'Menschen finden die Seite über die Suche, aber keine Ihrer Seiten führt zu ihr: Besucher der Website übersehen sie, und sie lebt von fremden Links.',
  'gsc/weak-internal-links':
    'Interne Links zeigen Suchmaschinen, welche Seiten wichtig sind. Diese hat Besuche oder ist nah daran, liegt aber tief und hat höchstens einen Link.',
  'gsc/wrong-country-page':
    'Die meisten Klicks aus einem Land gehen an die Version für andere Länder, obwohl es eine eigene gibt: Besucher sehen falsche Sprache, Preise oder Angebote.',
  'gsc/device-gap':
    'Auf Smartphones steht die Seite mehrere Plätze tiefer. Oft ist sie dort langsam, schwer zu bedienen oder kürzer.',
};
