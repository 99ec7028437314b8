import type { Severity } from '../checks/check.js';

/** What checks of one kind cost in search, and why. */
export interface CostGroup {
  /** Why they cost what they cost, against the others. */
  why: string;
  /** What that rests on. */
  source: string;
  /** Points of 100 that the component loses when everything is affected, at the check's own severity. */
  costs: Readonly<Record<string, readonly [severity: Severity, points: number]>>;
}

/** Checks that cost more or less than others of their severity; what is not named costs what {@link costOfCheck} says. */
export const CHECK_COSTS: readonly CostGroup[] = [
  {
    why: 'What cannot be crawled or indexed cannot be found: nothing else counts then.',
    source: 'https://developers.google.com/search/docs/essentials/technical',
    costs: {
      'robots/site-disallowed': ['critical', 100],
      'robots/unreachable': ['critical', 90],
      'crawl/homepage-unreachable': ['critical', 80],
      'index/noindex-sitewide': ['critical', 80],
      'canonical/all-elsewhere': ['critical', 80],
      'canonical/to-other-language': ['medium', 50],
      'canonical/to-other-host': ['medium', 50],
      'canonical/to-home': ['high', 60],
      'canonical/to-error': ['high', 50],
      'canonical/to-noindex': ['high', 60],
      'index/few-indexable': ['medium', 15],
      'index/noindex-important': ['high', 60],
      'crawl/status-5xx': ['critical', 90],
      'crawl/no-response': ['critical', 90],
      'crawl/timeout': ['high', 70],
      'crawl/soft-404': ['high', 60],
    },
  },
  {
    why: 'Links are how pages are found and weighed; those that end in errors lose both, and lose the reader too.',
    source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
    costs: {
      'link/broken-internal': ['high', 60],
      'crawl/status-4xx': ['critical', 40],
      'crawl/orphan': ['medium', 30],
      // Google runs scripts, later than it reads the source; other readers never do.
      'link/raw-only-rendered': ['medium', 25],
      'url/fragment-only-routing': ['medium', 50],
      'crawl/redirect-permanent': ['low', 8],
      'link/to-redirect': ['low', 8],
      // In addition to link/broken-internal or the pages' own findings, these repeat the same.
      'link/to-noindex': ['info', 0],
      'crawl/dead-end': ['low', 8],
    },
  },
  {
    why: 'Copies under several addresses split what they earn, and search shows one of them; a missing canonical lets it choose.',
    source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
    costs: {
      'content/duplicate-exact': ['high', 70],
      'content/duplicate-near': ['medium', 60],
      'canonical/missing': ['low', 10],
      'crawl/www-both-answer': ['high', 20],
      'crawl/slash-both-answer': ['medium', 15],
    },
  },
  {
    why: 'The text of a page is what a search is answered with: without it nothing can be found, whatever the markup says.',
    source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
    costs: {
      'content/thin': ['medium', 80],
      'content/lorem-ipsum': ['medium', 70],
      'content/few-pages': ['medium', 30],
      'content/needs-javascript': ['medium', 50],
      'content/keyword-cannibal': ['medium', 20],
      'content/keyword-stuffing': ['low', 12],
      'content/title-content-mismatch': ['low', 12],
      'content/hard-to-read': ['low', 6],
      'content/placeholder-contact': ['low', 12],
    },
  },
  {
    why: 'The title is the strongest thing a page says about itself and the line that people click.',
    source: 'https://developers.google.com/search/docs/appearance/title-link',
    costs: {
      'title/missing': ['high', 70],
      'title/outside-head': ['high', 60],
      'title/placeholder': ['medium', 60],
      'title/duplicate': ['medium', 45],
      'title/multiple': ['medium', 20],
      'title/long': ['medium', 16],
      'title/pixel-wide': ['low', 6],
      'title/short': ['low', 14],
    },
  },
  {
    why: 'Descriptions do not rank; they decide how many of those who see the result click. Headings help readers and engines alike.',
    source: 'https://developers.google.com/search/docs/appearance/snippet',
    costs: {
      'desc/missing': ['medium', 30],
      'desc/duplicate': ['medium', 20],
      'desc/short': ['low', 12],
      'desc/long': ['low', 6],
      'desc/same-as-title': ['low', 12],
      'h1/missing': ['medium', 28],
      'h1/empty': ['medium', 24],
      'h1/duplicate': ['low', 10],
      'h1/multiple': ['low', 10],
    },
  },
  {
    why: 'Images, mobile display and structured data decide whether a page may appear in its richer forms.',
    source: 'https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data',
    costs: {
      'image/alt-missing': ['medium', 24],
      'image/no-dimensions': ['low', 10],
      'image/broken': ['high', 25],
      'head/viewport-missing': ['medium', 30],
      'head/doctype-missing': ['low', 5],
      'schema/none-on-site': ['low', 10],
      'schema/json-invalid': ['high', 20],
      'schema/missing-required': ['high', 20],
      'mobile/content-wide': ['medium', 20],
    },
  },
  {
    why: 'Previews for shared links and accessibility details reach readers, but hardly move a result.',
    source: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
    costs: {
      'og/title-missing': ['low', 2],
      'og/image-missing': ['low', 3],
      'a11y/button-name': ['medium', 5],
      'a11y/form-label': ['medium', 6],
      'a11y/landmark-main': ['low', 2],
      'a11y/contrast': ['medium', 8],
      'head/duplicate-id': ['low', 1],
      'head/deprecated-element': ['low', 2],
    },
  },
  {
    why: 'Encryption is asked for by browsers and counts a little in ranking; protective headers are good practice that search does not read.',
    source: 'https://developers.google.com/search/docs/appearance/page-experience',
    costs: {
      'sec/http-page': ['high', 35],
      'crawl/https-unavailable': ['critical', 35],
      'crawl/http-not-redirected': ['high', 15],
      'sec/csp-missing': ['low', 0.5],
      'sec/frame-options-missing': ['low', 0.5],
      'sec/hsts-missing': ['low', 0.5],
      'sec/nosniff-missing': ['low', 0.5],
      'sec/referrer-policy': ['low', 0.5],
      'sec/cookie-flags': ['medium', 2],
    },
  },
  {
    why: 'Broken sets of language versions send readers to the wrong language; one that is whole but untidy is still understood.',
    source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
    costs: {
      'hreflang/to-error': ['high', 45],
      'hreflang/missing-return': ['high', 45],
      'hreflang/invalid-code': ['high', 40],
      'hreflang/missing-self': ['medium', 18],
      'hreflang/on-noncanonical': ['medium', 12],
      'hreflang/to-noncanonical': ['medium', 12],
      'hreflang/unlinked': ['low', 6],
      'lang/missing': ['medium', 20],
      // Whole versions that search engines see as duplicates, and that readers of their language cannot read.
      'lang/untranslated': ['high', 60],
      'lang/content-mismatch': ['low', 14],
    },
  },
  {
    why: 'A sitemap helps large sites; pages that are well linked are found without. One that lists the wrong pages misleads.',
    source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview',
    costs: {
      'sitemap/missing': ['medium', 60],
      'sitemap/empty': ['medium', 40],
      'sitemap/http-error': ['high', 50],
      'sitemap/url-error': ['high', 70],
      'sitemap/url-noindex': ['medium', 30],
      'sitemap/url-noncanonical': ['medium', 30],
      'sitemap/url-redirect': ['medium', 30],
      'sitemap/wrong-host': ['high', 50],
      'sitemap/not-in-robots': ['low', 4],
      'robots/missing': ['low', 1],
      'robots/no-sitemap-line': ['low', 1],
    },
  },
];
