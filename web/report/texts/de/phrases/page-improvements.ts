import type { PhrasePair } from '../../phrases/phrase-book.js';

/** Improvements of pages and links, as those of content. */
export const DE_PAGE_IMPROVEMENTS: readonly PhrasePair[] = [
  [
    'Breadcrumbs replace the address in the result list and tell search engines how pages belong together.',
    'Brotkrumen ersetzen die Adresse im Suchergebnis und zeigen Suchmaschinen, wie Seiten zusammengehören.',
  ],
  [
    'Audit again and see that "schema/breadcrumb-gap" finds nothing and the pages have structured data.',
    'Erneut analysieren: „schema/breadcrumb-gap“ sollte nichts finden, und die Seiten sollten strukturierte Daten haben.',
  ],
  [
    'Show the path on pages such as {q} and mark it up as BreadcrumbList in JSON-LD.',
    'Den Pfad auf Seiten wie {1} anzeigen und als BreadcrumbList in JSON-LD auszeichnen.',
  ],
  [
    'Number the positions from 1 and give every item but the last an address.',
    'Die Positionen ab 1 nummerieren und jedem Eintrag außer dem letzten eine Adresse geben.',
  ],
  ['{n} of {n} pages have a BreadcrumbList', '{1} von {2} Seiten haben eine BreadcrumbList'],
  [
    'Part of the site is marked up already; only marked-up pages can get rich results.',
    'Ein Teil der Website ist bereits ausgezeichnet; nur ausgezeichnete Seiten können erweiterte Suchergebnisse erhalten.',
  ],
  [
    'Audit again and see the share of pages with structured data at 100%.',
    'Erneut analysieren: Der Anteil der Seiten mit strukturierten Daten sollte bei 100 % liegen.',
  ],
  [
    'Choose the type that fits the pages without it (Article, Product, Service, Event …) and add it as JSON-LD in the template.',
    'Für die Seiten ohne strukturierte Daten den passenden Typ wählen (Article, Product, Service, Event …) und im Template als JSON-LD ergänzen.',
  ],
  [
    'Choose the type that fits {q} (Article, Product, Service, Event …) and add it as JSON-LD in the template.',
    'Den passenden Typ für {1} wählen (Article, Product, Service, Event …) und im Template als JSON-LD ergänzen.',
  ],
  ['Mark up only what a visitor can see on the page.', 'Nur auszeichnen, was Besucher auf der Seite sehen.'],
  ['{n}% of the pages have JSON-LD', '{1} % der Seiten haben JSON-LD'],
  [
    'Pages with two or three inlinks look unimportant to search engines even when they are not.',
    'Seiten mit zwei oder drei eingehenden Links wirken auf Suchmaschinen unwichtig, auch wenn sie es nicht sind.',
  ],
  [
    'Audit again and see that each of these pages has five internal links to it or more.',
    'Erneut analysieren: Auf jede dieser Seiten sollten mindestens fünf interne Links führen.',
  ],
  [
    'Find three pages on the same subject for each of {q} and link from their running text.',
    'Zu {1} jeweils drei thematisch passende Seiten suchen und aus deren Fließtext verlinken.',
  ],
  ['Use words that say what the target is about.', 'Linktexte verwenden, die das Ziel benennen.'],
  ['{q}: {n} inlinks', '{1}: {2} eingehende Links'],
  [
    'Pages three clicks and more away are crawled later and less often than near ones.',
    'Seiten, die drei und mehr Klicks entfernt sind, werden später und seltener gelesen als nahe.',
  ],
  [
    'Audit again and see in the depth histogram that fewer pages are three clicks away.',
    'Erneut analysieren: In der Verteilung der Klicktiefe sollten weniger Seiten drei Klicks entfernt sein.',
  ],
  [
    'Choose which of {q} matter and link them from {q} or a page one click from it.',
    'Entscheiden, welche von {1} wichtig sind, und sie von {2} oder einer Seite einen Klick davon entfernt verlinken.',
  ],
  [
    'Let overview pages list more items or link to their own sub-lists.',
    'Übersichtsseiten mehr Einträge zeigen oder auf eigene Unterlisten verlinken lassen.',
  ],
  [
    '{n} pages are {n} clicks or more from the start',
    '{1} Seiten sind {2} oder mehr Klicks von der Startseite entfernt',
  ],
  [
    'Links in the text say what the target is about and which pages the site itself calls important; menus say the same on every page.',
    'Links im Text sagen, worum es beim Ziel geht und welche Seiten der Website wichtig sind; Menüs sagen auf jeder Seite dasselbe.',
  ],
  [
    'See in the next audit that each of these pages links to another page of the site from its text.',
    'In der nächsten Analyse prüfen, dass jede dieser Seiten aus ihrem Text auf eine andere Seite der Website verlinkt.',
  ],
  [
    '{n} of {n} pages have {n} words or more and no link to another page in their text',
    '{1} von {2} Seiten haben mindestens {3} Wörter und keinen Link auf eine andere Seite im Text',
  ],
  [
    'Add two or three links to related pages in the text of {q}.',
    'Im Text von {1} zwei oder drei Links auf verwandte Seiten ergänzen.',
  ],
  [
    'Pages that all show the same image when they are shared look alike in chats and feeds.',
    'Seiten, die beim Teilen alle dasselbe Bild zeigen, sehen in Chats und Feeds gleich aus.',
  ],
  [
    'Share two of these pages in a chat and see two different images.',
    'Zwei dieser Seiten in einem Chat teilen: Es sollten verschiedene Bilder erscheinen.',
  ],
  ['{n} of {n} pages have the same og:image ({q})', '{1} von {2} Seiten haben dasselbe og:image ({3})'],
  [
    'Choose an image of 1200 × 630 pixels for each of {q} and name it as og:image.',
    'Für {1} jeweils ein Bild mit 1200 × 630 Pixeln wählen und als og:image angeben.',
  ],
  [
    'Readers and search engines trust a text more that says where its facts come from.',
    'Leser und Suchmaschinen vertrauen einem Text mehr, der seine Quellen nennt.',
  ],
  [
    'See in the next audit that these pages have links to other sites.',
    'In der nächsten Analyse prüfen, dass diese Seiten auf andere Websites verlinken.',
  ],
  [
    '{n} pages of {n} words or more link to no other site',
    '{1} Seiten mit mindestens {2} Wörtern verlinken auf keine andere Website',
  ],
  [
    'Name the sources of the facts and figures on {q}, each with a link.',
    'Auf {1} die Quellen der Fakten und Zahlen nennen, jeweils mit Link.',
  ],
  [
    'An image, chart or screenshot of your own explains what words cannot and can be found in image search.',
    'Ein eigenes Bild, Diagramm oder Bildschirmfoto erklärt, was Worte nicht können, und ist in der Bildersuche auffindbar.',
  ],
  [
    'See in the next audit that these pages have images with alternative texts.',
    'In der nächsten Analyse prüfen, dass diese Seiten Bilder mit Alternativtexten haben.',
  ],
  ['{n} pages of {n} words or more have no image', '{1} Seiten mit mindestens {2} Wörtern haben kein Bild'],
  [
    'Add one image of your own to each of {q}, with an alternative text that says what it shows.',
    'Auf {1} jeweils ein eigenes Bild ergänzen, mit einem Alternativtext, der sagt, was es zeigt.',
  ],
  [
    'People and search engines look for a contact or about page before they trust a site.',
    'Menschen und Suchmaschinen suchen nach einer Kontakt- oder Über-uns-Seite, bevor sie einer Website vertrauen.',
  ],
  [
    'See in the next audit that a contact or about page is among the crawled ones.',
    'In der nächsten Analyse prüfen, dass eine Kontakt- oder Über-uns-Seite unter den gelesenen ist.',
  ],
  [
    'none of {n} pages has an address such as /contact or /about',
    'keine von {1} Seiten hat eine Adresse wie /kontakt oder /ueber-uns',
  ],
  [
    'Write a page with name, address, phone, e-mail and the people behind the site.',
    'Eine Seite mit Name, Anschrift, Telefon, E-Mail und den Menschen hinter der Website erstellen.',
  ],
  [
    'Link it from the footer of every page, beginning with {q}.',
    'Sie im Fußbereich jeder Seite verlinken, beginnend mit {1}.',
  ],
  [
    'A crawl shows what could be wrong; clicks and impressions show which pages it costs visitors, and let gains be estimated.',
    'Ein Crawl zeigt, was nicht stimmt; erst Klicks und Impressionen zeigen, auf welchen Seiten es Besuche kostet, und machen Zugewinne schätzbar.',
  ],
  [
    'See in the next audit that fixes come with an estimate in clicks.',
    'In der nächsten Analyse prüfen, dass Maßnahmen mit einer Schätzung in Klicks kommen.',
  ],
  [
    'the clicks of {n} indexable {w} are not known to this audit',
    'die Klicks von {1} indexierbaren Seiten sind dieser Analyse nicht bekannt',
  ],
  [
    'Verify {q} in Google Search Console and connect it here.',
    '{1} in der Google Search Console bestätigen und hier verbinden.',
  ],
  [
    'Audit again: fixes are then ranked by the clicks of the pages that they are about.',
    'Erneut analysieren: Maßnahmen werden dann nach den Klicks der betroffenen Seiten geordnet.',
  ],
];
