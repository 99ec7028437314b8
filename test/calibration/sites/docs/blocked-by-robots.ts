import { buildSite } from '../../builder/build-site.js';
import type { PageSpec } from '../../builder/page-html.js';
import { SOFTWARE } from '../../builder/vocabularies.js';

const ORIGIN = 'https://docs-closed.example';
const CHAPTERS = SOFTWARE.nouns.map((noun) => ({ noun, path: `/guide/${noun.replaceAll(' ', '-')}/` }));

export const blockedByRobots = buildSite({
  name: 'docs/blocked-by-robots',
  origin: ORIGIN,
  title: 'Queue Docs',
  vocabulary: SOFTWARE,
  nav: [['/', 'Home'], ...CHAPTERS.map(({ noun, path }) => [path, noun] as const)],
  robots: `User-agent: *\nDisallow: /\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  pages: [
    { path: '/', topic: 'a job queue for small teams', words: 400 },
    ...CHAPTERS.map(({ noun, path }): PageSpec => ({ path, topic: noun, words: 600 })),
  ],
  expected: {
    range: [0, 12],
    score: 2,
    causes: ['robots/site-disallowed'],
    reasons: 'Two lines in robots.txt shut out every crawler. Nothing of the documentation can be found.',
  },
});
