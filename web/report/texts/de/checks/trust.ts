import type { WorkText } from '../../report-texts.js';

/** German texts of the checks of security and content. */
export const DE_TRUST: Readonly<Record<string, WorkText>> = {
  'sec/http-page': {
    title: 'Seiten ohne Verschlüsselung',
    fix: 'Website über https ausliefern und jede http-Adresse mit 301 darauf weiterleiten.',
  },
  'sec/mixed-active': {
    title: 'Skript, Stylesheet oder Frame über http geladen',
    fix: 'Datei über https laden oder selbst ausliefern.',
  },
  'sec/mixed-passive': {
    title: 'Bild über http geladen',
    fix: 'Bild über https laden oder selbst ausliefern.',
  },
  'sec/form-on-http': {
    title: 'Formular auf einer http-Seite',
    fix: 'Seite über https ausliefern.',
  },
  'sec/form-action-http': {
    title: 'Formular sendet Daten über http',
    fix: 'Formular an eine https-Adresse senden lassen.',
  },
  'sec/password-on-http': {
    title: 'Passwortfeld auf einer http-Seite',
    fix: 'Anmeldeseite über https ausliefern und die http-Adresse weiterleiten.',
  },
  'sec/cert-expiring': {
    title: 'Zertifikat läuft bald ab',
    fix: 'Zertifikat erneuern und die Erneuerung künftig automatisieren.',
  },
  'sec/cert-name-mismatch': {
    title: 'Zertifikat gilt für einen anderen Host',
    fix: 'Zertifikat beschaffen, das diesen Host einschließt, und dafür installieren.',
  },
  'sec/tls-old': {
    title: 'Veraltete TLS-Version zugelassen',
    fix: 'Im Webserver oder vorgeschalteten CDN nur TLS 1.2 und 1.3 zulassen.',
  },
  'sec/hsts-missing': {
    title: 'Strict-Transport-Security fehlt oder gilt zu kurz',
    fix: 'Strict-Transport-Security mit einer max-age von mindestens 180 Tagen auf jeder https-Antwort senden.',
  },
  'sec/csp-missing': {
    title: 'Content-Security-Policy fehlt',
    fix: 'Content-Security-Policy senden; mit Content-Security-Policy-Report-Only beginnen und die Meldungen auswerten.',
  },
  'sec/csp-weak': {
    title: 'Content-Security-Policy lässt eingeschleuste Skripte zu',
    fix: 'Eigene Skripte mit Nonce oder Hash versehen, unsafe-inline entfernen und Skript-Hosts einzeln nennen.',
  },
  'sec/nosniff-missing': {
    title: 'Browser dürfen Inhaltstypen erraten',
    fix: 'X-Content-Type-Options: nosniff auf jeder Antwort senden.',
  },
  'sec/frame-options-missing': {
    title: 'Seite lässt sich fremd einbetten',
    fix: "Content-Security-Policy: frame-ancestors 'self' senden, für alte Browser zusätzlich X-Frame-Options: SAMEORIGIN.",
  },
  'sec/referrer-policy': {
    title: 'Keine sichere Referrer-Policy',
    fix: 'Referrer-Policy: strict-origin-when-cross-origin oder strenger senden.',
  },
  'sec/permissions-policy': {
    title: 'Permissions-Policy fehlt',
    fix: 'Permissions-Policy senden, die nicht genutzte Funktionen abschaltet.',
  },
  'sec/cookie-flags': {
    title: 'Cookie ohne Schutzattribute',
    fix: 'Alle Cookies mit Secure und SameSite versehen, dazu HttpOnly, wenn Skripte sie nicht brauchen.',
  },
  'sec/sri-missing': {
    title: 'Fremdes Skript ohne Integritätsprüfung',
    fix: 'Skripte mit festem Inhalt mit integrity und crossorigin einbinden oder selbst ausliefern.',
  },
  'sec/server-version': {
    title: 'Server verrät seine Version',
    fix: 'Versionsangaben in Server und Framework abschalten (server_tokens, expose_php und Ähnliches).',
  },
  'sec/leaked-secret': {
    title: 'Geheimer Schlüssel im Quelltext',
    fix: 'Schlüssel sofort beim Anbieter widerrufen, aus der Seite entfernen und Aufrufe über den Server leiten.',
  },
  'sec/directory-listing': {
    title: 'Server listet ein Verzeichnis auf',
    fix: 'Verzeichnislisten abschalten oder eine Indexseite ablegen.',
  },
  'content/thin': {
    title: 'Seite mit sehr wenig Inhalt',
    fix: 'Die Suchanfrage der Seite vollständig beantworten, die Seite mit einer verwandten zusammenführen oder aus dem Index nehmen.',
  },
  'content/thin-vs-siblings': {
    title: 'Deutlich weniger Text als auf vergleichbaren Seiten',
    fix: 'Ergänzen, was die anderen Seiten bieten, oder mit einer davon zusammenführen.',
  },
  'content/duplicate-exact': {
    title: 'Seiten mit identischem Text',
    fix: 'Eine Seite behalten und die anderen darauf weiterleiten oder sie auf jeder Kopie als Canonical angeben.',
  },
  'content/duplicate-near': {
    title: 'Seiten mit fast identischem Text',
    fix: 'Jeder Seite einen eigenen Text geben oder sie zusammenführen und weiterleiten.',
  },
  'content/low-text-ratio': {
    title: 'Wenig Text im Verhältnis zum Code',
    fix: 'Eingebettete Stile, Skripte und Daten auslagern oder fehlenden Inhalt ergänzen.',
  },
  'content/few-pages': {
    title: 'Wenige Seiten mit Inhalt',
    fix: 'Jeder Leistung, Produktgruppe und häufigen Frage eine eigene Seite geben und sagen, wer die Website betreibt, wo und zu welchen Preisen.',
  },
  'content/lorem-ipsum': {
    title: 'Blindtext',
    fix: 'Durch echten Text ersetzen oder die Seite bis dahin offline nehmen.',
  },
  'content/placeholder-contact': {
    title: 'E-Mail-Adresse oder Telefonnummer aus einer Vorlage',
    fix: 'Durch die echten Kontaktdaten ersetzen.',
  },
  'content/hard-to-read': {
    title: 'Schwer lesbarer Text',
    fix: 'Lange Sätze teilen, kurze Wörter bevorzugen, ein Gedanke je Satz.',
  },
  'content/long-sentences': {
    title: 'Lange Sätze',
    fix: 'Sätze beim zweiten Komma teilen; die meisten sollten unter zwanzig Wörtern bleiben.',
  },
  'content/keyword-stuffing': {
    title: 'Ein Wort zu oft wiederholt',
    fix: 'Für Leser schreiben: das Wort dort verwenden, wo es hingehört, sonst umschreiben.',
  },
  'content/keyword-cannibal': {
    title: 'Seiten konkurrieren um denselben Begriff',
    fix: 'Eine Seite für den Begriff bestimmen, den anderen ein eigenes Thema geben und von ihnen darauf verlinken.',
  },
  'content/title-content-mismatch': {
    title: 'Titel verspricht, was der Text nicht enthält',
    fix: 'Titel an den Text anpassen oder über das schreiben, was der Titel nennt.',
  },
  'content/stale-year': {
    title: 'Veraltete Jahreszahl',
    fix: 'Inhalt und Jahreszahl erneuern oder die Jahreszahl weglassen.',
  },
  'content/no-date': {
    title: 'Artikel ohne Datum',
    fix: 'Datum der Veröffentlichung und letzten Änderung zeigen und als datePublished und dateModified auszeichnen.',
  },
  'content/no-author': {
    title: 'Artikel ohne Autor',
    fix: 'Autor auf der Seite nennen, auf eine Seite über ihn verlinken und als author auszeichnen.',
  },
  'content/needs-javascript': {
    title: 'Text entsteht erst durch Skripte',
    fix: 'Haupttext auf dem Server oder beim Erstellen der Website erzeugen.',
  },
  'content/hidden-text': {
    title: 'Text ist für Besucher unsichtbar',
    fix: 'Text zeigen oder entfernen; für Screenreader das übliche Muster mit beschnittenem Bereich verwenden.',
  },
  'ai/llms-txt': {
    title: 'Keine brauchbare llms.txt',
    fix: 'Kurze Markdown-Datei unter /llms.txt ablegen: Titel, ein Absatz, Links zu den wichtigsten Seiten.',
  },
  'ai/content-without-js': {
    title: 'Ohne JavaScript kein Inhalt',
    fix: 'Hauptinhalt auf dem Server oder beim Erstellen der Website erzeugen.',
  },
  'ai/no-author-entity': {
    title: 'Keine Organisation mit Profil-Links (sameAs) in strukturierten Daten',
    fix: 'Betreiber auf der Startseite als Organization oder Person in JSON-LD auszeichnen, mit Name, Logo und sameAs.',
  },
  'ai/table-of-contents': {
    title: 'Lange Seite ohne Inhaltsverzeichnis',
    fix: 'Überschriften mit ids versehen und oben als Links auflisten.',
  },
  'content/keyword-absent': {
    title: 'Zielsuchbegriff kommt nicht vor',
    fix: 'Eine Seite schreiben, die die Suchanfrage beantwortet und den Begriff in Titel, Hauptüberschrift und Text verwendet – oder den Begriff streichen.',
  },
};
