/** Why the checks of robots.txt, robots directives, canonicals and hreflang matter, by their ids. */
export const DE_DIRECTIVE_WHYS: Readonly<Record<string, string>> = {
  'robots/unreachable':
    'Liefert die robots.txt einen Serverfehler oder gar nichts, müssen Crawler die gesamte Website als gesperrt behandeln.',
  'robots/redirects-too-far':
    'Crawler geben nach fünf Weiterleitungen auf und verhalten sich, als gäbe es keine robots.txt: Keine ihrer Regeln gilt.',
  'robots/html-instead':
    'Der Server sendet statt der Datei seine Fehler- oder Startseite; Crawler finden darin weder Regeln noch Sitemap.',
  'robots/too-large': 'Crawler lesen nur die ersten 500 KiB; Regeln dahinter gelten nicht.',
  'robots/bom':
    'Google überspringt diese Markierung. Andere Programme halten die erste Zeile für unlesbar und verlieren die erste Gruppe.',
  'robots/unknown-directive':
    'Vertippte oder erfundene Angaben werden ohne Meldung übersprungen; die gewünschte Regel gilt nicht.',
  'robots/syntax-error':
    'Zeilen ohne Doppelpunkt und Regeln vor dem ersten User-agent werden übersprungen; sie gelten nicht.',
  'robots/bad-pattern':
    'Ein Pfad muss mit „/“ oder „*“ beginnen, und „$“ wirkt nur am Ende: Andere Muster treffen nie zu, die Regel gilt nicht.',
  'robots/noindex-directive':
    'Suchmaschinen werten Noindex in der robots.txt nicht aus; die genannten Seiten bleiben im Index.',
  'robots/crawl-delay-high':
    'Crawler, die sich daran halten, rufen nur wenige Seiten am Tag ab und sehen Änderungen spät. Google beachtet die Zeile nicht.',
  'robots/no-sitemap-line':
    'Über die Sitemap-Zeile findet jede Suchmaschine die Sitemap, ohne dass Sie sie einreichen.',
  'robots/bad-sitemap-line':
    'Die Zeile muss eine vollständige http(s)-Adresse enthalten; sonst wird sie übersprungen und die Sitemap nicht gefunden.',
  'index/noindex-header':
    'Der Header hält die Seite aus den Suchergebnissen und wird leicht übersehen, weil ihn in der Seite selbst nichts zeigt.',
  'index/noindex-and-disallow':
    'Das noindex einer gesperrten Seite bekommen Suchmaschinen nie zu sehen: Die bloße Adresse kann dauerhaft im Index bleiben.',
  'index/robots-conflict':
    'Es gilt die strengste Anweisung; die mildere bleibt wirkungslos. Die Seite kann also versehentlich ausgeschlossen sein.',
  'index/robots-meta-in-body':
    'Metadaten gehören in den head. Endet er durch ein Element wie div oder img zu früh, sehen Suchmaschinen sie womöglich nicht.',
  'index/unavailable-after-past': 'Nach diesem Datum nehmen Suchmaschinen die Seite aus ihren Ergebnissen.',
  'index/nosnippet':
    'Ohne Textauszug bleibt im Suchergebnis nur der Titel, und weniger Menschen klicken. Auch in KI-Antworten erscheint der Text nicht.',
  'index/noimageindex':
    'noimageindex nimmt alle Bilder der Seite aus der Bildersuche und aus Suchergebnissen mit Bild.',
  'index/noarchive':
    'noarchive verbietet, eine gespeicherte Kopie anzubieten. Google hat keine mehr; Bing und andere beachten die Angabe, auch für Antworten im Chat.',
  'index/raw-rendered-robots-differ':
    'Ein noindex im Quelltext kann verhindern, dass das Skript, das es entfernt, je ausgeführt wird; ein per Skript ergänztes wirkt erst nach der Darstellung.',
  'canonical/multiple': 'Nennt eine Seite mehrere verschiedene Canonicals, beachten Suchmaschinen keines davon.',
  'canonical/html-header-conflict': 'Bei zwei widersprüchlichen Angaben folgen Suchmaschinen womöglich keiner.',
  'canonical/relative':
    'Ein relativer Wert richtet sich nach der aufgerufenen Adresse oder dem base-Element und zeigt auf den falschen Host, sobald die Seite anders erreicht wird.',
  'canonical/invalid':
    'Mit diesem Wert können Suchmaschinen nichts anfangen; die Seite hat kein Canonical, obwohl eines gedacht war.',
  'canonical/fragment':
    'Indexiert werden Dokumente, keine Stellen darin: Der Teil nach „#“ entfällt, oder das Canonical wird übergangen.',
  'canonical/in-body': 'Suchmaschinen beachten das Canonical nur im head, denn im body kann auch fremder Text stehen.',
  'canonical/to-error':
    'Die Seite bittet Suchmaschinen, eine defekte Adresse anzuzeigen, und kann mit ihr aus dem Index fallen.',
  'canonical/to-noindex':
    'Die Seite tritt ihren Platz an eine ab, die nicht erscheinen darf; am Ende erscheint womöglich keine.',
  'canonical/to-blocked': 'Suchmaschinen dürfen die Seite, die angezeigt werden soll, nicht lesen.',
  'canonical/to-canonicalised':
    'Die als Canonical genannte Seite nennt ihrerseits eine dritte; Suchmaschinen folgen womöglich keinem der beiden Schritte.',
  'canonical/loop':
    'Die Seiten nennen einander als Canonical. Keine ist damit die maßgebliche, und Suchmaschinen wählen selbst.',
  'canonical/paginated-to-first':
    'Seite zwei enthält andere Einträge als Seite eins. Gilt sie als deren Kopie, fällt sie aus dem Index, und was nur sie verlinkt, wird womöglich nie gefunden.',
  'canonical/form-drift':
    'Mit und ohne www, mit und ohne Schrägstrich am Ende, groß oder klein geschrieben: Für Suchmaschinen ist jede Form eine eigene Adresse, und Links verteilen sich darauf.',
  'hreflang/invalid-code':
    'Eine Sprachversion mit unbekanntem Code wird übergangen; Besucher dieser Sprache erhalten eine andere.',
  'hreflang/relative':
    'Sprachversionen müssen mit vollständiger Adresse angegeben sein; relative Angaben werden übergangen.',
  'hreflang/to-redirect':
    'Angegeben sein müssen endgültige Adressen; wegen einer Weiterleitung kann die ganze Gruppe übergangen werden.',
  'hreflang/to-noindex':
    'Eine Version, die nicht erscheinen darf, lässt sich den Besuchern ihrer Sprache nicht anbieten.',
  'hreflang/to-blocked':
    'Suchmaschinen können die Version nicht lesen, sehen also nie, dass sie die anderen nennt, und übergehen das Paar.',
  'hreflang/return-code-differs':
    'Die Seite gibt für sich eine andere Sprache an als ihre Sprachversion für sie; Suchmaschinen wissen nicht, wem sie sie zeigen sollen.',
  'hreflang/source-conflict':
    'Seite, Link-Header und Sitemap dürfen alle die Versionen aufführen, müssen aber dasselbe sagen: Widersprüchliche Paare werden übergangen.',
  'hreflang/duplicate-code':
    'Suchmaschinen erkennen nicht, welche der Seiten die Version für diese Sprache ist, und übergehen womöglich beide.',
  'hreflang/one-url-many-codes':
    'Eine Seite ist in einer Sprache geschrieben. Gilt sie auch als Version einer anderen, sehen Besucher einen Text, den sie nicht lesen können.',
  'hreflang/html-lang-mismatch':
    'Suchmaschinen nennt die Seite eine andere Sprache als Browsern; eine der Angaben ist falsch.',
  'hreflang/in-body': 'Suchmaschinen lesen hreflang-Angaben nur im head.',
  'lang/invalid': 'Browser und Screenreader übergehen einen Wert, der keine Sprache bezeichnet.',
};
