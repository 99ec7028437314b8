import { BARE_HEADERS, buildSite } from '../../builder/build-site.js';
import { organization } from '../../builder/json-ld.js';
import { linksTo, pagesAbout } from '../../builder/pages-about.js';
import { TEA } from '../../builder/vocabularies.js';

const ORIGIN = 'https://tea-shop.example';
const KINDS = ['Assam', 'Darjeeling', 'Sencha', 'Jasmine', 'Rooibos', 'Mint', 'Oolong'];
const SIZES = ['100 g tin', '250 g bag', 'sampler', 'gift box'];
const products = pagesAbout(
  KINDS.flatMap((kind) => SIZES.map((size) => `${kind} tea ${size}`)),
  (topic, at) => ({
    words: 250,
    images: [{ src: `/images/tea-${at}.webp`, alt: at % 2 === 0 ? `${topic} on a table` : null }],
    ...(at % 3 === 0
      ? { description: 'Fine teas from our shop, packed by hand and sent on the same day to all of Europe.' }
      : {}),
  }),
  '/tea/',
);
const kinds = pagesAbout(
  KINDS.map((kind) => `${kind} tea`),
  (topic) => ({ words: 220, links: linksTo(products.filter((page) => page.topic.startsWith(topic))) }),
);

export const teaShop = buildSite({
  name: 'shop/tea-shop',
  origin: ORIGIN,
  title: 'Leaf & Kettle',
  vocabulary: TEA,
  nav: [['/', 'Home'], ...linksTo(kinds)],
  footer: [['/about/', 'About']],
  headers: BARE_HEADERS,
  pages: [
    {
      path: '/',
      topic: 'loose teas sent on the same day',
      words: 400,
      json_ld: [organization(ORIGIN, 'Leaf & Kettle')],
    },
    ...kinds,
    ...products,
    { path: '/about/', topic: 'who packs your tea', words: 300 },
  ],
  pace: 'fair',
  expected: {
    range: [70, 88],
    score: 78,
    causes: ['desc/duplicate', 'speed/lcp', 'image/alt-missing'],
    reasons:
      'A sound shop with texts of its own. It gives away what is easily had: no product data for rich results, a third of the descriptions are the same, half of the images have no alternative text, phones wait.',
  },
});
