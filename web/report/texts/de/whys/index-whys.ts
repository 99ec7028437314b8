/** Why the checks of indexing matter, by their ids. */
export const DE_INDEX_WHYS: Readonly<Record<string, string>> = {
  'ai/content-without-js':
    'Die meisten KI-Dienste und manche Crawler führen keine Skripte aus: Für sie ist die Seite leer. Suchmaschinen, die es tun, kommen dafür womöglich viel später wieder.',
  'ai/llms-txt':
    'Manche KI-Dienste lesen diese Datei, um die Seiten zu finden, die eine Website am besten beschreiben. Sie ist ein Vorschlag; Platzierungen hängen nicht davon ab.',
  'ai/no-author-entity':
    'Eine Organization oder Person mit Links auf ihre Profile hilft Suchmaschinen und KI-Antworten, die Website mit dem zu verbinden, was über den Betreiber bekannt ist.',
  'canonical/all-elsewhere':
    'Fast jede Seite bittet Suchmaschinen, an ihrer Stelle eine andere URL anzuzeigen; die Website fällt dadurch aus den Suchergebnissen. Meist ist es die Kopie eines anderen Hosts oder eine einzige Zeile im Template.',
  'canonical/cross-domain':
    'Die Seite bittet Suchmaschinen, an ihrer Stelle eine andere Website anzuzeigen. Richtig bei übernommenen Texten, sonst ein Fehler oder ein Angriff.',
  'canonical/http-https': 'Die Seite bittet Suchmaschinen, ihre unverschlüsselte Adresse anzuzeigen.',
  'canonical/missing':
    'Ohne Canonical wählen Suchmaschinen selbst unter den Adressen, über die die Seite erreichbar ist (Parameter, Schrägstriche, Hosts).',
  'canonical/og-url-differs':
    'Geteilte Links und Likes zählen für die Adresse in og:url, Links für das Canonical: Zwei Adressen für eine Seite teilen sie auf.',
  'canonical/raw-rendered-differ':
    'Suchmaschinen lesen zuerst den Quelltext und später die dargestellte Seite: Bei zwei Canonicals kann jedes gelten, und das kann von Crawl zu Crawl wechseln.',
  'canonical/to-home':
    'Die Seite bittet Suchmaschinen, an ihrer Stelle die Startseite anzuzeigen; ihr eigener Inhalt ist so nicht auffindbar. Meist gibt ein Template überall dasselbe Canonical aus.',
  'canonical/to-other-host':
    'Die Seite bittet Suchmaschinen, an ihrer Stelle einen anderen Host anzuzeigen, etwa das Testsystem, und fällt selbst aus dem Index.',
  'canonical/to-other-language':
    'Das Canonical bittet Suchmaschinen, statt dieser Version die andere anzuzeigen, hreflang bittet sie, beide zu behalten. Das widerspricht sich, und die Seite fällt oft heraus.',
  'canonical/to-redirect':
    'Die Seite nennt eine Adresse, die selbst weiterleitet; Suchmaschinen können das Canonical deshalb übergehen.',
  'canonical/unlinked-target':
    'Alle Links der Website führen zu einer anderen Adresse als der gewünschten; Suchmaschinen erhalten zwei Antworten auf die Frage nach der maßgeblichen.',
  'crawl/blocked-by-robots':
    'Suchmaschinen dürfen die Seite nicht lesen, können ihre bloße Adresse aber anzeigen, weil Links darauf führen.',
  'crawl/dead-end':
    'Besucher und Crawler kommen von hier nicht weiter, und die Seite gibt kein Gewicht an die übrigen weiter.',
  'crawl/few-inlinks': 'Eine Seite, die an einem einzigen Link hängt, wird spät gefunden und verschwindet mit ihm.',
  'crawl/homepage-unreachable':
    'Die Startseite kommt nicht als HTML an; weder Menschen noch Crawler gelangen auf die Website.',
  'crawl/https-unavailable':
    'Browser warnen vor unverschlüsselten Seiten oder lehnen sie ab, und Suchmaschinen bevorzugen https.',
  'crawl/orphan':
    'Sitemap, Suche oder Besuche zeigen, dass es die Seite gibt, aber kein Link von der Startseite aus führt zu ihr: Besucher finden sie nicht, und Suchmaschinen geben ihr wenig Gewicht.',
  'crawl/redirect-temporary':
    'Eine vorübergehende Weiterleitung sagt Suchmaschinen, die alte URL im Index zu behalten – falsch, wenn der Umzug endgültig ist.',
  'crawl/redirect-to-error':
    'Die alte Adresse verspricht eine Seite, die es nicht gibt: Besucher landen auf einem Fehler, und der Wert alter Links geht verloren.',
  'crawl/status-401-403':
    'Die Seite verlangt eine Anmeldung oder weist Crawler ab; Suchmaschinen, die dieselbe Antwort erhalten, können sie nicht indexieren. Für Menschen kann sie funktionieren, daher zählt sie nicht als defekt.',
  'crawl/status-4xx':
    'Besucher geraten in eine Sackgasse, und Suchmaschinen verwerfen die URL samt dem Gewicht der Links darauf.',
  'crawl/status-5xx':
    'Serverfehler bremsen das Lesen der gesamten Website, und eine dauerhaft ausfallende Seite wird aus dem Index entfernt.',
  'hreflang/missing-return':
    'Versionen müssen einander nennen: Ohne Rückverweis lassen Suchmaschinen das Paar außer Acht, da sonst jeder eine Seite für sich beanspruchen könnte.',
  'hreflang/missing-self':
    'Jede Version muss sich selbst neben den anderen aufführen, sonst können Suchmaschinen die Angaben außer Acht lassen.',
  'hreflang/missing-x-default': 'Besucher, deren Sprache fehlt, erhalten die Version, die die Suchmaschine auswählt.',
  'hreflang/on-noncanonical':
    'Die Seite nennt sich als Sprachversion und zugleich eine andere Adresse als maßgeblich: Angaben einer nicht indexierten Seite bleiben wirkungslos.',
  'hreflang/to-error':
    'Besucher landen auf einem Fehler statt in ihrer Sprachversion, und Suchmaschinen lassen das Paar außer Acht.',
  'hreflang/to-noncanonical':
    'Die Version möchte unter einer anderen Adresse angezeigt werden; die angegebene ist nicht indexiert und kann nicht angeboten werden.',
  'hreflang/unlinked':
    'Keine Seite verlinkt diese Version und keine Sitemap führt sie: Besucher können nicht zu ihr wechseln, und sie zählt wenig.',
  'index/canonicalised':
    'Suchmaschinen werden gebeten, statt dieser URL die andere zu indexieren. Richtig bei Varianten, falsch bei Seiten mit eigenem Inhalt.',
  'index/few-indexable':
    'Crawler verbringen die meiste Zeit mit Seiten, die noindex oder ein Canonical aus den Suchergebnissen fernhält.',
  'index/nofollow-page':
    'nofollow für die ganze Seite sagt Suchmaschinen, keinem ihrer Links zu folgen; die verlinkten Seiten verlieren Zugang und Gewicht.',
  'index/noindex-important':
    'Die Website führt die Seite im Hauptmenü oder beginnt mit ihr, bittet Suchmaschinen aber, sie auszulassen. Ein solches noindex stammt meist noch aus der Testphase.',
  'index/noindex-meta':
    'Die Seite kann nicht in Suchergebnissen erscheinen. Richtig bei privaten und technischen Seiten, teuer, wenn es aus der Testphase stammt.',
  'index/noindex-nofollow-both':
    'Die Seite bleibt aus dem Index und ihre Links zählen nicht; was nur sie verlinkt, wird womöglich nicht gefunden.',
  'index/noindex-sitewide':
    'Suchmaschinen entfernen die Website. Meist ist eine Einstellung des Testsystems mit veröffentlicht worden.',
  'lang/content-mismatch':
    'Screenreader sprechen den Text nach den Regeln der angegebenen Sprache aus, und Browser bieten die falsche Übersetzung an.',
  'lang/missing': 'Screenreader und Übersetzer müssen die Sprache des Textes erraten.',
  'lang/untranslated':
    'Suchmaschinen sehen denselben Text unter mehreren Sprachen als Dublette: Wer in der anderen Sprache sucht, findet die Seite nicht und könnte sie nicht lesen.',
  'link/broken-internal': 'Besucher landen auf einem Fehler, und das Gewicht der verlinkenden Seiten geht verloren.',
  'link/generic-text':
    '„Hier klicken“ sagt weder Suchmaschinen noch Menschen, die von Link zu Link springen, was sie erwartet.',
  'link/raw-only-rendered':
    'Crawler, die keine Skripte ausführen, können diesen Links nicht folgen; die übrigen finden die Seiten dahinter später.',
  'link/to-canonicalised':
    'Die Links zählen für die genannte Adresse und müssen auf die maßgebliche übertragen werden; Besucher teilen die falsche.',
  'link/to-noindex':
    'Links der Navigation stehen auf jeder Seite. Richtig bei Warenkorb oder Konto, verschwendet, wenn die Seite gefunden werden soll.',
  'robots/ai-bots':
    'Zeigt, welche Crawler von KI-Diensten die Website nicht abrufen dürfen: solche, die Trainingsdaten sammeln, und solche, die für eine Antwort mit Link lesen. Das entscheidet der Betreiber.',
  'robots/missing':
    'Alles darf gelesen werden, und das ist zulässig. Crawler fragen aber immer wieder nach der Datei, und sie ist der Ort für den Hinweis auf die Sitemap.',
  'robots/site-disallowed':
    'Suchmaschinen dürfen keine einzige Seite lesen; was noch angezeigt wird, erscheint ohne Text und verschwindet mit der Zeit.',
  'sitemap/indexable-not-listed':
    'Suchmaschinen finden die Seite später als die übrigen und erfahren nichts von Änderungen.',
  'sitemap/missing':
    'Ohne Sitemap erfahren Suchmaschinen von Seiten nur über Links – später und ohne Hinweis auf Änderungen.',
  'sitemap/not-in-robots':
    'In der robots.txt sucht jede Suchmaschine nach Sitemaps, auch solche, bei denen sie nicht eingereicht wurde.',
  'sitemap/url-blocked': 'Suchmaschinen sollen indexieren, was sie nicht lesen dürfen.',
  'sitemap/url-error':
    'Eine Sitemap verspricht, dass es die Seiten gibt; wegen defekter Einträge vertrauen Suchmaschinen dem Rest weniger.',
  'sitemap/url-noindex': 'Die Sitemap bittet um Indexierung, die Seite verbietet sie; eines von beiden ist ein Fehler.',
  'sitemap/url-noncanonical':
    'Die Sitemap nennt diese Adresse, die Seite eine andere; Suchmaschinen müssen raten, welche gemeint ist.',
  'sitemap/url-redirect':
    'Die Sitemap sollte endgültige Adressen nennen; Weiterleitungen kosten je eine Anfrage und verwischen, welche gemeint ist.',
  'url/fragment-only-routing':
    'Suchmaschinen lassen weg, was auf „#“ folgt: All diese Ansichten sind für sie eine Adresse, und nur die erste ist auffindbar.',
};
