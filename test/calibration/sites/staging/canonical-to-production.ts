import { buildSite } from '../../builder/build-site.js';
import { organization } from '../../builder/json-ld.js';
import type { PageSpec } from '../../builder/page-html.js';
import { MACHINES } from '../../builder/vocabularies.js';

const ORIGIN = 'https://stage.pump-works.example';
const PRODUCTION = 'https://www.pump-works-production.example';
const PARTS = MACHINES.nouns.map((noun) => ({ noun, path: `/${noun.replaceAll(' ', '-')}/` }));

const pages: PageSpec[] = [
  {
    path: '/',
    topic: 'pumps and drives for machine builders',
    words: 420,
    json_ld: [organization(ORIGIN, 'Pump Works')],
  },
  ...PARTS.map(({ noun, path }): PageSpec => ({ path, topic: noun, words: 450 })),
  { path: '/contact/', topic: 'contact the pump works', words: 240 },
];

export const canonicalToProduction = buildSite({
  name: 'staging/canonical-to-production',
  origin: ORIGIN,
  title: 'Pump Works',
  vocabulary: MACHINES,
  nav: [['/', 'Home'], ...PARTS.map(({ noun, path }) => [path, noun] as const), ['/contact/', 'Contact']],
  pages,
  every: ({ path }) => ({ canonical: PRODUCTION + path }),
  expected: {
    range: [0, 12],
    score: 3,
    causes: ['canonical/all-elsewhere'],
    reasons:
      'All pages tell search engines to list another host. However sound the pages are, this host has not a single page in any index.',
  },
});
