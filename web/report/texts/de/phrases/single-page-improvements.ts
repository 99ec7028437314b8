import type { PhrasePair } from '../../phrases/phrase-book.js';

/** Improvements of sites that say all they have on one page. */
export const DE_SINGLE_PAGE_IMPROVEMENTS: readonly PhrasePair[] = [
  ['{n} section heading', '{1} Zwischenüberschrift'],
  ['{n} section headings', '{1} Zwischenüberschriften'],
  [
    'Visitors who are convinced want to call or write at once. On a phone they need a link that starts the call or the mail.',
    'Wer überzeugt ist, will sofort anrufen oder schreiben. Auf dem Smartphone braucht es dafür einen Link, der Anruf oder E-Mail öffnet.',
  ],
  [
    'Open the page on a phone, tap the link, and see the call or the mail begin.',
    'Die Seite auf dem Smartphone öffnen und den Link antippen: Anruf oder E-Mail sollte sich öffnen.',
  ],
  ['no phone link, mail link or form on the page', 'kein Telefonlink, E-Mail-Link oder Formular auf der Seite'],
  [
    'Add a tel: link, a mailto: link or a short form to {q}, near the top and at the end of the page.',
    'Auf {1} einen tel:-Link, einen mailto:-Link oder ein kurzes Formular einbauen – oben und am Ende der Seite.',
  ],
  [
    'Most people who look for a local business do so on a phone, and call rather than fill in a form.',
    'Die meisten suchen ein Unternehmen vor Ort mit dem Smartphone und rufen lieber an, als ein Formular auszufüllen.',
  ],
  [
    'Tap the number on a phone and see the call begin.',
    'Die Nummer auf dem Smartphone antippen: Der Anruf sollte beginnen.',
  ],
  [
    'structured data of a {q}, no phone link on the page',
    'strukturierte Daten vom Typ {1}, kein Telefonlink auf der Seite',
  ],
  [
    'Write the number on {q} as a tel: link with the country code.',
    'Die Nummer auf {1} mit Landesvorwahl als tel:-Link angeben.',
  ],
  [
    'For searches nearby, search engines show maps with business profiles above the results. The profile and the site support each other where both name the same firm.',
    'Bei Suchen in der Umgebung zeigen Suchmaschinen über den Ergebnissen eine Karte mit Unternehmensprofilen. Profil und Website stützen einander, wenn beide dasselbe Unternehmen nennen.',
  ],
  [
    'Search for the name of the firm and see the profile with the address of the site.',
    'Nach dem Firmennamen suchen: Das Profil sollte mit der Adresse der Website erscheinen.',
  ],
  [
    'phone {q} on the page, no link to a map or business profile',
    'Telefon {1} auf der Seite, kein Link auf eine Karte oder ein Unternehmensprofil',
  ],
  [
    'structured data of a {q}, no link to a map or business profile',
    'strukturierte Daten vom Typ {1}, kein Link auf eine Karte oder ein Unternehmensprofil',
  ],
  [
    'section "{q}", no link to a map or business profile',
    'Abschnitt „{1}“, kein Link auf eine Karte oder ein Unternehmensprofil',
  ],
  [
    'opening hours in structured data, no link to a map or business profile',
    'Öffnungszeiten in strukturierten Daten, kein Link auf eine Karte oder ein Unternehmensprofil',
  ],
  [
    'a page for each place, such as "{q}", no link to a map or business profile',
    'eine Seite für jeden Ort, etwa „{1}“, kein Link auf eine Karte oder ein Unternehmensprofil',
  ],
  [
    'LocalBusiness markup gives search engines the name, address, phone and opening hours, which they show on maps and beside results for the name.',
    'LocalBusiness-Markup nennt Suchmaschinen Name, Anschrift, Telefon und Öffnungszeiten, die sie auf Karten und neben Ergebnissen zum Namen zeigen.',
  ],
  [
    'See in the Rich Results Test that the page names a LocalBusiness with address and opening hours.',
    'Im Test für Rich-Suchergebnisse prüfen: Die Seite sollte ein LocalBusiness mit Anschrift und Öffnungszeiten nennen.',
  ],
  ['section "{q}", no LocalBusiness in structured data', 'Abschnitt „{1}“, kein LocalBusiness in strukturierten Daten'],
  [
    'opening hours in structured data, no LocalBusiness in structured data',
    'Öffnungszeiten, aber kein LocalBusiness in strukturierten Daten',
  ],
  [
    'a link to a map, no LocalBusiness in structured data',
    'Link auf eine Karte, kein LocalBusiness in strukturierten Daten',
  ],
  [
    'a page for each place, such as "{q}", no LocalBusiness in structured data',
    'eine Seite für jeden Ort, etwa „{1}“, kein LocalBusiness in strukturierten Daten',
  ],
  [
    'Add LocalBusiness, or the kind of it that fits, as JSON-LD to {q}: name, address, telephone, openingHoursSpecification and url, as they are shown on the page.',
    'LocalBusiness oder die passende Unterart als JSON-LD auf {1} ergänzen: name, address, telephone, openingHoursSpecification und url, wie auf der Seite angegeben.',
  ],
  [
    'Claim the firm at Google Business Profile and Bing Places, with name, address, phone and hours exactly as on the page.',
    'Das Unternehmen im Google-Unternehmensprofil und bei Bing Places eintragen – Name, Anschrift, Telefon und Öffnungszeiten genau wie auf der Seite.',
  ],
  [
    'Link the profile from the contact details of {q}, and the site from the profile.',
    'Das Profil bei den Kontaktdaten auf {1} verlinken und im Profil die Website angeben.',
  ],
  [
    'Reviews and references answer the question that every new visitor has: whether others were content.',
    'Bewertungen und Referenzen beantworten die Frage jedes neuen Besuchers: Waren andere zufrieden?',
  ],
  [
    'See a section with reviews or references on the page, each with a name.',
    'Auf der Seite sollte ein Abschnitt mit Bewertungen oder Referenzen stehen, jeweils mit Namen.',
  ],
  ['none of {t} is about reviews or references', 'keine von {1} nennt Bewertungen oder Referenzen'],
  [
    'Ask the last ten customers for two sentences on what was done and how it went, and whether they may be named.',
    'Die letzten zehn Kunden um zwei Sätze zu Auftrag und Ergebnis bitten – und um das Einverständnis, sie namentlich zu nennen.',
  ],
  [
    'Show three to five of them on {q} under a heading of their own.',
    'Drei bis fünf davon auf {1} unter einer eigenen Überschrift zeigen.',
  ],
  [
    'Visitors believe reviews that they can check. Those on the own site alone could be anybody’s.',
    'Besucher glauben Bewertungen, die sie nachprüfen können. Stehen sie nur auf der eigenen Website, könnten sie von jedem stammen.',
  ],
  [
    'Follow the link from the reviews and see them at the other site.',
    'Dem Link bei den Bewertungen folgen: Dort sollten sie zu lesen sein.',
  ],
  ['section "{q}", no link to a site with reviews', 'Abschnitt „{1}“, kein Link auf ein Bewertungsportal'],
  [
    'Link the section "{q}" of {q} to the profile where the reviews were written.',
    'Den Abschnitt „{1}“ auf {2} mit dem Profil verlinken, auf dem die Bewertungen stehen.',
  ],
  [
    'Ask customers for a review there after each job, with a link that leads straight to the form.',
    'Nach jedem Auftrag um eine Bewertung dort bitten – mit einem Link, der direkt zum Formular führt.',
  ],
  [
    'Search engines show whether a business is open now only where they can read its hours.',
    'Ob ein Unternehmen gerade geöffnet hat, zeigen Suchmaschinen nur, wenn sie die Öffnungszeiten lesen können.',
  ],
  [
    'See in the Rich Results Test that the page names a LocalBusiness with opening hours.',
    'Im Test für Rich-Suchergebnisse prüfen: Die Seite sollte ein LocalBusiness mit Öffnungszeiten nennen.',
  ],
  [
    'section "{q}", no opening hours in structured data',
    'Abschnitt „{1}“, keine Öffnungszeiten in den strukturierten Daten',
  ],
  [
    'Name the firm on {q} as a LocalBusiness in JSON-LD, with openingHoursSpecification as in "{q}".',
    'Das Unternehmen auf {1} als LocalBusiness in JSON-LD auszeichnen, mit openingHoursSpecification wie unter „{2}“.',
  ],
  [
    'Search engines hardly read text in images, and visitors on a phone must zoom. Items and prices in text can be found by name.',
    'Text in Bildern lesen Suchmaschinen kaum, und auf dem Smartphone muss man vergrößern. Leistungen und Preise als Text werden beim Namen gefunden.',
  ],
  [
    'Search the text of the page for an item of the list and find it.',
    'Den Seitentext nach einem Eintrag der Liste durchsuchen: Er sollte zu finden sein.',
  ],
  ['image "{q}"', 'Bild „{1}“'],
  [
    'Write items and prices of the image as text on {q}, with a heading for each group, and keep the image below.',
    'Leistungen und Preise aus dem Bild als Text auf {1} schreiben, je Gruppe mit Überschrift, und das Bild darunter stehen lassen.',
  ],
  [
    'SoftwareApplication markup tells search engines the name, system, price and rating of a program, which they may show in the result.',
    'Eine SoftwareApplication-Auszeichnung nennt Suchmaschinen Name, System, Preis und Bewertung eines Programms; sie können im Suchergebnis erscheinen.',
  ],
  [
    'See in the Rich Results Test that the page names a SoftwareApplication without errors.',
    'Im Test für Rich-Suchergebnisse prüfen: Die Seite sollte fehlerfrei eine SoftwareApplication nennen.',
  ],
  [
    'link to {q}, no SoftwareApplication in structured data',
    'Link auf {1}, keine SoftwareApplication in den strukturierten Daten',
  ],
  [
    'Add SoftwareApplication as JSON-LD to {q}: name, operatingSystem, applicationCategory, offers and, where the store shows one, aggregateRating.',
    'SoftwareApplication als JSON-LD auf {1} ergänzen: name, operatingSystem, applicationCategory, offers und – falls der Store eine zeigt – aggregateRating.',
  ],
  [
    'Many searches are questions. A short answer under a heading that asks it can be shown in results and in AI answers.',
    'Viele Suchen sind Fragen. Eine kurze Antwort unter einer Überschrift mit der Frage kann in Suchergebnissen und KI-Antworten erscheinen.',
  ],
  [
    'See five headings on the page that ask, each with an answer of two or three sentences.',
    'Auf der Seite sollten fünf Überschriften mit einer Frage stehen, jede mit einer Antwort in zwei bis drei Sätzen.',
  ],
  ['none of {t} asks a question', 'keine von {1} stellt eine Frage'],
  [
    'Collect the five questions that you answer most often by phone, in mails and in person.',
    'Die fünf Fragen sammeln, die Sie am Telefon, per E-Mail und im Gespräch am häufigsten beantworten.',
  ],
  [
    'Answer each in two or three sentences on {q}, in the section that it belongs to, such as {q}.',
    'Jede auf {1} in zwei bis drei Sätzen beantworten – im passenden Abschnitt, etwa {2}.',
  ],
  [
    'Without target keywords you cannot tell whether title, headings and text match what people search for.',
    'Ohne Zielsuchbegriffe lässt sich nicht sagen, ob Titel, Überschriften und Text zu dem passen, wonach gesucht wird.',
  ],
  [
    'Audit again with these target keywords and see how well the pages use them.',
    'Mit diesen Zielsuchbegriffen erneut analysieren und prüfen, wie gut die Seiten sie verwenden.',
  ],
  [
    'no target keywords were given; the title of the start page is "{q}"',
    'keine Zielsuchbegriffe hinterlegt; der Titel der Startseite lautet „{1}“',
  ],
  [
    'Write down five searches by which customers should find you: what you offer, for whom and where.',
    'Fünf Suchanfragen aufschreiben, über die Kunden Sie finden sollen: was Sie anbieten, für wen und wo.',
  ],
  [
    'Compare them with the title "{q}": what it does not name, the site is hardly found for.',
    'Mit dem Titel „{1}“ vergleichen: Was er nicht nennt, dafür wird die Website kaum gefunden.',
  ],
  [
    'Enter them as target keywords and run the audit again.',
    'Diese als Zielsuchbegriffe hinterlegen und erneut analysieren.',
  ],
  [
    'A main heading that is only the name tells visitors and search engines nothing that the logo does not.',
    'Besteht die Hauptüberschrift nur aus dem Namen, sagt sie Besuchern und Suchmaschinen nicht mehr als das Logo.',
  ],
  [
    'See in the next audit that the main heading says more than the name.',
    'In der nächsten Analyse sollte die Hauptüberschrift mehr als den Namen nennen.',
  ],
  ['main heading "{q}"; only the title adds "{q}"', 'Hauptüberschrift „{1}“; erst der Titel ergänzt „{2}“'],
  [
    'Write into the main heading of {q} what you offer and where, such as "{q}".',
    'In der Hauptüberschrift von {1} sagen, was Sie wo anbieten, etwa „{2}“.',
  ],
  [
    'Headings such as "Services" or "About us" stand on every site. Those that name the offer help readers who skim, and search engines.',
    'Überschriften wie „Leistungen“ oder „Über uns“ stehen auf jeder Website. Wer darin das Angebot nennt, hilft eiligen Lesern und Suchmaschinen.',
  ],
  [
    'Read the headings alone and see what the site offers.',
    'Nur die Überschriften lesen: Das Angebot sollte daraus hervorgehen.',
  ],
  ['none of {t} uses a word of the title', 'keine von {1} enthält ein Wort des Titels'],
  [
    'Say in headings such as {q} what the section offers, for whom or where.',
    'In Überschriften wie {1} sagen, was der Abschnitt bietet, für wen oder wo.',
  ],
  [
    'A menu with links to the sections lets visitors jump to their answer and share it, and search results may show the links.',
    'Über ein Menü mit Links auf die Abschnitte kommen Besucher direkt zur Antwort und können sie teilen; Suchergebnisse können die Links zeigen.',
  ],
  [
    'Follow each link of the menu and see the page jump to its section.',
    'Jeden Link des Menüs anklicken: Die Seite sollte zum Abschnitt springen.',
  ],
  ['{t}, no link to a section', '{1}, kein Link auf einen Abschnitt'],
  [
    'Give the sections of {q} ids, and link to them from a menu at the top: {q}.',
    'Den Abschnitten von {1} ids geben und sie aus einem Menü am Seitenanfang verlinken: {2}.',
  ],
  [
    'Profiles with regular posts, projects or reviews show visitors that somebody is active, and tell search engines which profiles are yours.',
    'Profile mit regelmäßigen Beiträgen, Projekten oder Bewertungen zeigen, dass jemand aktiv ist – und Suchmaschinen, welche Profile Ihnen gehören.',
  ],
  [
    'See in the next audit that the page links to at least one profile.',
    'In der nächsten Analyse sollte die Seite auf mindestens ein Profil verlinken.',
  ],
  ['{t} to other sites, none to a profile', '{1} auf andere Websites, keiner auf ein Profil'],
  [
    'Link the profiles that you keep up to date from the foot of {q}.',
    'Die Profile, die Sie pflegen, am Ende von {1} verlinken.',
  ],
  [
    'Search engines show the name of a site above the title. WebSite markup tells them which name that should be.',
    'Suchmaschinen zeigen über dem Titel den Namen der Website. Eine WebSite-Auszeichnung sagt ihnen, welcher das sein soll.',
  ],
  [
    'See in the next audit that the start page has WebSite in its structured data.',
    'In der nächsten Analyse sollten die strukturierten Daten der Startseite WebSite enthalten.',
  ],
  ['structured data of the start page: {q}; no WebSite', 'strukturierte Daten der Startseite: {1}; keine WebSite'],
  [
    'Add WebSite with name, alternateName and url as JSON-LD to {q}.',
    'WebSite mit name, alternateName und url als JSON-LD auf {1} ergänzen.',
  ],
  [
    'Photos of people, places and results prove what the text says, and can be found in image search.',
    'Fotos von Menschen, Räumen und Ergebnissen belegen, was der Text sagt, und werden in der Bildersuche gefunden.',
  ],
  [
    'See in the next audit that the page has images with alternative texts.',
    'In der nächsten Analyse sollte die Seite Bilder mit Alternativtext haben.',
  ],
  ['{t} and no image element on the page', '{1} und kein Bild auf der Seite'],
  [
    'Add three photos or screenshots of your own to {q}, each with an alternative text that says what it shows.',
    'Drei eigene Fotos oder Bildschirmaufnahmen auf {1} ergänzen, jeweils mit einem Alternativtext zum Bildinhalt.',
  ],
];
