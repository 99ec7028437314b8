import type { WorkText } from '../../report-texts.js';

/** German texts of the checks of URLs, links and series of pages. */
export const DE_LINKS: Readonly<Record<string, WorkText>> = {
  'url/uppercase': {
    title: 'Großbuchstaben im URL-Pfad',
    fix: 'Pfade klein schreiben und alte Schreibweisen darauf weiterleiten.',
  },
  'url/underscore': {
    title: 'Unterstrich im URL-Pfad',
    fix: 'Wörter in neuen URLs mit Bindestrich trennen; alte nur zusammen mit Weiterleitungen ändern.',
  },
  'url/space': {
    title: 'Leerzeichen im URL-Pfad',
    fix: 'Leerzeichen durch Bindestriche ersetzen und die alten URLs weiterleiten.',
  },
  'url/multiple-slashes': {
    title: 'Doppelter Schrägstrich im URL-Pfad',
    fix: 'Link oder Template korrigieren, aus dem der doppelte Schrägstrich stammt, und auf den sauberen Pfad weiterleiten.',
  },
  'url/non-ascii': {
    title: 'Sonderzeichen im URL-Pfad',
    fix: 'Kein Handlungsbedarf; solche URLs in Links und Sitemaps in UTF-8 prozentkodiert angeben.',
  },
  'url/too-long': {
    title: 'URL zu lang',
    fix: 'Pfad auf die Wörter kürzen, die die Seite benennen, und wirkungslose Parameter weglassen.',
  },
  'url/many-params': {
    title: 'Viele URL-Parameter',
    fix: 'Parameter ohne Einfluss auf den Inhalt weglassen, die übrigen in den Pfad übernehmen.',
  },
  'url/repetitive-path': {
    title: 'Pfadabschnitt wiederholt sich',
    fix: 'Link korrigieren, der den Abschnitt erneut anhängt, und für den wiederholten Pfad 404 senden.',
  },
  'url/double-encoded': {
    title: 'URL doppelt kodiert',
    fix: 'Pfad nur einmal kodieren – dort, wo der Link entsteht.',
  },
  'url/fragment-only-routing': {
    title: 'Inhalt nur über ein Fragment (#/ oder #!) erreichbar',
    fix: 'History-API mit einer eigenen Adresse je Ansicht verwenden.',
  },
  'url/file-extension-stack': {
    title: 'Adressen mit und ohne Dateiendung nebeneinander',
    fix: 'Seiten unter Adressen ohne Endung anbieten und die alten weiterleiten.',
  },
  'url/localhost': {
    title: 'Adresse funktioniert nur auf einem lokalen Rechner oder Netz',
    fix: 'Durch die öffentliche Adresse ersetzen, am besten über eine Einstellung für die Basis-URL.',
  },
  'link/broken-internal': {
    title: 'Defekter interner Link',
    fix: 'Link korrigieren, Zielseite reparieren oder weiterleiten.',
  },
  'link/broken-external': {
    title: 'Defekter Link auf eine andere Website',
    fix: 'Link korrigieren, auf eine archivierte Kopie verweisen oder entfernen.',
  },
  'link/external-redirect': {
    title: 'Link auf eine dauerhaft umgezogene fremde Seite',
    fix: 'Zieladresse der Weiterleitung verlinken.',
  },
  'link/broken-fragment': {
    title: 'Link auf eine Sprungmarke, die es nicht gibt',
    fix: 'Sprungmarke korrigieren oder dem Zielelement die passende id geben.',
  },
  'link/empty-href': {
    title: 'Link mit leerem href',
    fix: 'Adresse eintragen oder eine Schaltfläche verwenden, wenn keine gemeint ist.',
  },
  'link/javascript-href': {
    title: 'Link, der nur ein Skript ausführt',
    fix: 'Echte Adresse in href angeben und das Skript an den Klick binden; ohne Adresse eine Schaltfläche verwenden.',
  },
  'link/onclick-only': {
    title: 'Link ohne Adresse',
    fix: 'Element mit href versehen; ohne Adresse eine Schaltfläche verwenden.',
  },
  'link/bad-scheme': {
    title: 'Link mit falschem oder vertipptem Protokoll',
    fix: 'Adresse korrigieren.',
  },
  'link/unresolvable': {
    title: 'Link ist keine gültige Adresse',
    fix: 'Adresse korrigieren.',
  },
  'link/protocol-relative': {
    title: 'Link ohne Protokoll (//host)',
    fix: 'https:// voranstellen.',
  },
  'link/tel-mail-invalid': {
    title: 'Ungültiger E-Mail- oder Telefonlink',
    fix: 'Vollständige E-Mail-Adresse bzw. Telefonnummer hinter mailto: bzw. tel: angeben.',
  },
  'link/no-anchor-text': {
    title: 'Link ohne Text',
    fix: 'Linktext ergänzen, beim Bild den Alternativtext, beim Symbol ein aria-label.',
  },
  'link/generic-text': {
    title: 'Nichtssagender Linktext',
    fix: 'Im Linktext das Ziel benennen.',
  },
  'link/nofollow-internal': {
    title: 'Interner Link mit nofollow',
    fix: 'nofollow entfernen; Crawler stattdessen mit robots.txt oder noindex fernhalten.',
  },
  'link/mixed-follow': {
    title: 'Seite teils mit, teils ohne nofollow verlinkt',
    fix: 'nofollow bei Links auf Seiten entfernen, die gefunden werden sollen.',
  },
  'link/only-nofollow-inlinks': {
    title: 'Seite wird intern nur mit nofollow verlinkt',
    fix: 'Ohne nofollow verlinken oder die Seite mit noindex aus dem Index halten.',
  },
  'link/conflicting-on-page': {
    title: 'Gleiches Linkziel einmal mit und einmal ohne nofollow',
    fix: 'Entscheiden, ob dem Ziel gefolgt werden soll, und alle Links angleichen.',
  },
  'link/external-no-rel': {
    title: 'Externer Link ohne nofollow, sponsored oder ugc',
    fix: 'Bezahlte Links mit rel="sponsored", Links von Nutzern mit rel="ugc" kennzeichnen.',
  },
  'link/unsafe-blank': {
    title: 'Neues Fenster kann die Ausgangsseite steuern',
    fix: '„opener“ aus rel entfernen.',
  },
  'link/many-on-page': {
    title: 'Sehr viele Links auf einer Seite',
    fix: 'Links auf eigenen Seiten bündeln und überall wiederholte Menüs kürzen.',
  },
  'link/many-external': {
    title: 'Sehr viele externe Links',
    fix: 'Nur Links behalten, die den Lesern nützen.',
  },
  'link/http-on-https': {
    title: 'https-Seite verlinkt auf die http-Version der Website',
    fix: 'Im Link https verwenden.',
  },
  'link/to-redirect': {
    title: 'Interner Link auf eine Weiterleitung',
    fix: 'Zieladresse der Weiterleitung direkt verlinken.',
  },
  'link/to-canonicalised': {
    title: 'Interner Link auf eine Seite mit anderem Canonical',
    fix: 'Canonical-Adresse verlinken.',
  },
  'link/to-noindex': {
    title: 'Navigation verlinkt auf eine nicht indexierte Seite',
    fix: 'noindex bei Seiten entfernen, die gefunden werden sollen.',
  },
  'link/raw-only-rendered': {
    title: 'Menü oder die meisten Links entstehen erst durch Skripte',
    fix: 'Navigation und Listen als Links mit href im Quelltext ausliefern.',
  },
  'page/next-not-linked': {
    title: 'Nächste oder vorige Seite angegeben, aber nicht verlinkt',
    fix: 'Nächste und vorige Seite im sichtbaren Bereich verlinken.',
  },
  'page/target-error': {
    title: 'Nächste oder vorige Seite liefert nicht 200',
    fix: 'Adresse einer vorhandenen Seite angeben – an den Enden der Reihe keine.',
  },
  'page/target-noindex': {
    title: 'Seite einer Reihe steht auf noindex',
    fix: 'noindex auf den Seiten der Reihe entfernen.',
  },
  'page/loop': {
    title: 'Seitenreihe läuft im Kreis',
    fix: 'Auf der letzten Seite rel=next weglassen.',
  },
  'page/gap': {
    title: 'Lücke in der Seitenreihe',
    fix: 'Sicherstellen, dass jede Nummer bis zur letzten Seite antwortet und jede Seite auf die nächste verlinkt.',
  },
  'page/multiple-rel': {
    title: 'Mehrere nächste oder vorige Seiten angegeben',
    fix: 'Je Seite nur ein rel=next und ein rel=prev behalten.',
  },
};
