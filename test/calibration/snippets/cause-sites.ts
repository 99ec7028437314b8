import { buildSite } from '../builder/build-site.js';
import type { PageSpec } from '../builder/page-html.js';
import { writeProse } from '../builder/prose.js';
import { TOOLS, TOOLS_DE } from '../builder/vocabularies.js';
import type { CalibrationSite } from '../calibration-site.js';

const EXPECTED = { range: [0, 100], score: 50, causes: [], reasons: 'Made for its errors, not to be scored.' } as const;
const NAMES = ['spades', 'rakes', 'hoes', 'forks', 'shears', 'saws', 'gloves'];
const page = (origin: string, path: string, extra: Partial<PageSpec> = {}): PageSpec => ({
  path,
  topic: `Garden tools ${path.replaceAll('/', ' ').trim() || 'for every garden'}`,
  canonical: origin + path,
  main: `<h1>Tools of ${path}</h1>${writeProse(TOOLS, path, 260)
    .map((sentence) => `<p>${sentence}</p>`)
    .join('')}`,
  ...extra,
});
const pathsOf = (names: readonly string[]) => ['/', ...names.map((name) => `/${name}/`)];

const MENU = 'https://menu.example';
/** A menu whose link redirects twice, and a script in the head, on every page. */
const templateErrors = buildSite({
  name: 'shop/template-errors',
  origin: MENU,
  title: 'Menu',
  vocabulary: TOOLS,
  nav: [...pathsOf(NAMES).map((path) => [path, path] as const), ['/old-prices/', 'Prices']],
  pages: [...pathsOf(NAMES), '/prices/'].map((path) =>
    page(MENU, path, { head: '<script src="/js/menu.js"></script>' }),
  ),
  answers: {
    '/old-prices/': { status: 301, headers: { location: `${MENU}/price-list/` } },
    '/price-list/': { status: 301, headers: { location: `${MENU}/prices/` } },
  },
  expected: EXPECTED,
});

const CODES = 'https://codes.example';
const versionPath = (code: string, name: string) => (code === 'en-UK' ? `/${name}` : `/de/${name}`);
/** Codes that search engines cannot read, and a version that is gone. */
const wrongCodes = buildSite({
  name: 'multilingual/wrong-codes',
  origin: CODES,
  title: 'Codes',
  vocabulary: TOOLS,
  nav: ['en-UK', 'de_DE'].map((code) => [versionPath(code, ''), code] as const),
  pages: ['en-UK', 'de_DE'].flatMap((code) =>
    ['', ...NAMES.slice(0, 4).map((name) => `${name}/`)].map((name) => {
      const words = code === 'en-UK' ? TOOLS : TOOLS_DE;
      const others = NAMES.slice(0, 4).map((other) => `<a href="${versionPath(code, `${other}/`)}">${other}</a>`);
      return page(CODES, versionPath(code, name), {
        lang: code === 'en-UK' ? 'en' : 'de',
        topic: `${words.nouns[0]} ${name} ${code} for every garden`,
        main: `<h1>${words.nouns[1]} ${name} ${code}</h1>${writeProse(words, name + code, 260)
          .map((sentence) => `<p>${sentence}</p>`)
          .join('')}<p>${others.join(' ')}</p>`,
        alternates: [
          ...['en-UK', 'de_DE'].map((each) => ({ hreflang: each, href: CODES + versionPath(each, name) })),
          { hreflang: 'fr', href: `${CODES}/fr/${name}` },
        ],
      });
    }),
  ),
  answers: { '/fr/': { status: 404 } },
  expected: EXPECTED,
});

const MOVED = 'https://moved.example';
/** A sitemap of the host that the site had before. */
const formerHost = buildSite({
  name: 'docs/former-host',
  origin: MOVED,
  title: 'Moved',
  vocabulary: TOOLS,
  nav: pathsOf(NAMES).map((path) => [path, path] as const),
  pages: pathsOf(NAMES).map((path) => page(MOVED, path)),
  sitemap: pathsOf(NAMES).map((path) => `https://www.former.example${path}`),
  expected: EXPECTED,
});

const DATED = 'https://dated.example';
const DATED_PATHS = pathsOf(NAMES);
/** Dates in the sitemap that are years behind those on the pages. */
const staleDates = buildSite({
  name: 'blog/stale-dates',
  origin: DATED,
  title: 'Dated',
  vocabulary: TOOLS,
  nav: DATED_PATHS.map((path) => [path, path] as const),
  pages: DATED_PATHS.map((path, at) =>
    page(DATED, path, {
      head: `<meta property="article:modified_time" content="2026-0${(at % 5) + 1}-1${at % 9}T08:00:00Z">`,
    }),
  ),
  answers: {
    '/sitemap.xml': {
      headers: { 'content-type': 'application/xml' },
      body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${DATED_PATHS.map(
        (path, at) => `<url><loc>${DATED}${path}</loc><lastmod>2022-01-0${at + 1}</lastmod></url>`,
      ).join('\n')}\n</urlset>`,
    },
  },
  sitemap: null,
  robots: `User-agent: *\nDisallow:\nSitemap: ${DATED}/sitemap.xml\n`,
  expected: EXPECTED,
});

/** Sites made for the snippets of causes in hreflang sets, sitemaps, templates and the head. */
export const CAUSE_SITES: readonly CalibrationSite[] = [templateErrors, wrongCodes, formerHost, staleDates];
