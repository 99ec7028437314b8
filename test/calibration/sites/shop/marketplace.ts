import { buildSite } from '../../builder/build-site.js';
import { linksTo, pagesAbout } from '../../builder/pages-about.js';
import { LAMPS } from '../../builder/vocabularies.js';

const ORIGIN = 'https://light-market.example';
const products = pagesAbout(
  LAMPS.nouns.flatMap((noun) => [`${noun} model A`, `${noun} model B`, `${noun} model C`]),
  (topic, at) => ({
    words: 210,
    // The maker's text on every second one.
    ...(at % 2 === 0 ? { text: `maker ${Math.floor(at / 6)}` } : {}),
    title: `Buy ${topic} online cheap and fast with free shipping at Light Market the shop for lamps`,
    images: [{ src: `/images/item-${at}.jpg`, alt: null, sized: false }],
    json_ld: [{ '@type': 'Product', name: topic }],
  }),
  '/item/',
);
const groups = ['Floor and desk', 'Ceiling and wall', 'Parts and bulbs'].map((topic, at) => ({
  path: `/group-${at + 1}/`,
  topic,
  words: 80,
  links: [
    ...linksTo(products.slice(at * 12, at * 12 + 12)),
    [`/item/gone-${at}/`, 'last chance'],
    [`/offers/old-${at}/`, 'offers'],
  ] as [string, string][],
}));

export const marketplace = buildSite({
  name: 'shop/marketplace',
  origin: ORIGIN,
  title: 'Light Market',
  vocabulary: LAMPS,
  nav: [['/', 'Home'], ...linksTo(groups)],
  pages: [{ path: '/', topic: 'all lamps in one market', words: 200 }, ...groups, ...products],
  pace: 'slow',
  expected: {
    range: [45, 68],
    score: 56,
    causes: ['content/duplicate-near', 'schema/missing-required', 'title/long'],
    reasons:
      "Half of the products carry the maker's text that others have too, all titles are cut off, product data lack price and offer, phones wait six seconds. It can be found, but has little to win with.",
  },
});
