import { buildSite } from '../../builder/build-site.js';
import { breadcrumbs, organization, product } from '../../builder/json-ld.js';
import type { PageSpec } from '../../builder/page-html.js';
import { LAMPS } from '../../builder/vocabularies.js';

const ORIGIN = 'https://lamp-shop.example';
const CATEGORIES = ['floor-lamps', 'desk-lamps', 'wall-lights', 'ceiling-lights'] as const;
const MODELS = ['Alder', 'Birch', 'Cedar', 'Dune'] as const;
const label = (slug: string) => slug.replace('-', ' ');

const products = CATEGORIES.flatMap((category) =>
  MODELS.map((model): PageSpec => {
    const topic = `${model} ${label(category).slice(0, -1)}`;
    const path = `/${category}/${model.toLowerCase()}/`;
    return {
      path,
      topic,
      words: 380,
      json_ld: [
        product(ORIGIN, path, topic),
        breadcrumbs(ORIGIN, [
          ['/', 'Home'],
          [`/${category}/`, label(category)],
          [path, topic],
        ]),
      ],
      images: [{ src: `/images/${category}-${model.toLowerCase()}.webp`, alt: `${topic} beside an armchair` }],
      links: MODELS.filter((other) => other !== model).map((other) => [
        `/${category}/${other.toLowerCase()}/`,
        `${other} ${label(category).slice(0, -1)}`,
      ]),
    };
  }),
);

export const lampShop = buildSite({
  name: 'shop/lamp-shop',
  origin: ORIGIN,
  title: 'Lamp House',
  vocabulary: LAMPS,
  nav: [['/', 'Home'], ...CATEGORIES.map((slug) => [`/${slug}/`, label(slug)] as const), ['/advice/', 'Advice']],
  footer: [
    ['/about/', 'About us'],
    ['/contact/', 'Contact'],
    ['/privacy/', 'Privacy'],
  ],
  pages: [
    { path: '/', topic: 'lamps made by hand', words: 420, json_ld: [organization(ORIGIN, 'Lamp House')] },
    ...CATEGORIES.map(
      (slug): PageSpec => ({
        path: `/${slug}/`,
        topic: label(slug),
        words: 320,
        links: MODELS.map((model) => [`/${slug}/${model.toLowerCase()}/`, `${model} ${label(slug).slice(0, -1)}`]),
      }),
    ),
    ...products,
    { path: '/advice/', topic: 'how to choose a lamp', words: 900 },
    { path: '/about/', topic: 'our workshop and the people in it', words: 400 },
    { path: '/contact/', topic: 'visit or call our lamp shop', words: 260 },
    { path: '/privacy/', topic: 'privacy at the lamp shop', words: 500 },
  ],
  expected: {
    range: [88, 100],
    score: 94,
    causes: [],
    reasons:
      'Every page has a text, title and description of its own, products carry complete structured data, the shop is fast and linked in both directions. An expert would only polish.',
  },
});
