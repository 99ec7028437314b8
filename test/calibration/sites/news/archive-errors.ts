import { BARE_HEADERS, buildSite } from '../../builder/build-site.js';
import { linksTo, pagesAbout } from '../../builder/pages-about.js';
import { NEWS } from '../../builder/vocabularies.js';

const stories = pagesAbout(
  NEWS.nouns.flatMap((noun) => [`${noun} today`, `${noun} this week`]),
  { words: 330 },
  '/story/',
);
const archive = NEWS.nouns.map((noun, at) => [`/archive/${at}/`, `older ${noun}`] as const);

export const archiveErrors = buildSite({
  name: 'news/archive-errors',
  origin: 'https://daily-gazette.example',
  title: 'Daily Gazette',
  vocabulary: NEWS,
  nav: [['/', 'Home'], ...linksTo(stories)],
  headers: BARE_HEADERS,
  pages: [
    { path: '/', topic: 'the daily gazette', words: 240, links: archive },
    ...stories.map((story) => ({ ...story, links: archive.slice(0, 5) })),
  ],
  answers: Object.fromEntries(
    archive.map(([path], at) => [path, { status: at % 2 === 0 ? 503 : 500, body: '<h1>Error</h1>' }]),
  ),
  pace: 'slow',
  expected: {
    range: [22, 45],
    score: 34,
    causes: ['crawl/status-5xx', 'link/broken-internal', 'speed/lcp'],
    reasons:
      'A third of all addresses answers with a server error: search engines slow down their crawling and drop the archive. What still works is average and slow.',
  },
});
