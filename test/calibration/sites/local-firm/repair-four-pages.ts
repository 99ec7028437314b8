import { BARE_HEADERS, buildSite } from '../../builder/build-site.js';
import type { PageSpec } from '../../builder/page-html.js';
import { REPAIR } from '../../builder/vocabularies.js';

const page = (path: string, title: string, words: number): PageSpec => ({
  path,
  topic: title,
  title,
  words,
  body: '<h1>Welcome</h1>',
  images: [{ src: `/images${path}photo.jpg`, alt: null, sized: false }],
});

export const repairFourPages = buildSite({
  name: 'local-firm/repair-four-pages',
  origin: 'https://phone-fix.example',
  title: 'Phone Fix',
  vocabulary: REPAIR,
  nav: [
    ['/', 'Home'],
    ['/services/', 'Services'],
    ['/prices/', 'Prices'],
    ['/contact/', 'Contact'],
  ],
  headers: BARE_HEADERS,
  robots: null,
  sitemap: null,
  pages: [
    page('/', 'Home', 190),
    page('/services/', 'Services', 170),
    page('/prices/', 'Prices', 120),
    page('/contact/', 'Contact', 60),
  ],
  every: { description: null, canonical: null, open_graph: false },
  pace: 'slow',
  expected: {
    range: [33, 52],
    score: 43,
    causes: ['title/placeholder', 'desc/missing', 'content/thin'],
    reasons:
      'Titles like "Home" and "Services" name neither trade nor town, no description, no business data, two main headings, little text, slow on phones. The firm will be found by its name at best.',
  },
});
