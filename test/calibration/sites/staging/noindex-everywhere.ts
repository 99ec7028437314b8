import { buildSite } from '../../builder/build-site.js';
import { organization } from '../../builder/json-ld.js';
import type { PageSpec } from '../../builder/page-html.js';
import { SHOES } from '../../builder/vocabularies.js';

const ORIGIN = 'https://boots-relaunch.example';
const KINDS = SHOES.nouns.map((noun) => ({ noun, path: `/${noun.replaceAll(' ', '-')}/` }));

export const noindexEverywhere = buildSite({
  name: 'staging/noindex-everywhere',
  origin: ORIGIN,
  title: 'Boots & Trails',
  vocabulary: SHOES,
  nav: [['/', 'Home'], ...KINDS.map(({ noun, path }) => [path, noun] as const)],
  pages: [
    { path: '/', topic: 'shoes for long walks', words: 420, json_ld: [organization(ORIGIN, 'Boots & Trails')] },
    ...KINDS.map(({ noun, path }): PageSpec => ({ path, topic: noun, words: 400 })),
  ],
  every: { robots: 'noindex, nofollow' },
  expected: {
    range: [0, 12],
    score: 2,
    causes: ['index/noindex-sitewide'],
    reasons:
      'The noindex of the test system went live with the shop: every page asks to be left out of search results.',
  },
});
