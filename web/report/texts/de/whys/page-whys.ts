/** Why the checks of page content and loading matter, by their ids. */
export const DE_PAGE_WHYS: Readonly<Record<string, string>> = {
  'content/duplicate-exact':
    'Suchmaschinen zeigen eine dieser Seiten und wählen sie selbst; Links und Klicks verteilen sich auf die Kopien.',
  'content/duplicate-near':
    'Seiten, die sich nur in wenigen Wörtern unterscheiden, konkurrieren um dieselben Suchen, und Crawler verbringen ihre Zeit mit Wiederholungen.',
  'content/keyword-cannibal':
    'Haben mehrere Seiten dasselbe Ziel, wechseln Suchmaschinen zwischen ihnen, und keine sammelt alle Links und Klicks.',
  'content/lorem-ipsum':
    'Besucher sehen, dass die Seite nicht fertig ist, und Suchmaschinen indexieren Wörter ohne Bedeutung.',
  'content/low-text-ratio':
    'Die Seite enthält viel mehr Code als Text; das kostet Ladezeit, ohne Besuchern oder Crawlern etwas zu sagen.',
  'content/needs-javascript':
    'Crawler und KI-Dienste, die keine Skripte ausführen, sehen weniger als die Hälfte der Seite; Suchmaschinen, die es tun, sehen den Rest später.',
  'content/thin':
    'Mit so wenigen Wörtern kann die Seite kaum eine Suche beantworten; viele solche Seiten schwächen die Bewertung der gesamten Website.',
  'content/title-content-mismatch':
    'Wer wegen des Titels kommt, geht sofort wieder, und Suchmaschinen ersetzen solche Titel im Ergebnis.',
  'desc/duplicate': 'Dieselbe Beschreibung auf vielen Seiten beschreibt keine davon; Suchmaschinen ersetzen sie meist.',
  'desc/missing':
    'Ohne Beschreibung stammt der Text im Suchergebnis aus der Seite und wirbt selten gut für einen Klick.',
  'desc/short': 'Eine sehr kurze Beschreibung gibt wenig Anlass zum Klick und wird oft durch Text der Seite ersetzt.',
  'h1/duplicate':
    'Dieselbe Überschrift auf mehreren Seiten deutet auf ein doppeltes Thema hin und lässt Leser zweifeln, wo sie sind.',
  'h1/missing':
    'Die Hauptüberschrift sagt Lesern und Suchmaschinen, worum es geht, und ist eine Quelle für die Überschrift im Suchergebnis.',
  'h1/multiple':
    'Mehrere Hauptüberschriften verwischen, worum es vor allem geht – zuerst für Nutzer von Screenreadern.',
  'h2/missing':
    'Ein langer Text ohne Zwischenüberschriften lässt sich schlecht überfliegen und bietet Suchmaschinen keine Abschnitte, auf die sie verweisen könnten.',
  'head/doctype-missing':
    'Ohne Doctype schalten Browser in den Quirks-Modus, in dem Größen und Layout Regeln der Neunzigerjahre folgen.',
  'head/viewport-missing':
    'Ohne sie stellen Smartphones die Seite wie am Computer dar und verkleinern sie: Sie ist weder lesbar noch bedienbar.',
  'image/alt-missing':
    'Den Alternativtext lesen Screenreader vor und die Bildersuche aus; ohne das Attribut wissen beide nicht, was zu sehen ist.',
  'image/broken': 'Besucher sehen einen leeren Rahmen, und die Bildersuche kann nicht zeigen, was fehlt.',
  'image/no-dimensions':
    'Ohne Breite und Höhe kann der Browser den Platz nicht freihalten; die Seite springt, wenn das Bild eintrifft.',
  'og/description-missing': 'Ohne og:description zeigt ein geteilter Link keinen oder einen beliebigen Text der Seite.',
  'og/image-missing': 'Geteilte Links mit Bild werden weit häufiger gesehen und angeklickt als solche ohne.',
  'og/title-missing':
    'Soziale Netzwerke und Messenger gestalten geteilte Links nach Open Graph; ohne og:title raten sie.',
  'og/type-url-missing':
    'og:type und og:url verlangt das Protokoll: Sie sagen, was geteilt wird und für welche Adresse Likes und Kommentare zählen.',
  'schema/missing-recommended':
    'Empfohlene Angaben sind freiwillig, können aber im erweiterten Suchergebnis erscheinen und es hervorheben.',
  'schema/missing-required':
    'Google zeigt das erweiterte Suchergebnis nur, wenn alle Pflichtangaben vorhanden sind; fehlt eine, bringt die Auszeichnung nichts.',
  'schema/none-on-site':
    'Erweiterte Suchergebnisse wie Brotkrumen, Bewertungen, Produkte oder Termine brauchen strukturierte Daten; auch Dienste, die Fragen beantworten, lesen sie.',
  'schema/on-noindex':
    'Eine Seite mit noindex erhält gar kein Suchergebnis, ihre Auszeichnung bringt also nichts; oft war das noindex nicht beabsichtigt.',
  'sec/csp-missing':
    'Eine solche Richtlinie ist die letzte Verteidigungslinie, wenn jemand ein Skript einschleust: Sie hindert den Browser daran, es auszuführen.',
  'sec/frame-options-missing':
    'Eine Seite in einem fremden Rahmen kann unter andere Schaltflächen gelegt werden, sodass Besucher anklicken, was sie nicht sehen.',
  'sec/hsts-missing':
    'Ohne diesen Header kann die erste Anfrage jedes Besuchs über http laufen, wo sie sich abfangen und umleiten lässt.',
  'sec/http-page':
    'Jeder zwischen Besucher und Server kann die Seite lesen und verändern; Browser kennzeichnen sie als nicht sicher, und Suchmaschinen bevorzugen https.',
  'sec/nosniff-missing':
    'Ohne nosniff kann eine hochgeladene Text- oder Bilddatei als Skript aufgefasst und ausgeführt werden.',
  'sec/permissions-policy':
    'Der Header schaltet Browserfunktionen wie Kamera und Standort für die Seite und eingebettete Inhalte ab.',
  'sec/referrer-policy':
    'Die Richtlinie bestimmt, wie viel einer Adresse – Suchwörter und Token eingeschlossen – andere Websites bei einem Klick erfahren.',
  'speed/cls':
    'Cumulative Layout Shift gehört zu den Core Web Vitals: Was springt, lässt Besucher das Falsche anklicken.',
  'speed/fcp': 'Bis zum First Contentful Paint ist die Seite leer, und Besucher wissen nicht, ob noch etwas kommt.',
  'speed/lcp': 'Largest Contentful Paint gehört zu den Core Web Vitals: Bis dahin sehen Besucher eine unfertige Seite.',
  'speed/si': 'Der Speed Index sagt, wie schnell sich der sichtbare Teil der Seite auf einem Smartphone füllt.',
  'speed/tbt': 'Solange der Hauptthread blockiert ist, reagiert die Seite nicht auf Tippen und Tasten.',
  'title/duplicate':
    'Seiten mit demselben Titel konkurrieren miteinander; weder Menschen noch Suchmaschinen können sie in einer Liste unterscheiden.',
  'title/long': 'Lange Titel werden im Suchergebnis abgeschnitten oder umgeschrieben; ihr Ende wird nicht gelesen.',
  'title/missing':
    'Der Titel ist die erste Quelle für die Überschrift im Suchergebnis und der Name des Tabs; ohne ihn denkt sich die Suchmaschine einen aus.',
  'title/pixel-wide':
    'Suchergebnisse schneiden Titel nach Breite ab, nicht nach Zeichen: Breite Buchstaben und Großbuchstaben füllen die Zeile früher.',
  'title/placeholder':
    'Ein Titel, den ein Werkzeug oder Template hinterlassen hat, sagt nicht, worum es geht, und steht oft auf vielen Seiten.',
  'title/raw-rendered-differ':
    'Wo Skripte nicht oder noch nicht laufen, erscheint der Titel des Quelltexts; Suchmaschinen können ihn später austauschen.',
  'title/same-as-h1':
    'Titel und Überschrift werden an verschiedenen Orten gelesen; derselbe Wortlaut lässt Begriffe aus, die weitere Suchen bringen könnten.',
  'title/short': 'Ein sehr kurzer Titel sagt wenig über die Seite und lässt Platz im Suchergebnis ungenutzt.',
  'twitter/card-missing':
    'Ohne twitter:card zeigt X einen geteilten Link als bloßen Text oder kleine Karte – gleich, was Open Graph bietet.',
};
