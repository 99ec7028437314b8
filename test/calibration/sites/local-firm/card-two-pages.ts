import { BARE_HEADERS, buildSite } from '../../builder/build-site.js';
import { REPAIR } from '../../builder/vocabularies.js';

export const cardTwoPages = buildSite({
  name: 'local-firm/card-two-pages',
  origin: 'https://bike-fix.example',
  title: 'Bike Fix',
  vocabulary: REPAIR,
  nav: [
    ['/', 'Home'],
    ['/repairs/', 'Our projects'],
  ],
  headers: BARE_HEADERS,
  robots: null,
  sitemap: null,
  pages: [
    { path: '/', topic: 'bike repair', title: 'Bike Fix', words: 90 },
    { path: '/repairs/', topic: 'our projects', title: 'Our projects', words: 70 },
  ],
  every: { description: null, canonical: null },
  pace: 'fair',
  expected: {
    range: [24, 46],
    score: 36,
    causes: ['content/thin', 'desc/missing', 'content/few-pages'],
    reasons:
      'A business card on the web: two pages with 80 words, no description, no town, no price, no phone number in the data. It can be found by its name alone.',
  },
});
