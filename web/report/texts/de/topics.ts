/** Why the checks of a category matter, by the first part of their ids. */
export const DE_TOPICS: Readonly<Record<string, string>> = {
  a11y: 'Was Menschen mit Einschränkungen hilft, hilft auch Suchmaschinen: klare Namen, Kontraste und Strukturen lassen sich maschinell verstehen.',
  ai: 'KI-Dienste und Suchmaschinen zitieren Seiten, die sich ohne Umwege lesen und einem Betreiber zuordnen lassen.',
  canonical:
    'Das Canonical sagt Suchmaschinen, welche von mehreren ähnlichen Adressen zählen soll. Ist es falsch, wird die falsche Seite gezeigt – oder keine.',
  content:
    'Seiten ranken mit dem, was sie beantworten. Wer wenig, Gleiches oder schwer Lesbares bietet, wird seltener gezeigt.',
  crawl:
    'Was Suchmaschinen nicht oder nur auf Umwegen erreichen, kann nicht ranken; Besucher brechen an solchen Stellen ab.',
  desc: 'Die Meta-Description ist der Werbetext im Suchergebnis. Sie entscheidet mit, ob jemand klickt.',
  gsc: 'Diese Zahlen stammen aus der Google Search Console: Sie zeigen, wo mit vorhandener Sichtbarkeit mehr Klicks möglich sind.',
  h1: 'Die Hauptüberschrift sagt Lesern und Suchmaschinen, worum es auf der Seite geht.',
  h2: 'Zwischenüberschriften gliedern den Text und beantworten einzelne Suchanfragen.',
  head: 'Der head-Bereich steuert, wie Browser und Suchmaschinen die Seite verstehen. Fehler dort betreffen die ganze Seite.',
  heading: 'Eine saubere Überschriftenfolge zeigt den Aufbau der Seite – Lesern, Screenreadern und Suchmaschinen.',
  hreflang:
    'Über hreflang erfahren Suchmaschinen, welche Sprachversion für wen gedacht ist. Fehlt der Zusammenhang, landen Besucher in der falschen Sprache.',
  image: 'Bilder machen oft den größten Teil der Datenmenge aus und bringen über die Bildersuche eigene Besuche.',
  index: 'Nur was in den Index aufgenommen werden darf, kann in Suchergebnissen erscheinen.',
  lang: 'Die Sprachangabe sagt Browsern und Suchmaschinen, für wen der Text gedacht ist.',
  link: 'Interne Links führen Besucher und Suchmaschinen durch die Website und verteilen Gewicht auf die wichtigen Seiten.',
  mobile: 'Google bewertet die mobile Version. Was auf dem Smartphone stört, kostet Besuche und Platzierungen.',
  og: 'Diese Angaben bestimmen, wie ein geteilter Link in sozialen Netzwerken und Messengern aussieht.',
  page: 'Reihen von Seiten müssen lückenlos verlinkt sein, sonst bleiben ihre hinteren Inhalte unentdeckt.',
  robots: 'Die robots.txt liest jeder Crawler zuerst. Ein Fehler darin kann ganze Bereiche unsichtbar machen.',
  schema: 'Strukturierte Daten ermöglichen erweiterte Suchergebnisse mit Preisen, Bewertungen oder Terminen.',
  sec: 'Verschlüsselung und Sicherheitsangaben schützen Besucher; Browser warnen vor Seiten, denen sie fehlen.',
  sitemap: 'Die Sitemap zeigt Suchmaschinen, welche Seiten es gibt und welche sich geändert haben.',
  speed: 'Lange Ladezeiten kosten Besucher, und die Core Web Vitals fließen in die Platzierung ein.',
  title: 'Der Seitentitel ist der stärkste Hinweis auf das Thema und die Überschrift im Suchergebnis.',
  twitter: 'Diese Angaben bestimmen, wie ein geteilter Link auf X aussieht.',
  url: 'Kurze, eindeutige Adressen lassen sich besser teilen, verlinken und auswerten.',
  video: 'Videos mit strukturierten Daten können in der Videosuche und mit Vorschaubild erscheinen.',
};
