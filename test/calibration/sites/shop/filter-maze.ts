import { buildSite } from '../../builder/build-site.js';
import { organization } from '../../builder/json-ld.js';
import type { PageSpec } from '../../builder/page-html.js';
import { linksTo, pagesAbout } from '../../builder/pages-about.js';
import { SHOES } from '../../builder/vocabularies.js';

const ORIGIN = 'https://shoe-barn.example';
const COLORS = ['black', 'brown', 'grey', 'blue', 'red'];
const SIZES = ['38', '40', '42', '44'];
const lists = ['hiking boots', 'running shoes'];
const products = pagesAbout(
  SHOES.nouns.map((noun) => `${noun} Alpina`),
  { words: 280 },
  '/p/',
);

/** Every filter is an address of its own with the list's title, description and text. */
const variants = lists.flatMap((list): PageSpec[] => {
  const base = `/${list.replace(' ', '-')}/`;
  const same = { topic: list, text: base, title: `${list} – Shoe Barn, sizes 36 to 46`, words: 240, canonical: null };
  const paths = COLORS.flatMap((color) => SIZES.map((size) => `${base}?color=${color}&size=${size}`));
  return [
    {
      path: base,
      ...same,
      links: [...linksTo(products), ...paths.map((path) => [path, path.slice(base.length + 1)] as const)],
    },
    ...paths.map((path) => ({ path, ...same, links: linksTo(products) })),
  ];
});

export const filterMaze = buildSite({
  name: 'shop/filter-maze',
  origin: ORIGIN,
  title: 'Shoe Barn',
  vocabulary: SHOES,
  nav: [['/', 'Home'], ...lists.map((list) => [`/${list.replace(' ', '-')}/`, list] as const)],
  pages: [
    { path: '/', topic: 'shoes for every path', words: 320, json_ld: [organization(ORIGIN, 'Shoe Barn')] },
    ...variants,
    ...products,
  ],
  sitemap: ['/', ...products.map(({ path }) => path)],
  pace: 'fair',
  expected: {
    range: [30, 52],
    score: 43,
    causes: ['content/duplicate-exact', 'title/duplicate', 'canonical/missing'],
    reasons:
      'Forty filter addresses with one text stand against eleven real pages, and no canonical says which one is meant. Crawlers spend their time on copies, and lists compete with themselves.',
  },
});
