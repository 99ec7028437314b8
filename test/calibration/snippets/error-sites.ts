import { buildSite } from '../builder/build-site.js';
import type { PageSpec } from '../builder/page-html.js';
import { writeProse } from '../builder/prose.js';
import { TOOLS, TOOLS_DE, TOOLS_ES, TOOLS_FR } from '../builder/vocabularies.js';
import type { CalibrationSite } from '../calibration-site.js';

const EXPECTED = { range: [0, 100], score: 50, causes: [], reasons: 'Made for its errors, not to be scored.' } as const;
const page = (origin: string, path: string, extra: Partial<PageSpec> = {}): PageSpec => ({
  path,
  topic: `Garden tools ${path.replaceAll('/', ' ').trim() || 'for every garden'}`,
  canonical: origin + path,
  main: `<h1>Tools of ${path}</h1>${writeProse(TOOLS, path, 260)
    .map((sentence) => `<p>${sentence}</p>`)
    .join('')}`,
  ...extra,
});

const CANON = 'https://canon.example';
/** Canonicals to a missing page, a redirect, a noindex page, the home page and page one; a circle and a chain. */
const wrongCanonicals = buildSite({
  name: 'shop/wrong-canonicals',
  origin: CANON,
  title: 'Canon',
  vocabulary: TOOLS,
  nav: [
    ['/', 'Home'],
    ['/imprint-page/', 'Imprint page'],
    ['/spades/', 'Spades'],
    ['/rakes/', 'Rakes'],
    ['/hoes/', 'Hoes'],
    ['/list/', 'List'],
    ['/list/?page=2', 'More of the list'],
    ['/one/', 'One'],
    ['/two/', 'Two'],
    ['/forks/', 'Forks'],
  ],
  pages: [
    page(CANON, '/'),
    page(CANON, '/imprint-page/', { canonical: `${CANON}/imprint-gone/` }),
    page(CANON, '/spades/', { canonical: `${CANON}/old-spades/` }),
    page(CANON, '/rakes/', { canonical: `${CANON}/hidden-rakes/` }),
    page(CANON, '/hidden-rakes/', { robots: 'noindex' }),
    page(CANON, '/hoes/', { canonical: `${CANON}/` }),
    page(CANON, '/list/'),
    page(CANON, '/list/?page=2', { canonical: `${CANON}/list/` }),
    page(CANON, '/one/', { canonical: `${CANON}/two/` }),
    page(CANON, '/two/', { canonical: `${CANON}/one/` }),
    page(CANON, '/forks/'),
  ],
  answers: { '/old-spades/': { status: 301, headers: { location: `${CANON}/forks/` } } },
  sitemap: [
    '/',
    '/imprint-page/',
    '/spades/',
    '/rakes/',
    '/hoes/',
    '/list/',
    '/list/?page=2',
    '/one/',
    '/two/',
    '/forks/',
  ],
  expected: EXPECTED,
});

const LANG = 'https://versions.example';
const WORDS = { en: TOOLS, de: TOOLS_DE, fr: TOOLS_FR, es: TOOLS_ES } as const;
type Code = keyof typeof WORDS;
const CODES = Object.keys(WORDS) as Code[];
const versionPath = (code: Code, slug: string) => (code === 'en' ? `/${slug}` : `/${code}/${slug}`);
/** Which versions each version names: no set is whole, and three of them send everybody else elsewhere. */
const NAMES: Record<Code, { codes: Code[]; standard: Code | null }> = {
  en: { codes: ['en', 'de', 'fr'], standard: 'en' },
  de: { codes: ['en', 'de'], standard: 'en' },
  fr: { codes: ['fr', 'es'], standard: 'fr' },
  es: { codes: ['en', 'fr'], standard: null },
};
/** Clusters of four versions whose sets are all different. */
const brokenSets = buildSite({
  name: 'multilingual/broken-sets',
  origin: LANG,
  title: 'Versions',
  vocabulary: TOOLS,
  nav: CODES.map((code) => [versionPath(code, ''), code] as const),
  pages: CODES.flatMap((code) =>
    ['', 'spades/', 'rakes/'].map((slug) => {
      const { codes, standard } = NAMES[code];
      return page(LANG, versionPath(code, slug), {
        lang: code,
        topic: `${WORDS[code].nouns[0]} ${slug} ${code} for every garden`,
        main: `<h1>${WORDS[code].nouns[1]} ${slug} ${code}</h1>${writeProse(WORDS[code], slug + code, 260)
          .map((sentence) => `<p>${sentence}</p>`)
          .join(
            '',
          )}<p>${['', 'spades/', 'rakes/'].map((other) => `<a href="${versionPath(code, other)}">${other}${code}</a>`).join(' ')}</p>`,
        alternates: [
          ...codes.map((each) => ({ hreflang: each, href: LANG + versionPath(each, slug) })),
          ...(standard === null ? [] : [{ hreflang: 'x-default', href: LANG + versionPath(standard, slug) }]),
        ],
      });
    }),
  ),
  expected: EXPECTED,
});

const MAP = 'https://listed.example';
/** A sitemap that lists what is missing, moved, noindex, canonicalized and blocked, and leaves a page out. */
const wrongSitemap = buildSite({
  name: 'docs/wrong-sitemap',
  origin: MAP,
  title: 'Listed',
  vocabulary: TOOLS,
  nav: [
    ['/', 'Home'],
    ['/guides/', 'Guides'],
    ['/prices/', 'Prices'],
    ['/old-prices/', 'Old prices'],
    ['/team/', 'Team'],
  ],
  pages: [
    page(MAP, '/'),
    page(MAP, '/guides/'),
    page(MAP, '/prices/'),
    page(MAP, '/team/'),
    page(MAP, '/cart/', { robots: 'noindex' }),
    page(MAP, '/guides/?sort=new', { canonical: `${MAP}/guides/` }),
    page(MAP, '/private/x/'),
  ],
  answers: {
    '/old-prices/': { status: 301, headers: { location: `${MAP}/prices/` } },
    '/old-team/': { status: 301, headers: { location: `${MAP}/team/` } },
    '/gone/': { status: 404 },
  },
  robots: `User-agent: *\nDisallow: /private/\nDisallow\nSitemap: ${MAP}/sitemap.xml\n`,
  sitemap: ['/', '/guides/', '/guides/?sort=new', '/old-prices/', '/old-team/', '/cart/', '/gone/', '/private/x/'],
  expected: EXPECTED,
});

const BARE = 'https://bare.example';
/** Pages whose heads say nothing, with good headings and texts. */
const bareHeads = buildSite({
  name: 'blog/bare-heads',
  origin: BARE,
  title: 'Bare',
  vocabulary: TOOLS,
  nav: [
    ['/', 'Home'],
    ['/spades/', 'Spades'],
    ['/rakes/', 'Rakes'],
  ],
  pages: ['/', '/spades/', '/rakes/'].map((path) =>
    page(BARE, path, { title: null, description: null, lang: null, canonical: null, viewport: false, doctype: false }),
  ),
  robots: null,
  sitemap: null,
  expected: EXPECTED,
});

/** Sites made for the snippets of errors that the calibration set has few of. */
export const ERROR_SITES: readonly CalibrationSite[] = [wrongCanonicals, brokenSets, wrongSitemap, bareHeads];
