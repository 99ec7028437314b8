import { BARE_HEADERS, buildSite } from '../../builder/build-site.js';
import { linksTo, pagesAbout } from '../../builder/pages-about.js';
import { SHOES } from '../../builder/vocabularies.js';

const series = pagesAbout(['Summer series', 'Winter series'], (topic) => ({
  words: 110,
  images: Array.from({ length: 12 }, (_, at) => ({
    src: `/images/${topic.toLowerCase().replace(' ', '-')}-${at}.jpg`,
    alt: `${topic}, pair ${at + 1}`,
    sized: false,
  })),
}));

export const galleryThreePages = buildSite({
  name: 'shop/gallery-three-pages',
  origin: 'https://handmade-shoes.example',
  title: 'Handmade Shoes',
  vocabulary: SHOES,
  nav: [['/', 'Handmade Shoes'], ...linksTo(series)],
  headers: BARE_HEADERS,
  robots: null,
  pages: [{ path: '/', topic: 'handmade shoes', words: 130 }, ...series],
  every: { canonical: null },
  pace: 'slow',
  expected: {
    range: [36, 57],
    score: 47,
    causes: ['content/thin', 'content/few-pages', 'schema/none-on-site'],
    reasons:
      'Two dozen lovely photos on three pages with a hundred words each: no product has a page, a name or a price, and search engines read text. Slow on phones as well.',
  },
});
