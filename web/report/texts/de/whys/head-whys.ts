/** Why the checks of titles, descriptions, headings and the head matter, by their ids. */
export const DE_HEAD_WHYS: Readonly<Record<string, string>> = {
  'title/multiple':
    'Ein Dokument hat einen Titel; welchen von mehreren eine Suchmaschine zeigt, bleibt dem Zufall überlassen.',
  'title/outside-head':
    'Ein Titel im body ist ungültiges HTML; Suchmaschinen lesen ihn womöglich nicht, auch wenn der Quelltext richtig aussieht.',
  'title/template-outlier':
    'Fast alle Seiten dieser Art enden gleich, meist mit dem Namen der Website; diese wurde vergessen.',
  'title/keyword-missing':
    'Die Seite handelt vom Suchbegriff; ihr Titel, also die Zeile im Suchergebnis, nennt ihn aber nicht.',
  'title/untranslated':
    'Menschen suchen in ihrer Sprache: Ein fremdsprachiger Titel wird selten angeklickt, und Suchmaschinen können die Seiten für Dubletten halten.',
  'desc/multiple':
    'Bei mehreren Beschreibungen wählt die Suchmaschine eine aus oder fügt sie zusammen; die gewünschte erscheint womöglich nicht.',
  'desc/long': 'Suchergebnisse kürzen Beschreibungen je nach Gerät; das Ende einer langen wird nicht gelesen.',
  'desc/pixel-wide':
    'Beschreibungen werden nach Breite gekürzt, nicht nach Zeichen: Breite Buchstaben füllen die zwei Zeilen früher.',
  'desc/outside-head': 'Meta-Angaben gehören in den head; ob Suchmaschinen eine im body lesen, ist nicht zugesichert.',
  'desc/same-as-title':
    'Die Beschreibung steht im Suchergebnis direkt unter dem Titel. Wiederholt sie ihn nur, ist der Text verschenkt, der zum Klick bewegen könnte.',
  'h1/empty': 'Eine H1 ohne Text und ohne Bild mit Alternativtext kündigt eine Überschrift an und sagt dann nichts.',
  'h1/long':
    'Eine Überschrift über mehrere Zeilen ist schwer zu erfassen und wird selten als Überschrift eines Suchergebnisses verwendet.',
  'h1/alt-only':
    'Der Text stammt allein aus dem Alternativtext: Leser sehen ein Bild, und Suchmaschinen geben solchem Text weniger Gewicht.',
  'heading/skip':
    'Wer sich über Überschriften durch die Seite bewegt, hält eine fehlende Ebene für einen fehlenden Teil.',
  'heading/first-not-h1':
    'Wer mit dem Screenreader zur ersten Überschrift springt, erwartet dort die Hauptüberschrift.',
  'heading/empty':
    'Screenreader kündigen eine leere Überschrift an, und sie steht ohne Inhalt in der Gliederung der Seite.',
  'head/missing':
    'Titel, Beschreibung, Canonical und Robots-Angaben gehören in den head; ohne ihn entscheiden Suchmaschinen selbst, was sie zeigen.',
  'head/multiple':
    'Ein zweiter head oder body wird ignoriert: Sein Inhalt landet im body, wo Metadaten womöglich nicht zählen.',
  'head/invalid-element':
    'Beim ersten im head nicht erlaubten Element beginnt für Browser der body; Metadaten danach werden womöglich übergangen.',
  'head/base-misuse':
    'Nur das erste base-Element gilt, und nur für alles danach: Ein zweites oder spätes führt dazu, dass relative Links unterschiedlich verstanden werden.',
  'head/charset-late':
    'Browser suchen die Angabe nur in den ersten 1024 Bytes. Finden sie sie später, beginnen sie von vorn oder zeigen falsche Zeichen.',
  'head/viewport-multiple':
    'Von mehreren Viewport-Angaben gilt die zuletzt gelesene; die Darstellung auf Smartphones hängt damit von der Reihenfolge ab.',
  'head/viewport-no-zoom':
    'Menschen mit schwachen Augen sind auf das Vergrößern angewiesen; wer es sperrt oder unter 200 % begrenzt, schließt sie aus.',
  'head/favicon-missing':
    'Das Favicon steht im Suchergebnis, im Tab und bei den Lesezeichen neben der Website; ohne eines erscheint ein graues Symbol.',
  'head/deprecated-element':
    'Browser müssen diese Elemente nicht mehr unterstützen, und sie vermischen Gestaltung, die ins Stylesheet gehört, mit dem Text.',
  'head/flash-or-plugin':
    'Browser führen Flash, Java und Silverlight nicht mehr aus, und Suchmaschinen indexieren sie nicht: Für Besucher gibt es solche Inhalte nicht.',
  'head/frame':
    'Suchmaschinen indexieren jedes Teildokument einzeln; Besucher landen auf Bruchstücken ohne Navigation.',
  'head/duplicate-id':
    'Eine id bezeichnet genau ein Element: Links, Beschriftungen und Skripte erreichen nur das erste.',
  'head/dom-large':
    'Jedes Element kostet Speicher und Rechenzeit: Große Seiten reagieren langsam, vor allem auf Smartphones.',
  'head/dom-deep':
    'Tief verschachtelte Elemente und solche mit sehr vielen Kindern machen jede Änderung der Darstellung aufwendig.',
  'head/amp-bad':
    'Suchmaschinen zeigen die AMP-Version nur, wenn sie erreichbar ist und ihre Seite als Canonical nennt; sonst wird der Verweis übergangen.',
};
