import type { WorkText } from '../../report-texts.js';

/** German texts of the checks of crawling. */
export const DE_CRAWL: Readonly<Record<string, WorkText>> = {
  'crawl/status-4xx': {
    title: 'Verlinkte Seite liefert einen Client-Fehler (4xx)',
    fix: 'Seite wiederherstellen, die URL auf den passenden Ersatz weiterleiten oder die Links darauf entfernen.',
  },
  'crawl/status-401-403': {
    title: 'Seite verweigert den Zugriff (401 oder 403)',
    fix: 'Ist die Seite öffentlich gedacht, Crawler zulassen (Firewall- und Bot-Regeln prüfen); andernfalls von öffentlichen Seiten nicht mehr darauf verlinken.',
  },
  'crawl/status-429': {
    title: 'Server begrenzt die Anfragen (429)',
    fix: 'Analyse langsamer wiederholen oder den Crawler freischalten; erhalten laut Serverprotokoll auch Suchmaschinen 429, deren Limit anheben.',
  },
  'crawl/status-5xx': {
    title: 'Seite liefert einen Serverfehler (5xx)',
    fix: 'Fehlerhafte Anfrage im Serverprotokoll suchen und die Ursache beheben; für endgültig entfernte Seiten 404 oder 410 senden.',
  },
  'crawl/no-response': {
    title: 'Seite liefert keine verwertbare Antwort',
    fix: 'Prüfen, ob der Server erreichbar ist, das Zertifikat zum Host passt und die Antwort vollständig und korrekt kodiert ankommt.',
  },
  'crawl/dns-failure': {
    title: 'Hostname lässt sich nicht auflösen',
    fix: 'DNS-Einträge des Hosts anlegen oder korrigieren bzw. die Links auf einen vorhandenen Host ändern.',
  },
  'crawl/timeout': {
    title: 'Seite antwortet nicht rechtzeitig',
    fix: 'Herausfinden, worauf der Server wartet (Datenbank, externer Dienst, zu wenige Prozesse), und es beschleunigen oder zwischenspeichern.',
  },
  'crawl/hard-404-wrong-status': {
    title: 'Nicht vorhandene Seiten liefern keinen 404-Status',
    fix: 'Server so einstellen, dass er für unbekannte Pfade 404 sendet – statt 200 oder einer Weiterleitung zur Startseite.',
  },
  'crawl/soft-404': {
    title: 'Fehlerseite mit Status 200 (Soft 404)',
    fix: 'Für nicht vorhandene Inhalte 404 oder 410 senden oder auf eine passende Ersatzseite weiterleiten.',
  },
  'crawl/homepage-unreachable': {
    title: 'Startseite ist nicht erreichbar',
    fix: 'Start-URL so einrichten, dass sie nach höchstens einer Weiterleitung mit 200 und einer HTML-Seite antwortet.',
  },
  'crawl/redirect-permanent': {
    title: 'Verlinkte URL leitet dauerhaft weiter',
    fix: 'Interne Links auf die Ziel-URL umstellen; die Weiterleitung für Besucher von außen beibehalten.',
  },
  'crawl/redirect-temporary': {
    title: 'Verlinkte URL leitet vorübergehend weiter',
    fix: 'Bei dauerhaftem Umzug 301 oder 308 senden und direkt auf die Ziel-URL verlinken.',
  },
  'crawl/redirect-chain': {
    title: 'Weiterleitungskette',
    fix: 'Die erste URL direkt auf die letzte weiterleiten und die letzte verlinken.',
  },
  'crawl/redirect-chain-long': {
    title: 'Sehr lange Weiterleitungskette, der Crawler womöglich nicht folgen',
    fix: 'Die erste URL direkt auf die letzte weiterleiten.',
  },
  'crawl/redirect-loop': {
    title: 'Weiterleitungsschleife',
    fix: 'Die beiden widersprüchlichen Regeln finden (oft www, https oder Schrägstrich) und eine davon entfernen.',
  },
  'crawl/redirect-to-error': {
    title: 'Weiterleitung endet auf einer Fehlerseite',
    fix: 'Auf eine Seite mit Status 200 weiterleiten oder an der alten URL 410 senden.',
  },
  'crawl/redirect-off-site': {
    title: 'Interne URL leitet auf eine fremde Website weiter',
    fix: 'Prüfen, ob die Weiterleitung gewollt ist; falls ja, die fremde Website direkt verlinken.',
  },
  'crawl/redirect-to-home': {
    title: 'Unterseite leitet auf die Startseite weiter',
    fix: 'Auf die passende Nachfolgeseite weiterleiten; gibt es keine, 404 oder 410 senden.',
  },
  'crawl/redirect-https-to-http': {
    title: 'Weiterleitung von https auf http',
    fix: 'Als Ziel der Weiterleitung die https-Adresse angeben.',
  },
  'crawl/redirect-meta-refresh': {
    title: 'Seite leitet per Meta-Refresh weiter',
    fix: 'Meta-Element durch eine Weiterleitung mit 301 oder 308 ersetzen.',
  },
  'crawl/redirect-refresh-header': {
    title: 'Seite leitet per Refresh-Header weiter',
    fix: 'Mit Status 301 oder 308 und Location-Header weiterleiten.',
  },
  'crawl/redirect-invalid-location': {
    title: 'Weiterleitung ohne brauchbares Ziel',
    fix: 'Location-Header mit einer http(s)-Adresse oder einem Pfad senden.',
  },
  'crawl/www-both-answer': {
    title: 'Website ist mit und ohne www erreichbar',
    fix: 'Einen Host festlegen und den anderen Pfad für Pfad mit 301 oder 308 darauf weiterleiten.',
  },
  'crawl/http-not-redirected': {
    title: 'http-Adresse leitet nicht auf https weiter',
    fix: 'Jede http-Adresse mit 301 oder 308 auf denselben Pfad unter https weiterleiten und danach Strict-Transport-Security senden.',
  },
  'crawl/https-unavailable': {
    title: 'Website ist nicht über https erreichbar',
    fix: 'Gültiges Zertifikat für den Host installieren und den Server auf Port 443 antworten lassen.',
  },
  'crawl/slash-both-answer': {
    title: 'Seite ist mit und ohne Schrägstrich am Ende erreichbar',
    fix: 'Eine Form auf die andere weiterleiten oder auf beiden dieselbe als Canonical angeben; nur diese verlinken.',
  },
  'crawl/index-file-duplicate': {
    title: 'Verzeichnis und Indexdatei sind beide erreichbar',
    fix: 'Indexdatei auf das Verzeichnis weiterleiten und nur das Verzeichnis verlinken.',
  },
  'crawl/depth': {
    title: 'Seite ist viele Klicks von der Startseite entfernt',
    fix: 'Seite von einer Kategorie-, Themen- oder verwandten Seite näher an der Startseite verlinken.',
  },
  'crawl/orphan': {
    title: 'Verwaiste Seite',
    fix: 'Seite an passender Stelle verlinken oder aus der Sitemap nehmen, wenn sie nicht mehr gebraucht wird.',
  },
  'crawl/dead-end': {
    title: 'Seite ohne interne Links',
    fix: 'Navigation der Website oder Links zu verwandten Seiten ergänzen.',
  },
  'crawl/few-inlinks': {
    title: 'Seite wird nur von einer Seite verlinkt',
    fix: 'Wenn die Seite wichtig ist, von weiteren thematisch passenden Seiten darauf verlinken.',
  },
  'crawl/html-too-large': {
    title: 'HTML-Dokument zu groß',
    fix: 'Eingebettete Daten, Stylesheets und Skripte in Dateien auslagern und sehr lange Seiten aufteilen.',
  },
  'crawl/body-truncated': {
    title: 'Antwort größer, als der Crawler liest',
    fix: 'Dokument verkleinern oder große Downloads als eigene Dateien mit passendem Typ ausliefern.',
  },
  'crawl/content-type-missing': {
    title: 'Antwort ohne Content-Type',
    fix: 'Content-Type-Header senden, für Seiten „text/html; charset=utf-8“.',
  },
  'crawl/content-type-mismatch': {
    title: 'Content-Type passt nicht zum Inhalt',
    fix: 'Medientyp senden, der zum Inhalt passt (für Seiten „text/html; charset=utf-8“).',
  },
  'crawl/charset-missing': {
    title: 'Zeichenkodierung nicht angegeben',
    fix: '„Content-Type: text/html; charset=utf-8“ senden oder <meta charset="utf-8"> an den Anfang des head setzen.',
  },
  'crawl/charset-conflict': {
    title: 'Header und Seite nennen verschiedene Zeichenkodierungen',
    fix: 'An beiden Stellen die tatsächliche Kodierung angeben, am besten UTF-8.',
  },
  'crawl/charset-mojibake': {
    title: 'Text mit fehlerhaften Zeichen',
    fix: 'Stelle finden, an der Text doppelt dekodiert oder mitten im Zeichen abgeschnitten wird (Datenbank, Template, Proxy), und durchgängig UTF-8 verwenden.',
  },
  'crawl/no-compression': {
    title: 'Texte werden unkomprimiert übertragen',
    fix: 'Brotli oder gzip für Textformate im Server oder CDN einschalten.',
  },
  'crawl/unknown-content-encoding': {
    title: 'Unbekanntes Content-Encoding',
    fix: 'Header entfernen, wenn die Antwort nicht komprimiert ist, oder das verwendete Verfahren angeben, etwa gzip oder br; Zeichensätze gehören in den Content-Type.',
  },
  'crawl/unreadable': {
    title: 'Seite konnte nicht verarbeitet werden',
    fix: 'Größe und Verschachtelung der Seite sowie die Serverantwort prüfen und die Seite anschließend einzeln erneut analysieren.',
  },
  'crawl/blocked-by-robots': {
    title: 'Verlinkte Seite durch robots.txt gesperrt',
    fix: 'Pfad freigeben, wenn die Seite gefunden werden soll; andernfalls crawlen lassen und noindex setzen oder nicht mehr verlinken.',
  },
  'crawl/blocked-resource': {
    title: 'Skript oder Stylesheet durch robots.txt gesperrt',
    fix: 'Pfade von Skripten und Stylesheets in der robots.txt freigeben.',
  },
  'crawl/redirect-resource': {
    title: 'Datei einer Seite wird weitergeleitet',
    fix: 'In der Seite direkt die endgültige Adresse angeben.',
  },
  'crawl/pdf-too-large': {
    title: 'PDF-Datei ist groß',
    fix: 'Dokument für das Web speichern, mit kleineren Bildern, oder in Teilen anbieten.',
  },
  'crawl/parameter-explosion': {
    title: 'Ein Pfad in sehr vielen Parametervarianten',
    fix: 'Nur wenige Varianten verlinken, Filter nicht als crawlbare Links ausgeben, nutzlose Parameter in der robots.txt sperren und die Haupt-URL als Canonical angeben.',
  },
  'crawl/infinite-space': {
    title: 'Endlose URL-Familie',
    fix: 'Relative Links absolut schreiben, für nicht vorhandene Pfade 404 senden und Kalender dort enden lassen, wo die Einträge enden.',
  },
  'crawl/internal-search-indexable': {
    title: 'Interne Suchergebnisse sind indexierbar',
    fix: 'Suchergebnisseiten auf noindex setzen oder ihren Pfad in der robots.txt sperren.',
  },
  'crawl/session-id-in-url': {
    title: 'Session-ID in der URL',
    fix: 'Sitzungen in Cookies führen und URLs mit Session-ID auf die saubere URL weiterleiten.',
  },
  'crawl/tracking-param-internal': {
    title: 'Interner Link mit Tracking-Parametern',
    fix: 'Saubere URL verlinken; Klicks innerhalb der Website über Ereignisse messen.',
  },
  'crawl/uppercase-duplicate': {
    title: 'URLs unterscheiden sich nur in Groß- und Kleinschreibung',
    fix: 'Eine Schreibweise (klein) verlinken und die anderen darauf weiterleiten.',
  },
  'crawl/bot-wall': {
    title: 'Website weist den Crawler ab',
    fix: 'Crawler der Analyse über User-Agent oder IP-Adresse freischalten, langsamer crawlen und erneut analysieren.',
  },
  'crawl/redirect-javascript': {
    title: 'Seite leitet per Skript weiter',
    fix: 'Weiterleitung auf dem Server mit Status 301 oder 308 einrichten.',
  },
};
