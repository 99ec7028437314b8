import { BARE_HEADERS, buildSite } from '../../builder/build-site.js';
import { linksTo, pagesAbout } from '../../builder/pages-about.js';
import { SOFTWARE } from '../../builder/vocabularies.js';

const chapters = pagesAbout(
  SOFTWARE.nouns.flatMap((noun) => [`${noun} explained`, `${noun} in production`]),
  { words: 500 },
  '/docs/',
);

export const noDescriptions = buildSite({
  name: 'docs/no-descriptions',
  origin: 'https://worker-docs.example',
  title: 'Worker Docs',
  vocabulary: SOFTWARE,
  nav: [['/', 'Home'], ...linksTo(chapters)],
  headers: BARE_HEADERS,
  pages: [{ path: '/', topic: 'background jobs for small services', words: 350 }, ...chapters],
  every: { description: null, open_graph: false },
  expected: {
    range: [70, 88],
    score: 80,
    causes: ['desc/missing', 'schema/none-on-site'],
    reasons:
      'A generator that writes no descriptions: results show what Google picks from the text. That costs clicks, not positions; the rest is in order.',
  },
});
