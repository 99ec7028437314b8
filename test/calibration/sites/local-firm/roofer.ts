import { BARE_HEADERS, buildSite } from '../../builder/build-site.js';
import { linksTo, pagesAbout } from '../../builder/pages-about.js';
import { ROOFING } from '../../builder/vocabularies.js';

const services = pagesAbout(
  [
    'Slate roofs in Leeds',
    'Flat roofs in Leeds',
    'Gutters and drains',
    'Roof windows',
    'Storm repairs',
    'Insulation under the roof',
    'Prices and guarantee',
  ],
  (_, at) => ({
    words: 320,
    ...(at < 3 ? { description: null } : {}),
    images: [{ src: `/images/roof-${at}.webp`, alt: at === 2 ? null : 'A roof in Leeds' }],
  }),
);

export const roofer = buildSite({
  name: 'local-firm/roofer',
  origin: 'https://roofs-leeds.example',
  title: 'Hill Roofing Leeds',
  vocabulary: ROOFING,
  nav: [['/', 'Home'], ...linksTo(services), ['/contact/', 'Contact']],
  headers: BARE_HEADERS,
  robots: null,
  sitemap: null,
  pages: [
    { path: '/', topic: 'roofer in Leeds', words: 420 },
    ...services,
    { path: '/contact/', topic: 'call Hill Roofing in Leeds', words: 210 },
  ],
  pace: 'fair',
  expected: {
    range: [70, 88],
    score: 78,
    causes: ['schema/none-on-site', 'desc/missing', 'speed/lcp'],
    reasons:
      'A page for each service with the town in it, well linked. What is missing is quickly added: LocalBusiness data, three descriptions. Without a sitemap nine linked pages are found all the same.',
  },
});
