/** Why the checks of crawling and of URLs matter, by their ids. */
export const DE_CRAWL_WHYS: Readonly<Record<string, string>> = {
  'crawl/status-429':
    'Der Server hat den Crawler wiederholt zur Langsamkeit aufgefordert; über die Seite ist deshalb nichts bekannt. Suchmaschinen, die das oft erleben, crawlen weniger.',
  'crawl/no-response':
    'Die Verbindung wurde abgelehnt, brach ab oder ließ sich nicht absichern. Crawler werten das wie einen Serverfehler: Sie kommen seltener und entfernen die Seite mit der Zeit.',
  'crawl/dns-failure':
    'Ein Host ohne IP-Adresse ist für niemanden erreichbar; Crawler versuchen es eine Weile und entfernen die Seite dann.',
  'crawl/timeout':
    'Besucher brechen ab und Crawler geben auf, bevor die Seite da ist; einen Host mit vielen Zeitüberschreitungen crawlen Suchmaschinen seltener.',
  'crawl/hard-404-wrong-status':
    'Funktioniert jede erfundene Adresse, können Suchmaschinen echte Seiten nicht von Tippfehlern unterscheiden und crawlen endlos Seiten, die es nicht gibt.',
  'crawl/soft-404':
    'Eine Fehlerseite mit Status 200 wird immer wieder gecrawlt und kann samt Fehlertext im Index stehen.',
  'crawl/redirect-permanent':
    'Jeder Klick auf den Link braucht eine zusätzliche Anfrage, und Crawler verbrauchen Zeit für eine Adresse, die umgezogen ist.',
  'crawl/redirect-chain':
    'Jede Station kostet Besucher und Crawler eine weitere Anfrage, und jede Regel mehr kann ausfallen.',
  'crawl/redirect-chain-long':
    'Crawler folgen nur begrenzt vielen Weiterleitungen (fünf bei der robots.txt, zehn beim Googlebot); eine Seite dahinter wird nicht indexiert.',
  'crawl/redirect-loop':
    'Die Weiterleitungen führen an ihren Anfang zurück: Browser zeigen einen Fehler, und Crawler erreichen keine Seite.',
  'crawl/redirect-off-site':
    'Besucher und Linkkraft verlassen die Website. Oft gewollt (Shop oder Anmeldung bei einem Dienstleister), manchmal aber eine vergessene oder gekaperte Regel.',
  'crawl/redirect-to-home':
    'Suchmaschinen werten solche Weiterleitungen als Soft 404, weil die Startseite den gesuchten Inhalt nicht ersetzt.',
  'crawl/redirect-https-to-http':
    'Die Weiterleitung führt aus der verschlüsselten Verbindung heraus; unterwegs kann jeder die Seite mitlesen und verändern.',
  'crawl/redirect-meta-refresh':
    'Der Browser muss erst eine Seite laden, um zu erfahren, dass eine andere gemeint ist. Suchmaschinen folgen später und weniger zuverlässig als bei einer HTTP-Weiterleitung.',
  'crawl/redirect-refresh-header':
    'Für Crawler, die nach dem Statuscode gehen, ist dieser Header keine Weiterleitung; Besucher warten auf einer Seite, die nicht für sie gedacht ist.',
  'crawl/redirect-invalid-location':
    'Eine Weiterleitung ohne brauchbares Ziel ist für Browser und Crawler eine Sackgasse.',
  'crawl/www-both-answer':
    'Jede Seite gibt es unter zwei Adressen; Links und Crawling verteilen sich auf zwei Kopien der Website.',
  'crawl/http-not-redirected':
    'Wer nur den Namen eintippt, bleibt auf einer unverschlüsselten Kopie, vor der Browser warnen und die Suchmaschinen als Dublette sehen.',
  'crawl/slash-both-answer':
    'Derselbe Inhalt hat zwei Adressen; Links verteilen sich auf beide, und beide werden gecrawlt.',
  'crawl/index-file-duplicate':
    'Derselbe Inhalt liegt unter „/ordner/“ und „/ordner/index.html“; Links und Crawling verteilen sich auf zwei Adressen.',
  'crawl/depth':
    'Je weiter eine Seite von der Startseite entfernt ist, desto später wird sie gecrawlt und desto weniger Gewicht erhält sie über interne Links.',
  'crawl/html-too-large':
    'Crawler lesen nur den Anfang eines Dokuments; Text und Links dahinter zählen nicht. Auch Besucher warten länger.',
  'crawl/body-truncated':
    'Nur der Anfang der Antwort wurde gelesen; was diese Analyse über die Seite sagt, ist daher unvollständig. Suchmaschinen kürzen solche Seiten noch früher.',
  'crawl/content-type-missing':
    'Ohne diesen Header müssen Browser und Crawler raten, was sie erhalten; manche bieten die Seite stattdessen zum Herunterladen an.',
  'crawl/content-type-mismatch':
    'Browser richten sich nach dem Header: Eine als reiner Text gesendete HTML-Seite erscheint als Quelltext und wird nicht als Seite indexiert.',
  'crawl/charset-missing':
    'Browser und Crawler müssen die Kodierung erraten; Umlaute und Sonderzeichen erscheinen falsch, wenn sie danebenliegen.',
  'crawl/charset-conflict':
    'Der Header hat Vorrang vor dem meta-Element: Eine in dessen Kodierung gespeicherte Seite zeigt falsche Zeichen.',
  'crawl/charset-mojibake':
    'Ersatzzeichen und Folgen wie „Ã©“ zeigen, dass Text falsch dekodiert wurde; Besucher und Suchmaschinen lesen Zeichensalat.',
  'crawl/no-compression':
    'Text schrumpft komprimiert auf ein Viertel oder weniger. Ohne Komprimierung laden Seiten langsamer, und jedes Crawling kostet mehr Datenverkehr.',
  'crawl/unknown-content-encoding':
    'Browser übergehen den unbekannten Namen; Zwischenspeicher, Proxys und Crawler können die Antwort aber ablehnen oder als Datenmüll lesen.',
  'crawl/unreadable':
    'Die Seite brauchte zu viel Zeit oder Speicher und konnte nicht ausgewertet werden. Keine andere Prüfung hat sie gelesen; auch Browsern und Crawlern kann sie Mühe machen.',
  'crawl/blocked-resource':
    'Suchmaschinen stellen Seiten dar wie ein Browser. Fehlen ihnen Skripte und Stylesheets, sehen sie eine andere Seite als Ihre Besucher.',
  'crawl/redirect-resource':
    'Bei jedem Aufruf wartet die Seite auf eine zusätzliche Antwort, bevor Skript, Stylesheet oder Bild geladen werden.',
  'crawl/pdf-too-large':
    'Suchmaschinen lesen von sehr großen Dateien nur einen Teil, und auf dem Smartphone wartet kaum jemand darauf.',
  'crawl/parameter-explosion':
    'Filter, Sortierungen und Tracking-Parameter machen aus einer Seite Hunderte von Adressen, mit denen Crawler ihre Zeit verbringen.',
  'crawl/infinite-space':
    'Links, die endlos neue Adressen erzeugen (ein sich wiederholender Pfad, ein Kalender ohne Ende), halten Crawler von den eigentlichen Seiten fern.',
  'crawl/internal-search-indexable':
    'Durch bloßes Verlinken lassen sich beliebig viele Suchergebnisseiten erzeugen. Sie verdrängen echte Seiten; Suchmaschinen bitten darum, sie auszuschließen.',
  'crawl/session-id-in-url':
    'Jeder Besuch erzeugt neue Adressen für dieselbe Seite, und mit einem kopierten Link kann eine fremde Sitzung weitergegeben werden.',
  'crawl/tracking-param-internal':
    'Der Link erzeugt eine zweite Adresse für dieselbe Seite, und die Webanalyse zählt den Klick als neuen Besuch aus einer Kampagne.',
  'crawl/uppercase-duplicate':
    'Suchmaschinen unterscheiden im Pfad Groß- und Kleinschreibung: Dieselbe Seite in zwei Schreibweisen ist eine Dublette.',
  'crawl/bot-wall':
    'So viele Seiten haben den Crawler abgewiesen, gebremst oder zu einem Nachweis aufgefordert, dass der Rest dieser Analyse nicht verlässlich ist.',
  'crawl/redirect-javascript':
    'Einer Weiterleitung per Skript folgen Suchmaschinen spät, Crawler ohne Skripte gar nicht: Sie indexieren die Seite, die Besucher nicht zu sehen bekommen.',
  'url/uppercase':
    'Im Pfad zählt die Schreibweise: Jede andere ist eine eigene Adresse; das begünstigt Dubletten und vertippte Links.',
  'url/underscore':
    'Mit Unterstrich verbundene Wörter lesen Suchmaschinen als ein Wort; Google empfiehlt Bindestriche.',
  'url/space': 'Adressen mit Leerzeichen zerbrechen in E-Mails und Chats und erscheinen überall sonst als „%20“.',
  'url/multiple-slashes':
    'Die meisten Server beantworten den Pfad wie den mit einem Schrägstrich; die Seite hat damit zwei Adressen.',
  'url/non-ascii':
    'Zulässig und für Kenner der Schrift lesbar. Kopiert wird daraus aber eine lange Folge von Prozentzeichen, mit der manche Programme nicht zurechtkommen.',
  'url/too-long':
    'Lange Adressen werden im Suchergebnis und beim Teilen abgeschnitten und enthalten oft überflüssige Parameter.',
  'url/many-params':
    'Jeder Parameter vervielfacht die möglichen Adressen einer Seite und damit den Aufwand, sie zu crawlen.',
  'url/repetitive-path':
    'Die Seite ist eine Kopie derjenigen ohne den doppelten Abschnitt. Meist fehlt einem relativen Link der führende Schrägstrich, und der Server beantwortet jede Adresse.',
  'url/double-encoded':
    'Das Prozentzeichen wurde noch einmal kodiert („%2520“ statt Leerzeichen); die Adresse nennt damit eine andere Seite als die gemeinte.',
  'url/file-extension-stack':
    'Endungen wie .php verraten die Technik und ändern sich mit ihr. Eine Mischung in einem Verzeichnis heißt meist, dass Seiten bei einer Umstellung vergessen wurden.',
  'url/localhost':
    'Links, Canonicals und Dateien auf localhost oder einer privaten Adresse funktionieren für keinen Besucher und keine Suchmaschine; sie stammen aus der Entwicklung.',
};
