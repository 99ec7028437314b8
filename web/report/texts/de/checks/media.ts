import type { WorkText } from '../../report-texts.js';

/** German texts of the checks of images, accessibility, phones, shared links and structured data. */
export const DE_MEDIA: Readonly<Record<string, WorkText>> = {
  'image/alt-missing': {
    title: 'Bilder ohne Alternativtext',
    fix: 'Aussagekräftige Bilder im alt-Attribut beschreiben, dekorative mit alt="" versehen.',
  },
  'image/alt-long': {
    title: 'Alternativtext zu lang',
    fix: 'Auf die Aussage des Bildes kürzen, den Rest in eine Bildunterschrift verschieben.',
  },
  'image/alt-filename': {
    title: 'Dateiname als Alternativtext',
    fix: 'Durch wenige Wörter zum Bildinhalt ersetzen – oder durch alt="", wenn das Bild dekorativ ist.',
  },
  'image/alt-empty-linked': {
    title: 'Verlinktes Bild ohne Namen',
    fix: 'Im Alternativtext des Bildes das Linkziel benennen.',
  },
  'image/no-dimensions': {
    title: 'Bilder ohne Größenangabe',
    fix: 'Breite und Höhe der Bilddatei als Attribute angeben; per CSS darf das Bild weiter skaliert werden.',
  },
  'image/picture-without-img': {
    title: 'picture-Element ohne Bild',
    fix: 'img mit src und alt als letztes Element in picture ergänzen.',
  },
  'image/data-uri-large': {
    title: 'Großes Bild im HTML eingebettet',
    fix: 'Bild als Datei ausliefern; Data-URIs nur für wenige hundert Byte verwenden.',
  },
  'image/svg-inline-large': {
    title: 'Große Grafiken im HTML eingebettet',
    fix: 'Grafik als Datei ausliefern oder nur einmal einbetten und per use darauf verweisen.',
  },
  'image/srcset-invalid': {
    title: 'Fehlerhafte srcset-Angabe',
    fix: 'Je Bildgröße eine Angabe – alle in w oder alle in x, bei w zusätzlich sizes.',
  },
  'image/broken': {
    title: 'Bild lässt sich nicht laden',
    fix: 'Datei wiederherstellen oder die Adresse in src bzw. srcset korrigieren.',
  },
  'image/too-large': {
    title: 'Bilddatei zu groß',
    fix: 'Bild auf die Anzeigegröße verkleinern und als AVIF oder WebP mit geringerer Qualität speichern.',
  },
  'image/legacy-format': {
    title: 'Bild nur in einem alten Format',
    fix: 'Zusätzlich als AVIF oder WebP anbieten, per source-Element oder je nach Browser.',
  },
  'image/aspect-mismatch': {
    title: 'Breite und Höhe passen nicht zum Bild',
    fix: 'width und height im Seitenverhältnis der Datei angeben.',
  },
  'image/svg-invalid': {
    title: 'SVG-Datei ist fehlerhaft',
    fix: 'Datei in einem Zeichenprogramm öffnen und neu speichern oder die genannte Zeile korrigieren.',
  },
  'image/blocked': {
    title: 'Bild durch robots.txt gesperrt',
    fix: 'Pfad in der robots.txt freigeben, sofern das Bild gefunden werden darf.',
  },
  'image/oversized': {
    title: 'Bilder größer als angezeigt',
    fix: 'Mehrere Größen mit srcset und sizes anbieten, damit der Browser die passende wählt.',
  },
  'image/lazy-lcp': {
    title: 'Größtes Bild im ersten Blickfeld lädt verzögert',
    fix: 'loading=lazy bei Bildern im ersten Blickfeld entfernen; das größte mit fetchpriority=high laden.',
  },
  'image/not-lazy': {
    title: 'Bilder weit unten werden sofort geladen',
    fix: 'loading=lazy bei Bildern unterhalb des ersten Blickfelds ergänzen.',
  },
  'image/background-only': {
    title: 'Große Bilder nur als CSS-Hintergrund',
    fix: 'Inhaltlich wichtige Bilder als img mit Alternativtext einbinden.',
  },
  'a11y/form-label': {
    title: 'Formularfelder ohne Beschriftung',
    fix: 'Jedes Feld über for und id mit einem label verbinden; ein Platzhalter genügt nicht.',
  },
  'a11y/button-name': {
    title: 'Schaltflächen ohne Namen',
    fix: 'Jede Schaltfläche mit Text, aria-label oder Bild mit Alternativtext versehen.',
  },
  'a11y/landmark-main': {
    title: 'Kein eindeutiger Hauptbereich (main)',
    fix: 'Seiteninhalt in genau ein main-Element fassen.',
  },
  'a11y/iframe-title': {
    title: 'Eingebettete Frames ohne Titel',
    fix: 'Im title-Attribut jedes iframe angeben, was es zeigt.',
  },
  'a11y/contrast': {
    title: 'Zu geringer Kontrast zwischen Text und Hintergrund',
    fix: 'Text abdunkeln oder Hintergrund aufhellen, bis der Kontrast 4,5:1 erreicht (3:1 bei großer Schrift).',
  },
  'mobile/tap-targets': {
    title: 'Bedienelemente zu klein oder zu dicht beieinander',
    fix: 'Links und Bedienelemente mindestens 24 × 24 px groß machen oder entsprechenden Abstand lassen.',
  },
  'mobile/font-small': {
    title: 'Schrift auf dem Smartphone zu klein',
    fix: 'Fließtext in 16 px setzen, nichts Lesenswertes unter 12 px.',
  },
  'mobile/content-wide': {
    title: 'Inhalt breiter als der Bildschirm',
    fix: 'Breiten an den Bildschirm anpassen; Tabellen, Code und breite Bilder in einem eigenen Bereich scrollen lassen.',
  },
  'mobile/interstitial': {
    title: 'Overlay verdeckt die Seite beim Laden',
    fix: 'Banner verwenden, das den größten Teil frei lässt, oder das Overlay erst zeigen, wenn Besucher die Seite nutzen.',
  },
  'og/title-missing': {
    title: 'Titel für geteilte Links fehlt',
    fix: '<meta property="og:title"> mit der Überschrift für die Linkvorschau ergänzen.',
  },
  'og/description-missing': {
    title: 'Beschreibung für geteilte Links fehlt',
    fix: '<meta property="og:description"> mit ein oder zwei Sätzen ergänzen.',
  },
  'og/image-missing': {
    title: 'Bild für geteilte Links fehlt',
    fix: '<meta property="og:image"> mit der absoluten URL eines Bildes ergänzen, am besten 1200 × 630 px.',
  },
  'og/image-relative': {
    title: 'Bild für geteilte Links ohne absolute URL',
    fix: 'og:image als vollständige URL mit https:// und Host angeben.',
  },
  'og/image-broken': {
    title: 'Bild für geteilte Links lässt sich nicht laden',
    fix: 'In og:image ein Bild angeben, das mit 200 als JPEG, PNG oder WebP ausgeliefert wird.',
  },
  'og/image-small': {
    title: 'Bild für geteilte Links zu klein',
    fix: 'In og:image ein Bild mit 1200 × 630 px angeben.',
  },
  'og/type-url-missing': {
    title: 'Pflichtangaben für Open Graph fehlen',
    fix: 'og:type („website“ oder „article“) und og:url mit der Canonical-URL ergänzen.',
  },
  'twitter/card-missing': {
    title: 'Kartentyp für X fehlt',
    fix: '<meta name="twitter:card" content="summary_large_image"> ergänzen.',
  },
  'twitter/card-invalid': {
    title: 'Unbekannter Kartentyp für X',
    fix: 'summary, summary_large_image, app oder player verwenden.',
  },
  'schema/json-invalid': {
    title: 'Strukturierte Daten nicht lesbar',
    fix: 'JSON korrigieren (Kommas, Anführungszeichen, Zeilenumbrüche) und mit einer JSON-Bibliothek statt von Hand erzeugen.',
  },
  'schema/empty-block': {
    title: 'Leerer Block strukturierter Daten',
    fix: 'Block füllen oder weglassen, wenn es nichts anzugeben gibt.',
  },
  'schema/no-context': {
    title: 'Strukturierte Daten ohne schema.org-Kontext',
    fix: '"@context": "https://schema.org" im obersten Objekt des Blocks ergänzen.',
  },
  'schema/breadcrumb-gap': {
    title: 'Lückenhafte Brotkrumen-Auszeichnung',
    fix: 'Einträge der BreadcrumbList lückenlos mit 1, 2, 3 … nummerieren und alle bis auf den letzten mit Adresse angeben.',
  },
  'schema/none-on-site': {
    title: 'Keine strukturierten Daten auf der gesamten Website',
    fix: 'Mit Organization und WebSite auf der Startseite und BreadcrumbList überall beginnen, danach die Kerninhalte auszeichnen.',
  },
  'schema/on-noindex': {
    title: 'Strukturierte Daten auf einer nicht indexierbaren Seite',
    fix: 'noindex entfernen, wenn die Seite gefunden werden soll; sonst die Auszeichnung weglassen.',
  },
  'schema/unknown-type': {
    title: 'Strukturierte Daten mit unbekanntem Typ',
    fix: 'Passenden schema.org-Typ in exakter Schreibweise verwenden oder einen allgemeineren wie Thing oder CreativeWork.',
  },
  'schema/unknown-property': {
    title: 'Eigenschaft gehört nicht zum Typ',
    fix: 'Eigenschaft wie bei schema.org schreiben oder zum richtigen Objekt verschieben.',
  },
  'schema/missing-required': {
    title: 'Pflichtangaben für das Rich Result fehlen',
    fix: 'Genannte Eigenschaften mit auf der Seite sichtbaren Werten ergänzen und im Rich-Results-Test prüfen.',
  },
  'schema/missing-recommended': {
    title: 'Empfohlene Angaben in strukturierten Daten fehlen',
    fix: 'Genannte Eigenschaften ergänzen, für die es echte Werte gibt.',
  },
  'schema/bad-value': {
    title: 'Unlesbarer Wert in strukturierten Daten',
    fix: 'Datum und Dauer nach ISO 8601, Preise und Bewertungen als Zahl mit Punkt und vollständige Adressen angeben.',
  },
  'schema/rating-scope': {
    title: 'Bewertung des eigenen Unternehmens',
    fix: 'Bewertungen bei Organization oder LocalBusiness entfernen und stattdessen einzelne Produkte oder Leistungen auszeichnen.',
  },
  'schema/deprecated-rich-result': {
    title: 'Auszeichnung für ein eingestelltes Rich Result',
    fix: 'Belassen oder entfernen, wenn sie stört; Aufwand in Ergebnisse stecken, die noch gezeigt werden.',
  },
  'schema/url-mismatch': {
    title: 'Strukturierte Daten nennen eine andere Seite',
    fix: 'Adresse der Seite selbst (ihr Canonical) als url und @id des WebPage-Objekts angeben.',
  },
  'schema/coverage-outlier': {
    title: 'Strukturierte Daten fehlen, die vergleichbare Seiten haben',
    fix: 'Fehlende Angaben (Preis, Autor, Datum …) pflegen, damit die Seite dieselbe Auszeichnung erhält.',
  },
  'schema/only-after-render': {
    title: 'Strukturierte Daten entstehen erst durch Skripte',
    fix: 'Strukturierte Daten im Quelltext ausliefern, vor allem bei Produkten und häufig geänderten Terminen.',
  },
  'video/no-schema': {
    title: 'Video ohne strukturierte Daten',
    fix: 'Video als VideoObject mit name, thumbnailUrl, uploadDate und contentUrl auszeichnen.',
  },
};
