/** Why the checks of images, accessibility, structured data and mobile matter, by their ids. */
export const DE_MEDIA_WHYS: Readonly<Record<string, string>> = {
  'image/alt-long':
    'Screenreader lesen einen Alternativtext in einem Zug vor, ohne Pause und ohne Zurück; lange Texte gehören auf die Seite.',
  'image/alt-filename': 'Ein vorgelesener oder indexierter Dateiname sagt nicht, was auf dem Bild zu sehen ist.',
  'image/alt-empty-linked':
    'Besteht ein Link nur aus einem Bild, ist dessen Alternativtext der Linktext: Bleibt er leer, erfahren weder Menschen noch Suchmaschinen, wohin er führt.',
  'image/picture-without-img':
    'Gezeigt wird das img im picture-Element; die Quellen sind nur Vorschläge dafür. Ohne img erscheint nichts.',
  'image/data-uri-large':
    'Ein als Data-URI eingebettetes Bild ist ein Drittel größer, verzögert den Text und lässt sich nicht einzeln zwischenspeichern.',
  'image/svg-inline-large':
    'Ein eingebettetes svg wird bei jedem Aufruf mitgesendet und lässt sich nicht zwischenspeichern; mehrfach vorhanden, wird es mehrfach gesendet.',
  'image/srcset-invalid':
    'Varianten mit unlesbarer Größenangabe lassen Browser weg, und Breiten und Pixeldichten dürfen nicht gemischt werden; es lädt womöglich die falsche Datei.',
  'image/too-large': 'Bilder machen den größten Teil einer Seite aus; große kommen spät, vor allem auf dem Smartphone.',
  'image/legacy-format': 'AVIF und WebP zeigen dasselbe Bild mit etwa der halben Datenmenge von JPEG, PNG oder GIF.',
  'image/aspect-mismatch':
    'Der Browser hält eine Fläche mit falschem Seitenverhältnis frei: Das Bild wird verzerrt, oder die Seite springt, wenn es eintrifft.',
  'image/svg-invalid': 'Browser lesen SVG-Dateien als XML und zeigen bei einem Fehler nichts oder nur einen Teil.',
  'image/blocked':
    'Suchmaschinen dürfen das Bild nicht laden: Es erscheint weder in der Bildersuche noch neben einem Suchergebnis.',
  'image/oversized':
    'Smartphones laden ein Vielfaches der Pixel, die sie zeigen; das kostet Besucher Zeit und Datenvolumen.',
  'image/lazy-lcp':
    'Der Browser stellt ausgerechnet das Bild zurück, auf das Besucher warten; das verzögert den Largest Contentful Paint.',
  'image/not-lazy':
    'Diese Bilder konkurrieren um die Leitung mit dem, was Besucher zuerst sehen – und viele kommen nie bis zu ihnen.',
  'image/background-only':
    'Die Bildersuche indexiert keine CSS-Hintergründe, und sie können keinen Alternativtext haben.',
  'a11y/form-label':
    'Ohne Beschriftung müssen Menschen mit Screenreader oder Sprachsteuerung raten, was sie eingeben sollen.',
  'a11y/button-name':
    'Eine Schaltfläche nur mit Symbol wird als „Schaltfläche“ vorgelesen: Wer sie nicht sieht, weiß nicht, was sie tut.',
  'a11y/landmark-main':
    'Über den Hauptbereich überspringen Menschen Kopf und Navigation, und Programme erkennen, welcher Teil der Inhalt ist.',
  'a11y/iframe-title':
    'Screenreader kündigen einen Frame mit seinem Titel an; ohne Titel muss man ihn betreten, um zu erfahren, was er enthält.',
  'a11y/contrast': 'Menschen mit schwachen Augen – und alle anderen bei Sonnenlicht – können den Text nicht lesen.',
  'og/image-relative': 'Soziale Netzwerke lösen relative Adressen in Open Graph nicht auf; das Bild erscheint nicht.',
  'og/image-broken': 'Geteilte Links erscheinen ohne Bild oder mit einem, das das Netzwerk selbst auswählt.',
  'og/image-small':
    'Bilder unter etwa 200 Pixeln lassen Netzwerke weg; die große Darstellung gibt es ab 1200 × 630 Pixeln.',
  'twitter/card-invalid': 'Einen Kartentyp, den X nicht kennt, übergeht es; der Link erscheint ohne Karte.',
  'schema/json-invalid':
    'Ein JSON-LD-Block mit Syntaxfehler wird ganz übergangen; jedes erweiterte Suchergebnis daraus entfällt.',
  'schema/empty-block': 'Ein leeres JSON-LD-Skript stammt oft von einem Template, dessen Daten nicht angekommen sind.',
  'schema/no-context':
    'Ohne @context haben die Namen in einem JSON-LD-Block keine Bedeutung; Suchmaschinen übergehen ihn.',
  'schema/breadcrumb-gap': 'Brotkrumen zeigen Suchmaschinen nur, wenn die Positionen lückenlos ab 1 zählen.',
  'schema/unknown-type': 'Ein Typ, den schema.org nicht kennt, bedeutet nichts; alle Angaben dazu gehen verloren.',
  'schema/unknown-property':
    'Eigenschaften, die schema.org für den Typ nicht vorsieht, werden übergangen; ihre Angaben gehen verloren.',
  'schema/bad-value': 'Datum, Adresse, Preis oder Bewertung in unerwarteter Form werden übergangen, als fehlten sie.',
  'schema/rating-scope':
    'Für Bewertungen einer Organisation oder eines lokalen Unternehmens auf der eigenen Website zeigt Google keine Sterne, weil der Betreiber Einfluss darauf hat.',
  'schema/deprecated-rich-result':
    'Google zeigt dieses erweiterte Suchergebnis nicht mehr. Die Auszeichnung schadet nicht und kann anderen Diensten nützen, bringt dort aber nichts.',
  'schema/url-mismatch':
    'Beschreibt sich eine Seite unter der Adresse einer anderen, können Suchmaschinen die Auszeichnung dieser zuordnen.',
  'schema/coverage-outlier':
    'Fast alle Seiten im selben Verzeichnis haben einen Typ, der hier fehlt: Die Daten sind vermutlich nicht im Template angekommen.',
  'schema/only-after-render':
    'Suchmaschinen lesen diese Daten erst nach der Darstellung der Seite, andere Dienste meist nie.',
  'video/no-schema':
    'Eine VideoObject-Auszeichnung nennt Suchmaschinen Titel, Vorschaubild und Länge; ohne sie zeigen sie das Video womöglich nicht.',
  'mobile/tap-targets': 'Auf dem Smartphone treffen Besucher den falschen Link oder geben auf.',
  'mobile/font-small': 'Besucher müssen vergrößern, um zu lesen; viele gehen stattdessen.',
  'mobile/content-wide':
    'Auf dem Smartphone müssen Besucher zum Lesen seitwärts scrollen oder sehen die Seite verkleinert.',
  'mobile/interstitial':
    'Wer aus der Suche kommt, sieht zuerst etwas anderes als das Gesuchte; Suchmaschinen werten das ab.',
};
