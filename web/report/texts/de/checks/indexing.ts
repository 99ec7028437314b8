import type { WorkText } from '../../report-texts.js';

/** German texts of the checks of robots.txt and indexing. */
export const DE_INDEXING: Readonly<Record<string, WorkText>> = {
  'robots/missing': {
    title: 'robots.txt fehlt',
    fix: 'Eine robots.txt im Stammverzeichnis des Hosts ablegen, mindestens mit einer Sitemap-Zeile.',
  },
  'robots/unreachable': {
    title: 'robots.txt nicht abrufbar',
    fix: '/robots.txt mit 200 und den Regeln ausliefern – oder mit 404, wenn es keine gibt.',
  },
  'robots/redirects-too-far': {
    title: 'robots.txt hinter zu vielen Weiterleitungen',
    fix: 'robots.txt auf jedem Host direkt unter /robots.txt ausliefern.',
  },
  'robots/html-instead': {
    title: 'Statt der robots.txt wird eine HTML-Seite ausgeliefert',
    fix: 'Unter /robots.txt eine reine Textdatei ausliefern oder den Pfad mit 404 beantworten.',
  },
  'robots/too-large': {
    title: 'robots.txt zu groß',
    fix: 'Regeln mit Platzhaltern zusammenfassen und Regeln für nicht mehr vorhandene Pfade entfernen.',
  },
  'robots/bom': {
    title: 'robots.txt beginnt mit einer Byte Order Mark',
    fix: 'Datei als UTF-8 ohne BOM speichern.',
  },
  'robots/unknown-directive': {
    title: 'robots.txt enthält Zeilen, die kein Crawler auswertet',
    fix: 'Schlüsselwort korrigieren (User-agent, Allow, Disallow, Sitemap) oder die Zeile entfernen.',
  },
  'robots/syntax-error': {
    title: 'robots.txt enthält unlesbare Zeilen',
    fix: 'Jede Zeile als „Schlüssel: Wert“ schreiben und Regeln unter den jeweiligen User-Agent setzen.',
  },
  'robots/bad-pattern': {
    title: 'robots.txt enthält Pfade, die nie zutreffen',
    fix: 'Pfade mit „/“ beginnen und „$“ nur am Ende verwenden.',
  },
  'robots/site-disallowed': {
    title: 'robots.txt sperrt die gesamte Website',
    fix: '„Disallow: /“ für die Crawler entfernen, die die Website sehen sollen.',
  },
  'robots/noindex-directive': {
    title: 'robots.txt enthält eine Noindex-Zeile',
    fix: 'Stattdessen Meta-Robots noindex oder X-Robots-Tag auf den Seiten verwenden und diese crawlen lassen.',
  },
  'robots/crawl-delay-high': {
    title: 'Hoher Crawl-Delay',
    fix: 'Wartezeit verringern oder entfernen und den Server bei Überlast 429 senden lassen.',
  },
  'robots/no-sitemap-line': {
    title: 'robots.txt verweist nicht auf eine Sitemap',
    fix: '„Sitemap: https://…/sitemap.xml“ mit vollständiger Adresse ergänzen.',
  },
  'robots/bad-sitemap-line': {
    title: 'Sitemap-Zeile ohne vollständige Adresse',
    fix: 'Adresse mit Protokoll und Host angeben.',
  },
  'robots/ai-bots': {
    title: 'robots.txt sperrt KI-Crawler',
    fix: 'Ist das beabsichtigt, besteht kein Handlungsbedarf; andernfalls die Crawler freigeben, in deren Antworten die Website vorkommen soll.',
  },
  'index/noindex-meta': {
    title: 'Seite durch Meta-Robots noindex ausgeschlossen',
    fix: 'Soll die Seite gefunden werden, noindex aus dem Meta-Element entfernen.',
  },
  'index/noindex-header': {
    title: 'Seite durch X-Robots-Tag noindex ausgeschlossen',
    fix: 'Soll die Seite gefunden werden, noindex in der Server- oder CDN-Konfiguration entfernen.',
  },
  'index/noindex-and-disallow': {
    title: 'noindex auf Seiten, die robots.txt sperrt',
    fix: 'Seiten in der robots.txt freigeben, bis sie aus dem Index verschwunden sind.',
  },
  'index/noindex-nofollow-both': {
    title: 'noindex zusammen mit nofollow',
    fix: 'nofollow entfernen, sofern die Links nicht ausschließlich auf Seiten zeigen, die nicht gefunden werden sollen.',
  },
  'index/noindex-sitewide': {
    title: 'Fast die gesamte Website steht auf noindex',
    fix: 'Das seitenweite noindex aus dem Template oder der Serverkonfiguration entfernen.',
  },
  'index/nofollow-page': {
    title: 'Alle Links der Seite stehen auf nofollow',
    fix: 'nofollow aus Meta-Robots bzw. X-Robots-Tag entfernen und nur einzelne Links bei Bedarf mit rel=nofollow kennzeichnen.',
  },
  'index/robots-conflict': {
    title: 'Robots-Anweisungen widersprechen sich',
    fix: 'Nur eine Anweisung an einer Stelle stehen lassen – die gewollte.',
  },
  'index/robots-meta-in-body': {
    title: 'Meta-Robots außerhalb des head',
    fix: 'Meta-Element in den head verschieben, vor alle Elemente, die in den body gehören.',
  },
  'index/unavailable-after-past': {
    title: 'Datum in unavailable_after ist überschritten',
    fix: 'Anweisung entfernen oder ein späteres Datum setzen, wenn die Seite im Suchergebnis bleiben soll.',
  },
  'index/nosnippet': {
    title: 'Suchergebnis darf keinen Textauszug zeigen',
    fix: 'nosnippet bzw. max-snippet:0 entfernen, sofern nicht gewollt.',
  },
  'index/noimageindex': {
    title: 'Bilder der Seite sind von der Bildersuche ausgeschlossen',
    fix: 'noimageindex entfernen, sofern nicht gewollt.',
  },
  'index/noarchive': {
    title: 'Zwischengespeicherte Kopien sind untersagt',
    fix: 'Ist das beabsichtigt, besteht kein Handlungsbedarf.',
  },
  'index/few-indexable': {
    title: 'Weniger als die Hälfte der Seiten ist indexierbar',
    fix: 'Prüfen, ob die ausgeschlossenen Seiten bewusst ausgeschlossen sind; Varianten, die niemand finden soll, nicht verlinken.',
  },
  'index/canonicalised': {
    title: 'Seite nennt eine andere URL als Canonical',
    fix: 'Bei Varianten besteht kein Handlungsbedarf; Seiten mit eigenem Inhalt sollen sich selbst als Canonical nennen.',
  },
  'index/raw-rendered-robots-differ': {
    title: 'Skripte ändern die Robots-Anweisungen',
    fix: 'Gültige Robots-Anweisungen im Quelltext senden und von keinem Skript verändern lassen.',
  },
  'index/noindex-important': {
    title: 'Wichtige Seite steht auf noindex',
    fix: 'Das noindex entfernen, wenn die Seite gefunden werden soll.',
  },
};
