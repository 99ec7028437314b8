import type { PhrasePair } from '../../phrases/phrase-book.js';

/** Improvements of delivery, identity and links between pages: why they pay, their steps, and the facts behind them. */
export const DE_SITE_IMPROVEMENTS: readonly PhrasePair[] = [
  [
    'Browsers of the last years read Brotli, which makes text files clearly smaller than gzip does.',
    'Alle Browser der letzten Jahre verstehen Brotli, das Textdateien deutlich stärker verkleinert als gzip.',
  ],
  [
    'See in the next audit that pages are sent with content-encoding br.',
    'In der nächsten Analyse sollten Seiten mit content-encoding br ausgeliefert werden.',
  ],
  ['{n} of {n} pages are sent with gzip', '{1} von {2} Seiten werden mit gzip ausgeliefert'],
  [
    'Switch Brotli on for text/html, style sheets, scripts and SVG in the server or CDN behind {q}; leave gzip for old clients.',
    'Brotli für text/html, Stylesheets, Skripte und SVG auf dem Server oder CDN von {1} aktivieren; gzip für alte Clients belassen.',
  ],
  [
    'On phones that lose packets or change networks, HTTP/3 connects faster and does not stop all files for one.',
    'Auf Smartphones mit Paketverlust oder Netzwechsel verbindet HTTP/3 schneller, und eine verlorene Datei hält die anderen nicht auf.',
  ],
  [
    'See in the next audit that responses carry an Alt-Svc header with h3.',
    'In der nächsten Analyse sollten Antworten einen Alt-Svc-Header mit h3 tragen.',
  ],
  ['{n} of {n} {w} announce HTTP/3 (Alt-Svc: h3)', '{1} von {2|Seite|Seiten} kündigen HTTP/3 an (Alt-Svc: h3)'],
  [
    'Switch HTTP/3 on in the CDN or server of {q}, and open UDP port 443 in the firewall.',
    'HTTP/3 im CDN oder auf dem Server von {1} aktivieren und den UDP-Port 443 in der Firewall öffnen.',
  ],
  [
    'Visitors who follow an old link arrive there. A search box and links to the main pages keep them on the site.',
    'Wer einem alten Link folgt, landet dort. Suchfeld und Links zu den wichtigsten Seiten halten Besucher auf der Website.',
  ],
  [
    'Open an address that does not exist and find the way to the main pages.',
    'Eine nicht vorhandene Adresse aufrufen: Von dort sollte ein Weg zu den wichtigsten Seiten führen.',
  ],
  ['{q}: {n}, titled "{q}"', '{1}: {2}, Titel „{3}“'],
  [
    'Write an error page in the layout of the site that says what happened, with a search box and links to {q}.',
    'Eine Fehlerseite im Layout der Website erstellen, die den Fehler erklärt – mit Suchfeld und Links zu {1}.',
  ],
  ['Keep its status at 404.', 'Den Status 404 beibehalten.'],
  [
    'Without srcset a phone loads the file that was made for a large screen.',
    'Ohne srcset lädt ein Smartphone die Datei, die für große Bildschirme gedacht ist.',
  ],
  [
    'See in the next audit that these pages have images with srcset.',
    'In der nächsten Analyse sollten diese Seiten Bilder mit srcset haben.',
  ],
  [
    '{n} of {n} page shows images and offers none of them in a second size',
    '{1} von {2} Seite zeigt Bilder und bietet keines in einer zweiten Größe an',
  ],
  [
    '{n} of {n} pages shows images and offers none of them in a second size',
    '{1} von {2} Seiten zeigt Bilder und bietet keines in einer zweiten Größe an',
  ],
  [
    '{n} of {n} pages show images and offer none of them in a second size',
    '{1} von {2} Seiten zeigen Bilder und bieten keines in einer zweiten Größe an',
  ],
  [
    'Let the CMS or build make each image of {q} in two or three widths, and name them in srcset and sizes.',
    'Jedes Bild von {1} vom CMS oder Build in zwei bis drei Breiten erzeugen lassen und in srcset und sizes angeben.',
  ],
  [
    'Organization markup on the start page tells search engines name, logo, address and contact, which they show beside results for the name.',
    'Organization-Auszeichnung auf der Startseite nennt Suchmaschinen Name, Logo, Adresse und Kontakt; sie zeigen sie bei der Suche nach dem Namen an.',
  ],
  [
    'See in the next audit that the start page names an Organization or a Person in JSON-LD.',
    'In der nächsten Analyse sollte die Startseite eine Organization oder eine Person als JSON-LD nennen.',
  ],
  [
    'structured data on {n} of {n} {w}, none of it names who runs the site',
    'strukturierte Daten auf {1} von {2} Seiten; keine nennen den Betreiber der Website',
  ],
  [
    'Add Organization, or Person, as JSON-LD to {q}: name, url, logo and contact, as they are shown on the page.',
    'Organization oder Person als JSON-LD auf {1} ergänzen: name, url, logo und Kontakt, wie auf der Seite angegeben.',
  ],
  [
    'sameAs tells search engines which profiles and register entries are yours, so that they take them for one organization.',
    'sameAs zeigt Suchmaschinen, welche Profile und Registereinträge zu Ihnen gehören, sodass sie diese als eine Organisation erkennen.',
  ],
  [
    'See in the next audit that the organization markup has sameAs.',
    'In der nächsten Analyse sollte die Organization-Auszeichnung sameAs enthalten.',
  ],
  ['{q}: organization in JSON-LD without sameAs', '{1}: Organisation in JSON-LD ohne sameAs'],
  [
    'Name your public profiles and register entries as sameAs in the organization markup of {q}.',
    'Öffentliche Profile und Registereinträge als sameAs in der Organization-Auszeichnung von {1} angeben.',
  ],
  [
    'Title and heading are two chances to use the words that people search with; the same words use one of them.',
    'Titel und Überschrift sind zwei Gelegenheiten, die gesuchten Wörter zu verwenden; gleichlautend nutzen sie nur eine.',
  ],
  [
    'See in the next audit that these titles differ from the headings.',
    'In der nächsten Analyse sollten sich diese Titel von den Überschriften unterscheiden.',
  ],
  [
    '{n} of {n} titles repeat the main heading, such as "{q}"',
    '{1} von {2} Titeln wiederholen die Hauptüberschrift, zum Beispiel „{3}“',
  ],
  [
    'Write into the titles of {q} what the heading leaves out: place, year, price, kind or use.',
    'In die Titel von {1} aufnehmen, was die Überschrift nicht sagt: Ort, Jahr, Preis, Art oder Verwendung.',
  ],
  [
    'Most titles of the site end with its name; where it is missing, searchers do not see whose page it is.',
    'Die meisten Titel der Website enden mit ihrem Namen; wo er fehlt, sehen Suchende nicht, wem die Seite gehört.',
  ],
  [
    'See in the next audit that these titles name the site, and that none is cut off.',
    'In der nächsten Analyse sollten diese Titel den Namen enthalten und nicht abgeschnitten sein.',
  ],
  ['{n} of {n} titles does not name "{q}"', '{1} von {2} Titeln nennt „{3}“ nicht'],
  ['{n} of {n} titles do not name "{q}"', '{1} von {2} Titeln nennen „{3}“ nicht'],
  [
    'Add "{q}" to the end of the titles of {q}, where there is room.',
    '„{1}“ am Ende der Titel von {2} ergänzen, wo Platz ist.',
  ],
  [
    'Readers and search engines see only when these texts were written, not that they still hold.',
    'Leser und Suchmaschinen sehen nur, wann diese Texte geschrieben wurden, nicht aber, ob sie noch stimmen.',
  ],
  [
    'See in the next audit that these pages have a date of change.',
    'In der nächsten Analyse sollten diese Seiten ein Änderungsdatum haben.',
  ],
  ['{q}: published {q}, no date of change', '{1}: veröffentlicht {2}, kein Änderungsdatum'],
  [
    'Check the facts of {q}, correct what has changed, and show and mark up dateModified with the day of the check.',
    'Die Angaben auf {1} prüfen, Geändertes berichtigen und den Tag der Prüfung sichtbar und als dateModified angeben.',
  ],
  [
    'The start page has most links from outside. Pages that it links to are crawled first and count as important.',
    'Auf die Startseite führen die meisten externen Links. Seiten, die sie verlinkt, werden zuerst gecrawlt und gelten als wichtig.',
  ],
  [
    'See in the next audit that these pages are one click from the start page.',
    'In der nächsten Analyse sollten diese Seiten einen Klick von der Startseite entfernt sein.',
  ],
  ['{q}: {n} words, and no link from the start page', '{1}: {2} Wörter, aber kein Link von der Startseite'],
  [
    'Link {q} from {q}, with a sentence on what each answers.',
    '{1} von {2} aus verlinken, mit je einem Satz dazu, welche Frage die Seite beantwortet.',
  ],
  [
    'Readers of one page are likely to need its neighbors, and search engines see by such links which pages make up a subject.',
    'Wer eine Seite liest, braucht oft auch ihre Nachbarn; Suchmaschinen erkennen an solchen Links, welche Seiten ein Thema bilden.',
  ],
  [
    'See in the next audit that each of these pages links to another one of its section.',
    'In der nächsten Analyse sollte jede dieser Seiten auf eine andere ihres Bereichs verlinken.',
  ],
  [
    '{n} of {n} pages link to no other page of their section in the text',
    '{1} von {2} Seiten verlinken im Text auf keine andere Seite ihres Bereichs',
  ],
  [
    'Add two links to pages of the same section in the text of {q}, or print a list of related pages in the template.',
    'Im Text von {1} zwei Links auf Seiten desselben Bereichs ergänzen oder im Template eine Liste verwandter Seiten ausgeben.',
  ],
  [
    'Choose the type that fits the pages without it (Article, Product, Service, Event …) and add it as JSON-LD in the template.',
    'Den passenden Typ für die Seiten ohne Auszeichnung wählen (Article, Product, Service, Event …) und als JSON-LD im Template ergänzen.',
  ],
  // What limits the score, and what shows it.
  [
    'The site has {n} page with text of its own and {n} {w} in all, and nothing says who runs the site: there is little to be found for.',
    'Die Website hat {1} Seite mit eigenem Text und insgesamt {2|Wort|Wörter}, und nichts sagt, wer sie betreibt: Es gibt wenig, wofür sie gefunden werden kann.',
  ],
  [
    'The site has {n} page with text of its own and {n} {w} in all: there is little to be found for.',
    'Die Website hat {1} Seite mit eigenem Text und insgesamt {2|Wort|Wörter}: Es gibt wenig, wofür sie gefunden werden kann.',
  ],
  [
    'The site has {n} pages with text of their own and {n} {w} in all, and nothing says who runs the site: there is little to be found for.',
    'Die Website hat {1} Seiten mit eigenem Text und insgesamt {2|Wort|Wörter}, und nichts sagt, wer sie betreibt: Es gibt wenig, wofür sie gefunden werden kann.',
  ],
  [
    'The site has {n} pages with text of their own and {n} {w} in all: there is little to be found for.',
    'Die Website hat {1} Seiten mit eigenem Text und insgesamt {2|Wort|Wörter}: Es gibt wenig, wofür sie gefunden werden kann.',
  ],
  [
    '{n} page with text of its own, {n} {w} in all, and nothing that says who runs the site',
    '{1} Seite mit eigenem Text, insgesamt {2|Wort|Wörter}, und kein Hinweis auf den Betreiber',
  ],
  ['{n} page with text of its own, {n} {w} in all', '{1} Seite mit eigenem Text, insgesamt {2|Wort|Wörter}'],
  [
    '{n} pages with text of their own, {n} {w} in all, and nothing that says who runs the site',
    '{1} Seiten mit eigenem Text, insgesamt {2|Wort|Wörter}, und kein Hinweis auf den Betreiber',
  ],
  ['{n} pages with text of their own, {n} {w} in all', '{1} Seiten mit eigenem Text, insgesamt {2|Wort|Wörter}'],
  ['{n} pages with an answer each', '{1} Seiten, die je eine Frage beantworten'],
  [
    'No link from the start page leads to {n} of {n} pages ({n}%): search engines take them for unimportant.',
    'Zu {1} von {2} Seiten ({3} %) führt kein Link von der Startseite aus: Suchmaschinen halten sie für unwichtig.',
  ],
  ['not listed', 'nicht enthalten'],
];
