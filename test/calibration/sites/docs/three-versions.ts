import { BARE_HEADERS, buildSite } from '../../builder/build-site.js';
import type { PageSpec } from '../../builder/page-html.js';
import { linksTo, pagesAbout } from '../../builder/pages-about.js';
import { SOFTWARE } from '../../builder/vocabularies.js';

const VERSIONS = ['1.0', '2.0', 'latest'];
const pages = VERSIONS.flatMap((version): PageSpec[] =>
  pagesAbout(
    SOFTWARE.nouns.map((noun) => `guide to ${noun}`),
    (topic) => ({ words: 480, text: topic }),
    `/${version}/`,
  ),
);

export const threeVersions = buildSite({
  name: 'docs/three-versions',
  origin: 'https://versioned-docs.example',
  title: 'Versioned Docs',
  vocabulary: SOFTWARE,
  nav: [['/', 'Home'], ...linksTo(pages)],
  headers: BARE_HEADERS,
  pages: [{ path: '/', topic: 'documentation of all versions', words: 260 }, ...pages],
  every: { canonical: null },
  expected: {
    range: [40, 62],
    score: 52,
    causes: ['content/duplicate-exact', 'title/duplicate', 'canonical/missing'],
    reasons:
      'Each chapter exists three times with the same text and title, and no canonical names the current one: search shows whichever it likes, often the oldest.',
  },
});
