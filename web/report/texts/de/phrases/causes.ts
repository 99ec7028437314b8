import type { PhrasePair } from '../../phrases/phrase-book.js';

/** Root causes: their titles, why they matter, and what to do. */
export const DE_CAUSES: readonly PhrasePair[] = [
  ['Canonicals point to another host on {n} {w}', 'Canonicals verweisen auf {1|Seite|Seiten} auf einen anderen Host'],
  [
    'Each of these pages asks search engines to list the other host in its place, so none of them can appear in search under this host.',
    'Jede dieser Seiten bittet Suchmaschinen, an ihrer Stelle den anderen Host anzuzeigen. Unter diesem Host kann deshalb keine von ihnen in der Suche erscheinen.',
  ],
  [
    'If this is the live site, set the base URL that canonicals are built from to its own host instead of {q}.',
    'Ist dies die öffentliche Website: die Basis-URL, aus der die Canonicals entstehen, auf den eigenen Host statt auf {1} setzen.',
  ],
  [
    'If this is a copy for testing, keep it closed with a password and audit {q} instead.',
    'Ist dies eine Testkopie: mit einem Passwort schützen und stattdessen {1} analysieren.',
  ],
  [
    'Translated pages name another language version as canonical ({n} {w})',
    'Übersetzte Seiten nennen eine andere Sprachversion als Canonical ({1|Seite|Seiten})',
  ],
  [
    'A canonical to another language asks search engines to drop the translation. People who search in its language cannot find it, and hreflang, links and sitemap entries that name it are disregarded.',
    'Ein Canonical auf eine andere Sprache bittet Suchmaschinen, die Übersetzung wegzulassen. Wer in dieser Sprache sucht, findet sie nicht; hreflang-Angaben, Links und Sitemap-Einträge dazu bleiben wirkungslos.',
  ],
  [
    'Let each language version name itself as canonical. Leave hreflang sets, language links and sitemap entries as they are: they become right with it.',
    'Jede Sprachversion sich selbst als Canonical angeben lassen. hreflang-Angaben, Sprachlinks und Sitemap-Einträge so belassen: Sie stimmen damit von selbst.',
  ],
  ['Canonical points to the home page on {n} {w}', 'Canonical verweist auf {1|Seite|Seiten} auf die Startseite'],
  [
    'Each of these pages asks search engines to list the home page in its place, so its own content cannot be found.',
    'Jede dieser Seiten bittet Suchmaschinen, an ihrer Stelle die Startseite anzuzeigen; ihr eigener Inhalt ist so nicht auffindbar.',
  ],
  [
    'Let every page with content of its own name itself as canonical.',
    'Jede Seite mit eigenem Inhalt sich selbst als Canonical angeben lassen.',
  ],
  [
    'Paginated pages name page one as canonical ({n} {w})',
    'Folgeseiten nennen die erste Seite als Canonical ({1|Seite|Seiten})',
  ],
  [
    'Page two lists other entries than page one. As a copy of page one it drops out of the index, and what only it links to may never be found.',
    'Seite zwei zeigt andere Einträge als Seite eins. Als deren Kopie fällt sie aus dem Index, und was nur sie verlinkt, wird womöglich nie gefunden.',
  ],
  [
    'Let each page of a list name itself as canonical, page number included.',
    'Jede Seite einer Liste sich selbst als Canonical angeben lassen, mit Seitenzahl.',
  ],
  ['Canonical points to a broken page on {n} {w}', 'Canonical verweist auf {1|Seite|Seiten} auf eine defekte Seite'],
  [
    'The page asks search engines to list a URL that does not work, and may be dropped with it.',
    'Die Seite bittet Suchmaschinen, eine URL anzuzeigen, die nicht funktioniert – und kann mit ihr aus dem Index fallen.',
  ],
  [
    'Let the page that carries the canonical name itself. Nothing has to change at the broken URL.',
    'Die Seite mit diesem Canonical sich selbst angeben lassen. An der defekten URL ist nichts zu ändern.',
  ],
  [
    'Canonical points to a noindex page on {n} {w}',
    'Canonical verweist auf {1|Seite|Seiten} auf eine Seite mit noindex',
  ],
  [
    'The page hands its place to one that must not be listed, so neither may appear.',
    'Die Seite überlässt ihren Platz einer, die nicht angezeigt werden darf – womöglich erscheint dann keine von beiden.',
  ],
  [
    'Let the page name itself as canonical, unless the target is the one that should be found.',
    'Die Seite sich selbst als Canonical angeben lassen – es sei denn, das Ziel soll gefunden werden.',
  ],
  [
    'Canonical points to a page blocked by robots.txt on {n} {w}',
    'Canonical verweist auf {1|Seite|Seiten} auf eine Seite, die die robots.txt sperrt',
  ],
  [
    'Search engines cannot read the page that is to be listed in place of this one.',
    'Suchmaschinen können die Seite nicht lesen, die an dieser Stelle angezeigt werden soll.',
  ],
  ['Let the page name itself as canonical.', 'Die Seite sich selbst als Canonical angeben lassen.'],
  ['Canonical points to a redirect on {n} {w}', 'Canonical verweist auf {1|Seite|Seiten} auf eine Weiterleitung'],
  [
    'The page names a URL that itself says "look elsewhere"; search engines may disregard the canonical.',
    'Die Seite nennt eine URL, die selbst weiterleitet; Suchmaschinen können das Canonical deshalb übergehen.',
  ],
  ['Name the final URL in the canonical of the page.', 'Im Canonical der Seite die endgültige URL angeben.'],
  ['Canonical chain or loop ({n} {w})', 'Canonical-Kette oder -Schleife ({1|Seite|Seiten})'],
  [
    'The page named as canonical names yet another page, so search engines choose by themselves.',
    'Die als Canonical genannte Seite nennt ihrerseits eine andere; Suchmaschinen wählen dann selbst.',
  ],
  [
    'Name the page that should be listed directly, and let that page name itself.',
    'Die Seite, die angezeigt werden soll, direkt angeben und diese sich selbst angeben lassen.',
  ],
  ['The site is available at two URLs: {q} and {q}', 'Die Website ist unter zwei Adressen erreichbar: {1} und {2}'],
  [
    'Search engines see every page twice and have to choose; links are split between the two addresses.',
    'Suchmaschinen sehen jede Seite doppelt und müssen wählen; Links verteilen sich auf beide Adressen.',
  ],
  [
    'Redirect every URL of {q} to the same path under {q}, which its canonicals name, with status 301.',
    'Jede URL von {1} mit Status 301 auf denselben Pfad unter {2} weiterleiten, den die Canonicals nennen.',
  ],
  ['Link to {q} only, in menus, sitemap and hreflang.', 'In Menüs, Sitemap und hreflang nur auf {1} verweisen.'],
  ['{n} {w} of {q} name {q} as canonical', '{1|Seite|Seiten} von {2} nennen {3} als Canonical'],
  ['The home page is noindex', 'Die Startseite steht auf noindex'],
  [
    'Noindex on {n} {w} that the sitemap or the menu presents',
    'noindex auf {1|Seite|Seiten}, die in Sitemap oder Menü stehen',
  ],
  [
    'The site asks search engines to index these pages and forbids it at the same time. While the noindex is there, they cannot appear in search.',
    'Die Website bittet Suchmaschinen, diese Seiten aufzunehmen, und verbietet es zugleich. Solange noindex gesetzt ist, können sie nicht in der Suche erscheinen.',
  ],
  [
    'If these pages should be found, remove the noindex from {q} and the others.',
    'Sollen diese Seiten gefunden werden: noindex von {1} und den übrigen entfernen.',
  ],
  [
    'If these pages should be found, remove the noindex from {q}.',
    'Sollen diese Seiten gefunden werden: noindex von {1} entfernen.',
  ],
  [
    'If they should stay out, remove them from the sitemap and the main menu instead.',
    'Sollen sie draußen bleiben: stattdessen aus Sitemap und Hauptmenü nehmen.',
  ],
  ['{q}: noindex, {t}', '{1}: noindex, {2}'],
  ['listed in the sitemap', 'in der Sitemap aufgeführt'],
  ['in the menu of {t}', 'im Menü von {1}'],
  ['linked from {t}', 'verlinkt von {1}'],
  ['Remove the line', 'Zeile entfernen'],
  ['The URL of a page that exists, or no link', 'URL einer vorhandenen Seite – oder kein Link'],
  ['{q} with the full URL of the page itself', '{1} mit der vollständigen URL der Seite selbst'],
  ['robots.txt closes the whole site', 'Die robots.txt sperrt die gesamte Website'],
  ['robots.txt cannot be read', 'Die robots.txt ist nicht lesbar'],
  [
    'When robots.txt returns a server error or does not respond, search engines must take the whole site as disallowed.',
    'Antwortet die robots.txt mit einem Serverfehler oder gar nicht, müssen Suchmaschinen die gesamte Website als gesperrt behandeln.',
  ],
  [
    'Search engines may not read a single page. What is still listed shows without text and disappears in time.',
    'Suchmaschinen dürfen keine einzige Seite lesen. Was noch angezeigt wird, erscheint ohne Text und verschwindet mit der Zeit.',
  ],
  [
    'Make {q} return 200 with the rules, or 404 when there are none.',
    '{1} mit Status 200 und den Regeln ausliefern – oder mit 404, wenn es keine gibt.',
  ],
  [
    'Edit {q}: take out "Disallow: /" for the crawlers that should see the site.',
    '{1} bearbeiten: „Disallow: /“ für die Crawler entfernen, die die Website sehen sollen.',
  ],
  ['Links and text exist only after scripts have run', 'Links und Texte entstehen erst durch Skripte'],
  ['The menu exists only after scripts have run', 'Das Menü entsteht erst durch Skripte'],
  ['Menu and links exist only after scripts have run', 'Menü und Links entstehen erst durch Skripte'],
  ['Texts exist only after scripts have run', 'Texte entstehen erst durch Skripte'],
  [
    'Crawlers that do not run scripts cannot follow such links or read such text, and search engines that do find the pages later. What looks like orphan, dead-end or thin pages in the source follows from it.',
    'Crawler, die keine Skripte ausführen, können solchen Links nicht folgen und solche Texte nicht lesen; Suchmaschinen, die es können, finden die Seiten später. Was im Quelltext wie verwaiste Seiten, Sackgassen oder dünne Inhalte aussieht, ist eine Folge davon.',
  ],
  [
    'Render the pages on the server, or generate them when the site is built, so that the source holds text and links.',
    'Die Seiten auf dem Server rendern oder beim Erstellen der Website erzeugen, damit der Quelltext Texte und Links enthält.',
  ],
  [
    'Send the navigation and lists as <a href="…"> in the source of every page: on the server, or generated when the site is built.',
    'Navigation und Listen als <a href="…"> im Quelltext jeder Seite ausliefern – vom Server oder beim Erstellen der Website erzeugt.',
  ],
  [
    'The menu tells search engines on every page which pages matter. Crawlers that do not run scripts never see it, and search engines that do follow its links later.',
    'Das Menü sagt Suchmaschinen auf jeder Seite, welche Seiten wichtig sind. Crawler, die keine Skripte ausführen, sehen es nie; Suchmaschinen, die es können, folgen seinen Links erst später.',
  ],
  [
    'Send the menu as <a href="…"> in the source of every page: on the server, or generated when the site is built.',
    'Das Menü als <a href="…"> im Quelltext jeder Seite ausliefern – vom Server oder beim Erstellen der Website erzeugt.',
  ],
  ['{n} of {n} links of the menu are missing in the source', '{1} von {2} Links des Menüs fehlen im Quelltext'],
  [
    'Compare the source of {q} with what a browser shows: {t}.',
    'Den Quelltext von {1} mit der Darstellung im Browser vergleichen: {2}.',
  ],
  [
    '{q}: {n} of {n} internal links and {n} of {n} words are missing in the source',
    '{1}: {2} von {3} internen Links und {4} von {5} Wörtern fehlen im Quelltext',
  ],
  [
    '{n} of {n} internal links and {n} of {n} words are missing in the source',
    '{1} von {2} internen Links und {3} von {4} Wörtern fehlen im Quelltext',
  ],
  ['Server errors (5xx) on {n} {w}', 'Serverfehler (5xx) auf {1|Seite|Seiten}'],
  [
    'A page that keeps failing is removed from the index, and search engines slow down crawling of the whole site.',
    'Eine Seite, die dauerhaft ausfällt, wird aus dem Index entfernt; Suchmaschinen lesen dann auch die übrige Website langsamer.',
  ],
  [
    'Find the failing requests in the server log, beginning with {q} ({n}), and fix their cause.',
    'Die fehlschlagenden Anfragen im Server-Log suchen, beginnend mit {1} ({2}), und ihre Ursache beheben.',
  ],
  ['Return 404 or 410 for pages that are gone for good.', 'Für endgültig gelöschte Seiten 404 oder 410 senden.'],
  [
    '{n} {w} of {n} are noindex: the site is out of search',
    '{1|Seite|Seiten} von {2} stehen auf noindex: Die Website ist aus der Suche ausgeschlossen',
  ],
  [
    '{n} {w} of {n} is noindex: the site is out of search',
    '{1|Seite|Seiten} von {2} steht auf noindex: Die Website ist aus der Suche ausgeschlossen',
  ],
  [
    'Search engines remove every page that says noindex. The usual cause is a setting of the test system that went live.',
    'Suchmaschinen entfernen jede Seite mit noindex. Meist ist eine Einstellung des Testsystems mit veröffentlicht worden.',
  ],
  [
    'Take noindex out of the X-Robots-Tag header in the configuration of the server or CDN.',
    'noindex in der Konfiguration des Servers oder CDN aus dem Header X-Robots-Tag entfernen.',
  ],
  [
    'Take the noindex robots meta element out of the template behind all pages, or switch off "discourage search engines" in the CMS.',
    'Das Robots-Meta-Element mit noindex aus dem Template aller Seiten entfernen oder im CMS „Suchmaschinen davon abhalten“ abschalten.',
  ],
  ['{n} {w} of {n} carry a noindex meta element', '{1|Seite|Seiten} von {2} mit noindex im Meta-Element'],
  ['{n} {w} of {n} send X-Robots-Tag: noindex', '{1|Seite|Seiten} von {2} mit dem Header X-Robots-Tag: noindex'],
  [
    'Template links to missing pages ({n} {w} on {n} {w})',
    'Template verlinkt auf fehlende Seiten ({1|Link|Links} auf {2|Seite|Seiten})',
  ],
  [
    'Template links to redirects ({n} {w} on {n} {w})',
    'Template verlinkt auf Weiterleitungen ({1|Link|Links} auf {2|Seite|Seiten})',
  ],
  [
    'A template prints these links on many pages. Visitors who follow one reach an error, and what the pages pass on through it is lost.',
    'Ein Template gibt diese Links auf vielen Seiten aus. Wer einem folgt, landet auf einem Fehler, und das Gewicht, das die Seiten darüber weitergeben, geht verloren.',
  ],
  [
    'Change the link "{q}" to {q} and {n} more of that form ({t}) in the {t} of the template behind {n} {w}, such as {q}: point it to a page that exists, or remove it.',
    'Den Link „{1}“ auf {2} und {3} weitere dieser Form ({4}) im Bereich {5} des Templates ändern, aus dem {6|Seite stammt|Seiten stammen}, etwa {7}: auf eine vorhandene Seite richten oder entfernen.',
  ],
  [
    'Change the link "{q}" to {q} and {n} more of that form ({t}) of the template behind {n} {w}, such as {q}: point it to a page that exists, or remove it.',
    'Den Link „{1}“ auf {2} und {3} weitere dieser Form ({4}) des Templates ändern, aus dem {5|Seite stammt|Seiten stammen}, etwa {6}: auf eine vorhandene Seite richten oder entfernen.',
  ],
  [
    'Change the link "{q}" to {q} ({t}) in the {t} of the template behind {n} {w}, such as {q}: point it to a page that exists, or remove it.',
    'Den Link „{1}“ auf {2} ({3}) im Bereich {4} des Templates ändern, aus dem {5|Seite stammt|Seiten stammen}, etwa {6}: auf eine vorhandene Seite richten oder entfernen.',
  ],
  [
    'Change the link "{q}" to {q} ({t}) of the template behind {n} {w}, such as {q}: point it to a page that exists, or remove it.',
    'Den Link „{1}“ auf {2} ({3}) des Templates ändern, aus dem {4|Seite stammt|Seiten stammen}, etwa {5}: auf eine vorhandene Seite richten oder entfernen.',
  ],
  [
    'Change the link to {q} ({t}) in the {t} of the template behind {n} {w}, such as {q}: point it to a page that exists, or remove it.',
    'Den Link auf {1} ({2}) im Bereich {3} des Templates ändern, aus dem {4|Seite stammt|Seiten stammen}, etwa {5}: auf eine vorhandene Seite richten oder entfernen.',
  ],
  ['header', 'Kopfbereich'],
  ['navigation', 'Navigation'],
  ['footer', 'Fußbereich'],
  ['main', 'Hauptbereich'],
  ['{q}: {n}, linked from {t}', '{1}: {2}, verlinkt von {3}'],
  ['Thin content on {n} of {n} {w}', 'Dünne Inhalte auf {1} von {2|Seite|Seiten}'],
  [
    'A page with a few words answers no search. While most pages are thin, search engines have nothing to rank, and pages look alike to them.',
    'Eine Seite mit wenigen Wörtern beantwortet keine Suche. Sind die meisten Seiten so dünn, haben Suchmaschinen nichts zu bewerten, und die Seiten sehen für sie gleich aus.',
  ],
  [
    'Begin with the pages that should bring visitors, such as {q}: write what a visitor needs to decide, in at least {n} words of its own.',
    'Mit den Seiten beginnen, die Besuche bringen sollen, etwa {1}: in mindestens {2} eigenen Wörtern schreiben, was Besucher für ihre Entscheidung brauchen.',
  ],
  ['Same text on {n} {w}', 'Gleicher Text auf {1|Seite|Seiten}'],
  [
    'Search engines show one of the copies and choose it themselves; links and clicks are split among them. Their titles and descriptions are the same because the pages are.',
    'Suchmaschinen zeigen nur eine der Kopien und wählen sie selbst; Links und Klicks verteilen sich auf alle. Titel und Beschreibungen sind gleich, weil die Seiten es sind.',
  ],
  [
    'Keep {q} and redirect {q} and others to it, or give each of them a text of its own.',
    '{1} behalten und {2} sowie weitere dorthin weiterleiten, oder jeder davon einen eigenen Text geben.',
  ],
  [
    'Keep {q} and redirect {q} to it, or give each of them a text of its own.',
    '{1} behalten und {2} dorthin weiterleiten, oder jeder davon einen eigenen Text geben.',
  ],
  [
    'Merge pages that have nothing of their own to say, and redirect the old URLs to the merged page.',
    'Seiten ohne eigene Aussage zusammenführen und die alten URLs auf die gemeinsame Seite weiterleiten.',
  ],
];
