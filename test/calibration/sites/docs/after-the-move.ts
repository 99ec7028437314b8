import { BARE_HEADERS, buildSite } from '../../builder/build-site.js';
import { linksTo, pagesAbout } from '../../builder/pages-about.js';
import { SOFTWARE } from '../../builder/vocabularies.js';

const chapters = pagesAbout(
  SOFTWARE.nouns.map((noun) => `${noun} handbook`),
  { words: 320 },
  '/handbook/',
);
const old = SOFTWARE.nouns.map((noun) => `/wiki/${noun.replaceAll(' ', '_')}`);
const moved = Object.fromEntries(
  old.slice(0, 2).map((path) => [path, { status: 302, headers: { location: `${path}.html` } }]),
);

export const afterTheMove = buildSite({
  name: 'docs/after-the-move',
  origin: 'https://handbook.example',
  title: 'The Handbook',
  vocabulary: SOFTWARE,
  nav: [['/', 'Home'], ...linksTo(chapters)],
  headers: BARE_HEADERS,
  pages: [
    { path: '/', topic: 'handbook of the job service', words: 260 },
    ...chapters.map((chapter) => ({ ...chapter, links: old.map((path) => [path, `see ${path.slice(6)}`] as const) })),
  ],
  every: { description: null },
  answers: moved,
  sitemap: old,
  pace: 'fair',
  expected: {
    range: [22, 45],
    score: 36,
    causes: ['link/broken-internal', 'sitemap/url-error', 'desc/missing'],
    reasons:
      'After a move half of all links lead to addresses that are gone, and the sitemap lists only those: what the old pages had earned is lost, readers end at errors.',
  },
});
