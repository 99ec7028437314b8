import type { WorkText } from '../report-texts.js';

/** Improvements by the name behind `improvement/`. */
export const DE_IMPROVEMENTS: Readonly<Record<string, WorkText>> = {
  'competitor-topics': {
    title: 'Über Themen schreiben, die mehrere Mitbewerber abdecken',
    fix: 'Themen auswählen, die zum Angebot passen, und je Thema eine eigene Seite erstellen.',
  },
  'competitor-sections': {
    title: 'Bereiche prüfen, die Mitbewerber haben',
    fix: 'Prüfen, welche dieser Bereiche zum Angebot passen, und mit dem wichtigsten beginnen.',
  },
  'target-keyword-pages': {
    title: 'Für jeden Zielsuchbegriff eine eigene Seite',
    fix: 'Je Suchbegriff eine Seite bestimmen oder anlegen und ihn in Titel, Überschrift und Text verwenden.',
  },
  'competitor-content-gap': {
    title: 'Inhaltlichen Rückstand zu Mitbewerbern aufholen',
    fix: 'Die Fragen sammeln, die nur Mitbewerber beantworten, und nach Nachfrage abarbeiten.',
  },
  'section-hub': {
    title: 'Übersichtsseite für den größten Bereich',
    fix: 'Eine Seite anlegen, die in das Thema einführt und alle Unterseiten verlinkt.',
  },
  'oldest-pages': {
    title: 'Die ältesten Seiten aktualisieren',
    fix: 'Fakten, Beispiele und Links prüfen, erneuern und das Änderungsdatum anpassen.',
  },
  'shallow-pages': {
    title: 'Seiten mit wenig Text ausbauen',
    fix: 'Ergänzen, was Suchende zu diesem Thema außerdem wissen wollen.',
  },
  'question-pages': {
    title: 'Häufige Fragen beantworten',
    fix: 'Fragen der Kunden sammeln und jeweils mit einer Überschrift und einer kurzen Antwort beginnen.',
  },
  'publishing-rhythm': {
    title: 'In festem Rhythmus veröffentlichen',
    fix: 'Redaktionsplan mit realistischem Takt aufstellen und einhalten.',
  },
  'search-data': {
    title: 'Echte Suchdaten wöchentlich beobachten',
    fix: 'Search Console einrichten und Impressionen, Klicks und Abdeckung wöchentlich prüfen.',
  },
  breadcrumbs: {
    title: 'Brotkrumen-Navigation auszeichnen',
    fix: 'Sichtbare Brotkrumen einbauen und als BreadcrumbList auszeichnen.',
  },
  'structured-data-breadth': {
    title: 'Strukturierte Daten auf die übrigen Seiten bringen',
    fix: 'Auszeichnung der vorhandenen Seiten auf die fehlenden Seitentypen übertragen.',
  },
  'links-to-weak-pages': {
    title: 'Wenig verlinkte Seiten stärker verlinken',
    fix: 'Von thematisch passenden Seiten auf diese Seiten verlinken.',
  },
  'nearer-pages': {
    title: 'Seiten näher an die Startseite holen',
    fix: 'Wichtige Seiten von Kategorie- oder Übersichtsseiten aus verlinken.',
  },
  'sitemap-lastmod': {
    title: 'Jeden Sitemap-Eintrag mit zutreffendem lastmod versehen',
    fix: 'Datum der letzten tatsächlichen Änderung aus dem System übernehmen.',
  },
  'sitemap-by-section': {
    title: 'Sitemap nach Bereichen aufteilen',
    fix: 'Je Bereich eine Datei erzeugen und in einem Index auflisten.',
  },
  'image-sitemap': {
    title: 'Bilder in die Sitemap aufnehmen',
    fix: 'Inhaltlich wichtige Bilder als image-Einträge ihrer Seite ergänzen.',
  },
  'lighthouse-savings': {
    title: 'Die größten Einsparungen aus Lighthouse umsetzen',
    fix: 'Die genannten Einsparungen der Reihe nach umsetzen und nachmessen.',
  },
  accessibility: {
    title: 'Barrierefreiheit vollständig umsetzen',
    fix: 'Die von Lighthouse genannten Punkte beheben und mit Tastatur und Screenreader prüfen.',
  },
  'edge-cache': {
    title: 'Seiten aus einem Cache nahe beim Besucher ausliefern',
    fix: 'Seiten für nicht angemeldete Besucher im CDN zwischenspeichern.',
  },
  'language-versions': {
    title: 'Sprachversionen per hreflang kennzeichnen',
    fix: 'Zusammengehörige Seiten erfassen und jede mit dem vollständigen Satz an hreflang-Links versehen.',
  },
  'links-in-text': {
    title: 'Verwandte Seiten aus dem Text heraus verlinken',
    fix: 'Im Text jeder Seite zwei oder drei passende Seiten verlinken, mit Wörtern, die das Ziel beschreiben.',
  },
  'share-images': {
    title: 'Wichtigen Seiten ein eigenes Vorschaubild geben',
    fix: 'Für jede dieser Seiten ein Bild mit 1200 × 630 Pixeln wählen und als og:image angeben.',
  },
  sources: {
    title: 'Auf langen Seiten Quellen nennen',
    fix: 'Zu Fakten und Zahlen die Quelle nennen und verlinken.',
  },
  'page-images': {
    title: 'Lange Seiten bebildern',
    fix: 'Jede dieser Seiten um ein eigenes Bild mit Alternativtext ergänzen.',
  },
  'contact-page': {
    title: 'Zeigen, wer hinter der Website steht und wie man ihn erreicht',
    fix: 'Eine Seite mit Name, Anschrift, Telefon, E-Mail und Ansprechpartnern anlegen und in der Fußzeile verlinken.',
  },
  'title-room': {
    title: 'Den Platz für Seitentitel in den Suchergebnissen nutzen',
    fix: 'Kurze Titel um das ergänzen, wonach Leser auswählen: Ort, Art, Jahr oder Marke.',
  },
  'description-room': {
    title: 'Den Platz für Beschreibungen in den Suchergebnissen nutzen',
    fix: 'In ein oder zwei Sätzen sagen, was die Seite bietet und was Besucher dort tun können.',
  },
  'jump-links': {
    title: 'Lange Seiten mit Sprungmarken beginnen',
    fix: 'Überschriften mit ids versehen und am Seitenanfang in einer Liste verlinken.',
  },
  brotli: {
    title: 'Seiten mit Brotli komprimieren',
    fix: 'Brotli für HTML, Stylesheets, Skripte und SVG im Server oder CDN einschalten und gzip für alte Browser behalten.',
  },
  http3: {
    title: 'HTTP/3 anbieten',
    fix: 'HTTP/3 im CDN oder Server einschalten und UDP-Port 443 in der Firewall freigeben.',
  },
  'not-found-page': {
    title: 'Eine Fehlerseite, die weiterhilft',
    fix: 'Eine Fehlerseite im Layout der Website mit Suche und Links zu den wichtigsten Seiten anlegen; der Status bleibt 404.',
  },
  'responsive-images': {
    title: 'Bilder in Größen für Smartphones anbieten',
    fix: 'Jedes Bild in zwei bis drei Breiten erzeugen und mit srcset und sizes angeben.',
  },
  'organization-markup': {
    title: 'In strukturierten Daten sagen, wer die Website betreibt',
    fix: 'Auf der Startseite Organization, LocalBusiness oder Person mit Name, URL, Logo und Kontakt als JSON-LD angeben.',
  },
  'same-as': {
    title: 'Die Organisation mit ihren Profilen verknüpfen',
    fix: 'Öffentliche Profile und Registereinträge als sameAs in den strukturierten Daten nennen.',
  },
  'title-beyond-heading': {
    title: 'Im Seitentitel mehr sagen als in der Überschrift',
    fix: 'In den Titel aufnehmen, was die Überschrift auslässt: Ort, Jahr, Preis, Art oder Zweck.',
  },
  'brand-in-titles': {
    title: 'Alle Seitentitel mit dem Namen der Website beenden',
    fix: 'Den Namen am Ende der Titel ergänzen, in denen er fehlt und in denen Platz ist.',
  },
  'last-checked': {
    title: 'Bei älteren Artikeln angeben, wann sie zuletzt geprüft wurden',
    fix: 'Fakten prüfen, Überholtes korrigieren und das Datum der Prüfung als dateModified angeben.',
  },
  'home-to-longest': {
    title: 'Die ausführlichsten Seiten von der Startseite verlinken',
    fix: 'Diese Seiten auf der Startseite verlinken, je mit einem Satz dazu, welche Frage sie beantworten.',
  },
  'section-neighbors': {
    title: 'Seiten eines Bereichs untereinander verlinken',
    fix: 'Im Text je zwei Seiten desselben Bereichs verlinken oder im Template eine Liste verwandter Seiten ausgeben.',
  },
  'contact-links': {
    title: 'Kontakt mit einem Fingertipp ermöglichen',
    fix: 'Telefonlink, E-Mail-Link oder ein kurzes Formular oben und am Ende der Seite einbauen.',
  },
  'call-link': {
    title: 'Telefonnummer anklickbar machen',
    fix: 'Die Nummer mit Landesvorwahl als tel:-Link angeben.',
  },
  'local-profile': {
    title: 'Website und Unternehmensprofil miteinander verknüpfen',
    fix: 'Profile bei Google und Bing anlegen und von den Kontaktdaten darauf verlinken, mit denselben Angaben wie auf der Website.',
  },
  'local-markup': {
    title: 'Unternehmen und Standort auszeichnen',
    fix: 'LocalBusiness als JSON-LD mit Name, Anschrift, Telefon und Öffnungszeiten ergänzen.',
  },
  'business-profile': {
    title: 'Seite und Unternehmensprofil miteinander verknüpfen',
    fix: 'Profile bei Google und Bing anlegen und von der Seite darauf verlinken, mit denselben Angaben wie auf der Seite.',
  },
  'customer-voices': {
    title: 'Kunden zu Wort kommen lassen',
    fix: 'Drei bis fünf Kundenstimmen oder Referenzen mit Namen unter einer eigenen Überschrift zeigen.',
  },
  'review-sources': {
    title: 'Bewertungen mit ihrer Quelle verlinken',
    fix: 'Den Abschnitt mit den Bewertungen auf das Profil verlinken, auf dem sie stehen.',
  },
  'hours-markup': {
    title: 'Öffnungszeiten auszeichnen',
    fix: 'Das Unternehmen als LocalBusiness mit Öffnungszeiten in JSON-LD auszeichnen.',
  },
  'price-list-text': {
    title: 'Die Preisliste im Bild auch als Text anbieten',
    fix: 'Leistungen und Preise aus dem Bild als Text auf die Seite schreiben.',
  },
  'software-markup': {
    title: 'Software auszeichnen',
    fix: 'SoftwareApplication mit Name, System, Preis und Bewertung in JSON-LD ergänzen.',
  },
  'page-questions': {
    title: 'Die Fragen beantworten, die Kunden vor dem Kauf stellen',
    fix: 'Fünf häufige Fragen sammeln und jeweils unter einer Überschrift in zwei bis drei Sätzen beantworten.',
  },
  'target-searches': {
    title: 'Festlegen, bei welchen Suchen die Website gefunden werden soll',
    fix: 'Fünf Suchanfragen Ihrer Kunden aufschreiben und als Zielsuchbegriffe hinterlegen.',
  },
  'heading-beyond-name': {
    title: 'In der Hauptüberschrift sagen, was Sie anbieten',
    fix: 'Die Hauptüberschrift um Angebot und Ort ergänzen.',
  },
  'section-headings': {
    title: 'Das Angebot in den Zwischenüberschriften nennen',
    fix: 'Zwischenüberschriften so formulieren, dass sie Angebot, Zielgruppe oder Ort nennen.',
  },
  'section-menu': {
    title: 'Abschnitte über ein Menü verlinken',
    fix: 'Den Abschnitten ids geben und sie aus einem Menü am Seitenanfang verlinken.',
  },
  'profile-links': {
    title: 'Öffentliche Profile verlinken',
    fix: 'Gepflegte Profile am Seitenende verlinken.',
  },
  'site-name-markup': {
    title: 'Den Namen der Website für Suchergebnisse angeben',
    fix: 'WebSite mit name, alternateName und url auf der Startseite auszeichnen.',
  },
  'first-images': {
    title: 'Die eigene Arbeit in Bildern zeigen',
    fix: 'Drei eigene Fotos oder Bildschirmaufnahmen mit Alternativtext ergänzen.',
  },
  'image-names': {
    title: 'Bilddateien nach ihrem Inhalt benennen',
    fix: 'Dateien mit zwei bis vier Wörtern benennen und die alten Adressen weiterleiten.',
  },
  'alt-detail': {
    title: 'Ausführlichere Alternativtexte schreiben',
    fix: 'In fünf bis zehn Wörtern beschreiben, wer oder was wo zu sehen ist.',
  },
  'video-markup': {
    title: 'Eingebettetes Video auszeichnen',
    fix: 'VideoObject mit Name, Beschreibung, Vorschaubild und Datum in JSON-LD ergänzen.',
  },
};
