import type { PhrasePair } from '../../phrases/phrase-book.js';

/** Titles of root causes that are named by what was found. */
export const DE_CAUSE_TITLES: readonly PhrasePair[] = [
  // hreflang
  ['hreflang codes that search engines cannot read on {t}', 'Unlesbare hreflang-Codes auf {1}'],
  ['hreflang sets without return links on {t}', 'hreflang-Angaben ohne Rückverweis auf {1}'],
  ['hreflang names broken pages (on {t})', 'hreflang nennt defekte Seiten (auf {1})'],
  ['hreflang names URLs that redirect (on {t})', 'hreflang nennt weiterleitende URLs (auf {1})'],
  ['hreflang names noindex pages (on {t})', 'hreflang nennt Seiten mit noindex (auf {1})'],
  ['hreflang names pages blocked by robots.txt (on {t})', 'hreflang nennt Seiten, die die robots.txt sperrt (auf {1})'],
  ['hreflang names pages with another canonical (on {t})', 'hreflang nennt Seiten mit anderem Canonical (auf {1})'],
  [
    'hreflang names one page under different codes (on {t})',
    'hreflang nennt eine Seite unter verschiedenen Codes (auf {1})',
  ],
  ['hreflang sets without the page itself on {t}', 'hreflang-Angaben ohne die Seite selbst auf {1}'],
  ['hreflang names two URLs for one language on {t}', 'hreflang nennt auf {1} zwei URLs für eine Sprache'],
  ['Relative URLs in hreflang on {t}', 'Relative URLs in hreflang auf {1}'],
  ['hreflang links outside of the head on {t}', 'hreflang-Angaben außerhalb des head auf {1}'],
  ['hreflang sets without x-default on {t}', 'hreflang-Angaben ohne x-default auf {1}'],
  // Sitemaps
  ['The site has no sitemap that can be read', 'Die Website hat keine lesbare Sitemap'],
  [
    'The sitemap that robots.txt or the index names does not load',
    'Die in robots.txt oder Sitemap-Index genannte Sitemap ist nicht abrufbar',
  ],
  ['The sitemap lists no page', 'Die Sitemap enthält keine Seite'],
  ['The sitemap is no XML file', 'Die Sitemap ist keine XML-Datei'],
  ['The sitemap breaks off at an XML error', 'Die Sitemap bricht an einem XML-Fehler ab'],
  ['The sitemap has no sitemap namespace', 'Der Sitemap fehlt der Namensraum'],
  ['All sitemap entries have the same lastmod date', 'Alle Einträge der Sitemap tragen dasselbe Änderungsdatum'],
  ['Sitemap dates are in the future ({t})', 'Änderungsdaten der Sitemap liegen in der Zukunft ({1})'],
  ['Sitemap dates that cannot be read ({t})', 'Unlesbare Änderungsdaten in der Sitemap ({1})'],
  [
    'Sitemap dates differ from those on the pages ({t})',
    'Änderungsdaten der Sitemap weichen von denen der Seiten ab ({1})',
  ],
  ['{n} entry', '{1} Eintrag'],
  [
    'Sitemap lists {t} that is not indexable and leaves out {t}',
    'Sitemap nennt {1}, die nicht indexierbar ist, und lässt {2} aus',
  ],
  [
    'Sitemap lists {t} that are not indexable and leaves out {t}',
    'Sitemap nennt {1}, die nicht indexierbar sind, und lässt {2} aus',
  ],
  ['Sitemap lists {t} that is not indexable', 'Sitemap nennt {1}, die nicht indexierbar ist'],
  ['Sitemap lists {t} that are not indexable', 'Sitemap nennt {1}, die nicht indexierbar sind'],
  ['Sitemap leaves out {t}', 'Sitemap lässt {1} aus'],
  [
    'Sitemap lists URLs of another host, lists http URLs and lists relative URLs',
    'Sitemap nennt URLs eines anderen Hosts, http-URLs und relative URLs',
  ],
  ['Sitemap lists URLs of another host and lists http URLs', 'Sitemap nennt URLs eines anderen Hosts und http-URLs'],
  [
    'Sitemap lists URLs of another host and lists relative URLs',
    'Sitemap nennt URLs eines anderen Hosts und relative URLs',
  ],
  ['Sitemap lists http URLs and lists relative URLs', 'Sitemap nennt http-URLs und relative URLs'],
  ['Sitemap lists URLs of another host', 'Sitemap nennt URLs eines anderen Hosts'],
  ['Sitemap lists http URLs', 'Sitemap nennt http-URLs'],
  ['Sitemap lists relative URLs', 'Sitemap nennt relative URLs'],
  // Content and speed
  ['{n} language version with untranslated text ({t})', '{1} Sprachversion mit unübersetztem Text ({2})'],
  ['{n} language versions with untranslated text ({t})', '{1} Sprachversionen mit unübersetztem Text ({2})'],
  ['{n} file in the head holds up {t}', '{1} Datei im head blockiert die Darstellung von {2}'],
  ['{n} files in the head hold up {t}', '{1} Dateien im head blockieren die Darstellung von {2}'],
  ['{n} heavy files on {t} of one template', '{1} große Dateien auf {2} mit demselben Template'],
  ['{n} heavy file on {t} of one template', '{1} große Datei auf {2} mit demselben Template'],
  ['{n} heavy files on {t}', '{1} große Dateien auf {2}'],
  ['{n} heavy file on {t}', '{1} große Datei auf {2}'],
  ['Images without dimensions on {t}', 'Bilder ohne Größenangabe auf {1}'],
];
