import type { PhrasePair } from '../../phrases/phrase-book.js';

/** Improvements of content: why they pay, their steps, how to check them, and the facts that speak for them. */
export const DE_CONTENT_IMPROVEMENTS: readonly PhrasePair[] = [
  [
    'Subjects that two competitors or more cover have readers in your field, and you have no page for them.',
    'Themen, die mindestens zwei Mitbewerber behandeln, finden in Ihrer Branche Leser – und Sie haben keine Seite dafür.',
  ],
  [
    'Audit again with the same competitors and see these subjects gone from the topic gaps.',
    'Erneut mit denselben Mitbewerbern analysieren: Diese Themen sollten keine Lücken mehr sein.',
  ],
  [
    '"{q}": read {q}, and decide which question of your readers you can answer better.',
    '„{1}“: {2} lesen und entscheiden, welche Frage Ihrer Leser Sie besser beantworten können.',
  ],
  ['"{q}": {n} {w}, 0 of your {n} pages', '„{1}“: {2|Mitbewerber|Mitbewerber}, 0 von Ihren {3} Seiten'],
  [
    'A whole section is how a site answers a kind of search; these kinds you leave to others.',
    'Mit einem ganzen Bereich beantwortet eine Website eine Art von Suche; diese Suchen überlassen Sie bisher anderen.',
  ],
  [
    'Audit again with the same competitors and see these paths gone from the missing sections.',
    'Erneut mit denselben Mitbewerbern analysieren: Diese Pfade sollten nicht mehr unter den fehlenden Bereichen stehen.',
  ],
  [
    'Choose the one that fits what you offer, and begin it with five pages that link to each other.',
    'Den Bereich wählen, der zum Angebot passt, und mit fünf untereinander verlinkten Seiten beginnen.',
  ],
  ['{q}: {q}. Look at {q}.', '{1}: {2}. Siehe {3}.'],
  ['{q}: {n} competitors', '{1}: {2} Mitbewerber'],
  ['{q}: {n} competitor', '{1}: {2} Mitbewerber'],
  [
    'A keyword that no page is made for can only be ranked for by accident.',
    'Für einen Suchbegriff, zu dem keine Seite gemacht ist, rankt man nur zufällig.',
  ],
  [
    'Audit again with the same keywords and see each of them well targeted.',
    'Erneut mit denselben Suchbegriffen analysieren: Jeder sollte gut abgedeckt sein.',
  ],
  [
    'Competitors answer more questions with more text; searches that only they answer go to them.',
    'Mitbewerber beantworten mehr Fragen mit mehr Text; Suchen, die nur sie beantworten, gehen an sie.',
  ],
  [
    'Audit again with the same competitors and see the measure among the advantages.',
    'Erneut mit denselben Mitbewerbern analysieren: Die Messgröße sollte unter den Vorteilen stehen.',
  ],
  ['{q}: list what {q} covers and {q} does not.', '{1}: auflisten, was {2} behandelt und {3} nicht.'],
  [
    'Write first what several competitors cover and what fits what you offer.',
    'Zuerst schreiben, was mehrere Mitbewerber behandeln und zum eigenen Angebot passt.',
  ],
  [
    'A page that introduces a subject and links to all its parts ranks for the broad search and passes strength to the parts.',
    'Eine Seite, die in ein Thema einführt und auf alle Teile verlinkt, rankt für den allgemeinen Suchbegriff und stärkt die Unterseiten.',
  ],
  [
    'Audit again and see that the overview has as many internal links to it as the section has pages.',
    'Erneut analysieren: Auf die Übersicht sollten so viele interne Links führen, wie der Bereich Seiten hat.',
  ],
  [
    'Turn {q} into an overview of its {n} pages, with two sentences on each.',
    '{1} zu einer Übersicht der {2} Seiten ausbauen, mit zwei Sätzen zu jeder.',
  ],
  [
    'Link from each of them back to the overview, beginning with {q}.',
    'Von jeder zurück auf die Übersicht verlinken, beginnend mit {1}.',
  ],
  ['Link the overview from the main navigation.', 'Die Übersicht in der Hauptnavigation verlinken.'],
  ['{n} pages under {q}', '{1} Seiten unter {2}'],
  [
    'Pages lose rankings as their facts age; renewing one that has links is cheaper than writing a new one.',
    'Seiten verlieren an Platzierung, wenn ihre Angaben altern; eine verlinkte Seite zu erneuern ist günstiger als eine neue zu schreiben.',
  ],
  [
    'Audit again in a month and see that no page named here is older than a year.',
    'In einem Monat erneut analysieren: Keine der genannten Seiten sollte älter als ein Jahr sein.',
  ],
  [
    'Read {q} as a visitor of today and mark every fact, price, image and link that is out of date.',
    '{1} mit den Augen heutiger Besucher lesen und alle veralteten Angaben, Preise, Bilder und Links markieren.',
  ],
  [
    'Renew them, add what people have asked since, and set dateModified to the day of the real change.',
    'Diese erneuern, inzwischen gestellte Fragen ergänzen und dateModified auf den Tag der tatsächlichen Änderung setzen.',
  ],
  ['{q}: last dated {q}', '{1}: zuletzt datiert {2}'],
  [
    'These pages are above the thin limit yet shorter than what usually answers a search in full.',
    'Diese Seiten liegen über der Mindestlänge, sind aber kürzer als das, was eine Suche üblicherweise vollständig beantwortet.',
  ],
  [
    'Audit again and see that the words per page, the median, have grown.',
    'Erneut analysieren: Der Median der Wörter je Seite sollte gestiegen sein.',
  ],
  [
    'For {q} write down the three questions a visitor still has after reading.',
    'Für {1} die drei Fragen notieren, die nach dem Lesen offen bleiben.',
  ],
  [
    'Answer them on the page, each under its own heading; add an example, a figure or an image of your own.',
    'Sie auf der Seite beantworten, jede unter eigener Überschrift; mit eigenem Beispiel, Zahl oder Bild.',
  ],
  [
    'No title or main heading of the site asks a question, while many searches are questions.',
    'Kein Titel und keine Hauptüberschrift der Website ist eine Frage, während viele Suchen Fragen sind.',
  ],
  [
    'Audit again and see titles or main headings that ask; then follow their impressions for eight weeks.',
    'Erneut analysieren: Es sollte fragende Titel oder Hauptüberschriften geben; ihre Impressionen acht Wochen lang beobachten.',
  ],
  ['{n} of {n} titles and main headings are questions', '{1} von {2} Titeln und Hauptüberschriften sind Fragen'],
  [
    'Collect ten questions from support mail, sales calls and the suggestions of the search box.',
    'Zehn Fragen aus Kundenanfragen, Verkaufsgesprächen und den Vorschlägen des Suchfelds sammeln.',
  ],
  [
    'Answer each under a heading that is the question, on the page it belongs to ({q}) or on one of its own.',
    'Jede unter einer Überschrift beantworten, die die Frage ist – auf der passenden Seite ({1}) oder einer eigenen.',
  ],
  [
    'Sites that add pages regularly are crawled more often and cover more searches every month.',
    'Websites, die regelmäßig Seiten veröffentlichen, werden häufiger gelesen und decken jeden Monat mehr Suchen ab.',
  ],
  [
    'Audit again after 12 weeks and see one dated item a week or more.',
    'Nach 12 Wochen erneut analysieren: mindestens ein datierter Beitrag je Woche.',
  ],
  [
    '{n} dated items a week over the last 12 weeks, {t}',
    '{1} datierte Beiträge je Woche in den letzten 12 Wochen, {2}',
  ],
  ['rising', 'steigend'],
  ['falling', 'fallend'],
  ['steady', 'gleichbleibend'],
  ['stable', 'gleichbleibend'],
  [
    'Plan the next 12 weeks: one piece a week, each with a question, a reader and an author.',
    'Die nächsten 12 Wochen planen: ein Beitrag je Woche, jeder mit Frage, Zielgruppe und Verantwortlichem.',
  ],
  [
    'Link every new piece from at least two old ones, such as {q}, on the day it appears.',
    'Jeden neuen Beitrag am Erscheinungstag von mindestens zwei älteren verlinken, etwa {1}.',
  ],
];
