import { buildSite } from '../../builder/build-site.js';
import { linksTo, pagesAbout } from '../../builder/pages-about.js';
import { SOFTWARE } from '../../builder/vocabularies.js';

const guide = pagesAbout(
  SOFTWARE.nouns.map((noun) => `working with ${noun}`),
  { words: 650 },
  '/guide/',
);
const reference = pagesAbout(
  SOFTWARE.nouns.map((noun) => `reference of ${noun}`),
  { words: 420 },
  '/reference/',
);

export const libraryDocs = buildSite({
  name: 'docs/library-docs',
  origin: 'https://queue-library.example',
  title: 'Queue Library',
  vocabulary: SOFTWARE,
  nav: [['/', 'Home'], ...linksTo(guide), ...linksTo(reference)],
  pages: [{ path: '/', topic: 'a job queue that is easy to trust', words: 420 }, ...guide, ...reference],
  every: { open_graph: false },
  expected: {
    range: [86, 100],
    score: 91,
    causes: ['schema/none-on-site', 'og/title-missing'],
    reasons:
      'Clear documentation, every page with a text, title and description of its own, all linked, fast. Only previews for shared links and structured data are missing, which cost documentation little.',
  },
});
