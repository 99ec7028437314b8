import type { WorkText } from '../../report-texts.js';

/** German texts of the checks of sitemaps. */
export const DE_SITEMAP: Readonly<Record<string, WorkText>> = {
  'sitemap/missing': {
    title: 'Keine brauchbare Sitemap',
    fix: 'Sitemap mit allen indexierbaren Seiten veröffentlichen und in der robots.txt angeben.',
  },
  'sitemap/http-error': {
    title: 'Sitemap nicht abrufbar',
    fix: 'Datei mit 200 ausliefern oder ihre Adresse aus robots.txt und Index entfernen.',
  },
  'sitemap/not-xml': {
    title: 'Datei ist keine Sitemap',
    fix: 'XML mit urlset oder sitemapindex als Wurzel ausliefern – oder eine Textdatei mit einer Adresse je Zeile.',
  },
  'sitemap/malformed': {
    title: 'Sitemap ist kein gültiges XML',
    fix: 'XML an der genannten Zeile korrigieren und künftig von einer XML-Bibliothek schreiben lassen.',
  },
  'sitemap/no-namespace': {
    title: 'Sitemap ohne Namensraum',
    fix: 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" im Wurzelelement ergänzen.',
  },
  'sitemap/too-many-urls': {
    title: 'Sitemap mit zu vielen Adressen',
    fix: 'Datei aufteilen und die Teile in einem Sitemap-Index auflisten.',
  },
  'sitemap/too-large': {
    title: 'Sitemap-Datei zu groß',
    fix: 'Datei aufteilen und die Teile in einem Sitemap-Index auflisten.',
  },
  'sitemap/index-too-many': {
    title: 'Sitemap-Index mit zu vielen Dateien',
    fix: 'Index aufteilen und jeden Teil in der robots.txt angeben.',
  },
  'sitemap/index-nested': {
    title: 'Sitemap-Index verweist auf einen weiteren Index',
    fix: 'Sitemaps in einem einzigen Index auflisten oder jeden Index in der robots.txt angeben.',
  },
  'sitemap/empty': {
    title: 'Sitemap ohne Einträge',
    fix: 'Erzeugung der Sitemap reparieren oder die Datei entfernen.',
  },
  'sitemap/gz-mislabelled': {
    title: 'Sitemap ist nicht wie angegeben komprimiert',
    fix: 'Genau die Dateien komprimieren, die auf .gz enden.',
  },
  'sitemap/not-utf8': {
    title: 'Sitemap ist nicht in UTF-8',
    fix: 'Datei in UTF-8 schreiben und Adressen prozentkodieren.',
  },
  'sitemap/unescaped': {
    title: 'Nicht maskiertes Zeichen in einer Adresse',
    fix: 'In Adressen &amp; statt & schreiben; am besten von einer XML-Bibliothek.',
  },
  'sitemap/loc-relative': {
    title: 'Adresse in der Sitemap ist nicht absolut',
    fix: 'Jedes loc mit Protokoll und Host angeben.',
  },
  'sitemap/loc-missing': {
    title: 'Sitemap-Eintrag ohne Adresse',
    fix: 'Jeden Eintrag mit genau einem loc versehen.',
  },
  'sitemap/loc-too-long': {
    title: 'Adresse in der Sitemap zu lang',
    fix: 'Adresse kürzen oder weglassen.',
  },
  'sitemap/wrong-host': {
    title: 'Sitemap nennt Adressen eines anderen Hosts',
    fix: 'Adressen in einer Sitemap des eigenen Hosts führen oder diese Datei in dessen robots.txt angeben.',
  },
  'sitemap/outside-path': {
    title: 'Sitemap nennt Adressen oberhalb ihres Verzeichnisses',
    fix: 'Datei ins Stammverzeichnis verschieben oder in der robots.txt angeben.',
  },
  'sitemap/http-on-https': {
    title: 'Sitemap einer https-Website nennt http-Adressen',
    fix: 'https-Adressen in die Sitemap schreiben.',
  },
  'sitemap/duplicate-loc': {
    title: 'Sitemap nennt eine Adresse mehrfach',
    fix: 'Jede Adresse nur einmal aufführen.',
  },
  'sitemap/url-error': {
    title: 'Sitemap enthält fehlerhafte Seiten',
    fix: 'Seite wiederherstellen oder aus der Sitemap nehmen.',
  },
  'sitemap/url-redirect': {
    title: 'Sitemap enthält weitergeleitete Adressen',
    fix: 'Zieladresse der Weiterleitung in die Sitemap schreiben.',
  },
  'sitemap/url-noindex': {
    title: 'Sitemap enthält noindex-Seiten',
    fix: 'Seite aus der Sitemap nehmen oder noindex entfernen.',
  },
  'sitemap/url-blocked': {
    title: 'Sitemap enthält durch robots.txt gesperrte Adressen',
    fix: 'Adresse in der robots.txt freigeben oder aus der Sitemap nehmen.',
  },
  'sitemap/url-noncanonical': {
    title: 'Sitemap enthält Seiten mit anderem Canonical',
    fix: 'Nur die Canonical-Adresse aufführen.',
  },
  'sitemap/indexable-not-listed': {
    title: 'Indexierbare Seite fehlt in der Sitemap',
    fix: 'Seite in die Sitemap aufnehmen – oder auf noindex setzen, wenn sie nicht gefunden werden soll.',
  },
  'sitemap/lastmod-invalid': {
    title: 'lastmod ist kein gültiges Datum',
    fix: 'W3C-Format verwenden: 2026-05-31 oder 2026-05-31T10:00:00Z.',
  },
  'sitemap/lastmod-future': {
    title: 'lastmod liegt in der Zukunft',
    fix: 'Datum der letzten tatsächlichen Änderung angeben.',
  },
  'sitemap/lastmod-all-equal': {
    title: 'Alle lastmod-Angaben sind gleich',
    fix: 'Je Seite das Datum der letzten tatsächlichen Änderung angeben oder lastmod weglassen.',
  },
  'sitemap/priority-changefreq': {
    title: 'priority oder changefreq außerhalb des Zulässigen',
    fix: 'Weglassen oder Werte von 0.0 bis 1.0 und die Wörter des Protokolls verwenden.',
  },
  'sitemap/news-too-old': {
    title: 'News-Sitemap mit alten oder zu vielen Einträgen',
    fix: 'Einträge, die älter als 48 Stunden sind, entfernen; in der normalen Sitemap bleiben sie.',
  },
  'sitemap/news-incomplete': {
    title: 'News-Eintrag ohne Pflichtangaben',
    fix: 'Fehlende Elemente ergänzen.',
  },
  'sitemap/image-too-many': {
    title: 'Zu viele Bilder in einem Sitemap-Eintrag',
    fix: 'Nur inhaltlich wichtige Bilder aufführen.',
  },
  'sitemap/image-broken': {
    title: 'Sitemap nennt ein fehlerhaftes Bild',
    fix: 'Bild wiederherstellen oder aus der Sitemap nehmen.',
  },
  'sitemap/video-incomplete': {
    title: 'Video-Eintrag ohne Pflichtangaben',
    fix: 'Fehlende Elemente ergänzen.',
  },
  'sitemap/not-in-robots': {
    title: 'Sitemap ist in der robots.txt nicht angegeben',
    fix: 'Zeile „Sitemap: <Adresse>“ in der robots.txt ergänzen.',
  },
  'sitemap/lastmod-stale': {
    title: 'lastmod widerspricht dem Datum der Seite',
    fix: 'Datum in Sitemap und Seite aus derselben Quelle schreiben.',
  },
  'sitemap/in-several': {
    title: 'Adresse steht in mehreren Sitemaps',
    fix: 'Jede Adresse nur in einer Datei führen.',
  },
};
