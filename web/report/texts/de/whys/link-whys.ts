/** Why the checks of links and paginated series matter, by their ids. */
export const DE_LINK_WHYS: Readonly<Record<string, string>> = {
  'link/broken-external':
    'Wer dem Link folgt, landet auf einem Fehler; viele tote Links lassen eine Seite verwahrlost wirken.',
  'link/external-redirect':
    'Der Link funktioniert nur, solange der Betreiber die Weiterleitung behält; viele fallen eines Tages ohne Ankündigung aus.',
  'link/broken-fragment':
    'Der Browser zeigt den Seitenanfang, und der Besucher muss die gemeinte Stelle selbst suchen.',
  'link/empty-href': 'Der Link führt auf die Seite, auf der er steht; fast immer wurde eine Adresse vergessen.',
  'link/javascript-href':
    'Suchmaschinen folgen javascript:-Links nicht, und Besucher können sie nicht in einem neuen Tab öffnen.',
  'link/onclick-only':
    'Ein a-Element, das nur auf Klicks reagiert, ist für Suchmaschinen kein Link und mit der Tastatur nicht erreichbar.',
  'link/bad-scheme': 'Adressen wie „http//host“, „htp://host“ oder „file:“ führen im Web nirgendwohin.',
  'link/unresolvable':
    'Browser können daraus keine Adresse bilden: Ein Klick bewirkt nichts, und Crawler übergehen den Link.',
  'link/protocol-relative':
    'Der Link übernimmt das Protokoll der Seite: Auf einer http-Kopie führt er zu http, in einer gespeicherten Datei oder E-Mail ins Leere.',
  'link/tel-mail-invalid': 'Ein Klick öffnet eine E-Mail ohne Empfänger oder einen Anruf, der nicht zustande kommt.',
  'link/no-anchor-text':
    'Suchmaschinen und Screenreader erfahren nichts über das Ziel: kein Text, keine Beschriftung, kein Alternativtext eines Bildes.',
  'link/nofollow-internal':
    'Der Link gibt der eigenen Seite kein Gewicht, und Suchmaschinen finden sie über ihn womöglich nicht.',
  'link/mixed-follow':
    'Manche Seiten empfehlen das Ziel, andere nicht. Suchmaschinen folgen den normalen Links; nofollow an den übrigen schwächt die Seite nur.',
  'link/only-nofollow-inlinks':
    'Jeder interne Link auf die Seite trägt nofollow: Sie darf indexiert werden, Suchmaschinen sollen aber nicht zu ihr gehen.',
  'link/conflicting-on-page':
    'Ein Link der Seite empfiehlt das Ziel, ein anderer nicht. nofollow wirkt dann nicht; eine der beiden Angaben ist ein Versehen.',
  'link/external-no-rel':
    'Für Websites mit bezahlten oder von Nutzern gesetzten Links: Diese müssen gekennzeichnet sein. Redaktionelle Links brauchen keine Kennzeichnung.',
  'link/unsafe-blank':
    'Mit rel="opener" kann die geöffnete fremde Seite die Ausgangsseite austauschen, während der Besucher liest. Browser verhindern das sonst von sich aus.',
  'link/many-on-page':
    'Jeder Link erhält einen kleineren Teil der Aufmerksamkeit und des Gewichts, und Besucher finden schlechter, was sie suchen.',
  'link/many-external':
    'Seiten, die überwiegend aus Linklisten bestehen, wirken wie Linkfarmen und schicken Besucher fort.',
  'link/http-on-https':
    'Der Link führt Besucher über eine unverschlüsselte Zwischenstation und Crawler über eine unnötige Weiterleitung.',
  'link/to-redirect': 'Jeder Klick macht einen Umweg, und jeder Abruf durch Crawler kostet eine zweite Anfrage.',
  'page/next-not-linked':
    'Google wertet rel=next und rel=prev im head nicht mehr aus: Ohne anklickbaren Link wird der Rest der Reihe womöglich nicht gefunden.',
  'page/target-error':
    'Leser, die weiterblättern, und Crawler, die der Reihe folgen, landen auf einem Fehler oder einem Umweg.',
  'page/target-noindex':
    'Links auf einer Seite mit dauerhaftem noindex werden immer seltener verfolgt; was nur die hinteren Seiten einer Liste verlinken, kann verloren gehen.',
  'page/loop':
    'Die nächste Seite führt zu einer früheren zurück: Crawler finden kein Ende, und Leser sehen dieselben Einträge noch einmal.',
  'page/gap': 'Auf Seite 3 folgt Seite 5: Was auf der fehlenden stand, ist aus der Liste nicht mehr verlinkt.',
  'page/multiple-rel': 'Eine Reihe hat je eine nächste und eine vorige Seite; bei zwei Angaben ist auf keine Verlass.',
};
