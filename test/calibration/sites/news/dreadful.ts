import { BARE_HEADERS, buildSite } from '../../builder/build-site.js';
import type { PageSpec } from '../../builder/page-html.js';
import { NEWS } from '../../builder/vocabularies.js';

const ORIGIN = 'http://old-paper.example';
const ALIVE = Array.from({ length: 15 }, (_, at) => `/story${at + 1}.htm`);
const DEAD = Array.from({ length: 22 }, (_, at) => `/archive/${2001 + at}.htm`);
const links = [...ALIVE, ...DEAD].map((path) => `<a href="${path}">more</a>`).join(' ');

export const dreadful = buildSite({
  name: 'news/dreadful',
  origin: ORIGIN,
  title: 'Old Paper',
  vocabulary: NEWS,
  nav: [],
  headers: BARE_HEADERS,
  robots: null,
  sitemap: null,
  pages: ['/', ...ALIVE].map(
    (path): PageSpec => ({
      path,
      topic: 'news',
      main: `<img src="/images/banner.gif"><p>Read the news of the day here, as always new.</p>${links}`,
    }),
  ),
  every: {
    title: null,
    description: null,
    canonical: null,
    lang: null,
    viewport: false,
    open_graph: false,
    doctype: false,
  },
  broken_resources: ['/images/banner.gif'],
  pace: 'fair',
  expected: {
    range: [0, 20],
    score: 8,
    causes: ['content/thin', 'title/missing', 'link/broken-internal'],
    reasons:
      'The same ten words on every page, no title, heading, description, language or viewport anywhere, more dead links than living ones, no encryption. There is nothing to keep.',
  },
});
