import { BARE_HEADERS, buildSite } from '../../builder/build-site.js';
import { linksTo, pagesAbout } from '../../builder/pages-about.js';
import { FURNITURE } from '../../builder/vocabularies.js';

const rooms = pagesAbout(['Tables', 'Chairs', 'Visit us'], (topic, at) => ({
  title: `${topic} – Oak & Oil`,
  words: 65 + at * 10,
  images: [{ src: `/images/room-${at}.webp`, alt: `${topic} in our showroom` }],
}));

export const furniturePretty = buildSite({
  name: 'shop/furniture-pretty',
  origin: 'https://oak-and-oil.example',
  title: 'Oak & Oil',
  vocabulary: FURNITURE,
  nav: [['/', 'Oak & Oil'], ...linksTo(rooms)],
  headers: BARE_HEADERS,
  robots: null,
  sitemap: null,
  pages: [
    {
      path: '/',
      topic: 'furniture made of oak',
      words: 70,
      images: [{ src: '/images/oak.webp', alt: 'An oak table' }],
    },
    ...rooms,
  ],
  every: { canonical: null },
  expected: {
    range: [42, 62],
    score: 54,
    causes: ['content/thin', 'schema/none-on-site', 'title/short'],
    reasons:
      'Four beautiful pages with 70 words each. Nothing is broken, but there is no product, no price, no structured data and no text that a search could find.',
  },
});
